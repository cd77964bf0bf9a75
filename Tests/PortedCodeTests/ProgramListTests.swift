import Expectations
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// Whole programs of lists and forms, used by fingers and keys after `touchstone port`.
@MainActor @Suite struct ProgramListTests {
  // MARK: People

  @Test("A person is typed into a form, found under its letter, marked by a tap and deleted by a swipe")
  func people() throws {
    for person in PeopleManager.sharedManager.people { PeopleManager.sharedManager.remove(person) }
    let list = PeopleController()
    let stack = PeopleNavigation(rootViewController: list)
    let stage = programStage(stack)
    for (given, family) in [("Ada", "Lovelace"), ("Alan", "Turing"), ("Ken", "Thompson")] {
      stage.tap(labeled: "Add")
      stage.wait(1)
      let form = try #require(stack.topViewController as? PersonFormController)
      stage.tap(form.givenField)
      stage.typeText(given)
      stage.typeKey(.keyboardReturnOrEnter)
      #expect(form.familyField.isFirstResponder)
      stage.typeText(family)
      stage.typeKey(.keyboardReturnOrEnter)
      stage.wait(1)
    }
    expectEqual(titles(list.tableView), ["Ada Lovelace", "Ken Thompson", "Alan Turing"])
    #expect(list.sections.map(\.letter) == ["L", "T"] && list.tableView.headerView(forSection: 1) != nil)
    stage.tap(row: IndexPath(row: 1, section: 1), in: list.tableView)
    expectEqual(list.tableView.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType, .checkmark)
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Delete")
    stage.wait(1)
    #expect(titles(list.tableView) == ["Ken Thompson", "Alan Turing"] && list.sections.map(\.letter) == ["T"])
  }

  // MARK: Planner

  @Test("Cards are added and marked on a board, moved by a long press, and filtered in the list of the other tab")
  func planner() throws {
    let tabs = PlanTabs()
    let stage = programStage(tabs)
    let stacks = try #require(tabs.viewControllers as? [UINavigationController])
    let board = try #require(stacks[0].topViewController as? PlanBoardViewController)
    let list = try #require(stacks[1].topViewController as? PlanListViewController)
    func shown() -> [String] {
      board.collectionView.indexPathsForVisibleItems.sorted().map {
        (board.collectionView.cellForItem(at: $0) as? PlanCell)?.label.text ?? ""
      }
    }
    expectEqual(shown(), ["One", "Two", "Three"])
    stage.tap(labeled: "Add")
    stage.wait(1)
    stage.tap(item: IndexPath(item: 1, section: 0), in: board.collectionView)
    stage.wait(0.5)
    expectEqual(shown(), ["One", "✓ Two", "Three", "Card 4"])
    let cells = [0, 2].compactMap { board.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let target = cells[1].convert(CGPoint(x: 50, y: 30), to: nil)
    stage.press(cells[0], forDuration: 0.7, thenDragTo: cells[1])
    stage.wait(1)
    #expect(target != .zero && shown() == ["✓ Two", "Three", "One", "Card 4"])
    stage.tap(labeled: "List")
    stage.wait(1)
    expectEqual(titles(list.tableView), ["Two", "Three", "One", "Card 4"])
    stage.tap(labeled: "Open")
    stage.wait(0.5)
    expectEqual(titles(list.tableView), ["Three", "One", "Card 4"])
    stage.tap(labeled: "Open")
    stage.swipeLeft(row: IndexPath(row: 2, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Done")
    stage.wait(1)
    expectEqual(tabs.board.cards.map(\.isDone), [true, false, true, false])
  }

  // MARK: Feeds

  @Test("An item of a feed is hidden by a swipe until the list is pulled down, and its text opens by a tap")
  func feeds() throws {
    // More items than the window shows, so that the list can be pulled.
    let more = (4...30).map { "<item><title>Item \($0)</title><description>Text \($0).</description></item>" }
    let text = FeedSample.text.replacing("</channel>", with: more.joined() + "</channel>")
    let list = FeedListController(source: FeedText(text: text))
    let stack = UINavigationController(rootViewController: list)
    let stage = programStage(stack)
    func shown() -> [String] { list.dataSource.snapshot().itemIdentifiers.prefix(3).map(\.title) }
    expectEqual(shown(), ["First", "Second", "Third"])
    let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    stage.swipeLeft(cell)
    stage.wait(1)
    stage.tap(labeled: "Hide")
    stage.wait(1)
    #expect(shown() == ["First", "Third", "Item 4"] && !stage.reading.contains("Second"))
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 600))
    stage.wait(1)
    #expect(shown() == ["First", "Second", "Third"] && list.collectionView.refreshControl?.isRefreshing == false)
    try #require(list.collectionView.numberOfItems(inSection: 0) > 2)
    stage.tap(item: IndexPath(item: 2, section: 0), in: list.collectionView)
    stage.wait(1)
    let shownText = try #require(stack.topViewController as? FeedTextController)
    expectEqual(shownText.textView.text, "Third\nThe third text.")
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 380, y: 310), duration: 0.4)
    stage.wait(1)
    #expect(stack.topViewController === list)
  }

  // MARK: Readers

  @Test("A book is paged by swipes, its text is noted by a menu, and the shelf returns")
  func readers() throws {
    let shelf = ReaderShelfViewController(books: ReaderLibrary.books)
    let stage = programStage(shelf)
    stage.tap(row: IndexPath(row: 1, section: 0), in: shelf.tableView)
    stage.wait(1)
    let reader = try #require(shelf.presentedViewController as? ReaderViewController)
    func page() -> ReaderPageController? { reader.viewControllers?.first as? ReaderPageController }
    expectEqual(page()?.pageView.label.text, "Page 1")
    for _ in 0..<2 {
      stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.2)
      stage.wait(1)
    }
    expectEqual(page()?.page, 2)
    stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.2)
    stage.wait(1)
    expectEqual(page()?.page, 1)
    let view = try #require(page()?.pageView)
    stage.press(view, forDuration: 0.7)
    stage.wait(0.5)
    stage.tap(labeled: "Note")
    stage.wait(0.5)
    expectEqual(view.notes, ["Page 2"])
    #expect(reader.accessibilityPerformMagicTap() && reader.isReadingAloud && reader.accessibilityPerformEscape())
    stage.wait(1)
    expectNil(shelf.presentedViewController)
  }
}
#endif
