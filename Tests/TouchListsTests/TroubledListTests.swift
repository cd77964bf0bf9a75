import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Lists whose cells and delegates do what makes layout difficult.
@MainActor @Suite(.serialized) struct TroubledListTests {
  // MARK: Growing

  /// A cell as high as a constraint says.
  class Sized: UITableViewCell {
    var height: NSLayoutConstraint!
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      height = contentView.fill(height: 44)
      height.isActive = false
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Growing: Sized {
    static var layouts = 0
    static var grows = true
    override func layoutSubviews() {
      super.layoutSubviews()
      Growing.layouts += 1
      guard Growing.grows else { return }
      height.constant += 1
      invalidateIntrinsicContentSize()
    }
  }

  @Test("26.50: a row that grows at each layout is measured five times, then this is reported")
  func growingRow() {
    (Growing.layouts, Growing.grows) = (0, true)
    let t = TableStage([3], rowHeight: nil)
    t.table.register(Growing.self, forCellReuseIdentifier: "cell")
    let lines = reports {
      t.show()
      t.stage.wait(0.5)
    }
    let (layouts, height) = (Growing.layouts, t.table.contentSize.height)
    expectEqual(lines, ["UITableView: sizes changed 5 times before a frame; further changes are ignored"])
    #expect(layouts < 50 && height > 132 && height < 200)
    t.stage.wait(1)
    #expect(Growing.layouts == layouts && t.table.contentSize.height == height)
    // What is said after the pass is heard.
    Growing.grows = false
    for case let cell as Growing in t.table.visibleCells {
      cell.height.constant = 60
      cell.invalidateIntrinsicContentSize()
    }
    t.stage.wait(1)
    expectEqual(t.table.visibleCells.map(\.frame.height), [61, 61, 61])
  }

  @Test("26.50: a program that changes a size and lays out, again and again in one turn, is heard each time")
  func heardEachTime() {
    let t = TableStage([3], rowHeight: nil)
    t.table.register(Sized.self, forCellReuseIdentifier: "cell")
    t.show()
    let cell = t.table.visibleCells[1] as! Sized
    var heights: [CGFloat] = []
    let lines = reports {
      for round in 1...12 {
        cell.height.constant = CGFloat(44 + 10 * round)
        cell.invalidateIntrinsicContentSize()
        UIView.performWithoutAnimation { t.table.layoutIfNeeded() }
        heights.append(cell.frame.height)
      }
    }
    expectEqual(lines, [])
    // A point of each row is the line below it.
    expectEqual(heights, [55, 65, 75, 85, 95, 105, 115, 125, 135, 145, 155, 165])
  }

  final class GrowingItem: UICollectionViewCell {
    static var asked = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      GrowingItem.asked += 1
      layoutAttributes.size.height += 1
      return layoutAttributes
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [3]
    var onCount: ((UICollectionView) -> Void)?
    var onCell: ((UICollectionView) -> Void)?
    var onSize: ((UICollectionView) -> CGSize)?
    var onDisplay: ((UICollectionView) -> Void)?
    var onEnd: ((UICollectionView) -> Void)?
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      onCount?(collectionView)
      return counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      onCell?(collectionView)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { onSize?(collectionView) ?? CGSize(width: 50, height: 50) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { onDisplay?(collectionView) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { onEnd?(collectionView) }
  }

  private func show(
    _ source: Items, _ kind: UICollectionViewCell.Type = UICollectionViewCell.self, estimates: Bool = false
  ) -> (TouchStage, UICollectionView) {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    if estimates { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(kind, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    stage.rootView.addSubview(view)
    return (stage, view)
  }

  @Test("26.50: an item that grows at each measuring comes to rest")
  func growingItem() {
    GrowingItem.asked = 0
    let source = Items()
    let (stage, view) = show(source, GrowingItem.self, estimates: true)
    let lines = reports {
      stage.settle()
      stage.wait(0.5)
    }
    let (asked, height) = (GrowingItem.asked, view.contentSize.height)
    expectEqual(lines, ["UICollectionView: sizes changed 5 times before a frame; further changes are ignored"])
    #expect(asked < 50 && height > 50 && height < 80)
    stage.wait(1)
    #expect(GrowingItem.asked == asked && view.contentSize.height == height)
  }

  // MARK: Reloads in calls

  final class Reloading: UITableViewDataSource, UITableViewDelegate {
    var place = ""
    var left = 1
    func reload(_ table: UITableView, _ here: String) {
      guard place == here, left > 0 else { return }
      left -= 1
      table.reloadData()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      reload(tableView, "rows")
      return 5
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      reload(tableView, "cell")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      reload(tableView, "height")
      if place == "dequeue" { _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
      if place == "cellForRow" { _ = tableView.cellForRow(at: indexPath) }
      return 30
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      reload(tableView, "display")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      reload(tableView, "end")
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      reload(tableView, "header")
      return nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      reload(tableView, "headerHeight")
      return 20
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { reload(scrollView as! UITableView, "scroll") }
  }

  private func run(_ place: String, _ times: Int, estimate: CGFloat) -> String {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let source = Reloading()
    (source.place, source.left) = (place, times)
    table.estimatedRowHeight = estimate
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let lines = reports {
      table.dataSource = source
      table.delegate = source
      stage.rootView.addSubview(table)
      stage.settle()
      table.contentOffset.y = 20
      stage.settle()
      table.reloadData()
      stage.settle()
    }
    return "\(table.visibleCells.count) rows in \(table.contentSize.height) \(lines)"
  }

  @Test(
    "a table whose data source and delegate load anew in a call shows its rows in the end",
    arguments: ["rows", "cell", "height", "display", "end", "header", "headerHeight", "scroll"], [CGFloat(0), 44])
  func reloads(_ place: String, estimate: CGFloat) {
    for times in [1, 3] { expectEqual(run(place, times, estimate: estimate), "5 rows in 170.0 []") }
  }

  @Test(
    "26.51: a delegate that takes the cell of a row, or asks for it, to say its height is not asked again",
    arguments: ["dequeue", "cellForRow"], [CGFloat(0), 44])
  func cellsForHeights(_ place: String, estimate: CGFloat) {
    expectEqual(run(place, 0, estimate: estimate), "5 rows in 170.0 []")
  }

  @Test(
    "a collection whose data source and delegate load anew in a call shows its items in the end",
    arguments: ["count", "cell", "size", "display", "end"], [1, 3])
  func collectionReloads(_ place: String, times: Int) {
    let source = Items()
    var left = times
    func reload(_ view: UICollectionView) {
      guard left > 0 else { return }
      left -= 1
      view.reloadData()
    }
    switch place {
    case "count": source.onCount = reload
    case "cell": source.onCell = reload
    case "size":
      source.onSize = {
        reload($0)
        return CGSize(width: 40, height: 40)
      }
    case "display": source.onDisplay = reload
    default: source.onEnd = reload
    }
    let (stage, view) = show(source)
    let lines = reports {
      stage.settle()
      view.contentOffset.y = 20
      stage.settle()
      view.reloadData()
      stage.settle()
    }
    #expect(left == 0 && lines == [] && view.visibleCells.count == 3)
  }

  @Test(
    "items whose sizes are no numbers, or too large for any view, take no room",
    arguments: [CGFloat.nan, -5, .infinity, 1e300])
  func itemSizes(_ length: CGFloat) {
    for size in [CGSize(width: length, height: 50), CGSize(width: 50, height: length)] {
      let source = Items()
      source.onSize = { _ in size }
      let (stage, view) = show(source)
      let lines = reports {
        stage.settle()
        stage.wait(0.1)
      }
      #expect(lines == [] && view.visibleCells.isEmpty && view.contentSize == CGSize(width: 300, height: 0))
    }
  }

  // MARK: Tables in tables

  final class Outer: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
  final class Whole: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }
  final class NestingCell: UITableViewCell {
    let inner = Whole(frame: .zero, style: .plain)
    let source = Inner()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      inner.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      inner.dataSource = source
      inner.rowHeight = 40
      inner.isScrollEnabled = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Inner: UITableViewDataSource {
    var count = 4
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("a table that is as high as its content makes the row that it is in as high, and lets it grow")
  func nestedHeights() {
    let stage = TouchStage(size: CGSize(width: 320, height: 800))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700), style: .plain)
    table.separatorStyle = .none
    let source = Outer()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let lines = reports {
      table.register(NestingCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      stage.rootView.addSubview(table)
      stage.settle()
    }
    #expect(lines == [] && table.visibleCells.map(\.frame.height) == [160, 160, 160])
    let cell = table.visibleCells[1] as! NestingCell
    cell.source.count = 6
    let more = reports {
      cell.inner.reloadData()
      stage.settle()
      stage.wait(1)
    }
    #expect(more == [] && table.visibleCells.map(\.frame.height) == [160, 240, 160] && table.contentSize.height == 560)
  }
}
