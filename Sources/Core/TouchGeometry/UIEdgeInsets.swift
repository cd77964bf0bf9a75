/// Distances from the four edges of a rectangle toward its middle, in points; negative values extend outward.
///
/// https://developer.apple.com/documentation/uikit/uiedgeinsets
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets of zero.
  @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets with the given distances.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Distances from the four edges of a rectangle toward its middle, in points, named after the reading direction.
///
/// The kit lays out from left to right, so the leading edge is the left one.
///
/// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
@frozen public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// Creates insets of zero.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets with the given distances.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
  @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// An offset to the right and down, in points.
///
/// https://developer.apple.com/documentation/uikit/uioffset
@frozen public struct UIOffset: Hashable, Sendable {
  /// The distance to the right; negative to the left.
  public var horizontal: CGFloat
  /// The distance down; negative for up.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  @inlinable public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset with the given distances.
  @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  @inlinable public static var zero: UIOffset { UIOffset() }
}

extension CGRect {
  /// Returns the rectangle reduced by the insets; its size may become negative, as in UIKit.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// Whether every inset is finite.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CGSize {
  /// Whether both lengths are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}
