import TouchGeometry

/// Drives an animator's animations to any fraction, for transitions that follow a finger.
///
/// A transitioning delegate returns it. It calls `animateTransition(using:)` itself, pauses the animations created
/// there at their start, and moves them as its methods are called.
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var driver: MotionDriver?

  /// Creates a driver that drives no transition yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The duration of the animator's transition, in seconds; 0 while none runs.
  open private(set) var duration: CGFloat = 0
  /// The progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining movement relative to the animator's: 2 is twice as fast.
  ///
  /// Values below a hundredth are raised to that; values that are not above 0 are treated as 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining movement.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Begins the transition; called by the kit.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator else { return }
    let driver = MotionDriver(
      duration: animator.transitionDuration(using: context),
      engine: context.containerView.window?.application?.motions)
    (self.context, self.driver, percentComplete) = (context, driver, 0)
    duration = CGFloat(driver.duration)
    driver.collect { context.animate(with: animator) }
    // The transition was ended before it began.
    if !context.isInteractive { run(to: context.transitionWasCancelled ? 0 : 1) }
  }

  /// Moves the transition to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let driver, let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    driver.move(to: Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition from its current progress.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    run(to: 1)
  }

  /// Returns to the start and restores everything.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    run(to: 0)
  }

  private func run(to end: Double) {
    guard let driver else { return }
    let speed = completionSpeed > 0 ? max(completionSpeed, 0.01) : 1
    let rest = abs(end - driver.fraction) * driver.duration / Double(speed)
    let curve = completionCurve.timing
    // The caller may release this object immediately: the closure retains it until then.
    driver.play(to: end, in: rest, pace: curve.value(at:)) { self.arrive(at: end) }
  }

  private func arrive(at end: Double) {
    let (driver, context) = (driver, context)
    (self.driver, self.context, duration) = (nil, nil, 0)
    let isEmpty = driver?.isEmpty ?? true
    driver?.finish(at: end == 1 ? .end : .start)
    // An animator without animations has nothing that would report its end.
    if isEmpty, let context, context.isUnderWay { context.completeTransition(end == 1) }
  }
}
