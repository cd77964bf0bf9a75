import TouchGeometry

extension UIView {
  /// How an animation runs and what it allows.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option; the curve is a number of two bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes lay out their subviews inside the animation, so that these move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views may be touched while they move; otherwise they and what they contain get no touches until the end
    /// (semantics 10.2).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Takes over from where a property is shown, and ends earlier animations of that property.
    ///
    /// Without it an animation adds to those under way, which also starts where the property is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again until the view is taken away or its animations are.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run goes there and back; at the end the view jumps to the new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: takes its own duration, not that of the other.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: takes its own curve, not that of the other.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another animation's block: takes none of the other's options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.timing ?? .easeInOut }
  }

  /// How an animation goes on in its time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Equally fast all the way.
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
