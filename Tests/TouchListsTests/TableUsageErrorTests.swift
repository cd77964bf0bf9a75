import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite(.serialized) struct TableUsageErrorTests {
  final class Liar: UITableViewDataSource {
    var count = -3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test("26.40: a negative number of rows is reported, and treated as 0")
  func negative() {
    let stage = TouchStage()
    let (table, liar) = (UITableView(frame: stage.rootView.bounds), Liar())
    let lines = reports {
      table.dataSource = liar
      stage.rootView.addSubview(table)
      stage.settle()
    }
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    expectEqual(lines, ["tableView(_:numberOfRowsInSection:) of Liar returned -3; treated as 0"])
  }

  final class LyingItems: UICollectionViewDataSource {
    var sections = 1
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("26.40: so are negative numbers of items and of sections in a collection")
  func negativeItems() {
    let stage = TouchStage()
    let (layout, liar) = (UICollectionViewFlowLayout(), LyingItems())
    let collection = UICollectionView(frame: stage.rootView.bounds, collectionViewLayout: layout)
    let lines = reports {
      collection.dataSource = liar
      stage.rootView.addSubview(collection)
      stage.settle()
    }
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 0)
    expectEqual(lines, ["collectionView(_:numberOfItemsInSection:) of LyingItems returned -2; treated as 0"])
    liar.sections = -1
    let later = reports {
      collection.reloadData()
      stage.settle()
    }
    #expect(collection.numberOfSections == 0 && collection.visibleCells.isEmpty)
    expectEqual(later, ["numberOfSections(in:) of LyingItems returned -1; treated as 0"])
  }

  @Test("heights that are no numbers are 44, and are reported")
  func heights() {
    let t = TableStage([3], height: 120)
    t.heights = { [.nan, -7, .infinity][$0.row] }
    let lines = reports { t.show() }
    #expect(t.table.contentSize.height == 132 && lines.count == 3)
  }

  @Test("a reload for every cell is followed ten times, then said")
  func reloadInside() {
    let t = TableStage([3])
    var count = 0
    t.onCell = { [weak t] _ in
      count += 1
      t?.table.reloadData()
    }
    let lines = reports { t.show() }
    #expect(count > 1 && count < 200 && lines.contains { $0.contains("was changed 10 times") })
    t.onCell = nil
    t.table.setNeedsLayout()
    t.stage.settle()
    expectEqual(t.seen, "0.0 0.1 0.2")
  }

  @Test("a reload for one cell shows the new rows")
  func reloadOnce() {
    let t = TableStage([3])
    var isDone = false
    t.onCell = { [weak t] path in
      guard path.row == 1, !isDone, let t else { return }
      isDone = true
      t.rows[0] = ["x"]
      t.table.reloadData()
    }
    t.show()
    expectEqual(t.seen, "x")
  }

  @Test("a table in a row of a table selects its own rows")
  func nested() {
    let outer = TableStage([3], height: 400, rowHeight: 120)
    outer.watched = ["didSelect"]
    outer.show()
    let inner = TableStage([9], height: 110)
    inner.watched = ["didSelect"]
    inner.table.dataSource = inner
    inner.table.delegate = inner
    outer.stage.window.application?.becomeShared()
    outer.table.visibleCells[1].contentView.addSubview(inner.table)
    outer.stage.settle()
    outer.stage.tap(at: inner.table.convert(CGPoint(x: 50, y: 60), to: nil))
    #expect(inner.take() == "didSelect(0.1)" && outer.take() == "")
  }

  @Test("rows that are not there are reported and left alone")
  func strangers() {
    let t = TableStage([2])
    t.show()
    let lines = reports {
      t.table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .top)
      t.table.scrollToRow(at: IndexPath(row: 0, section: 4), at: .top, animated: true)
      t.table.endUpdates()
    }
    #expect(lines.count == 3 && t.table.cellForRow(at: IndexPath(row: 9, section: 9)) == nil)
    expectEqual(t.table.rectForRow(at: [0]), .zero)
  }

  /// Says another number each time.
  final class Fickle: UITableViewDataSource {
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return asked
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test("numbers that change between calls are asked once, and a batch on them stops the program")
  func fickle() async {
    let stage = TouchStage()
    let (table, source) = (UITableView(frame: stage.rootView.bounds), Fickle())
    table.dataSource = source
    stage.rootView.addSubview(table)
    stage.settle()
    table.contentOffset.y = 1
    stage.settle()
    #expect(source.asked == 1 && table.numberOfRows(inSection: 0) == 1 && table.visibleCells.count == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let stage = TouchStage()
      let (table, source) = (UITableView(frame: stage.rootView.bounds), Fickle())
      table.dataSource = source
      stage.rootView.addSubview(table)
      stage.settle()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Invalid update: invalid number of rows in section 0"))
  }

  final class OtherCell: UITableViewCell {}

  @Test("another class for an identifier: pooled cells are used up, new ones are of it; a repeated cell is reported")
  func otherClass() {
    let t = TableStage([2])
    t.show()
    t.table.register(OtherCell.self, forCellReuseIdentifier: "cell")
    t.rows[0] += ["a", "b", "c"]
    t.table.reloadData()
    t.stage.settle()
    #expect(t.table.visibleCells.count == 5 && t.table.visibleCells.filter { $0 is OtherCell }.count == 3)
    final class OneCell: UITableViewDataSource {
      let cell = UITableViewCell()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let source = OneCell()
    let lines = reports {
      t.table.dataSource = source
      t.stage.settle()
    }
    #expect(!lines.isEmpty && t.table.visibleCells.count == 1)
  }
}
