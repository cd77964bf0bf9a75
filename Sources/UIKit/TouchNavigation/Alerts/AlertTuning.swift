import TouchDrawing
import TouchGeometry

/// The measures of alerts, in points and seconds (semantics 30.19, 30.20).
enum AlertTuning {
  /// The width of a card, and the margin around it.
  static let (width, margin): (CGFloat, CGFloat) = (320, 16)
  /// The inset of the content, the gap inside it, and the gap between buttons.
  static let (inset, gap, buttonGap): (CGFloat, CGFloat, CGFloat) = (20, 6, 8)
  /// The height of buttons and fields.
  static let (button, field): (CGFloat, CGFloat) = (36, 34)
  /// The corner radius.
  static let radius: CGFloat = 16
  /// The frequency of the dimming view's spring, in radians per second, and its opacity.
  static let (frequency, dim): (Double, CGFloat) = (22.88, 0.25)
  /// The fonts of the title and the message.
  static let titleFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  static let messageFont = UIFont.systemFont(ofSize: 13)
}
