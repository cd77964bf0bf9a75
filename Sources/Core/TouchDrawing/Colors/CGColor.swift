import TouchGeometry

/// A color in the sRGB space with an opacity; its components are not premultiplied.
///
/// It is a value here and a reference on Apple's platforms; the calls are the same.
///
/// https://developer.apple.com/documentation/coregraphics/cgcolor
@frozen public struct CGColor: Hashable, Sendable {
  /// The red component, 0 to 1.
  package let red: CGFloat
  /// The green component, 0 to 1.
  package let green: CGFloat
  /// The blue component, 0 to 1.
  package let blue: CGFloat
  /// The opacity, from 0 (invisible) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color with the given components, each clamped to 0 to 1; NaN becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func limited(_ part: CGFloat) -> CGFloat { part > 0 ? min(part, 1) : 0 }
    self.red = limited(red)
    self.green = limited(green)
    self.blue = limited(blue)
    self.alpha = limited(alpha)
  }

  /// Creates a color with the given components, which are always sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The red, green, blue and alpha components.
  ///
  /// Never nil; optional for source compatibility with Core Graphics.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of `components`: four.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with another opacity.
  ///
  /// Never nil; optional for source compatibility with Core Graphics.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns the color with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> CGColor {
    opacity == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
