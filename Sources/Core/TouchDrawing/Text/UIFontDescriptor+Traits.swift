import TouchGeometry

extension UIFontDescriptor {
  /// The traits of a typeface (semantics 16.13).
  ///
  /// Width, serifs and the other traits of UIKit are not reliable in font files, so they are not included.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// Creates traits from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters are equally wide; known only of the system's monospaced font.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// The name of the design.
    public let rawValue: String
    /// Creates the design with a name; `withDesign(_:)` returns nil for an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The design of labels.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With equally wide letters.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    /// With rounded ends; there is no such system font, so `withDesign(_:)` returns nil.
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  /// The traits of the typeface, or of the system font if the typeface is not available.
  public var symbolicTraits: SymbolicTraits {
    let font = UIFont(descriptor: self, size: 0)
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.face == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the same typeface with exactly these traits; nil if it cannot have them.
  ///
  /// The system fonts can be bold and italic. A named family can have the traits of its typefaces, and only the system
  /// font can become monospaced, and back. The weight is kept if it already is as bold as requested.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    guard symbolicTraits.isSubset(of: known), let font = font(size: 0) else { return nil }
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let weight = font.weight.isBold == isBold ? font.weight : isBold ? .bold : .regular
    switch font.face {
    case .system, .monospaced:
      return UIFontDescriptor(
        typeface: .design(isMonospaced ? .monospaced : .system), weight: weight, isItalic: isItalic, size: pointSize)
    case .serif:
      guard !isMonospaced else { return nil }
      return UIFontDescriptor(typeface: .design(.serif), weight: weight, isItalic: isItalic, size: pointSize)
    case .named(let family):
      let faces = TextSystem.current.faces.filter { $0.family == family }
      guard !isMonospaced,
        faces.contains(where: { $0.isItalic == isItalic && UIFont.Weight(nearest: $0.weight).isBold == isBold })
      else { return nil }
      return UIFontDescriptor(typeface: .name(family), weight: weight, isItalic: isItalic, size: pointSize)
    }
  }

  /// Returns the system font of another design, with the same weight, slant and size.
  ///
  /// Nil if there is none of that design, and for a typeface that is not the system's.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/withdesign(_:)
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .design = typeface else { return nil }
    let face: UIFont.Face
    switch design {
    case .default: face = .system
    case .serif: face = .serif
    case .monospaced: face = .monospaced
    default: return nil
    }
    return UIFontDescriptor(typeface: .design(face), weight: weight, isItalic: isItalic, size: pointSize)
  }

  /// Returns the family's typeface with a style, such as `Bold Italic`; the regular one if no word is known.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/withface(_:)
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let style = UIFont.style(named: newFace)
    let family = UIFont(descriptor: self, size: 0).familyName
    return UIFontDescriptor(
      typeface: family.isEmpty ? typeface : .name(family), weight: style.weight, isItalic: style.isItalic,
      size: pointSize)
  }
}

extension UIFont.Weight {
  /// Whether UIKit treats it as bold.
  var isBold: Bool { rawValue >= Self.semibold.rawValue }
}
