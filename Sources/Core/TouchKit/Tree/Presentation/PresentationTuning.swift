import TouchGeometry

/// How presentations move and where they stand, in points and seconds (semantics 30.8 to 30.18, such as 30.15; 32.4).
package enum PresentationTuning {
  /// Of the spring by which presentations come and go, in radians a second: √(1000/3).
  package static let frequency = 18.257
  /// The same as the time that a movement seems to take.
  package static let springDuration: TimeInterval = 2 * .pi / frequency
  /// Until a thousandth of the way is left.
  package static let duration: TimeInterval = 9.23341 / frequency
  /// The speed downwards at which a sheet that is let go is gone, in points a second.
  static let flick: CGFloat = 1000
  /// A finger that rested for so long before it is lifted has no speed, in seconds.
  package static let rest: TimeInterval = 0.3
  /// The part of its height beyond which it is gone.
  static let part: CGFloat = 0.5
  /// How much black lies behind a sheet: over light and over dark.
  static let dim: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)
  /// The width of a window from which on a sheet is a card.
  static let wide: CGFloat = 500
  /// The sizes of cards, and what stays free around them.
  static let (page, form): (CGFloat, CGSize) = (704, CGSize(width: 540, height: 620))
  static let margin: CGFloat = 20
  /// What stays free above a sheet without a safe area.
  static let top: CGFloat = 10
  /// How far a sheet that is not to be dismissed follows the finger.
  static let stiffness: CGFloat = 1.0 / 3
  /// The corners of sheets, cards and popovers.
  static let radius: CGFloat = 12
  /// The grabber, and how far below the top edge it is.
  static let (grabber, grabberTop): (CGSize, CGFloat) = (CGSize(width: 36, height: 5), 5)
  /// The arrow of a popover: base and height; what stays free around popovers.
  static let (arrow, popoverMargin): (CGSize, CGFloat) = (CGSize(width: 22, height: 10), 8)
  /// The size of a popover that has no wish.
  static let popover = CGSize(width: 320, height: 320)
}
