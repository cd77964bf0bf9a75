import TouchGeometry

/// The visible stretch of time and the width that shows it, in points: zoom and scroll position as a value.
struct LaneScale: Equatable {
  /// The time at the left edge.
  var start: TimeInterval
  /// The number of seconds that the whole width shows.
  private(set) var length: TimeInterval
  var width: CGFloat

  static let shortest: TimeInterval = 0.02
  static let longest: TimeInterval = 600

  init(start: TimeInterval = 0, length: TimeInterval = 3, width: CGFloat) {
    (self.start, self.length, self.width) = (start, length, width)
  }

  var end: TimeInterval { start + length }
  var range: ClosedRange<TimeInterval> { start...end }
  var pointsPerSecond: CGFloat { width / CGFloat(length) }

  func x(_ time: TimeInterval) -> CGFloat { CGFloat(time - start) * pointsPerSecond }
  func time(_ x: CGFloat) -> TimeInterval { start + TimeInterval(x / max(pointsPerSecond, 1e-9)) }

  /// Makes a second `factor` times as wide; the time at `x` stays at `x`.
  mutating func zoom(by factor: CGFloat, at x: CGFloat) {
    guard factor > 0, width > 0 else { return }
    let fixed = time(x)
    length = min(Self.longest, max(Self.shortest, length / TimeInterval(factor)))
    start = fixed - TimeInterval(x / pointsPerSecond)
  }

  /// Shows `length` seconds, beginning at `start`.
  mutating func show(_ length: TimeInterval, from start: TimeInterval) {
    self.length = min(Self.longest, max(Self.shortest, length))
    self.start = start
  }

  /// Moves the content by a number of points.
  ///
  /// At most a tenth of the width, at each side, is outside of `bounds`.
  mutating func scroll(by points: CGFloat, within bounds: ClosedRange<TimeInterval>) {
    start -= TimeInterval(points / max(pointsPerSecond, 1e-9))
    start = min(max(start, bounds.lowerBound - length * 0.1), max(bounds.lowerBound, bounds.upperBound - length * 0.9))
  }

  /// Scrolls by the shortest distance that makes a time visible, with a margin.
  mutating func reveal(_ time: TimeInterval) {
    let edge = length * 0.08
    if time < start + edge { start = time - edge } else if time > end - edge { start = time + edge - length }
  }

  /// Shows a stretch of time with a margin at both sides.
  mutating func fit(_ range: ClosedRange<TimeInterval>) {
    length = min(Self.longest, max(0.5, (range.upperBound - range.lowerBound) * 1.2))
    start = range.lowerBound - (length - (range.upperBound - range.lowerBound)) / 2
  }

  /// The maximum number of ticks, more than any screen can show apart.
  private static let maximumTicks = 10_000.0

  /// The round times that the ruler shows, at least `distance` points apart, and the decimals that their labels need.
  func ticks(distance: CGFloat) -> (times: [TimeInterval], places: Int) {
    let minimum = TimeInterval(distance / max(pointsPerSecond, 1e-9))
    let steps: [(TimeInterval, Int)] = [
      (0.001, 3), (0.002, 3), (0.005, 3), (0.01, 2), (0.02, 2), (0.05, 2), (0.1, 1), (0.2, 1), (0.5, 1), (1, 0), (2, 0),
      (5, 0), (10, 0), (20, 0), (30, 0), (60, 0), (120, 0),
    ]
    let (step, places) = steps.first { $0.0 >= minimum } ?? (300, 0)
    let first = (start / step).rounded(.up)
    let count = Int(clamping: min(max((end / step).rounded(.down) - first + 1, 0), Self.maximumTicks))
    return ((0..<count).map { (first + TimeInterval($0)) * step }, places)
  }
}
