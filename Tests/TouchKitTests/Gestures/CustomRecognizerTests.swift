import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct CustomRecognizerTests {
  let stage = Stage()

  @Test("4.3: a one-finger rotation begins, changes and ends, and the view loses the touch")
  func rotation() {
    let view = stage.view("v")
    var values: [Int] = []
    stage.add(OneFingerRotation(), "turn", to: view) { turn in
      let degrees: CGFloat = turn.rotation * 180 / .pi
      values.append(Int(degrees.rounded()))
    }
    stage.down(190, 100)
    stage.move(190, 105)
    stage.move(190, 190)
    stage.move(100, 190)
    stage.up()
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.moved", "turn began", "v.cancelled", "turn changed", "turn ended",
      ])
    expectEqual(values, [45, 90, 90])
  }

  @Test("4.3: a second finger does not disturb a rotation that has begun but cancels it if it says so")
  func rotationWithSecondFinger() {
    stage.add(OneFingerRotation(), "turn", to: stage.view("v"))
    stage.down(190, 100)
    stage.down(20, 20, finger: 2)
    stage.move(190, 190)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.moved", "v.ended"])
  }

  @Test("4.2: a check mark is recognized at its end, other strokes are not", arguments: [true, false])
  func checkmark(isCheck: Bool) {
    stage.add(Checkmark(), "check", to: stage.view("v"))
    stage.down(50, 50)
    stage.move(60, 70)
    if isCheck { stage.move(90, 30) } else { stage.move(40, 30) }
    stage.up()
    expectEqual(
      stage.log.lines, ["v.began", "v.moved", "v.moved"] + (isCheck ? ["check ended", "v.cancelled"] : ["v.ended"]))
  }

  @Test("4.7: a check mark ignores a second finger, which is then the view's")
  func checkmarkIgnores() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    stage.add(Checkmark(), "check", to: view)
    stage.down(50, 50)
    stage.down(150, 150, finger: 2)
    stage.move(60, 70)
    stage.move(90, 30)
    stage.up()
    stage.up(finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began 2", "v.moved", "v.moved", "check ended", "v.cancelled", "v.ended 2",
      ])
  }

  @Test("4.5.3: a pan that cancels itself on the wrong axis before its began was sent ends silently")
  func lockedPan() {
    let view = stage.view("v")
    let horizontal = stage.add(LockedPan(), "h", to: view)
    let vertical = stage.add(LockedPan(), "v", to: view)
    vertical.axis = .vertical
    stage.down(50, 50)
    stage.wait(0.1)
    stage.move(52, 80)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v began", "v.cancelled", "v ended"])
    #expect(horizontal.state == .possible && vertical.state == .possible)
  }

  @Test("4.6.5: a double-tap drag waits without a finger, and is reset when all fingers are up and it has no timer")
  func doubleTapDrag() {
    let drag = stage.add(DoubleTapDrag(), "zoom", to: stage.view("v"))
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.down(50, 50)
    stage.move(50, 80)
    expectEqual(drag.state, .possible)
    // The attempt ended with the sequence (4.6.5): a recognizer that is to outlive it needs a finger.
    expectEqual(stage.log.lines, ["v.began", "v.ended", "v.began", "v.moved"])
  }

  @Test("4.3: a double-tap drag works while another finger keeps the sequence alive")
  func doubleTapDragInOneSequence() {
    _ = stage.view("other", CGRect(x: 300, y: 0, width: 50, height: 50))
    var scales: [CGFloat] = []
    stage.add(DoubleTapDrag(), "zoom", to: stage.view("v")) { scales.append($0.scale) }
    stage.down(310, 10, finger: 9)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.down(50, 50)
    stage.move(50, 100)
    stage.move(50, 150)
    stage.up()
    stage.up(finger: 9)
    expectEqual(scales, [1.5, 2, 2])
    expectEqual(
      stage.log.lines,
      [
        "other.began 9", "v.began", "v.began", "zoom began", "v.cancelled", "v.cancelled", "zoom changed", "zoom ended",
        "other.ended 9",
      ])
  }

  @Test("4.3: an override with didSet sees every transition, those that the kit makes too")
  func didSet() {
    let view = stage.view("v")
    let tap = stage.add(WatchingTap(), "inner", to: view)
    let outer = stage.add(WatchingTap(), "outer", to: stage.window)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "inner ended", "v.cancelled"])
    expectEqual(tap.seen, [.ended, .possible])
    expectEqual(outer.seen, [.ended, .failed, .possible])
  }

  @Test("4.3: an override that assigns again is heard by the table: what has ended stays so")
  func assignsAgain() {
    let tap = stage.add(InsistentTap(), "tap", to: stage.view("v"))
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "v.cancelled"])
    #expect(tap.seen == [.ended, .possible] && tap.state == .possible)
  }

  @Test("4.3: an override that swallows its own end keeps the tap possible, until the sequence ends")
  func swallows() {
    let tap = stage.add(SwallowingTap(), "tap", to: stage.view("v"))
    stage.tap(50, 50)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "v.ended", "v.began", "v.ended"])
    expectEqual(tap.state, .possible)
  }

  @Test("4.3: an override that swallows what the kit imposes is failed and reset all the same")
  func swallowsTheKit() {
    let view = stage.view("v")
    let outer = stage.add(SwallowingTap(), "outer", to: stage.window)
    outer.swallows = { $0 == .failed || $0 == .possible }
    stage.add(UITapGestureRecognizer(), "inner", to: view)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "inner ended", "v.cancelled"])
    expectEqual(outer.state, .possible)
    view.gestureRecognizers?.first?.isEnabled = false
    stage.tap(50, 50)
    expectEqual(stage.log.lines.suffix(3), ["v.began", "outer ended", "v.cancelled"])
  }
}
