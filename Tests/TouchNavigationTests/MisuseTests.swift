import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation

/// What programs do that they should not: the message of the law, or a defined result.
@MainActor @Suite struct MisuseTests {
  @Test("28.1: pushing what is in the stack, and popping to what is not, stop the program with the message")
  func stops() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(navigation.viewControllers[0], animated: false)
    }
    let first = String(decoding: twice?.standardErrorContent ?? [], as: UTF8.self)
    #expect(first.contains("Pushing the same view controller instance more than once is not supported"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.popToViewController(UIViewController(), animated: false)
    }
    let second = String(decoding: stranger?.standardErrorContent ?? [], as: UTF8.self)
    #expect(second.contains("Tried to pop to a view controller that doesn't exist"))
  }

  @Test("30.5: dismissed during its presentation, it is dismissed after it, and all calls are balanced")
  func dismissedInside() {
    let scene = NavigationStage()
    let page = scene.page("M")
    page.modalPresentationStyle = .fullScreen
    page.on["willAppear"] = { [weak page] in page?.dismiss(animated: false) }
    scene.navigation.present(page, animated: true)
    scene.stage.wait(2)
    page.on = [:]
    expectEqual(
      scene.diary.take(),
      "M.viewDidLoad A.willDisappear! M.willAppear! M.isAppearing! M.didAppear! A.didDisappear! "
        + "M.willDisappear A.willAppear A.isAppearing A.didAppear M.didDisappear")
    expectNil(scene.navigation.presentedViewController)
  }

  @Test("28.8: a window that closes in the middle of the back gesture leaves every will with its did")
  func closedInGesture() {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    scene.stage.finger.down(at: CGPoint(x: 4, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 150, y: 300), duration: 0.5)
    expectEqual(scene.diary.take(), "B.willDisappear! A.willAppear! N.willShow(A)")
    scene.stage.window.isHidden = true
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.wait(1)
    let received = scene.diary.take()
    for name in ["A", "B"] {
      let wills = 1 + received.split(separator: " ").filter { $0.hasPrefix("\(name).will") }.count
      let dids = received.split(separator: " ").filter { $0.hasPrefix("\(name).did") }.count
      // A `will` call that another `will` call reverted has no `did` call.
      #expect(dids >= 1 && wills >= dids, "\(name): \(received)")
    }
    #expect(scene.names == "AB" || scene.names == "A")
  }

  @Test("30.19: an alert without answers can be shown, and ended by the program and by Escape")
  func alertWithoutAnswers() {
    let scene = NavigationStage()
    let alert = UIAlertController(title: "Nothing to answer", message: nil, preferredStyle: .alert)
    scene.navigation.present(alert, animated: true)
    scene.stage.wait(1)
    #expect(scene.navigation.presentedViewController === alert)
    scene.stage.typeKey(.keyboardReturnOrEnter)
    scene.stage.wait(1)
    #expect(scene.navigation.presentedViewController === alert)
    scene.stage.typeKey(.keyboardEscape)
    scene.stage.wait(1)
    expectNil(scene.navigation.presentedViewController)
  }
}
