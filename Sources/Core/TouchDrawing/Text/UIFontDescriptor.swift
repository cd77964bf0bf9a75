import TouchGeometry

/// Which font it is: a typeface by its name, its family or its design, with a weight, a slant and a size.
///
/// It stands for a font that need not be there; `UIFont(descriptor:size:)` looks for it. A descriptor never changes: its
/// methods return another one. https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: Sendable, Hashable {
  /// What is said of the typeface.
  enum Typeface: Hashable, Sendable {
    /// One of the system's.
    case design(UIFont.Face)
    /// That of a name, or of a family where no typeface has that name.
    case name(String)
  }

  let typeface: Typeface
  /// Nil for what the name says.
  let weight: UIFont.Weight?
  /// Nil for what the name says.
  let isItalic: Bool?
  /// The size in points; 0 where it says none.
  public let pointSize: CGFloat

  init(typeface: Typeface, weight: UIFont.Weight?, isItalic: Bool?, size: CGFloat) {
    (self.typeface, pointSize) = (typeface, size)
    if case .design = typeface {
      (self.weight, self.isItalic) = (weight ?? .regular, isItalic ?? false)
    } else {
      (self.weight, self.isItalic) = (weight, isItalic)
    }
  }

  /// A description of a typeface.
  ///
  /// - Parameters:
  ///   - name: of the typeface or of a family.
  ///   - size: in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(typeface: .name(name), weight: nil, isItalic: nil, size: size)
  }

  /// The system's typeface as a text style has it.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:)
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The name of the typeface, as `UIFont.fontNames(forFamilyName:)` gives it, or of a family; empty for the system's
  /// typefaces.
  public var postscriptName: String {
    switch typeface {
    case .design: ""
    case .name(let name) where weight == nil && isItalic == nil: name
    case .name: font(size: 0)?.fontName ?? ""
    }
  }

  /// Another size in points, and the rest as it is.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface: typeface, weight: weight, isItalic: isItalic, size: newPointSize)
  }

  /// The typeface of another family that is nearest in weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let traits = symbolicTraits
    return UIFontDescriptor(
      typeface: .name(newFamily), weight: weight ?? (traits.contains(.traitBold) ? .bold : nil),
      isItalic: traits.contains(.traitItalic) ? true : isItalic, size: pointSize)
  }

  /// The font that is described, at a size in points or its own; nil where there is none of that name.
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

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeface)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(pointSize)
  }
}

extension UIFont {
  /// The font of a description, or the system's where that typeface is not there.
  ///
  /// - Parameters:
  ///   - descriptor: which typeface.
  ///   - pointSize: in points; 0 for the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let found = descriptor.font(size: size)
    self.init(
      face: found?.face ?? .system, size: size, weight: found?.weight ?? descriptor.weight ?? .regular,
      isItalic: found?.isItalic ?? descriptor.isItalic ?? false)
  }

  /// The typeface, its weight and slant, and the size.
  public var fontDescriptor: UIFontDescriptor {
    switch face {
    case .system, .monospaced, .serif:
      UIFontDescriptor(typeface: .design(face), weight: weight, isItalic: isItalic, size: pointSize)
    case .named: UIFontDescriptor(name: fontName, size: pointSize)
    }
  }
}
