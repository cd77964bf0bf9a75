import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Letters that look for a place, and other keys that tables and collections answer alike (semantics 26.36, 27.16).
@MainActor @Suite struct LetterSearchTests {
  /// A list of either kind of one section for each list of texts.
  @MainActor enum Kind: String, CaseIterable, Sendable {
    case table, collection
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var texts: [[String]]
    var names: [IndexPath: String] = [:]
    var closed: Set<IndexPath> = []
    var asked: [IndexPath] = []
    var onQuestion: ((IndexPath) -> Void)?
    var primary = 0

    init(_ texts: [[String]]) { self.texts = texts }

    private func fill(_ cell: UIView, _ label: UILabel?, _ path: IndexPath) {
      asked.append(path)
      onQuestion?(path)
      // The data may be shorter by now.
      label?.text = texts.indices.contains(path[0]) ? texts[path[0]].dropFirst(path[1]).first : nil
      cell.accessibilityLabel = names[path]
    }

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell, cell.textLabel, indexPath)
      return cell
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { !closed.contains(indexPath) }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { primary += 1 }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(UILabel()) }
      fill(cell, cell.contentView.subviews[0] as? UILabel, indexPath)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      !closed.contains(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      primary += 1
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let fruit = Rows([
    ["Apple", "apricot", "Banana", "Blood orange"], [], ["blood pudding", "Äpfel", "7up", "cherry"],
  ])

  /// A list that shows three rows of 40 points and has the focus.
  private func list(_ kind: Kind, _ rows: Rows) -> any PlaceFocus & LetterSearch {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    let list: any PlaceFocus & LetterSearch
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (rows, rows)
      list = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (rows, rows)
      list = view
    }
    stage.rootView.addSubview(list)
    stage.settle()
    stage.typeKey(.keyboardTab)
    return list
  }

  private func selected(_ list: UIScrollView) -> [IndexPath] {
    (list as? UITableView)?.indexPathsForSelectedRows ?? (list as? UICollectionView)?.indexPathsForSelectedItems ?? []
  }
  /// The cells that the user sees, by what they are on the screen and not by what the list says.
  private func cellsSeen(_ list: UIScrollView) -> Int {
    list.subviews.filter {
      ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden && $0.frame.intersects(list.bounds)
    }.count
  }

  private func type(_ text: String) {
    for letter in text {
      stage.typeKey(letter == " " ? .keyboardSpacebar : .keyboardA, characters: String(letter))
    }
  }

  @Test("26.36, 27.16: letters bring the keyboard to the next place whose text begins so", arguments: Kind.allCases)
  func words(_ kind: Kind) {
    let list = list(kind, fruit)
    func place(_ text: String, wait: TimeInterval = 2) -> String {
      stage.wait(wait)
      type(text)
      return list.cursor.map { "\($0.section).\($0.item)" } ?? "-"
    }
    expectEqual(place("b"), "0.2")
    expectEqual(selected(list), [[0, 2]], "the selection follows")
    expectEqual(place("l", wait: 0.5), "0.3", "a word that grows")
    expectEqual(place("ood p", wait: 0.5), "2.0", "with a blank, in another section that was not shown")
    #expect(list.contentOffset.y > 0 && selected(list) == [[2, 0]])
    expectEqual(place("b"), "0.2", "from the last on to the first")
    expectEqual(place("b", wait: 0.5), "0.3", "the same letter goes on")
    expectEqual(place("b", wait: 0.5), "2.0")
    #expect(place("A") == "0.0" && place("Ä") == "2.1" && place("7") == "2.2")
    #expect(place("x") == "2.2" && place("ba") == "0.2")
    fruit.closed = [[0, 3]]
    expectEqual(place("bl"), "2.0", "the keyboard does not come to some")
    expectEqual(selected(list), [[2, 0]])
  }

  @Test("26.36, 27.16: of a single place the keyboard stays at it", arguments: Kind.allCases)
  func alone(_ kind: Kind) {
    let rows = Rows([["one"]])
    let list = list(kind, rows)
    rows.asked = []
    type("o")
    stage.wait(2)
    type("z")
    #expect(list.cursor == ListPlace(0, 0) && rows.asked == [])
  }

  @Test("26.36, 27.16: a search by letters queries each item once, and leaves no cell behind", arguments: Kind.allCases)
  func lending(_ kind: Kind) {
    let rows = Rows([(0..<40).map { "row \($0)" }])
    let list = list(kind, rows)
    let shown = cellsSeen(list)
    rows.asked = []
    type("z")
    expectEqual(rows.asked, (shown..<40).map { [0, $0] })
    #expect(list.cursor == ListPlace(0, 0) && cellsSeen(list) == shown)
    let views = list.subviews.count
    stage.wait(2)
    type("y")
    expectEqual(list.subviews.count, views, "the same cell is filled again")
    list.contentOffset.y = 400
    stage.settle()
    expectEqual(cellsSeen(list), shown)
  }

  @Test("26.36, 27.16: a place without a text goes by its accessibility label", arguments: Kind.allCases)
  func labels(_ kind: Kind) {
    let rows = Rows([["one", "", "", ""]])
    rows.names = [[0, 1]: "square", [0, 3]: "circle"]
    let list = list(kind, rows)
    type("c")
    expectEqual(list.cursor, ListPlace(0, 3))
    stage.wait(2)
    type("s")
    expectEqual(list.cursor, ListPlace(0, 1))
  }

  @Test("26.36, 27.16: a reload during the query ends the search", arguments: Kind.allCases)
  func reloading(_ kind: Kind) {
    let rows = Rows([(0..<40).map { "row \($0)" }])
    let list = list(kind, rows)
    let shown = cellsSeen(list)
    // A second cell waits to be used again.
    list.contentOffset.y = 20
    stage.settle()
    list.contentOffset.y = 0
    stage.settle()
    rows.asked = []
    rows.onQuestion = { [unowned list, unowned rows] path in
      guard path == [0, 10] else { return }
      rows.onQuestion = nil
      rows.texts = [["zebra", "zoo"]]
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
    }
    type("z")
    stage.settle()
    expectEqual(
      rows.asked, (shown...10).map { [0, $0] } + [[0, 0], [0, 1]], "the new rows are asked for to be shown")
    #expect(selected(list) == [] && cellsSeen(list) == 2)
  }

  @Test("27.12: a cell made during a reload is not visible, and is reused", arguments: Kind.allCases)
  func reloadingWhileFilling(_ kind: Kind) {
    let rows = Rows([(0..<40).map { "row \($0)" }])
    let list = list(kind, rows)
    for y in [500, 0, 700] {
      list.contentOffset.y = CGFloat(y)
      stage.settle()
    }
    let views = list.subviews.count
    for y in [100, 300, 500, 0, 700, 200, 600, 100, 400, 0] {
      rows.onQuestion = { [unowned list, unowned rows] _ in
        rows.onQuestion = nil
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
      }
      list.contentOffset.y = CGFloat(y)
      stage.settle()
    }
    #expect(rows.onQuestion == nil && list.subviews.count <= views + 1)
    for y in stride(from: 0, to: 1400, by: 50) {
      list.contentOffset.y = CGFloat(y)
      stage.settle()
      let visible = (list as? UITableView)?.visibleCells.count ?? (list as? UICollectionView)?.visibleCells.count
      expectEqual(cellsSeen(list), visible)
    }
  }

  @Test("26.36, 27.16: where nothing can be selected, keys select nothing", arguments: Kind.allCases)
  func unselectable(_ kind: Kind) {
    let list = list(kind, fruit)
    stage.mouse.click(at: CGPoint(x: 50, y: 20))
    (list as? UITableView)?.deselectRow(at: [0, 0], animated: false)
    (list as? UICollectionView)?.deselectItem(at: [0, 0], animated: false)
    (list as? UITableView)?.allowsSelection = false
    (list as? UICollectionView)?.allowsSelection = false
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter, .keyboardSpacebar] { stage.typeKey(key) }
    type("b")
    #expect(list.cursor == ListPlace(0, 2) && selected(list) == [])
  }

  @Test("26.36, 27.16: a key that is held acts once", arguments: Kind.allCases)
  func held(_ kind: Kind) {
    _ = list(kind, fruit)
    for _ in 0..<3 { stage.keyDown(.keyboardReturnOrEnter) }
    stage.keyUp(.keyboardReturnOrEnter)
    expectEqual(fruit.primary, 1)
  }

  @Test("26.36, 27.16: arrows move the place from which Shift extends", arguments: Kind.allCases)
  func anchors(_ kind: Kind) {
    let list = list(kind, fruit)
    (list as? UITableView)?.allowsMultipleSelection = true
    (list as? UICollectionView)?.allowsMultipleSelection = true
    stage.mouse.click(at: CGPoint(x: 50, y: 20))
    expectEqual(selected(list), [[0, 0]])
    stage.typeKey(.keyboardDownArrow)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(selected(list), [[0, 0]])
    stage.typeKey(.keyboardDownArrow, modifierFlags: .shift)
    expectEqual(selected(list), [[0, 2], [0, 3]])
  }
}
