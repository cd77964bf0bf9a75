import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct NavigationLogTests {
  @Test("28.7: a root is loaded when the container is laid out")
  func root() {
    let scene = NavigationStage(root: nil)
    let page = scene.page("A")
    scene.navigation.pushViewController(page, animated: true)
    scene.navigation.loadViewIfNeeded()
    expectEqual(scene.diary.take(), "")
    scene.show()
    expectEqual(scene.diary.take(), "A.viewDidLoad A.willAppear N.willShow(A) A.isAppearing A.didAppear N.didShow(A)")
  }

  @Test("28.2, 28.4: a push, animated", arguments: [true, false])
  func push(animated: Bool) {
    let scene = NavigationStage()
    let mark = animated ? "!" : ""
    scene.navigation.pushViewController(scene.page("B"), animated: animated)
    #expect(scene.names == "AB" && scene.diary.take() == "")
    scene.stage.settle()
    let begin =
      "B.viewDidLoad A.willDisappear\(mark) B.willAppear\(mark) N.willShow(B) B.isAppearing\(mark)"
    let end = "A.didDisappear\(mark) B.didAppear\(mark) N.didShow(B)"
    if animated {
      expectEqual(scene.diary.take(), begin)
      scene.stage.wait(0.3)
      expectEqual(scene.diary.take(), "")
      scene.stage.wait(0.1)
      expectEqual(scene.diary.take(), end)
    } else {
      expectEqual(scene.diary.take(), "\(begin) \(end)")
    }
  }

  @Test("28.5: a pop, and the popped controller is released")
  func pop() {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()
    expectEqual(scene.diary.take(), "B.willDisappear! A.willAppear! N.willShow(A) A.isAppearing!")
    scene.stage.wait(0.4)
    expectEqual(scene.diary.take(), "B.didDisappear! A.didAppear! N.didShow(A) B.deinit")
  }

  @Test("28.4, 28.5: moves to a parent and from it are notified around everything else")
  func moves() {
    let scene = NavigationStage()
    do {
      let page = scene.page("B")
      page.moves = true
      scene.navigation.pushViewController(page, animated: false)
      #expect(page.navigationController === scene.navigation)
    }
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "B.willMove(N) B.viewDidLoad A.willDisappear B.willAppear N.willShow(B) B.isAppearing "
        + "A.didDisappear B.didAppear N.didShow(B) B.didMove(N)")
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "B.willMove(nil) B.willDisappear A.willAppear N.willShow(A) A.isAppearing "
        + "B.didDisappear A.didAppear N.didShow(A) B.didMove(nil) B.deinit")
  }

  @Test("28.2: a push and a pop in one turn are nothing")
  func nothing() {
    let scene = NavigationStage()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: true)
    #expect(scene.navigation.popViewController(animated: true) === page)
    scene.stage.wait(1)
    #expect(scene.diary.take() == "" && page.navigationController == nil && page.parent == nil)
  }

  @Test("28.6: of several that go only the top and the new top hear")
  func several() {
    let scene = NavigationStage()
    let (b, c) = (scene.page("B"), scene.page("C"))
    scene.navigation.setViewControllers(scene.navigation.viewControllers + [b, c], animated: false)
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "C.viewDidLoad A.willDisappear C.willAppear N.willShow(C) C.isAppearing "
        + "A.didDisappear C.didAppear N.didShow(C)")
    #expect(b.parent === scene.navigation && !b.isViewLoaded)
    expectEqual(scene.navigation.popToRootViewController(animated: false), [b, c])
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "C.willDisappear A.willAppear N.willShow(A) A.isAppearing C.didDisappear A.didAppear "
        + "N.didShow(A)")
    #expect(b.parent == nil && c.parent == nil)
  }

  @Test("28.3: a new stack whose top stays is no transition")
  func sameTop() {
    let scene = NavigationStage()
    let (a, b) = (scene.navigation.viewControllers[0], scene.page("B"))
    b.moves = true
    scene.navigation.setViewControllers([b, a], animated: true)
    scene.stage.wait(1)
    #expect(scene.diary.take() == "B.willMove(N) B.didMove(N)" && scene.names == "BA")
  }

  @Test("28.1: the root is not popped, and what is in the stack already cannot be asked for in vain")
  func rootStays() {
    let scene = NavigationStage()
    let a = scene.navigation.viewControllers[0]
    expectNil(scene.navigation.popViewController(animated: true))
    expectNil(scene.navigation.popToRootViewController(animated: true))
    expectEqual(scene.navigation.popToViewController(a, animated: true), [])
    scene.stage.wait(1)
    #expect(scene.diary.take() == "" && scene.names == "A")
  }

  @Test("28.10: a push while a transition runs waits for it, with a message")
  func nested() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var messages: [String] = []
    UsageError.report = { messages.append($0) }
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: true)
    scene.stage.wait(0.1)
    scene.navigation.pushViewController(scene.page("C"), animated: true)
    _ = scene.diary.take()
    scene.stage.wait(0.1)
    expectEqual(scene.diary.take(), "")
    scene.stage.wait(1)
    expectEqual(
      scene.diary.take(),
      "A.didDisappear! B.didAppear! N.didShow(B) C.viewDidLoad B.willDisappear! C.willAppear! "
        + "N.willShow(C) C.isAppearing! B.didDisappear! C.didAppear! N.didShow(C)")
    #expect(
      messages.count == 1 && messages[0].hasPrefix("nested push animation can result in corrupted navigation bar"))
  }

  @Test("28.11: a controller pushed behind a full screen appears with its container")
  func pushedBehind() {
    let scene = NavigationStage()
    let cover = scene.page("F")
    cover.modalPresentationStyle = .fullScreen
    scene.navigation.present(cover, animated: false)
    scene.stage.settle()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    scene.navigation.dismiss(animated: true)
    scene.stage.wait(2)
    expectEqual(
      scene.diary.take(),
      "F.willDisappear! A.willAppear! B.viewDidLoad A.willDisappear B.willAppear N.willShow(B) "
        + "B.isAppearing A.didDisappear B.didAppear N.didShow(B) F.didDisappear!")
    scene.navigation.popViewController(animated: true)
    scene.stage.wait(1)
    #expect(scene.names == "A" && scene.diary.take().hasSuffix("A.didAppear! N.didShow(A) B.deinit"))
  }

  @Test("28.4: a window that loses the container in a transition leaves all calls balanced")
  func removed() {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: true)
    scene.stage.wait(0.1)
    _ = scene.diary.take()
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.wait(1)
    expectEqual(scene.diary.take(), "A.didDisappear! B.willDisappear! B.didDisappear!")
    scene.show()
    scene.stage.settle()
    expectEqual(scene.diary.take(), "B.willAppear B.isAppearing B.didAppear")
  }

  @Test(
    "28.2: a stack that is changed while a controller is loaded is shown, whatever is pushed or popped",
    arguments: [0, 1, 2])
  func changedWhileLoading(_ way: Int) {
    let scene = NavigationStage()
    let (b, c) = (scene.page("B"), scene.page("C"))
    let navigation = scene.navigation
    b.on["viewDidLoad"] = {
      switch way {
      case 0: navigation.pushViewController(c, animated: false)
      case 1: navigation.popViewController(animated: false)
      default: navigation.setViewControllers([navigation.viewControllers[0], c], animated: false)
      }
    }
    navigation.pushViewController(b, animated: false)
    scene.stage.wait(0.1)
    expectEqual(scene.names, ["ABC", "A", "AC"][way])
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil && b.view.window == nil)
    #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    let top = way == 1 ? "A" : "C"
    #expect(scene.diary.take().hasSuffix("B.didDisappear \(top).didAppear N.didShow(\(top))"))
  }
}
