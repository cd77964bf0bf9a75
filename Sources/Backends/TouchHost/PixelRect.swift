import TouchGeometry

/// A rectangle of whole pixels, from the upper left corner.
public struct PixelRect: Sendable, Equatable {
  /// The number of columns to the left.
  public var x: Int
  /// The number of rows above.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle of columns and rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle of pixels of a surface that a rectangle in points covers at least partly; nil if there are
  /// none.
  init?(_ rect: CGRect, scale: CGFloat, in all: PixelRect) {
    // Damage is on whole pixels, except for rounding errors of the division by the scale.
    let (left, top) = ((rect.minX * scale + 1e-6).rounded(.down), (rect.minY * scale + 1e-6).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale - 1e-6).rounded(.up), (rect.maxY * scale - 1e-6).rounded(.up))
    let (width, height) = (CGFloat(all.width), CGFloat(all.height))
    guard left < min(right, width), top < min(bottom, height), right > 0, bottom > 0 else { return nil }
    let (x, y) = (Int(max(left, 0)), Int(max(top, 0)))
    self.init(x: x, y: y, width: Int(min(right, width)) - x, height: Int(min(bottom, height)) - y)
  }

  /// Whether another rectangle is completely inside.
  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Returns the smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
