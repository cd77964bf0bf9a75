import TouchDrawing
import TouchGeometry

/// How alerts look, in points and seconds (semantics 30.19, 30.20).
enum AlertTuning {
  /// The width of a card; what stays free around it.
  static let (width, margin): (CGFloat, CGFloat) = (320, 16)
  /// Between the edge and what is in it, between things, and between buttons.
  static let (inset, gap, buttonGap): (CGFloat, CGFloat, CGFloat) = (20, 6, 8)
  /// The height of buttons and fields.
  static let (button, field): (CGFloat, CGFloat) = (36, 34)
  /// The corners.
  static let radius: CGFloat = 16
  /// The dim's spring, in radians a second, and how dark it gets.
  static let (frequency, dim): (Double, CGFloat) = (22.88, 0.25)
  /// The title and the message.
  static let titleFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  static let messageFont = UIFont.systemFont(ofSize: 13)
}
