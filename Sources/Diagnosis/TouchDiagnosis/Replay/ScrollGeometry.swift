import TouchGeometry
import TouchKit
import TouchWidgets

/// The geometry of a scroll view: its offset, and the offsets between which it scrolls (semantics 15.14).
@MainActor struct ScrollGeometry {
  let offset: CGPoint
  let low: CGPoint
  let high: CGPoint
  let content: CGSize
  let size: CGSize
  let bounces: Bool
  /// Whether the content is larger than the view, or always bounces.
  let canScroll: Bool

  init(_ view: UIScrollView) {
    (offset, content, size, bounces) = (view.contentOffset, view.contentSize, view.bounds.size, view.bounces)
    (low, high) = view.offsetLimits
    canScroll = view.canScroll
  }

  /// Whether no layout happened since another geometry, so that only the user can have moved the content.
  func isLaidOut(as other: ScrollGeometry) -> Bool { size == other.size && low == other.low }

  /// The nearest offset without bouncing.
  var nearest: CGPoint {
    CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}

extension UIScrollView {
  /// Whether the content follows a finger or comes to rest after it.
  var isMoving: Bool { isDragging || isDecelerating }
}
