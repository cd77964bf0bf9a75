import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLists
import TouchTesting

@testable import TouchNavigation
@testable import TouchWidgets

@MainActor @Suite struct BarAppearanceTests {
  private let scene = NavigationStage()
  private var bar: UINavigationBar { scene.navigation.navigationBar }

  private static func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// The label that says the title.
  private var title: UILabel? {
    scene.stage.settle()
    return bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text != nil && !$0.isHidden }
  }

  @Test("28.25: a bar takes a copy of what it is given, and shows what is changed in its own")
  func copies() {
    expectEqual(bar.backgroundColor, .systemBackground)
    let look = Self.look(.red)
    bar.standardAppearance = look
    expectEqual(bar.backgroundColor, .red)
    look.backgroundColor = .green
    expectEqual(bar.backgroundColor, .red)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.backgroundColor == .blue && bar.standardAppearance !== look)
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(bar.backgroundColor == nil && bar.standardAppearance.shadowColor == nil)
    bar.barTintColor = .orange
    expectNil(bar.backgroundColor)
    bar.standardAppearance.configureWithDefaultBackground()
    #expect(bar.backgroundColor == .orange && bar.standardAppearance.shadowColor == .separator)
    bar.standardAppearance.configureWithOpaqueBackground()
    expectEqual(bar.backgroundColor, .systemBackground)
    bar.standardAppearance = UINavigationBarAppearance(barAppearance: UIBarAppearance())
    bar.barTintColor = nil
    expectEqual(bar.backgroundColor, .systemBackground)
  }

  @Test("28.25: an item's look goes before the bar's, as long as the item is shown")
  func items() {
    bar.standardAppearance = Self.look(.red)
    let page = scene.page("B")
    page.navigationItem.standardAppearance = Self.look(.green)
    scene.navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    expectEqual(bar.backgroundColor, .green)
    page.navigationItem.standardAppearance?.backgroundColor = .blue
    expectEqual(bar.backgroundColor, .blue)
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    expectEqual(bar.backgroundColor, .red)
  }

  @Test("28.25: the scroll edge appearance applies to content at its top, and without a scroll view")
  func edge() {
    bar.standardAppearance = Self.look(.red)
    bar.scrollEdgeAppearance = Self.look(.green)
    scene.stage.settle()
    expectEqual(bar.backgroundColor, .green)
    let page = scene.page("B")
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    content.contentSize = CGSize(width: 400, height: 2000)
    page.view.addSubview(content)
    scene.navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    expectEqual(bar.backgroundColor, .green)
    scene.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.5)
    #expect(content.contentOffset.y > 0 && bar.backgroundColor == .red)
    content.setContentOffset(CGPoint(x: 0, y: -content.adjustedContentInset.top), animated: false)
    expectEqual(bar.backgroundColor, .green)
    bar.scrollEdgeAppearance = nil
    expectEqual(bar.backgroundColor, .red)
  }

  @Test("28.25: a translucent bar of the system blurs content behind it; at the edge, or with a color, none does")
  func blur() {
    let page = scene.page("B")
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    content.contentSize = CGSize(width: 400, height: 2000)
    page.view.addSubview(content)
    scene.navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    #expect(bar.backdrop == nil && bar.backgroundColor == .systemBackground)
    content.contentOffset.y += 40
    #expect(bar.backdrop != nil && bar.backgroundColor != .systemBackground)
    for change in [
      { self.bar.isTranslucent = false }, { self.bar.barTintColor = .red },
      { self.bar.standardAppearance.configureWithOpaqueBackground() },
      { self.bar.standardAppearance.configureWithTransparentBackground() },
    ] {
      change()
      expectNil(bar.backdrop)
      bar.isTranslucent = true
      bar.barTintColor = nil
      bar.standardAppearance.configureWithDefaultBackground()
      #expect(bar.backdrop != nil)
    }
    UIApplication.shared.setHighContrast(true)
    #expect(bar.backdrop == nil && bar.backgroundColor == .systemBackground)
    UIApplication.shared.setHighContrast(false)
    #expect(bar.backdrop != nil)
    content.contentOffset.y = -content.adjustedContentInset.top
    #expect(bar.backdrop == nil && bar.backgroundColor == .systemBackground)
  }

  @Test("28.25: in a window that is not high the compact look counts")
  func compact() {
    bar.standardAppearance = Self.look(.red)
    bar.compactAppearance = Self.look(.green)
    expectEqual(bar.backgroundColor, .red)
    scene.stage.resize(to: CGSize(width: 400, height: 300))
    scene.stage.settle()
    expectEqual(bar.backgroundColor, .green)
  }

  @Test("28.25: titles and buttons have the attributes of the look; what is left out is that of the system")
  func attributes() throws {
    let page = scene.page("B")
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil),
    ]
    page.navigationItem.rightBarButtonItems?[1].setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
    scene.navigation.pushViewController(page, animated: false)
    let usual = try #require(title?.font)
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green, .kern: 2]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.doneButtonAppearance.disabled.titleTextAttributes = [.kern: 3]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    bar.standardAppearance = look
    #expect(title?.textColor == .red && title?.font == usual)
    func said(_ name: String, _ state: UIControl.State) -> [String] {
      let buttons = bar.subviews.compactMap { $0 as? BarButton }
      guard let button = buttons.first(where: { $0.configuration?.title == name }) else { return ["none"] }
      let attributes = button.attributedTitle(for: state)?.firstAttributes ?? [:]
      let color = attributes[.foregroundColor] as? UIColor
      let known: [(UIColor, String)] = [(.cyan, "cyan"), (.green, "green"), (.blue, "blue"), (.orange, "orange")]
      return known.filter { $0.0 == color }.map(\.1) + (attributes[.kern].map { ["kern \($0)"] } ?? [])
    }
    expectEqual(said("More", .normal), ["cyan", "kern 2"])
    expectEqual(said("More", .disabled), ["kern 2"])
    #expect(said("Done", .normal) == ["blue"] && said("Done", .disabled) == ["kern 3"])
    expectEqual(said("A", .highlighted), ["orange"])
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(title?.textColor == .label && said("Done", .normal) == [])
  }

  @Test("28.25: the back button shows a picture of the program's, which has its room; without a mask the arrow stays")
  func backIndicator() {
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    func shown() -> [CGFloat] {
      scene.stage.settle()
      let chevron = bar.backButton?.subviews.lazy.compactMap { $0 as? Chevron }.first
      return [
        chevron?.picture?.size.width ?? 0, chevron?.bounds.width ?? 0,
        bar.backButton?.configuration?.contentInsets.leading ?? 0,
      ]
    }
    let (arrow, wide): ([CGFloat], [CGFloat]) = ([0, 20, 22], [40, 40, 42])
    bar.backIndicatorImage = picture
    expectEqual(shown(), arrow)
    bar.backIndicatorTransitionMaskImage = picture
    expectEqual(shown(), wide)
    // What an appearance says goes before.
    bar.standardAppearance = UINavigationBarAppearance()
    expectEqual(shown(), arrow)
    bar.standardAppearance.setBackIndicatorImage(picture, transitionMaskImage: picture)
    #expect(shown() == wide && bar.standardAppearance.backIndicatorImage === picture)
    bar.standardAppearance = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    expectEqual(shown(), wide)
    bar.standardAppearance.setBackIndicatorImage(picture, transitionMaskImage: nil)
    expectEqual(shown(), arrow)
  }

  @Test("28.25: a tab bar's items have the look of narrow or of wide windows, and a toolbar's buttons theirs")
  func others() {
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.page("X"), scene.page("Y")]
    scene.stage.window.rootViewController = tabs
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.kern: 1]
    look.inlineLayoutAppearance.normal.titleTextAttributes = [.kern: 2]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.kern: 3]
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.unselectedItemTintColor = .red
    scene.stage.settle()
    func said(_ state: UIControl.State) -> [String] {
      let attributes = tabs.tabBar.segments.titleTextAttributes(for: state) ?? [:]
      return attributes.map { $0.key == .kern ? "kern \($0.value)" : "color" }.sorted()
    }
    #expect(said(.normal) == ["color", "kern 1"] && said(.selected) == ["kern 3"])
    scene.stage.resize(to: CGSize(width: 800, height: 600))
    scene.stage.settle()
    #expect(said(.normal) == ["color", "kern 2"] && said(.selected) == [])

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 46))
    toolbar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.kern: 4]
    toolbar.standardAppearance.backgroundColor = .red
    toolbar.layoutIfNeeded()
    let button = toolbar.subviews.lazy.compactMap { $0 as? BarButton }.first
    #expect(toolbar.backgroundColor == .red && button?.currentAttributedTitle?.string == "Go")
  }

  private func tabLook(_ color: UIColor) -> UITabBarAppearance { UITabBarAppearance(barAppearance: Self.look(color)) }
  private func toolLook(_ color: UIColor) -> UIToolbarAppearance {
    UIToolbarAppearance(barAppearance: Self.look(color))
  }

  /// A page of rows that scrolls, in whatever is around it.
  private func list() -> UITableViewController {
    let list = UITableViewController()
    list.tableView.rowHeight = 40
    list.tableView.dataSource = rows
    return list
  }

  @Test("28.25: a tab bar and a toolbar look otherwise at the edge of the content, and as a rule beyond it")
  func edges() {
    let (first, plain) = (list(), scene.page("Y"))
    first.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    let stack = UINavigationController(rootViewController: first)
    stack.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, plain]
    scene.stage.window.rootViewController = tabs
    (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (tabLook(.red), tabLook(.green))
    (stack.toolbar.standardAppearance, stack.toolbar.scrollEdgeAppearance) = (toolLook(.red), toolLook(.green))
    var said: [String] = []
    func say(_ when: String) {
      scene.stage.settle()
      let colors = [tabs.tabBar.backgroundColor, stack.toolbar.backgroundColor].map { $0 == .green ? "edge" : "rule" }
      said.append("\(when): \(colors.joined(separator: " "))")
    }
    let table: UITableView = first.tableView
    say("start")
    table.contentOffset.y += 30
    say("scrolled")
    table.contentOffset.y = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
    say("end")
    rows.count += 10
    table.reloadData()
    say("more rows")
    tabs.selectedIndex = 1
    say("other tab")
    tabs.selectedIndex = 0
    say("back")
    stack.pushViewController(scene.page("Z"), animated: false)
    say("pushed")
    stack.popViewController(animated: false)
    say("popped")
    (tabs.tabBar.scrollEdgeAppearance, stack.toolbar.scrollEdgeAppearance) = (nil, nil)
    table.contentOffset.y = -table.adjustedContentInset.top
    say("without")
    expectEqual(
      said,
      [
        "start: edge rule", "scrolled: rule rule", "end: rule edge", "more rows: rule rule", "other tab: edge rule",
        "back: rule rule", "pushed: edge edge", "popped: rule rule", "without: rule rule",
      ])
  }

  @Test("A toolbar in a low window has its compact appearance, and bars can be dark independently")
  func lowAndDark() {
    let stack = UINavigationController(rootViewController: scene.page("X"))
    stack.isToolbarHidden = false
    scene.stage.window.rootViewController = stack
    (stack.toolbar.standardAppearance, stack.toolbar.compactAppearance) = (toolLook(.red), toolLook(.blue))
    stack.toolbar.barStyle = .black
    scene.stage.settle()
    #expect(stack.toolbar.backgroundColor == .red && stack.toolbar.traitCollection.userInterfaceStyle == .dark)
    scene.stage.resize(to: CGSize(width: 390, height: 300))
    scene.stage.settle()
    expectEqual(stack.toolbar.backgroundColor, .blue)
  }

  private final class OwnItem: UITabBarItem {}

  @Test("A tab's title has its own attributes before the bar's; chosen, it takes all of the normal ones but the color")
  func titlesOfTabs() {
    let (first, second) = (scene.page("X"), scene.page("Y"))
    let own = OwnItem(title: "Y", image: nil, tag: 1)
    OwnItem.appearance().setTitleTextAttributes([.baselineOffset: 1], for: .disabled)
    second.tabBarItem = own
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    scene.stage.window.rootViewController = tabs
    func said(_ index: Int, _ state: UIControl.State) -> [String]? {
      scene.stage.settle()
      return tabs.tabBar.segments.segments[index].ownAttributes(state)?.keys.map(\.rawValue).sorted()
    }
    own.setTitleTextAttributes([.kern: 2, .foregroundColor: UIColor.red], for: .normal)
    #expect(said(0, .normal) == nil && said(0, .selected) == nil)
    #expect(said(1, .normal) == ["NSColor", "NSKern"] && said(1, .selected) == ["NSKern"])
    expectEqual(said(1, .disabled), ["NSBaselineOffset"], "from the proxy")
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    expectEqual(said(1, .selected), ["NSColor"])
    let narrow = tabs.tabBar.segments.naturalWidths
    own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 60)], for: .normal)
    #expect(said(1, .normal) == ["NSFont"] && own.titleTextAttributes(for: .normal)?.count == 1)
    #expect(tabs.tabBar.segments.naturalWidths[1] > narrow[1])
    own.setTitleTextAttributes(nil, for: .normal)
    expectNil(said(1, .normal))
    second.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 2)
    #expect(said(1, .disabled) == nil && tabs.tabBar.segments.titleForSegment(at: 1) == "Other")
  }

  private let rows = Rows()

  private final class Rows: UIObject, UITableViewDataSource {
    var count = 30
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
}
