import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Reloads in calls of the data source and the delegate: each cell, header and footer is visible in its place or reused.
@MainActor @Suite(.serialized) struct ReloadingHandlerTests {
  // MARK: Tables

  final class Rows: UITableViewDataSource, UITableViewDelegate {
    /// The call that reloads, once.
    var call = ""
    var identifier: String? = "cell"
    var counts = [20]
    /// The cells and headers that were created, not reused.
    var made = 0
    private var reloads = 0

    private func note(_ here: String, _ table: UITableView) {
      guard call == here else { return }
      call = ""
      reloads += 1
      table.reloadData()
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      var cell = identifier.flatMap(tableView.dequeueReusableCell(withIdentifier:))
      if cell == nil {
        made += 1
        cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      cell!.tag = reloads
      return cell!
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      note("height", tableView)
      return 40
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      note("indent", tableView)
      return 0
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      note("end", tableView)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      var view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      if view == nil {
        made += 1
        view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      }
      note("header", tableView)
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      note("headerEnd", tableView)
    }
  }

  private func show(_ rows: Rows) -> (TouchStage, UITableView) {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
    (table.dataSource, table.delegate, table.estimatedRowHeight) = (rows, rows, 40)
    stage.rootView.addSubview(table)
    stage.settle()
    return (stage, table)
  }

  /// The cells and headers in the table that are neither hidden for reuse nor those of visible rows and sections.
  private func stray(_ table: UITableView) -> Int {
    let known = table.shown.map { $0.cell as UIView } + (table.headers + table.footers).map(\.view)
    return table.subviews.count { view in
      let isPart = view is UITableViewCell || view is UITableViewHeaderFooterView
      return isPart && !view.isHidden && !known.contains { $0 === view }
    }
  }

  @Test(
    "26.2: a row or header whose delegate reloads leaves no stray view behind, and is used again",
    arguments: ["height", "indent", "header", "end"], ["cell", nil])
  func tableCalls(_ call: String, _ identifier: String?) {
    let rows = Rows()
    rows.identifier = identifier
    let (stage, table) = show(rows)
    rows.call = call
    if call != "end" { table.reloadData() }
    stage.settle()
    table.contentOffset.y = 300
    stage.settle()
    let made = rows.made
    expectEqual(rows.call, "")
    expectEqual(Set(table.visibleCells.map(\.tag)), [1], "a cell is from before the reload")
    expectEqual(stray(table), 0)
    table.contentOffset.y = 0
    stage.settle()
    table.contentOffset.y = 300
    stage.settle()
    if identifier != nil { expectEqual(rows.made, made) }
    expectEqual(stray(table), 0)
  }

  @Test("26.2: a header is in the pool or in the table after its delegate reloads during a batch, and not in both")
  func tableBatch() {
    let rows = Rows()
    rows.counts = [2, 2]
    let (stage, table) = show(rows)
    rows.call = "headerEnd"
    rows.counts = [2]
    table.deleteSections([0], with: .none)
    stage.settle()
    table.reloadData()
    stage.settle()
    table.frame.size.height = 400
    rows.counts = [1, 1, 1]
    table.reloadData()
    stage.settle()
    expectEqual(Set(table.headers.map { ObjectIdentifier($0.view) }).count, 3)
    expectEqual(stray(table), 0)
  }

  // MARK: Collections

  final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var call = ""
    var made: Set<ObjectIdentifier> = []

    private func note(_ here: String, _ view: UICollectionView) {
      guard call == here else { return }
      call = ""
      view.reloadData()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      made.insert(ObjectIdentifier(cell))
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      made.insert(ObjectIdentifier(view))
      note("header", collectionView)
      return view
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      note("edit", collectionView)
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("end", collectionView) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note("headerEnd", collectionView) }
  }

  private func stray(_ view: UICollectionView) -> Int {
    let known = view.shown.map { $0.cell as UIView } + view.supplements.map(\.view)
    return view.subviews.count { each in
      each is UICollectionReusableView && !each.isHidden && !known.contains { $0 === each }
    }
  }

  @Test(
    "26.2: an item or header whose delegate reloads leaves no stray view behind, and is used again",
    arguments: ["edit", "header", "end", "headerEnd"])
  func collectionCalls(_ call: String) {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let items = Items()
    (view.dataSource, view.delegate) = (items, items)
    view.isEditing = true
    stage.rootView.addSubview(view)
    stage.settle()
    items.call = call
    if !call.hasSuffix("nd") { view.reloadData() }
    stage.settle()
    for y in [200, 0, 200] as [CGFloat] {
      view.contentOffset.y = y
      stage.settle()
      expectEqual(stray(view), 0)
    }
    expectEqual(items.call, "")
    let made = items.made.count
    for y in [0, 200, 0] as [CGFloat] {
      view.contentOffset.y = y
      stage.settle()
    }
    expectEqual(items.made.count, made)
  }
}
