import TouchGeometry

/// An animation that can be paused, moved by a finger, turned round, and gone on with.
///
/// The blocks are called when the animator begins; what they change moves as in `UIView.animate`. Properties have their
/// new values at once, and only what is shown follows the animator. While it runs it is kept alive; one that is paused
/// or was stopped, and not finished, must not be let go, or the program stops (semantics 32.5).
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
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long the whole way takes, in seconds; a spring by its physics has its own time.
  public let duration: TimeInterval
  /// Seconds that it waits before it moves, as `startAnimation(afterDelay:)` was told.
  public internal(set) var delay: TimeInterval = 0
  /// Whether views that move get touches; true.
  ///
  /// It counts for blocks that are called afterwards.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused, stopped and moved; true.
  ///
  /// If not, doing so stops the program.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a part of the way, so that what is shown follows a finger evenly; true.
  ///
  /// If not, it is a part of the time, and the pace shows while a finger moves it.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end and calls no completions, so that it can go back; false.
  open var pausesOnCompletion = false

  /// Whether the animator has begun, by `startAnimation()`, `pauseAnimation()` or a set `fractionComplete`.
  public internal(set) var state = UIViewAnimatingState.inactive
  let pace: MotionGroup.Pace
  let options: UIView.AnimationOptions
  /// The blocks that are called when the animator begins.
  var blocks: [(body: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Moves the animation; nil while the animator is not active, and where a transition that a finger drives moves it.
  var driver: MotionDriver?
  /// After a stop: functions that set the values of the start or the end, and that call the blocks' own completions.
  var stopped: (start: () -> Void, end: () -> Void, tell: (Bool) -> Void)?
  var runsBackwards = false
  /// Whether the animator is paused or stopped, so that the program must go on with it or finish it.
  var rests = false

  /// An animator with a pace of its own.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - parameters: the pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (pace, self.duration) = parameters.pace(in: duration.isFinite ? max(duration, 0) : 0)
    (timingParameters, options) = (parameters, [])
    super.init()
  }

  /// An animator without a duration, for a property that gets its animator later.
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
    let rests = rests
    precondition(!rests, "It is an error to release a paused or stopped property animator: finish it before")
  }

  /// An animator with one of the usual curves.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - curve: the pace.
  ///   - animations: changes properties of views; called once, when it begins.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its control points.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - point1: the first control point.
  ///   - point2: the second control point.
  ///   - animations: changes properties of views; called once, when it begins.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator that moves as a spring pulls, which comes to rest in the duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - ratio: 1 for no swinging; the nearer to 0, the more.
  ///   - animations: changes properties of views; called once, when it begins.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: seconds until it moves.
  ///   - options: the curve, and whether moving views get touches; `repeat` and `autoreverse` are ignored.
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

  // MARK: What it does

  /// Adds a block whose movement begins later, after a part of the remaining time.
  ///
  /// Adding a block to a stopped animator stops the program.
  ///
  /// - Parameters:
  ///   - animation: changes properties of views; called once, when the animator begins, or at once if it has.
  ///   - delayFactor: from 0 to 1; the block's movement takes the rest of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "addAnimations: the animator was stopped; finish it before")
    let factor = delayFactor.isFinite ? Double(min(max(delayFactor, 0), 1)) : 0
    guard state == .active else { return blocks.append((animation, factor)) }
    collect([(animation, factor)])
  }

  /// Adds a block that takes the whole time, or what is left of it.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block that is called once, with the position at which the animation ended; in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Where it is

  /// Whether the animation moves, or its delay runs.
  open var isRunning: Bool { state == .active && driver?.isPlaying ?? true }

  /// Whether the animation moves from its end to its start.
  ///
  /// A running animation turns round at once.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      guard newValue != runsBackwards else { return }
      let runs = isRunning && driver != nil
      if runs { driver?.pause() }
      runsBackwards = newValue
      if runs { goOn(with: nil, durationFactor: 0) }
    }
  }

  /// How far the animation is in its direction, from 0 to 1.
  ///
  /// Setting it on an animator that has not begun starts it and pauses it. A running animator goes on from there.
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
      if runs { goOn(with: nil, durationFactor: 0) }
    }
  }

  // MARK: Running

  /// Begins, or goes on from where it was paused; without effect on one that runs or was stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Begins after some seconds; the blocks are called at once.
  open func startAnimation(afterDelay delay: TimeInterval) { begin(afterDelay: delay) }
  /// Stops for the time being, where it is shown; one that has not begun begins, and is paused at its start.
  open func pauseAnimation() { pause() }
  /// Goes on from where it was paused, with another pace and in another time (semantics 32.5).
  ///
  /// - Parameters:
  ///   - parameters: the pace of the rest of the way; nil for the animator's, from where that is so far.
  ///   - durationFactor: how long the rest takes, in durations of the animator; 0 for the time that is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { goOn(withTimingParameters: parameters, durationFactor: durationFactor) }
  /// Stops for good: the views have the values that are shown.
  ///
  /// - Parameter withoutFinishing: true if it is over with that, and no completion is called; false if
  ///   `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Ends one that was stopped: the views have the values of a place, and the completions are called.
  ///
  /// Without `stopAnimation(false)` before it the program stops.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
