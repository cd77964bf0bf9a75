import TouchGeometry
import TouchKit

/// Is told what happens to a scroll view's content.
///
/// Every method is optional. The order of the calls of one drag is: will begin dragging, did scroll with every change
/// of the offset, will end dragging, did end dragging, will begin decelerating, did scroll, did end decelerating
/// (semantics 9.9). Each may do anything: move the content, stop scrolling, remove the scroll view.
///
/// The defaults are given by an extension, so a subclass of a class that conforms must restate the conformance for
/// methods that it adds; see "Differences from UIKit".
/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, by the user, by the program or by an animation.
  ///
  /// Called once per change, inside the call that makes it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom scale has changed.
  ///
  /// Called once per change, after the offset that belongs to it is set.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// `adjustedContentInset` is another.
  ///
  /// Called once per change, after the view's own `adjustedContentInsetDidChange()`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// A finger begins to drag the content.
  ///
  /// Called once per drag, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger was lifted and the content will go on as far as `targetContentOffset`, which may be set to another
  /// place: the content then comes to rest there.
  ///
  /// Called once per drag. `velocity` is that of the content in points per millisecond. `targetContentOffset` is an
  /// offset in points, valid during the call only; an offset that cannot be scrolled to is moved to the nearest that
  /// can. It is a pointer because that is UIKit's signature, and code that is written for it shall compile as it
  /// stands.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The drag is over; with `decelerate`, the content goes on by itself.
  ///
  /// Called once per drag, also when it was cancelled.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself after a drag.
  ///
  /// Called once, before it moves.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content that went on by itself has come to rest, or was stopped by a finger or by the program.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A movement that the program asked for with `animated: true` is over.
  ///
  /// Not called when there was nothing to move.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view of the content that zooming scales; nil, the default, and there is no zooming.
  ///
  /// Asked whenever a zoom begins or the scale is set.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Two fingers, or the program with `animated: true`, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// A zoom is over and the scale is within its limits.
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
  /// Leaves the target where it is.
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
