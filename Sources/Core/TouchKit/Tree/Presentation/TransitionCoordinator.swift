import TouchGeometry

/// The context of a transition for blocks that run alongside it (semantics 30.7).
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated; always true.
  var isAnimated: Bool { get }
  /// Whether the user currently controls the progress.
  var isInteractive: Bool { get }
  /// Whether the user controlled the progress at the start.
  var initiallyInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns one of the two controllers; nil without one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that is added or removed; nil if that view stays in the hierarchy.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs additional animations alongside a transition: a controller's `transitionCoordinator` while one runs.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block inside the transition's animation, once, and another one after the transition.
  ///
  /// - Parameters:
  ///   - animation: called when the transition begins to move, or immediately if it already moves; in an interactive
  ///     transition its animations follow the user's progress.
  ///   - completion: called once, complete or cancelled, before the controllers are notified; `isCancelled` tells
  ///     which.
  /// - Returns: whether the animation runs alongside.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure once when the user releases the transition and it continues or returns from there.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the transition's animation, once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A running transition of a container: the context for its animator, and the coordinator for other code.
@MainActor
package final class TransitionContext: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// The timing of the kit's own transitions.
  package enum Pace { case curve, spring }

  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package internal(set) var isInteractive: Bool
  package let initiallyInteractive: Bool
  package private(set) var transitionWasCancelled = false
  package var isCancelled: Bool { transitionWasCancelled }
  package var isAnimated: Bool { true }
  package private(set) var transitionDuration: TimeInterval = 0
  private var pace = Pace.curve
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  /// The frames of the two controllers' views at the start and at the end.
  var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
  /// Called once, by `completeTransition(_:)`.
  private var onCompletion: ((TransitionContext, Bool) -> Void)?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var isMoving = false
  /// Receives the reports of an interaction controller.
  var onInteraction: ((Interaction) -> Void)?
  enum Interaction { case update(CGFloat), finish, cancel }

  /// Creates a transition that has not begun to move; `onCompletion` is called once.
  package init(
    in container: UIView, from: UIViewController?, to: UIViewController?, fromView: UIView?, toView: UIView?,
    style: UIModalPresentationStyle, isInteractive: Bool, onCompletion: @escaping (TransitionContext, Bool) -> Void
  ) {
    containerView = container
    presentationStyle = style
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.onCompletion = onCompletion
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    (controllers[.from], controllers[.to]) = (from, to)
    self.controllers = controllers
    var views: [UITransitionContextViewKey: UIView] = [:]
    (views[.from], views[.to]) = (fromView, toView)
    self.views = views
  }

  // MARK: Internal

  /// The animator; nil if the kit moves the views itself.
  package var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Whether the transition is not complete yet.
  var isUnderWay: Bool { onCompletion != nil }

  /// Starts the animator and the blocks that run alongside.
  package func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    let duration = animator.transitionDuration(using: self)
    let isOwn = animator is StandardAnimator
    animator.animateTransition(using: self)
    beginToMove(in: duration, isOwn ? .spring : .curve)
    whenAnimating?()
  }

  /// Sets the frames of a controller's view at the start and at the end.
  package func place(_ controller: UIViewController, from start: CGRect, to end: CGRect) {
    frames[ObjectIdentifier(controller)] = (start, end)
  }

  /// Called when the animator has begun.
  package var whenAnimating: (() -> Void)?

  /// Runs the blocks that run alongside; later ones run immediately.
  package func beginToMove(in duration: TimeInterval, _ pace: Pace = .curve) {
    guard !isMoving else { return }
    (transitionDuration, self.pace, isMoving) = (duration, pace, true)
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    runAlong { for body in due { body() } }
  }

  /// Ends the interaction after the user's decision.
  package func decide(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    let due = changes
    changes = []
    for body in due { body() }
  }

  /// Calls the completions.
  package func conclude() {
    let due = completions
    completions = []
    for body in due { body() }
  }

  private func runAlong(_ body: () -> Void) {
    switch pace {
    case .curve: UIView.animate(withDuration: transitionDuration, animations: body)
    case .spring: UIView.animate(springDuration: PresentationTuning.springDuration, animations: body)
    }
  }

  // MARK: Context

  package func updateInteractiveTransition(_ percentComplete: CGFloat) { onInteraction?(.update(percentComplete)) }

  package func finishInteractiveTransition() {
    decide(cancelled: false)
    onInteraction?(.finish)
  }

  package func cancelInteractiveTransition() {
    decide(cancelled: true)
    onInteraction?(.cancel)
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let body = onCompletion else {
      return UsageError.report("completeTransition was called already for this transition; ignored")
    }
    onCompletion = nil
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    body(self, didComplete)
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  package func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }

  package func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }

  // MARK: Coordinator

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append { completion(self) } }
    guard let animation else { return true }
    if isMoving {
      runAlong { animation(self) }
    } else {
      animations.append { animation(self) }
    }
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changes.append { handler(self) } }
}
