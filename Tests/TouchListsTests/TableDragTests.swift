import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// A table of words whose rows can be dragged and dropped, as an app writes it.
@MainActor private final class Words: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  var words: [String]
  var calls: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.move
  var isVerbose = false
  init(_ words: [String]) { self.words = words }

  func take() -> String {
    defer { calls = [] }
    return calls.joined(separator: " ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let word = words[indexPath.row]
    calls.append("items(\(indexPath.row))")
    return word == "fixed" ? [] : [UIDragItem(itemProvider: NSItemProvider(object: word))]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("begin(\(tableView.hasActiveDrag))")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("dragEnd(\(tableView.hasActiveDrag))")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    calls.append("enter(\(tableView.hasActiveDrop))")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if isVerbose { calls.append("update(\(destinationIndexPath.map { "\($0.row)" } ?? "-"))") }
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("end(\(tableView.hasActiveDrop))")
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let target = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
    calls.append("drop(\(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "-"))")
    guard coordinator.proposal.intent != .insertIntoDestinationIndexPath else { return }
    for item in coordinator.items {
      if coordinator.proposal.operation == .move, let source = item.sourceIndexPath {
        let word = words.remove(at: source.row)
        words.insert(word, at: target.row)
        tableView.performBatchUpdates {
          tableView.deleteRows(at: [source], with: .none)
          tableView.insertRows(at: [target], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [weak self] position in
          self?.calls.append("landed(\(position))")
        }
      } else {
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { [weak self, weak tableView] word, _ in
          guard let self, let word else { return }
          words.insert(word, at: target.row)
          tableView?.insertRows(at: [target], with: .none)
        }
      }
    }
  }
}

/// Drags and drops of rows, in tables with rows of 40 points.
@MainActor @Suite struct TableDragTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let words = Words(["a", "b", "c", "d", "fixed"])

  init() {
    show(table, words)
  }

  private func show(_ table: UITableView, _ words: Words) {
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (words, words, words)
    stage.rootView.addSubview(table)
    stage.settle()
  }

  private func lift(_ row: Int) {
    stage.finger.down(at: CGPoint(x: 50, y: CGFloat(row) * 40 + 20))
    stage.wait(0.51)
  }

  /// The lines and tints that mark where a drop would go.
  private var mark: CGRect? {
    table.subviews.last { $0.backgroundColor != nil && !($0 is UITableViewCell) && $0.frame.height <= 40 }?.frame
  }

  @Test(
    "54.30, 54.32: a row is lifted, a line shows where it goes, and it moves there",
    arguments: [
      (0, CGFloat(90), "drop(1)", ["b", "a", "c", "d", "fixed"]), (0, 110, "drop(2)", ["b", "c", "a", "d", "fixed"]),
      (3, 90, "drop(2)", ["a", "b", "d", "c", "fixed"]), (3, 5, "drop(0)", ["d", "a", "b", "c", "fixed"]),
      (1, 65, "drop(1)", ["a", "b", "c", "d", "fixed"]),
    ])
  func move(row: Int, y: CGFloat, drop: String, result: [String]) {
    lift(row)
    expectEqual(words.take(), "items(\(row))")
    stage.finger.move(to: CGPoint(x: 80, y: y))
    expectEqual(words.take(), "begin(true) enter(true)")
    expectEqual(mark, CGRect(x: 0, y: (y / 40).rounded() * 40 - 1, width: 200, height: 2))
    stage.finger.up()
    #expect(words.take() == drop && words.words == result && mark == nil)
    stage.wait(1)
    expectEqual(words.take(), "landed(end) end(false) dragEnd(false)")
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, result)
  }

  @Test("54.30: a row without items and a table with drags turned off lift nothing, and the row is selected")
  func nothing() {
    lift(4)
    stage.finger.up()
    #expect(words.take() == "items(4)" && table.indexPathForSelectedRow?.row == 4)
    table.dragInteractionEnabled = false
    lift(1)
    stage.finger.up()
    #expect(words.take() == "" && table.indexPathForSelectedRow?.row == 1)
  }

  @Test("54.31: the delegate gets the row under the drag, and nil below the last")
  func destination() {
    words.isVerbose = true
    lift(0)
    for y in [50, 60, 199, 201] as [CGFloat] { stage.finger.move(to: CGPoint(x: 50, y: y)) }
    expectEqual(words.take(), "items(0) begin(true) enter(true) update(1) update(1) update(4) update(-)")
    expectNil(mark)
    stage.finger.move(to: CGPoint(x: 300, y: 100))
    expectEqual(words.take(), "exit")
    stage.finger.up()
    stage.wait(1)
    #expect(words.take() == "end(false) dragEnd(false)" && words.words.first == "a")
  }

  @Test("54.32: automatic places into a row in its middle half, and otherwise inserts")
  func automatic() {
    words.intent = .automatic
    lift(0)
    stage.finger.move(to: CGPoint(x: 50, y: 100))
    expectEqual(mark, CGRect(x: 0, y: 80, width: 200, height: 40))
    stage.finger.move(to: CGPoint(x: 50, y: 85))
    expectEqual(mark, CGRect(x: 0, y: 79, width: 200, height: 2))
    words.intent = .insertIntoDestinationIndexPath
    stage.finger.move(to: CGPoint(x: 50, y: 84))
    expectEqual(mark, CGRect(x: 0, y: 80, width: 200, height: 40))
    stage.finger.up()
    stage.wait(1)
    expectEqual(words.take(), "items(0) begin(true) enter(true) drop(2) end(false) dragEnd(false)")
  }

  @Test("54.32: a copy from another table has no source row and is inserted where the line is")
  func twoTables() {
    let other = UITableView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    let more = Words(["x", "y"])
    more.operation = .copy
    show(other, more)
    lift(1)
    stage.finger.move(to: CGPoint(x: 250, y: 35))
    stage.finger.up()
    stage.wait(1)
    #expect(more.take() == "enter(true) drop(1) end(false)" && more.words == ["x", "b", "y"])
    expectEqual(words.take(), "items(1) begin(true) dragEnd(false)")
    expectEqual(other.visibleCells.map { $0.textLabel?.text }, ["x", "b", "y"])
  }

  @Test("54.31: near the edge the table scrolls while the finger rests, and the destination follows")
  func scrolling() {
    words.words = (0..<60).map { "w\($0)" }
    table.reloadData()
    stage.settle()
    lift(0)
    stage.finger.move(to: CGPoint(x: 50, y: 390))
    let before = table.contentOffset.y
    words.isVerbose = true
    stage.wait(1)
    #expect(table.contentOffset.y > before + 100 && words.take().contains("update(15)"))
    stage.finger.move(to: CGPoint(x: 50, y: 200))
    let rest = table.contentOffset.y
    stage.wait(1)
    expectEqual(table.contentOffset.y, rest)
    stage.finger.up()
    stage.wait(1)
  }
}
