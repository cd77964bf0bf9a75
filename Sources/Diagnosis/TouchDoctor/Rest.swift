import TouchGeometry
import TouchKit
import TouchWidgets

/// How the content of a scroll view lies, and between which offsets it can be scrolled (semantics 15.14).
@MainActor struct Rest {
  let offset: CGPoint
  let low: CGPoint
  let high: CGPoint
  let content: CGSize
  let size: CGSize
  let bounces: Bool
  /// Whether there is something to scroll, or the content bounces all the same.
  let canScroll: Bool

  init(_ view: UIScrollView) {
    (offset, content, size, bounces) = (view.contentOffset, view.contentSize, view.bounds.size, view.bounces)
    (low, high) = view.offsetLimits
    canScroll = view.canScroll
  }

  /// Whether nothing but what the user does can have moved the content since another rest.
  func isLaidOut(as other: Rest) -> Bool { size == other.size && low == other.low }

  /// The nearest offset at which the content covers the view.
  var nearest: CGPoint {
    CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}
