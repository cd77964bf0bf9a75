import TouchGeometry

extension UIImage {
  /// The configuration of an image; only symbols have one.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  public typealias Configuration = SymbolConfiguration

  /// The size, the weight and the colors of a symbol.
  ///
  /// It is immutable. Unspecified values default to those of symbols next to text of 17 points. It is not a subclass of
  /// `NSObject` here, so that it is sendable.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  public final class SymbolConfiguration: Hashable, Sendable {
    private let pointSize: CGFloat?
    private let ownWeight: SymbolWeight
    private let ownScale: SymbolScale
    private let colors: [CGColor]
    /// Whether the color is for marks, with a paler one for bodies.
    private let isHierarchical: Bool

    private init(
      _ pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
      colors: [CGColor] = [], isHierarchical: Bool = false
    ) {
      self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, Self.largest) : nil }
      (ownWeight, ownScale) = (weight, scale)
      (self.colors, self.isHierarchical) = (colors, isHierarchical)
    }

    private static let largest: CGFloat = 4_096

    /// A configuration without any values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration for a symbol next to text of a size in points; a size that is not positive is
    /// unspecified.
    public convenience init(pointSize: CGFloat) { self.init(pointSize) }

    /// Creates a configuration for a symbol next to text of a size in points, with a line weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight: weight) }

    /// Creates a configuration for a symbol next to text of a size in points, with a line weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration with a line weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight: weight) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, scale: scale) }

    /// Creates a configuration for a symbol next to text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration for a symbol next to text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for a symbol next to text of a font, with the weight of the font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for a symbol next to text of a font, with the weight of the font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// Creates a configuration with a color for the marks of a symbol, and a paler one for bodies and frames.
    ///
    /// A dynamic color is resolved when this initializer is called.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, colors: [hierarchicalColor.cgColor], isHierarchical: true)
    }

    /// Creates a configuration with colors for the marks of a symbol, and for bodies and frames.
    ///
    /// A single color is used for both, and then marks in bodies are holes. Further colors are ignored. Dynamic colors
    /// are resolved when this initializer is called.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, colors: paletteColors.map(\.cgColor)) }

    /// Returns this configuration with the values of another one added or replaced.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, weight: other.ownWeight == .unspecified ? ownWeight : other.ownWeight,
        scale: other.ownScale == .unspecified ? ownScale : other.ownScale,
        colors: other.hasColors ? other.colors : colors,
        isHierarchical: other.hasColors ? other.isHierarchical : isHierarchical)
    }

    /// Returns the same size and weight with other colors; without colors if the array is empty.
    func colored(_ colors: [CGColor]) -> SymbolConfiguration {
      SymbolConfiguration(pointSize, weight: ownWeight, scale: ownScale, colors: colors)
    }

    var hasColors: Bool { !colors.isEmpty }
    /// The height of a symbol, from the size of the text next to it.
    var points: CGFloat { (pointSize ?? 17) * Self.height }
    var weight: SymbolWeight { ownWeight }
    var scale: SymbolScale { ownScale }
    /// The ratio of the side of a symbol's square to the text size.
    private static let height: CGFloat = 1.2

    var symbolColors: SymbolColors? {
      guard let first = colors.first else { return nil }
      let second = isHierarchical ? first.faded(by: 0.3) : colors.dropFirst().first
      return SymbolColors(lines: first, bodies: second ?? first)
    }

    /// Whether two configurations have equal values.
    public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
      left.pointSize == right.pointSize && left.ownWeight == right.ownWeight && left.ownScale == right.ownScale
        && left.colors == right.colors && left.isHierarchical == right.isHierarchical
    }

    /// Hashes the properties that `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(ownWeight)
      hasher.combine(ownScale)
    }
  }

  /// The weight of a symbol's lines.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/symbolweight
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified: regular.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The weight of body text.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between regular and bold.
    case semibold
    /// The weight for emphasis.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest weight.
    case black

    /// Returns the corresponding weight of text.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// Creates the weight nearest to a weight of text.
    init(_ weight: UIFont.Weight) {
      let all: [SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      func distance(_ one: SymbolWeight) -> CGFloat { abs(one.fontWeight().rawValue - weight.rawValue) }
      self = all.min { distance($0) < distance($1) } ?? .regular
    }

    /// The width of lines in the box of the table.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.7
      case .thin: 1
      case .light: 1.35
      case .unspecified, .regular: 1.75
      case .medium: 2
      case .semibold: 2.3
      case .bold: 2.6
      case .heavy: 2.9
      case .black: 3.2
      }
    }
  }

  /// The scale of a symbol relative to text.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable {
    /// The system's default: medium.
    case `default` = -1
    /// Unspecified: medium.
    case unspecified = 0
    /// Smaller.
    case small
    /// The standard size.
    case medium
    /// Larger.
    case large

    /// The factor relative to the standard size.
    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }
}
