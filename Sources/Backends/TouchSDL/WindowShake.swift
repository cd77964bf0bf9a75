import TouchGeometry

/// Finds that the user shakes a window: to and fro, four times in a row (semantics 50.6).
///
/// Only X reports where windows are.
struct WindowShake {
  /// The least way to one side, in points.
  private static let way: CGFloat = 40
  /// The longest time of a way, in seconds; after a longer pause the movement starts again.
  private static let duration: TimeInterval = 0.3
  /// The movement back that ends a way, in points: a hand that trembles has not turned round.
  private static let back: CGFloat = 8
  /// The number of turns.
  private static let turns = 4

  private typealias Place = (x: CGFloat, time: TimeInterval)

  /// The last place, that where the current way began, and the farthest one on it.
  private var last: Place?
  private var start: Place = (0, 0)
  private var reach: Place = (0, 0)
  private var count = 0

  /// Records where the window is now; returns whether that completes a shake.
  mutating func move(to x: CGFloat, at time: TimeInterval) -> Bool {
    defer { last = (x, time) }
    guard let last else {
      (start, reach) = ((x, time), (x, time))
      return false
    }
    if time - last.time > Self.duration {
      (start, reach, count) = ((last.x, time), (last.x, time), 0)
    }
    let isOutwards = reach.x == start.x || (x - reach.x) * (reach.x - start.x) >= 0
    if isOutwards {
      reach = (x, time)
      return false
    }
    guard abs(x - reach.x) >= Self.back else { return false }
    let isWay = abs(reach.x - start.x) >= Self.way && reach.time - start.time <= Self.duration
    count = isWay ? count + 1 : 0
    (start, reach) = (reach, (x, time))
    guard count == Self.turns else { return false }
    count = 0
    return true
  }
}
