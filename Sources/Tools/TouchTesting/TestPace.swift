import TouchGeometry

/// The speed of simulated fingers.
///
/// In seconds and points; all values are well within UIKit's limits (semantics 12).
enum TestPace {
  /// The time between two movements.
  static let frame: TimeInterval = 1 / 60
  /// The duration of a tap.
  static let tap: TimeInterval = 0.05
  /// The time from a lift to the next touch of a double tap.
  static let betweenTaps: TimeInterval = 0.1
  /// The time after which a press does not continue a multiple click.
  static let pause: TimeInterval = 0.5
  /// The distance of a swipe.
  static let swipeDistance: CGFloat = 120
  /// The duration of a swipe.
  static let swipe: TimeInterval = 0.1
  /// The default duration of a drag.
  static let drag: TimeInterval = 0.5
  /// The distance between two fingers that touch together.
  static let fingerDistance: CGFloat = 40

  /// The number of movements in a duration: at least one.
  static func steps(in duration: TimeInterval) -> Int {
    precondition(duration >= 0 && duration.isFinite, "a movement takes a finite time that is not negative")
    return max(1, Int((duration / frame).rounded()))
  }
}
