import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How the safe area becomes a part of a scroll view's insets.
@MainActor @Suite struct ScrollAdjustmentTests {
  final class List: UIScrollView {
    var received: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      received.append(adjustedContentInset)
    }
  }

  final class Diary: UIScrollViewDelegate {
    var received: [UIEdgeInsets] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      received.append(scrollView.adjustedContentInset)
    }
  }

  let controller = UIViewController()
  let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let diary = Diary()

  init() {
    controller.view = UIView(frame: list.frame)
    controller.view.addSubview(list)
    list.delegate = diary
    list.contentSize = CGSize(width: 100, height: 1000)
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("The defaults are UIKit's")
  func defaults() {
    expectEqual(list.contentInsetAdjustmentBehavior, .automatic)
    #expect(list.automaticallyAdjustsScrollIndicatorInsets)
    expectEqual(list.adjustedContentInset, .zero)
    expectEqual(list.received, [])
  }

  @Test("The content insets apply, and a change of them is reported once to the view and once to the delegate")
  func own() {
    list.contentInset = insets(1, 2, 3, 4)
    list.contentInset = insets(1, 2, 3, 4)
    expectEqual(list.adjustedContentInset, insets(1, 2, 3, 4))
    expectEqual(list.received, [insets(1, 2, 3, 4)])
    expectEqual(diary.received, list.received)
  }

  @Test("The safe area is added along the axes that scroll, along all, or not at all")
  func behaviors() {
    controller.additionalSafeAreaInsets = insets(40, 10, 20, 5)
    list.contentInset = insets(1, 1, 1, 1)
    expectEqual(list.adjustedContentInset, insets(41, 1, 21, 1))
    list.contentInsetAdjustmentBehavior = .scrollableAxes
    expectEqual(list.adjustedContentInset, insets(41, 1, 21, 1))
    list.alwaysBounceHorizontal = true
    expectEqual(list.adjustedContentInset, insets(41, 11, 21, 6))
    list.alwaysBounceHorizontal = false
    list.contentSize = CGSize(width: 101, height: 200)
    expectEqual(list.adjustedContentInset, insets(1, 11, 1, 6))
    list.contentInsetAdjustmentBehavior = .always
    expectEqual(list.adjustedContentInset, insets(41, 11, 21, 6))
    list.contentInsetAdjustmentBehavior = .never
    expectEqual(list.adjustedContentInset, insets(1, 1, 1, 1))
    expectEqual(diary.received, list.received)
    expectEqual(list.received.count, 7)
  }

  @Test("Content at its top stays there when the safe area changes; other content stays in place")
  func position() {
    controller.additionalSafeAreaInsets = insets(40, 0, 0, 0)
    expectEqual(list.contentOffset.y, -40)
    controller.additionalSafeAreaInsets = insets(60, 0, 0, 0)
    expectEqual(list.contentOffset.y, -60)
    list.contentOffset.y = 100
    controller.additionalSafeAreaInsets = insets(20, 0, 0, 0)
    expectEqual(list.contentOffset.y, 100)
    list.setContentOffset(CGPoint(x: 0, y: -20), animated: false)
    controller.additionalSafeAreaInsets = .zero
    expectEqual(list.contentOffset.y, 0)
  }

  @Test("The end of the content can be scrolled out of the safe area")
  func end() {
    controller.additionalSafeAreaInsets = insets(0, 0, 30, 0)
    list.contentOffset.y = 5000
    list.contentSize.height = 900
    expectEqual(list.contentOffset.y, 730)
  }

  @Test("The views of the content hear only of the part that is not added")
  func content() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    list.addSubview(row)
    controller.additionalSafeAreaInsets = insets(40, 10, 0, 0)
    expectEqual(row.safeAreaInsets, insets(0, 10, 0, 0))
    list.contentInsetAdjustmentBehavior = .never
    list.contentOffset.y = 0
    expectEqual(row.safeAreaInsets, insets(40, 10, 0, 0))
    list.contentOffset.y = 15
    expectEqual(row.safeAreaInsets, insets(40, 10, 0, 0))
    list.contentOffset.y = -15
    expectEqual(row.safeAreaInsets, insets(25, 10, 0, 0))
  }
}
