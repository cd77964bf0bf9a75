import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Rows, headers and footers of tables that want another height while they are shown (26.44).
@MainActor @Suite struct SelfSizingTableTests {
  /// A row as high as a constraint in its content says, which counts how often it is asked.
  private final class Sized: UITableViewCell {
    private(set) var height: NSLayoutConstraint!
    var measured = 0
    var onMeasure: ((Sized) -> Void)?
    var onLayout: ((Sized) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      height = contentView.fill(height: 44)
    }
    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      measured += 1
      onMeasure?(self)
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?(self)
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(_ count: Int, rowHeight: CGFloat? = nil, titles: [String?] = []) -> TableStage {
    let t = TableStage([count], rowHeight: rowHeight)
    t.table.separatorStyle = .none
    t.table.register(Sized.self, forCellReuseIdentifier: "cell")
    t.titles = titles
    t.show()
    for cell in t.table.visibleCells { (cell as? Sized)?.measured = 0 }
    t.watched = ["height", "cell", "headerHeight", "header", "title", "sections", "rows"]
    _ = t.take()
    return t
  }

  private func cell(_ t: TableStage, _ row: Int) -> Sized { t.table.cellForRow(at: path(row)) as! Sized }

  /// Another height without a word to the table: it does not listen to constraints here.
  private func resize(_ cell: Sized, to height: CGFloat) {
    cell.height.constant = height
    cell.invalidateIntrinsicContentSize()
  }

  /// Returns the distances of rows' tops from the top of the table now, and then in steps of a tenth of a second.
  private func steps(_ t: TableStage, _ views: [UIView]) -> [[CGFloat]] {
    (0..<5).map { step in
      if step > 0 { t.stage.wait(0.1) }
      let top = (t.table.layer.presentation() ?? t.table.layer).bounds.minY
      return views.map { view in
        let layer = view.layer.presentation() ?? view.layer
        return (layer.position.y - layer.bounds.height / 2 - top).rounded()
      }
    }
  }

  private func isGliding(_ values: [CGFloat], from first: CGFloat, to last: CGFloat) -> Bool {
    let isOrdered = zip(values, values.dropFirst()).allSatisfy { first < last ? $0 <= $1 : $0 >= $1 }
    return values.first == first && values.last == last && isOrdered && Set(values).count > 2
  }

  @Test("26.44: a cell that says so is measured again; the rows below glide, those above stay")
  func glide() {
    let t = show(20)
    let cells = [0, 1, 2].map { cell(t, $0) }
    resize(cells[1], to: 100)
    t.table.layoutIfNeeded()
    expectEqual([0, 1, 2].map { t.table.rectForRow(at: path($0)).height }, [44, 100, 44])
    expectEqual(cells.map(\.measured), [0, 1, 0])
    let seen = steps(t, cells)
    expectEqual(seen.map { [$0[0], $0[1]] }, Array(repeating: [0, 44], count: 5))
    #expect(isGliding(seen.map { $0[2] }, from: 88, to: 144))
    #expect(t.take() == "height(0.1)" && t.table.contentSize.height == 20 * 44 + 56)
  }

  @Test("26.44: several rows are one change, and what comes into sight comes from below")
  func several() {
    let t = show(20)
    let last = cell(t, 4)
    for row in [0, 2] { resize(cell(t, row), to: 20) }
    t.table.layoutIfNeeded()
    let coming = t.table.cellForRow(at: path(5))!
    expectEqual(t.take(), "height(0.0) height(0.2) cell(0.5) height(0.5) cell(0.6) height(0.6)")
    let seen = steps(t, [last, coming])
    #expect(isGliding(seen.map { $0[0] }, from: 176, to: 128) && isGliding(seen.map { $0[1] }, from: 220, to: 172))
  }

  @Test("26.44: nothing moves where it is said without animation")
  func atOnce() {
    let t = show(20)
    UIView.performWithoutAnimation { resize(cell(t, 1), to: 100) }
    let next = cell(t, 2)
    t.table.layoutIfNeeded()
    expectEqual(steps(t, [next]).map { $0[0] }, Array(repeating: 144, count: 5))
  }

  @Test("26.44: in an animation block the height changes with the block")
  func inBlock() {
    let t = show(20)
    let next = cell(t, 2)
    UIView.animate(withDuration: 1) {
      resize(cell(t, 1), to: 100)
      t.table.layoutIfNeeded()
    }
    let seen = steps(t, [next]).map { $0[0] }
    #expect(seen.first == 88 && seen[4] > 88 && seen[4] < 144)
  }

  @Test("26.44: nothing is measured again where it is switched off, unless rows are reconfigured")
  func disabled() {
    let t = show(20)
    t.table.selfSizingInvalidation = .disabled
    let cell = cell(t, 1)
    resize(cell, to: 100)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.contentConfiguration = nil
    t.stage.settle()
    #expect(cell.measured == 0 && t.table.rectForRow(at: path(1)).height == 44)
    t.table.reconfigureRows(at: [path(1)])
    t.stage.settle()
    #expect(cell.measured == 1 && t.table.rectForRow(at: path(1)).height == 100)
  }

  @Test("26.44: another content configuration is measured")
  func configuration() {
    let t = TableStage([10], rowHeight: nil)
    t.table.separatorStyle = .none
    t.show()
    let cells = [0, 1].map { t.table.cellForRow(at: path($0))! }
    var content = UIListContentConfiguration.cell()
    content.text = "one\ntwo\nthree\nfour"
    cells[0].contentConfiguration = content
    t.table.layoutIfNeeded()
    let height = t.table.rectForRow(at: path(0)).height
    #expect(height > 60)
    #expect(isGliding(steps(t, [cells[1]]).map { $0[0] }, from: 44, to: height))
  }

  @Test("26.44: constraints in the content are heard only where the table says so, also in cells that come later")
  func constraints() {
    let t = show(20)
    cell(t, 0).height.constant = 80
    t.stage.settle()
    expectEqual(t.table.rectForRow(at: path(0)).height, 44)
    t.table.selfSizingInvalidation = .enabledIncludingConstraints
    cell(t, 1).height.constant = 80
    t.table.layoutIfNeeded()
    let next = cell(t, 2)
    #expect(isGliding(steps(t, [next]).map { $0[0] }, from: 88, to: 124))
    t.table.contentOffset.y = 400
    t.stage.settle()
    let row = t.table.indexPathsForVisibleRows![2]
    (t.table.cellForRow(at: row) as! Sized).height.constant = 60
    t.stage.settle()
    expectEqual(t.table.rectForRow(at: row).height, 60)
    t.table.selfSizingInvalidation = .enabled
    (t.table.cellForRow(at: row) as! Sized).height.constant = 70
    t.stage.settle()
    expectEqual(t.table.rectForRow(at: row).height, 60)
  }

  @Test("26.44: the text of a label in the content is heard where constraints are")
  func text() {
    let t = show(10)
    t.table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = cell(t, 0)
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.height.isActive = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    label.text = "one"
    t.stage.settle()
    let before = t.table.rectForRow(at: path(0)).height
    label.text = "one\ntwo\nthree"
    t.stage.settle()
    #expect(t.table.rectForRow(at: path(0)).height > before + 20)
    expectEqual(t.table.rectForRow(at: path(0)).height, label.intrinsicContentSize.height + 20)
  }

  @Test("26.44: a row that is cut off above keeps its top, and so do all above the one that changes")
  func scrolled() {
    let t = show(40)
    t.table.contentOffset.y = 450
    t.stage.settle()
    let cells = [10, 11, 12].map { cell(t, $0) }
    resize(cells[0], to: 100)
    t.table.layoutIfNeeded()
    expectEqual(t.table.contentOffset.y, 450)
    let seen = steps(t, cells)
    expectEqual(seen.map { $0[0] }, Array(repeating: -10, count: 5))
    #expect(isGliding(seen.map { $0[1] }, from: 34, to: 90) && isGliding(seen.map { $0[2] }, from: 78, to: 134))
  }

  @Test("26.44: a header that says so is measured again, in its place and where it is kept in sight")
  func header() {
    let t = show(40, titles: ["title"])
    let header = t.table.headerView(forSection: 0)!
    let before = header.frame.height
    header.textLabel?.text = "title\nsecond\nthird"
    header.invalidateIntrinsicContentSize()
    let first = cell(t, 0)
    t.table.layoutIfNeeded()
    let after = header.frame.height
    #expect(after > before + 20 && t.table.contentOffset.y == 0)
    #expect(isGliding(steps(t, [first]).map { $0[0] }, from: before, to: after))
    expectEqual(t.take(), "")
    // Rows above the visible rect stay in place.
    t.table.contentOffset.y = 400
    t.stage.settle()
    let row = t.table.indexPathsForVisibleRows![3]
    let place = t.table.rectForRow(at: row).minY - t.table.contentOffset.y
    header.textLabel?.text = "title"
    header.invalidateIntrinsicContentSize()
    t.stage.settle()
    #expect(header.frame.height == before && t.table.contentOffset.y == 400 - (after - before))
    expectEqual(t.table.rectForRow(at: row).minY - t.table.contentOffset.y, place)
  }

  @Test("26.44: with fixed heights no cell is asked")
  func fixed() {
    let t = show(10, rowHeight: 44)
    let cell = cell(t, 1)
    for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
      t.table.selfSizingInvalidation = mode
      resize(cell, to: 100)
      t.stage.settle()
    }
    #expect(t.take() == "" && cell.measured == 0 && t.table.rectForRow(at: path(1)).height == 44)
  }

  @Test("26.44: what a cell says while it is measured or laid out is answered, and then all is at rest")
  func recursion() {
    for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
      let t = show(10)
      t.table.selfSizingInvalidation = mode
      let cell = cell(t, 1)
      cell.onMeasure = { $0.invalidateIntrinsicContentSize() }
      cell.onLayout = { $0.invalidateIntrinsicContentSize() }
      resize(cell, to: 60)
      t.stage.settle()
      #expect(t.table.rectForRow(at: path(1)).height == 60 && cell.measured <= 3)
      cell.measured = 0
      t.stage.wait(1)
      expectEqual(cell.measured, 0)
    }
  }

  @Test("26.44: a cell that goes to another row says nothing of the one that it was at")
  func reuse() {
    let t = show(40)
    let cell = cell(t, 0)
    t.table.contentOffset.y = 700
    t.stage.settle()
    _ = t.take()
    resize(cell, to: 100)
    t.stage.settle()
    let row = t.table.indexPath(for: cell)
    expectEqual(t.table.rectForRow(at: path(0)).height, 44)
    #expect(t.take() == row.map { "height(0.\($0.row))" } ?? "")
  }
}
