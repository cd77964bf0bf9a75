import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Delegates that do things in the middle of things.
@MainActor @Suite struct ScrollReentryTests {
  private func stage(_ call: String, _ act: @escaping @MainActor (UIScrollView) -> Void) -> ScrollStage {
    let stage = ScrollStage()
    var isDone = false
    stage.diary.then = { line, list in
      guard line == call, !isDone else { return }
      isDone = true
      act(list)
    }
    return stage
  }

  private func fling(_ stage: ScrollStage) {
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.rest()
  }

  @Test("Scrolling that is disabled in a callback ends the drag once, and nothing continues")
  func disable() {
    for call in ["willBeginDragging", "didScroll"] {
      let stage = stage(call) { $0.isScrollEnabled = false }
      fling(stage)
      expectEqual(stage.takeLines(), ["willBeginDragging", "willEndDragging", "didEndDragging false"])
      #expect(!stage.list.isDragging && !stage.list.isTracking)
    }
  }

  @Test(
    "A scroll view that is removed in any callback stops moving",
    arguments: ["willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll"])
  func remove(call: String) {
    let stage = stage(call) { $0.removeFromSuperview() }
    fling(stage)
    let offset = stage.list.contentOffset
    stage.wait(1)
    expectEqual(stage.list.contentOffset, offset)
    #expect(!stage.list.isDragging && !stage.list.isDecelerating)
    expectNil(stage.loop.nextTimerTime)
  }

  @Test("Removed while it decelerates, it says that this is over")
  func removedDecelerating() {
    let stage = ScrollStage()
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.wait(0.1)
    _ = stage.takeLines()
    stage.list.removeFromSuperview()
    expectEqual(stage.takeLines(), ["didEndDecelerating"])
    #expect(!stage.list.isDecelerating)
  }

  @Test("A drag continues from an offset that is set during it")
  func setDuringTheDrag() {
    let stage = ScrollStage()
    stage.drag(dy: -60, speed: 600)
    stage.list.contentOffset.y = 1000
    stage.wait(0.01)
    stage.move(200, 130)
    expectEqual(stage.list.contentOffset.y, 1010)
  }

  @Test("An offset that the delegate pins stays pinned, and the drag continues from it without a jump")
  func pinned() {
    let stage = ScrollStage()
    stage.diary.then = { line, list in
      if line == "didScroll", list.contentOffset.y != 0, stage.loop.now < 0.5 { list.contentOffset.y = 0 }
    }
    stage.drag(dy: -60, speed: 600)
    expectEqual(stage.list.contentOffset.y, 0)
    stage.wait(0.6)
    stage.move(200, 130)
    expectEqual(stage.list.contentOffset.y, 10)
  }

  @Test("Decelerating continues from an offset that is set during it")
  func setWhileDecelerating() {
    let stage = ScrollStage()
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.wait(0.2)
    let before = stage.list.contentOffset.y
    stage.list.contentOffset.y = before + 1000
    #expect(stage.list.isDecelerating)
    stage.rest()
    #expect(abs(stage.list.contentOffset.y - 1000 - (100 + 1090 * 0.4995)) < 1)
  }

  @Test("setContentOffset stops what moves, and says so")
  func setContentOffsetStops() {
    let stage = ScrollStage()
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.wait(0.2)
    _ = stage.takeLines()
    stage.list.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 7)
    expectEqual(stage.takeLines(), ["didEndDecelerating"])
  }

  @Test("An animation that the delegate begins at the end of a drag takes the place of the deceleration")
  func animateAtTheEnd() {
    let stage = stage("didEndDragging true") { $0.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
    fling(stage)
    expectEqual(stage.list.contentOffset.y, 2000)
    expectEqual(
      stage.takeLines(), ["willBeginDragging", "willEndDragging", "didEndDragging true", "didEndScrollingAnimation"])
  }

  @Test("A delegate that goes away in a callback is not called again")
  func delegateGone() {
    let stage = stage("willBeginDragging") { $0.delegate = nil }
    fling(stage)
    expectEqual(stage.takeLines(), ["willBeginDragging"])
    #expect(stage.list.contentOffset.y > 600)
  }

  @Test("A new delegate receives the remaining calls")
  func otherDelegate() {
    let other = ScrollDiary()
    let stage = stage("didEndDragging true") { $0.delegate = other }
    fling(stage)
    expectEqual(other.lines, ["willBeginDecelerating", "didEndDecelerating"])
  }

  @Test("Subclasses that observe contentOffset or bounds see every change")
  func observers() {
    let list = ObservingScrollView(frame: .zero)
    let stage = ScrollStage(list)
    stage.drag(dy: -30, speed: 300)
    stage.wait(0.1)
    // 3 pt a step: ten steps, of which the first three do not reach 10 pt.
    expectEqual(stage.list.contentOffset.y, 20)
    #expect(list.offsets == 7 && list.origins == 7 && list.layouts > 0)
  }

  @Test("A scroll view without references is deallocated, also during a movement")
  func goes() {
    weak var gone: UIScrollView?
    do {
      var stage: ScrollStage? = ScrollStage()
      gone = stage?.list
      stage?.drag(dy: -110, speed: 1100)
      stage?.up()
      stage?.list.removeFromSuperview()
      stage?.rest()
      stage = nil
    }
    expectNil(gone)
  }
}

@MainActor private final class ObservingScrollView: UIScrollView {
  var (offsets, origins, layouts) = (0, 0, 0)
  override var contentOffset: CGPoint { didSet { offsets += 1 } }
  override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { origins += 1 } } }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
