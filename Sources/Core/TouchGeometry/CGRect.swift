#if !FoundationGeometry
/// A rectangle with an origin and a size, in points.
///
/// Properties such as `minX` and `width` are those of the rectangle with positive size, which `standardized` returns.
@frozen public struct CGRect: Hashable, Sendable, Codable {
  /// The corner that the size is measured from.
  public var origin: CGPoint
  /// The extent; width and height may be negative.
  public var size: CGSize

  /// Creates an empty rectangle at the origin.
  @inlinable public init() { self.init(origin: .zero, size: .zero) }
  /// Creates a rectangle with the given origin and size.
  @inlinable public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  /// Creates a rectangle with the given coordinates.
  @inlinable public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// Creates a rectangle with integer coordinates.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// An empty rectangle at the origin.
  @inlinable public static var zero: CGRect { CGRect() }
  /// The rectangle that contains no point: the result of an empty intersection.
  public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
  /// The rectangle that contains every point.
  public static var infinite: CGRect {
    let half = -CGFloat.greatestFiniteMagnitude / 2
    return CGRect(x: half, y: half, width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}

extension CGRect {
  /// The smallest x.
  @inlinable public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The middle x.
  @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
  /// The largest x.
  @inlinable public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smallest y.
  @inlinable public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The middle y.
  @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
  /// The largest y.
  @inlinable public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, never negative.
  @inlinable public var width: CGFloat { abs(size.width) }
  /// The height, never negative.
  @inlinable public var height: CGFloat { abs(size.height) }
  /// Whether this is `CGRect.null`.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle contains no points: its width or height is zero, or it is null.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether this is `CGRect.infinite`.
  public var isInfinite: Bool { self == .infinite }
  /// The same rectangle with a nonnegative size.
  @inlinable public var standardized: CGRect {
    isNull ? self : CGRect(x: minX, y: minY, width: width, height: height)
  }
  /// The smallest rectangle with integer coordinates that contains this one.
  public var integral: CGRect {
    if isNull { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether a point is inside; the right and bottom edges are not part of the rectangle.
  @inlinable public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Whether another rectangle is entirely inside.
  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }
  /// Whether the rectangles share an area.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// Returns the common part, or `null` if the rectangles do not even touch.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    if left > right || top > bottom { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// Returns the smallest rectangle that contains both; a null rectangle adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  /// Returns the rectangle inset by `dx` on the left and right and `dy` at the top and bottom; `null` if nothing
  /// remains.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let (width, height) = (self.width - 2 * dx, self.height - 2 * dy)
    return width < 0 || height < 0 ? .null : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Returns the rectangle moved by an offset.
  @inlinable public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }
}

extension CGRect: CustomDebugStringConvertible {
  /// `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
#endif
