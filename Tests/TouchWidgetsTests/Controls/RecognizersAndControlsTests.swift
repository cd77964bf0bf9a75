import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

private let frame = CGRect(x: 150, y: 150, width: 100, height: 50)

@MainActor @Suite struct RecognizersAndControlsTests {
  func button(_ stage: ControlStage) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    return stage.add(button)
  }

  @Test("L4: a tap attached to a button acts in the place of the button's action")
  func L4() {
    let stage = ControlStage()
    let button = UIButton(frame: frame)
    stage.root.addSubview(button)
    button.addAction(UIAction { _ in stage.log("act(button)") }, for: .touchUpInside)
    stage.attach(UITapGestureRecognizer(), to: button, "tap")
    stage.tap(200, 175)
    expectEqual(stage.lines, ["act(tap ended)"])
  }

  @Test("L19: the button receives the touch until the tap has acted")
  func L19() {
    let stage = ControlStage()
    let button = DiaryButton(stage, frame)
    stage.root.addSubview(button)
    button.addAction(UIAction { _ in stage.log("act(button)") }, for: .touchUpInside)
    let tap = stage.attach(DiaryTap(), to: button, "tap")
    tap.stage = stage
    stage.tap(200, 175)
    expectEqual(
      stage.lines,
      [
        "G.began", "Btn.began", "Btn.beginTracking", "G.ended", "act(tap ended)", "Btn.cancelled", "Btn.cancelTracking",
      ])
  }

  @Test("L27: only a button tracks and acts, and its parent receives nothing")
  func L27() {
    let stage = ControlStage()
    let button = DiaryButton(stage, frame)
    stage.root.addSubview(button)
    button.addAction(UIAction { _ in stage.log("act(button)") }, for: .touchUpInside)
    stage.tap(200, 175)
    expectEqual(stage.lines, ["Btn.began", "Btn.beginTracking", "Btn.ended", "Btn.endTracking", "act(button)"])
  }

  @Test("5.3.2, 5.3.4: an ancestor's single tap does not take the touch from a button")
  func ancestorsTap() {
    let stage = ControlStage()
    let tap = stage.attach(UITapGestureRecognizer(), to: stage.root, "tap")
    _ = button(stage)
    stage.tap(200, 175)
    expectEqual(stage.lines, ["touchDown", "touchUpInside", "primaryActionTriggered"])
    expectEqual(tap.state, .possible)
  }

  @Test("5.3.3: an ancestor's single tap takes the touch from a custom control")
  func L31() {
    let stage = ControlStage()
    stage.attach(UITapGestureRecognizer(), to: stage.root, "tap")
    _ = stage.add(DiaryControl(stage, frame))
    stage.tap(200, 175)
    expectEqual(
      stage.lines,
      [
        "C.began", "C.beginTracking", "touchDown", "act(tap ended)", "C.cancelled", "C.cancelTracking", "touchCancel",
      ])
  }

  @Test("5.3.5: an ancestor's tap that lets views keep their touches acts, and the button too")
  func L20() {
    let stage = ControlStage()
    stage.attach(UITapGestureRecognizer(), to: stage.root, "tap").cancelsTouchesInView = false
    _ = button(stage)
    stage.tap(200, 175)
    expectEqual(stage.lines, ["touchDown", "act(tap ended)", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("5.3.4: an ancestor's double tap, and a tap of two fingers, are not refused")
  func otherTaps() {
    let stage = ControlStage()
    let button = button(stage)
    let (double, pair, single) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    pair.numberOfTouchesRequired = 2
    for tap in [double, pair, single] { stage.root.addGestureRecognizer(tap) }
    #expect(button.gestureRecognizerShouldBegin(double))
    #expect(button.gestureRecognizerShouldBegin(pair))
    #expect(!button.gestureRecognizerShouldBegin(single))
    button.isUserInteractionEnabled = false
    #expect(button.gestureRecognizerShouldBegin(single))
    button.isUserInteractionEnabled = true
    button.isEnabled = false
    #expect(button.gestureRecognizerShouldBegin(single))
    button.isEnabled = true
    button.addGestureRecognizer(single)
    #expect(button.gestureRecognizerShouldBegin(single))
  }

  @Test("5.3.4: an ancestor's double tap keeps back the first lift and takes both touches")
  func ancestorsDoubleTap() {
    let stage = ControlStage()
    stage.attach(UITapGestureRecognizer(), to: stage.root, "double").numberOfTapsRequired = 2
    _ = button(stage)
    stage.tap(200, 175)
    expectEqual(stage.takeLines(), ["touchDown"])
    stage.wait(0.1)
    stage.tap(200, 175)
    expectEqual(stage.lines, ["act(double ended)", "touchCancel"])
  }

  @Test("6.7: when no second tap comes, the button gets its lift 0.35 s later")
  func loneTap() {
    let stage = ControlStage()
    stage.attach(UITapGestureRecognizer(), to: stage.root, "double").numberOfTapsRequired = 2
    _ = button(stage)
    stage.tap(200, 175)
    stage.wait(0.34)
    expectEqual(stage.takeLines(), ["touchDown"])
    stage.wait(0.02)
    expectEqual(stage.lines, ["touchUpInside", "primaryActionTriggered"])
  }

  @Test("5.3.4: an ancestor's pan takes the touch from a button when it begins")
  func ancestorsPan() {
    let stage = ControlStage()
    stage.attach(UIPanGestureRecognizer(), to: stage.root, "pan")
    _ = button(stage)
    stage.down(200, 175)
    stage.move(205, 175)
    stage.move(215, 175)
    stage.up()
    expectEqual(stage.lines, ["touchDown", "touchDragInside", "act(pan began)", "touchCancel", "act(pan ended)"])
  }

  @Test("5.3.4: an ancestor's long press takes the touch from a button when its time has come")
  func ancestorsLongPress() {
    let stage = ControlStage()
    stage.attach(UILongPressGestureRecognizer(), to: stage.root, "press")
    _ = button(stage)
    stage.down(200, 175)
    stage.wait(0.6)
    stage.up()
    expectEqual(stage.lines, ["touchDown", "act(press began)", "touchCancel", "act(press ended)"])
  }

  @Test("2.11: a tap on a disabled button goes to the ancestor's recognizer")
  func disabledButton() {
    let stage = ControlStage()
    stage.attach(UITapGestureRecognizer(), to: stage.root, "tap")
    button(stage).isEnabled = false
    stage.tap(200, 175)
    expectEqual(stage.lines, ["parent.began", "act(tap ended)", "parent.cancelled"])
  }
}
