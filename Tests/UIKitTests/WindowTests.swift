import Expectations
import Testing
import TouchTesting
import UIKit

/// A window that sees every event first, and may keep some to itself.
class GateWindow: UIWindow {
  var diary: Diary?
  var swallows: Set<UITouch.Phase> = []

  override func sendEvent(_ event: UIEvent) {
    let phases = (event.allTouches ?? []).map(\.phase)
    diary?.add("window " + phases.map { "\($0)" }.sorted().joined(separator: ","))
    if phases.contains(where: swallows.contains) { return }
    super.sendEvent(event)
  }
}

/// Events that an override of `sendEvent` keeps to itself (semantics 1.1).
@MainActor class WindowTests {
  let scenery = Scenery()
  var stage: TouchStage { scenery.stage }
  var diary: Diary { scenery.diary }
  let window: GateWindow
  let view: DiaryView

  init() {
    window = GateWindow(windowScene: scenery.stage.window.windowScene!)
    view = DiaryView("w", frame: CGRect(x: 100, y: 100, width: 200, height: 200), diary: scenery.diary)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  @Test("1.1: the window receives every event before recognizers and views")
  func seesAll() {
    window.diary = diary
    scenery.add(UITapGestureRecognizer(), "tap", to: view)
    stage.finger(1).down(at: CGPoint(x: 150, y: 150))
    stage.finger(2).down(at: CGPoint(x: 10, y: 10))
    stage.finger(1).up()
    stage.finger(2).up()
    expectEqual(
      diary.lines,
      [
        "window began", "w.began", "window began,stationary", "window ended,stationary", "tap ended", "w.cancelled",
        "window ended",
      ])
  }

  @Test("1.1: moves that are swallowed were never made")
  func swallowsMoves() {
    scenery.add(UIPanGestureRecognizer(), "pan", to: view)
    window.swallows = [.moved]
    stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    expectEqual(diary.lines, ["w.began", "w.ended"])
  }

  @Test("1.1: a touch whose beginning is swallowed is received by none")
  func swallowsBegan() {
    scenery.add(UIPanGestureRecognizer(), "pan", to: view)
    window.swallows = [.began]
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    window.swallows = []
    stage.finger.move(to: CGPoint(x: 170, y: 150))
    stage.finger.up()
    expectEqual(diary.lines, [])
    stage.tap(view)
    expectEqual(diary.lines, ["w.began", "w.ended"])
  }

  @Test("1.1, 1.6: a touch whose end is swallowed blocks nothing: view and recognizers take the next finger")
  func swallowsEnds() {
    scenery.add(UITapGestureRecognizer(), "tap", to: view)
    window.swallows = [.ended]
    stage.tap(view)
    window.swallows = []
    stage.tap(view)
    expectEqual(diary.lines, ["w.began", "w.began", "tap ended", "w.cancelled"])
  }

  @Test("1.1: a pan whose touches end without delivery is cancelled, and begins with the next")
  func swallowsTheEndOfAPan() {
    let pan = scenery.add(UIPanGestureRecognizer(), "pan", to: view)
    window.swallows = [.ended]
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    stage.finger.move(to: CGPoint(x: 170, y: 150))
    stage.finger.up()
    expectEqual(diary.lines, ["w.began", "pan began", "w.cancelled", "pan cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    window.swallows = []
    diary.lines = []
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    stage.finger.move(to: CGPoint(x: 170, y: 150))
    stage.finger.up()
    expectEqual(diary.lines, ["w.began", "pan began", "w.cancelled", "pan ended"])
  }

  @Test("1.14, 2.13: a hit test that answers with a view of another window binds the touch there, recognizers too")
  func anotherWindow() {
    class Pointer: GateWindow {
      weak var aim: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { aim }
    }
    let front = Pointer(windowScene: stage.window.windowScene!)
    front.windowLevel = .alert
    front.isHidden = false
    scenery.add(UITapGestureRecognizer(), "front", to: front)
    scenery.add(UITapGestureRecognizer(), "behind", to: window)
    front.aim = view
    var windows: [Bool] = []
    view.onBegan = { [window] touches, event in
      windows = touches.map { $0.window === window } + [event?.touches(for: window)?.count == 1]
    }
    stage.tap(at: CGPoint(x: 1, y: 1))
    expectEqual(diary.lines, ["w.began", "behind ended", "w.cancelled"])
    expectEqual(windows, [true, true])
    front.aim = nil
    stage.tap(at: CGPoint(x: 150, y: 150))
    expectEqual(diary.lines.count, 6)
  }
}
