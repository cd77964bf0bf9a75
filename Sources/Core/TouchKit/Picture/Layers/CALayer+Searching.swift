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

  /// Copies the properties that every layer has: geometry, appearance and name.
  func copyProperties(of other: CALayer) {
    name = other.name
    bounds = other.bounds
    anchorPoint = other.anchorPoint
    position = other.position
    transform = other.transform
    opacity = other.opacity
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    contents = other.contents
    contentsGravity = other.contentsGravity
  }
}
