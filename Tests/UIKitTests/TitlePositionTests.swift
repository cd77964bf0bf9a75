import Expectations
import Testing
import UIKit

@testable import TouchNavigation
@testable import TouchTesting

/// Titles and what segments show, moved by a `UIOffset`.
@MainActor @Suite(.serialized) struct TitlePositionTests {
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
  private func words(_ text: String, in view: UIView) -> UILabel? {
    labels(in: view).first { $0.text == text && !$0.isHidden }
  }
  private func stack(_ pages: [UIViewController]) -> (UINavigationController, TouchStage) {
    let stack = UINavigationController()
    stack.viewControllers = pages
    let stage = TouchStage(rootViewController: stack)
    stage.settle()
    return (stack, stage)
  }

  @Test("The title of a bar button is moved, by the item or by the bar, and its button stays")
  func barButtons() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    let (stack, stage) = stack([page])
    let bar = stack.navigationBar
    func frames() throws -> [CGRect] {
      stage.settle()
      let shown = try #require(words("Go", in: bar))
      return [shown.frame, shown.superview?.frame ?? .zero]
    }
    let usual = try frames()
    item.setTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 5), for: .default)
    expectEqual(item.titlePositionAdjustment(for: .default), UIOffset(horizontal: -3, vertical: 5))
    try expectEqual(frames(), [usual[0].offsetBy(dx: -3, dy: 5), usual[1]])
    item.setTitlePositionAdjustment(UIOffset(horizontal: .nan, vertical: 0), for: .default)
    try expectEqual(frames(), usual)
    let plain = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = plain
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    look.buttonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 7)
    bar.standardAppearance = look
    try expectEqual(frames(), [usual[0].offsetBy(dx: 0, dy: 4), usual[1]])
    plain.isEnabled = false
    try expectEqual(frames(), [usual[0].offsetBy(dx: 0, dy: 7), usual[1]])
  }

  @Test("The title of the way back is moved by the proxy, by the item of the page behind, or by the bar")
  func wayBack() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let (stack, stage) = stack([first, second])
    let bar = stack.navigationBar
    func left() throws -> CGFloat {
      stage.settle()
      return try #require(words("First", in: bar)).frame.minX
    }
    let usual = try left()
    let look = UINavigationBarAppearance()
    look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 0)
    bar.standardAppearance = look
    try expectEqual(left(), usual + 9)
    let item = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    first.navigationItem.backBarButtonItem = item
    try expectEqual(left(), usual - 1000)
  }

  @Test("The title of a navigation bar is moved by its appearance")
  func barTitle() throws {
    let page = UIViewController()
    page.title = "Title"
    let (stack, stage) = stack([page])
    let usual = try #require(words("Title", in: stack.navigationBar)).frame
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 6, vertical: -2)
    stack.navigationBar.standardAppearance = look
    stage.settle()
    expectEqual(words("Title", in: stack.navigationBar)?.frame, usual.offsetBy(dx: 6, dy: -2))
    expectEqual(UINavigationBarAppearance(barAppearance: look).titlePositionAdjustment.horizontal, 6)
  }

  /// The columns and rows of a picture with dark pixels, from the first to the last.
  private func ink(_ stage: TouchStage, _ width: Int, _ height: Int) -> [Int] {
    stage.settle()
    guard let pixels = Pixels(stage) else { return [] }
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where pixels[x, y][0] > 200 && pixels[x, y][1] < 60 && pixels[x, y][2] < 60 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return [left, right, top, bottom]
  }

  @Test("The title of a tab is moved by the item, or by the bar's appearance")
  func tabs() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "H", image: nil, tag: 0)
    page.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = TouchStage(size: CGSize(width: 300, height: 200), rootViewController: tabs)
    let usual = ink(stage, 300, 60)
    let look = UITabBarAppearance()
    for part in [look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance] {
      part.selected.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    }
    tabs.tabBar.standardAppearance = look
    expectEqual(ink(stage, 300, 60), [usual[0] + 3, usual[1] + 3, usual[2] + 4, usual[3] + 4])
    page.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: -5, vertical: 0)
    expectEqual(ink(stage, 300, 60), [usual[0] - 5, usual[1] - 5, usual[2], usual[3]])
  }

  @Test("What segments show is moved by their places in the control")
  func segments() {
    let stage = TouchStage(size: CGSize(width: 300, height: 100))
    let control = UISegmentedControl(items: ["H"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.rootView.addSubview(control)
    let usual = ink(stage, 300, 60)
    func moved(_ dx: Int, _ dy: Int) -> [Int] { [usual[0] + dx, usual[1] + dx, usual[2] + dy, usual[3] + dy] }
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 2, vertical: 0), forSegmentType: .any, barMetrics: .default)
    expectEqual(ink(stage, 300, 60), moved(2, 0))
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 9, vertical: 9), forSegmentType: .left, barMetrics: .default)
    expectEqual(ink(stage, 300, 60), moved(2, 0))
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: 3), forSegmentType: .alone, barMetrics: .default)
    expectEqual(ink(stage, 300, 60), moved(0, 3))
    expectEqual(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default),
      UIOffset(horizontal: 9, vertical: 9))
  }
}
