#if !FoundationGeometry
/// A place in a two-dimensional coordinate space, in points; y grows downwards.
@frozen public struct CGPoint: Hashable, Sendable, Codable {
  /// Distance from the left edge of the space.
  public var x: CGFloat
  /// Distance from the top edge of the space.
  public var y: CGFloat

  /// The origin.
  @inlinable public init() { self.init(x: 0, y: 0) }
  /// A place at the given coordinates.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// A place at whole coordinates.
  @inlinable public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

  /// The origin.
  @inlinable public static var zero: CGPoint { CGPoint() }
}

/// A width and a height, in points.
@frozen public struct CGSize: Hashable, Sendable, Codable {
  /// Extent from left to right.
  public var width: CGFloat
  /// Extent from top to bottom.
  public var height: CGFloat

  /// No extent.
  @inlinable public init() { self.init(width: 0, height: 0) }
  /// An extent of the given measures.
  @inlinable public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  /// An extent of whole measures.
  @inlinable public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }

  /// No extent.
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
