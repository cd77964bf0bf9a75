#if FoundationGeometry
import Expectations
import Foundation
import Testing
import TouchTesting
import UIKit

/// Whole screens in the manner of public iOS code: tabs, stacks, forms, and a transition that a finger drives.
@MainActor @Suite struct PortedStackTests {
  @Test("Tabs with a stack: a menu of the bar sorts, a form adds a row, a detail goes over the tabs and back")
  func errands() throws {
    let tabs = ErrandTabController()
    let stage = TouchStage(size: CGSize(width: 480, height: 640), rootViewController: tabs)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(stack.topViewController as? ErrandListController)
    func rows() -> [String] {
      list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
    }
    expectEqual(rows(), ["Bread", "Stamps", "Apples"])
    expectEqual(stack.navigationBar.backgroundColor, .systemIndigo)

    stage.tap(labeled: "More")
    stage.tap(labeled: "By Name")
    stage.wait(0.5)
    #expect(rows() == ["Apples", "Bread", "Stamps"] && stack.tabBarItem.badgeValue == "3")

    list.addTapped()
    stage.wait(1)
    let form = try #require((list.presentedViewController as? UINavigationController)?.topViewController)
    let save = try #require(form.navigationItem.rightBarButtonItem)
    #expect(!save.isEnabled && (form as? ErrandFormController)?.field.isFirstResponder == true)
    stage.typeText("Tea")
    #expect(save.isEnabled)
    // A form that is modal stays where Escape is pressed.
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(list.presentedViewController != nil)
    stage.tap(labeled: "Save")
    stage.wait(1)
    #expect(list.presentedViewController == nil && rows() == ["Apples", "Bread", "Stamps", "Tea"])

    stage.tap(row: IndexPath(row: 1, section: 0), in: list.tableView)
    stage.wait(1)
    #expect(stack.topViewController?.title == "Bread" && tabs.tabBar.frame.maxY <= 0)
    stage.finger.down(at: CGPoint(x: 4, y: 400))
    stage.finger.move(to: CGPoint(x: 400, y: 400), duration: 0.4)
    stage.finger.up()
    stage.wait(1)
    #expect(stack.topViewController === list && tabs.tabBar.frame.minY == 0)
  }

  @Test("A custom card: half the height, pulled down, released too early, and then dismissed")
  func card() throws {
    let root = UIViewController()
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: root)
    let card = PullCardController(nibName: nil, bundle: nil)
    root.present(card, animated: true, completion: nil)
    stage.wait(1)
    let dim = try #require((card.presentationController as? HalfCardPresentation)?.dim)
    #expect(card.view.frame == CGRect(x: 0, y: 300, width: 400, height: 300) && dim.alpha == 1)

    stage.finger.down(at: CGPoint(x: 200, y: 350))
    stage.finger.move(to: CGPoint(x: 200, y: 450), duration: 0.3)
    #expect(card.isBeingDismissed && card.appearances == ["is there", "will go"])
    stage.finger.up()
    stage.wait(1)
    #expect(root.presentedViewController === card && card.view.frame.minY == 300 && dim.alpha == 1)
    expectEqual(card.appearances, ["is there", "will go", "is there"])

    stage.finger.down(at: CGPoint(x: 200, y: 350))
    stage.finger.move(to: CGPoint(x: 200, y: 560), duration: 0.3)
    stage.finger.up()
    stage.wait(1)
    #expect(root.presentedViewController == nil && card.view.window == nil)
    expectEqual(card.appearances.suffix(2), ["will go", "has gone"])
  }
}
#endif
