import TouchGeometry

/// A color in the sRGB space with an opacity; the four parts are not multiplied with each other.
///
/// A value here, a reference on Apple's platforms; the calls are the same.
/// https://developer.apple.com/documentation/coregraphics/cgcolor
@frozen public struct CGColor: Hashable, Sendable {
  /// The red part, 0 to 1.
  package let red: CGFloat
  /// The green part, 0 to 1.
  package let green: CGFloat
  /// The blue part, 0 to 1.
  package let blue: CGFloat
  /// The opacity, from 0 (invisible) to 1 (opaque).
  public let alpha: CGFloat

  /// A color of the given parts; each is brought into 0 to 1, and what is not a number becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func limited(_ part: CGFloat) -> CGFloat { part > 0 ? min(part, 1) : 0 }
    self.red = limited(red)
    self.green = limited(green)
    self.blue = limited(blue)
    self.alpha = limited(alpha)
  }

  /// A color of the given parts, which are sRGB anyway.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Red, green, blue and opacity.
  ///
  /// Never nil; optional because Core Graphics has it so.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many `components` there are: four.
  public var numberOfComponents: Int { 4 }

  /// The same color with another opacity.
  ///
  /// Never nil; optional because Core Graphics has it so.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Invisible black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The color with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> CGColor {
    opacity == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
