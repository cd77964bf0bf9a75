import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Which room pages have below bars, and which bars take (semantics 28.14, 28.22).
@MainActor @Suite struct PageRoomTests {
  private let scene = NavigationStage()
  private var top: UIViewController { scene.navigation.topViewController! }
  private var bar: UINavigationBar { scene.navigation.navigationBar }

  private func check(_ frame: CGRect, _ safeArea: UIEdgeInsets) {
    scene.stage.settle()
    expectEqual(top.view.convert(top.view.bounds, to: nil), frame)
    expectEqual(top.view.safeAreaInsets, safeArea)
  }

  private static let all = CGRect(x: 0, y: 0, width: 400, height: 600)
  private static let under = CGRect(x: 0, y: 46, width: 400, height: 554)

  @Test("28.14: a page is below the bar, unless its controller excludes the edge")
  func edges() {
    check(Self.all, UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
    top.edgesForExtendedLayout = []
    check(Self.under, .zero)
    scene.navigation.isToolbarHidden = false
    check(CGRect(x: 0, y: 46, width: 400, height: 508), .zero)
    top.edgesForExtendedLayout = [.bottom]
    check(Self.under, UIEdgeInsets(top: 0, left: 0, bottom: 46, right: 0))
    scene.navigation.isNavigationBarHidden = true
    check(Self.all, UIEdgeInsets(top: 0, left: 0, bottom: 46, right: 0))
    scene.navigation.isNavigationBarHidden = false
    scene.navigation.isToolbarHidden = true
    top.edgesForExtendedLayout = .all
    check(Self.all, UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
  }

  @Test("28.14: a page begins where an opaque bar ends, unless its controller includes those")
  func opaqueBars() {
    bar.isTranslucent = false
    check(Self.under, .zero)
    top.extendedLayoutIncludesOpaqueBars = true
    check(Self.all, UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
    let next = scene.page("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.stage.wait(0.1)
    expectEqual(next.view.frame, Self.under)
    scene.stage.wait(1)
    check(Self.under, .zero)
    scene.navigation.popViewController(animated: true)
    scene.stage.wait(1)
    check(Self.all, UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
    bar.isTranslucent = true
    scene.stage.resize(to: CGSize(width: 300, height: 500))
    check(CGRect(x: 0, y: 0, width: 300, height: 500), UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
    bar.isTranslucent = false
    top.extendedLayoutIncludesOpaqueBars = false
    check(CGRect(x: 0, y: 46, width: 300, height: 454), .zero)
    scene.stage.resize(to: CGSize(width: 400, height: 600))
    check(Self.under, .zero)
  }

  @Test("28.14: so it is below a tab bar, for pages and for pages of a stack in it")
  func tabs() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [page]
    tabs.tabBar.isTranslucent = false
    scene.stage.window.rootViewController = tabs
    scene.stage.settle()
    expectEqual(page.view.convert(page.view.bounds, to: nil), CGRect(x: 0, y: 40, width: 400, height: 560))
    tabs.viewControllers = [scene.navigation]
    scene.stage.settle()
    expectEqual(scene.navigation.view.frame, Self.all)
    check(Self.all, UIEdgeInsets(top: 86, left: 0, bottom: 0, right: 0))
    top.edgesForExtendedLayout = []
    check(CGRect(x: 0, y: 86, width: 400, height: 514), .zero)
  }

  @Test("28.14: a prompt makes the bar higher by 22 points, above the title")
  func prompt() throws {
    top.navigationItem.prompt = "Choose one"
    scene.stage.settle()
    #expect(bar.frame.height == 68 && top.view.safeAreaInsets.top == 68)
    let labels = bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let (prompt, title) = (
      try #require(labels.first { $0.text == "Choose one" }), try #require(labels.first { $0.text == "A" })
    )
    #expect(prompt.frame == CGRect(x: 16, y: 0, width: 368, height: 22) && abs(title.frame.midY - 45) < 1)
    top.navigationItem.prompt = nil
    scene.stage.settle()
    #expect(bar.frame.height == 46 && prompt.isHidden && abs(title.frame.midY - 23) < 1)
  }

  // MARK: A search that goes with the content

  /// The heights of the bar for offsets of the content from its beginning.
  private func heights(_ offsets: [CGFloat], _ scroll: UIScrollView) -> [CGFloat] {
    offsets.map { offset in
      scroll.contentOffset.y = offset - scroll.adjustedContentInset.top
      scene.stage.settle()
      return bar.frame.height
    }
  }

  private func searched(largeTitle: Bool) -> (UISearchController, UIScrollView) {
    let (search, scroll) = (UISearchController(searchResultsController: nil), UIScrollView())
    scroll.frame = top.view.bounds
    scroll.contentSize = CGSize(width: 400, height: 2000)
    top.view.addSubview(scroll)
    bar.prefersLargeTitles = largeTitle
    top.navigationItem.searchController = search
    scene.stage.settle()
    return (search, scroll)
  }

  @Test("28.22: the search collapses with the content, and returns at its top; its space stays a safe area")
  func searchGoes() {
    let (search, scroll) = searched(largeTitle: false)
    #expect(top.navigationItem.hidesSearchBarWhenScrolling)
    expectEqual(heights([0, 10, 48, 500, 20, 0], scroll), [94, 84, 46, 46, 74, 94])
    expectEqual(top.view.safeAreaInsets.top, 94)
    expectEqual(heights([30], scroll), [64])
    #expect(search.searchBar.frame.origin.y == -30 && search.searchBar.superview?.frame.height == 18)
    top.navigationItem.hidesSearchBarWhenScrolling = false
    expectEqual(heights([0, 48, 500], scroll), [94, 94, 94])
  }

  @Test("28.22: first the search, then the large title")
  func searchBeforeTitle() {
    let (_, scroll) = searched(largeTitle: true)
    expectEqual(heights([0, 48, 58, 100, 500], scroll), [146, 98, 88, 46, 46])
  }

  @Test("28.22: an active search stays, whatever is scrolled, and goes when it is over")
  func activeSearch() {
    let (search, scroll) = searched(largeTitle: false)
    expectEqual(heights([500], scroll), [46])
    search.isActive = true
    #expect(heights([500, 0, 700], scroll) == [48, 48, 48] && search.searchBar.searchTextField.isFirstResponder)
    expectEqual(search.searchBar.superview?.frame.height, 48)
    search.isActive = false
    expectEqual(heights([700, 0], scroll), [46, 94])
  }

  @Test("28.22: released content comes to rest with the search shown or hidden")
  func searchRests() {
    let (_, scroll) = searched(largeTitle: false)
    for (way, rest) in [(CGFloat(30), CGFloat(0)), (45, 48), (90, 80)] {
      scroll.contentOffset.y = -94
      scene.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - way), duration: 3)
      scene.stage.wait(2)
      expectEqual(scroll.contentOffset.y + 94, rest, "\(way)")
    }
  }

  @Test("29.11: a page that is set before the first layout has the room of its container at once")
  func roomBeforeTheFirstLayout() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    expectEqual(page.view.frame.size, CGSize(width: 300, height: 200))
  }
}
