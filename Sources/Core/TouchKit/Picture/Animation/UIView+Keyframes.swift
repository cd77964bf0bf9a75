import TouchGeometry

extension UIView {
  /// How an animation of keyframes runs and what it allows; between keyframes it goes on equally fast.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the option of `AnimationOptions`.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views may be touched while they move (semantics 10.2).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Takes over from where a property is shown, and ends earlier animations of that property.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run goes there and back; at the end the view jumps to the new values.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: takes its own duration, not that of the other.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: takes none of the other's options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Each change goes on equally fast from its start to its end; the default, and the only mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Animates changes one after another: `animations` calls `addKeyframe` for each.
  ///
  /// What is changed outside of a keyframe takes the whole duration.
  ///
  /// - Parameters:
  ///   - duration: of all keyframes together, in seconds.
  ///   - delay: seconds until it starts.
  ///   - options: how it runs.
  ///   - animations: adds the keyframes; called once, before this returns.
  ///   - completion: called once, with whether everything moved to its end.
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

  /// Adds changes that happen in a part of the animation whose block this is called in.
  ///
  /// Before its start the views are shown as the keyframes before have left them, after its end as it left them.
  /// Outside of the block of `animateKeyframes` the changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it starts, from 0 to 1 of the whole.
  ///   - frameDuration: how long it takes, from 0 to 1 of the whole.
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
