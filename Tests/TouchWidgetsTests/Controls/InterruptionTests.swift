import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

private let frame = CGRect(x: 150, y: 150, width: 100, height: 50)
private let begun = ["C.began", "C.beginTracking", "touchDown"]

@MainActor @Suite struct InterruptionTests {
  @Test("15.11: a tracking control that is removed hears touchesCancelled, and is cancelled once")
  func removed() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    control.removeFromSuperview()
    stage.up()
    expectEqual(stage.lines, begun + ["C.cancelled", "C.cancelTracking", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("8.9, 15.11: if its touchesCancelled does not call super, cancelTracking comes with nil when it leaves")
  func removedAndStubborn() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    control.diary.kept = ["cancelled"]
    stage.down(200, 175)
    stage.root.removeFromSuperview()
    expectEqual(stage.lines, begun + ["C.cancelled", "C.cancelTracking(nil)", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("15.11: hiding ends tracking only; the rest of the touch changes nothing")
  func hidden() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    control.isHidden = true
    stage.up()
    expectEqual(stage.lines, begun + ["C.cancelTracking(nil)", "touchCancel", "C.ended"])
  }

  @Test("8.9: disabling ends tracking only, and enabling again does not take it up")
  func disabled() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    control.isEnabled = true
    stage.up()
    expectEqual(stage.lines, begun + ["C.cancelTracking(nil)", "touchCancel", "C.ended"])
  }

  @Test("1.16: refusing interaction in the middle changes nothing for the touch")
  func notInteractive() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    stage.down(200, 175)
    control.isUserInteractionEnabled = false
    stage.up()
    expectEqual(stage.lines, begun + ["C.ended", "C.endTracking", "touchUpInside"])
  }

  @Test("A control that is disabled, hidden or removed while it is asked to begin does not track")
  func lostWhileAsked() {
    let interruptions: [(DiaryControl) -> Void] = [
      { $0.isEnabled = false }, { $0.isHidden = true }, { $0.removeFromSuperview() },
    ]
    for interrupt in interruptions {
      let stage = ControlStage()
      let control = stage.add(DiaryControl(stage, frame))
      control.diary.then = { [unowned control] call in if call == "beginTracking" { interrupt(control) } }
      stage.down(200, 175)
      expectEqual(stage.lines.filter { $0 != "C.cancelled" }, ["C.began", "C.beginTracking"])
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test("A handler that disables the control in the middle of an event ends the events there")
  func disabledByHandler() {
    let expected: [(UIControl.Event, [String])] = [
      (.touchDown, ["touchDown", "touchCancel", "parent.moved"]),
      (.touchDragExit, ["touchDown", "touchDownRepeat", "touchDragExit", "touchCancel"]),
      (.touchDragOutside, ["touchDown", "touchDownRepeat", "touchDragExit", "touchDragOutside", "touchCancel"]),
    ]
    for (event, log) in expected {
      let stage = ControlStage()
      stage.tap(10, 10)
      _ = stage.takeLines()
      let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: event)
      stage.down(10, 10)
      stage.move(399, 10)
      stage.up()
      expectEqual(stage.lines, log)
    }
  }

  @Test("An override of cancelTracking that does not call super does not keep the finger, nor does one that disables")
  func stubbornCancel() {
    let stage = ControlStage()
    let control = stage.add(DiaryControl(stage, frame))
    control.diary.kept = ["cancelTracking"]
    control.diary.then = { [unowned control] call in if call == "cancelTracking" { control.isEnabled = false } }
    stage.down(200, 175)
    stage.cancel()
    expectEqual(stage.lines, begun + ["C.cancelled", "C.cancelTracking", "touchCancel"])
    #expect(!control.isTracking && control.state == .disabled)
  }

  @Test("A program that calls cancelTracking ends tracking without an event")
  func cancelledByProgram() {
    let stage = ControlStage()
    let control = stage.add(UIControl(frame: frame))
    stage.down(200, 175)
    control.cancelTracking(with: nil)
    stage.up()
    expectEqual(stage.lines, ["touchDown"])
    expectEqual(control.state, .normal)
  }

  @Test("2.11: a touch on a disabled control goes to what is behind it")
  func disabledFromTheStart() {
    let stage = ControlStage()
    let control = stage.add(UIControl(frame: frame))
    control.isEnabled = false
    stage.tap(200, 175)
    expectEqual(stage.lines, ["parent.began", "parent.ended"])
  }
}
