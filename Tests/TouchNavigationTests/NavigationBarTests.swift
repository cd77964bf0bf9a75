import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct NavigationBarTests {
  private func buttons(_ scene: NavigationStage) -> [String] {
    scene.stage.settle()
    return scene.navigation.navigationBar.subviews.compactMap { ($0 as? UIButton)?.configuration?.title }.sorted()
  }

  @Test("28.13: the way back is named by the item below: its button, its back title, its title, or Back")
  func wayBack() {
    let scene = NavigationStage()
    let below = scene.navigation.viewControllers[0].navigationItem
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    expectEqual(buttons(scene), ["A"])
    below.backButtonTitle = "Home"
    expectEqual(buttons(scene), ["Home"])
    below.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    expectEqual(buttons(scene), ["Own"])
    (below.backBarButtonItem, below.backButtonTitle, below.title) = (nil, nil, nil)
    expectEqual(buttons(scene), ["Back"])
  }

  @Test func itemsAreSetOnBothSidesAndABackgroundInItsPlace() {
    let item = UINavigationItem(title: "A")
    let (first, second) = (UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .done))
    item.setLeftBarButtonItems([first], animated: true)
    item.setRightBarButtonItems([second, first], animated: false)
    #expect(item.leftBarButtonItems == [first] && item.rightBarButtonItems == [second, first])
    item.setRightBarButtonItems(nil, animated: false)
    expectNil(item.rightBarButtonItem)
    let (bar, image) = (UINavigationBar(), UIImage())
    bar.setBackgroundImage(image, for: .bottom, barMetrics: .default)
    expectNil(bar.backgroundImage(for: .default))
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === image)
    expectNil(bar.backgroundImage(for: .bottom, barMetrics: .default))
  }

  @Test("28.13: left items replace the back button, or are next to it")
  func leftItems() {
    let scene = NavigationStage()
    let page = scene.page("B")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    page.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .edit)]
    scene.navigation.pushViewController(page, animated: false)
    expectEqual(buttons(scene), ["Cancel", "Done", "Edit"])
    page.navigationItem.leftItemsSupplementBackButton = true
    expectEqual(buttons(scene), ["A", "Cancel", "Done", "Edit"])
    let right = scene.navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    func x(_ title: String) -> CGFloat { right.first { $0.configuration?.title == title }!.frame.minX }
    #expect(x("Edit") < x("Done") && x("A") < x("Cancel"))
  }

  @Test("28.13: the system item that adds is a plus, named Add")
  func plus() {
    let scene = NavigationStage()
    scene.navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    scene.stage.settle()
    let button = scene.navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.last
    #expect(button?.configuration?.title == nil && button?.configuration?.image == UIImage(systemName: "plus"))
    expectEqual(button?.accessibilityLabel, "Add")
  }

  @Test("28.14: a page that leaves stays where it is below a bar that gets another height", arguments: [true, false])
  func aBarOfAnotherHeight(isPush: Bool) {
    let scene = NavigationStage()
    let navigation = scene.navigation
    navigation.navigationBar.prefersLargeTitles = true
    let (below, above) = (navigation.viewControllers[0], scene.page("B"))
    above.navigationItem.largeTitleDisplayMode = .never
    scene.stage.settle()
    let large = below.view.safeAreaInsets.top
    navigation.pushViewController(above, animated: isPush)
    if !isPush {
      scene.stage.settle()
      navigation.popViewController(animated: true)
    }
    scene.stage.wait(0.1)
    let (leaving, coming) = isPush ? (below, above) : (above, below)
    let small = above.view.safeAreaInsets.top
    #expect(
      small > 0 && small < large && below.view.safeAreaInsets.top == large && navigation.transitionCoordinator != nil)
    #expect(leaving.view.window != nil && coming.view.window != nil)
    scene.stage.wait(1)
    expectEqual(coming.view.safeAreaInsets.top, (isPush ? small : large))
  }

  @Test("28.13: the back button pops, unless the item has a back action")
  func backButton() throws {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    let top = scene.navigation.topViewController!
    var asked = 0
    top.navigationItem.backAction = UIAction(title: "Ask") { _ in asked += 1 }
    expectEqual(buttons(scene), ["Ask"])
    scene.stage.tap(try #require(scene.navigation.navigationBar.backButton))
    scene.stage.wait(1)
    #expect(asked == 1 && scene.names == "AB")
    top.navigationItem.backAction = nil
    scene.stage.settle()
    scene.stage.tap(try #require(scene.navigation.navigationBar.backButton))
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
  }

  @Test("A controller's title is that of its item, later ones too; a button reaches its target and the chain")
  func titlesAndActions() {
    final class Target: UIViewController {
      var count = 0
      func done() { count += 1 }
    }
    let scene = NavigationStage()
    let target = Target()
    expectNil(target.navigationItem.title)
    target.title = "Later"
    expectEqual(target.navigationItem.title, "Later")
    let action = Selector(Target.done)
    UIBarButtonItem(title: "x", style: .done, target: target, action: action).perform()
    expectEqual(target.count, 1)
    let item = UIBarButtonItem(title: "x", style: .done, target: target, action: action)
    item.isEnabled = false
    item.perform()
    #expect(target.count == 1 && scene.names == "A")
  }

  @Test("28.14: the bars are a safe area of the children, and stay hidden for later controllers")
  func safeArea() {
    let scene = NavigationStage()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: false)
    scene.navigation.setToolbarHidden(false, animated: false)
    page.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .edit)]
    scene.stage.settle()
    expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 46, left: 0, bottom: 46, right: 0))
    expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.stage.settle()
    #expect(page.view.safeAreaInsets.top == 0 && scene.navigation.navigationBar.frame.maxY == 0)
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    #expect(scene.navigation.isNavigationBarHidden && scene.navigation.toolbar.items == nil)
  }

  @Test("28.14: a large title only where it is asked for, 52 more")
  func largeTitle() {
    let scene = NavigationStage()
    let root = scene.navigation.viewControllers[0]
    expectEqual(scene.navigation.navigationBar.frame.height, 46)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.stage.settle()
    #expect(scene.navigation.navigationBar.frame.height == 98 && root.view.safeAreaInsets.top == 98)
    root.navigationItem.largeTitleDisplayMode = .never
    scene.stage.settle()
    expectEqual(scene.navigation.navigationBar.frame.height, 46)
  }

  @Test("28.13: a back button whose title has no room says Back or is the arrow alone, and the title is whole")
  func backButtonRoom() throws {
    let scene = NavigationStage()
    let bar = scene.navigation.navigationBar
    let item = scene.navigation.viewControllers[0].navigationItem
    let long = "The mailboxes of everybody here"
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    let top = try #require(scene.navigation.topViewController).navigationItem
    func said() -> String? {
      scene.stage.settle()
      return bar.backButton?.configuration?.title
    }
    item.title = long
    #expect(said() == "Back" && bar.backButton?.accessibilityLabel == long)
    top.title = "A title that takes nearly all of a bar"
    #expect(said() == nil && bar.backButton?.frame.width == 36)
    let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == top.title })
    #expect(said() == nil && label.frame.width == label.sizeThatFits(bar.bounds.size).width)
    (top.title, item.title) = ("B", "A")
    expectEqual(said(), "A")
  }

  @Test("28.13: a minimal back button is the arrow alone and still says where it leads; a generic one says Back")
  func backButtonModes() throws {
    let scene = NavigationStage()
    let bar = scene.navigation.navigationBar
    let item = scene.navigation.viewControllers[0].navigationItem
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    func said() -> String? {
      scene.stage.settle()
      return bar.backButton?.configuration?.title
    }
    expectEqual(said(), "A")
    item.backButtonDisplayMode = .minimal
    #expect(said() == nil && bar.backButton?.accessibilityLabel == "A")
    expectEqual(bar.backButton?.frame.size, CGSize(width: 36, height: 32))
    item.backButtonTitle = "Long"
    #expect(said() == nil && bar.backButton?.accessibilityLabel == "Long")
    item.backButtonDisplayMode = .generic
    expectEqual(said(), "Back")
    item.backBarButtonItem = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    expectEqual(said(), "Mine")
    item.backButtonDisplayMode = .minimal
    expectNil(said())
    scene.stage.tap(at: bar.backButton?.center ?? .zero)
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
  }

  @Test("28.12: the chain leads from a view through wrappers to the container and its controller")
  func chain() {
    let scene = NavigationStage()
    let page = scene.navigation.viewControllers[0]
    let inner = UIView()
    page.view.addSubview(inner)
    var steps: [String] = []
    var next: UIResponder? = inner
    while let responder = next {
      steps.append("\(type(of: responder))")
      next = responder.next
    }
    expectEqual(
      steps,
      [
        "UIView", "UIView", "Page", "WrapperView", "UIView", "NavigationContainerView", "UINavigationController",
        "UIWindow", "UIWindowScene", "UIApplication",
      ])
    let below = scene.page("B")
    scene.navigation.pushViewController(below, animated: false)
    scene.stage.settle()
    #expect(page.next == nil && below.next is WrapperView)
  }

  @Test("28.21: after a pop the view has the focus that had it")
  func focus() {
    let scene = NavigationStage()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 32)
    scene.navigation.viewControllers[0].view.addSubview(button)
    scene.stage.settle()
    scene.stage.window.windowScene?.focusSystem.requestFocusUpdate(to: button)
    #expect(button.isFocused)
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    #expect(!button.isFocused)
    scene.navigation.popViewController(animated: true)
    scene.stage.wait(1)
    #expect(button.isFocused)
  }

  @Test("45.2: the button of an item is called what the item says, and a picture by the item's title")
  func namesOfItems() {
    let scene = NavigationStage()
    let page = scene.page("B")
    let picture = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    picture.title = "Settings"
    page.navigationItem.rightBarButtonItem = picture
    scene.navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    func button(_ label: String) -> UIView? {
      scene.navigation.navigationBar.subviews.first { $0 is UIButton && $0.accessibilityLabel == label }
    }
    #expect(button("Settings") != nil)
    (picture.accessibilityLabel, picture.accessibilityIdentifier) = ("Options", "options")
    picture.accessibilityHint = "Opens the settings"
    scene.stage.settle()
    expectEqual(button("Options")?.accessibilityIdentifier, "options")
    expectEqual(button("Options")?.accessibilityHint, "Opens the settings")
  }
}
