import Expectations
import Testing
import TouchTesting
import UIKit

// What public code overrides; each override notes that it was called, and calls super.

@MainActor private var heard: [String] = []
@MainActor private func note(_ name: String = #function) { heard.append(name) }
@MainActor private func take() -> [String] {
  defer { heard = [] }
  return heard
}

@MainActor private final class Card: UIView {
  override var layer: CALayer { super.layer }
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3) }
    set { super.layoutMargins = newValue }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { note() }
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var isExclusiveTouch: Bool {
    get { true }
    set { super.isExclusiveTouch = newValue }
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    note()
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    note()
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func bringSubviewToFront(_ view: UIView) {
    note()
    super.bringSubviewToFront(view)
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    note()
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
  override func endEditing(_ force: Bool) -> Bool { true }
}

@MainActor private final class Table: UITableView {
  override func reloadData() {
    note()
    super.reloadData()
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    note()
    super.performBatchUpdates(updates, completion: completion)
  }
  override func beginUpdates() {
    note()
    super.beginUpdates()
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note()
    super.insertRows(at: indexPaths, with: animation)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    note()
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    note()
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    note()
    super.setContentOffset(contentOffset, animated: animated)
  }
}

@MainActor private final class Row: UITableViewCell {
  override var reuseIdentifier: String? { "row" }
}

@MainActor private final class Grid: UICollectionView {
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    note()
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    note()
    super.insertItems(at: indexPaths)
  }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    note()
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    note()
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 2
  var sections = 1
  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor private final class LoggedKnob: UIButton {
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    note()
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state)?.uppercased() }
  func turned() {}
}

@MainActor private final class Ring: CAShapeLayer {
  override func add(_ anim: CAAnimation, forKey key: String?) {
    note()
    super.add(anim, forKey: key)
  }
  override func addSublayer(_ layer: CALayer) {
    note()
    super.addSublayer(layer)
  }
  override func contains(_ point: CGPoint) -> Bool { false }
}

@MainActor private final class Shelf: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) {
    note()
    title = vc.title
  }
}

@MainActor private final class Tabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { note("\(item.title!) \(selectedIndex)") }
}

@MainActor private final class Bars: NSObject, UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { note(item.title!) }
}

@MainActor @Suite(.serialized) struct OverrideTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))

  @Test("what a view says of its surroundings can be overridden, and so can what orders its subviews")
  func views() {
    _ = take()
    let (card, first, second) = (Card(), UIView(), UIView())
    card.insertSubview(first, at: 0)
    card.insertSubview(second, aboveSubview: first)
    card.bringSubviewToFront(first)
    card.setContentHuggingPriority(.required, for: .vertical)
    card.semanticContentAttribute = .forceRightToLeft
    expectEqual(
      take(),
      [
        "insertSubview(_:at:)", "insertSubview(_:aboveSubview:)", "bringSubviewToFront(_:)",
        "setContentHuggingPriority(_:for:)", "semanticContentAttribute",
      ])
    #expect(card.subviews == [second, first] && card.contentHuggingPriority(for: .vertical) == .required)
    #expect(card.directionalLayoutMargins.leading == 3 && card.isExclusiveTouch && card.endEditing(true))
    #expect(card.safeAreaInsets.top == 9 && card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(card.systemLayoutSizeFitting(.zero).width == 7 && card.layer === (card as UIView).layer)
  }

  @Test("changes, cells and selections of a table go through what a subclass overrides; one call is not another")
  func tables() {
    let (table, rows) = (Table(frame: stage.window.bounds), Rows())
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.settle()
    expectEqual(take().suffix(2), Array(repeating: "dequeueReusableCell(withIdentifier:for:)", count: 2))
    expectEqual(table.visibleCells.map(\.reuseIdentifier), ["row", "row"])
    rows.count = 3
    table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    let received = take().filter { !$0.hasPrefix("dequeue") }
    expectEqual(
      received,
      [
        "performBatchUpdates(_:completion:)", "insertRows(at:with:)", "selectRow(at:animated:scrollPosition:)",
        "setContentOffset(_:animated:)",
      ])
    #expect(table.numberOfRows(inSection: 0) == 3 && table.indexPathForSelectedRow?.row == 1)
  }

  @Test("a table's estimates of headers say how long it is before they are seen")
  func estimates() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), Rows())
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.estimatedSectionFooterHeight = 30
    table.dataSource = rows
    (rows.count, rows.sections) = (10, 3)
    stage.window.addSubview(table)
    stage.settle()
    // The first footer was asked for with its rows: there is none.
    expectEqual(table.contentSize.height, 1560)
  }

  @Test("changes and cells of a collection go through what a subclass overrides")
  func collections() {
    let layout = UICollectionViewFlowLayout()
    let (grid, rows) = (Grid(frame: stage.window.bounds, collectionViewLayout: layout), Rows())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = rows
    stage.window.addSubview(grid)
    stage.settle()
    rows.count = 3
    grid.performBatchUpdates { grid.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    stage.settle()
    let (received, all) = (Set(heard), take())
    expectEqual(all.filter { $0.hasPrefix("dequeue") }.count, 3)
    expectEqual(
      received,
      [
        "dequeueReusableCell(withReuseIdentifier:for:)", "performBatchUpdates(_:completion:)", "insertItems(at:)",
        "scrollToItem(at:at:animated:)",
      ])
  }

  @Test("targets and titles of a control and animations of a layer go through what a subclass overrides")
  func controlsAndLayers() {
    _ = take()
    let (knob, ring) = (LoggedKnob(type: .custom), Ring())
    knob.setTitle("turn", for: .normal)
    knob.addTarget(knob, action: LoggedKnob.turned, for: .touchUpInside)
    ring.addSublayer(CALayer())
    ring.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    expectEqual(take(), ["addTarget(_:action:for:)", "addSublayer(_:)", "add(_:forKey:)"])
    #expect(knob.currentTitle == "TURN" && ring.sublayers?.count == 1 && !ring.contains(.zero))
  }

  @Test("show(_:) uses the nearest container that handles it: a stack pushes; without one the controller is presented")
  func showing() {
    _ = take()
    let (shelf, inner, shown) = (Shelf(), UIViewController(), UIViewController())
    shown.title = "Shown"
    shelf.addChild(inner)
    let stack = UINavigationController(rootViewController: shelf)
    stage.window.rootViewController = stack
    stage.settle()
    inner.showDetailViewController(shown, sender: nil)
    #expect(take() == ["show(_:sender:)"] && shelf.title == "Shown" && stack.viewControllers.count == 1)
    let plain = UIViewController()
    stack.setViewControllers([plain], animated: false)
    stage.settle()
    plain.show(shown, sender: nil)
    #expect(stack.topViewController === shown)
    let alone = UIViewController()
    stage.window.rootViewController = alone
    stage.settle()
    alone.show(UIViewController(), sender: nil)
    #expect(alone.presentedViewController != nil)
  }

  @Test("a tab bar controller receives a selection in its bar before it displays the tab")
  func tabs() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    stage.window.rootViewController = tabs
    stage.settle()
    _ = take()
    stage.tap(at: CGPoint(x: 260, y: 20))
    #expect(take() == ["Two 0"] && tabs.selectedIndex == 1)
    tabs.tabBar.selectedItem = tabs.tabBar.items?[0]
    tabs.tabBar.items = []
    #expect(tabs.tabBar.selectedItem?.title == "Two" && tabs.tabBar.items?.count == 2)
  }

  @Test("a separate tab bar selects the tapped item and notifies its delegate")
  func barAlone() {
    let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), Bars())
    let items = ["One", "Two"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    bar.delegate = listener
    bar.items = items
    bar.selectedItem = items[0]
    stage.window.addSubview(bar)
    stage.settle()
    _ = take()
    stage.tap(at: CGPoint(x: 260, y: 20))
    #expect(take() == ["Two"] && bar.selectedItem === items[1])
    bar.setItems([items[0]], animated: false)
    #expect(bar.selectedItem == nil && take() == [])
  }
}
