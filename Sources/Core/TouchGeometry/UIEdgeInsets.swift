/// Distances from the four edges of a rectangle towards its middle, in points; negative ones lead outwards.
/// https://developer.apple.com/documentation/uikit/uiedgeinsets
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// No distances.
  @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// The given distances.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Distances from the four edges of a rectangle towards its middle, in points, named after the direction of reading.
///
/// The kit reads from left to right, so the leading edge is the left one.
/// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
@frozen public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the edge where lines begin.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the edge where lines end.
  public var trailing: CGFloat

  /// No distances.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// The given distances.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// A way to the right and downwards, in points. https://developer.apple.com/documentation/uikit/uioffset
@frozen public struct UIOffset: Hashable, Sendable {
  /// How far to the right; negative for the left.
  public var horizontal: CGFloat
  /// How far down; negative for up.
  public var vertical: CGFloat

  /// No way at all.
  @inlinable public init() { self.init(horizontal: 0, vertical: 0) }
  /// The given way.
  @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No way at all.
  @inlinable public static var zero: UIOffset { UIOffset() }
}

extension CGRect {
  /// The rectangle made smaller by the insets; the size may become negative, as in UIKit.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// Whether every edge is a finite number.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CGSize {
  /// Whether both lengths are finite numbers.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}
