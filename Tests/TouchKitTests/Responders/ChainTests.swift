import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct ChainTests {
  let stage = Stage()

  final class Delegate: UIResponder, UIApplicationDelegate {}

  func name(_ responder: UIResponder) -> String { "\(type(of: responder))" }

  /// The chain from a responder on.
  func chain(_ start: UIResponder) -> [UIResponder] {
    var (chain, next) = ([start], start.next)
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    return chain
  }

  @Test("3.1: view, root view, controller, window, scene, application, delegate, nil")
  func wholeChain() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    let delegate = Delegate()
    stage.application.delegate = delegate
    expectEqual(
      chain(view), [view, controller.view, controller, stage.window, stage.scene, stage.application, delegate])
  }

  @Test("3.1: a view without a superview has no next, nor has a controller whose view is in nothing or not loaded")
  func detached() {
    let controller = UIViewController()
    expectNil(UIView().next)
    #expect(controller.next == nil && !controller.isViewLoaded)
    expectEqual(chain(controller.view), [controller.view, controller])
  }

  @Test("3.1: a delegate that is a view, a controller or the application itself is not in the chain")
  func unsuitableDelegates() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    let (view, controller) = (ViewDelegate(), ControllerDelegate())
    stage.application.delegate = view
    expectNil(stage.application.next)
    stage.application.delegate = controller
    expectNil(stage.application.next)
  }

  @Test("3.2: a child's view leads to its controller, then on through the container's views to the container")
  func containers() {
    let (parent, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = parent
    let wrapper = UIView()
    parent.view.addSubview(wrapper)
    parent.addChild(child)
    wrapper.addSubview(child.view)
    child.didMove(toParent: parent)
    expectEqual(Array(chain(child.view).prefix(5)), [child.view, child, wrapper, parent.view, parent])
  }

  @Test("3.3: after a presented controller comes the presenting one, although its view is in a container of the window")
  func presented() {
    let (presenting, presented) = (UIViewController(), UIViewController())
    stage.window.rootViewController = presenting
    presenting.present(presented, animated: false)
    #expect(presented.view.superview !== stage.window)
    #expect(presented.view.window === stage.window)
    expectEqual(Array(chain(presented.view).prefix(3)), [presented.view, presented, presenting])
  }

  @Test("L1, 3.5: a view that overrides without calling super keeps the touch")
  func l1() {
    let controller = LogController("VC", stage.log)
    stage.window.rootViewController = controller
    let outer = LogView("WGView", stage.log, CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = LogView("WGView1", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.overrides = ["began"] }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["WGView1.began"])
  }

  @Test("L2, 3.6: super called first prints the outer view's line first")
  func l2() {
    let controller = LogController("VC", stage.log)
    stage.window.rootViewController = controller
    let outer = LogView("WGView", stage.log, CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = LogView("WGView1", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.overrides = ["began"] }
    inner.callsSuper = .before
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["WGView.began", "WGView1.began"])
  }

  @Test("3.5: the four methods are independent: those not overridden are passed up the chain")
  func independentMethods() {
    let outer = LogView("outer", stage.log, CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = LogView("inner", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.overrides = ["began"]
    stage.down(10, 10)
    stage.move(20, 20)
    stage.up()
    expectEqual(stage.log.lines, ["inner.began", "outer.moved", "outer.ended"])
  }

  @Test("3.4: touches reach the controller, the window and the application by default")
  func reachesTheEnd() {
    final class Application: UIApplication {
      var began: [Set<UITouch>] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began.append(touches) }
    }
    let stage = Stage(application: Application.self)
    stage.window.rootViewController = UIViewController()
    stage.down(10, 10)
    expectEqual((stage.application as? Application)?.began.count, 1)
  }

  @Test("3.1: an override of next changes the way of touches")
  func overriddenNext() {
    final class Detour: UIView {
      weak var detour: UIResponder?
      override var next: UIResponder? { detour }
    }
    let target = LogView("target", stage.log, .zero)
    let detour = Detour(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    detour.detour = target
    stage.window.addSubview(detour)
    stage.tap(10, 10)
    expectEqual(stage.log.lines, ["target.began", "target.ended"])
  }

  @Test("3.14: an unhandled event is dropped without a message")
  func unhandled() {
    stage.tap(10, 10)
    expectEqual(stage.log.lines, [])
    #expect(stage.application.touchesEvent.touches.isEmpty)
  }
}
