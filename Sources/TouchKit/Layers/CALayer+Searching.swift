import TouchDrawing
import TouchGeometry

extension CALayer {
  /// The frontmost layer at a place, this one or one in it; nil where there is none (semantics 46.6).
  ///
  /// - Parameter p: the place, in the space of the layer that this one is in.
  public func hitTest(_ p: CGPoint) -> CALayer? { find(superlayer.map { convert(p, from: $0) } ?? placed(p)) }

  private func find(_ place: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let isInside = contains(place)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.find(convert(place, to: layer)) { return found }
    }
    return isInside ? self : nil
  }

  /// A place of the space around a layer that is in no other.
  private func placed(_ p: CGPoint) -> CGPoint {
    CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
  }

  /// Takes over what every layer has: place, bounds, look and name.
  func take(_ other: CALayer) {
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
