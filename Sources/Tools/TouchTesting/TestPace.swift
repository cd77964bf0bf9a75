import TouchGeometry

/// How fast the fingers of tests are.
///
/// Seconds and points; all are well inside what UIKit accepts (semantics 12).
enum TestPace {
  /// From one movement to the next.
  static let frame: TimeInterval = 1 / 60
  /// How long a tap touches.
  static let tap: TimeInterval = 0.05
  /// From a lift to the next touch of a double tap.
  static let betweenTaps: TimeInterval = 0.1
  /// After which a press is the first of a new row.
  static let pause: TimeInterval = 0.5
  /// How far a swipe goes.
  static let swipeDistance: CGFloat = 120
  /// How long a swipe takes.
  static let swipe: TimeInterval = 0.1
  /// How long a drag takes unless told otherwise.
  static let drag: TimeInterval = 0.5
  /// Between two fingers that touch together.
  static let fingerDistance: CGFloat = 40

  /// How many movements there are in a time: at least one.
  static func steps(in duration: TimeInterval) -> Int {
    precondition(duration >= 0 && duration.isFinite, "a movement takes a finite time that is not negative")
    return max(1, Int((duration / frame).rounded()))
  }
}
