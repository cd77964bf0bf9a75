import TouchGeometry

/// The movement of the content along one axis after a drag: at most a deceleration followed by a bounce.
struct ScrollPath: Equatable, Sendable {
  private(set) var first: ScrollCurve?
  private(set) var second: ScrollCurve?
  /// The start of the second part, in seconds.
  private(set) var seam: CGFloat = 0
  /// The final position.
  private(set) var end: CGFloat

  /// Creates a path that does not move.
  init(resting place: CGFloat) { end = place }

  private init(_ curve: ScrollCurve, end: CGFloat) {
    first = curve
    seam = curve.duration
    self.end = end
  }

  /// The duration, in seconds; zero if the path does not move.
  var duration: CGFloat { seam + (second?.duration ?? 0) }

  var isMoving: Bool { duration > 0 }

  /// Returns the position of the content, in points.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if time < seam, let first { return first.position(at: time) }
    return second?.position(at: time - seam) ?? end
  }

  /// Returns the velocity, in points per second.
  func velocity(at time: CGFloat) -> CGFloat {
    guard time < duration else { return 0 }
    return (time < seam ? first?.velocity(at: time) : second?.velocity(at: time - seam)) ?? 0
  }
}

extension ScrollPath {
  /// Returns a deceleration from inside or outside a range, which bounces or stops at its edge (9.10, 9.12).
  static func decelerating(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollPath {
    if let edge = range.edge(before: start) {
      let isReturning = (edge - start) * velocity > 0
      let glide = ScrollCurve.Glide(start: start, velocity: velocity, rate: rate)
      // Fast enough to return without a spring.
      if isReturning, range.contains(glide.end) { return ScrollPath(.glide(glide), end: glide.end) }
      return returning(to: edge, from: start, velocity: velocity)
    }
    guard abs(velocity) > ScrollTuning.restingSpeed else { return ScrollPath(resting: start) }
    let glide = ScrollCurve.Glide(start: start, velocity: velocity, rate: rate)
    return gliding(glide, in: range, bounces: bounces)
  }

  /// Returns a deceleration that ends at a position in the range.
  static func decelerating(from start: CGFloat, to end: CGFloat, rate: CGFloat) -> ScrollPath {
    guard start != end else { return ScrollPath(resting: start) }
    return ScrollPath(.glide(ScrollCurve.Glide(start: start, end: end, rate: rate)), end: end)
  }

  private static func gliding(
    _ glide: ScrollCurve.Glide, in range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollPath {
    guard let edge = range.edge(before: glide.end) else { return ScrollPath(.glide(glide), end: glide.end) }
    var path = ScrollPath(.glide(glide), end: edge)
    path.seam = max(0, glide.time(of: edge))
    if bounces { path.second = bounce(at: edge, 0, glide.velocity(at: path.seam)) }
    return path
  }

  /// Returns a path back to an edge from outside (9.12).
  static func returning(to edge: CGFloat, from start: CGFloat, velocity: CGFloat) -> ScrollPath {
    ScrollPath(bounce(at: edge, start - edge, velocity), end: edge)
  }

  private static func bounce(at edge: CGFloat, _ displacement: CGFloat, _ velocity: CGFloat) -> ScrollCurve {
    if abs(velocity) > ScrollTuning.bounceSpeed {
      return .spring(
        ScrollCurve.Spring(
          target: edge, displacement: displacement, velocity: velocity, frequency: ScrollTuning.bounceFrequency))
    }
    return .twoRate(ScrollCurve.TwoRateReturn(target: edge, displacement: displacement, velocity: velocity))
  }

  /// Returns a path to a page (9.13), or one smoothed by a spring of another frequency.
  ///
  /// The velocity is limited so that it does not overshoot.
  static func pulled(
    to target: CGFloat, from start: CGFloat, velocity: CGFloat, frequency: CGFloat = ScrollTuning.pagingFrequency
  ) -> ScrollPath {
    let displacement = start - target
    let limit = abs(displacement) * frequency
    let spring = ScrollCurve.Spring(
      target: target, displacement: displacement, velocity: min(max(velocity, -limit), limit), frequency: frequency)
    return ScrollPath(.spring(spring), end: target)
  }
}

extension ClosedRange<CGFloat> {
  /// Returns the edge that a value is beyond; nil for one in the range.
  func edge(before value: CGFloat) -> CGFloat? {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : nil
  }

  func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

/// The rubber band effect (9.11) of a view whose length is `dimension`.
enum RubberBand {
  /// Returns the visible overshoot for the overshoot of the finger.
  static func shown(_ raw: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = (1 - 1 / (abs(raw) * ScrollTuning.rubberBand / dimension + 1)) * dimension
    return raw < 0 ? -part : part
  }

  /// Returns the overshoot of the finger for the visible overshoot.
  static func raw(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    // The visible overshoot is always less than the dimension; the app may have set more.
    let part = min(abs(shown) / dimension, 0.99)
    let raw = (1 / (1 - part) - 1) * dimension / ScrollTuning.rubberBand
    return shown < 0 ? -raw : raw
  }
}
