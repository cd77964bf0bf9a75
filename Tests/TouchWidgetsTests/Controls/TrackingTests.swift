import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

private let frame = CGRect(x: 150, y: 150, width: 100, height: 50)

@MainActor @Suite struct TrackingTests {
  @Test("8.1, 8.2, 8.5: down and up are passed to the overrides first, then to the targets; nothing is passed on")
  func downAndUp() {
    let stage = ControlStage()
    _ = stage.add(DiaryControl(stage, frame))
    stage.tap(200, 175)
    expectEqual(
      stage.lines,
      [
        "C.began", "C.beginTracking", "touchDown", "C.ended", "C.endTracking", "touchUpInside",
      ])
  }

  @Test("8.3, 8.4, O14: crossing comes before dragging, and outside begins beyond 70 points")
  func dragging() {
    let stage = ControlStage()
    _ = stage.add(UIControl(frame: frame))
    stage.down(200, 175)
    stage.move(80, 175)
    stage.move(79, 175)
    stage.move(200, 271)
    stage.move(200, 270)
    stage.move(320, 80)
    stage.move(320.5, 80)
    stage.up()
    expectEqual(
      stage.lines,
      [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchDragEnter",
        "touchDragInside", "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside",
      ])
  }

  @Test("8.3: the 70 points are the control's own, so they grow with it")
  func scaledSlop() {
    let stage = ControlStage()
    let control = stage.add(UIControl(frame: frame))
    control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.down(200, 175)
    // The right edge is at 225 in the window, and 35 points there are 70 of the control's.
    stage.move(260, 175)
    stage.move(260.5, 175)
    expectEqual(stage.lines, ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside"])
  }

  @Test("L55: lifted 60 points outside, it is a touch up inside")
  func L55() {
    let stage = ControlStage()
    let button = UIButton(type: .system)
    button.frame = frame
    stage.root.addSubview(button)
    button.addAction(UIAction { _ in stage.log("touchUpInside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in stage.log("touchUpOutside") }, for: .touchUpOutside)
    stage.down(240, 175)
    stage.move(310, 175)
    stage.up()
    expectEqual(stage.lines, ["touchUpInside"])
  }

  @Test("8.5, 15.21: lifted at a new location outside, the crossing is reported before the end of tracking")
  func liftedElsewhere() {
    let stage = ControlStage()
    _ = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    stage.up(399, 175)
    expectEqual(
      stage.lines,
      [
        "C.began", "C.beginTracking", "touchDown", "C.ended", "touchDragExit", "C.endTracking", "touchUpOutside",
      ])
  }

  @Test("8.2: the second of two quick taps is reported as a repeat, after the touch down")
  func repeatedTap() {
    let stage = ControlStage()
    _ = stage.add(UIControl(frame: frame))
    stage.tap(200, 175)
    stage.wait(0.2)
    stage.tap(200, 175)
    stage.wait(0.5)
    stage.tap(200, 175)
    expectEqual(
      stage.lines,
      [
        "touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside", "touchDown", "touchUpInside",
      ])
  }

  @Test("8.2, 8.3, 8.5: the state is set before the targets are called, and the location can be read until the end")
  func stateInActions() {
    let stage = ControlStage()
    let control = DiaryControl(stage, frame)
    stage.root.addSubview(control)
    func look(_ what: String) {
      let words = [(control.isTracking, "tracking"), (control.isTouchInside, "inside"), (control.isHighlighted, "lit")]
      stage.log("\(what): " + words.filter(\.0).map(\.1).joined(separator: " "))
    }
    for (name, event) in eventNames { control.addAction(UIAction { _ in look(name) }, for: event) }
    control.diary.then = { look($0) }
    stage.down(200, 175)
    stage.move(399, 175)
    stage.move(200, 175)
    stage.up()
    look("after")
    expectEqual(
      stage.lines.filter { $0.contains(":") },
      [
        "began: ", "beginTracking: ", "touchDown: tracking inside lit",
        "moved: tracking inside lit", "continueTracking: tracking inside lit",
        "touchDragExit: tracking", "touchDragOutside: tracking",
        "moved: tracking", "continueTracking: tracking",
        "touchDragEnter: tracking inside lit", "touchDragInside: tracking inside lit",
        "ended: tracking inside lit", "endTracking: tracking inside lit", "touchUpInside: inside", "after: ",
      ])
  }

  @Test("8.2, 8.7: a touch that beginTracking declines is ignored, and its moves are passed on")
  func declined() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    control.diary.answers.begin = false
    stage.down(200, 175)
    stage.move(210, 175)
    stage.up()
    expectEqual(stage.lines, ["C.began", "C.beginTracking", "C.moved", "parent.moved", "C.ended"])
    expectEqual(control.state, .normal)
  }

  @Test("8.3: when continueTracking declines, tracking ends without an event")
  func givenUp() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    control.diary.answers.goOn = false
    stage.move(210, 175)
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    stage.move(220, 175)
    stage.up()
    expectEqual(
      stage.lines,
      [
        "C.began", "C.beginTracking", "touchDown", "C.moved", "C.continueTracking", "C.moved", "parent.moved",
        "C.ended",
      ])
  }

  @Test("8.6: a touch that the system takes away is cancelled, not lifted, and not passed on")
  func cancelled() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    stage.cancel()
    expectEqual(
      stage.lines, ["C.began", "C.beginTracking", "touchDown", "C.cancelled", "C.cancelTracking", "touchCancel"])
    #expect(control.state == .normal && !control.isTracking)
  }

  @Test("8.8: a second finger is neither delivered nor passed on, with multiple touch it is delivered and not used")
  func secondFinger() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    stage.down(210, 175, finger: 2)
    stage.move(220, 175, finger: 2)
    stage.up()
    stage.up(finger: 2)
    let once = ["C.began", "C.beginTracking", "touchDown", "C.ended", "C.endTracking", "touchUpInside"]
    expectEqual(stage.takeLines(), once)

    control.isMultipleTouchEnabled = true
    stage.wait(1)
    stage.down(200, 175)
    stage.down(210, 175, finger: 2)
    stage.move(220, 175, finger: 2)
    stage.up(finger: 2)
    stage.up()
    expectEqual(
      stage.lines,
      [
        "C.began", "C.beginTracking", "touchDown", "C.began", "C.moved", "C.ended", "C.ended", "C.endTracking",
        "touchUpInside",
      ])
  }

  @Test("L28: an override of touchesBegan that keeps the call to itself gets no tracking and no action")
  func L28() {
    let stage = ControlStage()
    let button = stage.add(DiaryButton(stage, frame))
    button.diary.kept = ["began"]
    stage.tap(200, 175)
    expectEqual(stage.lines, ["Btn.began", "Btn.ended"])
  }
}
