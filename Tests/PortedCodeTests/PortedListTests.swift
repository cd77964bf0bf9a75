#if FoundationGeometry
import Expectations
import Foundation
import Testing
import TouchTesting
import UIKit

/// Custom layouts, list libraries and tables in the style of public iOS code, driven by fingers.
@MainActor @Suite struct PortedListTests {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }
  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.map {
      ($0 as? LabelCell)?.text ?? ($0.contentConfiguration as? UIListContentConfiguration)?.text
        ?? ($0.contentConfiguration as? BadgeContentConfiguration)?.title ?? ""
    }
  }
  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  private func collection(_ layout: UICollectionViewLayout, _ source: UICollectionViewDataSource) -> UICollectionView {
    let view = UICollectionView(frame: stage.rootView.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    return view
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    var rows: [[String]]
    var identifier = "cell"
    init(_ rows: [[String]]) { self.rows = rows }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      (cell as? TagCell)?.label.text = rows[indexPath.section][indexPath.item]
      return cell
    }
  }

  @Test("A waterfall that caches its frames recomputes them in a batch, after a pull, and in another width")
  func waterfall() {
    let controller = WaterfallViewController()
    show(controller)
    func frames() -> [CGRect] {
      controller.collectionView.indexPathsForVisibleItems.map { controller.collectionView.cellForItem(at: $0)!.frame }
    }
    expectEqual(controller.collectionView.contentSize, CGSize(width: 300, height: 244))
    expectEqual(frames()[1], CGRect(x: 156, y: 6, width: 138, height: 60))
    controller.insert(200, at: 0)
    stage.wait(1)
    expectEqual(frames()[0], CGRect(x: 6, y: 6, width: 138, height: 200))
    expectEqual(frames()[1], CGRect(x: 156, y: 6, width: 138, height: 100))
    controller.refresh(controller.collectionView.refreshControl!)
    stage.settle()
    expectEqual(frames().map(\.height), [40, 120, 80, 60, 100, 200])
    stage.resize(to: CGSize(width: 420, height: 480))
    expectEqual(frames()[0], CGRect(x: 6, y: 6, width: 188, height: 40))
  }

  @Test("Cards are large in the middle, and a throw ends with one there")
  func cards() {
    let layout = CardFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 300)
    let numbers = Numbers([(0..<5).map { "\($0)" }])
    let view = collection(layout, numbers)
    func shown() -> [CGFloat] { view.visibleCells.map { ($0.transform.a * 100).rounded() / 100 } }
    expectEqual(shown(), [1, 0.6])
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
    stage.wait(3)
    let middle = view.visibleCells.min { abs($0.frame.midX - view.bounds.midX) < abs($1.frame.midX - view.bounds.midX) }
    #expect(middle?.transform.a == 1 && abs((middle?.frame.midX ?? 0) - view.bounds.midX) < 1)
    #expect(view.decelerationRate == .fast && view.contentOffset.x > 0)
  }

  @Test("Tags determine their widths and are laid out from the left")
  func tags() {
    let layout = LeftAlignedFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let numbers = Numbers([["Swift", "Linux", "Collection view layouts", "a", "b", "c"]])
    numbers.identifier = "tag"
    let view = collection(layout, numbers)
    let frames = view.visibleCells.sorted {
      $0.frame.minY == $1.frame.minY ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY
    }.map(\.frame)
    #expect(frames.count == 6 && Set(frames.map(\.height)).count == 1)
    var line: CGRect?
    for frame in frames {
      if let before = line, before.minY == frame.minY {
        #expect(abs(frame.minX - before.maxX - 8) < 0.6)
      } else {
        expectEqual(frame.minX, 10)
      }
      line = frame
    }
    let label = (view.visibleCells[0] as! TagCell).label
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 1)
  }

  @Test("A spreadsheet pins a row and a column and is laid out once, until its data changes")
  func spreadsheet() {
    let layout = SpreadsheetLayout()
    let numbers = Numbers((0..<40).map { row in (0..<12).map { "\(row).\($0)" } })
    let view = collection(layout, numbers)
    #expect(view.contentSize == CGSize(width: 960, height: 1200) && layout.fullPasses == 1)
    view.contentOffset = CGPoint(x: 130, y: 205)
    stage.settle()
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin, CGPoint(x: 130, y: 205))
    expectEqual(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin, CGPoint(x: 240, y: 205))
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 8))?.frame.origin, CGPoint(x: 130, y: 240))
    expectEqual(layout.fullPasses, 1)
    numbers.rows.removeLast(20)
    view.reloadData()
    stage.settle()
    #expect(layout.fullPasses == 2 && view.contentSize.height == 600)
    numbers.rows.append(["new"])
    view.insertSections(IndexSet(integer: 20))
    stage.wait(1)
    #expect(layout.fullPasses == 3 && view.contentSize.height == 630)
    view.frame.size.width = 200
    stage.settle()
    expectEqual(layout.fullPasses, 4)
  }

  @Test("Around a circle items come out of the middle and go back into it")
  func wheel() {
    let layout = WheelLayout()
    let numbers = Numbers([["a", "b", "c"]])
    let view = collection(layout, numbers)
    func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
    expectEqual(cell(0)?.center, CGPoint(x: 260, y: 240))
    let leaving = cell(2)
    view.performBatchUpdates(
      {
        numbers.rows = [["new", "a", "b"]]
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }, completion: nil)
    #expect(leaving?.center == CGPoint(x: 160, y: 240) && leaving?.alpha == 0)
    let seen = cell(0)?.layer.presentation()
    #expect(seen?.position == CGPoint(x: 160, y: 240) && seen?.opacity == 0)
    stage.wait(1)
    #expect(cell(0)?.center == CGPoint(x: 260, y: 240) && cell(0)?.alpha == 1 && view.visibleCells.count == 3)
    layout.radius = 50
    stage.settle()
    expectEqual(cell(0)?.center, CGPoint(x: 210, y: 240))
  }

  @Test("Messages lie at the bottom while there are few, and older ones come above without a jump")
  func messages() {
    final class Heights: NSObject, MessagesLayoutDelegate {
      func messagesLayout(_ layout: MessagesLayout, heightForItemAt indexPath: IndexPath) -> CGFloat { 60 }
    }
    let (layout, heights) = (MessagesLayout(), Heights())
    let numbers = Numbers([["a", "b"]])
    let view = collection(layout, numbers)
    view.delegate = heights
    stage.settle()
    expectEqual(view.visibleCells.map(\.frame.minY), [360, 420])
    numbers.rows = [(0..<20).map { "\($0)" }]
    view.reloadData()
    stage.settle()
    view.contentOffset.y = 130
    stage.settle()
    let kept = view.cellForItem(at: IndexPath(item: 5, section: 0))!
    let place = kept.convert(CGPoint.zero, to: nil)
    numbers.rows[0].insert(contentsOf: ["x", "y"], at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(view.contentOffset.y == 250 && kept.convert(CGPoint.zero, to: nil) == place)
    stage.wait(0.1)
    expectEqual(kept.layer.presentation()?.position, kept.center)
    stage.wait(1)
    #expect(view.cellForItem(at: IndexPath(item: 7, section: 0)) === kept)
  }

  @Test(
    "A list kit: sections open by a tap, a difference becomes a batch, and nothing is said in an empty list's place")
  func feed() {
    let controller = PostsViewController()
    show(controller)
    let view = controller.collectionView
    expectEqual(texts(view), ["@janedoe", "@johnsmith", "@ada"])
    stage.tap(item: IndexPath(item: 0, section: 0), in: view)
    stage.wait(1)
    expectEqual(texts(view), ["@janedoe", "Luminous", "Beautiful", "@johnsmith", "@ada"])
    controller.posts = [
      Post(id: 3, user: "@ada", comments: []), Post(id: 4, user: "@new", comments: []),
      Post(id: 1, user: "@janedoe", comments: ["Luminous", "Beautiful"]),
    ]
    var isDone = false
    controller.adapter.performUpdates(animated: true) { isDone = $0 }
    stage.wait(1)
    #expect(isDone && texts(view) == ["@ada", "@new", "@janedoe", "Luminous", "Beautiful"])
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 54, 108, 152, 182])
    controller.posts = []
    controller.adapter.performUpdates(animated: false)
    stage.wait(1)
    #expect(texts(view) == [] && view.backgroundView?.isHidden == false)
  }

  @Test("Mailboxes: a paged row of favorites, an outline with headers, a swipe that marks as read, a choice")
  func mailboxes() {
    let controller = MailboxesViewController()
    show(UINavigationController(rootViewController: controller))
    let view = controller.collectionView!
    expectEqual(texts(view), ["VIP", "Flagged", "Work", "Inbox", "Projects"])
    func row(_ item: Int) -> UICollectionViewCell { view.cellForItem(at: IndexPath(item: item, section: 1))! }
    expectEqual((row(1).contentConfiguration as? BadgeContentConfiguration)?.count, 3)
    let before = row(1)
    let middle = row(1).convert(CGPoint(x: row(1).bounds.midX, y: row(1).bounds.midY), to: nil)
    stage.drag(from: CGPoint(x: 280, y: middle.y), to: CGPoint(x: 200, y: middle.y))
    stage.wait(1)
    stage.tap(labeled: "Read")
    stage.wait(1)
    #expect((row(1).contentConfiguration as? BadgeContentConfiguration)?.count == 0 && row(1) === before)
    stage.tap(item: IndexPath(item: 1, section: 1), in: view)
    expectEqual(controller.opened, ["Inbox"])
    stage.tap(item: IndexPath(item: 0, section: 1), in: view)
    stage.wait(1)
    expectEqual(texts(view), ["VIP", "Flagged", "Work"])
    stage.drag(from: CGPoint(x: 250, y: 76), to: CGPoint(x: 60, y: 76), duration: 0.2)
    stage.wait(2)
    expectEqual(texts(view).first, "Today")
  }

  @Test("Mountains are found while one types")
  func mountains() {
    let controller = PeaksViewController()
    show(controller)
    #expect(texts(controller.collectionView).count == 6 && controller.names.first == "Cho Oyu")
    stage.tap(controller.searchBar)
    stage.typeText("ma")
    stage.wait(1)
    expectEqual(texts(controller.collectionView), ["Makalu"])
    expectEqual(controller.collectionView.visibleCells.map(\.frame), [CGRect(x: 10, y: 10, width: 145, height: 32)])
  }

  @Test("Albums: the first one is in the middle and whole, the others smaller, and pages are counted")
  func albums() {
    let controller = AlbumsViewController()
    show(controller)
    let view = controller.collectionView!
    func album(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
    #expect(album(0)?.transform.a == 1 && (album(1)?.transform.a ?? 1) < 0.9)
    expectEqual(album(0)?.convert(CGPoint(x: 128, y: 0), to: view).x, 160)
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.2)
    stage.wait(2)
    #expect(controller.pageControl.currentPage == 1 && album(1)?.convert(CGPoint(x: 128, y: 0), to: view).x == 160)
    let heads = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    expectEqual(heads.compactMap { ($0 as? LabelCell)?.text }, ["Featured", "My Albums"])
    expectEqual(view.visibleSupplementaryViews(ofKind: AlbumsViewController.badgeKind).filter { !$0.isHidden }.count, 8)
  }

  @Test("Sections of a table open and close by their headers")
  func collapsible() {
    let controller = CollapsibleTableViewController(style: .plain)
    show(controller)
    expectEqual(texts(controller.tableView), [])
    stage.tap(controller.tableView.headerView(forSection: 1)!)
    stage.wait(1)
    expectEqual(texts(controller.tableView), ["iPad Pro", "iPad Air", "iPad mini"])
    stage.tap(controller.tableView.headerView(forSection: 0)!)
    stage.wait(1)
    expectEqual(texts(controller.tableView), ["MacBook", "iMac", "iPad Pro", "iPad Air", "iPad mini"])
    stage.tap(controller.tableView.headerView(forSection: 1)!)
    stage.wait(1)
    expectEqual(texts(controller.tableView), ["MacBook", "iMac"])
    let cell = controller.tableView.visibleCells[0]
    #expect(cell.subviews.contains { $0.frame.minX == 24 && $0.frame.width == 296 && $0.frame.height <= 1 })
  }

  @Test("To do: a row is added in a dialog, done by a swipe, deleted and brought back, moved by its grip")
  func todo() {
    let controller = ShoppingViewController()
    show(UINavigationController(rootViewController: controller))
    let table = controller.tableView!
    stage.tap(labeled: "Add")
    stage.wait(1)
    stage.typeText("Tea")
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(1)
    expectEqual(texts(table), ["Tea", "Milk", "Bread", "Stamps"])
    stage.swipeRight(row: IndexPath(row: 1, section: 0), in: table)
    stage.wait(1)
    if !controller.todos[1].isDone { stage.tap(labeled: "Done") }
    stage.wait(1)
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType, .checkmark)
    controller.remove(at: 0)
    stage.wait(1)
    expectEqual(texts(table), ["Milk", "Bread", "Stamps"])
    controller.undoManager?.undo()
    stage.wait(1)
    expectEqual(texts(table), ["Tea", "Milk", "Bread", "Stamps"])
    stage.tap(row: IndexPath(row: 2, section: 0), in: table)
    #expect(controller.todos[2].isDone && table.indexPathForSelectedRow == nil)
    stage.tap(labeled: "Edit")
    stage.wait(1)
    let grip = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let place = table.convert(CGPoint(x: grip.maxX - 20, y: grip.midY), to: nil)
    stage.drag(from: place, to: CGPoint(x: place.x, y: place.y + 100))
    stage.wait(1)
    expectEqual(controller.todos.map(\.title), ["Milk", "Bread", "Tea", "Stamps"])
  }

  @Test("Rows that are not loaded yet are asked for ahead, once")
  func endless() {
    let controller = EndlessTableViewController()
    var answers: [([String]) -> Void] = []
    controller.load = { answers.append($0) }
    show(controller)
    #expect(texts(controller.tableView).allSatisfy { $0 == "Loading" } && controller.requests == 1)
    answers.removeFirst()((0..<30).map { "row \($0)" })
    stage.settle()
    expectEqual(texts(controller.tableView).first, "row 0")
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 50), duration: 0.2)
    stage.wait(3)
    #expect(controller.requests == 2 && texts(controller.tableView).contains("Loading"))
    answers.removeFirst()((30..<200).map { "row \($0)" })
    stage.wait(1)
    #expect(!texts(controller.tableView).contains("Loading"))
  }

  @Test("A timer's form opens its wheels below the row and counts in steps")
  func timer() {
    let controller = TimerFormViewController()
    show(controller)
    func detail() -> String? {
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text
    }
    #expect(detail() == "25 min" && controller.tableView.numberOfRows(inSection: 0) == 1)
    stage.tap(row: IndexPath(row: 0, section: 0), in: controller.tableView)
    stage.wait(1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2 && controller.picker.superview != nil)
    let wheels = controller.picker.convert(controller.picker.bounds, to: nil)
    stage.drag(
      from: CGPoint(x: wheels.midX + 40, y: wheels.midY), to: CGPoint(x: wheels.midX + 40, y: wheels.midY - 33))
    stage.wait(2)
    #expect(controller.chosen == 30 * 60 && detail() == "30 min")
    controller.picker.countDownDuration = 61 * 60
    expectEqual(controller.picker.countDownDuration, 3600)
    stage.tap(row: IndexPath(row: 0, section: 0), in: controller.tableView)
    stage.wait(1)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 1)
  }

  @Test("Contacts: their letters are sections, and a name is brought into the middle")
  func contacts() {
    let names = (0..<80).map { "\(["Ada", "Bert", "Cleo", "Dora"][$0 % 4]) \($0 + 100)" }
    let controller = ContactsViewController(names: names)
    show(controller)
    let table = controller.view as! UITableView
    for animated in [false, true] {
      controller.scroll(to: "Cleo 142", animated: animated)
      stage.wait(1)
      let rect = table.rectForRow(at: IndexPath(row: 10, section: 2))
      expectEqual(rect.midY, table.bounds.midY)
      controller.scroll(to: "Dora 179", animated: animated)
      stage.wait(1)
      expectEqual(table.contentOffset.y, table.contentSize.height - 480)
    }
    expectEqual(table.sectionIndexColor, .systemRed)
  }
}
#endif
