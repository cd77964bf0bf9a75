import TouchGeometry

/// An array as an argument of Core Foundation functions; a `[CGColor]` converts with `as CFArray` or implicitly.
public typealias CFArray = [Any]

/// A string as an argument of Core Foundation functions; a `String` converts with `as CFString` or implicitly.
public typealias CFString = String

/// Any value as an argument of Core Foundation functions.
public typealias CFTypeRef = Any

/// The components of the colors in a color space.
///
/// https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component: the lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A color space: sRGB for colors, or its grays, which pixels may use.
///
/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  fileprivate static let device = CGColorSpace(.rgb)
  fileprivate static let deviceGray = CGColorSpace(.monochrome)

  /// The components of its colors.
  public let model: CGColorSpaceModel
  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  private init(_ model: CGColorSpaceModel) { self.model = model }

  /// Creates the space with a name; nil for any name but sRGB.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init(.rgb)
  }

  /// Whether two spaces have the same components.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Returns the color space of the display, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.device }

/// Returns the gray space of the display.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }

extension CGGradient {
  /// Creates a gradient of colors at locations from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: The space in which the colors are blended; always sRGB.
  ///   - colors: `CGColor`s, at least one.
  ///   - locations: One for each color; nil for even distances.
  /// - Returns: nil if there is no color, or an element is not a color.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard parts.count == colors.count else { return nil }
    self.init(colors: parts, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: parts.count)) })
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a color literal without a type annotation.
public typealias _ColorLiteralType = UIColor

extension CGGradient {
  /// Creates a gradient of colors that are given by their components.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - colorComponents: The components of each color with its opacity, one color after the other.
  ///   - locations: One for each color, in any order; nil for even distances from 0 to 1.
  ///   - count: The number of colors.
  /// - Returns: nil if there is no color, or if components or locations are missing.
  public convenience init?(colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int) {
    let size = colorSpace.numberOfComponents + 1
    guard count > 0, colorComponents.count / size >= count, locations.map({ $0.count >= count }) ?? true else {
      return nil
    }
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: colorSpace, components: Array(colorComponents[$0 * size..<($0 + 1) * size]))
    }
    self.init(colors: colors, locations: locations.map { Array($0.prefix(count)) })
  }
}

extension CGColor {
  /// Creates a color from its components in a space, the opacity last; nil if there are too few.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}
