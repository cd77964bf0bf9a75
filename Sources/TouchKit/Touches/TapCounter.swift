import TouchGeometry

/// Counts quick touches at one place, for `UITouch.tapCount` (semantics 1.9).
struct TapCounter {
  /// The longest pause between the end of a touch and the begin of the next that counts on, in seconds.
  static let interval: TimeInterval = 0.35
  /// The largest distance between two touches that count on, and the travel after which a touch is no tap, in points.
  static let distance: CGFloat = 45

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
    recent.removeAll { time - $0.time > Self.interval + GestureTuning.timerGrace }
    var nearest: (index: Int, square: CGFloat)?
    for (index, ended) in recent.enumerated() {
      let (dx, dy) = (place.x - ended.place.x, place.y - ended.place.y)
      let square = dx * dx + dy * dy
      if square <= Self.distance * Self.distance, square < nearest?.square ?? .infinity { nearest = (index, square) }
    }
    guard let nearest else { return 1 }
    return recent.remove(at: nearest.index).count + 1
  }

  /// Takes note of a touch that was lifted.
  mutating func end(at place: CGPoint, time: TimeInterval, count: Int) {
    recent.append(Ended(place: place, time: time, count: count))
  }
}
