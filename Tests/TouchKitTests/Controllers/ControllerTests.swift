import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct ControllerTests {
  final class Controller: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
      log("\(name).loadView")
      super.loadView()
    }
    override func viewDidLoad() { log("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { log("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name).didDisappear") }
    override func viewWillLayoutSubviews() { log("\(name).willLayout") }
    override func viewDidLayoutSubviews() { log("\(name).didLayout") }
    override func willMove(toParent parent: UIViewController?) {
      log("\(name).willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log("\(name).didMove \(parent == nil ? "nil" : "parent")")
    }
  }

  let stage = Stage()

  @Test("A root controller is loaded, told that it will appear, laid out, and told that it did")
  func rootLifeCycle() {
    let root = Controller("root", stage.log)
    stage.window.rootViewController = root
    stage.settle()
    expectEqual(
      stage.log.lines,
      [
        "root.loadView", "root.viewDidLoad", "root.willAppear", "root.willLayout", "root.didLayout", "root.didAppear",
      ])
    expectEqual(root.view.frame, stage.window.bounds)
    stage.log.lines = []
    stage.window.rootViewController = UIViewController()
    expectEqual(stage.log.lines, ["root.willDisappear", "root.didDisappear"])
  }

  @Test("A window that is not visible does not load its root controller until it is")
  func loadedWhenVisible() {
    let window = UIWindow(windowScene: stage.scene)
    let root = Controller("root", stage.log)
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.isViewLoaded && root.view.window === window)
    #expect(window.isKeyWindow && !stage.window.isKeyWindow)
  }

  @Test("A controller without loadView has a plain view; one that assigns none gets one")
  func views() {
    final class ViewlessController: UIViewController {
      override func loadView() {}
    }
    let lazy = ViewlessController()
    expectNil(lazy.viewIfLoaded)
    #expect(lazy.view != nil && lazy.viewIfLoaded === lazy.view)
    expectNil(UIViewController(coder: NSCoder()))
  }

  @Test("Children are notified of their parent before, and on request after")
  func family() {
    let (parent, child, other) = (UIViewController(), Controller("child", stage.log), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    other.addChild(child)
    #expect(parent.children == [] && other.children == [child] && child.parent === other)
    child.removeFromParent()
    expectEqual(
      stage.log.lines,
      [
        "child.willMove parent", "child.didMove parent", "child.didMove nil", "child.willMove parent",
        "child.didMove nil",
      ])
    expectNil(child.parent)
  }

  @Test("Children appear and disappear with the view that theirs is in")
  func childAppearance() {
    let (parent, child) = (UIViewController(), Controller("child", stage.log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.log.lines = []
    stage.window.rootViewController = parent
    stage.settle()
    stage.window.rootViewController = nil
    expectEqual(
      stage.log.lines,
      [
        "child.willAppear", "child.willLayout", "child.didLayout", "child.didAppear", "child.willDisappear",
        "child.didDisappear",
      ])
  }

  @Test("3.3: a presented controller fills the window in place of the presenting one, until it is dismissed")
  func presentation() {
    let (root, sheet) = (Controller("root", stage.log), Controller("sheet", stage.log))
    sheet.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = root
    stage.settle()
    stage.log.lines = []
    root.present(sheet, animated: false) { stage.log("presented") }
    stage.settle()
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(root.view.window == nil && sheet.view.frame == stage.window.bounds)
    sheet.dismiss(animated: false) { stage.log("dismissed") }
    stage.settle()
    expectEqual(
      stage.log.lines,
      [
        "sheet.loadView", "sheet.viewDidLoad", "root.willDisappear", "sheet.willAppear", "sheet.willLayout",
        "sheet.didLayout", "sheet.didAppear", "root.didDisappear", "presented", "sheet.willDisappear",
        "root.willAppear", "root.didAppear", "sheet.didDisappear", "dismissed",
      ])
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    expectEqual(stage.window.subviews, [root.view])
  }

  @Test("3.3: a touch on the presented view does not reach views behind it")
  func presentedTouches() {
    let (root, sheet) = (LogController("root", stage.log), LogController("sheet", stage.log))
    sheet.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = root
    root.present(sheet, animated: false)
    stage.tap(10, 10)
    expectEqual(stage.log.lines, ["sheet.began"])
  }

  @Test("Dismissing the first of a stack of presentations ends all of them")
  func stack() {
    let (root, a, b) = (UIViewController(), UIViewController(), UIViewController())
    for one in [a, b] { one.modalPresentationStyle = .fullScreen }
    stage.window.rootViewController = root
    root.present(a, animated: false)
    a.present(b, animated: false)
    #expect(b.view.window === stage.window && a.view.window == nil)
    root.dismiss(animated: false)
    expectEqual(stage.window.subviews, [root.view])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test("Presenting twice, or out of a window, shows nothing and is reported")
  func badPresentation() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    let root = UIViewController()
    root.present(UIViewController(), animated: false)
    stage.window.rootViewController = root
    root.present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    expectEqual(lines.count, 2)
    expectEqual(
      lines,
      [
        "Attempt to present UIViewController on UIViewController whose view is not in the window hierarchy; "
          + "nothing is shown",
        "Attempt to present UIViewController on UIViewController which is already presenting UIViewController; "
          + "nothing is shown",
      ])
  }

  @Test("The key window changes once, and both windows are notified")
  func keyWindow() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (a, b) = (Window(windowScene: stage.scene), Window(windowScene: stage.scene))
    a.makeKeyAndVisible()
    a.makeKey()
    b.makeKeyAndVisible()
    b.isHidden = true
    #expect(a.calls == ["become", "resign", "become"] && b.calls == ["become", "resign"])
    #expect(stage.application.keyWindow === a)
    expectEqual(stage.application.windows, [stage.window, a])
  }
}
