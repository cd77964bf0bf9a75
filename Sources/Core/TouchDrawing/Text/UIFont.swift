import TouchFiles
import TouchGeometry

/// A typeface at a size; it never changes.
///
/// Two fonts are equal when they ask for the same thing. Measures come from the installed text engine. Not a subclass
/// of `NSObject` here, so that it can be sent anywhere. https://developer.apple.com/documentation/uikit/uifont
public final class UIFont: Sendable, Hashable {
  /// How heavy strokes are. https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1 (thinnest) to 1 (heaviest); 0 is regular.
    public let rawValue: CGFloat
    /// The weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between regular and bold.
    public static let semibold = Weight(0.3)
    /// That of emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// Which typeface is asked for.
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

  /// The size of an em, in points.
  public let pointSize: CGFloat

  package init(face: Face, size: CGFloat, weight: Weight, isItalic: Bool = false) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
  }

  /// A typeface at a size in points; nil when there is none of that name.
  ///
  /// The name is the one that the font file gives, `DejaVuSans-Bold`, or that of a family, with or without its spaces,
  /// after which a style may follow behind a hyphen. The case of letters does not matter. A name that is not installed
  /// is looked for in the font files beside the program and in its folders of resources.
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

  /// Weight and slant of a style's name, as `SemiBold Italic`; regular where no word is known.
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

  /// The names of the families that there are, sorted; empty before a window or a test has been started.
  ///
  /// Fonts that the program registered are among them.
  public static var familyNames: [String] { Set(TextSystem.current.faces.map(\.family)).sorted() }

  /// The names of the typefaces of a family, from light to heavy; none for a family that does not exist.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    TextSystem.current.faces.filter { $0.family == familyName }.map(\.name)
  }

  /// The name of the family; empty for the system's typefaces.
  public var familyName: String {
    switch face {
    case .system, .monospaced, .serif: ""
    case .named(let name): name
    }
  }

  /// The name of the typeface of the family that is nearest to the weight and the slant; empty for the system's
  /// typefaces.
  public var fontName: String {
    let number = weight.number
    let family = TextSystem.current.faces.filter { $0.family == familyName }
    return family.min {
      $0.distance(weight: number, isItalic: isItalic) < $1.distance(weight: number, isItalic: isItalic)
    }?.name ?? familyName
  }

  /// The system's typeface at a size in points; 14 is taken for sizes that are not positive.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .regular)
  }

  /// The system's typeface at a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system, size: size, weight: weight)
  }

  /// The system's typeface, bold, at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .bold)
  }

  /// The system's typeface, slanted, at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: .system, size: size, weight: .regular, isItalic: true)
  }

  /// A typeface all of whose letters are equally wide, at a size in points and a weight.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .monospaced, size: size, weight: weight)
  }

  /// The system's typeface with digits that are equally wide, at a size in points and a weight.
  ///
  /// The digits of the system's typeface are so anyway.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The same typeface at another size in points.
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
  /// How far letters rise above the baseline, in points.
  public var ascender: CGFloat { TextSystem.current.metrics(of: self).ascender }
  /// How far letters fall below the baseline, in points; negative, as in UIKit.
  public var descender: CGFloat { TextSystem.current.metrics(of: self).descender }

  /// How far capitals rise above the baseline, in points.
  public var capHeight: CGFloat { TextSystem.current.letterHeights(of: self).capital }
  /// How far small letters without ascenders rise above the baseline, in points.
  public var xHeight: CGFloat { TextSystem.current.letterHeights(of: self).small }
  /// The gap between a line and the next one, in points: what `lineHeight` has beyond ascender and descender.
  public var leading: CGFloat {
    let metrics = TextSystem.current.metrics(of: self)
    return metrics.lineHeight - metrics.ascender + metrics.descender
  }

  /// Whether two fonts ask for the same typeface, size, weight and slant.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left === right
      || left.face == right.face && left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}
