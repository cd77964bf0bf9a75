import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchLists
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// A custom animator of pushes and pops, optionally interactive.
@MainActor private final class Turner: UIObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let diary: Diary
  var interaction: UIPercentDrivenInteractiveTransition?
  var completes = true
  init(_ diary: Diary) { self.diary = diary }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary("animator(\(operation == .push ? "push" : "pop"),\(fromVC.title ?? ""),\(toVC.title ?? ""))")
    return self
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary("interaction")
    return interaction
  }
  func navigationController(_: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    diary("N.willShow(\(controller.title ?? "?"))")
  }
  func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    diary("N.didShow(\(controller.title ?? "?"))")
  }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    diary("animate")
    guard let coming = context.view(forKey: .to), let leaving = context.view(forKey: .from) else { return }
    #expect(leaving.superview === context.containerView)
    coming.frame = context.containerView.bounds
    coming.alpha = 0
    context.containerView.addSubview(coming)
    UIView.animate(withDuration: 0.2) {
      coming.alpha = 1
    } completion: { [completes] _ in
      context.completeTransition(completes && !context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { diary("animationEnded(\(transitionCompleted))") }
}

@MainActor @Suite struct NavigationAnimatorTests {
  let scene = NavigationStage()
  private let turner: Turner

  init() {
    turner = Turner(scene.diary)
    scene.navigation.delegate = turner
  }

  private func push(_ name: String) {
    scene.navigation.pushViewController(scene.page(name), animated: true)
    scene.stage.settle()
  }

  @Test("28.24: the delegate's animator shows a push and a pop, between the callbacks of any other")
  func animator() {
    push("B")
    expectEqual(
      scene.diary.take(),
      "animator(push,A,B) interaction B.viewDidLoad A.willDisappear! B.willAppear! N.willShow(B) animate "
        + "B.isAppearing!")
    scene.stage.wait(0.3)
    expectEqual(scene.diary.take(), "A.didDisappear! B.didAppear! N.didShow(B) animationEnded(true)")
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "animator(pop,B,A) interaction B.willDisappear! A.willAppear! N.willShow(A) animate A.isAppearing!")
    scene.stage.wait(0.3)
    expectEqual(scene.diary.take(), "B.didDisappear! A.didAppear! N.didShow(A) animationEnded(true) B.deinit")
    let root = scene.navigation.viewControllers[0].view
    #expect(root?.window != nil && root?.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && root?.alpha == 1)
  }

  @Test("28.24: without animation no animator is requested")
  func notAnimated() {
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    #expect(scene.diary.take().hasPrefix("B.viewDidLoad"))
  }

  @Test("28.8, 28.24: a cancelled interactive push leaves the stack unchanged, and the pushed controller is released")
  func pushGivenUp() {
    let interaction = UIPercentDrivenInteractiveTransition()
    turner.interaction = interaction
    push("B")
    expectEqual(
      scene.diary.take(),
      "animator(push,A,B) interaction B.viewDidLoad A.willDisappear! B.willAppear! N.willShow(B) animate")
    interaction.update(0.4)
    expectEqual(scene.names, "AB")
    interaction.cancel()
    scene.stage.wait(0.3)
    expectEqual(
      scene.diary.take(), "B.willDisappear! B.didDisappear! A.willAppear! A.didAppear! animationEnded(false) B.deinit")
    #expect(scene.names == "A" && scene.navigation.topViewController?.view.window != nil)
  }

  @Test("28.8, 28.24: an interactive pop is completed or cancelled")
  func pop() {
    push("B")
    scene.stage.wait(0.3)
    let interaction = UIPercentDrivenInteractiveTransition()
    turner.interaction = interaction
    _ = scene.diary.take()
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()
    interaction.update(0.5)
    interaction.cancel()
    scene.stage.wait(0.3)
    expectEqual(
      scene.diary.take(),
      "animator(pop,B,A) interaction B.willDisappear! A.willAppear! N.willShow(A) animate A.willDisappear! "
        + "A.didDisappear! B.willAppear! B.didAppear! animationEnded(false)")
    expectEqual(scene.names, "AB")
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()
    interaction.update(0.5)
    interaction.finish()
    scene.stage.wait(0.3)
    expectEqual(
      scene.diary.take(),
      "animator(pop,B,A) interaction B.willDisappear! A.willAppear! N.willShow(A) animate A.isAppearing! "
        + "B.didDisappear! A.didAppear! N.didShow(A) animationEnded(true) B.deinit")
    expectEqual(scene.names, "A")
  }

  @Test("30.7: what is to run along with a push moves in its time, and its completion comes before the callbacks")
  func coordinator() {
    scene.navigation.delegate = scene
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.window.addSubview(side)
    let page = scene.page("B")
    page.on["willAppear"] = { [diary = scene.diary] in
      page.transitionCoordinator?.animate { _ in
        side.alpha = 0
      } completion: {
        diary("along(\($0.isCancelled))")
      }
    }
    scene.navigation.pushViewController(page, animated: true)
    scene.stage.settle()
    #expect(page.transitionCoordinator?.transitionDuration == 0.35 && side.alpha == 0)
    _ = scene.diary.take()
    scene.stage.wait(0.4)
    expectEqual(scene.diary.take(), "along(false) A.didDisappear! B.didAppear! N.didShow(B)")
    expectNil(page.transitionCoordinator)
    page.on = [:]
  }

  @Test("28.19, 30.7: animations along with the back gesture follow the finger, and return with it")
  func alongWithTheFinger() {
    scene.navigation.delegate = scene
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.window.addSubview(side)
    let root = scene.navigation.viewControllers[0] as? Page
    root?.on["willAppear"] = { [diary = scene.diary] in
      root?.transitionCoordinator?.animate { _ in
        side.alpha = 0
      } completion: {
        diary("along(\($0.isCancelled))")
      }
    }
    _ = scene.diary.take()
    scene.stage.finger.down(at: CGPoint(x: 2, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 120, y: 300), duration: 3)
    expectEqual(side.alpha, 0)
    scene.stage.wait(0.5)
    scene.stage.finger.up()
    root?.on = [:]
    scene.stage.wait(1)
    #expect(scene.diary.take().contains("along(true)"))
    #expect(side.alpha == 1 && scene.names == "AB")
  }
}

@MainActor @Suite struct BarsThatGiveWayTests {
  @Test("29.13: the tab bar is hidden with a page that hides it, and returns with the pop")
  func tabBar() {
    let diary = Diary()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: Page("A", diary))
    tabs.viewControllers = [navigation, Page("T", diary)]
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: tabs)
    #expect(tabs.tabBar.frame.minY == 0 && navigation.viewControllers[0].view.safeAreaInsets.top == 86)
    let page = Page("B", diary)
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    stage.wait(0.5)
    #expect(tabs.tabBar.frame.maxY == 0 && page.view.safeAreaInsets.top == 46)
    navigation.pushViewController(Page("C", diary), animated: true)
    stage.wait(0.5)
    expectEqual(tabs.tabBar.frame.maxY, 0)
    navigation.popToRootViewController(animated: true)
    stage.wait(0.5)
    #expect(tabs.tabBar.frame.minY == 0 && navigation.viewControllers[0].view.safeAreaInsets.top == 86)
  }

  @Test("28.15: whether the tab bar goes is read when the page is pushed, and a finger that gives the pop up keeps it")
  func tabBarThatStays() {
    let diary = Diary()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: Page("A", diary))
    tabs.viewControllers = [navigation, Page("T", diary)]
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: tabs)
    let page = Page("B", diary)
    navigation.pushViewController(page, animated: false)
    page.hidesBottomBarWhenPushed = true
    tabs.view.setNeedsLayout()
    stage.wait(0.5)
    expectEqual(tabs.tabBar.frame.minY, 0)
    navigation.popViewController(animated: false)
    stage.wait(0.5)
    navigation.pushViewController(page, animated: false)
    page.hidesBottomBarWhenPushed = false
    tabs.view.setNeedsLayout()
    stage.wait(0.5)
    expectEqual(tabs.tabBar.frame.maxY, 0)
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.6)
    stage.wait(1)
    #expect(tabs.tabBar.frame.maxY == 0 && navigation.topViewController === page)
    let root = Page("R", diary)
    root.hidesBottomBarWhenPushed = true
    navigation.setViewControllers([root], animated: false)
    stage.wait(0.5)
    expectEqual(tabs.tabBar.frame.minY, 0)
  }

  /// A page that scrolls, below a large title.
  private func largeTitle(
    contentHeight: CGFloat = 3000
  ) -> (stage: TouchStage, scroll: UIScrollView, navigation: UINavigationController) {
    let page = UIViewController()
    page.title = "Letters"
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: contentHeight)
    scroll.alwaysBounceVertical = true
    page.view = scroll
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return (TouchStage(size: CGSize(width: 400, height: 600), rootViewController: navigation), scroll, navigation)
  }

  @Test(
    "28.14: content that would stop with half of a large title stops where it is there or gone, the nearer one",
    arguments: [(20, -98.0), (40, -46.0), (-60, -98.0), (200, 102.0)])
  func largeTitleAtRest(way: Int, rest: Double) {
    let (stage, scroll, navigation) = largeTitle()
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    // The first ten points begin the drag, as everywhere.
    stage.finger.move(to: CGPoint(x: 200, y: way < 0 ? 410 : 390))
    stage.finger.move(to: CGPoint(x: 200, y: CGFloat(400 - way) + (way < 0 ? 10 : -10)), duration: 0.2)
    stage.wait(1)
    stage.finger.up()
    stage.wait(2)
    expectEqual(scroll.contentOffset.y, CGFloat(rest))
    expectEqual(navigation.navigationBar.frame.height, (rest > -98 ? 46 : 98))
  }

  @Test("28.14: content too short for a collapsed title returns to an expanded one")
  func largeTitleOverLittle() {
    let (stage, scroll, _) = largeTitle(contentHeight: 530)
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.finger.move(to: CGPoint(x: 200, y: 390))
    stage.finger.move(to: CGPoint(x: 200, y: 365), duration: 0.2)
    stage.wait(1)
    stage.finger.up()
    stage.wait(2)
    expectEqual(scroll.contentOffset.y, -98)
  }

  @Test("28.14: a large title grows with content that is pulled down, by a tenth, and returns after it")
  func largeTitleGrows() throws {
    let (stage, scroll, navigation) = largeTitle()
    let bar = navigation.navigationBar
    let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.font == BarTuning.largeFont })
    let start = title.frame
    scroll.contentOffset.y = -98 - 80
    stage.settle()
    #expect(bar.frame.height == 98 + 80 && scroll.safeAreaInsets.top == 98)
    #expect(abs(title.frame.width / start.width - 1.05) < 1e-6)
    #expect(abs(title.frame.minX - start.minX) < 1e-6)
    scroll.contentOffset.y = -98 - 400
    stage.settle()
    #expect(abs(title.frame.width / start.width - 1.1) < 1e-6)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    stage.settle()
    #expect(abs(title.frame.maxX - start.maxX) < 1e-6)
    bar.semanticContentAttribute = .unspecified
    scroll.contentOffset.y = -98
    stage.settle()
    #expect(bar.frame.height == 98 && title.frame == start)
  }

  @Test("28.14: with a refresh control in that space, the bar does not grow")
  func largeTitleAboveRefreshing() {
    let list = UITableViewController(style: .plain)
    list.title = "Letters"
    list.refreshControl = UIRefreshControl()
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: navigation)
    list.tableView.contentOffset.y -= 50
    stage.settle()
    expectEqual(navigation.navigationBar.frame.height, 98)
  }

  @Test("28.14: a large title shrinks with the content that scrolls below it, and its room stays")
  func largeTitleShrinks() {
    let (stage, scroll, navigation) = largeTitle()
    #expect(navigation.navigationBar.frame.height == 98 && scroll.contentOffset.y == -98)
    scroll.contentOffset.y = -78
    #expect(navigation.navigationBar.frame.height == 78 && scroll.safeAreaInsets.top == 98)
    scroll.contentOffset.y = 500
    expectEqual(navigation.navigationBar.frame.height, 46)
    scroll.contentOffset.y = -98
    expectEqual(navigation.navigationBar.frame.height, 98)
    scroll.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: true)
    stage.wait(0.5)
    navigation.popViewController(animated: true)
    stage.wait(0.5)
    expectEqual(navigation.navigationBar.frame.height, 46)
  }
}
