import TouchGeometry

/// Drives the animations of an animator to any part of the way: for transitions that follow a finger.
///
/// A transitioning delegate returns it. It calls `animateTransition(using:)` itself, keeps what was animated there at the
/// start, and moves it as it is told. https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var driver: MotionDriver?

  /// One that drives nothing yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How long the animator's transition takes, in seconds; 0 while none runs.
  open private(set) var duration: CGFloat = 0
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it goes the rest of the way: 1 as the animator, 2 twice as fast.
  ///
  /// Less than a hundredth counts as that; what is not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1
  /// How it goes the rest of the way.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Begins; called by the kit.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator else { return }
    let driver = MotionDriver(
      duration: animator.transitionDuration(using: context),
      engine: context.containerView.window?.application?.motions)
    (self.context, self.driver, percentComplete) = (context, driver, 0)
    duration = CGFloat(driver.duration)
    driver.collect { context.animate(with: animator) }
    // Told to end before it began.
    if !context.isInteractive { goOn(to: context.transitionWasCancelled ? 0 : 1) }
  }

  /// Moves the transition to a part of the way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let driver, let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    driver.move(to: Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets it go on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    goOn(to: 1)
  }

  /// Lets it go back: everything will be as before.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    goOn(to: 0)
  }

  private func goOn(to end: Double) {
    guard let driver else { return }
    let speed = completionSpeed > 0 ? max(completionSpeed, 0.01) : 1
    let rest = abs(end - driver.fraction) * driver.duration / Double(speed)
    let curve = completionCurve.timing
    // Whoever told it to end may let go of it at once: it stays until then.
    driver.play(to: end, in: rest, pace: curve.value(at:)) { self.arrive(at: end) }
  }

  private func arrive(at end: Double) {
    let (driver, context) = (driver, context)
    (self.driver, self.context, duration) = (nil, nil, 0)
    let isEmpty = driver?.isEmpty ?? true
    driver?.finish(at: end == 1 ? .end : .start)
    // An animator without animations has nobody who says that they are over.
    if isEmpty, let context, context.isUnderWay { context.completeTransition(end == 1) }
  }
}
