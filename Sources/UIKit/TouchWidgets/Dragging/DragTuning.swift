import TouchDrawing
import TouchGeometry
import TouchKit

/// The metrics and timings of drags, in points and seconds (semantics 54.2, 54.3, 54.16, 54.17).
enum DragTuning {
  /// The movement after the lift with which a drag by finger begins.
  static let movement: CGFloat = 10
  /// The factor by which a lifted view grows.
  static let growth: CGFloat = 1.05
  /// The durations of the lift, of the return after a cancellation, and of the drop.
  static let (lift, cancel, drop): (TimeInterval, TimeInterval, TimeInterval) = (0.2, 0.25, 0.2)
  /// The number of visible previews of one drag, and the distance between them.
  static let (stacked, step): (Int, CGFloat) = (3, 6)
  /// The diameter of the sign at a preview's corner.
  static let sign: CGFloat = 22
  /// The space for shadows around the previews in a picture, and the longest side of a picture.
  static let (margin, longestSide): (CGFloat, CGFloat) = (48, 512)
  static let (plus, no, number) = (UIColor(hex: 0x2E9E4B), UIColor(hex: 0xC4261D), UIColor(hex: 0x2F6FD6))
  static let font = UIFont.systemFont(ofSize: 13)
}
