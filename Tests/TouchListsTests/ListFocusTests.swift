import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// What delegates of lists are asked and told of the focus (semantics 26.43, 27.33).
@MainActor @Suite struct ListFocusTests {
  /// A data source and delegate of both, which write down what they hear.
  private final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var texts: [String]
    var lines: [String] = []
    var closed: Set<Int> = []
    var refuses = false
    var preferred: Int?
    var follows: Bool?
    var onUpdate: (() -> Void)?

    init(_ count: Int) { texts = (0..<count).map { "row \($0)" } }

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
    private func word(_ path: IndexPath?) -> String { path.map { "\($0[1])" } ?? "-" }
    private func word(_ heading: UIFocusHeading) -> String {
      let names: [(UIFocusHeading, String)] = [
        (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"), (.previous, "previous"),
        (.first, "first"), (.last, "last"),
      ]
      return names.first { $0.0 == heading }?.1 ?? "none"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("select(\(indexPath.row))")
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !closed.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      let (from, to) = (word(context.previouslyFocusedIndexPath), word(context.nextFocusedIndexPath))
      lines.append("should(\(from)>\(to) \(word(context.focusHeading)))")
      return !refuses
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (word(context.previouslyFocusedIndexPath), word(context.nextFocusedIndexPath))
      lines.append("did(\(from)>\(to) \(word(context.focusHeading)))")
      coordinator.addCoordinatedAnimations({ self.lines.append("along") }, completion: nil)
      onUpdate?()
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      preferred.map { IndexPath(row: $0, section: 0) }
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      follows ?? tableView.selectionFollowsFocus
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select(\(indexPath.item))")
    }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      !closed.contains(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      let (from, to) = (word(context.previouslyFocusedIndexPath), word(context.nextFocusedIndexPath))
      lines.append("should(\(from)>\(to) \(word(context.focusHeading)))")
      return !refuses
    }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (word(context.previouslyFocusedIndexPath), word(context.nextFocusedIndexPath))
      lines.append("did(\(from)>\(to) \(word(context.focusHeading)))")
    }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred.map { IndexPath(item: $0, section: 0) }
    }
    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { follows ?? collectionView.selectionFollowsFocus }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let rows = Rows(20)

  /// A table between two buttons; Tab goes from the first one through the table to the second.
  private func table(_ kind: UITableViewCell.Type = UITableViewCell.self) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 320, height: 220))
    table.rowHeight = 44
    table.register(kind, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    surround(table)
    return table
  }
  private func surround(_ view: UIView) {
    let above = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let below = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    for each in [above, view, below] { stage.rootView.addSubview(each) }
    stage.settle()
    stage.typeKey(.keyboardTab)
  }
  private func collection() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 40, width: 230, height: 110), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (rows, rows)
    surround(view)
    return view
  }

  @Test("26.43: the delegate is asked and told when Tab comes, arrows move, and Tab goes; the selection comes after")
  func order() {
    let table = table()
    stage.typeKey(.keyboardTab)
    expectEqual(rows.take(), "should(->0 next) did(->0 next) along")
    stage.typeKey(.keyboardDownArrow)
    expectEqual(rows.take(), "should(0>1 down) did(0>1 down) along select(1)")
    stage.typeKey(.keyboardUpArrow)
    expectEqual(rows.take(), "should(1>0 up) did(1>0 up) along select(0)")
    stage.typeKey(.keyboardUpArrow)
    expectEqual(rows.take(), "", "there is no row above the first one")
    stage.typeKey(.keyboardEnd)
    expectEqual(rows.take(), "should(0>19 last) did(0>19 last) along select(19)")
    stage.typeKey(.keyboardHome)
    expectEqual(rows.take(), "should(19>0 first) did(19>0 first) along select(0)")
    stage.typeKey(.keyboardPageDown)
    expectEqual(rows.take(), "should(0>4 down) did(0>4 down) along select(4)")
    stage.typeKey(.keyboardTab)
    expectEqual(rows.take(), "should(4>- next) did(4>- next) along")
    #expect(!table.isFocused)
    stage.typeKey(.keyboardTab, modifierFlags: .shift)
    expectEqual(rows.take(), "should(->4 previous) did(->4 previous) along", "it comes back to the row that it left")
    stage.tap(at: CGPoint(x: 50, y: 320))
    expectEqual(rows.take(), "did(4>- none) along", "a touch asks nobody")
  }

  @Test("26.43: letters ask and tell as well")
  func letters() {
    rows.texts[7] = "zebra"
    let table = table()
    stage.typeKey(.keyboardTab)
    _ = rows.take()
    stage.typeKey(.keyboardZ, characters: "z")
    expectEqual(rows.take(), "should(0>7 none) did(0>7 none) along select(7)")
    expectEqual(table.cellForRow(at: IndexPath(row: 7, section: 0))?.isFocused, true)
  }

  @Test("26.43: where the delegate says no the focus stays, in the table and outside")
  func refused() {
    let table = table()
    rows.refuses = true
    stage.typeKey(.keyboardTab)
    expectEqual(rows.take(), "should(->0 next)")
    #expect(!table.isFocused && stage.window.windowScene?.focusSystem.focusedItem is UIButton)
    stage.window.windowScene?.focusSystem.requestFocusUpdate(to: table)
    #expect(rows.take() == "should(->0 none)" && !table.isFocused)
    rows.refuses = false
    stage.typeKey(.keyboardTab)
    rows.refuses = true
    _ = rows.take()
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardEnd, .keyboardPageDown, .keyboardTab] {
      stage.typeKey(key)
    }
    expectEqual(rows.take(), "should(0>1 down) should(0>19 last) should(0>4 down) should(0>- next)")
    #expect(table.isFocused && table.cursor == ListPlace(0, 0) && table.contentOffset.y == 0)
    expectNil(table.indexPathForSelectedRow)
  }

  @Test("26.43: the keyboard passes over rows that it cannot come to, by every key")
  func closed() {
    rows.closed = [0, 2, 4, 19]
    rows.texts[4] = "zoo"
    rows.texts[6] = "zebra"
    _ = table()
    func row(_ key: UIKeyboardHIDUsage, _ letter: String? = nil) -> String {
      _ = rows.take()
      if let letter { stage.typeKey(key, characters: letter) } else { stage.typeKey(key) }
      return rows.take()
    }
    expectEqual(row(.keyboardTab), "should(->1 next) did(->1 next) along")
    expectEqual(row(.keyboardDownArrow), "should(1>3 down) did(1>3 down) along select(3)")
    expectEqual(row(.keyboardEnd), "should(3>18 last) did(3>18 last) along select(18)")
    expectEqual(row(.keyboardDownArrow), "")
    expectEqual(row(.keyboardHome), "should(18>1 first) did(18>1 first) along select(1)")
    expectEqual(row(.keyboardUpArrow), "")
    expectEqual(row(.keyboardZ, "z"), "should(1>6 none) did(1>6 none) along select(6)")
  }

  @Test("26.43: a table that remembers nothing asks each time which row is preferred; one that does, once")
  func preferred() {
    rows.preferred = 3
    let table = table()
    func comeAndGo() -> String {
      stage.typeKey(.keyboardTab)
      stage.typeKey(.keyboardDownArrow)
      stage.typeKey(.keyboardTab)
      stage.typeKey(.keyboardTab, modifierFlags: .shift)
      defer { stage.typeKey(.keyboardTab, modifierFlags: .shift) }
      return rows.lines.filter { $0.hasPrefix("did") }.joined(separator: " ")
    }
    rows.follows = false
    expectEqual(comeAndGo(), "did(->3 next) did(3>4 down) did(4>- next) did(->4 previous)")
    rows.lines = []
    table.remembersLastFocusedIndexPath = false
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardTab, modifierFlags: .shift)
    rows.lines = []
    expectEqual(comeAndGo(), "did(->3 next) did(3>4 down) did(4>- next) did(->3 previous)")
  }

  @Test("26.43: the delegate decides for each row whether the selection follows")
  func follows() {
    rows.follows = false
    let table = table()
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardDownArrow)
    expectNil(table.indexPathForSelectedRow)
    (rows.follows, table.selectionFollowsFocus) = (true, false)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    rows.follows = nil
    stage.typeKey(.keyboardDownArrow)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
  }

  @Test("26.43: after a click the first key brings the focus, which was nowhere in the table before")
  func click() {
    let table = table()
    stage.mouse.click(at: CGPoint(x: 50, y: 40 + 66))
    #expect(rows.take() == "select(1)" && !table.isFocused)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(rows.take(), "should(->2 down) did(->2 down) along select(2)")
    rows.refuses = true
    stage.mouse.click(at: CGPoint(x: 50, y: 40 + 22))
    _ = rows.take()
    stage.typeKey(.keyboardDownArrow)
    #expect(rows.take() == "should(->1 down)" && !table.isFocused && table.cursor == ListPlace(0, 0))
  }

  @Test("26.43: a row that moves in a batch keeps the focus, a deleted one gives it to the next one, which is reported")
  func batches() {
    let table = table()
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardDownArrow)
    _ = rows.take()
    rows.texts.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.settle()
    #expect(rows.take() == "" && table.cursor == ListPlace(0, 2))
    rows.texts.remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    stage.settle()
    expectEqual(rows.take(), "did(->2 none) along")
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    expectEqual(rows.take(), "did(2>4 none) along", "the program moves the keyboard without a question")
    expectEqual(table.visibleCells.map(\.isFocused), [false, false, false, false, true])
  }

  @Test("26.43: a table reloaded during a focus notification selects no deleted row")
  func reload() {
    let table = table()
    stage.typeKey(.keyboardTab)
    _ = rows.take()
    rows.onUpdate = { [rows] in
      rows.onUpdate = nil
      rows.texts = ["only"]
      table.reloadData()
    }
    stage.typeKey(.keyboardEnd)
    #expect(rows.take() == "should(0>19 last) did(0>19 last) along" && table.indexPathForSelectedRow == nil)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(rows.take(), "should(->0 down) did(->0 down) along select(0)")
  }

  private final class Cell: UITableViewCell {
    static var lines: [String] = []
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      let text = textLabel?.text ?? ""
      if context.nextFocusedView === self { Cell.lines.append("\(text) comes") }
      if context.previouslyFocusedView === self { Cell.lines.append("\(text) goes") }
    }
  }

  @Test("26.43: cells are notified before the delegate, as the views between which the focus moves")
  func cells() {
    _ = table(Cell.self)
    Cell.lines = []
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(Cell.lines, ["row 0 comes", "row 0 goes", "row 1 comes"])
  }

  private final class Controller: UITableViewController {
    var heard: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { heard.append(context.nextFocusedIndexPath?.row ?? -1) }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { [0, 2] }
  }

  @Test("26.43: a subclass of the table's controller is heard")
  func controller() {
    let controller = Controller(style: .plain)
    stage.window.rootViewController = controller
    stage.settle()
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardUpArrow)
    expectEqual(controller.heard, [2, 1])
  }

  @Test("27.16: Page Up and Page Down move by the visible height, in the same column, and stop at the ends")
  func pages() {
    let view = collection()
    view.frame.size.height = 170
    stage.settle()
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardRightArrow)
    _ = rows.take()
    for key in [UIKeyboardHIDUsage.keyboardPageDown, .keyboardPageDown, .keyboardPageDown, .keyboardPageUp] {
      stage.typeKey(key)
    }
    let moves = rows.lines.filter { $0.hasPrefix("did") }
    expectEqual(moves, ["did(1>9 down)", "did(9>17 down)", "did(17>9 up)"])
    #expect(view.contentOffset.y == 120 && view.indexPathsForSelectedItems == [[0, 9]])
  }

  @Test("27.33: so in collections")
  func collections() {
    rows.closed = [1, 19]
    rows.preferred = 2
    let view = collection()
    stage.typeKey(.keyboardTab)
    expectEqual(rows.take(), "should(->2 next) did(->2 next)")
    stage.typeKey(.keyboardLeftArrow)
    expectEqual(rows.take(), "should(2>0 left) did(2>0 left) select(0)", "the second one is passed over")
    stage.typeKey(.keyboardDownArrow)
    expectEqual(rows.take(), "should(0>4 down) did(0>4 down) select(4)")
    expectEqual(view.cellForItem(at: [0, 4])?.isFocused, true)
    rows.refuses = true
    for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardEnd, .keyboardTab] { stage.typeKey(key) }
    expectEqual(rows.take(), "should(4>0 up) should(4>18 last) should(4>- next)")
    #expect(view.isFocused && view.cursor == ListPlace(0, 4))
    (rows.refuses, rows.follows) = (false, false)
    stage.typeKey(.keyboardEnd)
    expectEqual(rows.take(), "should(4>18 last) did(4>18 last)")
    expectEqual(view.indexPathsForSelectedItems, [[0, 4]])
    rows.texts.remove(at: 0)
    view.deleteItems(at: [[0, 0]])
    stage.settle()
    #expect(rows.take() == "" && view.cursor == ListPlace(0, 17))
    stage.typeKey(.keyboardTab)
    expectEqual(rows.take(), "should(17>- next) did(17>- next)")
    view.remembersLastFocusedIndexPath = false
    view.contentOffset.y = 0
    stage.settle()
    stage.typeKey(.keyboardTab, modifierFlags: .shift)
    expectEqual(rows.take(), "should(->17 previous) did(->17 previous)")
    expectEqual(view.cellForItem(at: [0, 17])?.isFocused, true, "it is scrolled into sight")
    stage.typeKey(.keyboardTab)
    _ = rows.take()
    stage.typeKey(.keyboardTab, modifierFlags: .shift)
    expectEqual(rows.take(), "should(->2 previous) did(->2 previous)")
  }
}
