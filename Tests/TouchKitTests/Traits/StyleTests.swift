import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// Draws a dot in the label color and records its calls.
@MainActor private final class Dot: UIView {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log, in parent: UIView?) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent?.addSubview(self)
  }
  required init?(coder: NSCoder) { return nil }
  override func draw(_ rect: CGRect) {
    log("\(name) draws \(UITraitCollection.current.userInterfaceStyle)")
    UIColor.label.setFill()
    UIRectFill(rect)
  }
  override func layoutSubviews() { log("\(name) lays out \(UITraitCollection.current.userInterfaceStyle)") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    log("\(name) \(previous?.userInterfaceStyle as Any? ?? "-") to \(traitCollection.userInterfaceStyle)")
  }
}

@MainActor private final class DotController: UIViewController {
  var log: Log!
  override func loadView() { view = Dot("view", log, in: nil) }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    log("controller to \(traitCollection.userInterfaceStyle)")
  }
}

@MainActor @Suite struct StyleTests {
  let darkGround = UIColor.systemBackground.parts(with: UITraitCollection(userInterfaceStyle: .dark))

  @Test func anOverrideReachesAllThatIsInsideAndNothingElse() {
    let stage = Stage()
    let (outer, other) = (Dot("outer", stage.log, in: stage.window), Dot("other", stage.log, in: stage.window))
    let inner = Dot("inner", stage.log, in: outer)
    let light = Dot("light", stage.log, in: inner)
    light.overrideUserInterfaceStyle = .light
    stage.loop.advance(to: 1)
    stage.log.lines = []
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(stage.log.lines, ["outer light to dark", "inner light to dark"])
    expectEqual(
      [outer, inner, light, other].map(\.traitCollection.userInterfaceStyle), [.dark, .dark, .light, .light])
    stage.log.lines = []
    stage.loop.advance(to: 2)
    expectEqual(stage.log.lines, ["outer draws dark", "inner draws dark"])
    stage.log.lines = []
    light.overrideUserInterfaceStyle = .unspecified
    outer.overrideUserInterfaceStyle = .unspecified
    expectEqual(
      stage.log.lines,
      [
        "light light to dark", "outer dark to light", "inner dark to light", "light dark to light",
      ])
  }

  @Test func backgroundsFollowTheStyleAndStayAwayFromFramesOtherwise() throws {
    let stage = Stage()
    stage.window.backgroundColor = .systemBackground
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    plain.backgroundColor = .red
    stage.window.addSubview(plain)
    stage.loop.advance(to: 1)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.loop.advance(to: 2)
    let frame = try #require(stage.surface.frames.last)
    expectEqual(
      frame,
      DisplayList([
        .fillRect(CGRect(x: 0, y: 0, width: 400, height: 400), darkGround),
        .fillRect(CGRect(x: 10, y: 10, width: 10, height: 10), UIColor.red.cgColor),
      ]))
    let count = stage.surface.frames.count
    stage.window.overrideUserInterfaceStyle = .light
    stage.window.overrideUserInterfaceStyle = .dark
    stage.loop.advance(to: 3)
    expectEqual(stage.surface.frames.count, count)
  }

  @Test func theDesktopsPreferenceIsThatOfWindowsWithoutOverride() {
    let stage = Stage()
    defer { stage.application.preferredStyle = .light }
    let child = Dot("child", stage.log, in: stage.window)
    expectEqual(
      child.traitCollection,
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 1),
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(accessibilityContrast: .normal),
      ]))
    stage.application.preferredStyle = .dark
    expectEqual(stage.log.lines, ["child light to dark"])
    expectEqual(stage.scene.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.scene.screen.traitCollection.userInterfaceStyle, .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    expectEqual(UIView().traitCollection.userInterfaceStyle, .dark)
    stage.window.overrideUserInterfaceStyle = .light
    stage.application.preferredStyle = .light
    stage.application.preferredStyle = .dark
    expectEqual(stage.log.lines, ["child light to dark", "child dark to light"])
    let late = UIWindow(windowScene: stage.scene)
    late.overrideUserInterfaceStyle = .light
    late.overrideUserInterfaceStyle = .unspecified
    late.isHidden = false
    expectEqual(late.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func aViewTakesTheStyleOfThePlaceItComesTo() {
    let stage = Stage()
    stage.window.overrideUserInterfaceStyle = .dark
    let parent = Dot("parent", stage.log, in: nil)
    let child = Dot("child", stage.log, in: parent)
    stage.window.addSubview(parent)
    expectEqual(stage.log.lines, ["parent light to dark", "child light to dark"])
    parent.removeFromSuperview()
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func layoutAndDrawingSeeTheTraitsOfTheirView() {
    let stage = Stage()
    let outer = Dot("outer", stage.log, in: stage.window)
    let inner = Dot("inner", stage.log, in: outer)
    _ = Dot("last", stage.log, in: stage.window)
    inner.overrideUserInterfaceStyle = .dark
    stage.log.lines = []
    stage.loop.advance(to: 1)
    expectEqual(
      stage.log.lines,
      [
        "outer lays out light", "inner lays out dark", "last lays out light", "outer draws light", "inner draws dark",
        "last draws light",
      ])
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  @Test func aControllersStyleIsThatOfItsViewUnlessTheViewSaysItsOwn() {
    let stage = Stage()
    let controller = DotController()
    controller.log = stage.log
    controller.overrideUserInterfaceStyle = .dark
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    #expect(!controller.isViewLoaded)
    stage.window.rootViewController = controller
    expectEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    stage.log.lines = []
    controller.overrideUserInterfaceStyle = .unspecified
    expectEqual(stage.log.lines, ["controller to light", "view dark to light"])
    controller.view.overrideUserInterfaceStyle = .light
    controller.overrideUserInterfaceStyle = .dark
    expectEqual(controller.traitCollection.userInterfaceStyle, .light)
  }

  @Test func aHandlerMayChangeTheStyleAgain() {
    let stage = Stage()
    let outer = Dot("outer", stage.log, in: stage.window)
    let inner = Dot("inner", stage.log, in: outer)
    outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in
      if view.traitCollection.userInterfaceStyle == .dark { view.overrideUserInterfaceStyle = .light }
    }
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(stage.log.lines, ["outer light to dark", "outer dark to light", "inner dark to light"])
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  @Test func registrationsAreToldUntilTheyAreEnded() {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      stage.log("first \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { _, _ in stage.log("scale") }
    let controller = UIViewController()
    controller.view = view
    controller.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { _, _ in
      stage.log("controller")
    }
    view.overrideUserInterfaceStyle = .dark
    view.unregisterForTraitChanges(first)
    view.overrideUserInterfaceStyle = .light
    expectEqual(stage.log.lines, ["controller", "first light to dark", "controller"])
  }

  @Test func anOverrideOfTraitsIsThatOfTheStyle() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(outer.overrideUserInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
    outer.traitOverrides.remove(UITraitDisplayScale.self)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light && outer.overrideUserInterfaceStyle == .unspecified)
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    stage.window.rootViewController = controller
    expectEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
  }

  /// Is inherited from, so that `Self` in it is not yet known.
  class Watcher: UIView {
    var heard: [String] = []
    func watch() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.heard.append("\(type(of: self)) \(previous.userInterfaceStyle)")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
        self.heard.append("never")
      }
    }
  }
  final class KeenWatcher: Watcher {}

  @Test func aHandlerMayCallTheObjectSelfInAClassThatOthersInheritFrom() {
    let stage = Stage()
    let view = KeenWatcher()
    stage.window.addSubview(view)
    view.watch()
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.heard, ["KeenWatcher light"])
  }
}
