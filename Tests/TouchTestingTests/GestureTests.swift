import Expectations
import Testing
import TouchTesting

@MainActor struct GestureTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let view: LoggingView

  init() {
    view = LoggingView("view", frame: CGRect(x: 100, y: 100, width: 200, height: 200), log: stage.log)
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)
  }

  /// Adds a recognizer whose actions are logged under a name.
  func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.addAction(UIAction { [stage] _ in stage.log.append(name, actionOf: recognizer) })
    view.addGestureRecognizer(recognizer)
  }

  @Test func aTapTouchesTheMiddleForAMoment() {
    stage.tap(view)
    expectEqual(
      stage.log.text,
      """
      0.000 view touchesBegan 1
      0.050 view touchesEnded 1
      """)
    expectEqual(stage.finger.location, CGPoint(x: 200, y: 200))
  }

  @Test func aDoubleTapIsRecognized() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    stage.doubleTap(view)
    expectEqual(stage.log.lines.last, "0.200 view touchesCancelled 1")
    #expect(stage.log.lines.contains("0.200 double action ended"))
  }

  @Test func aTapWithTwoFingersIsRecognized() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    add(tap, "two")
    stage.twoFingerTap(view)
    expectEqual(
      stage.log.text,
      """
      0.000 view touchesBegan 1
      0.000 view touchesBegan 2
      0.050 two action ended
      0.050 view touchesCancelled 1 2
      """)
  }

  @Test func aPressLastsAsLongAsItSays() {
    add(UILongPressGestureRecognizer(), "hold")
    stage.press(view, forDuration: 0.75)
    expectEqual(
      stage.log.text,
      """
      0.000 view touchesBegan 1
      0.500 hold action began
      0.500 view touchesCancelled 1
      0.750 hold action ended
      """)
  }

  @Test func aPressThatDragsEndsInTheMiddleOfTheOtherView() {
    let target = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.rootView.addSubview(target)
    stage.press(view, forDuration: 1, thenDragTo: target)
    expectEqual(stage.finger.location, CGPoint(x: 10, y: 10))
    expectEqual(stage.log.lines.first, "0.000 view touchesBegan 1")
    expectEqual(stage.log.lines[1], "1.017 view touchesMoved 1")
    expectEqual(stage.log.lines.last, "1.500 view touchesEnded 1")
    expectEqual(stage.log.lines.count, 32)
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.left, .right, .up, .down])
  func eachSwipeIsRecognizedInItsDirectionAlone(_ direction: UISwipeGestureRecognizer.Direction) {
    let names: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    for (way, name) in names {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = way
      add(swipe, name)
    }
    switch direction {
    case .left: stage.swipeLeft(view)
    case .right: stage.swipeRight(view)
    case .up: stage.swipeUp(view)
    default: stage.swipeDown(view)
    }
    let actions = stage.log.lines.filter { $0.contains(" action ") }.map { $0.split(separator: " ")[1] }
    expectEqual(actions.map(String.init), names.filter { $0.0 == direction }.map(\.1))
  }

  @Test func aPinchMovesTwoFingersApartByTheScale() {
    stage.pinch(view, withScale: 2, velocity: 10)
    let distance = stage.finger(2).location.x - stage.finger(1).location.x
    expectEqual(distance, 160)
    expectEqual(stage.log.lines.first, "0.000 view touchesBegan 1")
    expectEqual(stage.log.lines.last, "0.100 view touchesEnded 2")
  }

  @Test func aRotationTurnsTwoFingersByTheAngle() {
    stage.rotate(view, .pi / 2, withVelocity: .pi)
    let (first, second) = (stage.finger(1).location, stage.finger(2).location)
    #expect(abs(first.x - 200) < 1e-9 && abs(second.x - 200) < 1e-9)
    expectEqual(second.y - first.y, 80)
    expectEqual(stage.now, 0.5)
  }
}
