import TouchGeometry

extension UIGestureRecognizer {
  /// Returns the mean location of touches in window coordinates; the origin without touches.
  func centroid(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Converts a location in window coordinates to the current coordinates of `view`.
  func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

/// The types of touches that a recognizer accepts, as bits: tested for every touch without an array search.
struct TouchTypeMask: OptionSet {
  let rawValue: Int

  static var all: TouchTypeMask { TouchTypeMask(rawValue: .max) }

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ types: [NSNumber]) {
    self.init(rawValue: types.reduce(0) { $0 | 1 << $1.intValue })
  }

  func contains(_ type: UITouch.TouchType) -> Bool { rawValue & 1 << type.rawValue != 0 }
}
