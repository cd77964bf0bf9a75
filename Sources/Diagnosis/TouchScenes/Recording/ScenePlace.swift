import TouchGeometry

/// The position of a scene on its surface, and its scale.
///
/// The only scales are 1/2, 1, 2 and 4: with powers of two, positions are converted between surface and scene without
/// rounding, so a recording contains exactly what the scene received.
package struct ScenePlace: Equatable, Sendable {
  /// The scene's frame, in points of the surface.
  package let frame: CGRect
  /// The number of surface points for a point of the scene; above zero.
  package let zoom: CGFloat

  /// A scene at the surface's corner with scale 1.
  package static let corner = ScenePlace(frame: .zero)

  package init(frame: CGRect, zoom: CGFloat = 1) { (self.frame, self.zoom) = (frame, zoom) }

  /// Converts a position from the surface to the scene.
  package func toScene(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - frame.minX) / zoom, y: (place.y - frame.minY) / zoom)
  }

  /// Converts a position from the scene to the surface.
  package func toSurface(_ place: CGPoint) -> CGPoint {
    CGPoint(x: frame.minX + place.x * zoom, y: frame.minY + place.y * zoom)
  }
}
