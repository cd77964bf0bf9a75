import TouchGeometry

extension UIImage {
  /// What images are made for: of configurations there are those of symbols.
  /// https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  public typealias Configuration = SymbolConfiguration

  /// The size, the weight and the colors of a symbol.
  /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  ///
  /// It never changes. What is left open is that of symbols beside text of 17 points. Not a subclass of `NSObject` here,
  /// so that it can be sent anywhere.
  public final class SymbolConfiguration: Hashable, Sendable {
    private let pointSize: CGFloat?
    private let ownWeight: SymbolWeight
    private let ownScale: SymbolScale
    private let colors: [CGColor]
    /// Whether the one color counts for marks, and a paler one for bodies.
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

    /// A configuration that leaves everything open.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// A symbol that fits beside text of a size in points; what is not positive leaves the size open.
    public convenience init(pointSize: CGFloat) { self.init(pointSize) }

    /// A symbol that fits beside text of a size in points, with lines of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight: weight) }

    /// A symbol that fits beside text of a size in points, smaller or larger than usual.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight: weight, scale: scale)
    }

    /// Lines of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight: weight) }

    /// A symbol smaller or larger than usual.
    public convenience init(scale: SymbolScale) { self.init(nil, scale: scale) }

    /// A symbol that fits beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// A symbol that fits beside text of a style, smaller or larger than usual.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A symbol that fits beside text of a font, as heavy as the font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol that fits beside text of a font, as heavy as the font, smaller or larger than usual.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// A color for the marks of a symbol, and a paler one for the bodies and frames that they stand in.
    ///
    /// A dynamic color is taken as it is at this moment.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, colors: [hierarchicalColor.cgColor], isHierarchical: true)
    }

    /// Colors for the marks of a symbol, and for the bodies and frames that they stand in.
    ///
    /// One color is for both, and then marks in bodies are holes. Further colors are for nothing. Dynamic colors are taken
    /// as they are at this moment.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, colors: paletteColors.map(\.cgColor)) }

    /// What this configuration says, and besides or instead what another one says.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, weight: other.ownWeight == .unspecified ? ownWeight : other.ownWeight,
        scale: other.ownScale == .unspecified ? ownScale : other.ownScale,
        colors: other.hasColors ? other.colors : colors,
        isHierarchical: other.hasColors ? other.isHierarchical : isHierarchical)
    }

    /// The same size and weight in other colors; without any, in none.
    func colored(_ colors: [CGColor]) -> SymbolConfiguration {
      SymbolConfiguration(pointSize, weight: ownWeight, scale: ownScale, colors: colors)
    }

    var hasColors: Bool { !colors.isEmpty }
    /// The height of the text beside the symbol, times what a symbol is higher.
    var points: CGFloat { (pointSize ?? 17) * Self.height }
    var weight: SymbolWeight { ownWeight }
    var scale: SymbolScale { ownScale }
    /// The side of a symbol's square for a point of text.
    private static let height: CGFloat = 1.2

    var symbolColors: SymbolColors? {
      guard let first = colors.first else { return nil }
      let second = isHierarchical ? first.faded(by: 0.3) : colors.dropFirst().first
      return SymbolColors(lines: first, bodies: second ?? first)
    }

    /// Whether two say the same.
    public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
      left.pointSize == right.pointSize && left.ownWeight == right.ownWeight && left.ownScale == right.ownScale
        && left.colors == right.colors && left.isHierarchical == right.isHierarchical
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(ownWeight)
      hasher.combine(ownScale)
    }
  }

  /// How heavy the lines of a symbol are. https://developer.apple.com/documentation/uikit/uiimage/symbolweight
  public enum SymbolWeight: Int, Sendable {
    /// Left open: regular.
    case unspecified = 0
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// That of running text.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between regular and bold.
    case semibold
    /// That of emphasis.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    /// The weight of text that is as heavy.
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

    /// The weight that is nearest to that of text.
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

  /// How large a symbol is beside text. https://developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable {
    /// That of the system: medium.
    case `default` = -1
    /// Left open: medium.
    case unspecified = 0
    /// Smaller.
    case small
    /// As usual.
    case medium
    /// Larger.
    case large

    /// How much larger than usual.
    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }
}
