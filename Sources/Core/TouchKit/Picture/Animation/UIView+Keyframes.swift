import TouchGeometry

extension UIView {
  /// The options of a keyframe animation; between keyframes it moves at constant speed.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits, one per option.
    public let rawValue: UInt
    /// Creates options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Resized views lay out their subviews inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during the animation (semantics 10.2).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at the displayed value of a property, and ends earlier animations of that property.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run plays forward and then backward; at the end the view jumps to the new values.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: uses its own duration instead of the outer one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: inherits no options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Each change moves at constant speed from its start to its end; the default, and the only mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Animates changes one after another: `animations` calls `addKeyframe` for each.
  ///
  /// Changes outside keyframes take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: of all keyframes together, in seconds.
  ///   - delay: in seconds.
  ///   - options: options of the animation.
  ///   - animations: adds the keyframes; called once, before this returns.
  ///   - completion: called once, with whether all animations finished.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    run(
      MotionGroup(
        duration: duration, delay: delay, pace: .curve(.linear), options: options, completion: completion),
      animations)
  }

  /// Adds changes to a part of the animation whose block calls this.
  ///
  /// Before its start the views are displayed as the earlier keyframes left them, after its end as it left them.
  /// Outside the block of `animateKeyframes` the changes take effect immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: the start, from 0 to 1 of the whole.
  ///   - frameDuration: the duration, from 0 to 1 of the whole.
  ///   - animations: changes properties of views; called once, before this returns.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let group = MotionGroup.current else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    let span = min(max(frameDuration, 0), 1 - start)
    let outer = group.keyframe
    group.keyframe = (start * group.duration, max(span * group.duration, MotionGroup.shortest))
    animations()
    group.keyframe = outer
  }
}
