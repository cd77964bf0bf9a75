import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// What delegates and subclasses are asked, when and how often.
@MainActor @Suite struct QuestionTests {
  let stage = Stage()

  @Test("1.3.4: the event is asked about once per attempt and before the touch, the touch each time")
  func receiving() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v"))
    let delegate = Delegate("d", stage.log)
    pan.delegate = delegate
    stage.down(50, 50)
    stage.down(60, 60, finger: 2)
    stage.up()
    stage.up(finger: 2)
    stage.down(50, 50)
    expectEqual(
      stage.log.lines.filter { $0.hasPrefix("d ") },
      [
        "d shouldReceiveEvent", "d shouldReceiveTouch", "d shouldReceiveTouch", "d shouldReceiveEvent",
        "d shouldReceiveTouch",
      ])
  }

  @Test("1.3.4: no to the event refuses all its touches, and the touch is not asked about")
  func refusedEvent() {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.view("v"))
    let delegate = Delegate("d", stage.log)
    delegate.takesEvent = false
    tap.delegate = delegate
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["d shouldReceiveEvent", "v.began", "v.ended"])
  }

  @Test("5.2.2: the questions of requirements come once per attempt and pair, after receiving and before touchesBegan")
  func requirements() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    let delegate = Delegate("d", stage.log)
    pan.delegate = delegate
    probe.began = { [log = stage.log] _, _, _ in log("p told") }
    stage.down(50, 50)
    stage.down(60, 60, finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "d shouldReceiveEvent", "d shouldReceiveTouch", "d beRequiredToFailBy", "d requireFailureOf", "p told",
        "v.began",
        "d shouldReceiveTouch", "p told",
      ])
    stage.up()
    stage.up(finger: 2)
    stage.log.lines = []
    stage.down(50, 50)
    expectEqual(stage.log.lines.filter { $0.contains("equire") }, ["d beRequiredToFailBy", "d requireFailureOf"])
  }

  @Test("5.4.2: asked once, in possible, at the moment of leaving it; the view's no leaves the delegate unasked")
  func shouldBegin() {
    @MainActor final class Refusing: UIView {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return gestureRecognizer.state != .possible
      }
    }
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v"))
    let delegate = Delegate("d", stage.log)
    pan.delegate = delegate
    stage.down(50, 50)
    stage.move(55, 50)
    stage.move(70, 50)
    stage.move(90, 50)
    stage.up()
    expectEqual(stage.log.lines.filter { $0.contains("shouldBegin") }, ["d shouldBegin in possible"])
    stage.log.lines = []
    let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.subviews[0].addSubview(refusing)
    stage.down(50, 50)
    stage.move(70, 50)
    stage.move(90, 50)
    expectEqual(refusing.asked, 1)
    expectEqual(stage.log.lines.filter { $0.contains("shouldBegin") || $0.contains("pan") }, [])
  }

  @Test("5.4.1: a delegate that is one of the views is asked once, as a view")
  func delegateIsTheView() {
    @MainActor final class Both: UIView, UIGestureRecognizerDelegate {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return true
      }
    }
    let view = Both(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.add(UITapGestureRecognizer(), "tap", to: view).delegate = view
    stage.tap(50, 50)
    expectEqual(view.asked, 1)
    expectEqual(stage.log.lines, ["tap ended"])
  }

  @Test("5.1.2: a no of canPrevent leaves the delegates unasked; B's delegate comes before A's")
  func simultaneous() {
    @MainActor final class Meek: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = stage.view("v")
    let (one, other) = (Delegate("inner", stage.log), Delegate("outer", stage.log))
    stage.add(UITapGestureRecognizer(), "inner", to: view).delegate = one
    let outer = stage.add(UITapGestureRecognizer(), "outer", to: stage.window)
    outer.delegate = other
    stage.tap(50, 50)
    let asked = stage.log.lines.filter { $0.contains("simultaneous") }
    expectEqual(asked, ["outer simultaneous", "inner simultaneous"])
    stage.log.lines = []
    stage.window.removeGestureRecognizer(outer)
    view.setGestureRecognizers([])
    stage.add(Meek(), "inner", to: view).delegate = one
    stage.add(Meek(), "outer", to: stage.window).delegate = other
    stage.tap(50, 50)
    expectEqual(stage.log.lines.filter { $0.contains("simultaneous") }, [])
    expectEqual(stage.log.lines.filter { $0.hasSuffix("ended") }, ["inner ended", "outer ended"])
  }

  @Test(
    "4.13: a delegate that disables the recognizer it is asked about ends the attempt in good order",
    arguments: [
      "shouldReceiveTouch", "shouldBegin in possible", "simultaneous",
    ])
  func delegateDisables(question: String) {
    let view = stage.view("v")
    let inner = stage.add(UITapGestureRecognizer(), "inner", to: view)
    stage.add(UITapGestureRecognizer(), "outer", to: stage.window)
    let delegate = Delegate("d", stage.log)
    inner.delegate = delegate
    delegate.onAsked = { if $0 == question { $1.isEnabled = false } }
    stage.tap(50, 50)
    expectEqual(stage.log.lines.filter { !$0.hasPrefix("d ") }, ["v.began", "outer ended", "v.cancelled"])
    #expect(inner.state == .possible && !inner.isEnabled)
  }
}
