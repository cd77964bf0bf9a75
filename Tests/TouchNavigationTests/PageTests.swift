import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Rules 29.10 to 29.12.
@MainActor @Suite struct PageTests {
  @MainActor final class Scene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let stage = TouchStage(size: CGSize(width: 400, height: 600))
    let diary = Diary()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let names = ["A", "B", "C", "D"]

    init() {
      pages.dataSource = self
      pages.delegate = self
      pages.setViewControllers([Page("A", diary)], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      stage.settle()
      _ = diary.take()
    }

    var seen: String { pages.viewControllers?.first?.title ?? "" }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = names.firstIndex(of: controller.title ?? ""), names.indices.contains(index + step) else {
        return nil
      }
      return Page(names[index + step], diary)
    }
    func pageViewController(_: UIPageViewController, viewControllerBefore controller: UIViewController)
      -> UIViewController?
    { page(-1, from: controller) }
    func pageViewController(_: UIPageViewController, viewControllerAfter controller: UIViewController)
      -> UIViewController?
    { page(1, from: controller) }
    func pageViewController(_: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      diary("willTransition(\(pending.map { $0.title ?? "" }.joined()))")
    }
    func pageViewController(
      _: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { diary("didFinish(\(previousViewControllers.map { $0.title ?? "" }.joined()) \(completed))") }

    func drag(from start: CGFloat, to end: CGFloat) {
      stage.finger.down(at: CGPoint(x: start, y: 300))
      stage.finger.move(to: CGPoint(x: end, y: 300), duration: 0.4)
      stage.finger.up()
      stage.wait(2)
    }
  }

  @Test("29.11: a finger turns to the next page, and all notifications are in order")
  func turned() {
    let scene = Scene()
    scene.drag(from: 350, to: 50)
    expectEqual(scene.seen, "B")
    expectEqual(
      scene.diary.take(),
      "willTransition(B) B.viewDidLoad A.willDisappear! B.willAppear! B.isAppearing! "
        + "A.didDisappear! B.didAppear! didFinish(A true) A.deinit")
    scene.drag(from: 350, to: 50)
    scene.drag(from: 50, to: 350)
    expectEqual(scene.seen, "B")
  }

  /// What a program sets as the delegate of the view between the pages.
  final class Follower: UIScrollViewDelegate {
    var moves = 0
    var ends = ""
    func scrollViewDidScroll(_: UIScrollView) { moves += 1 }
    func scrollViewDidEndDragging(_: UIScrollView, willDecelerate goesOn: Bool) { ends += "drag(\(goesOn)) " }
    func scrollViewDidEndDecelerating(_: UIScrollView) { ends += "decelerating" }
  }

  @Test("29.11: a program may follow the scroll view between the pages; pages turn as before")
  func followed() throws {
    let scene = Scene()
    let follower = Follower()
    let scroll = try #require(scene.pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = follower
    scene.drag(from: 350, to: 50)
    #expect(scene.seen == "B" && scroll.delegate === follower)
    #expect(scene.diary.take().hasSuffix("didFinish(A true) A.deinit"))
    #expect(follower.moves > 5 && follower.ends == "drag(true) decelerating")
    scroll.delegate = nil
    scene.drag(from: 350, to: 50)
    expectEqual(scene.seen, "C")
  }

  @Test("29.11, 28.8: cancelled, the former page stays")
  func givenUp() {
    let scene = Scene()
    scene.stage.finger.down(at: CGPoint(x: 350, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 280, y: 300), duration: 0.4)
    scene.stage.wait(0.6)
    scene.stage.finger.up()
    scene.stage.wait(2)
    expectEqual(scene.seen, "A")
    expectEqual(
      scene.diary.take(),
      "willTransition(B) B.viewDidLoad A.willDisappear! B.willAppear! B.willDisappear! "
        + "B.didDisappear! A.willAppear! A.didAppear! didFinish(A false)")
  }

  @Test("29.11: before the first page there is none: it springs back, without a notification")
  func first() {
    let scene = Scene()
    scene.drag(from: 50, to: 350)
    #expect(scene.seen == "A" && scene.diary.take() == "")
  }

  @Test("29.12: the program's pages come without the delegate; keys turn as the user does")
  func program() {
    let scene = Scene()
    let other = Page("C", scene.diary)
    scene.pages.setViewControllers([other], direction: .forward, animated: true) { [diary = scene.diary] in
      diary("done(\($0))")
    }
    scene.stage.wait(1)
    #expect(scene.seen == "C" && scene.pages.children.count == 1)
    expectEqual(
      scene.diary.take(),
      "B.deinit C.viewDidLoad A.willDisappear! C.willAppear! C.isAppearing! A.didDisappear! "
        + "C.didAppear! done(true) A.deinit")
    scene.stage.typeKey(.keyboardLeftArrow)
    scene.stage.wait(1)
    expectEqual(scene.seen, "B")
    scene.stage.typeKey(.keyboardRightArrow)
    scene.stage.wait(1)
    scene.stage.typeKey(.keyboardRightArrow)
    scene.stage.wait(1)
    scene.stage.typeKey(.keyboardRightArrow)
    scene.stage.wait(1)
    expectEqual(scene.seen, "D")
  }

  @Test("29.12: a page that is set while another comes ends that as not finished, and comes itself to its end")
  func setTwice() {
    let scene = Scene()
    for name in ["C", "D"] {
      scene.pages.setViewControllers([Page(name, scene.diary)], direction: .forward, animated: true) {
        [diary = scene.diary] in diary("done(\(name) \($0))")
      }
      scene.stage.wait(0.1)
    }
    scene.stage.wait(1)
    #expect(scene.seen == "D" && scene.pages.children.count == 1)
    expectEqual(
      scene.diary.take(),
      "B.deinit C.viewDidLoad A.willDisappear! C.willAppear! C.isAppearing! A.didDisappear! "
        + "C.didAppear! done(C false) A.deinit B.deinit D.deinit D.viewDidLoad C.willDisappear! D.willAppear! "
        + "D.isAppearing! C.didDisappear! D.didAppear! done(D true) C.deinit")
  }
}
