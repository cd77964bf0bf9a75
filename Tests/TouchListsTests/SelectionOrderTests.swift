import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// In which order a selection asks and tells (26.16, 26.17, 27.11).
@MainActor @Suite struct SelectionOrderTests {
  private final class Home: UICollectionViewDataSource, UICollectionViewDelegate {
    var lines: [String] = []
    var onShouldSelect: (() -> Void)?
    var refuses: Set<String> = []
    private func note(_ what: String, _ path: IndexPath) { lines.append("\(what)(\(path.item))") }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      note("shouldHighlight", path)
      return !refuses.contains("highlight")
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("didHighlight", path) }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { note("didUnhighlight", path) }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      note("shouldSelect", path)
      onShouldSelect?()
      return !refuses.contains("select")
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      note("shouldDeselect", path)
      return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("didSelect", path) }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("didDeselect", path) }
    func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
      note("canPerform", path)
      return !refuses.contains("primary")
    }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
      note("primary", path)
    }
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let home = Home()
  private let view: UICollectionView

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (home, home)
    stage.rootView.addSubview(view)
    stage.settle()
  }

  private func tap(_ item: Int) -> String {
    stage.tap(at: CGPoint(x: 100, y: 25 + 50 * item))
    return home.take()
  }

  @Test("27.11: lit, selected, the light out, then the action; the item before is not asked")
  func order() {
    expectEqual(
      tap(0),
      "shouldHighlight(0) didHighlight(0) shouldSelect(0) didSelect(0) didUnhighlight(0) canPerform(0) "
        + "primary(0)")
    expectEqual(
      tap(2),
      "shouldHighlight(2) didHighlight(2) shouldSelect(2) didDeselect(0) didSelect(2) didUnhighlight(2) "
        + "canPerform(2) primary(2)")
    expectEqual(
      tap(2),
      "shouldHighlight(2) didHighlight(2) shouldSelect(2) didSelect(2) didUnhighlight(2) canPerform(2) "
        + "primary(2)")
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  @Test("27.11: no ends it: of the light everything, of the selection that alone, of the action nothing else")
  func refusals() {
    home.refuses = ["highlight"]
    expectEqual(tap(0), "shouldHighlight(0)")
    home.refuses = ["select"]
    expectEqual(tap(0), "shouldHighlight(0) didHighlight(0) shouldSelect(0) didUnhighlight(0) canPerform(0) primary(0)")
    expectNil(view.indexPathsForSelectedItems)
    home.refuses = ["primary"]
    expectEqual(
      tap(0), "shouldHighlight(0) didHighlight(0) shouldSelect(0) didSelect(0) didUnhighlight(0) canPerform(0)")
  }

  @Test("27.11: where several can be selected a tap turns an item round, and asks about it; taken back it does not act")
  func several() {
    view.allowsMultipleSelection = true
    _ = tap(0)
    expectEqual(tap(1), "shouldHighlight(1) didHighlight(1) shouldSelect(1) didSelect(1) didUnhighlight(1)")
    expectEqual(tap(0), "shouldHighlight(0) didHighlight(0) shouldDeselect(0) didDeselect(0) didUnhighlight(0)")
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  @Test("27.11: an item whose delegate reloads when it is asked is selected and performs its action all the same")
  func reload() {
    home.onShouldSelect = { [view] in view.reloadData() }
    expectEqual(
      tap(1),
      "shouldHighlight(1) didHighlight(1) shouldSelect(1) didSelect(1) didUnhighlight(1) canPerform(1) "
        + "primary(1)")
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  @Test("26.16, 26.17: a row whose delegate reloads when it is asked is selected and performs its action all the same")
  func reloadOfRows() {
    let t = TableStage([4])
    t.watched = ["willSelect", "didSelect", "primary"]
    t.show()
    t.onWillSelect = { _ in t.table.reloadData() }
    t.stage.tap(at: t.place(1))
    expectEqual(t.take(), "willSelect(0.1) didSelect(0.1) primary(0.1)")
    t.refuses = ["select"]
    t.stage.tap(at: t.place(2))
    expectEqual(t.take(), "willSelect(0.2) primary(0.2)")
  }

  @Test("26.35: rows that are measured on the way end where they are wanted", arguments: [false, true])
  func rows(animated: Bool) {
    let t = TableStage([60], height: 400, rowHeight: nil)
    t.heights = { $0.row % 3 == 2 ? 140 : 41 }
    t.table.estimatedRowHeight = 20
    t.show()
    func go(_ row: Int, _ position: UITableView.ScrollPosition) -> CGRect {
      t.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      t.stage.wait(2)
      return t.table.rectForRow(at: IndexPath(row: row, section: 0))
    }
    expectEqual(go(59, .bottom).maxY, t.table.contentOffset.y + 400)
    expectEqual(t.table.contentOffset.y, t.table.contentSize.height - 400)
    expectEqual(go(20, .top).minY, t.table.contentOffset.y)
    expectEqual(go(40, .middle).midY, t.table.contentOffset.y + 200)
    expectEqual(go(59, .top).maxY, t.table.contentOffset.y + 400)
  }
}
