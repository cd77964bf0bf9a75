import TouchGeometry

/// Computes `UITouch.tapCount`: counts quick touches at one location (semantics 1.9), with the time and distance limits
/// of a double tap.
struct TapCounter {
  private struct Ended {
    var place: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private var recent: [Ended] = []

  /// Returns the tap count of a touch that begins.
  ///
  /// It continues the nearest recent touch; each touch is continued at most once.
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

  /// Records a touch that was lifted.
  mutating func end(at place: CGPoint, time: TimeInterval, count: Int) {
    recent.append(Ended(place: place, time: time, count: count))
  }
}
