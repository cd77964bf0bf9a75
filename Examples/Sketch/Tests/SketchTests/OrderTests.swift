@testable import Sketch
import Testing
import TouchTesting

@MainActor struct OrderTests {
  @Test func theTapActsBeforeTheViewLosesTheTouch() {
    let stage = TouchStage()
    let view = LoggingView("yellow", frame: CGRect(x: 50, y: 50, width: 100, height: 100), log: stage.log)
    stage.rootView.addSubview(view)
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { [log = stage.log] _ in log.append("tap", actionOf: tap) })
    view.addGestureRecognizer(tap)

    stage.tap(view)

    #expect(
      stage.log.text == """
        0.000 yellow touchesBegan 1
        0.050 tap action ended
        0.050 yellow touchesCancelled 1
        """)
  }

  @Test func aCircleIsRecognizedWhenTheFingerComesBack() {
    let stage = TouchStage()
    let circle = CircleGestureRecognizer()
    circle.addAction(UIAction { [log = stage.log] _ in log.append("circle", actionOf: circle) })
    stage.rootView.addGestureRecognizer(circle)

    stage.finger.down(at: CGPoint(x: 100, y: 100))
    stage.finger.move(to: CGPoint(x: 200, y: 100), duration: 0.1)
    stage.finger.move(to: CGPoint(x: 200, y: 200), duration: 0.1)
    stage.finger.move(to: CGPoint(x: 105, y: 105), duration: 0.1)
    stage.finger.up()

    #expect(stage.log.text == "0.300 circle action ended")
  }

  @Test func twoFingersTalkOneAfterTheOther() {
    let stage = TouchStage()
    let view = LoggingView("pad", frame: CGRect(x: 0, y: 0, width: 300, height: 300), log: stage.log)
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)

    stage.finger.down(at: CGPoint(x: 100, y: 100))
    stage.finger(2).down(at: CGPoint(x: 200, y: 100))
    stage.wait(0.1)
    stage.finger.up()
    stage.finger(2).cancel()

    #expect(
      stage.log.text == """
        0.000 pad touchesBegan 1
        0.000 pad touchesBegan 2
        0.100 pad touchesEnded 1
        0.100 pad touchesCancelled 2
        """)
  }
}
