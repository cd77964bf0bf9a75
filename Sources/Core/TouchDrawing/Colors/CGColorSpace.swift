import TouchGeometry

/// An array as Core Foundation's functions take it; `[CGColor]` becomes one with `as CFArray` or as it is.
public typealias CFArray = [Any]

/// A text as Core Foundation's functions take it; a `String` becomes one with `as CFString` or as it is.
public typealias CFString = String

/// Anything as Core Foundation's functions take it.
public typealias CFTypeRef = Any

/// What the parts of a color are. https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
  /// One part: how light it is.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A space of colors: there are sRGB, in which colors are, and its grays, in which pixels may be kept.
/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  fileprivate static let device = CGColorSpace(.rgb)
  fileprivate static let deviceGray = CGColorSpace(.monochrome)

  /// What the parts of its colors are.
  public let model: CGColorSpaceModel
  /// How many parts a color has, besides the opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  private init(_ model: CGColorSpaceModel) { self.model = model }

  /// The space of a name; nil for any but sRGB.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init(.rgb)
  }

  /// Whether two have the same parts.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The space of the display's colors, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.device }

/// The space of the display's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }

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
