import TouchGeometry

/// Counts quick touches at one place, for `UITouch.tapCount` (semantics 1.9): as quick and as near as the taps of a
/// double tap.
struct TapCounter {
  private struct Ended {
    var place: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private var recent: [Ended] = []

  /// The count of a touch that begins.
  ///
  /// The nearest recent touch is continued, and continued once only.
  mutating func begin(at place: CGPoint, time: TimeInterval) -> Int {
    recent.removeAll { time - $0.time > GestureTuning.tapInterval + GestureTuning.timerGrace }
    var nearest: (index: Int, square: CGFloat)?
    for (index, ended) in recent.enumerated() {
      let (dx, dy) = (place.x - ended.place.x, place.y - ended.place.y)
      let square = dx * dx + dy * dy
      if square <= GestureTuning.tapSeparation * GestureTuning.tapSeparation, square < nearest?.square ?? .infinity {
        nearest = (index, square)
      }
    }
    guard let nearest else { return 1 }
    return recent.remove(at: nearest.index).count + 1
  }

  /// Takes note of a touch that was lifted.
  mutating func end(at place: CGPoint, time: TimeInterval, count: Int) {
    recent.append(Ended(place: place, time: time, count: count))
  }
}
