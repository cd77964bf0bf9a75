import TouchFiles
import TouchGeometry

/// An immutable typeface at a size.
///
/// Two fonts are equal if they request the same typeface. Metrics come from the installed text engine. It is not a
/// subclass of `NSObject` here, so that it is sendable.
///
/// https://developer.apple.com/documentation/uikit/uifont
public final class UIFont: Sendable, Hashable {
  /// The weight of a font.
  ///
  /// https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1 (thinnest) to 1 (heaviest); 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between regular and bold.
    public static let semibold = Weight(0.3)
    /// The weight for emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The requested typeface.
  package enum Face: Hashable, Sendable {
    case system
    case monospaced
    case serif
    /// An installed family.
    case named(String)
  }

  package let face: Face
  package let weight: Weight
  package let isItalic: Bool
  /// How the size follows the content size category, which equality ignores; nil for a fixed size.
  package let scaling: FontScaling?

  /// The size of an em, in points.
  public let pointSize: CGFloat

  package init(
    face: Face, size: CGFloat, weight: Weight, isItalic: Bool = false, scaling: FontScaling? = nil
  ) {
    (self.face, self.scaling, self.weight, self.isItalic) = (face, scaling, weight, isItalic)
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
  }

  /// Creates a font with a name at a size in points; nil if there is none.
  ///
  /// The name is that of the font file, `DejaVuSans-Bold`, or that of a family, with or without spaces, optionally
  /// followed by a hyphen and a style. Case is ignored. A name that is not installed is searched in the font files next
  /// to the app and in its resource folders.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var found = Self.face(fontName)
    if found == nil, ProgramFonts.add() { found = Self.face(fontName) }
    guard let found else { return nil }
    self.init(face: .named(found.family), size: fontSize, weight: found.weight, isItalic: found.isItalic)
  }

  private static func face(_ wanted: String) -> (family: String, weight: Weight, isItalic: Bool)? {
    func plain(_ name: Substring) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }
    let faces = TextSystem.current.faces
    if let face = faces.first(where: { $0.name.lowercased() == wanted.lowercased() }) {
      return (face.family, Weight(nearest: face.weight), face.isItalic)
    }
    if let face = faces.first(where: { plain($0.family[...]) == plain(wanted[...]) }) {
      return (face.family, .regular, false)
    }
    guard let hyphen = wanted.lastIndex(of: "-"),
      let face = faces.first(where: { plain($0.family[...]) == plain(wanted[..<hyphen]) })
    else { return nil }
    let style = style(named: String(wanted[hyphen...].dropFirst()))
    return (face.family, style.weight, style.isItalic)
  }

  /// Returns the weight and slant of a style's name, such as `SemiBold Italic`; regular if no word is known.
  static func style(named name: String) -> (weight: Weight, isItalic: Bool) {
    let style = name.lowercased().filter { $0 != " " }
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold),
    ]
    return (
      weights.first { style.holds($0.0) }?.1 ?? .regular, style.holds("italic") || style.holds("oblique")
    )
  }

  /// The names of the available families, sorted; empty before a window or a test has been started.
  ///
  /// They include fonts registered by the app.
  public static var familyNames: [String] { Set(TextSystem.current.faces.map(\.family)).sorted() }

  /// Returns the names of the typefaces of a family, from light to heavy; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    TextSystem.current.faces.filter { $0.family == familyName }.map(\.name)
  }

  /// The name of the family; empty for the system fonts.
  public var familyName: String {
    switch face {
    case .system, .monospaced, .serif: ""
    case .named(let name): name
    }
  }

  /// The name of the family's typeface nearest in weight and slant; empty for the system fonts.
  public var fontName: String {
    let number = weight.number
    let family = TextSystem.current.faces.filter { $0.family == familyName }
    return family.min {
      $0.distance(weight: number, isItalic: isItalic) < $1.distance(weight: number, isItalic: isItalic)
    }?.name ?? familyName
  }

  /// Returns the system font at a size in points; 14 is used instead of sizes that are not positive.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .regular)
  }

  /// Returns the system font at a size in points, with a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system, size: size, weight: weight)
  }

  /// Returns the bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .bold)
  }

  /// Returns the italic system font at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .regular, isItalic: true)
  }

  /// Returns the monospaced system font at a size in points, with a weight.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .monospaced, size: size, weight: weight)
  }

  /// Returns the system font with monospaced digits, at a size in points, with a weight.
  ///
  /// The digits of the system font are always monospaced.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the same typeface at another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(face: face, size: size, weight: weight, isItalic: isItalic)
  }

  /// The size of text in labels, in points: 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons, in points: 18.
  public static let buttonFontSize: CGFloat = 18
  /// The size of other text, in points: 14.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points: 12.
  public static let smallSystemFontSize: CGFloat = 12

  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat { TextSystem.current.metrics(of: self).lineHeight }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { TextSystem.current.metrics(of: self).ascender }
  /// The depth of letters below the baseline, in points; negative, as in UIKit.
  public var descender: CGFloat { TextSystem.current.metrics(of: self).descender }

  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { TextSystem.current.letterHeights(of: self).capital }
  /// The height of small letters without ascenders above the baseline, in points.
  public var xHeight: CGFloat { TextSystem.current.letterHeights(of: self).small }
  /// The gap between lines, in points: the part of `lineHeight` beyond ascender and descender.
  public var leading: CGFloat {
    let metrics = TextSystem.current.metrics(of: self)
    return metrics.lineHeight - metrics.ascender + metrics.descender
  }

  /// Whether two fonts request the same typeface, size, weight and slant.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left === right
      || left.face == right.face && left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}
