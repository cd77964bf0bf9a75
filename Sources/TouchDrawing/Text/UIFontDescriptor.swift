import TouchGeometry

/// Which font it is: a typeface by its name, and a size.
///
/// It stands for a font that need not be there. https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: Sendable, Hashable {
  /// The name of the typeface, as `UIFont.fontNames(forFamilyName:)` gives it, or of a family.
  public let postscriptName: String
  /// The size in points; 0 where it says none.
  public let pointSize: CGFloat

  /// A description of a typeface.
  ///
  /// - Parameters:
  ///   - name: of the typeface or of a family.
  ///   - size: in points.
  public init(name: String, size: CGFloat) { (postscriptName, pointSize) = (name, size) }

  /// Whether both name the same.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.postscriptName == right.postscriptName && left.pointSize == right.pointSize
  }
  /// Feeds name and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(postscriptName)
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
    let found = UIFont(name: descriptor.postscriptName, size: size)
    self.init(
      face: found?.face ?? .system, size: size, weight: found?.weight ?? .regular, isItalic: found?.isItalic ?? false)
  }

  /// The name of the typeface and the size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
}
