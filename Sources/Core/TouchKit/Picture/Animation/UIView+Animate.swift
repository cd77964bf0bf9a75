import TouchGeometry

/// Animations: a block changes properties, and frames show the transition.
///
/// The block is called once, before the function returns. Its changes take effect immediately; only drawing shows the
/// transition. `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, and the layer's `cornerRadius` and
/// `borderWidth` are animated, in views that are in a window; other properties and other views change immediately.
/// Animated views receive no touches, unless `.allowUserInteraction` is among the options (semantics 10.2).
///
/// The completion is called exactly once, never before the function returns: with true if all animations finished, with
/// false if one was ended before, because its view left the window, another animation replaced it or
/// `removeAllAnimations()` was called. If nothing is animated, it is called with true in the loop's next turn.
/// Durations and delays are in seconds.
/// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
extension UIView {
  /// Animates changes with an ease-in, ease-out curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 the changes take effect immediately.
  ///   - animations: changes properties of views; called once, before this returns.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with an ease-in, ease-out curve, and calls a completion at the end.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 the changes take effect immediately.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether all animations finished.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after a delay.
  ///
  /// During the delay the views are displayed unchanged, already have their new values, and receive no touches either.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: in seconds.
  ///   - options: options of the animation.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether all animations finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      MotionGroup(
        duration: duration, delay: delay, pace: .curve(options.curve), options: options, completion: completion),
      animations)
  }

  /// Animates changes with a spring that settles in the duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds, until a thousandth of the distance remains.
  ///   - delay: in seconds.
  ///   - dampingRatio: 1 for no oscillation, smaller values for more.
  ///   - velocity: the initial velocity, in multiples of the distance per second.
  ///   - options: options of the animation; its curve is ignored.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether all animations finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), settlingIn: max(duration, MotionGroup.shortest),
      initialVelocity: Double(velocity))
    run(
      MotionGroup(duration: duration, delay: delay, pace: .spring(spring), options: options, completion: completion),
      animations)
  }

  /// Animates changes with a spring of a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds; the animation ends later, when a thousandth of the distance
  ///     remains.
  ///   - bounce: 0 for no oscillation, toward 1 for more, below 0 for overdamping.
  ///   - initialSpringVelocity: the initial velocity, in multiples of the distance per second.
  ///   - delay: in seconds.
  ///   - options: options of the animation; its curve is ignored.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether all animations finished.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceivedDuration: max(duration, MotionGroup.shortest), bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    run(
      MotionGroup(
        duration: duration > 0 ? spring.settlingTime : 0, delay: delay, pace: .spring(spring), options: options,
        completion: completion),
      animations)
  }

  static func run(_ group: MotionGroup, _ animations: () -> Void) {
    group.record(animations)
    if group.laysOutSubviews, let engine = group.engine { group.record { engine.layOutViews(of: group) } }
    if let engine = group.engine ?? UIApplication.installed?.motions {
      engine.commit(group)
    } else {
      // There is no loop yet that could call it later.
      group.completion?(true)
    }
  }

  // MARK: Around blocks

  /// Changes the repetition of the animation whose block calls this.
  ///
  /// Only changes made in `animations` are affected; outside a block nothing is animated.
  ///
  /// - Parameters:
  ///   - count: the number of runs, which may be fractional.
  ///   - autoreverses: whether each run plays forward and then backward.
  ///   - animations: changes properties of views; called once, before this returns.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = MotionGroup.current else { return animations() }
    let group = MotionGroup(duration: outer.duration, delay: 0, pace: outer.pace, options: [], completion: nil)
    group.repeatCount = max(Double(count), 0)
    group.autoreverses = autoreverses
    run(group, animations)
  }

  /// Makes changes without animation, even inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: called once, before this returns.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = MotionGroup.isEnabled
    MotionGroup.isEnabled = false
    actionsWithoutAnimation()
    MotionGroup.isEnabled = former
  }

  /// Enables or disables animations; running ones continue.
  public static func setAnimationsEnabled(_ enabled: Bool) { MotionGroup.isEnabled = enabled }

  /// Whether animations are enabled; true by default.
  public static var areAnimationsEnabled: Bool { MotionGroup.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside blocks.
  public static var inheritedAnimationDuration: TimeInterval { MotionGroup.current?.duration ?? 0 }
}
