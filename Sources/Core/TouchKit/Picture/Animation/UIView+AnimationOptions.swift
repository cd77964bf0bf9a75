import TouchGeometry

extension UIView {
  /// The options of an animation.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits, one per option; the curve is a number of two bits.
    public let rawValue: UInt
    /// Creates options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Resized views lay out their subviews inside the animation, so that these are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during the animation; otherwise they and their subviews receive none until the end
    /// (semantics 10.2).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the displayed value of a property, and ends earlier animations of that property.
    ///
    /// Without it an animation is added to running ones, which also starts at the displayed value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the view or its animations are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run plays forward and then backward; at the end the view jumps to the new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation's block: uses its own duration instead of the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation's block: uses its own curve instead of the outer one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another animation's block: inherits no options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.timing ?? .easeInOut }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Constant speed.
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
