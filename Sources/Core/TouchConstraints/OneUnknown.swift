/// The common case of a single unknown: the feasible values form an interval, which each constraint narrows.
struct OneUnknown {
  private(set) var low: Double
  private(set) var high: Double

  init(isSize: Bool) {
    low = isSize ? 0 : -.infinity
    high = .infinity
  }

  var isSettled: Bool { high - low < 1e-12 }

  /// The error of a constraint: the absolute value of a·x + b, or only its part below 0.
  struct Error {
    var factor: Double
    var constant: Double
    var isOneSided: Bool

    func callAsFunction(_ x: Double) -> Double {
      let value = factor * x + constant
      return isOneSided ? max(-value, 0) : abs(value)
    }

    /// The value with zero error.
    var corner: Double { -constant / factor }
  }

  /// Requires that a·x + b is not negative; returns false if that is infeasible.
  mutating func require(_ factor: Double, _ constant: Double) -> Bool {
    let corner = -constant / factor
    let slack = tolerance / abs(factor)
    if factor > 0 {
      guard corner <= high + slack else { return false }
      low = max(low, min(corner, high))
    } else {
      guard corner >= low - slack else { return false }
      high = min(high, max(corner, low))
    }
    return true
  }

  /// Minimizes the sum of errors.
  mutating func minimize(_ errors: [Error]) {
    guard !isSettled else { return }
    if errors.count == 1 { return minimize(errors[0]) }
    var corners = errors.map { min(max($0.corner, low), high) }.filter(\.isFinite)
    if low.isFinite { corners.append(low) }
    if high.isFinite { corners.append(high) }
    guard !corners.isEmpty else { return }
    corners.sort()
    // The sum is convex and changes its slope only at the corners.
    var (first, last, minimum) = (corners[0], corners[0], Double.infinity)
    for corner in corners {
      let sum = errors.reduce(0) { $0 + $1(corner) }
      if sum < minimum - 1e-9 {
        (first, last, minimum) = (corner, corner, sum)
      } else if sum <= minimum + 1e-9 {
        last = corner
      }
    }
    // Beyond the outermost corners the sum may stay constant.
    func isFlat(_ x: Double) -> Bool { errors.reduce(0) { $0 + $1(x) } <= minimum + 1e-9 }
    let open = (
      first == corners[0] && low < first && isFlat(first - 1), last == corners.last! && high > last && isFlat(last + 1)
    )
    if !open.0 { low = first }
    if !open.1 { high = last }
  }

  private mutating func minimize(_ error: Error) {
    let corner = error.corner
    let isRising = error.factor > 0
    if corner < low {
      if !(error.isOneSided && isRising) { high = low }
    } else if corner > high {
      if !(error.isOneSided && !isRising) { low = high }
    } else if error.isOneSided {
      if isRising { low = corner } else { high = corner }
    } else {
      (low, high) = (corner, corner)
    }
  }

  /// Returns the feasible value nearest to the given one.
  func nearest(to value: Double) -> Double { min(max(value, low), high) }

  mutating func settle(_ value: Double) { (low, high) = (value, value) }
}
