import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Going back from anywhere on the page, by a finger and by a touchpad (semantics 28.20, 28.21).
@MainActor @Suite struct ContentPopTests {
  private func pushed(_ fill: (UIView) -> Void = { _ in }) -> NavigationStage {
    let scene = NavigationStage()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: false)
    scene.stage.settle()
    fill(page.view)
    scene.stage.settle()
    _ = scene.diary.take()
    return scene
  }

  private func drag(_ scene: NavigationStage, from start: CGPoint, by way: CGVector, _ duration: TimeInterval = 0.5) {
    scene.stage.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
    scene.stage.wait(1)
  }

  private static let middle = CGPoint(x: 100, y: 300)
  private static let farRight = CGVector(dx: 280, dy: 20)
  private static let pop =
    "B.willDisappear! A.willAppear! N.willShow(A) A.isAppearing! B.didDisappear! A.didAppear! N.didShow(A) B.deinit"

  @Test("28.20: a pan of one finger on the container's view, which keeps nothing back")
  func recognizer() throws {
    let scene = pushed()
    let pan = try #require(scene.navigation.interactiveContentPopGestureRecognizer as? UIPanGestureRecognizer)
    #expect(pan.view === scene.navigation.view && pan.maximumNumberOfTouches == 1 && !pan.delaysTouchesBegan)
    #expect(pan !== scene.navigation.interactivePopGestureRecognizer)
  }

  @Test("28.20: from the middle of the page to the right it goes back, with the log of any pop")
  func done() {
    let scene = pushed()
    let wrapper = scene.navigation.topViewController!.view.superview!
    scene.stage.finger.down(at: Self.middle)
    scene.stage.finger.move(by: CGVector(dx: 9, dy: 0))
    expectEqual(scene.diary.take(), "")
    scene.stage.finger.move(by: CGVector(dx: 51, dy: 0))
    expectEqual(wrapper.frame.minX, 50)
    expectEqual(scene.diary.take(), "B.willDisappear! A.willAppear! N.willShow(A)")
    scene.stage.finger.move(by: CGVector(dx: 200, dy: 0))
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(
      scene.diary.take() == "A.isAppearing! B.didDisappear! A.didAppear! N.didShow(A) B.deinit" && scene.names == "A")
  }

  @Test("28.8: cancelled half-way, the notifications are those of the edge gesture")
  func givenUp() {
    let scene = pushed()
    scene.stage.finger.down(at: Self.middle)
    scene.stage.finger.move(to: CGPoint(x: 200, y: 300), duration: 1)
    scene.stage.wait(0.3)
    scene.stage.finger.up()
    scene.stage.wait(1)
    expectEqual(
      scene.diary.take(),
      "B.willDisappear! A.willAppear! N.willShow(A) A.willDisappear! A.didDisappear! B.willAppear! B.didAppear!")
    expectEqual(scene.names, "AB")
  }

  @Test("28.20: not to the left, not down, not at the root, not without a back button, not when it is off")
  func refused() {
    let scene = pushed()
    drag(scene, from: CGPoint(x: 350, y: 300), by: CGVector(dx: -300, dy: 0))
    drag(scene, from: Self.middle, by: CGVector(dx: 90, dy: 110))
    scene.navigation.topViewController?.navigationItem.hidesBackButton = true
    drag(scene, from: Self.middle, by: Self.farRight)
    scene.navigation.topViewController?.navigationItem.hidesBackButton = false
    scene.navigation.isNavigationBarHidden = true
    drag(scene, from: Self.middle, by: Self.farRight)
    scene.navigation.isNavigationBarHidden = false
    scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    drag(scene, from: Self.middle, by: Self.farRight)
    #expect(scene.names == "AB" && scene.diary.take() == "")
    scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    drag(scene, from: Self.middle, by: Self.farRight)
    #expect(scene.names == "A" && scene.diary.take() == Self.pop)
    drag(scene, from: Self.middle, by: Self.farRight)
    #expect(scene.names == "A" && scene.diary.take() == "")
  }

  @Test("28.20: what scrolls sideways under the finger has it; what scrolls up and down has the other ways")
  func scrolling() {
    let (wide, high) = (UIScrollView(), UIScrollView())
    let scene = pushed { page in
      wide.frame = CGRect(x: 0, y: 60, width: 400, height: 200)
      wide.contentSize = CGSize(width: 900, height: 200)
      wide.contentOffset.x = 100
      high.frame = CGRect(x: 0, y: 260, width: 400, height: 300)
      high.contentSize = CGSize(width: 400, height: 900)
      page.addSubview(wide)
      page.addSubview(high)
    }
    scene.stage.finger.down(at: CGPoint(x: 100, y: 150))
    scene.stage.finger.move(to: CGPoint(x: 160, y: 150), duration: 0.5)
    scene.stage.wait(0.5)
    scene.stage.finger.up()
    #expect(wide.contentOffset.x == 50 && scene.names == "AB" && scene.diary.take() == "")
    scene.stage.finger.down(at: CGPoint(x: 100, y: 400))
    scene.stage.finger.move(to: CGPoint(x: 105, y: 340), duration: 0.5)
    scene.stage.wait(0.5)
    scene.stage.finger.up()
    #expect(high.contentOffset.y == 50 && scene.names == "AB" && scene.diary.take() == "")
    drag(scene, from: CGPoint(x: 100, y: 400), by: Self.farRight)
    #expect(high.contentOffset.y == 50 && scene.names == "A" && scene.diary.take() == Self.pop)
  }

  @Test("28.20: a slider keeps its finger, a button loses it")
  func controls() {
    let (slider, button) = (UISlider(), UIButton(type: .system))
    let scene = pushed { page in
      slider.frame = CGRect(x: 60, y: 200, width: 300, height: 40)
      button.frame = CGRect(x: 60, y: 300, width: 100, height: 40)
      page.addSubview(slider)
      page.addSubview(button)
    }
    let diary = scene.diary
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "inside")] {
      button.addAction(UIAction { _ in diary(name) }, for: event)
    }
    drag(scene, from: CGPoint(x: 76, y: 220), by: CGVector(dx: 250, dy: 0))
    #expect(slider.value > 0.8 && scene.names == "AB" && diary.take() == "")
    drag(scene, from: CGPoint(x: 80, y: 320), by: Self.farRight)
    expectEqual(
      diary.take(),
      "down B.willDisappear! A.willAppear! N.willShow(A) cancel A.isAppearing! B.didDisappear! "
        + "A.didAppear! N.didShow(A) B.deinit")
  }

  @Test("28.20: a swipe to the right goes before; where it has failed the page follows")
  func swipes() {
    let scene = pushed { page in
      let swipe = UISwipeGestureRecognizer()
      page.addGestureRecognizer(swipe)
    }
    let diary = scene.diary
    let swipe = scene.navigation.topViewController!.view.gestureRecognizers![0]
    swipe.addAction(UIAction { _ in diary("swipe") })
    drag(scene, from: Self.middle, by: CGVector(dx: 200, dy: 0), 0.15)
    #expect(diary.take() == "swipe" && scene.names == "AB")
    scene.stage.finger.down(at: Self.middle)
    scene.stage.finger.move(to: CGPoint(x: 120, y: 300), duration: 0.6)
    scene.stage.finger.move(to: CGPoint(x: 380, y: 300), duration: 0.3)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(diary.take() == Self.pop && scene.names == "A")
  }

  @Test("28.20: a pan of the app inside wins, also on the page itself")
  func pans() {
    let pan = UIPanGestureRecognizer()
    let scene = pushed { $0.addGestureRecognizer(pan) }
    let diary = scene.diary
    pan.addAction(UIAction { [weak pan] _ in if pan?.state == .began { diary("pan") } })
    drag(scene, from: Self.middle, by: Self.farRight)
    #expect(diary.take() == "pan" && scene.names == "AB")
  }

  @Test("28.20: a finger at the edge is the other gesture's, unless that is off")
  func edge() throws {
    let scene = pushed()
    let (edge, content) = (
      try #require(scene.navigation.interactivePopGestureRecognizer),
      try #require(scene.navigation.interactiveContentPopGestureRecognizer)
    )
    scene.stage.finger.down(at: CGPoint(x: 13, y: 300))
    scene.stage.finger.move(by: CGVector(dx: 40, dy: 0))
    #expect(edge.state == .began && content.state == .possible)
    scene.stage.finger.cancel()
    scene.stage.wait(1)
    edge.isEnabled = false
    scene.stage.finger.down(at: CGPoint(x: 13, y: 300))
    scene.stage.finger.move(by: CGVector(dx: 40, dy: 0))
    #expect(edge.state == .possible && content.state == .began)
    scene.stage.finger.cancel()
    scene.stage.wait(1)
    expectEqual(scene.names, "AB")
  }

  // MARK: Animators of the program

  @MainActor private final class Fading: UIObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
  {
    var driver: UIPercentDrivenInteractiveTransition?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  @Test("28.17: an animator without interaction allows no gesture, one with interaction does")
  func animators() {
    let (scene, fading) = (pushed(), Fading())
    scene.navigation.delegate = fading
    for start in [CGPoint(x: 4, y: 300), Self.middle] {
      drag(scene, from: start, by: Self.farRight)
      #expect(scene.names == "AB" && scene.diary.take() == "")
    }
    fading.driver = UIPercentDrivenInteractiveTransition()
    drag(scene, from: Self.middle, by: Self.farRight)
    expectEqual(scene.names, "A")
  }

  // MARK: The touchpad

  /// Scrolls two fingers in steps, 60 per second.
  private func scroll(_ scene: NavigationStage, _ steps: Int, _ step: CGVector, at place: CGPoint = Self.middle) {
    scene.stage.mouse.move(to: place)
    for _ in 0..<steps {
      scene.stage.mouse.scroll(by: step)
      scene.stage.wait(1.0 / 60)
    }
  }

  @Test("28.21: two fingers to the right pop after 10 points, and are released when they rest")
  func touchpad() {
    let scene = pushed()
    let wrapper = scene.navigation.topViewController!.view.superview!
    scroll(scene, 2, CGVector(dx: 4.5, dy: 1))
    expectEqual(scene.diary.take(), "")
    scroll(scene, 8, CGVector(dx: 4.5, dy: 1))
    #expect(scene.diary.take() == "B.willDisappear! A.willAppear! N.willShow(A)" && wrapper.frame.minX == 36)
    scene.stage.wait(1)
    expectEqual(scene.diary.take(), "A.willDisappear! A.didDisappear! B.willAppear! B.didAppear!")
    scroll(scene, 40, CGVector(dx: 6.5, dy: 0))
    scene.stage.wait(1)
    #expect(scene.diary.take() == Self.pop && scene.names == "A")
  }

  @Test("28.21: not up and down, not to the left, not over what scrolls sideways, not at the root")
  func touchpadElsewhere() {
    let wide = UIScrollView()
    let scene = pushed { page in
      wide.frame = CGRect(x: 0, y: 60, width: 400, height: 100)
      wide.contentSize = CGSize(width: 900, height: 100)
      wide.contentOffset.x = 300
      page.addSubview(wide)
    }
    scroll(scene, 30, CGVector(dx: 0, dy: 9.5))
    scene.stage.wait(0.5)
    scroll(scene, 30, CGVector(dx: -9.5, dy: 0))
    scene.stage.wait(0.5)
    scroll(scene, 20, CGVector(dx: 9.5, dy: 0), at: CGPoint(x: 200, y: 100))
    scene.stage.wait(0.5)
    #expect(scene.names == "AB" && scene.diary.take() == "" && wide.contentOffset.x == 110)
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    _ = scene.diary.take()
    scroll(scene, 30, CGVector(dx: 9.5, dy: 0))
    scene.stage.wait(0.5)
    #expect(scene.names == "A" && scene.diary.take() == "")
  }

  @Test("28.21: steps with pauses between them are no way")
  func pauses() {
    let scene = pushed()
    for _ in 0..<6 {
      scroll(scene, 1, CGVector(dx: 6.5, dy: 0))
      scene.stage.wait(0.3)
    }
    #expect(scene.names == "AB" && scene.diary.take() == "")
  }
}
