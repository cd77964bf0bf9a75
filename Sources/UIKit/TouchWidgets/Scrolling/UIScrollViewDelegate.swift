import TouchGeometry
import TouchKit

/// Receives notifications of a scroll view's movements.
///
/// Every method is optional. The order of the calls of one drag is: will begin dragging, did scroll with every change
/// of the offset, will end dragging, did end dragging, will begin decelerating, did scroll, did end decelerating
/// (semantics 9.9). Implementations may move the content, stop scrolling, or remove the scroll view.
///
/// An extension contains the default implementations. Therefore a subclass of a conforming class must restate the
/// conformance for methods that it adds; see "Differences from UIKit".
/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed by the user, by the app or by an animation.
  ///
  /// Called once per change, inside the call that makes it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after the zoom scale changed.
  ///
  /// Called once per change, after the offset that belongs to it is set.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called after `adjustedContentInset` changed.
  ///
  /// Called once per change, after the view's own `adjustedContentInsetDidChange()`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content.
  ///
  /// Called once per drag, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger is lifted; the content will come to rest at `targetContentOffset`, which may be changed.
  ///
  /// Called once per drag. `velocity` is that of the content in points per millisecond. `targetContentOffset` is an
  /// offset in points, valid during the call only. An offset outside the scrollable range is clamped to it. It is a
  /// pointer because that is UIKit's signature, so existing code compiles unchanged.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the drag has ended; with `decelerate`, the content continues to move.
  ///
  /// Called once per drag, including cancelled ones.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate after a drag.
  ///
  /// Called once, before it moves.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when decelerating content has come to rest, or was stopped by a finger or the app.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a movement that the app started with `animated: true` has ended.
  ///
  /// Not called if there was nothing to move.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view of the content that zooming scales; nil, the default, disables zooming.
  ///
  /// Called whenever a zoom begins or the scale is set.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when two fingers, or the app with `animated: true`, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when a zoom has ended and the scale is within its limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
