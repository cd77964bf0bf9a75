import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Tabs that change in the program's way (semantics 29.14).
@MainActor @Suite struct TabAnimatorTests {
  /// A custom animator of tabs that fades, optionally interactive.
  @MainActor private final class Fader: UIObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let diary: Diary
    var interaction: UIPercentDrivenInteractiveTransition?
    var completes = true
    init(_ diary: Diary) { self.diary = diary }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      diary("animator(\(fromVC.title ?? ""),\(toVC.title ?? ""))")
      return self
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      diary("interaction")
      return interaction
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      diary("animate")
      guard let coming = context.view(forKey: .to), let leaving = context.view(forKey: .from) else { return }
      #expect(leaving.superview === context.containerView)
      coming.frame = context.finalFrame(for: context.viewController(forKey: .to) ?? UIViewController())
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

  private let stage = TouchStage(size: CGSize(width: 400, height: 600))
  private let diary = Diary()
  private let tabs = UITabBarController()
  private let fader: Fader

  init() {
    fader = Fader(diary)
    stage.window.application?.becomeShared()
    tabs.viewControllers = ["T1", "T2", "T3"].map { [diary] in Page($0, diary) }
    tabs.delegate = fader
    stage.window.rootViewController = tabs
    stage.settle()
    expectEqual(diary.take(), "T1.viewDidLoad T1.willAppear T1.isAppearing T1.didAppear")
  }

  private func view(_ index: Int) -> UIView? { tabs.viewControllers?[index].viewIfLoaded }

  @Test("29.14: the animator shows the change; the notifications are as without one, with the animation between")
  func animated() {
    tabs.selectedIndex = 1
    diary("(set)")
    stage.settle()
    expectEqual(
      diary.take(),
      "animator(T1,T2) interaction T2.viewDidLoad T2.willAppear! T1.willDisappear! animate "
        + "T2.isAppearing! (set)")
    #expect(view(0)?.window != nil && tabs.transitionCoordinator != nil)
    stage.wait(0.5)
    expectEqual(diary.take(), "T1.didDisappear! T2.didAppear! animationEnded(true)")
    #expect(view(0)?.window == nil && view(1)?.window != nil && tabs.transitionCoordinator == nil)
    expectEqual(view(1)?.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("29.14: cancelled, the former tab is selected again")
  func givenUp() {
    fader.completes = false
    tabs.selectedIndex = 1
    stage.wait(0.5)
    expectEqual(
      diary.take(),
      "animator(T1,T2) interaction T2.viewDidLoad T2.willAppear! T1.willDisappear! animate "
        + "T2.isAppearing! T2.willDisappear! T2.didDisappear! T1.willAppear! T1.didAppear! animationEnded(false)")
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(view(0)?.window != nil && view(1)?.window == nil)
    fader.completes = true
    tabs.selectedIndex = 1
    stage.wait(0.5)
    #expect(tabs.selectedIndex == 1 && view(1)?.window != nil && view(0)?.window == nil)
  }

  @Test("29.14: driven by the app, it is completed or cancelled by it")
  func driven() {
    let driver = UIPercentDrivenInteractiveTransition()
    fader.interaction = driver
    tabs.selectedIndex = 1
    driver.update(0.5)
    stage.wait(0.5)
    expectEqual(diary.take(), "animator(T1,T2) interaction T2.viewDidLoad T2.willAppear! T1.willDisappear! animate")
    driver.cancel()
    stage.wait(1)
    expectEqual(diary.take(), "T2.willDisappear! T2.didDisappear! T1.willAppear! T1.didAppear! animationEnded(false)")
    tabs.selectedIndex = 1
    driver.update(0.5)
    driver.finish()
    stage.wait(1)
    #expect(tabs.selectedIndex == 1 && view(1)?.window != nil && view(0)?.window == nil)
    expectEqual(
      diary.take(),
      "animator(T1,T2) interaction T2.willAppear! T1.willDisappear! animate T2.isAppearing! "
        + "T1.didDisappear! T2.didAppear! animationEnded(true)")
  }

  @Test("29.14: another tab selected meanwhile follows; a removed one ends the change")
  func meanwhile() throws {
    tabs.selectedIndex = 1
    stage.wait(0.1)
    tabs.selectedIndex = 2
    stage.wait(1)
    expectEqual(
      diary.take(),
      "animator(T1,T2) interaction T2.viewDidLoad T2.willAppear! T1.willDisappear! animate "
        + "T2.isAppearing! T1.didDisappear! T2.didAppear! animationEnded(true) "
        + "animator(T2,T3) interaction T3.viewDidLoad T3.willAppear! T2.willDisappear! animate T3.isAppearing! "
        + "T2.didDisappear! T3.didAppear! animationEnded(true)")
    tabs.selectedIndex = 0
    stage.wait(0.1)
    tabs.viewControllers = try [#require(tabs.viewControllers?[1])]
    stage.wait(1)
    #expect(tabs.selectedIndex == 0 && view(0)?.window != nil && tabs.view.isUserInteractionEnabled)
    tabs.delegate = nil
  }
}
