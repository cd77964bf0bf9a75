import Expectations
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTrace

@testable import TouchInspector

/// The lanes of keys, buttons, the wheel and touchpads, and of the views that receive presses.
@MainActor @Suite(.serialized) struct InputLaneTests {
  private let program = HeadlessApplication(size: CGSize(width: 400, height: 400))
  private let panel: UIView
  private let button: Focusable
  private let record: Record

  /// A view that can have the focus, and keeps presses.
  private final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  init() {
    panel = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    button = Focusable(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    program.window.addSubview(panel)
    panel.addSubview(button)
    let names: [ObjectIdentifier: String] = [ObjectIdentifier(panel): "panel", ObjectIdentifier(button): "button"]
    record = Record(of: program.window, recognizers: []) { object in
      (object as? UIGestureRecognizer)?.name ?? names[ObjectIdentifier(object)]
    }
    program.application.traceSink = record
    button.becomeFirstResponder()
    program.advance(to: 1)
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    panel.addGestureRecognizer(recognizer)
  }

  private func press(_ type: UIPress.PressType, isDown: Bool) {
    program.send(.button(type.rawValue, isDown: isDown, timestamp: program.now))
  }

  private func key(_ code: UIKeyboardHIDUsage, _ text: String = "", isDown: Bool) {
    program.send(.key(code: code.rawValue, characters: text, isDown: isDown, timestamp: program.now))
  }

  private func scroll(_ y: CGFloat) {
    program.send(.scroll(CGVector(dx: 0, dy: y), at: CGPoint(x: 80, y: 70), timestamp: program.now))
  }

  private var lines: [String] { record.model.text.split(separator: "\n").map(String.init) }

  private func expectLanes(_ expected: [String]) { expectEqual(lines, expected) }

  @Test func eachButtonHasALaneAndSoHasItsView() {
    press(.select, isDown: true)
    program.advance(by: 0.1)
    press(.upArrow, isDown: true)
    program.advance(by: 0.1)
    press(.select, isDown: false)
    program.advance(by: 0.1)
    press(.upArrow, isDown: false)
    expectLanes([
      "button select: down 1.000-1.200", "button upArrow: down 1.100-1.300",
      "button: down 1.000-1.300 | pressesBegan 1.000, pressesBegan 1.100, pressesEnded 1.200, pressesEnded 1.300",
    ])
  }

  @Test func aTapTakesThePressOfItsButton() {
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [4]
    add(tap, "tap")
    press(.select, isDown: true)
    program.advance(by: 0.1)
    press(.select, isDown: false)
    program.advance(by: 0.1)
    expectLanes([
      "button select: down 1.000-1.100",
      "tap: possible 1.000-1.100, ended 1.100-1.100 | ended 1.100 (48.23 1/1 taps), action ended 1.100",
      "button: down 1.000-1.100 | pressesBegan 1.000, pressesCancelled 1.100",
      "1.100 tap -cancelled-> button (48.26)",
    ])
  }

  @Test func aHeldArrowRepeats() {
    press(.leftArrow, isDown: true)
    program.advance(by: 0.6)
    press(.leftArrow, isDown: false)
    expectLanes([
      "button leftArrow: down 1.000-1.600 | moves 1.400..1.560 x3",
      "button: down 1.000-1.600 | pressesBegan 1.000, pressesChanged 1.400..1.560 x3, pressesEnded 1.600",
    ])
  }

  @Test func namedKeysHaveLanesAndOtherKeysShareOne() {
    key(.keyboardReturnOrEnter, isDown: true)
    key(.keyboardA, "a", isDown: true)
    program.advance(by: 0.1)
    key(.keyboardB, "b", isDown: true)
    key(.keyboardA, isDown: false)
    program.advance(by: 0.1)
    key(.keyboardB, isDown: false)
    key(.keyboardReturnOrEnter, isDown: false)
    expectEqual(
      Array(lines.prefix(2)),
      ["key return: down 1.000-1.200", "other keys: down 1.000-1.200"])
  }

  @Test func pressesThatAreCancelledAreMarked() {
    press(.select, isDown: true)
    program.advance(by: 0.1)
    program.send(.focus(false))
    expectLanes([
      "button select: down 1.000-1.100 | is cancelled 1.100",
      "button: down 1.000-1.100 | pressesBegan 1.000, pressesCancelled 1.100",
    ])
  }

  @Test func theWheelHasAStretchUntilItRests() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    add(pan, "pan")
    for _ in 0..<3 {
      scroll(48)
      program.advance(by: 0.05)
    }
    program.advance(by: 0.3)
    scroll(48)
    scroll(0)
    expectEqual(
      lines.first,
      "wheel: down 1.000-1.100, down 1.450-1.450 | moves 1.000..1.100 x3, moves 1.450")
  }

  @Test func aTouchpadIsDownWhileItPinches() {
    add(UIPinchGestureRecognizer(), "pinch")
    func send(_ phase: TransformSample.Phase, _ scale: CGFloat) {
      program.send(
        .transform(
          TransformSample(phase: phase, scale: scale, location: CGPoint(x: 80, y: 70), timestamp: program.now)))
      program.advance(by: 0.1)
    }
    send(.began, 1)
    send(.changed, 1.5)
    send(.cancelled, 1.5)
    expectEqual(
      lines.first,
      "touchpad: down 1.000-1.200 | moves 1.100, is cancelled 1.200")
  }

  @Test func aKeyThatOnlyTheWindowReceivesHasNoLane() {
    button.resignFirstResponder()
    key(.keyboardD, "d", isDown: true)
    program.advance(by: 0.1)
    key(.keyboardD, isDown: false)
    expectLanes([])
    #expect(record.model.firstTime == nil)
  }

  @Test func theInputOfAnotherWindowHasNoLane() {
    let other = UIWindow(windowScene: program.scene)
    other.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    other.makeKeyAndVisible()
    press(.select, isDown: true)
    scroll(48)
    expectEqual(record.model.lanes.count, 0)
  }
}
