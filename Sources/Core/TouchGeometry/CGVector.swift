/// A displacement, in points. https://developer.apple.com/documentation/corefoundation/cgvector
@frozen public struct CGVector: Hashable, Sendable {
  /// The displacement to the right.
  public var dx: CGFloat
  /// The displacement down.
  public var dy: CGFloat

  /// Creates a displacement of zero.
  @inlinable public init() { self.init(dx: 0, dy: 0) }
  /// Creates a displacement with the given components.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement of zero.
  @inlinable public static var zero: CGVector { CGVector() }
}
