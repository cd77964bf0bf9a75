import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

@MainActor @Suite struct PopGestureTests {
  private func pushed() -> NavigationStage {
    let scene = NavigationStage()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    return scene
  }

  private func drag(_ scene: NavigationStage, from start: CGFloat = 4, to end: CGFloat, _ duration: TimeInterval = 0.5)
  {
    scene.stage.finger.down(at: CGPoint(x: start, y: 300))
    scene.stage.finger.move(to: CGPoint(x: end, y: 300), duration: duration)
  }

  @Test("28.16: a screen edge pan on the container's view that keeps touches back")
  func recognizer() throws {
    let scene = pushed()
    let pop = try #require(scene.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
    #expect(pop.view === scene.navigation.view && pop.edges == .left && pop.delaysTouchesBegan)
  }

  @Test("28.19: the page follows the finger; beyond half it goes")
  func done() {
    let scene = pushed()
    let wrapper = scene.navigation.topViewController!.view.superview!
    drag(scene, to: 104)
    #expect(scene.names == "A" && wrapper.frame.minX > 80 && wrapper.frame.minX <= 100)
    expectEqual(scene.diary.take(), "B.willDisappear! A.willAppear! N.willShow(A)")
    scene.stage.finger.move(to: CGPoint(x: 300, y: 300), duration: 1)
    scene.stage.wait(0.3)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(
      scene.diary.take() == "A.isAppearing! B.didDisappear! A.didAppear! N.didShow(A) B.deinit" && scene.names == "A")
  }

  @Test("28.8: cancelled half-way, the stack and its controllers are as before")
  func givenUp() {
    let scene = pushed()
    drag(scene, to: 150, 1)
    scene.stage.wait(0.3)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(
      scene.diary.take(),
      "B.willDisappear! A.willAppear! N.willShow(A) A.willDisappear! A.didDisappear! B.willAppear! B.didAppear!")
    #expect(scene.names == "AB" && scene.navigation.topViewController!.view.superview!.frame.minX == 0)
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    expectEqual(
      scene.diary.take(),
      "B.willDisappear A.willAppear N.willShow(A) A.isAppearing B.didDisappear A.didAppear "
        + "N.didShow(A) B.deinit")
  }

  @Test("28.19: a flick decides before half of the way")
  func flick() {
    let scene = pushed()
    drag(scene, to: 120, 0.15)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
  }

  @Test("28.19: a flick that comes to rest before it is lifted has no speed any more")
  func flickThatRests() {
    let scene = pushed()
    drag(scene, to: 120, 0.15)
    scene.stage.wait(0.4)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(scene.names, "AB")
    drag(scene, to: 120, 0.15)
    scene.stage.wait(0.2)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
  }

  @Test("28.19: a finger that is taken away gives it up")
  func cancelled() {
    let scene = pushed()
    drag(scene, to: 350)
    scene.stage.finger.cancel()
    scene.stage.wait(1)
    expectEqual(scene.names, "AB")
  }

  @Test("28.17: not at the root, not with the bar hidden, not without a back button")
  func refused() {
    let scene = pushed()
    let top = scene.navigation.topViewController!
    top.navigationItem.hidesBackButton = true
    drag(scene, to: 350)
    scene.stage.finger.up()
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    drag(scene, to: 350)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(scene.names == "AB" && scene.diary.take() == "")
    top.navigationItem.leftItemsSupplementBackButton = true
    scene.navigation.isNavigationBarHidden = true
    drag(scene, to: 350)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(scene.names == "AB" && scene.diary.take() == "")
    scene.navigation.isNavigationBarHidden = false
    drag(scene, to: 350)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
    _ = scene.diary.take()
    drag(scene, to: 350)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(scene.diary.take(), "")
  }

  @Test("28.16: a program that replaces the delegate decides alone, but never pops the root")
  func ownDelegate() {
    final class Always: UIGestureRecognizerDelegate {}
    let (scene, always) = (pushed(), Always())
    scene.navigation.interactivePopGestureRecognizer?.delegate = always
    scene.navigation.topViewController!.navigationItem.hidesBackButton = true
    for _ in 0..<2 {
      drag(scene, to: 350)
      scene.stage.finger.up()
      scene.stage.wait(1)
    }
    expectEqual(scene.names, "A")
  }

  @Test("28.18: at the edge a button receives a finger only when the edge pan has failed")
  func buttonAtTheEdge() {
    let scene = pushed()
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 280, width: 60, height: 40)
    let diary = scene.diary
    button.addAction(UIAction { _ in diary("down") }, for: .touchDown)
    button.addAction(UIAction { _ in diary("inside") }, for: .touchUpInside)
    scene.navigation.topViewController!.view.addSubview(button)
    scene.stage.settle()
    scene.stage.finger.down(at: CGPoint(x: 5, y: 300))
    scene.stage.wait(0.2)
    expectEqual(diary.take(), "")
    scene.stage.finger.up()
    expectEqual(diary.take(), "down inside")
  }

  @Test("28.21: Alt and the left arrow go back, not at the root; the mouse's back button does, too")
  func keysAndMouse() {
    let scene = pushed()
    scene.press(code: 0x50, [.alternate])
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
    scene.press(code: 0x50, [.alternate])
    scene.navigation.pushViewController(scene.page("C"), animated: false)
    scene.stage.settle()
    scene.press(code: 0x50, [])
    scene.stage.wait(1)
    expectEqual(scene.names, "AC")
    scene.click(buttons: .button(4))
    scene.stage.wait(1)
    expectEqual(scene.names, "A")
  }
}

extension NavigationStage {
  /// A key down and up.
  func press(code: Int, _ modifiers: UIKeyModifierFlags) {
    let application = UIApplication.shared
    for isDown in [true, false] {
      application.receive(
        .key(code: code, characters: "", isDown: isDown, timestamp: stage.now, modifiers: modifiers),
        in: application.scenes[0])
    }
  }

  /// A click in the middle.
  func click(buttons: UIEvent.ButtonMask) {
    let application = UIApplication.shared
    for phase in [InputSample.Phase.began, .ended] {
      let sample = InputSample(
        finger: 9, phase: phase, location: CGPoint(x: 200, y: 300), timestamp: stage.now, type: .indirectPointer,
        buttons: phase == .began ? buttons : [])
      application.receive(.touches([sample]), in: application.scenes[0])
    }
  }
}
