import TouchGeometry

/// A color that never changes; a dynamic one looks different in light and in dark surroundings.
///
/// Two colors are equal when their parts are, in all surroundings. Views resolve dynamic colors when they are drawn,
/// and draw again when the style changes. Not a subclass of `NSObject` here, so that it can be sent anywhere.
/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: Sendable, Hashable {
  /// The parts of a color that is the same everywhere; of a dynamic one those in light surroundings, if it has such.
  package let fixed: CGColor
  /// What the color is elsewhere; nil when it is the same everywhere.
  package let dynamic: DynamicColor?

  /// The color as drawing takes it: that of a dynamic one under `UITraitCollection.current`.
  public var cgColor: CGColor { dynamic == nil ? fixed : parts(with: UITraitCollection.current) }

  package init(_ fixed: CGColor, dynamic: DynamicColor?) {
    self.fixed = fixed
    self.dynamic = dynamic
  }

  /// A color of the given red, green, blue and opacity, each from 0 to 1; others are brought into that range.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from 0 (black) to 1 (white), with an opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

  /// The color that a `CGColor` is.
  public init(cgColor: CGColor) {
    fixed = cgColor
    dynamic = nil
  }

  /// A color by hue (0 and 1 are red), saturation, brightness and opacity, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A color of 24 bits, `0xRRGGBB`.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(cgColor: CGColor(hex: hex, alpha: alpha))
  }

  /// A color written `#RRGGBB` or `#RRGGBBAA`, in either case of letters; nil for anything else.
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

  /// Stores red, green, blue and opacity where pointers are given.
  ///
  /// Every color has them, so the answer is always true.
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

  /// Stores the gray and the opacity where pointers are given.
  ///
  /// False, and nothing is stored, when the color is not a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let cgColor = self.cgColor
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity where pointers are given; a gray has hue 0.
  ///
  /// The answer is always true.
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

  /// Whether two colors have the same parts in all surroundings.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left === right || left.fixed == right.fixed && left.dynamic == right.dynamic
  }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fixed)
    hasher.combine(dynamic)
  }
}

extension CGColor {
  /// By hue, saturation and brightness; a hue beyond 0 to 1 goes round the circle.
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
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    guard spread > 0 else { return (0, 0, most) }
    let sector =
      if most == red { (green - blue) / spread } else if most == green { (blue - red) / spread + 2 } else {
        (red - green) / spread + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / most, most)
  }
}
