import Expectations
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// The program of recipes, used by fingers and keys after `touchstone port`: its list follows its store by notifications.
@MainActor @Suite struct ProgramRecipeTests {
  private func recipes() -> (TouchStage, RecipeTableController, UINavigationController) {
    let store = RecipeStore([
      Recipe(title: "Soup", minutes: 30), Recipe(title: "Bread", minutes: 90), Recipe(title: "Salad", minutes: 10),
    ])
    let list = RecipeTableController(store: store)
    let stack = UINavigationController(rootViewController: list)
    return (programStage(stack), list, stack)
  }

  @Test("Recipes are added, sorted, searched, and opened by taps; a countdown begins and stops by one button")
  func recipesAreUsed() throws {
    let (stage, list, stack) = recipes()
    expectEqual(titles(list.tableView), ["Soup, 30 min", "Bread, 90 min", "Salad, 10 min"])
    stage.tap(labeled: "Sort")
    expectEqual(titles(list.tableView), ["Salad, 10 min", "Soup, 30 min", "Bread, 90 min"])
    stage.tap(labeled: "Add")
    expectEqual(titles(list.tableView).last, "New recipe, 5 min")
    stage.tap(list.search.searchBar.searchTextField)
    stage.typeText("sa")
    expectEqual(titles(list.tableView), ["Salad, 10 min"])
    stage.tap(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    let detail = try #require(stack.topViewController as? RecipeDetailViewController)
    expectEqual(detail.title, "Salad")
    stage.tap(detail.startButton)
    #expect(detail.label.text == "600 s" && detail.countdown.isRunning && stage.reading.contains("Stop, button"))
    stage.tap(detail.startButton)
    #expect(!detail.countdown.isRunning)
  }

  @Test("A long press opens a menu by which a recipe becomes a favorite")
  func recipesHaveMenus() {
    let (stage, list, _) = recipes()
    stage.press(list.tableView.visibleCells[1], forDuration: 0.7)
    stage.wait(0.5)
    stage.tap(labeled: "Favorite")
    stage.wait(0.5)
    expectEqual(titles(list.tableView)[1], "Bread, 90 min ★")
  }

  @Test("A swipe deletes a recipe, and a drag of its grip moves one")
  func recipesAreEdited() {
    let (stage, list, _) = recipes()
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Delete")
    stage.wait(1)
    expectEqual(list.store.recipes.map(\.title), ["Bread", "Salad"])
    stage.tap(labeled: "Edit")
    stage.wait(1)
    let (first, second) = (list.tableView.visibleCells[0], list.tableView.visibleCells[1])
    func grip(_ cell: UITableViewCell) -> CGPoint {
      cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
    }
    stage.finger.down(at: grip(first))
    stage.wait(0.3)
    stage.finger.move(to: CGPoint(x: grip(second).x, y: grip(second).y + 10), duration: 0.3)
    stage.finger.up()
    stage.wait(1)
    expectEqual(list.store.recipes.map(\.title), ["Salad", "Bread"])
    expectEqual(titles(list.tableView), ["Salad, 10 min", "Bread, 90 min"])
  }
}
#endif
