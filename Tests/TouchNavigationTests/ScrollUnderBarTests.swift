import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Content under bars begins below them, however the scroll view came there (28.14, 9.20).
@MainActor @Suite struct ScrollUnderBarTests {
  /// The position of the scroll view in the page.
  enum Way: CaseIterable {
    case isTheView, filled, pinned, laidOut
  }

  final class Page: UIViewController {
    let scroll = UIScrollView()
    let way: Way
    let height: CGFloat

    init(_ way: Way, height: CGFloat) {
      (self.way, self.height) = (way, height)
      super.init(nibName: nil, bundle: nil)
      title = "Page"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { if way == .isTheView { view = scroll } else { super.loadView() } }
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 100, height: height)
      if way != .isTheView { view.addSubview(scroll) }
      if way == .filled {
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      guard way == .pinned else { return }
      scroll.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    override func viewDidLayoutSubviews() { if way == .laidOut { scroll.frame = view.bounds } }
  }

  @Test("The first frame shows the beginning of the content below the bar", arguments: Way.allCases, [2000, 100])
  func beginning(way: Way, height: CGFloat) {
    let stage = TouchStage(size: CGSize(width: 300, height: 400))
    let page = Page(way, height: height)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.settle()
    expectEqual(page.scroll.adjustedContentInset, UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
    expectEqual(page.scroll.contentOffset, CGPoint(x: 0, y: -46))
  }

  @Test("A page that is pushed shows it too, and the one before keeps its place", arguments: Way.allCases)
  func pushed(way: Way) {
    let stage = TouchStage(size: CGSize(width: 300, height: 400))
    let (first, second) = (Page(way, height: 2000), Page(way, height: 2000))
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.settle()
    first.scroll.contentOffset.y = 333
    navigation.pushViewController(second, animated: true)
    stage.wait(1)
    expectEqual(second.scroll.contentOffset, CGPoint(x: 0, y: -46))
    navigation.popViewController(animated: true)
    stage.wait(1)
    expectEqual(first.scroll.contentOffset, CGPoint(x: 0, y: 333))
  }
}
