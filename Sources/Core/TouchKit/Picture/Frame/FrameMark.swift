import TouchDrawing
import TouchGeometry

/// A border and a tint over the composed frame, which highlight a rectangle chosen in an inspector.
@MainActor enum FrameMark {
  /// The distance by which it extends beyond its rectangle.
  static let width: CGFloat = 3
  private static let tint = CGColor(red: 0.76, green: 0.09, blue: 0.56, alpha: 0.18)
  private static let line = CGColor(red: 0.76, green: 0.09, blue: 0.56, alpha: 1)

  static func append(_ rect: CGRect, to pass: inout FramePass) {
    pass.overlay(.fillRect(rect, tint))
    pass.overlay(.strokeRect(rect.insetBy(dx: -1, dy: -1), width: 2, line))
  }
}
