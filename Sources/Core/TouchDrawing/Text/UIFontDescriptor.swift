import TouchGeometry

/// An immutable description of a font: its name, family or design, with a weight, a slant and a size.
///
/// The font need not be available; `UIFont(descriptor:size:)` searches for it. The methods return a new descriptor.
///
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: Sendable, Hashable {
  /// The description of the typeface.
  enum Typeface: Hashable, Sendable {
    /// A system font.
    case design(UIFont.Face)
    /// The name of a typeface, or of a family if no typeface has that name.
    case name(String)
  }

  let typeface: Typeface
  /// Nil for the weight according to the name.
  let weight: UIFont.Weight?
  /// Nil for the slant according to the name.
  let isItalic: Bool?
  /// The size in points; 0 if unspecified.
  public let pointSize: CGFloat

  init(typeface: Typeface, weight: UIFont.Weight?, isItalic: Bool?, size: CGFloat) {
    (self.typeface, pointSize) = (typeface, size)
    if case .design = typeface {
      (self.weight, self.isItalic) = (weight ?? .regular, isItalic ?? false)
    } else {
      (self.weight, self.isItalic) = (weight, isItalic)
    }
  }

  /// Creates a descriptor of a typeface.
  ///
  /// - Parameters:
  ///   - name: The name of the typeface or of a family.
  ///   - size: The size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(typeface: .name(name), weight: nil, isItalic: nil, size: size)
  }

  /// Returns the descriptor of the system font for a text style.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:)
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The name of the typeface, as returned by `UIFont.fontNames(forFamilyName:)`, or of a family; empty for the system
  /// fonts.
  public var postscriptName: String {
    switch typeface {
    case .design: ""
    case .name(let name) where weight == nil && isItalic == nil: name
    case .name: font(size: 0)?.fontName ?? ""
    }
  }

  /// Returns the descriptor with another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface: typeface, weight: weight, isItalic: isItalic, size: newPointSize)
  }

  /// Returns the descriptor of another family's typeface nearest in weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let traits = symbolicTraits
    return UIFontDescriptor(
      typeface: .name(newFamily), weight: weight ?? (traits.contains(.traitBold) ? .bold : nil),
      isItalic: traits.contains(.traitItalic) ? true : isItalic, size: pointSize)
  }

  /// Returns the described font, at a size in points or its own; nil if there is none with that name.
  func font(size: CGFloat) -> UIFont? {
    let size = size > 0 ? size : pointSize
    switch typeface {
    case .design(let face):
      return UIFont(face: face, size: size, weight: weight ?? .regular, isItalic: isItalic ?? false)
    case .name(let name):
      guard let found = UIFont(name: name, size: size) else { return nil }
      guard weight != nil || isItalic != nil else { return found }
      return UIFont(
        face: found.face, size: size, weight: weight ?? found.weight, isItalic: isItalic ?? found.isItalic)
    }
  }

  /// Whether both describe the same typeface, weight, slant and size.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.typeface == right.typeface && left.weight == right.weight && left.isItalic == right.isItalic
      && left.pointSize == right.pointSize
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeface)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(pointSize)
  }
}

extension UIFont {
  /// Creates the font of a descriptor, or the system font if that typeface is not available.
  ///
  /// - Parameters:
  ///   - descriptor: The typeface.
  ///   - pointSize: The size in points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let found = descriptor.font(size: size)
    self.init(
      face: found?.face ?? .system, size: size, weight: found?.weight ?? descriptor.weight ?? .regular,
      isItalic: found?.isItalic ?? descriptor.isItalic ?? false)
  }

  /// The descriptor of the typeface, its weight, slant and size.
  public var fontDescriptor: UIFontDescriptor {
    switch face {
    case .system, .monospaced, .serif:
      UIFontDescriptor(typeface: .design(face), weight: weight, isItalic: isItalic, size: pointSize)
    case .named: UIFontDescriptor(name: fontName, size: pointSize)
    }
  }
}
