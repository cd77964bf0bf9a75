import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// A recognizer belongs to one view (semantics 4.10), whatever is done while it changes from one to another.
@MainActor @Suite struct OneViewTests {
  let stage = Stage()

  /// Returns how often the recognizer is in the lists of the views.
  private func counts(of recognizer: UIGestureRecognizer, in views: LogView...) -> [Int] {
    views.map { view in view.gestureRecognizers?.count { $0 === recognizer } ?? 0 }
  }

  @Test(
    "4.10: one that its own cancelled action adds to the same view stands there once, and ends with the next finger")
  func addedTwice() {
    let root = stage.view("root")
    let child = stage.view("child", CGRect(x: 20, y: 20, width: 100, height: 100), in: root)
    child.overrides = []
    root.overrides = []
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: root) { press in
      if press.state == .changed || press.state == .cancelled { child.addGestureRecognizer(press) }
    }
    press.minimumPressDuration = 0
    stage.down(5, 5)
    stage.move(6, 5)
    expectEqual(counts(of: press, in: root, child), [0, 1])
    stage.up()
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["press began", "press changed", "press cancelled", "press began", "press ended"])
    expectEqual(press.state, .possible)
  }

  @Test("4.10: one that its cancelled action adds elsewhere is added to that view")
  func addedElsewhereOnTheWay() {
    let first = stage.view("first", CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = stage.view("second", CGRect(x: 100, y: 0, width: 100, height: 100))
    let third = stage.view("third", CGRect(x: 200, y: 0, width: 100, height: 100))
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: first) { pan in
      if pan.state == .cancelled { third.addGestureRecognizer(pan) }
    }
    stage.down(50, 50)
    stage.move(70, 50)
    second.addGestureRecognizer(pan)
    #expect(pan.view === second)
    expectEqual(counts(of: pan, in: first, second, third), [0, 1, 0])
  }

  @Test("4.10: one that its cancelled action takes away once more is added all the same")
  func takenAwayOnTheWay() {
    let first = stage.view("first")
    let second = stage.view("second", CGRect(x: 200, y: 0, width: 100, height: 100))
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: first) { pan in
      if pan.state == .cancelled { pan.view?.removeGestureRecognizer(pan) }
    }
    stage.down(50, 50)
    stage.move(70, 50)
    second.addGestureRecognizer(pan)
    #expect(pan.view === second)
    expectEqual(counts(of: pan, in: first, second), [0, 1])
  }

  @Test("4.10: a list that names one twice has it once, and what is added while the list changes is not lost")
  func assignedList() {
    let view = stage.view("v")
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view) { pan in
      if pan.state == .cancelled { view.addGestureRecognizer(swipe) }
    }
    stage.down(50, 50)
    stage.move(70, 50)
    view.gestureRecognizers = [tap, tap]
    expectNil(pan.view)
    expectEqual(view.gestureRecognizers, [tap, swipe])
    #expect(swipe.view === view)
  }
}
