import TouchGeometry

/// The progress of a movement over time: a cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose
/// first coordinate is the time.
///
/// The times of the control points are clamped to the range from 0 to 1, so that there is one value for each time.
struct TimingCurve: Equatable, Sendable {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The two control points.
  var controlPoints: (CGPoint, CGPoint) {
    (CGPoint(x: CGFloat(x1), y: CGFloat(y1)), CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
  }

  static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  static let easeIn = TimingCurve(0.42, 0, 1, 1)
  static let easeOut = TimingCurve(0, 0, 0.58, 1)
  static let linear = TimingCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)

  private static func bezier(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  /// Returns the progress at a fraction of the time from 0 to 1.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    // Newton's method inside a shrinking bracket: x increases with s, so there is a single root, found to full
    // precision.
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = TimingCurve.bezier(x1, x2, at: s) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let slope = TimingCurve.slope(x1, x2, at: s)
      let next = s - error / slope
      s = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return TimingCurve.bezier(y1, y2, at: s)
  }
}
