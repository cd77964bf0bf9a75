import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Records the appearance calls of a controller, with `!` after animated ones.
@MainActor class LoggingController: UIViewController {
  let name: String
  let log: Log
  var layouts = false
  var on: [String: () -> Void] = [:]
  var forwards = true
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { log("\(name).deinit") }

  private func note(_ what: String, _ animated: Bool = false) {
    log("\(name).\(what)\(animated ? "!" : "")")
    on[what]?()
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  override func viewWillLayoutSubviews() { if layouts { note("willLayout") } }
  override func viewDidLayoutSubviews() { if layouts { note("didLayout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\((parent as? LoggingController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\((parent as? LoggingController)?.name ?? "nil"))")
  }
}

@MainActor @Suite struct AppearanceLogTests {
  let stage = Stage()

  private func makeController(_ name: String) -> LoggingController { LoggingController(name, stage.log) }

  /// What was written since, as one line.
  private func lines() -> String {
    defer { stage.log.lines = [] }
    return stage.log.lines.joined(separator: " ")
  }

  private func rooted(_ name: String = "A") -> LoggingController {
    let root = makeController(name)
    stage.window.rootViewController = root
    stage.settle()
    stage.log.lines = []
    return root
  }

  @Test("28.7, 28.9: a window's root is loaded, comes, is there before its layout, and has appeared after it")
  func windowRoot() {
    let root = makeController("R")
    root.layouts = true
    stage.window.rootViewController = root
    stage.settle()
    expectEqual(lines(), "R.viewDidLoad R.willAppear R.isAppearing R.willLayout R.didLayout R.didAppear")
  }

  @Test("28.9: the view has no window in viewWillAppear, and window and size in viewIsAppearing")
  func whatIsThere() {
    let root = makeController("R")
    var seen: [String] = []
    for moment in ["willAppear", "isAppearing", "didAppear"] {
      root.on[moment] = { [unowned root] in
        seen.append("\(root.view.window != nil) \(root.view.bounds.size == self.stage.window.bounds.size)")
      }
    }
    root.loadViewIfNeeded()
    root.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.rootViewController = root
    stage.settle()
    expectEqual(seen, ["false true", "true true", "true true"])
  }

  @Test("28.11: a child appears with its view, whether or not its parent says so")
  func child() {
    let (root, child) = (rooted("P"), makeController("C"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    expectEqual(lines(), "C.willMove(P) C.viewDidLoad C.willAppear C.didMove(P) C.isAppearing C.didAppear")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(lines(), "C.willMove(nil) C.willDisappear C.didDisappear C.didMove(nil)")
    let stranger = makeController("S")
    root.view.addSubview(stranger.view)
    stage.settle()
    expectEqual(lines(), "S.viewDidLoad S.willAppear S.isAppearing S.didAppear")
  }

  @Test("28.11: a container that does not forward must notify its children itself, and only it does")
  func byHand() {
    let (root, child, inner) = (rooted("P"), makeController("C"), makeController("I"))
    root.forwards = false
    root.addChild(child)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    root.view.addSubview(child.view)
    stage.settle()
    expectEqual(lines(), "C.willMove(P) I.willMove(C) C.viewDidLoad I.viewDidLoad")
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(lines(), "C.willAppear! I.willAppear! C.isAppearing! C.didAppear! I.isAppearing! I.didAppear!")
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    expectEqual(lines(), "C.willDisappear I.willDisappear C.didDisappear I.didDisappear")
  }

  @Test("28.11: an end without a beginning notifies no controller and is reported")
  func endWithoutBeginning() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    rooted().endAppearanceTransition()
    #expect(lines() == "" && reports == ["endAppearanceTransition: no transition was begun for LoggingController"])
  }

  @Test("28.11: between the two the view's coming and going tells nothing")
  func held() {
    let (root, child) = (rooted("P"), makeController("C"))
    root.addChild(child)
    stage.log.lines = []
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    stage.settle()
    stage.settle()
    expectEqual(lines(), "C.willAppear! C.viewDidLoad C.isAppearing!")
    child.endAppearanceTransition()
    expectEqual(lines(), "C.didAppear!")
  }

  @Test("28.11: a child that comes while what is around it appears waits for it")
  func waits() {
    let (root, child) = (makeController("P"), makeController("C"))
    root.on["willAppear"] = { root.view.addSubview(child.view) }
    stage.window.rootViewController = root
    stage.settle()
    expectEqual(
      lines(),
      "P.viewDidLoad P.willAppear C.viewDidLoad C.willAppear P.isAppearing C.isAppearing P.didAppear "
        + "C.didAppear")
  }

  @Test("30.3: full screen, there and back, completions last, and the presented one goes")
  func fullScreen() {
    let root = rooted()
    do {
      let sheet = makeController("M")
      var flags: [Bool] = []
      sheet.on["willAppear"] = { [unowned sheet] in flags.append(sheet.isBeingPresented) }
      sheet.on["didAppear"] = { [unowned sheet] in flags.append(sheet.isBeingPresented) }
      sheet.on["didDisappear"] = { [unowned sheet] in flags.append(sheet.isBeingDismissed) }
      root.present(sheet, animated: true) { stage.log("completion") }
      expectEqual(lines(), "M.viewDidLoad A.willDisappear! M.willAppear! M.isAppearing!")
      stage.wait(0.6)
      expectEqual(lines(), "M.didAppear! A.didDisappear! completion")
      #expect(!sheet.isBeingPresented)
      sheet.dismiss(animated: false) { stage.log("completion") }
      expectEqual(flags, [true, true, true])
      #expect(!sheet.isBeingDismissed)
    }
    stage.settle()
    expectEqual(lines(), "M.willDisappear A.willAppear A.isAppearing A.didAppear M.didDisappear completion M.deinit")
  }

  @Test("30.5: dismissing two of them, the one between receives nothing")
  func two() {
    let (a, b, c) = (rooted(), makeController("B"), makeController("C"))
    a.present(b, animated: false)
    b.present(c, animated: false)
    _ = lines()
    a.dismiss(animated: false) { stage.log("completion") }
    expectEqual(lines(), "C.willDisappear A.willAppear A.isAppearing A.didAppear C.didDisappear completion")
    #expect(stage.window.subviews == [a.view] && b.presentingViewController == nil && c.presentingViewController == nil)
  }

  @Test("30.5: one that dismisses itself while it appears goes when it has come")
  func dismissedOnTheWay() {
    let (a, b) = (rooted(), makeController("B"))
    b.on["willAppear"] = { [unowned b] in b.dismiss(animated: false) }
    a.present(b, animated: false)
    stage.settle()
    expectEqual(
      lines(),
      "B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.didAppear A.didDisappear B.willDisappear "
        + "A.willAppear A.isAppearing A.didAppear B.didDisappear")
    #expect(a.view.window === stage.window && a.presentedViewController == nil)
  }

  @Test("28.4: transition(from:to:) tells both, moves, takes the old view away and completes")
  func exchange() {
    let (root, old, new) = (rooted("P"), makeController("O"), makeController("N"))
    for child in [old, new] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(old.view)
    stage.settle()
    _ = lines()
    root.transition(from: old, to: new, duration: 0.2, animations: { new.view.alpha = 0.5 }) {
      stage.log("completion \($0)")
    }
    expectEqual(lines(), "N.viewDidLoad O.willDisappear! N.willAppear! N.isAppearing!")
    stage.wait(0.1)
    #expect(old.view.superview === root.view && lines() == "")
    stage.wait(0.2)
    expectEqual(lines(), "O.didDisappear! N.didAppear! completion true")
    #expect(old.view.superview == nil && new.view.superview === root.view)
    root.transition(from: new, to: old, duration: 0, animations: nil) { stage.log("completion \($0)") }
    expectEqual(lines(), "N.willDisappear O.willAppear O.isAppearing N.didDisappear O.didAppear completion true")
  }

  @Test("28.11: a new child is moving until it has appeared, a removed one until it has disappeared")
  func moving() {
    let (root, child) = (rooted("P"), makeController("C"))
    var seen: [String] = []
    for moment in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      child.on[moment] = { [unowned child] in seen.append("\(child.isMovingToParent) \(child.isMovingFromParent)") }
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.settle()
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(seen, ["true false", "true false", "false true", "false true"])
    #expect(!child.isMovingFromParent)
  }

  @Test("A preferred size is passed to the parent, or to the presenter")
  func preferredSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 300, height: 200)
    child.preferredContentSize = CGSize(width: 300, height: 200)
    expectEqual(parent.sizes, [CGSize(width: 300, height: 200)])
    let sheet = UIViewController()
    stage.window.rootViewController = parent
    parent.present(sheet, animated: false)
    sheet.preferredContentSize = CGSize(width: 1, height: 1)
    expectEqual(parent.sizes.count, 2)
  }
}
