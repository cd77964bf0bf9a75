import Expectations
import Testing
import TouchTesting

/// Writes down what a mouse and a keyboard bring.
private final class Listener: UIView {
  var received: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("down", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up", presses) }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    received.append("\(what) \(touches.count) buttons \(event?.buttonMask.rawValue ?? -1)")
  }

  private func note(_ what: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      received.append("\(what) \(key.keyCode.rawValue) \(key.characters) \(key.modifierFlags.rawValue)")
    }
  }
}

@MainActor struct HandsTests {
  let stage = TouchStage(size: CGSize(width: 200, height: 200))
  private let view = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
  }

  @Test func fingersThatComeAtOnceAreOneEvent() {
    stage.atOnce {
      stage.finger.down(at: CGPoint(x: 50, y: 50))
      stage.finger(2).down(at: CGPoint(x: 90, y: 50))
    }
    stage.finger.up()
    stage.atOnce { stage.finger(2).up() }
    stage.atOnce {}
    expectEqual(view.received, ["began 2 buttons 0", "ended 1 buttons 0", "ended 1 buttons 0"])
  }

  @Test func aSecondButtonIsAMovementOfTheSameTouch() {
    stage.mouse.move(to: CGPoint(x: 50, y: 50))
    stage.mouse.down()
    stage.mouse.down(.secondary)
    stage.mouse.move(to: CGPoint(x: 60, y: 50))
    stage.mouse.up()
    stage.mouse.up(.secondary)
    expectEqual(
      view.received,
      [
        "began 1 buttons 1", "moved 1 buttons 3", "moved 1 buttons 3", "moved 1 buttons 2", "ended 1 buttons 0",
      ])
    expectEqual(stage.mouse.buttons, [])
  }

  @Test func aClickLastsAsLongAsATap() {
    stage.mouse.click(at: CGPoint(x: 5, y: 5), in: view, button: .secondary)
    expectEqual(view.received, ["began 1 buttons 2", "ended 1 buttons 0"])
    expectEqual(stage.now, 0.05)
  }

  @Test func aPointerHoversUntilItLeaves() {
    var states: [UIGestureRecognizer.State] = []
    let hover = UIHoverGestureRecognizer()
    hover.addAction(UIAction { _ in states.append(hover.state) })
    view.addGestureRecognizer(hover)
    stage.mouse.move(to: CGPoint(x: 50, y: 50))
    stage.mouse.move(to: CGPoint(x: 60, y: 50))
    stage.mouse.leave()
    expectEqual(states, [.began, .changed, .ended])
    expectNil(stage.mouse.location)
  }

  @Test func aNotchOfTheWheelMovesTheContent() {
    let stage = TouchStage(size: CGSize(width: 200, height: 200))
    let scrollView = UIScrollView(frame: stage.rootView.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    stage.rootView.addSubview(scrollView)
    stage.mouse.move(to: CGPoint(x: 50, y: 50))
    stage.mouse.scroll(by: CGVector(dx: 0, dy: -48))
    stage.wait(1)
    expectEqual(scrollView.contentOffset, CGPoint(x: 0, y: 48))
  }

  @Test func keysTypeWhatAnEnglishKeyboardDoes() {
    stage.typeKey(.keyboardA)
    stage.typeKey(.keyboardA, modifierFlags: .shift)
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardLeftArrow)
    expectEqual(
      view.received,
      [
        "down 4 a 0", "up 4 a 0", "down 4 A \(UIKeyModifierFlags.shift.rawValue)",
        "up 4 A \(UIKeyModifierFlags.shift.rawValue)", "down 43 \t 0", "up 43 \t 0", "down 80  0", "up 80  0",
      ])
  }

  @Test func modifierKeysCountForWhatComesWhileTheyAreHeld() {
    stage.keyDown(.keyboardLeftControl)
    stage.typeKey(.keyboardC)
    stage.keyUp(.keyboardLeftControl)
    stage.typeKey(.keyboardC)
    let control = UIKeyModifierFlags.control.rawValue
    expectEqual(
      view.received,
      [
        "down 224  \(control)", "down 6 c \(control)", "up 6 c \(control)", "up 224  \(control)", "down 6 c 0",
        "up 6 c 0",
      ])
  }

  @Test func aTextIsTypedKeyByKey() {
    stage.typeText("aB1!\né")
    let typed = view.received.filter { $0.hasPrefix("down") }.map { $0.split(separator: " ")[1] }
    expectEqual(typed, ["4", "225", "5", "30", "225", "30", "40", "0"])
    #expect(view.received.contains("down 0 é 0"))
    #expect(view.received.contains("down 30 ! \(UIKeyModifierFlags.shift.rawValue)"))
  }

  @Test func whatCannotBeStopsTheTest() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchStage().mouse.down() }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TouchStage()
        stage.atOnce {
          stage.finger.down(at: .zero)
          stage.finger.up()
        }
      }
    }
  }
}
