import TouchGeometry

/// An animation that can be paused, scrubbed by a finger, reversed and resumed.
///
/// The blocks are called when the animator starts; their changes are animated as in `UIView.animate`. Properties
/// immediately have their new values, and only the displayed values follow the animator. A running animator is
/// retained; releasing one that is paused, or stopped and not finished, stops the app (semantics 32.5).
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 100 }
/// animator.addCompletion { position in if position == .end { isOpen = true } }
/// animator.pauseAnimation()
/// // While the finger moves: animator.fractionComplete = translation / distance
/// // When it is lifted: animator.isReversed = velocity > 0; animator.startAnimation()
/// ```
/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIObject, UIViewImplicitlyAnimating {
  /// The timing of the animation.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration of the whole animation, in seconds; a spring with physical values has its own.
  public let duration: TimeInterval
  /// The delay of the movement in seconds, from `startAnimation(afterDelay:)`.
  public internal(set) var delay: TimeInterval = 0
  /// Whether animated views receive touches; true by default.
  ///
  /// It applies to blocks that are called later.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused, stopped and scrubbed; true by default.
  ///
  /// If false, doing so stops the app.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance, so that the display follows a finger evenly; true by
  /// default.
  ///
  /// If false, it is a fraction of the time, and the pace is visible while scrubbing.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end without calling completions, so that it can be reversed; false by
  /// default.
  open var pausesOnCompletion = false

  /// The state of the animator; `startAnimation()`, `pauseAnimation()` and setting `fractionComplete` make it active.
  public internal(set) var state = UIViewAnimatingState.inactive
  let pace: MotionGroup.Pace
  let options: UIView.AnimationOptions
  /// The blocks that are called when the animator starts.
  var blocks: [(body: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The driver of the animation; nil while the animator is not active, and if an interactive transition drives it.
  var driver: MotionDriver?
  /// After a stop: closures that set the start or the end values, and that call the blocks' own completions.
  var stopped: (start: () -> Void, end: () -> Void, complete: (Bool) -> Void)?
  var runsBackwards = false
  /// Whether the animator is paused or stopped, so that the app must resume or finish it.
  var needsFinish = false

  /// Creates an animator with custom timing.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - parameters: the timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (pace, self.duration) = parameters.pace(in: duration.isFinite ? max(duration, 0) : 0)
    (timingParameters, options) = (parameters, [])
    super.init()
  }

  /// Creates an animator without a duration, as the initial value of a property.
  @preconcurrency @MainActor public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  init(duration: TimeInterval, options: UIView.AnimationOptions) {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let parameters = UICubicTimingParameters(animationCurve: curve)
    (pace, self.duration) = parameters.pace(in: duration.isFinite ? max(duration, 0) : 0)
    (timingParameters, self.options) = (parameters, options)
    super.init()
    isUserInteractionEnabled = options.contains(.allowUserInteraction)
  }

  deinit {
    let needsFinish = needsFinish
    precondition(!needsFinish, "It is an error to release a paused or stopped property animator: finish it before")
  }

  /// Creates an animator with a predefined curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - curve: the timing curve.
  ///   - animations: changes properties of views; called once, at the start.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from control points.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - point1: the first control point.
  ///   - point2: the second control point.
  ///   - animations: changes properties of views; called once, at the start.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in the duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - ratio: 1 for no oscillation, smaller values for more.
  ///   - animations: changes properties of views; called once, at the start.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: in seconds.
  ///   - options: the curve, and whether animated views receive touches; `repeat` and `autoreverse` are ignored.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with the position at which the animation ended.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, options: options.subtracting([.repeat, .autoreverse]))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds a block whose movement begins after a fraction of the remaining time.
  ///
  /// Adding a block to a stopped animator stops the app.
  ///
  /// - Parameters:
  ///   - animation: changes properties of views; called once, at the start, or immediately on an active animator.
  ///   - delayFactor: from 0 to 1; the block's movement takes the rest of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "addAnimations: the animator was stopped; finish it before")
    let factor = delayFactor.isFinite ? Double(min(max(delayFactor, 0), 1)) : 0
    guard state == .active else { return blocks.append((animation, factor)) }
    collect([(animation, factor)])
  }

  /// Adds a block that takes the whole time, or the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a completion that is called once with the end position; completions are called in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Position

  /// Whether the animation or its delay is running.
  open var isRunning: Bool { state == .active && driver?.isPlaying ?? true }

  /// Whether the animation runs from its end to its start.
  ///
  /// A running animation immediately reverses.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      guard newValue != runsBackwards else { return }
      let runs = isRunning && driver != nil
      if runs { driver?.pause() }
      runsBackwards = newValue
      if runs { resume(with: nil, durationFactor: 0) }
    }
  }

  /// The progress of the animation in its direction, from 0 to 1.
  ///
  /// Setting it on an animator that has not started starts and pauses it. A running animator continues from there.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return 0 }
      let fraction = driver.isEven || !scrubsLinearly ? driver.fraction : value(at: driver.fraction)
      return CGFloat(min(max(runsBackwards ? 1 - fraction : fraction, 0), 1))
    }
    set {
      guard newValue.isFinite, state != .stopped else { return }
      if state == .inactive { begin() }
      guard let driver else { return }
      demandInterruptible("fractionComplete")
      let runs = driver.isPlaying
      driver.pause()
      if scrubsLinearly { driver.becomeEven(at: value(at: driver.fraction)) }
      let fraction = min(max(Double(newValue), 0), 1)
      driver.move(to: runsBackwards ? 1 - fraction : fraction)
      if runs { resume(with: nil, durationFactor: 0) }
    }
  }

  // MARK: Running

  /// Starts, or resumes from the paused position; has no effect on a running or stopped animator.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts after a delay in seconds; the blocks are called immediately.
  open func startAnimation(afterDelay delay: TimeInterval) { begin(afterDelay: delay) }
  /// Pauses at the displayed position; an animator that has not started is paused at its start.
  open func pauseAnimation() { pause() }
  /// Continues from the paused position, with another timing and duration (semantics 32.5).
  ///
  /// - Parameters:
  ///   - parameters: the timing of the rest; nil for the animator's own, from its current position.
  ///   - durationFactor: the duration of the rest, in multiples of the animator's duration; 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { resume(withTimingParameters: parameters, durationFactor: durationFactor) }
  /// Stops permanently: the views get their displayed values.
  ///
  /// - Parameter withoutFinishing: true to end without calling completions; false if `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Finishes a stopped animator: the views get the values of a position, and the completions are called.
  ///
  /// Without `stopAnimation(false)` before, the app stops.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
