import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Records the calls of a presentation controller, and its layouts.
@MainActor private final class ToldPlacer: UIPresentationController {
  var log: Log?
  var frame = CGRect(x: 50, y: 60, width: 100, height: 80)
  override var frameOfPresentedViewInContainerView: CGRect { frame }
  override func presentationTransitionWillBegin() { log?("P.willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?("P.didEnd(\(completed))") }
  override func dismissalTransitionWillBegin() { log?("P.dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?("P.dismissalDidEnd(\(completed))") }
  override func containerViewWillLayoutSubviews() { log?("P.willLayout") }
  override func containerViewDidLayoutSubviews() { log?("P.didLayout") }
}

/// A transitioning delegate with everything, and its animator.
@MainActor private final class Director: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let log: Log
  var interaction: UIPercentDrivenInteractiveTransition?
  var completes = true
  var context: (any UIViewControllerContextTransitioning)?
  init(_ log: Log) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log("D.presentationController")
    let placer = ToldPlacer(presentedViewController: presented, presenting: presenting)
    placer.log = log
    return placer
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log("D.animator")
    return self
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log("D.interaction")
    return interaction
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log("D.animate")
    context = transitionContext
    let completes = completes
    if let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(completes && !transitionContext.transitionWasCancelled)
      }
    } else {
      let view = transitionContext.view(forKey: .from)!
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { _ in
        transitionContext.completeTransition(completes && !transitionContext.transitionWasCancelled)
      }
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { log("D.ended(\(transitionCompleted))") }
}

@MainActor @Suite struct PresentationTests {
  let stage = Stage()

  private func makeController(_ name: String, _ style: UIModalPresentationStyle) -> LoggingController {
    let controller = LoggingController(name, stage.log)
    controller.modalPresentationStyle = style
    return controller
  }

  private func lines() -> String {
    defer { stage.log.lines = [] }
    return stage.log.lines.joined(separator: " ")
  }

  private func rooted() -> LoggingController {
    let root = makeController("A", .fullScreen)
    stage.window.rootViewController = root
    stage.settle()
    stage.log.lines = []
    return root
  }

  @Test(
    "30.4: what leaves the presenter where it is tells the presented one alone",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .automatic])
  func over(_ style: UIModalPresentationStyle) {
    let (root, m) = (rooted(), makeController("M", style))
    root.present(m, animated: true) { stage.log("completion") }
    expectEqual(lines(), "M.viewDidLoad M.willAppear! M.isAppearing!")
    stage.wait(0.6)
    #expect(lines() == "M.didAppear! completion" && root.view.window === stage.window)
    m.dismiss(animated: true) { stage.log("completion") }
    #expect(lines() == "M.willDisappear!" && root.presentedViewController === m)
    stage.wait(0.6)
    #expect(lines() == "M.didDisappear! completion" && root.presentedViewController == nil)
    expectEqual(stage.window.subviews, [root.view])
  }

  @Test("30.2: context styles cover the first controller around that defines the context")
  func context() {
    let (root, child, m) = (rooted(), makeController("C", .fullScreen), makeController("M", .currentContext))
    root.addChild(child)
    child.view.frame = CGRect(x: 100, y: 0, width: 200, height: 300)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    stage.settle()
    _ = lines()
    child.present(m, animated: false)
    expectEqual(lines(), "M.viewDidLoad C.willDisappear M.willAppear M.isAppearing M.didAppear C.didDisappear")
    expectEqual(m.view.convert(m.view.bounds, to: nil), CGRect(x: 100, y: 0, width: 200, height: 300))
    #expect(m.presentingViewController === child && root.presentedViewController == nil && child.view.window == nil)
    m.dismiss(animated: false)
    expectEqual(lines(), "M.willDisappear C.willAppear C.isAppearing C.didAppear M.didDisappear")
    #expect(child.view.frame == CGRect(x: 100, y: 0, width: 200, height: 300) && root.view.subviews == [child.view])
  }

  @Test("30.6: delegate, presentation controller, appearance and animator in their order")
  func custom() {
    let (root, m, director) = (rooted(), makeController("M", .custom), Director(stage.log))
    m.transitioningDelegate = director
    root.present(m, animated: true) { stage.log("completion") }
    expectEqual(
      lines(),
      "D.presentationController D.animator D.interaction M.viewDidLoad P.willBegin M.willAppear! D.animate "
        + "M.isAppearing!")
    stage.settle()
    expectEqual(lines(), "P.willLayout P.didLayout")
    expectEqual(m.view.frame, CGRect(x: 50, y: 60, width: 100, height: 80))
    stage.wait(0.3)
    expectEqual(lines(), "P.didEnd(true) M.didAppear! completion D.ended(true)")
    m.dismiss(animated: true)
    stage.wait(0.3)
    expectEqual(
      lines(), "P.dismissalWillBegin M.willDisappear! D.animate P.dismissalDidEnd(true) M.didDisappear! D.ended(true)")
  }

  @Test("30.7: completeTransition(false) undoes everything; a second call is reported")
  func undone() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    let (root, m, director) = (rooted(), makeController("M", .fullScreen), Director(stage.log))
    director.completes = false
    m.transitioningDelegate = director
    root.present(m, animated: true)
    stage.wait(0.3)
    expectEqual(
      lines(),
      "D.animator D.interaction M.viewDidLoad A.willDisappear! M.willAppear! D.animate M.isAppearing! "
        + "M.willDisappear! M.didDisappear! A.willAppear! A.didAppear! D.ended(false)")
    #expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
    director.context?.completeTransition(true)
    expectEqual(reports, ["completeTransition was called already for this transition; ignored"])
  }

  @Test("30.7: while it runs, touches reach neither what is presented nor what it covers")
  func untouchable() {
    let (root, m) = (rooted(), makeController("M", .overFullScreen))
    let point = CGPoint(x: 50, y: 50)
    func touched() -> UIView? { stage.window.hitTest(point, with: nil) }
    #expect(touched() === root.view)
    root.present(m, animated: true)
    stage.wait(0.1)
    #expect(touched() === m.view.superview)
    stage.wait(0.5)
    #expect(touched() === m.view)
    m.dismiss(animated: true)
    stage.wait(0.1)
    #expect(touched() === m.view.superview)
    stage.wait(0.5)
    #expect(touched() === root.view)
  }

  @Test("30.7: animations along with the transition follow the finger, and return when it is cancelled")
  func interactive() {
    let (root, m, director) = (rooted(), makeController("M", .custom), Director(stage.log))
    m.transitioningDelegate = director
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(beside)
    root.present(m, animated: false)
    _ = lines()
    let hand = UIPercentDrivenInteractiveTransition()
    hand.completionCurve = .linear
    director.interaction = hand
    m.dismiss(animated: true) { stage.log("completion") }
    m.transitionCoordinator?.animate { _ in
      beside.center.x += 100
    } completion: { context in
      stage.log("along(\(context.isCancelled))")
    }
    #expect(hand.duration == 0.2 && m.transitionCoordinator?.isInteractive == true)
    hand.update(0.5)
    stage.wait(1)
    #expect(hand.percentComplete == 0.5 && m.view.layer.presentation()?.opacity == 0.5)
    expectEqual(lines(), "P.dismissalWillBegin M.willDisappear! D.animate")
    hand.cancel()
    stage.wait(0.05)
    #expect(abs((m.view.layer.presentation()?.opacity ?? 0) - 0.871) < 0.01)
    stage.wait(0.2)
    #expect(
      lines() == "along(true) P.dismissalDidEnd(false) M.willAppear! M.didAppear! D.ended(false)" && m.view.alpha == 1)
    #expect(root.presentedViewController === m && m.transitionCoordinator == nil)
    m.dismiss(animated: true) { stage.log("completion") }
    hand.update(0.25)
    hand.finish()
    stage.wait(0.2)
    expectEqual(
      lines(),
      "P.dismissalWillBegin M.willDisappear! D.animate P.dismissalDidEnd(true) M.didDisappear! completion "
        + "D.ended(true)")
  }

  @Test("30.5: dismissing a presenter animates the top and takes all between with it")
  func chain() {
    let (root, b, c) = (rooted(), makeController("B", .pageSheet), makeController("C", .fullScreen))
    root.present(b, animated: false)
    b.present(c, animated: false)
    _ = lines()
    root.dismiss(animated: true) { stage.log("completion") }
    expectEqual(lines(), "C.willDisappear!")
    stage.wait(0.6)
    #expect(lines() == "C.didDisappear! completion" && stage.window.subviews == [root.view])
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
  }

  @Test("30.2: presenting while something is going is refused, dismissing twice is one dismissal")
  func inTheMidst() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    let (root, m) = (rooted(), makeController("M", .overFullScreen))
    root.present(m, animated: true)
    m.dismiss(animated: true) { stage.log("1") }
    root.dismiss(animated: true) { stage.log("2") }
    root.present(makeController("X", .fullScreen), animated: true)
    let refusal =
      "Attempt to present LoggingController on LoggingController which is already presenting LoggingController"
    expectEqual(reports, ["\(refusal); nothing is shown"])
    stage.wait(0.6)
    root.present(makeController("X", .fullScreen), animated: true)
    expectEqual(reports.last?.hasPrefix("\(refusal), which is being dismissed; nothing is shown"), true)
    stage.wait(0.6)
    expectEqual(
      lines(),
      "M.viewDidLoad M.willAppear! M.isAppearing! X.deinit M.didAppear! M.willDisappear! X.deinit "
        + "M.didDisappear! 1 2")
    expectNil(root.presentedViewController)
  }

  @Test("30.2, 30.21: what is presented as soon as the first has gone has the focus, and gives it back to the first's")
  func nextHasTheFocus() {
    let (root, m, next) = (rooted(), makeController("M", .pageSheet), makeController("N", .pageSheet))
    let outer = Focusable("outer")
    root.view.addSubview(outer)
    stage.settle()
    stage.scene.focusSystem.requestFocusUpdate(to: outer)
    root.present(m, animated: false)
    m.on["didDisappear"] = { root.present(next, animated: false) }
    m.dismiss(animated: true)
    stage.wait(0.6)
    #expect(root.presentedViewController === next && stage.scene.focusSystem.focusedItem == nil)
    next.dismiss(animated: false)
    #expect(stage.scene.focusSystem.focusedItem === outer)
  }

  @Test("30.21: the focus stays inside and is given back; Escape ends a sheet and tells its delegate")
  func focusAndEscape() {
    let (root, m, judge) = (rooted(), makeController("M", .pageSheet), SheetJudge(stage.log))
    let (outer, inner) = (Focusable("outer"), Focusable("inner"))
    root.view.addSubview(outer)
    m.view.addSubview(inner)
    stage.settle()
    stage.scene.focusSystem.requestFocusUpdate(to: outer)
    #expect(stage.scene.focusSystem.focusedItem === outer)
    m.presentationController?.delegate = judge
    root.present(m, animated: false)
    stage.settle()
    expectNil(stage.scene.focusSystem.focusedItem)
    for _ in 0..<2 {
      key(.keyboardTab)
      #expect(stage.scene.focusSystem.focusedItem === inner)
    }
    _ = lines()
    m.isModalInPresentation = true
    key(.keyboardEscape)
    expectEqual(lines(), "didAttempt")
    m.isModalInPresentation = false
    key(.keyboardEscape)
    stage.wait(0.6)
    expectEqual(lines(), "shouldDismiss willDismiss M.willDisappear! M.didDisappear! didDismiss")
    #expect(stage.scene.focusSystem.focusedItem === outer)
  }

  private func key(_ code: UIKeyboardHIDUsage) {
    for isDown in [true, false] {
      stage.application.receive(
        .key(code: code.rawValue, characters: "", isDown: isDown, timestamp: stage.now), in: stage.scene)
    }
  }
}

/// A view that can have the focus.
@MainActor final class Focusable: UIView {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { true }
}

/// Answers the questions of a presentation and records its calls.
@MainActor final class SheetJudge: UISheetPresentationControllerDelegate {
  let log: Log
  var allows = true
  var whenGone: (() -> Void)?
  init(_ log: Log) { self.log = log }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log("shouldDismiss")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("willDismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log("didDismiss")
    whenGone?()
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log("didAttempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    log("detent(\(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil"))")
  }
}
