import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct TabTests {
  final class Delegate: UITabBarControllerDelegate {
    let diary: Diary
    var allows = true
    init(_ diary: Diary) { self.diary = diary }
    func tabBarController(_: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      diary("shouldSelect(\(controller.title ?? "?"))")
      return allows
    }
    func tabBarController(_: UITabBarController, didSelect controller: UIViewController) {
      diary("didSelect(\(controller.title ?? "?"))")
    }
  }

  let stage = TouchStage(size: CGSize(width: 400, height: 600))
  let diary = Diary()
  let tabs = UITabBarController()

  private func show(_ controllers: [UIViewController]) {
    // Other tests may have made applications since this one's stage was made.
    stage.window.application?.becomeShared()
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.settle()
  }

  private func press(_ code: Int, _ characters: String, _ modifiers: UIKeyModifierFlags) {
    for isDown in [true, false] {
      UIApplication.shared.receive(
        .key(code: code, characters: characters, isDown: isDown, timestamp: stage.now, modifiers: modifiers),
        in: UIApplication.shared.scenes[0])
    }
  }

  @Test("29.1: all but the last three inside the setter; children load when first chosen")
  func switching() {
    let (one, two) = (Page("T1", diary), Page("T2", diary))
    show([one, two])
    #expect(diary.take() == "T1.viewDidLoad T1.willAppear T1.isAppearing T1.didAppear" && !two.isViewLoaded)
    tabs.selectedIndex = 1
    diary("(set)")
    stage.settle()
    expectEqual(
      diary.take(), "T2.viewDidLoad T2.willAppear T1.willDisappear (set) T2.isAppearing T1.didDisappear T2.didAppear")
    tabs.selectedViewController = one
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    stage.settle()
    expectEqual(
      diary.take(),
      "T1.willAppear T2.willDisappear T1.isAppearing T2.didDisappear T1.didAppear "
        + "T2.willAppear T1.willDisappear T2.isAppearing T1.didDisappear T2.didAppear")
    #expect(tabs.selectedViewController === two && two.tabBarController === tabs)
  }

  @Test("29.2: the user's choice asks and tells the delegate, the program's does not")
  func delegate() {
    let delegate = Delegate(diary)
    tabs.delegate = delegate
    show([Page("T1", diary), Page("T2", diary)])
    _ = diary.take()
    let segments = tabs.tabBar.segments
    let second = CGPoint(x: segments.frame.maxX - 20, y: segments.frame.midY)
    stage.tap(at: second)
    expectEqual(
      diary.take(),
      "shouldSelect(T2) T2.viewDidLoad T2.willAppear T1.willDisappear didSelect(T2) T2.isAppearing "
        + "T1.didDisappear T2.didAppear")
    delegate.allows = false
    stage.tap(at: CGPoint(x: segments.frame.minX + 20, y: segments.frame.midY))
    #expect(diary.take() == "shouldSelect(T1)" && tabs.selectedIndex == 1 && segments.selectedSegmentIndex == 1)
    delegate.allows = true
    stage.tap(at: second)
    expectEqual(diary.take(), "shouldSelect(T2) didSelect(T2)")
  }

  private final class Recording: UITabBarController {
    var received: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      received.append("\(item.title ?? "?") while \(selectedIndex)")
    }
  }

  @Test("29.2: each choice of the user calls tabBar(_:didSelect:), while the former tab is chosen")
  func recording() {
    let (recording, delegate) = (Recording(), Delegate(diary))
    let pages = ["T1", "T2"].map { title -> UIViewController in
      let page = UIViewController()
      page.title = title
      return page
    }
    stage.window.application?.becomeShared()
    recording.viewControllers = pages
    recording.delegate = delegate
    stage.window.rootViewController = recording
    stage.settle()
    let segments = recording.tabBar.segments
    for _ in 0..<2 { stage.tap(at: CGPoint(x: segments.frame.maxX - 20, y: segments.frame.midY)) }
    expectEqual(recording.received, ["T2 while 0", "T2 while 1"])
    recording.selectedIndex = 0
    expectEqual(recording.received.count, 2)
    #expect(recording.tabBar.delegate === recording)
  }

  private final class BarDelegate: UITabBarDelegate {
    var received: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      received.append("\(item.title ?? "?") \(tabBar.selectedItem === item)")
    }
  }

  @Test("A separate bar shows the app's items, and notifies its delegate of the user's selection")
  func barByItself() {
    let (bar, delegate) = (UITabBar(frame: CGRect(x: 0, y: 560, width: 400, height: 40)), BarDelegate())
    stage.rootView.addSubview(bar)
    bar.delegate = delegate
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    stage.settle()
    #expect(bar.selectedItem == nil && bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 40))
    for _ in 0..<2 { stage.tap(at: CGPoint(x: bar.segments.frame.maxX - 20, y: 560 + bar.segments.frame.midY)) }
    #expect(delegate.received == ["Two true", "Two true"] && bar.segments.selectedSegmentIndex == 1)
    bar.selectedItem = bar.items?[0]
    #expect(delegate.received.count == 2 && bar.segments.selectedSegmentIndex == 0)
    bar.setItems([UITabBarItem(title: "Three", image: nil, tag: 0)], animated: true)
    #expect(bar.selectedItem == nil && bar.segments.titleForSegment(at: 0) == "Three")
  }

  @Test("Items, choice and delegate of a controller's bar are refused with a sentence")
  func barOfAController() {
    var said: [String] = []
    let former = UsageError.report
    UsageError.report = { said.append(String($0.prefix { $0 != ":" })) }
    defer { UsageError.report = former }
    show([Page("T1", diary), Page("T2", diary)])
    let bar = tabs.tabBar
    bar.items = []
    bar.selectedItem = bar.items?[1]
    bar.delegate = nil
    expectEqual(said, ["UITabBar.items", "UITabBar.selectedItem", "UITabBar.delegate"])
    #expect(bar.items?.count == 2 && bar.selectedItem === bar.items?[0] && bar.delegate === tabs)
  }

  @Test("29.2: the chosen tab again takes a stack to its root, and at the root its list to the top")
  func again() {
    let (root, next) = (Page("A", diary), Page("B", diary))
    let stack = UINavigationController(rootViewController: root)
    stack.title = "S"
    show([stack])
    stack.pushViewController(next, animated: false)
    stage.settle()
    let bar = CGPoint(x: tabs.tabBar.segments.frame.midX, y: tabs.tabBar.segments.frame.midY)
    stage.tap(at: bar)
    stage.wait(1)
    #expect(stack.topViewController === root)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    root.view.addSubview(scroll)
    scroll.contentOffset.y = 500
    stage.tap(at: bar)
    stage.wait(2)
    #expect(scroll.contentOffset.y <= 0)
  }

  @Test("29.4: Control with Tab, with Shift and Tab and with numbers; the bar is a safe area")
  func keys() {
    let pages = ["1", "2", "3"].map { Page($0, diary) }
    show(pages)
    expectEqual(pages[0].view.safeAreaInsets.top, 40)
    var seen: [Int] = []
    func go(_ code: Int, _ characters: String, _ modifiers: UIKeyModifierFlags) {
      press(code, characters, modifiers)
      stage.settle()
      seen.append(tabs.selectedIndex)
    }
    go(0x2B, "\t", .control)
    go(0x2B, "", .control)
    go(0x2B, "", .control)
    go(0x2B, "", [.control, .shift])
    go(0x1F, "2", .control)
    go(0x26, "9", .control)
    expectEqual(seen, [1, 2, 0, 2, 1, 1])
  }

  @Test("28.12: a stack in a tab: the chain leads through both containers")
  func chain() {
    let page = Page("A", diary)
    let stack = UINavigationController(rootViewController: page)
    show([stack, Page("T2", diary)])
    var steps: [String] = []
    var next: UIResponder? = page.view
    while let responder = next {
      steps.append("\(type(of: responder))")
      next = responder.next
    }
    expectEqual(
      steps,
      [
        "UIView", "Page", "WrapperView", "UIView", "NavigationContainerView", "UINavigationController", "WrapperView",
        "UIView", "TabContainerView", "UITabBarController", "UIWindow", "UIWindowScene", "UIApplication",
      ])
    tabs.selectedIndex = 1
    stage.settle()
    expectNil(stack.next)
  }

  @Test("Tabs that go take the choice with them; titles and badges show in the bar")
  func changing() {
    let pages = ["1", "2"].map { Page($0, diary) }
    show(pages)
    pages[0].tabBarItem.badgeValue = "4"
    expectEqual(tabs.tabBar.segments.titleForSegment(at: 0), "1 (4)")
    tabs.viewControllers = [pages[1]]
    stage.settle()
    #expect(tabs.selectedViewController === pages[1] && pages[0].parent == nil && pages[0].viewIfLoaded?.window == nil)
    tabs.viewControllers = nil
    stage.settle()
    #expect(tabs.selectedViewController == nil && pages[1].viewIfLoaded?.window == nil && pages[1].parent == nil)
  }

  @Test func aPictureOfAChosenTabIsShownWhileTheTabIsChosen() {
    let (plain, chosen) = (UIImage(), UIImage())
    let (first, second) = (UIViewController(), UIViewController())
    for controller in [first, second] {
      controller.tabBarItem = UITabBarItem(title: nil, image: plain, selectedImage: chosen)
    }
    show([first, second])
    let segments = tabs.tabBar.segments
    #expect(segments.imageForSegment(at: 0) === chosen && segments.imageForSegment(at: 1) === plain)
    tabs.selectedIndex = 1
    #expect(segments.imageForSegment(at: 0) === plain && segments.imageForSegment(at: 1) === chosen)
  }

  @Test func thePictureOfAChosenTabIsItsPictureUnlessAnotherWasSet() {
    let (plain, chosen) = (UIImage(), UIImage())
    let item = UITabBarItem(title: nil, image: plain, selectedImage: nil)
    #expect(item.selectedImage === plain)
    item.selectedImage = chosen
    #expect(item.selectedImage === chosen)
    item.selectedImage = nil
    #expect(item.selectedImage === plain)
    item.image = nil
    expectNil(item.selectedImage)
  }

  @Test func aTabShowsItsPictureBesideItsTitle() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 36)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 36))
    }
    let pages = ["One", "Two"].map { Page($0, diary) }
    show(pages)
    let (segments, narrow) = (tabs.tabBar.segments, tabs.tabBar.segments.intrinsicContentSize.width)
    for page in pages { page.tabBarItem.image = picture }
    stage.settle()
    #expect(segments.titleForSegment(at: 0) == "One" && segments.imageForSegment(at: 0) === picture)
    // No higher than 18 points, with 6 points between, for each of the two.
    expectEqual(segments.intrinsicContentSize.width, narrow + 2 * (15 + 6))
  }

  @Test("29.1: a tab that chooses another one while it is loaded is not seen")
  func choosingWhileLoading() {
    let pages = ["T1", "T2", "T3"].map { Page($0, diary) }
    pages[0].on["viewDidLoad"] = { [tabs] in tabs.selectedIndex = 1 }
    show(pages)
    expectEqual(diary.take(), "T1.viewDidLoad T2.viewDidLoad T2.willAppear T2.isAppearing T2.didAppear")
    #expect(pages[0].view.window == nil && pages[1].view.window != nil)
    pages[2].on["viewDidLoad"] = { [tabs] in tabs.selectedIndex = 0 }
    tabs.selectedIndex = 2
    stage.settle()
    expectEqual(
      diary.take(), "T3.viewDidLoad T1.willAppear T2.willDisappear T1.isAppearing T2.didDisappear T1.didAppear")
    #expect(tabs.selectedIndex == 0 && pages.map { $0.view.window != nil } == [true, false, false])
  }

  @Test("29.1: tabs that are replaced while one is appearing leave no unbalanced calls")
  func replacedInWillAppear() {
    let (one, two, three) = (Page("T1", diary), Page("T2", diary), Page("T3", diary))
    show([one, two])
    _ = diary.take()
    two.on["willAppear"] = { [tabs] in tabs.viewControllers = [one, three] }
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.selectedViewController === one && one.view.window != nil && two.view.window == nil)
    expectEqual(
      diary.take(),
      "T2.viewDidLoad T2.willAppear T1.willDisappear T1.didDisappear T2.isAppearing T2.didAppear "
        + "T1.willAppear T2.willDisappear T1.isAppearing T2.didDisappear T1.didAppear")
  }
}
