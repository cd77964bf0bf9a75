import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Rules of containers and presentations that no other suite is about.
@MainActor @Suite struct ContainerRuleTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))

  @Test("29.3: a tab is loaded when it is first chosen, and all tabs are shown")
  func tabs() {
    let tabs = UITabBarController()
    let pages = (0..<7).map { number -> UIViewController in
      let page = UIViewController()
      page.title = "Tab \(number)"
      return page
    }
    tabs.viewControllers = pages
    stage.window.rootViewController = tabs
    stage.settle()
    expectEqual(pages.map(\.isViewLoaded), [true, false, false, false, false, false, false])
    tabs.selectedIndex = 6
    stage.settle()
    #expect(pages.filter(\.isViewLoaded).count == 2 && pages[6].isViewLoaded)
    expectEqual(tabs.tabBar.items?.count, 7)
  }

  @Test("29.3: a tab has the title of its stack's root, unless the stack has a title")
  func tabsOfStacks() {
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    first.title = "First"
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 2)
    let named = UINavigationController(rootViewController: UIViewController())
    named.title = "Named"
    let stacks = [first, second].map { UINavigationController(rootViewController: $0) } + [named]
    tabs.viewControllers = stacks
    stage.window.rootViewController = tabs
    stage.settle()
    func titles() -> [String?]? { tabs.tabBar.items?.map(\.title) }
    #expect(titles() == ["First", "Second", "Named"] && tabs.tabBar.items?[1].tag == 2)
    first.title = "One"
    stacks[0].pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(titles() == ["One", "Second", "Named"] && tabs.tabBar.selectedItem === first.tabBarItem)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
    stacks[2].tabBarItem = UITabBarItem(title: "Three", image: nil, tag: 3)
    expectEqual(titles(), ["One", "Two", "Three"])
    stacks[0].setViewControllers([second], animated: false)
    expectEqual(titles(), ["Two", nil, "Three"])
    stacks[0].title = "Own"
    #expect(titles()?.first == "Own" && tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
  }

  @Test("29.3: a new title of a controller is its item's title, and the badge stays", arguments: [false, true])
  func badges(ofStack isStack: Bool) {
    let page = UIViewController()
    let controller = isStack ? UINavigationController(rootViewController: page) : page
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    stage.window.rootViewController = tabs
    stage.settle()
    controller.tabBarItem.badgeValue = "3"
    let item = controller.tabBarItem
    controller.title = "Errands"
    #expect(controller.tabBarItem === item && tabs.tabBar.segments.titleForSegment(at: 0) == "Errands (3)")
    controller.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    controller.tabBarItem.badgeValue = "5"
    controller.title = "More"
    #expect(tabs.tabBar.segments.titleForSegment(at: 0) == "More (5)" && controller.tabBarItem.tag == 4)
  }

  @Test(
    "30.1: full screen and current context take the presenter's view out of its window, the others leave it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false), (.currentContext, false), (.overFullScreen, true),
      (.overCurrentContext, true), (.pageSheet, true), (.formSheet, true), (.automatic, true), (.custom, true),
    ])
  func styles(style: UIModalPresentationStyle, stays: Bool) {
    let (root, page) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.settle()
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    stage.settle()
    #expect((root.view.window != nil) == stays && page.view.window != nil)
    root.dismiss(animated: false)
    stage.settle()
    #expect(root.view.window != nil && page.view.window == nil)
  }

  @Test("30.1: automatic is a page sheet, and none stops the program")
  func automatic() async {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .automatic && page.sheetPresentationController != nil)
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: UIViewController())
      stage.settle()
      let page = UIViewController()
      page.modalPresentationStyle = .none
      stage.window.rootViewController?.present(page, animated: false)
    }
  }

  @Test("30.12: a medium detent is half of the container less the safe area at the bottom, and does not float")
  func medium() {
    let (root, page) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.settle()
    page.sheetPresentationController?.detents = [.medium()]
    root.present(page, animated: false)
    stage.settle()
    expectEqual(page.view.convert(page.view.bounds, to: nil), CGRect(x: 0, y: 300, width: 400, height: 300))
  }
}
