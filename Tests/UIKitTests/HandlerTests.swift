import Expectations
import Testing
import TouchTesting
import UIKit

/// Actions and touch methods that change what they belong to, and windows that watch what is sent.
@MainActor class HandlerTests {
  let scenery = Scenery()
  var stage: TouchStage { scenery.stage }
  var diary: Diary { scenery.diary }
  var view: DiaryView { scenery.view }

  private func drag(_ steps: Int = 3) {
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    for _ in 0..<steps { stage.finger.move(by: CGVector(dx: 20, dy: 0)) }
    stage.finger.up()
  }

  @Test("4.9, 15.10: a tap that takes itself away in its action leaves the view its touch")
  func removesItself() {
    let tap = scenery.add(UITapGestureRecognizer(), "tap", to: stage.window)
    scenery.handler.then = { $0.view?.removeGestureRecognizer($0) }
    stage.tap(view)
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "tap ended", "v.ended", "v.began", "v.ended"])
    #expect(tap.view == nil && tap.state == .possible)
    expectEqual(stage.window.gestureRecognizers?.isEmpty, true)
  }

  @Test("4.9: one that is removed and added again in its action is ready for the next tap")
  func comesBack() {
    scenery.add(UITapGestureRecognizer(), "tap")
    scenery.handler.then = { [view] in
      view.removeGestureRecognizer($0)
      view.addGestureRecognizer($0)
    }
    stage.tap(view)
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "tap ended", "v.ended", "v.began", "tap ended", "v.ended"])
  }

  @Test("4.9, 4.10: a pan that moves to another view as it begins is cancelled, and pans there")
  func movesOn() {
    let other = DiaryView("w", frame: CGRect(x: 0, y: 0, width: 90, height: 90), diary: diary)
    stage.rootView.addSubview(other)
    let pan = scenery.add(UIPanGestureRecognizer(), "pan")
    scenery.handler.then = { if $0.state == .began, $0.view !== other { other.addGestureRecognizer($0) } }
    drag()
    expectEqual(diary.lines, ["v.began", "pan began", "pan cancelled", "v.moved", "v.moved", "v.moved", "v.ended"])
    #expect(pan.view === other && view.gestureRecognizers?.isEmpty == true)
    diary.lines = []
    stage.finger.down(at: CGPoint(x: 10, y: 10))
    stage.finger.move(to: CGPoint(x: 30, y: 10))
    stage.finger.up()
    expectEqual(diary.lines, ["w.began", "pan began", "w.cancelled", "pan ended"])
  }

  @Test("4.9: toggled off and on while it changes, a pan is over for this finger and works with the next")
  func toggles() {
    let pan = scenery.add(UIPanGestureRecognizer(), "pan")
    scenery.handler.then = {
      guard $0.state == .changed else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    drag()
    expectEqual(diary.lines, ["v.began", "pan began", "v.cancelled", "pan changed", "pan cancelled"])
    #expect(pan.isEnabled && pan.state == .possible)
    scenery.handler.then = nil
    diary.lines = []
    drag(1)
    expectEqual(diary.lines, ["v.began", "pan began", "v.cancelled", "pan ended"])
  }

  @Test("1.16: a view that leaves as it is touched is cancelled; a tap above it acts all the same")
  func leavesWhenTouched() {
    scenery.add(UITapGestureRecognizer(), "inner")
    scenery.add(UITapGestureRecognizer(), "outer", to: stage.rootView)
    var bound: [Bool] = []
    view.onBegan = { [view] touches, event in
      view.removeFromSuperview()
      bound = touches.map { $0.view === view }
      #expect(event?.touches(for: view) == nil && event?.allTouches == touches)
    }
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "v.cancelled", "outer ended"])
    expectEqual(bound, [false])
  }

  @Test(
    "4.13: recognizers, views and delegates without references are deallocated when the finger is up, and not before")
  func nobodyHolds() {
    weak var former: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let inner = DiaryView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50), diary: diary)
      view.addSubview(inner)
      (former, recognizer) = (inner, scenery.add(UIPanGestureRecognizer(), "pan", to: inner))
    }
    scenery.add(UITapGestureRecognizer(), "tap")
    stage.finger.down(at: CGPoint(x: 110, y: 110))
    former?.removeFromSuperview()
    stage.finger.move(to: CGPoint(x: 111, y: 110))
    stage.finger.up()
    stage.settle()
    expectEqual(diary.lines, ["inner.began", "inner.cancelled", "tap ended"])
    #expect(former == nil && recognizer == nil)
  }

  @Test("4.5.4: targets of one recognizer in the order of adding, one of a custom tap by its own type")
  func targets() {
    @MainActor class Picky {
      var seen: [QuickTapGestureRecognizer] = []
      func tapped(_ tap: QuickTapGestureRecognizer) { seen.append(tap) }
      func panned(_ pan: UIPanGestureRecognizer) { Issue.record("a tap is no pan") }
    }
    let picky = Picky()
    let tap = scenery.add(QuickTapGestureRecognizer(), "tap")
    tap.addTarget(scenery.handler, action: Selector(Handler.tapped))
    tap.addTarget(picky, action: Selector(Picky.tapped))
    tap.addTarget(picky, action: Selector(Picky.panned))
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "tap ended", "tapped", "v.cancelled"])
    expectEqual(picky.seen, [tap])
    tap.removeTarget(nil, action: nil)
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    stage.tap(view)
    #expect(diary.lines.suffix(2) == ["v.began", "v.ended"] && picky.seen.count == 1)
  }

  @Test("3.12: methods of a class that knows nothing of actors are called like those of one that does")
  func plainTarget() {
    let counter = Counter()
    let tap = scenery.add(UITapGestureRecognizer(), "tap")
    tap.addTarget(counter, action: Selector(Counter.increase))
    tap.addTarget(counter, action: Counter.add)
    tap.addTarget(counter, action: Counter.record)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.addTarget(counter, action: Selector(Counter.increase), for: .touchUpInside)
    button.addTarget(counter, action: Counter.record, for: .touchUpInside)
    stage.rootView.addSubview(button)
    stage.tap(view)
    expectEqual(counter.count, 111)
    stage.tap(button)
    expectEqual(counter.count, 112)
  }
}
