#if !FoundationGeometry
/// A point in a two-dimensional coordinate space, in points; y grows downward.
@frozen public struct CGPoint: Hashable, Sendable, Codable {
  /// The distance from the left edge of the space.
  public var x: CGFloat
  /// The distance from the top edge of the space.
  public var y: CGFloat

  /// Creates a point at the origin.
  @inlinable public init() { self.init(x: 0, y: 0) }
  /// Creates a point at the given coordinates.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// Creates a point at integer coordinates.
  @inlinable public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

  /// The origin.
  @inlinable public static var zero: CGPoint { CGPoint() }
}

/// A width and a height, in points.
@frozen public struct CGSize: Hashable, Sendable, Codable {
  /// The extent from left to right.
  public var width: CGFloat
  /// The extent from top to bottom.
  public var height: CGFloat

  /// Creates an empty size.
  @inlinable public init() { self.init(width: 0, height: 0) }
  /// Creates a size with the given width and height.
  @inlinable public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  /// Creates a size with integer width and height.
  @inlinable public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }

  /// The empty size.
  @inlinable public static var zero: CGSize { CGSize() }
}

extension CGPoint: CustomDebugStringConvertible {
  /// `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: CustomDebugStringConvertible {
  /// `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}
#endif
