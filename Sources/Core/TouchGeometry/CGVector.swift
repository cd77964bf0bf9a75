/// A displacement, in points. https://developer.apple.com/documentation/corefoundation/cgvector
@frozen public struct CGVector: Hashable, Sendable {
  /// Displacement to the right.
  public var dx: CGFloat
  /// Displacement downwards.
  public var dy: CGFloat

  /// No displacement.
  @inlinable public init() { self.init(dx: 0, dy: 0) }
  /// A displacement of the given components.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  @inlinable public static var zero: CGVector { CGVector() }
}
