import TouchGeometry

/// Animations: a block changes properties, and the views are seen to move there.
///
/// The block is called once, before the function returns. What it changes has its new value at once; frames show the
/// way. `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, and the layer's `cornerRadius` and
/// `borderWidth` move, in views that are in a window; everything else, and every other view, changes at once. The
/// views get no touches while they move, unless `.allowUserInteraction` is among the options (semantics 10.2).
///
/// The completion is called exactly once, never before the function returns: with true when everything moved to its
/// end, with false when a part was ended before, because its view left the window, another animation took over or
/// `removeAllAnimations()` was called. When nothing moves, it is called with true in the loop's next turn.
/// Durations and delays are in seconds. https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
extension UIView {
  /// Animates changes, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 the changes are made at once.
  ///   - animations: changes properties of views; called once, before this returns.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes, slow at both ends, and tells when they are done.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 the changes are made at once.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether everything moved to its end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after a delay.
  ///
  /// During the delay the views are shown as they were, have their new values already, and get no touches either.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: seconds until it starts.
  ///   - options: how it runs.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether everything moved to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      MotionGroup(
        duration: duration, delay: delay, pace: .curve(options.curve), options: options, completion: completion),
      animations)
  }

  /// Animates changes as a spring pulls, which comes to rest in the duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds, until a thousandth of the way is left.
  ///   - delay: seconds until it starts.
  ///   - dampingRatio: 1 for no swinging; the nearer to 0, the more.
  ///   - velocity: at the start, in whole ways a second.
  ///   - options: how it runs; the curve is the spring's.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether everything moved to its end.
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

  /// Animates changes as a spring pulls that is described by how it looks.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds; it ends when a thousandth of the way is left, which is later.
  ///   - bounce: 0 for no swinging, towards 1 more and more, below 0 the spring creeps.
  ///   - initialSpringVelocity: at the start, in whole ways a second.
  ///   - delay: seconds until it starts.
  ///   - options: how it runs; the curve is the spring's.
  ///   - animations: changes properties of views; called once, before this returns.
  ///   - completion: called once, with whether everything moved to its end.
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
      // Before there is a loop, there is no later.
      group.completion?(true)
    }
  }

  // MARK: Around blocks

  /// Changes the animation whose block this is called in: how often it runs, and whether it goes there and back.
  ///
  /// Only what `animations` changes is concerned; outside of a block nothing is animated.
  ///
  /// - Parameters:
  ///   - count: how often, parts allowed.
  ///   - autoreverses: whether each run goes back again.
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

  /// Makes changes that are seen at once, even inside an animation's block.
  ///
  /// - Parameter actionsWithoutAnimation: called once, before this returns.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = MotionGroup.isEnabled
    MotionGroup.isEnabled = false
    actionsWithoutAnimation()
    MotionGroup.isEnabled = former
  }

  /// Lets blocks animate, or makes their changes be seen at once; animations under way go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { MotionGroup.isEnabled = enabled }

  /// Whether blocks animate; true unless it was turned off.
  public static var areAnimationsEnabled: Bool { MotionGroup.isEnabled }

  /// How long the animation takes whose block is being called, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { MotionGroup.current?.duration ?? 0 }
}
