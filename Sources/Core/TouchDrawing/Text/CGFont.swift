import TouchGeometry

/// A typeface without a size. https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable, Hashable {
  /// The typeface, at some size.
  package let face: UIFont

  /// A typeface by its name, as `UIFont(name:size:)` takes it; nil when there is none of that name.
  public init?(_ name: CFString) {
    guard let face = UIFont(name: name, size: UIFont.systemFontSize) else { return nil }
    self.face = face
  }

  /// The name of the typeface.
  public var postScriptName: CFString? { face.fontName }

  /// Whether two are the same typeface.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.face == right.face }
  /// Feeds the typeface.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
