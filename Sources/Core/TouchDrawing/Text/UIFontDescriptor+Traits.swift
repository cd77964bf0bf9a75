import TouchGeometry

extension UIFontDescriptor {
  /// What can be said of a typeface in a word (semantics 16.13).
  ///
  /// Width, serifs and the rest of UIKit's list are not told by font files reliably, so they are not among them.
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// Traits by UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters are equally wide; known of the system's typeface of that kind only.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The kinds of typeface that the system has. https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// Tells the designs apart.
    public let rawValue: String
    /// The design of a name; `withDesign(_:)` answers with nil for one that there is not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of labels.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Equally wide letters.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    /// With round ends; no typeface of the system is so, and `withDesign(_:)` answers with nil.
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  /// What the typeface is; the system's where the one that is described is not there.
  public var symbolicTraits: SymbolicTraits {
    let font = UIFont(descriptor: self, size: 0)
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.face == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same typeface with these traits, and without the others; nil where it cannot have them.
  ///
  /// The system's typefaces can be bold and slanted. A named family can be what one of its typefaces is, and only the
  /// system's typeface can be turned into one with equally wide letters, and back. The weight stays where it is bold, or
  /// not, as asked. https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)
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

  /// The system's typeface of another design, in the same weight, slant and size; nil where there is none of that
  /// design, and for a typeface that is not the system's.
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

  /// The typeface of the same family with a style's name, as `Bold Italic`; the regular one where no word is known.
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
  /// Whether UIKit counts it as bold.
  var isBold: Bool { rawValue >= Self.semibold.rawValue }
}
