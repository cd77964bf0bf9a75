import TouchGeometry

/// What blocks that run along with a transition are told of it (semantics 30.7).
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// What the transition happens in.
  var containerView: UIView { get }
  /// Whether it is animated; true.
  var isAnimated: Bool { get }
  /// Whether the user decides at present how far it is.
  var isInteractive: Bool { get }
  /// Whether the user decided when it began.
  var initiallyInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// How long it takes without the user, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// One of the two controllers; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil where that one stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets other things move along with a transition: `transitionCoordinator` of a controller while one runs.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block inside the transition's animation, once, and another when the transition is over.
  ///
  /// - Parameters:
  ///   - animation: called when the transition begins to move, or at once if it does already; where the user drives the
  ///     transition, it goes back and forth with it.
  ///   - completion: called once, done or given up, before the controllers are told; `isCancelled` tells which.
  /// - Returns: whether the animation runs along.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure once when the user lets go: it goes on or back from there.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the transition's animation, once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The transition under way of one container: context for an animator, and coordinator for everybody else.
@MainActor
package final class TransitionContext: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// How the kit's own transitions move.
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
  /// Where the two are at the start and at the end.
  var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
  /// Called once, by `completeTransition(_:)`.
  private var onCompletion: ((TransitionContext, Bool) -> Void)?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var isMoving = false
  /// Is told what an interaction controller tells.
  var onInteraction: ((Interaction) -> Void)?
  enum Interaction { case update(CGFloat), finish, cancel }

  /// A transition that has not begun to move; `onCompletion` is called once.
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

  // MARK: For the kit

  /// Who animates; nil where the kit moves the views itself.
  package var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Whether it has not been completed.
  var isUnderWay: Bool { onCompletion != nil }

  /// Has the animator begin, with what runs along.
  package func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    let duration = animator.transitionDuration(using: self)
    let isOwn = animator is StandardAnimator
    animator.animateTransition(using: self)
    beginToMove(in: duration, isOwn ? .spring : .curve)
    whenAnimating?()
  }

  /// Says where a controller's view is at the start and at the end.
  package func place(_ controller: UIViewController, from start: CGRect, to end: CGRect) {
    frames[ObjectIdentifier(controller)] = (start, end)
  }

  /// Called when the animator has begun.
  package var whenAnimating: (() -> Void)?

  /// Runs the blocks that were to run along; what comes later runs at once.
  package func beginToMove(in duration: TimeInterval, _ pace: Pace = .curve) {
    guard !isMoving else { return }
    (transitionDuration, self.pace, isMoving) = (duration, pace, true)
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    runAlong { for body in due { body() } }
  }

  /// The user has let go.
  package func decide(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    let due = changes
    changes = []
    for body in due { body() }
  }

  /// Calls what waits for the end.
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
      return BadUse.report("completeTransition was called already for this transition; ignored")
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
