import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// A view that logs its safe area and its margins.
@MainActor final class SpacedView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, _ frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log("\(name) safe \(short(safeAreaInsets))")
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log("\(name) margins \(short(layoutMargins))")
  }
}

/// A controller that logs its view's safe area and margins.
@MainActor final class SpacedController: UIViewController {
  let log: Log

  init(_ view: UIView, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.view = view
  }
  required init?(coder: NSCoder) { nil }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log("controller safe \(short(view.safeAreaInsets))")
  }
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    log("controller margins \(short(view.layoutMargins))")
  }
}

/// Top, left, bottom and right, in whole points.
func short(_ insets: UIEdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map { String(Int($0)) }.joined(separator: " ")
}

@MainActor @Suite struct SafeAreaTests {
  let stage = Stage()

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A root view of 400 by 400 with its controller, in the window.
  private func root() -> (SpacedView, SpacedController) {
    let view = SpacedView("root", stage.log, CGRect(x: 0, y: 0, width: 400, height: 400))
    let controller = SpacedController(view, stage.log)
    stage.window.rootViewController = controller
    stage.settle()
    return (view, controller)
  }

  @Test("Without bars every view's safe area is the whole view, and no change is reported")
  func none() {
    let (view, controller) = root()
    expectEqual(stage.window.safeAreaInsets, .zero)
    expectEqual(view.safeAreaInsets, .zero)
    expectEqual(controller.additionalSafeAreaInsets, .zero)
    expectEqual(stage.log.lines, [])
  }

  @Test("25.34: a controller's additional insets are reported once: margins, controller, view, then the views inside")
  func additional() {
    let (view, controller) = root()
    let child = SpacedView("child", stage.log, CGRect(x: 10, y: 20, width: 380, height: 100))
    view.addSubview(child)
    controller.additionalSafeAreaInsets = insets(44, 12, 30, 0)
    expectEqual(
      stage.log.lines,
      [
        "controller margins 52 20 38 8", "root margins 52 20 38 8", "controller safe 44 12 30 0",
        "root safe 44 12 30 0",
        "child margins 32 10 8 8", "child safe 24 2 0 0",
      ])
    stage.log.lines = []
    controller.additionalSafeAreaInsets = insets(44, 12, 30, 0)
    stage.settle()
    expectEqual(stage.log.lines, [])
    controller.additionalSafeAreaInsets = .zero
    expectEqual(
      stage.log.lines,
      [
        "controller margins 8 8 8 8", "root margins 8 8 8 8", "controller safe 0 0 0 0", "root safe 0 0 0 0",
        "child margins 8 8 8 8", "child safe 0 0 0 0",
      ])
  }

  @Test("25.31: a view that moves receives its new insets, once per change")
  func moving() {
    let (view, controller) = root()
    controller.additionalSafeAreaInsets = insets(44, 0, 0, 0)
    let child = SpacedView("child", stage.log, CGRect(x: 0, y: 100, width: 100, height: 100))
    child.insetsLayoutMarginsFromSafeArea = false
    stage.log.lines = []
    view.addSubview(child)
    child.frame.origin.y = 44
    child.frame.origin.y = 30
    child.center.x += 1
    child.frame.origin.y = 0
    child.removeFromSuperview()
    expectEqual(stage.log.lines, ["child safe 14 0 0 0", "child safe 44 0 0 0", "child safe 0 0 0 0"])
    expectEqual(child.layoutMargins, UIView.usualMargins)
  }

  @Test("25.31: the insets of nested controllers add up where they overlap")
  func nested() {
    let (view, controller) = root()
    controller.additionalSafeAreaInsets = insets(44, 0, 20, 0)
    let inner = SpacedView("inner", stage.log, view.bounds)
    let innerController = SpacedController(inner, stage.log)
    innerController.additionalSafeAreaInsets = insets(10, 0, -50, 5)
    view.addSubview(inner)
    expectEqual(inner.safeAreaInsets, insets(54, 0, 0, 5))
  }

  @Test("A resized view is notified, and so are the views inside")
  func resizing() {
    let (view, controller) = root()
    controller.additionalSafeAreaInsets = insets(0, 0, 50, 0)
    let child = SpacedView("child", stage.log, CGRect(x: 0, y: 300, width: 100, height: 100))
    view.addSubview(child)
    expectEqual(child.safeAreaInsets.bottom, 50)
    view.frame.size.height = 430
    expectEqual(child.safeAreaInsets.bottom, 20)
  }

  @Test("What a view keeps does not reach the views inside")
  func kept() {
    let (view, controller) = root()
    let child = SpacedView("child", stage.log, view.bounds)
    view.addSubview(child)
    controller.additionalSafeAreaInsets = insets(44, 10, 0, 0)
    view.keepSafeArea(insets(44, 0, 0, 0))
    expectEqual(view.safeAreaInsets, insets(44, 10, 0, 0))
    expectEqual(child.safeAreaInsets, insets(0, 10, 0, 0))
  }

  @Test("A plain view remembers nothing of all this")
  func noMemory() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == .zero && view.layoutMargins == UIView.usualMargins)
    expectEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
    view.frame.size.width = 20
    expectNil(view.rare?.spacing)
  }
}
