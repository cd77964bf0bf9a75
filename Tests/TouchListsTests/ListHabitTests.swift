import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// What programs count on without thinking of it: when lists ask, and who keeps the keyboard.
@MainActor @Suite struct ListHabitTests {
  /// A view in a cell that can have the keyboard.
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A cell with a field.
  final class FieldCell: UITableViewCell {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell with a horizontal pan, whose delegate it is.
  final class PulledCell: UITableViewCell {
    let pull = UIPanGestureRecognizer()
    var begins = 0
    var isShared = false
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      pull.addAction(UIAction { [unowned self] _ in begins += pull.state == .began ? 1 : 0 })
      pull.delegate = self
      contentView.addGestureRecognizer(pull)
    }
    required init?(coder: NSCoder) { nil }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === pull else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
      return isShared || abs(pull.velocity(in: self).x) > abs(pull.velocity(in: self).y)
    }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isShared }
  }

  /// Counts how often it is asked for the style of a row.
  final class Styles: UITableViewDelegate {
    var questions = 0
    func tableView(_: UITableView, editingStyleForRowAt _: IndexPath) -> UITableViewCell.EditingStyle {
      questions += 1
      return .delete
    }
  }

  /// Every second row is indented one level deeper.
  final class Outline: UITableViewController {
    var isAsked = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "row"
      cell.indentationLevel = 3
      return cell
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      isAsked ? indexPath.row % 2 : super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  final class Pictures: UITableViewController {
    var pictures: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      pictures = ["a", "b"]
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      pictures.append("c")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pictures.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = pictures[indexPath.row]
      return cell
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("26.3: a row is indented as the delegate says, else as its cell says, in steps of 10")
  func levels() {
    let controller = Outline()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.settle()
    func starts() -> [CGFloat?] {
      (0..<4).map { controller.tableView.cellForRow(at: path($0))?.textLabel.map { $0.convert(.zero, to: nil).x } }
    }
    expectEqual(starts(), [16, 26, 16, 26])
    controller.isAsked = false
    controller.tableView.reloadData()
    stage.settle()
    expectEqual(starts(), [46, 46, 46, 46])
  }

  @Test("26.2: a table asks a new data source when it is laid out first, so that data may be made until then")
  func late() {
    let controller = Pictures()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.settle()
    expectEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["a", "b", "c"])
    expectEqual(controller.tableView.contentSize.height, 150)
  }

  @Test("26.2: a new data source is asked at the first question, and a reload asks at once")
  func questions() {
    let t = TableStage([3])
    t.watched = ["rows"]
    t.table.dataSource = t
    t.table.delegate = t
    t.table.rowHeight = 30
    expectEqual(t.take(), "")
    t.rows[0].append("0.3")
    #expect(t.table.numberOfRows(inSection: 0) == 4 && t.take() == "rows(0)")
    t.rows[0].append("0.4")
    t.table.reloadData()
    expectEqual(t.take(), "rows(0)")
    t.show()
    expectEqual(t.seen, "0.0 0.1 0.2 0.3 0.4")
  }

  @Test("27.1: a collection asks a new data source when it is laid out first")
  func lateCollection() {
    let (stage, source) = (TouchStage(size: CGSize(width: 320, height: 480)), CollectionTests.Source([0]))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(CollectionTests.TextCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    source.rows = [["0.0", "0.1"]]
    stage.rootView.addSubview(collection)
    stage.settle()
    expectEqual(collection.indexPathsForVisibleItems.map(\.item), [0, 1])
  }

  @Test(
    "26.5: a cell whose text is edited is not reused for other rows, returns with its row, and ends editing with it")
  func keyboard() {
    let t = TableStage([60])
    t.table.register(FieldCell.self, forCellReuseIdentifier: "cell")
    t.show()
    let cell = t.table.cellForRow(at: path(2)) as! FieldCell
    cell.field.becomeFirstResponder()
    for offset in stride(from: CGFloat(40), through: 2000, by: 40) {
      t.table.contentOffset.y = offset
      t.stage.settle()
      #expect(t.table.cellForRow(at: path(2)) === cell && cell.field.isFirstResponder)
    }
    #expect(!t.table.visibleCells.contains(cell) && t.table.indexPathsForVisibleRows?.contains(path(2)) == false)
    #expect(cell.frame.minY == 88 && cell.textLabel?.text == "0.2")
    t.table.contentOffset.y = 0
    t.stage.settle()
    #expect(t.table.cellForRow(at: path(2)) === cell && cell.field.isFirstResponder)
    t.rows[0].remove(at: 2)
    t.table.deleteRows(at: [path(2)], with: .none)
    t.stage.settle()
    #expect(!cell.field.isFirstResponder)
    let other = t.table.cellForRow(at: path(1)) as! FieldCell
    other.field.becomeFirstResponder()
    t.table.reloadRows(at: [path(1)], with: .none)
    t.stage.settle()
    #expect(!other.field.isFirstResponder)
  }

  @Test("26.15, 27.11: a held row that leaves is unhighlighted with a notification")
  func light() {
    let t = TableStage([60])
    t.watched = ["didHighlight", "didUnhighlight"]
    t.show()
    let finger = t.stage.finger
    finger.down(at: t.place(1))
    t.stage.wait(0.3)
    t.table.contentOffset.y = 900
    t.stage.settle()
    expectEqual(t.take(), "didHighlight(0.1) didUnhighlight(0.1)")
    finger.up()
    expectEqual(t.take(), "")
  }

  @Test("26.35: an animated way to a row ends at the row, whatever the rows on the way turn out to be")
  func goal() {
    let t = TableStage([80], height: 400, rowHeight: nil)
    t.heights = { $0.row % 3 == 2 ? 140 : 41 }
    t.table.estimatedRowHeight = 44
    t.show()
    t.table.scrollToRow(at: path(79), at: .bottom, animated: true)
    t.stage.wait(2)
    expectEqual(t.table.indexPathsForVisibleRows?.last, path(79))
    expectEqual(t.table.contentOffset.y, t.table.contentSize.height - 400)
    t.table.scrollToRow(at: path(20), at: .top, animated: true)
    t.stage.wait(2)
    expectEqual(t.table.contentOffset.y, t.table.rectForRow(at: path(20)).minY)
  }

  @Test("26.27: rows selected while the table is edited have marks, and their style is not queried")
  func marks() {
    let t = TableStage([3])
    t.show()
    t.table.allowsMultipleSelectionDuringEditing = true
    let styles = Styles()
    t.table.delegate = styles
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    func marks() -> [Bool?] {
      t.table.visibleCells.map { cell in
        cell.subviews.lazy.compactMap { $0 as? SelectMark }.first { !$0.isHidden }?.isOn
      }
    }
    expectEqual(styles.questions, 0)
    expectEqual(marks(), [false, false, false])
    #expect(t.table.visibleCells.allSatisfy { $0.editingStyle == .none && $0.contentView.frame.minX == 38 })
    t.stage.tap(at: t.place(1))
    expectEqual(marks(), [false, true, false])
    t.table.setEditing(false, animated: false)
    t.stage.settle()
    expectEqual(marks(), [nil, nil, nil])
  }

  @Test("26.9: rows whose cells say their heights are measured again when controls take room from their content")
  func roomForControls() {
    let t = TableStage([2], rowHeight: nil)
    // As much as one line takes without the controls.
    let ruler = UILabel()
    ruler.font = .systemFont(ofSize: 15)
    let line = (1...100).map { String(repeating: "i ", count: $0) }.last { text in
      ruler.text = text
      return ruler.sizeThatFits(CGSize(width: 1000, height: 100)).width <= 288
    }
    t.rows = [["one", line ?? ""]]
    t.show()
    t.table.visibleCells[1].textLabel?.numberOfLines = 0
    t.table.beginUpdates()
    t.table.endUpdates()
    t.stage.settle()
    func text() -> UILabel? { t.table.visibleCells[1].textLabel }
    func isWhole() -> Bool {
      guard let text = text() else { return false }
      return text.bounds.height >= text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
    }
    let before = t.table.rectForRow(at: path(1)).height
    #expect(isWhole())
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    #expect(t.table.rectForRow(at: path(1)).height > before)
    #expect(isWhole())
  }

  @Test("26.10: views at the margins of a cell's content are aligned with the kit's text")
  func marginsOfContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let insets = cell.contentView.directionalLayoutMargins
    #expect((insets.leading, insets.top) == (16, 11))
    #expect((insets.trailing, insets.bottom) == (16, 11))
  }

  @Test("The bar of a table stays above headers that come into sight")
  func barAboveHeaders() throws {
    let t = TableStage([5, 5, 5])
    t.titles = ["A", "B", "C"]
    t.show()
    t.stage.mouse.move(to: CGPoint(x: 100, y: 100))
    for _ in 0..<4 {
      t.stage.mouse.scroll(by: CGVector(dx: 0, dy: -48))
      t.stage.wait(0.1)
    }
    let bar = try #require(t.table.subviews.lastIndex { String(describing: type(of: $0)) == "ScrollIndicatorView" })
    let headers = t.table.subviews.indices.filter { t.table.subviews[$0] is UITableViewHeaderFooterView }
    #expect(headers.count > 1 && headers.allSatisfy { $0 < bar })
  }

  @Test("5.4.1, 5.1.2.8: a cell may be the delegate of its own recognizers, by overrides")
  func pulledCell() throws {
    let t = TableStage([20])
    t.table.register(PulledCell.self, forCellReuseIdentifier: "cell")
    t.show()
    let cell = try #require(t.table.cellForRow(at: IndexPath(row: 2, section: 0)) as? PulledCell)
    let place = t.place(2)
    t.stage.drag(from: place, to: CGPoint(x: place.x + 80, y: place.y), duration: 0.2)
    #expect(cell.begins == 1 && t.table.contentOffset == .zero)
    t.stage.drag(from: place, to: CGPoint(x: place.x, y: place.y - 60), duration: 0.4)
    #expect(cell.begins == 1 && t.table.contentOffset.y > 20)
    t.table.contentOffset = .zero
    cell.isShared = true
    t.stage.drag(from: place, to: CGPoint(x: place.x, y: place.y - 60), duration: 0.4)
    #expect(cell.begins == 2 && t.table.contentOffset.y > 20)
  }
}
