import TouchGeometry

/// An array as Core Foundation's functions take it; `[CGColor]` becomes one with `as CFArray` or as it is.
public typealias CFArray = [Any]

/// A text as Core Foundation's functions take it; a `String` becomes one with `as CFString` or as it is.
public typealias CFString = String

/// Anything as Core Foundation's functions take it.
public typealias CFTypeRef = Any

/// A space of colors; there is sRGB alone, so all of them are equal.
/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  private static let only = CGColorSpace()
  private init() {}

  /// The space of a name; nil for any but sRGB.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init()
  }

  fileprivate static var device: CGColorSpace { only }

  /// True: there is only one.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }
  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// The space of the display's colors, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.device }

extension CGGradient {
  /// A gradient of colors at places from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: in which the colors are blended; always sRGB.
  ///   - colors: `CGColor`s, at least one.
  ///   - locations: one for each color; nil for even distances.
  /// - Returns: nil when there is no color, or something else among them.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard parts.count == colors.count else { return nil }
    self.init(colors: parts, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: parts.count)) })
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// What a color literal stands for.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a color literal without a type is.
public typealias _ColorLiteralType = UIColor
