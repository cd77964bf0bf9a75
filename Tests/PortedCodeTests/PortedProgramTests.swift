import QuartzCore
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// Whole programs in the manner of public ones, as `touchstone port` leaves them, used by fingers.
@MainActor @Suite(.serialized) struct PortedProgramTests {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))

  init() { stage.window.application?.becomeShared() }

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }

  private func texts(_ table: UITableView) -> [String] {
    stage.settle()
    return table.visibleCells.compactMap { $0.textLabel?.text }
  }

  // MARK: Recipes

  private func recipes() throws -> (RecipeAppDelegate, RecipeTableController) {
    let program = RecipeAppDelegate()
    let list = RecipeTableController(store: program.store)
    show(UINavigationController(rootViewController: list))
    return (program, list)
  }

  @Test("Recipes: rows are searched, added by the plus, deleted by a swipe and moved by the grip")
  func recipeList() throws {
    let (program, list) = try recipes()
    #expect(texts(list.tableView) == ["Soup", "Bread", "Salad"])
    stage.tap(labeled: "Add")
    #expect(texts(list.tableView) == ["Soup", "Bread", "Salad", "New recipe"])
    stage.swipeLeft(row: IndexPath(row: 3, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Delete")
    stage.wait(1)
    #expect(texts(list.tableView) == ["Soup", "Bread", "Salad"])
    stage.tap(labeled: "Sort")
    #expect(program.store.recipes.map(\.title) == ["Salad", "Soup", "Bread"])
    stage.tap(labeled: "Edit")
    stage.wait(1)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let start = cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
    let finger = stage.finger(1)
    finger.down(at: start)
    stage.wait(0.2)
    for step in 1...10 { finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 10)) }
    stage.wait(0.5)
    finger.up()
    stage.wait(1)
    #expect(program.store.recipes.map(\.title) == ["Soup", "Bread", "Salad"])
  }

  @Test("Recipes: a long press shows the menu of the cell, and a finger chooses its own command")
  func recipeMenu() throws {
    let (program, list) = try recipes()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.press(cell, forDuration: 1)
    #expect(UIMenuController.shared.isMenuVisible)
    stage.tap(labeled: "Favorite")
    #expect(program.store.recipes.map(\.isFavorite) == [false, true, false] && !UIMenuController.shared.isMenuVisible)
  }

  @Test("Recipes: a countdown is begun and ended by the same button, whose target was removed by its selector")
  func recipeCountdown() throws {
    let (_, list) = try recipes()
    stage.tap(row: IndexPath(row: 2, section: 0), in: list.tableView)
    stage.wait(1)
    let detail = try #require(list.navigationController?.topViewController as? RecipeDetailViewController)
    stage.tap(labeled: "Start")
    #expect(detail.countdown.isRunning && detail.label.text == "600 s")
    stage.tap(labeled: "Stop")
    #expect(!detail.countdown.isRunning && detail.countdown.seconds == 600)
  }

  // MARK: Breathing

  @Test("Breathing: a circle grows, is stopped where it is by the clock of its layer, and continues")
  func breathing() throws {
    let tabs = BreathTabs()
    show(tabs)
    let page = try #require(tabs.viewControllers?.first as? BreathViewController)
    func scale() -> Double {
      (Double(page.circle.ring.presentation()?.affineTransform().a ?? .nan) * 1000).rounded() / 1000
    }
    stage.tap(labeled: "Begin")
    #expect(page.label.text == "Inhale")
    stage.wait(2)
    let half = scale()
    #expect(abs(half - 0.75) < 0.01)
    stage.tap(labeled: "Pause")
    let stopped = scale()
    stage.wait(10)
    #expect(scale() == stopped && page.session.isPaused)
    page.circle.ring.resumeAnimations()
    stage.wait(4)
    #expect(scale() == 1)
    stage.tap(labeled: "History")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("Breathing: the bars of the history have sharp edges")
  func breathHistory() {
    let chart = BreathHistoryView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    chart.values = [1, 2, 4]
    let image = UIGraphicsImageRenderer(size: chart.bounds.size).image { _ in
      chart.drawHierarchy(in: chart.bounds, afterScreenUpdates: true)
    }
    #expect(image.size == CGSize(width: 6, height: 4))
  }

  // MARK: Doodles

  @Test("Doodles: a finger draws, erases and undoes with the tools of the bar, and two taps stamp")
  func doodles() throws {
    let page = DoodleViewController()
    show(page)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 200, y: 100))
    stage.tap(labeled: "Eraser")
    stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 200))
    #expect(page.canvas.strokes.map(\.isEraser) == [false, true] && page.canvas.tool == .eraser)
    stage.tap(labeled: "Undo")
    #expect(page.canvas.strokes.map(\.isEraser) == [false])
    stage.doubleTap(at: CGPoint(x: 250, y: 300))
    #expect(page.canvas.stamps == [CGPoint(x: 250, y: 240)])
    stage.mouse.move(to: CGPoint(x: 100, y: 200))
    #expect(page.canvas.pointerShape == .text)
    #expect(DoodleExport(canvas: page.canvas).data?.isEmpty == false)
    #expect(UIImage(systemName: "plus")?.tinted(.red)?.size == UIImage(systemName: "plus")?.size)
  }

  // MARK: Planner

  @Test("Planner: cards are added, marked and moved on the board, and rows are filtered and done in the list")
  func planner() throws {
    let tabs = PlanTabs()
    show(tabs)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let board = try #require(navigation.topViewController as? PlanBoardViewController)
    stage.tap(labeled: "Add")
    stage.wait(1)
    #expect(tabs.board.cards.map(\.title) == ["One", "Two", "Three", "Card 4"])
    let cell = try #require(board.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? PlanCell)
    stage.tap(cell)
    stage.wait(1)
    #expect(tabs.board.cards[1].isDone)
    #expect(board.collectionView(board.collectionView, canMoveItemAt: IndexPath(item: 0, section: 0)))
    stage.tap(labeled: "List")
    let other = try #require(tabs.viewControllers?.last as? UINavigationController)
    let list = try #require(other.topViewController as? PlanListViewController)
    stage.tap(labeled: "Open")
    #expect(texts(list.tableView) == ["One", "Three", "Card 4"])
    stage.tap(labeled: "Open")
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Done")
    #expect(tabs.board.cards.map(\.isDone) == [true, true, false, false])
  }

  // MARK: Skies

  @Test("Skies: a tap loads the report, whose sun follows a path; a swipe loads again, and a failure is reported")
  func skies() throws {
    let page = SkyViewController()
    show(page)
    stage.tap(labeled: "Reload")
    #expect(page.cityLabel.text == "Oslo 4.5°" && page.skyView.painter.hours == [1, 3, 5, 4])
    stage.wait(1)
    let sun = try #require(page.skyView.sun.presentation()?.position)
    #expect(abs(sun.x - 160) < 1 && sun.y < 110)
    page.model.service.json = ""
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.1)
    stage.wait(1)
    let alert = try #require(page.presentedViewController as? UIAlertController)
    #expect(alert.message == "There is no report.")
    stage.tap(labeled: "OK")
    stage.wait(1)
    #expect(page.presentedViewController == nil)
  }

  // MARK: Readers

  @Test("Readers: a book opens by a tap and turns by a swipe; its menu takes notes, and an escape closes it")
  func readers() throws {
    let shelf = ReaderShelfViewController(books: ReaderLibrary.books)
    show(shelf)
    stage.tap(row: IndexPath(row: 1, section: 0), in: shelf.tableView)
    stage.wait(1)
    let reader = try #require(shelf.presentedViewController as? ReaderViewController)
    stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.2)
    stage.wait(2)
    #expect(reader.progress.page == 1 && shelf.pagesRead == ["Long": 2])
    let page = try #require((reader.viewControllers?.first as? ReaderPageController)?.pageView)
    stage.press(page, forDuration: 1)
    stage.tap(labeled: "Share")
    #expect(page.notes == ["shared"])
    #expect(reader.accessibilityPerformMagicTap() && reader.isReadingAloud && reader.accessibilityPerformEscape())
    stage.wait(1)
    #expect(shelf.presentedViewController == nil)
    let cell = shelf.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ReaderShelfCell
    #expect(abs((cell?.gauge.fraction ?? 0) - 2.0 / 9) < 0.001)
  }

  // MARK: People

  @Test("People: a form saves by the keyboard, rows are marked by taps and removed by a swipe, in sections by letter")
  func people() throws {
    let list = PeopleController()
    show(PeopleNavigation(rootViewController: list))
    for (given, family) in [("Ada", "Lovelace"), ("Alan", "Turing"), ("Grace", "Hopper")] {
      stage.tap(labeled: "Add")
      stage.wait(1)
      let form = try #require(list.navigationController?.topViewController as? PersonFormController)
      stage.tap(form.givenField)
      stage.typeText(given)
      stage.typeKey(.keyboardReturnOrEnter)
      #expect(form.familyField.isFirstResponder)
      stage.typeText(family)
      stage.typeKey(.keyboardReturnOrEnter)
      stage.wait(1)
    }
    #expect(list.sections.map(\.letter) == ["H", "L", "T"] && list.reloads == 4)
    stage.tap(row: IndexPath(row: 0, section: 1), in: list.tableView)
    #expect(PeopleManager.sharedManager.people.map(\.isFavourite) == [true, false, false])
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Delete")
    stage.wait(1)
    #expect(list.sections.flatMap(\.people).map(\.fullName) == ["Ada Lovelace", "Alan Turing"])
  }

  // MARK: Fifteens

  @Test("Fifteens: tiles move by taps, a key takes a move back, and a solved board is frozen")
  func fifteens() throws {
    let page = FifteenWindowController(game: FifteenGame(board: FifteenSample.almost))
    show(page)
    page.becomeFirstResponder()
    stage.tap(labeled: "Tile 5")
    stage.wait(1)
    #expect(page.game.board.tiles == [1, 2, 3, 4, 5, 6, 7, 0, 8])
    stage.keyDown(.keyboardLeftControl)
    stage.typeKey(.keyboardZ)
    stage.keyUp(.keyboardLeftControl)
    #expect(page.game.board == FifteenSample.almost)
    stage.tap(labeled: "Tile 1")
    #expect(page.game.board == FifteenSample.almost && page.boardView.layer.animation(forKey: "shake") != nil)
    stage.wait(1)
    for tile in ["Tile 5", "Tile 8"] {
      stage.tap(labeled: tile)
      stage.wait(1)
    }
    #expect(page.game.board.isSolved && page.message.text == "Solved")
    stage.tap(labeled: "Tile 8")
    #expect(page.game.board.isSolved)
    stage.tap(labeled: "Undo")
    #expect(page.game.board.tiles == [1, 2, 3, 4, 5, 6, 7, 0, 8])
  }

  // MARK: Feeds

  @Test("Feeds: items are read from XML, hidden by a swipe and opened by a tap")
  func feeds() throws {
    let list = FeedListController(source: FeedText(text: FeedSample.text))
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    func titles() -> [String] { list.dataSource.snapshot().itemIdentifiers.map(\.title) }
    #expect(titles() == ["First", "Second", "Third"])
    let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    stage.swipeLeft(cell)
    stage.wait(1)
    stage.tap(labeled: "Hide")
    stage.wait(1)
    #expect(titles() == ["Second", "Third"])
    stage.tap(labeled: "Third")
    stage.wait(1)
    #expect((navigation.topViewController as? FeedTextController)?.textView.text == "Third\nThe third text.")
  }
}
#endif
