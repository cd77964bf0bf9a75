import TouchGeometry

extension UIGestureRecognizer {
  /// The mean place of touches in window coordinates; the origin when there are none.
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

  /// A place in window coordinates as `view` sees it now.
  func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

/// The kinds of touches a recognizer takes, as bits: asked for every touch, so no array is searched.
struct TouchTypeMask: OptionSet {
  let rawValue: Int

  static var all: TouchTypeMask { TouchTypeMask(rawValue: .max) }

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ types: [NSNumber]) {
    self.init(rawValue: types.reduce(0) { $0 | 1 << $1.intValue })
  }

  func contains(_ type: UITouch.TouchType) -> Bool { rawValue & 1 << type.rawValue != 0 }
}
