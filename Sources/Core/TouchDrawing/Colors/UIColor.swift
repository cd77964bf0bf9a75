import TouchGeometry

/// An immutable color; a dynamic color looks different in the light and dark styles.
///
/// Two colors are equal if their components are equal under all traits. Views resolve dynamic colors when they are
/// drawn, and redraw when the style changes. It is not a subclass of `NSObject` here, so that it is sendable.
///
/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: Sendable, Hashable {
  /// The components of a color that is not dynamic; for a dynamic color, those of the light style, if it has any.
  package let fixed: CGColor
  /// The variants of a dynamic color; nil if the color is the same everywhere.
  package let dynamic: DynamicColor?

  /// The color used for drawing; a dynamic color is resolved under `UITraitCollection.current`.
  public var cgColor: CGColor { dynamic == nil ? fixed : parts(with: UITraitCollection.current) }

  package init(_ fixed: CGColor, dynamic: DynamicColor?) {
    self.fixed = fixed
    self.dynamic = dynamic
  }

  /// Creates a color with the given red, green, blue and opacity, each clamped to 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from 0 (black) to 1 (white), with an opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) {
    fixed = cgColor
    dynamic = nil
  }

  /// Creates a color from hue (0 and 1 are red), saturation, brightness and opacity, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color of 24 bits, `0xRRGGBB`.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(cgColor: CGColor(hex: hex, alpha: alpha))
  }

  /// Creates a color from `#RRGGBB` or `#RRGGBBAA`, in upper or lower case; nil for anything else.
  package convenience init?(hexString: String) {
    let digits = hexString.utf8.dropFirst()
    guard hexString.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let value = UInt32(hexString.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8, alpha: CGFloat(value & 0xFF) / 255)
    }
  }

  /// Stores red, green, blue and opacity in the given pointers.
  ///
  /// Always returns true, because every color has these components.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = self.cgColor
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores the gray and the opacity in the given pointers.
  ///
  /// Returns false and stores nothing if the color is not a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = self.cgColor
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity in the given pointers; a gray has hue 0.
  ///
  /// Always returns true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = self.cgColor
    let parts = cgColor.hueSaturationBrightness
    hue?.pointee = parts.0
    saturation?.pointee = parts.1
    brightness?.pointee = parts.2
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Whether two colors have the same components under all traits.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left === right || left.fixed == right.fixed && left.dynamic == right.dynamic
  }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fixed)
    hasher.combine(dynamic)
  }
}

extension CGColor {
  /// Creates a color from hue, saturation and brightness; a hue outside 0 to 1 wraps around.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let s = min(max(saturation, 0), 1)
    let v = min(max(brightness, 0), 1)
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  package var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let (maximum, minimum) = (max(red, green, blue), min(red, green, blue))
    let spread = maximum - minimum
    guard spread > 0 else { return (0, 0, maximum) }
    let sector =
      if maximum == red { (green - blue) / spread } else if maximum == green { (blue - red) / spread + 2 } else {
        (red - green) / spread + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / maximum, maximum)
  }
}
