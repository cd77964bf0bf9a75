import Expectations
import Testing
import TouchTesting
import UIKit

// With Foundation only: presses, touchpads and pens are the same code without.
#if FoundationGeometry
/// Presses, touchpads and pens in iOS and tvOS code (semantics 48 to 53).
@MainActor @Suite struct EventStoryTests {
  private let controller = PressController()
  private let stage: TouchStage

  init() {
    stage = TouchStage(rootViewController: controller)
    controller.becomeFirstResponder()
  }

  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String) -> Kind {
    recognizer.addAction(
      UIAction { [controller, unowned recognizer] _ in controller.log.append("\(name) \(recognizer.state.word)") })
    controller.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func taken() -> [String] {
    defer { controller.log = [] }
    return controller.log
  }

  // MARK: Presses

  @Test("48.26: a tap for Menu takes Menu from its responder; Play/Pause stays")
  func menu() {
    let tap = add(UITapGestureRecognizer(), "menu")
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    stage.press(.menu)
    expectEqual(taken(), ["began 5", "menu ended", "cancelled 5"])
    stage.press(.playPause)
    expectEqual(taken(), ["began 6", "ended 6"])
  }

  @Test("48.17, 48.18: an empty list takes no press; the default list takes Select only")
  func lists() {
    expectEqual(UITapGestureRecognizer().allowedPressTypes, [NSNumber(value: 4)])
    let none = add(UITapGestureRecognizer(), "none")
    none.allowedPressTypes = []
    _ = add(UITapGestureRecognizer(), "default")
    stage.press(.select)
    stage.press(.upArrow)
    expectEqual(taken().filter { $0.contains(" ended") }, ["default ended"])
  }

  @Test("48.23: two Selects are a double tap; Select and Play/Pause are none")
  func doublePress() {
    let twice = add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    twice.allowedPressTypes = [4, 6]
    twice.cancelsTouchesInView = false
    stage.press(.select)
    stage.press(.playPause)
    stage.wait(1)
    #expect(!taken().contains("twice ended"))
    stage.press(.select)
    stage.press(.select)
    #expect(taken().contains("twice ended"))
  }

  @Test("48.24: a long press of Select begins after its time and ends with the button")
  func longPress() {
    let hold = add(UILongPressGestureRecognizer(), "hold")
    hold.minimumPressDuration = 0.8
    stage.buttonDown(.select)
    stage.wait(0.7)
    expectEqual(taken(), ["began 4"])
    stage.wait(0.2)
    expectEqual(taken(), ["hold began", "cancelled 4"])
    stage.buttonUp(.select)
    expectEqual(taken(), ["hold ended"])
  }

  @Test("48.4, 48.5, 48.8: a press has its type, its force, its responder, its recognizers, and no key")
  func press() throws {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    stage.buttonDown(.select)
    let press = try #require(controller.press)
    let event = try #require(controller.event)
    #expect(press.key == nil && press.force == 1 && press.responder === controller && press.type == .select)
    #expect(press.gestureRecognizers == [tap] && event.type == .presses && event.allPresses == [press])
    expectEqual(event.presses(for: tap), [press])
    stage.buttonUp(.select)
    #expect(press.force == 0 && press.phase == .ended)
  }

  @Test("48.3: a key is a press with the type 2000 plus its usage, and Return is not Select")
  func keys() throws {
    _ = add(UITapGestureRecognizer(), "select")
    let enter = add(UITapGestureRecognizer(), "return")
    enter.allowedPressTypes = [2040]
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(taken(), ["began 2040", "return ended", "cancelled 2040"])
    expectEqual(controller.press?.key?.keyCode, .keyboardReturnOrEnter)
  }

  @Test("48.20: the delegate is asked about the event once, then about each press")
  func questions() {
    let twice = add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    let delegate = EventAnswers()
    twice.delegate = delegate
    stage.press(.select)
    stage.press(.select)
    expectEqual(delegate.log, ["event presses", "press 4", "press 4"])
    delegate.answers = false
    delegate.log = []
    _ = taken()
    stage.press(.select)
    #expect(delegate.log == ["event presses"] && taken() == ["began 4", "ended 4"])
  }

  @Test("48.16, 48.22, 48.33: a subclass receives presses before responders, and may ignore one")
  func subclass() {
    let recognizer = PressRecognizer()
    recognizer.log = { [controller] in controller.log.append($0) }
    controller.view.addGestureRecognizer(recognizer)
    stage.press(.select)
    expectEqual(taken(), ["recognizer began", "began 4", "recognizer ended", "ended 4"])
    recognizer.ignores = true
    stage.press(.select)
    expectEqual(taken(), ["recognizer began", "began 4", "ended 4"])
  }

  @Test("48.32: a single press waits for a double press that it requires to fail")
  func requirement() {
    let once = add(UITapGestureRecognizer(), "once")
    let twice = add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    once.require(toFail: twice)
    stage.press(.select)
    #expect(!taken().contains("once ended"))
    stage.wait(0.5)
    #expect(taken().contains("once ended"))
  }

  @Test("48.21: while Select is down, a finger is not a tap of the same recognizer")
  func pressAndFinger() {
    _ = add(UITapGestureRecognizer(), "tap")
    stage.buttonDown(.select)
    stage.tap(at: CGPoint(x: 200, y: 300))
    expectEqual(taken(), ["began 4"])
    stage.buttonUp(.select)
    expectEqual(taken(), ["tap ended", "cancelled 4"])
    stage.tap(at: CGPoint(x: 200, y: 300))
    expectEqual(taken(), ["tap ended"])
  }

  @Test("48.34: a long press that is disabled while Select is down is cancelled")
  func disabled() {
    let hold = add(UILongPressGestureRecognizer(), "hold")
    stage.buttonDown(.select)
    stage.wait(0.6)
    hold.isEnabled = false
    stage.buttonUp(.select)
    expectEqual(taken(), ["began 4", "hold began", "cancelled 4", "hold cancelled"])
  }

  @Test("48.14, 49.5: arrows move the focus, and Select works the focused button")
  func focus() {
    var sent: [String] = []
    let buttons = (0..<2).map { index in
      let button = UIButton(frame: CGRect(x: 20, y: 100 + 80 * index, width: 100, height: 40))
      button.addAction(UIAction { _ in sent.append("\(index)") }, for: .primaryActionTriggered)
      controller.view.addSubview(button)
      return button
    }
    stage.press(.downArrow)
    stage.press(.select)
    stage.press(.downArrow)
    stage.press(.select)
    #expect(buttons[1].isFocused && sent == ["0", "1"])
    stage.press(.downArrow)
    #expect(buttons[1].isFocused)
  }

  @Test("48.14: Menu goes back one page, and at the first page does nothing")
  func back() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TouchStage(rootViewController: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.press(.menu)
    stage.wait(1)
    expectEqual(navigation.viewControllers.count, 1)
    stage.press(.menu)
    stage.wait(1)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("48.11: the press of a view that is removed is cancelled")
  func removed() {
    let view = PressView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.buttonDown(.playPause)
    view.removeFromSuperview()
    stage.buttonUp(.playPause)
    expectEqual(view.log, ["began", "cancelled"])
  }

  // MARK: Touchpad

  @Test("52.1, 52.2: a pinch by touchpad has a scale and no touches")
  func touchpadPinch() {
    let pinch = UIPinchGestureRecognizer()
    var seen: [(CGFloat, Int)] = []
    pinch.addAction(UIAction { [unowned pinch] _ in seen.append((pinch.scale, pinch.numberOfTouches)) })
    controller.view.addGestureRecognizer(pinch)
    stage.touchpad.pinch(at: CGPoint(x: 100, y: 100), scale: 2)
    #expect(seen.count > 3 && seen.allSatisfy { $0.1 == 0 } && abs((seen.last?.0 ?? 0) - 2) < 0.2)
    expectEqual(pinch.state, .possible)
  }

  @Test("52.3: without allowed types of touches a pinch follows the touchpad only")
  func touchpadOnly() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    pinch.allowedTouchTypes = []
    stage.pinch(controller.view, withScale: 2, velocity: 4)
    expectEqual(taken(), [])
    stage.touchpad.pinch(at: CGPoint(x: 200, y: 300), scale: 2)
    expectEqual(taken().first, "pinch began")
  }

  @Test("52.2: a delegate that refuses events of type transform keeps the fingers of the screen")
  func refusedTransform() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let delegate = EventAnswers()
    delegate.refused = .transform
    pinch.delegate = delegate
    stage.touchpad.pinch(at: CGPoint(x: 200, y: 300), scale: 2)
    #expect(taken() == [] && delegate.log == ["event transform"])
    stage.pinch(controller.view, withScale: 2, velocity: 4)
    expectEqual(taken().first, "pinch began")
  }

  @Test("52.6: of a pinch and a rotation one wins, and with a delegate's permission both run")
  func pinchAndRotation() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    _ = add(UIRotationGestureRecognizer(), "rotation")
    func turnAndPinch() -> Set<String> {
      stage.touchpad.begin(at: CGPoint(x: 200, y: 300))
      for step in 1...10 {
        stage.touchpad.change(scale: 1 + 0.05 * CGFloat(step), rotation: 0.05 * CGFloat(step))
      }
      stage.touchpad.end()
      return Set(taken().filter { $0.hasSuffix("began") })
    }
    expectEqual(turnAndPinch(), ["pinch began"])
    let delegate = EventAnswers()
    delegate.runsTogether = true
    pinch.delegate = delegate
    expectEqual(turnAndPinch(), ["pinch began", "rotation began"])
  }

  @Test("52.10: a zoomable scroll view zooms by touchpad around the pointer")
  func zoom() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let zoomer = PadZoomer(content)
    list.delegate = zoomer
    list.contentSize = content.bounds.size
    (list.minimumZoomScale, list.maximumZoomScale) = (0.5, 3)
    list.addSubview(content)
    controller.view.addSubview(list)
    stage.touchpad.pinch(at: CGPoint(x: 100, y: 100), scale: 2)
    stage.wait(2)
    #expect(list.zoomScale > 1.8 && list.zoomScale <= 2.01)
    let fixed = (list.contentOffset.x + 100) / list.zoomScale
    #expect(abs(fixed - 100) < 3)
  }

  @Test("52.12: a pan for continuous scrolling ignores notches of a wheel, and hears of its delegate's refusal")
  func scrollTypes() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .continuous
    let delegate = EventAnswers()
    pan.delegate = delegate
    stage.mouse.move(to: CGPoint(x: 200, y: 300))
    stage.mouse.scroll(by: CGVector(dx: 0, dy: -48))
    stage.wait(1)
    expectEqual(taken(), [])
    stage.mouse.scroll(by: CGVector(dx: 0, dy: -7))
    stage.wait(1)
    expectEqual(taken(), ["pan began", "pan ended"])
    delegate.refused = .scroll
    stage.mouse.scroll(by: CGVector(dx: 0, dy: -7))
    stage.wait(1)
    expectEqual(taken(), [])
  }

  // MARK: Pens

  @Test("53.1, 53.3: a pencil has a type, a force of at most 4, and angles")
  func pencil() throws {
    let canvas = PenSheet(frame: controller.view.bounds)
    controller.view.addSubview(canvas)
    let pen = stage.finger(2, type: .pencil)
    pen.pressure = 0.5
    pen.angles = PenAngles(tilt: CGVector(dx: CGFloat.pi / 4, dy: 0))
    pen.down(at: CGPoint(x: 50, y: 50))
    let touch = try #require(canvas.touch)
    #expect(touch.type == .pencil && touch.force == 2 && touch.maximumPossibleForce == 4)
    #expect(abs(touch.altitudeAngle - .pi / 4) < 1e-9 && touch.azimuthAngle(in: canvas) == 0)
    #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
    pen.up()
    stage.finger.down(at: CGPoint(x: 50, y: 50))
    #expect(canvas.touch?.maximumPossibleForce == 0 && canvas.touch?.type == .direct)
    stage.finger.up()
  }

  @Test("53.13: a pan for pencils ignores fingers, and its neighbor for fingers ignores pencils")
  func pencilOnly() {
    let draw = add(UIPanGestureRecognizer(), "draw")
    draw.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    let scroll = add(UIPanGestureRecognizer(), "scroll")
    scroll.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
    expectEqual(Set(taken().map { $0.split(separator: " ")[0] }), ["scroll"])
    let pen = stage.finger(2, type: .pencil)
    pen.down(at: CGPoint(x: 50, y: 50))
    pen.move(to: CGPoint(x: 50, y: 150), duration: 0.2)
    pen.up()
    expectEqual(Set(taken().map { $0.split(separator: " ")[0] }), ["draw"])
  }

  @Test("53.8, 7.8: a hover for pencils reports their distance, and ignores the mouse")
  func pencilHover() {
    let hover = add(UIHoverGestureRecognizer(), "hover")
    hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    let pen = stage.finger(2, type: .pencil)
    pen.hover(at: CGPoint(x: 50, y: 50), distance: 0.5)
    #expect(hover.zOffset == 0.5 && hover.state == .began)
    stage.mouse.move(to: CGPoint(x: 60, y: 60))
    stage.mouse.leave()
    expectEqual(taken(), ["hover began", "hover ended"])
  }

  @Test("7.8: the delegate is asked about a hover once, when the pointer enters")
  func hoverQuestion() {
    let hover = add(UIHoverGestureRecognizer(), "hover")
    let delegate = EventAnswers()
    delegate.refused = .hover
    hover.delegate = delegate
    for x in [50, 60, 70] { stage.mouse.move(to: CGPoint(x: x, y: 50)) }
    #expect(taken() == [] && delegate.log == ["event hover"])
    stage.mouse.leave()
    delegate.refused = nil
    for x in [50, 60] { stage.mouse.move(to: CGPoint(x: x, y: 50)) }
    #expect(taken() == ["hover began", "hover changed"] && delegate.log == ["event hover", "event hover"])
  }

  // MARK: Motion

  @Test("50.1, 50.5: a shake begins and ends at the first responder")
  func shake() {
    stage.window.windowScene?.shake()
    stage.settle()
    expectEqual(taken(), ["motion began", "motion ended"])
  }
}

extension UIGestureRecognizer.State {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .possible, .failed: "other"
    @unknown default: "other"
    }
  }
}

/// Logs presses and shakes, and passes presses on.
private final class PressController: UIViewController {
  var log: [String] = []
  var press: UIPress?
  var event: UIPressesEvent?
  override var canBecomeFirstResponder: Bool { true }

  private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    (press, self.event) = (presses.first, event)
    log += presses.map { "\(word) \($0.type.rawValue)" }.sorted()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses, event)
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses, event)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses, event)
    super.pressesCancelled(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motion began") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motion ended") }
}

private final class PressView: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
}

private final class PenSheet: UIView {
  var touch: UITouch?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
}

private final class PressRecognizer: UIGestureRecognizer {
  var log: (String) -> Void = { _ in }
  var ignores = false
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log("recognizer began")
    if ignores { for press in presses { ignore(press, for: event) } }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log("recognizer ended")
    state = .failed
  }
}

private final class EventAnswers: NSObject, UIGestureRecognizerDelegate {
  var log: [String] = []
  var answers = true
  var refused: UIEvent.EventType?
  var runsTogether = false

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    log.append("event \(event.type)")
    return answers && event.type != refused
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    log.append("press \(press.type.rawValue)")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsTogether }
}

private final class PadZoomer: NSObject, UIScrollViewDelegate {
  private let content: UIView
  init(_ content: UIView) { self.content = content }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
#endif
