import TouchDrawing
import TouchGeometry
import TouchKit

/// The dimming view behind an alert, which handles clicks outside the card.
@MainActor final class AlertDim: UIView {
  init(_ onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .black
    alpha = 0
    let tap = UITapGestureRecognizer()
    tap.mark(as: .dismissingTap)
    tap.addAction(UIAction { _ in onTap() })
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  /// The view behind, whose tint is dimmed.
  private weak var behind: UIView?

  /// Covers the view of a controller.
  func enter(_ container: UIView, before presenter: UIViewController, isShown: Bool) {
    frame = container.bounds
    container.insertSubview(self, at: 0)
    if isShown { alpha = AlertTuning.dim }
    guard let view = presenter.view, view.tintAdjustmentMode == .normal else { return }
    view.dimTint(true)
    behind = view
  }

  /// Removes the dimming view and restores the tints.
  func leave() {
    removeFromSuperview()
    behind?.dimTint(false)
  }
}

/// The animation of an alert: the card appears immediately, the dimming view fades with a spring (semantics 30.19).
@MainActor final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let dim: UIView
  private let isPresenting: Bool
  init(_ dim: UIView, isPresenting: Bool) { (self.dim, self.isPresenting) = (dim, isPresenting) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    9.23341 / AlertTuning.frequency
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting { context.view(forKey: .from)?.isHidden = true }
    UIView.animate(springDuration: 2 * .pi / AlertTuning.frequency) {
      dim.alpha = isPresenting ? AlertTuning.dim : 0
    } completion: { _ in
      context.view(forKey: .from)?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Presents an alert in the center, over a dimming view.
@MainActor final class AlertPlacer: UIPresentationController {
  private lazy var dim = AlertDim { [weak self] in self?.alert?.leave() }
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    let alert = presentedViewController as? UIAlertController
    takesKey = { [weak alert] key in alert?.handle(key) ?? false }
    placesFocus = { [weak alert] in alert?.placeFocus() }
    ownAnimator = { [weak self] isPresenting in self.map { AlertAnimator($0.dim, isPresenting: isPresenting) } }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    AlertPlacer.frame(of: alert, in: containerView, atBottom: false)
  }

  /// Returns the frame of a card: in the center, or at the bottom.
  static func frame(of alert: UIAlertController?, in container: UIView?, atBottom: Bool) -> CGRect {
    guard let container, let card = alert?.card else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .shrunk(dx: AlertTuning.margin, dy: AlertTuning.margin)
    let size = card.fittingSize(in: CGSize(width: max(room.width, 0), height: max(room.height, 0)))
    return CGRect(
      x: (room.midX - size.width / 2).rounded(),
      y: atBottom ? room.maxY - size.height : (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let alert else { return }
    dim.enter(containerView, before: presentingViewController, isShown: alert.transitionCoordinator == nil)
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dim.leave() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.leave() }
  }
}

/// Presents an action sheet: as a popover at its source, in a narrow window as a card at the bottom, without a source
/// in the center (semantics 30.20).
@MainActor final class ActionSheetPlacer: UIPopoverPresentationController {
  private lazy var dim = AlertDim { [weak self] in self?.alert?.leave() }
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var decision: Bool?

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    needsAnchor = false
    let alert = presentedViewController as? UIAlertController
    takesKey = { [weak alert] key in alert?.handle(key) ?? false }
    placesFocus = { [weak alert] in alert?.placeFocus() }
    ownAnimator = { [weak self] isPresenting in
      guard let self, !isPopover else { return nil }
      return AlertAnimator(dim, isPresenting: isPresenting)
    }
  }

  private var isNarrow: Bool { (containerView?.bounds.width ?? 0) <= 500 }

  /// Whether the sheet is a popover; decided at the presentation.
  private var isPopover: Bool {
    if let decision { return decision }
    guard containerView != nil else { return false }
    decision = !isNarrow && (sourceView != nil || sourceItem != nil)
    return decision ?? false
  }

  override var presentedView: UIView? { isPopover ? super.presentedView : alert?.view }

  override var frameOfPresentedViewInContainerView: CGRect {
    alert?.card?.update(inPopover: isPopover)
    if isPopover, let alert, let card = alert.card {
      alert.preferredContentSize = card.fittingSize(
        in: CGSize(width: AlertTuning.width, height: .greatestFiniteMagnitude))
    }
    return isPopover
      ? super.frameOfPresentedViewInContainerView
      : AlertPlacer.frame(of: alert, in: containerView, atBottom: isNarrow)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let alert else { return }
    if isPopover {
      super.presentationTransitionWillBegin()
      takesKey = { [weak alert] key in alert?.handle(key) ?? false }
      onLeft = { [weak alert] in alert?.wasLeft() }
      return
    }
    dim.enter(containerView, before: presentingViewController, isShown: alert.transitionCoordinator == nil)
  }

  override func containerViewWillLayoutSubviews() {
    guard !isPopover, let containerView else { return super.containerViewWillLayoutSubviews() }
    dim.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dim.leave() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.leave() }
  }
}
