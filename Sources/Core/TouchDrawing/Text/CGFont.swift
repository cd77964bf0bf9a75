import TouchGeometry

/// A typeface without a size.
///
/// https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable, Hashable {
  /// The typeface, at some size.
  package let face: UIFont

  /// Creates the typeface with a name, as in `UIFont(name:size:)`; nil if there is none.
  public init?(_ name: CFString) {
    guard let face = UIFont(name: name, size: UIFont.systemFontSize) else { return nil }
    self.face = face
  }

  /// The name of the typeface.
  public var postScriptName: CFString? { face.fontName }

  /// Whether two fonts have the same typeface.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.face == right.face }
  /// Hashes the typeface.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
