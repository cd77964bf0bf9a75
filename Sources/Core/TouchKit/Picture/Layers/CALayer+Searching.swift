import TouchDrawing
import TouchGeometry

extension CALayer {
  func find(_ place: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let isInside = contains(place)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.find(convert(place, to: layer)) { return found }
    }
    return isInside ? self : nil
  }

  /// Converts a point of the space around a layer without a superlayer.
  func placed(_ p: CGPoint) -> CGPoint {
    CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
  }
}
