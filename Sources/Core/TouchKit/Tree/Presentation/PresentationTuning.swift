import TouchGeometry

/// The motion and layout constants of presentations, in points and seconds (semantics 30.8 to 30.18, such as 30.15;
/// 32.4).
package enum PresentationTuning {
  /// The frequency of the spring that moves presentations, in radians a second: √(1000/3).
  package static let frequency = 18.257
  /// The same frequency as the perceived duration of a movement.
  package static let springDuration: TimeInterval = 2 * .pi / frequency
  /// The duration until a thousandth of the distance remains.
  package static let duration: TimeInterval = 9.23341 / frequency
  /// The downward speed at which a released sheet is dismissed, in points a second.
  static let flick: CGFloat = 1000
  /// The rest after which a lifted finger has no speed, in seconds.
  package static let rest: TimeInterval = 0.3
  /// The dragged fraction of its height beyond which a released sheet is dismissed.
  static let part: CGFloat = 0.5
  /// The opacity of the dimming view behind a sheet, in light and in dark style.
  static let dim: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)
  /// The window width above which a sheet is a card.
  static let wide: CGFloat = 500
  /// The sizes of cards, and their margin.
  static let (page, form): (CGFloat, CGSize) = (704, CGSize(width: 540, height: 620))
  static let margin: CGFloat = 20
  /// The space above a sheet without a safe area.
  static let top: CGFloat = 10
  /// The fraction of the finger's movement that a sheet follows if it must not be dismissed.
  static let stiffness: CGFloat = 1.0 / 3
  /// The corner radius of sheets, cards and popovers.
  static let radius: CGFloat = 12
  /// The size of the grabber, and its distance from the top edge.
  static let (grabber, grabberTop): (CGSize, CGFloat) = (CGSize(width: 36, height: 5), 5)
  /// The base and height of a popover's arrow; the margin around popovers.
  static let (arrow, popoverMargin): (CGSize, CGFloat) = (CGSize(width: 22, height: 10), 8)
  /// The size of a popover without a preferred size.
  static let popover = CGSize(width: 320, height: 320)
}
