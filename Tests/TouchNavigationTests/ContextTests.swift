import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation

/// What is presented in the place of a page belongs to that place: containers take it along (semantics 30.1, 30.3).
@MainActor @Suite struct ContextTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))
  let diary = Diary()

  /// Pages A and B, and M, which A presents in its place.
  private func show(_ container: UIViewController, _ a: Page, _ style: UIModalPresentationStyle) -> Page {
    stage.window.application?.becomeShared()
    stage.window.rootViewController = container
    stage.settle()
    a.definesPresentationContext = true
    let m = Page("M", diary)
    m.modalPresentationStyle = style
    a.present(m, animated: false)
    stage.settle()
    _ = diary.take()
    return m
  }

  @Test("30.3: a tab that is left and selected again shows its presented controller, and only that is notified")
  func tab() {
    let (a, b, tabs) = (Page("A", diary), Page("B", diary), UITabBarController())
    tabs.viewControllers = [a, b]
    let m = show(tabs, a, .currentContext)
    tabs.selectedIndex = 1
    stage.settle()
    expectNil(m.view.window)
    expectEqual(diary.take(), "B.viewDidLoad B.willAppear M.willDisappear B.isAppearing M.didDisappear B.didAppear")
    tabs.selectedIndex = 0
    stage.settle()
    #expect(a.view.window == nil && m.view.convert(m.view.bounds, to: nil) == stage.window.bounds)
    expectEqual(diary.take(), "M.willAppear B.willDisappear M.isAppearing B.didDisappear M.didAppear")
    a.dismiss(animated: false)
    stage.settle()
    #expect(a.view.convert(a.view.bounds, to: nil) == stage.window.bounds && m.view.window == nil)
    expectEqual(diary.take(), "M.willDisappear A.willAppear A.isAppearing A.didAppear M.didDisappear")
  }

  @Test("30.3: a controller presented in a tab and dismissed while another tab is displayed is gone on return")
  func dismissedUnseen() {
    let (a, b, tabs) = (Page("A", diary), Page("B", diary), UITabBarController())
    tabs.viewControllers = [a, b]
    let m = show(tabs, a, .currentContext)
    tabs.selectedIndex = 1
    stage.settle()
    a.dismiss(animated: false)
    stage.settle()
    tabs.selectedIndex = 0
    stage.settle()
    #expect(a.view.window != nil && m.view.window == nil && a.presentedViewController == nil)
  }

  @Test("30.1: a tab returns with its presented controller")
  func over() {
    let (a, b, tabs) = (Page("A", diary), Page("B", diary), UITabBarController())
    tabs.viewControllers = [a, b]
    let m = show(tabs, a, .overCurrentContext)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(a.view.window == nil && m.view.window == nil)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(a.view.window != nil && m.view.window != nil)
    m.dismiss(animated: false)
    stage.settle()
    #expect(a.view.window != nil && m.view.window == nil)
  }

  @Test("30.3: a stack that is laid out, pushed and popped keeps what was presented in its page's place")
  func stack() {
    let (a, b) = (Page("A", diary), Page("B", diary))
    let navigation = UINavigationController(rootViewController: a)
    let m = show(navigation, a, .currentContext)
    stage.resize(to: CGSize(width: 500, height: 600))
    stage.settle()
    #expect(diary.take() == "" && m.view.window != nil && a.view.window == nil)
    navigation.pushViewController(b, animated: false)
    stage.settle()
    expectNil(m.view.window)
    expectEqual(diary.take(), "B.viewDidLoad M.willDisappear B.willAppear B.isAppearing M.didDisappear B.didAppear")
    navigation.popViewController(animated: true)
    stage.wait(1)
    #expect(m.view.window != nil && a.view.window == nil)
    expectEqual(diary.take(), "B.willDisappear! M.willAppear! M.isAppearing! B.didDisappear! M.didAppear!")
    m.dismiss(animated: false)
    stage.settle()
    #expect(a.view.window != nil && m.view.window == nil)
    expectEqual(diary.take(), "M.willDisappear A.willAppear A.isAppearing A.didAppear M.didDisappear")
  }

  @Test("28.11: a child that is removed while it is appearing disappears")
  func takenAway() {
    let (parent, child) = (Page("P", diary), Page("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.on["willAppear"] = { [unowned child] in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.window.rootViewController = parent
    stage.settle()
    expectEqual(
      diary.take(),
      "P.viewDidLoad C.viewDidLoad P.willAppear C.willAppear C.willDisappear C.didDisappear "
        + "P.isAppearing P.didAppear")
  }
}
