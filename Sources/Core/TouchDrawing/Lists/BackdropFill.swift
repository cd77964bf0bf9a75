import TouchGeometry

/// An area that shows what is behind it, blurred.
///
/// What is behind it is part of the value, and not read from a target: so the pixels do not depend on the part of the
/// target that is redrawn, nor on the number of threads that draw. The area shows only what is inside it: the edges are
/// not darker or lighter because of what is next to them.
public struct BackdropFill: Sendable, Equatable {
  /// The area, in the current space.
  package let rect: CGRect
  /// The radius of the corners, at most half of the shorter side; 0 for square ones.
  package let radius: CGFloat
  /// The shape inside the area; nil for all of it but its corners.
  package let outline: DisplayList.Path?
  /// The standard deviation of the blur, in points of the current space.
  package let deviation: CGFloat
  /// The factor of the colors' saturation.
  package let saturation: CGFloat
  /// What is behind, in the space of the list that contains the command, without its transforms and clips.
  package let source: StoredDrawing

  package init(
    rect: CGRect, radius: CGFloat = 0, outline: DisplayList.Path? = nil, deviation: CGFloat, saturation: CGFloat = 1,
    source: StoredDrawing
  ) {
    (self.rect, self.radius, self.outline, self.deviation) = (rect, radius, outline, deviation)
    (self.saturation, self.source) = (saturation, source)
  }

  /// Whether two areas have the same shape and the same blur of equal drawings.
  public static func == (left: BackdropFill, right: BackdropFill) -> Bool {
    left.rect == right.rect && left.radius == right.radius && left.deviation == right.deviation
      && left.saturation == right.saturation && left.outline == right.outline
      && (left.source === right.source || left.source.list == right.source.list)
  }
}
