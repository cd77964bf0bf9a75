import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite struct CollectionTests {
  final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    var rows: [[String]]
    var lines: [String] = []
    init(_ counts: [Int]) {
      rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }
    func note(_ line: String) { lines.append(line) }
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      note("cell(\(name(indexPath)))")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
      cell.label.text = rows[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      note("header(\(indexPath.section))")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ c: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      note("shouldHighlight(\(name(indexPath)))")
      return true
    }
    func collectionView(_ c: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      note("didHighlight(\(name(indexPath)))")
    }
    func collectionView(_ c: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      note("didUnhighlight(\(name(indexPath)))")
    }
    func collectionView(_ c: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      note("shouldSelect(\(name(indexPath)))")
      return true
    }
    func collectionView(_ c: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      note("didSelect(\(name(indexPath)))")
    }
    func collectionView(_ c: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      note("didDeselect(\(name(indexPath)))")
    }
    func collectionView(_ c: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      note("primary(\(name(indexPath)))")
    }
    func collectionView(_ c: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) {
      note("end(\(name(path)))")
    }
  }

  final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  let stage = TouchStage(size: CGSize(width: 320, height: 480))
  let flow = UICollectionViewFlowLayout()

  private func show(_ source: Source) -> UICollectionView {
    stage.window.application?.becomeShared()
    flow.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    stage.rootView.addSubview(view)
    stage.settle()
    return view
  }
  private func seen(_ view: UICollectionView) -> String {
    view.visibleCells.map { ($0 as? TextCell)?.label.text ?? "?" }.joined(separator: " ")
  }

  @Test("27.1, 27.12: cells for visible items; scrolling reuses them; a click selects in the defined order")
  func basics() {
    let source = Source([100])
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = show(source)
    expectEqual(source.take(), "cell(0.0) cell(0.1) cell(0.2) cell(0.3) cell(0.4) cell(0.5) header(0)")
    expectEqual(view.contentSize, CGSize(width: 320, height: 20 + 34 * 110 - 10))
    view.contentOffset.y = 130
    stage.settle()
    expectEqual(source.take(), "cell(0.6) cell(0.7) cell(0.8) end(0.0) end(0.1) end(0.2)")
    stage.tap(at: CGPoint(x: 160, y: 50))
    expectEqual(
      source.take(),
      "shouldHighlight(0.4) didHighlight(0.4) shouldSelect(0.4) didSelect(0.4) didUnhighlight(0.4) "
        + "primary(0.4)")
    view.contentOffset.y = 1300
    stage.settle()
    view.contentOffset.y = 130
    stage.settle()
    expectEqual(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected, true)
    expectNil(view.cellForItem(at: IndexPath(item: 90, section: 0)))
  }

  @Test("27.13: a batch keeps the cells that stay; 27.16: arrows go to the nearest item")
  func batch() {
    let source = Source([7])
    let view = show(source)
    let last = view.visibleCells[2]
    view.performBatchUpdates {
      source.rows[0].removeFirst()
      source.rows[0].insert("new", at: 2)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(seen(view) == "0.1 0.2 new 0.3 0.4 0.5" && view.visibleCells[1] === last)
    stage.wait(0.5)
    expectEqual(last.frame, CGRect(x: 110, y: 0, width: 100, height: 100))
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardDownArrow)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 4, section: 0)])
  }

  @Test("27.14: a diffable data source makes the batch by what differs")
  func diffable() {
    let t = TouchStage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    t.rootView.addSubview(table)
    func seen() -> String { table.visibleCells.map { $0.textLabel?.text ?? "?" }.joined(separator: " ") }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    expectEqual(seen(), "1 2 3 4 5")
    let cell = table.visibleCells[4]
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.deleteItems([2])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.appendItems([6], toSection: "b")
    source.apply(snapshot)
    t.wait(0.5)
    #expect(seen() == "4 6 5 1 3" && table.visibleCells[2] === cell)
    #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 1) && source.itemIdentifier(for: [0, 0]) == 4)
  }

  private final class Moved: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test("27.14: rows of a diffable data source are not edited unless a subclass says so, and still may be moved")
  func diffableEditing() throws {
    for isMoved in [false, true] {
      let t = TouchStage(size: CGSize(width: 320, height: 480))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let provider = { (_: UITableView, _: IndexPath, _: Int) -> UITableViewCell? in UITableViewCell() }
      let source =
        isMoved
        ? Moved(tableView: table, cellProvider: provider)
        : UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: provider)
      t.rootView.addSubview(table)
      expectNil(table.indexPathsForVisibleRows)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      #expect(!source.tableView(table, canEditRowAt: [0, 0]) && table.indexPathsForVisibleRows == [[0, 0]])
      table.setEditing(true, animated: false)
      let parts = try #require(table.visibleCells.first).parts
      #expect(parts.editingStyle == .none && parts.showsGrip == isMoved)
    }
  }

  @Test("27.14: random snapshots, one after the other, show what they say")
  func randomSnapshots() {
    var dice = Dice(seed: 27)
    let t = TouchStage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 3000))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    t.rootView.addSubview(table)
    for _ in 0..<40 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = (0..<20).filter { _ in dice.next(3) > 0 }
      for index in items.indices { items.swapAt(index, dice.next(items.count)) }
      for section in 0..<4 where dice.next(3) > 0 {
        if snapshot.numberOfSections > 0, dice.next(2) == 0 {
          snapshot.insertSections([section], beforeSection: snapshot.sectionIdentifiers[0])
        } else {
          snapshot.appendSections([section])
        }
        let count = dice.next(items.count + 1)
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      source.apply(snapshot, animatingDifferences: dice.next(2) == 0)
      let seen = table.visibleCells.map { $0.textLabel?.text ?? "?" }
      expectEqual(seen, snapshot.itemIdentifiers.map(String.init))
    }
  }

  @Test("27.14: an identifier twice stops the program")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Fatal: supplied item identifiers are not unique"))
  }
}
