import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Parts of bars that programs set (28.25, 29.4).
@MainActor @Suite struct BarPartTests {
  private let stage = TouchStage(size: CGSize(width: 400, height: 600))

  private func picture(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private func bar(_ items: [UITabBarItem]) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    bar.items = items
    stage.rootView.addSubview(bar)
    stage.settle()
    return bar
  }

  @Test("29.4: a badge is written next to the title, with a background if a color or attributes are set")
  func badges() {
    let (plain, colored, styled) = (
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
      UITabBarItem(title: "C", image: nil, tag: 2)
    )
    for item in [plain, colored, styled] { item.badgeValue = "3" }
    colored.badgeColor = .blue
    styled.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    expectNil(plain.badge(in: nil, .normal))
    #expect(colored.badge(in: nil, .selected) != nil && styled.badge(in: nil, .selected) != nil)
    let look = UITabBarItemStateAppearance()
    look.badgeBackgroundColor = .green
    #expect(plain.badge(in: look, .normal) != nil)
    let bar = bar([plain, colored, styled])
    expectEqual((0..<3).map { bar.segments.titleForSegment(at: $0) }, ["A (3)", "B (3)", "C (3)"])
  }

  @Test("29.4: system items keep their titles and images")
  func systemItems() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    item.title = "Other"
    #expect(item.title == "Search" && item.tag == 4 && item.image != nil)
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0)
    controller.title = "People"
    expectEqual(controller.tabBarItem.title, "Contacts")
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.tabBarItem === controller.tabBarItem)
  }

  @Test("28.25: an item's own appearance is that of the bar while it is chosen")
  func ownAppearance() {
    let (one, two) = (UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1))
    let look = UITabBarAppearance()
    look.backgroundColor = .systemYellow
    two.standardAppearance = look
    let bar = bar([one, two])
    bar.selectedItem = one
    expectEqual(bar.backgroundColor, .systemBackground)
    bar.selectedItem = two
    expectEqual(bar.backgroundColor, .systemYellow)
    two.standardAppearance?.backgroundColor = .systemPink
    expectEqual(bar.backgroundColor, .systemPink)
    bar.selectedItem = nil
    expectEqual(bar.backgroundColor, .systemBackground)
  }

  @Test("28.25: a button's picture is that of its state and style, in low bars that for them")
  func buttonGrounds() {
    let (usual, low, done) = (picture(.red), picture(.green), picture(.blue))
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    item.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === usual)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    #expect(item.grounds.shown(.normal, .plain, isLow: true) === low)
    #expect(item.grounds.shown(.normal, .plain, isLow: false) === usual)
    #expect(item.grounds.shown(.normal, .done, isLow: false) === done)
    let button = BarButton.view(for: item) as? UIButton
    #expect(button?.backgroundImage(for: .normal) === usual && button?.backgroundImage(for: .highlighted) === usual)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    expectNil(item.backgroundImage(for: .normal, barMetrics: .default))
  }
}
