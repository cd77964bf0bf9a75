import TouchGeometry

/// What 7.5 and 7.6 share: the first two fingers.
class TwoFingers: Recognizer {
  private var fingers: [Finger] = []

  override func clear() { fingers = [] }

  /// From the first finger to the second; nil unless both are down.
  var span: Point? { fingers.count == 2 ? fingers[1].location - fingers[0].location : nil }

  /// Called when two fingers are down (7.5.4).
  func start(_ span: Point) {}
  /// They moved.
  func judge(_ span: Point) {}

  override func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      // 7.5.1
      if fingers.count == 2 {
        ignore(touch)
        continue
      }
      fingers.refresh()
      fingers.append(Finger(touch))
      if let span { start(span) }
    }
  }

  override func touchesMoved(_ touches: [Touch]) {
    fingers.follow(touches)
    if state == .possible, let span { judge(span) }
  }

  override var takesGestures: Bool { true }

  /// 7.5.4: over when both are up.
  override func touchesEnded(_ touches: [Touch]) {
    fingers.removeAll { finger in touches.contains { $0 === finger.touch } }
    if fingers.isEmpty { become(state == .possible ? .failed : .ended) }
  }
}

/// 7.5.
final class Pinch: TwoFingers {
  private var distance = 0.0

  override func start(_ span: Point) { distance = span.length }

  /// 52.5.
  override func gestureChanged(_ gesture: Gesture) {
    if state == .possible && abs(gesture.scale - 1) > 0.04 { become(.began) }
  }

  /// 7.5.2.
  override func judge(_ span: Point) {
    if abs(span.length - distance) > 8 { become(.began) }
  }
}

/// 7.6.
final class Rotation: TwoFingers {
  private var first = Point()
  private var previous = Point()
  /// In radians; counts turns (7.6.2).
  private var angle = 0.0

  override func start(_ span: Point) {
    (first, previous, angle) = (span, span, 0)
  }

  /// 52.5.
  override func gestureChanged(_ gesture: Gesture) {
    if state == .possible && abs(gesture.rotation) * 180 / .pi > 5 { become(.began) }
  }

  /// 7.6.1.
  override func judge(_ span: Point) {
    // Two fingers at one place have no direction, and the first direction after that is no turn.
    if span.length == 0 { return }
    if previous.length == 0 { previous = span }
    // The turn from one direction to the next, between -π and π.
    angle += atan2(previous.x * span.y - previous.y * span.x, previous.x * span.x + previous.y * span.y)
    previous = span
    let stretch = first.length > 0 ? abs(span.length - first.length) / first.length : 0
    if abs(angle) * 180 / .pi > 5 + 5 * min(stretch, 1).squareRoot() { become(.began) }
  }
}
