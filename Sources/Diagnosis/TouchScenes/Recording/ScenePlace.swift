import TouchGeometry

/// Where a scene lies on its surface, and how large it is shown.
///
/// Scenes are shown at 1/2, 1, 2 or 4 times their size and no other: with powers of two a place goes from the surface to
/// the scene and back without rounding, so what is recorded is exactly what the scene was given.
package struct ScenePlace: Equatable, Sendable {
  /// The scene's extent, in the points of the surface.
  package let frame: CGRect
  /// How many points of the surface a point of the scene takes; above zero.
  package let zoom: CGFloat

  /// A scene at the surface's corner, in its own size.
  package static let corner = ScenePlace(frame: .zero)

  package init(frame: CGRect, zoom: CGFloat = 1) { (self.frame, self.zoom) = (frame, zoom) }

  /// The place in the scene that is at a place of the surface.
  package func toScene(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - frame.minX) / zoom, y: (place.y - frame.minY) / zoom)
  }

  /// The place of the surface at which a place of the scene is seen.
  package func toSurface(_ place: CGPoint) -> CGPoint {
    CGPoint(x: frame.minX + place.x * zoom, y: frame.minY + place.y * zoom)
  }
}
