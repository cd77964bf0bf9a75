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
    let inset = view.adjustedContentInset
    (offset, content, size, bounces) = (view.contentOffset, view.contentSize, view.bounds.size, view.bounces)
    low = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    high = CGPoint(
      x: max(low.x, content.width + inset.right - size.width),
      y: max(low.y, content.height + inset.bottom - size.height))
    canScroll = high.x > low.x || high.y > low.y || view.alwaysBounceHorizontal || view.alwaysBounceVertical
  }

  /// The nearest offset at which the content covers the view.
  var nearest: CGPoint {
    CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
}

extension UISlider {
  /// Where the knob takes fingers (semantics 15.23).
  var knobArea: CGRect {
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let (across, down) = (max(0, ControlTuning.leastThumb - knob.width), max(0, ControlTuning.leastThumb - knob.height))
    return knob.insetBy(dx: -across / 2, dy: -down / 2)
  }
}
