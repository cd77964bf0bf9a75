import TouchGeometry
import TouchPlatform

extension UIView {
  /// The pointer shape over the view and its subviews; nil, the default, for that of the superview.
  ///
  /// It applies where the view is hit; a change takes effect with the next pointer movement. UIKit does not have this
  /// property.
  public var pointerShape: PointerShape? {
    get { rare?.pointerShape }
    set { if newValue != pointerShape { ensuredRare.pointerShape = newValue } }
  }
}

/// Receives pointer movements while no button is down: a view, by its `kitPointerSensitive`, or an interaction of a
/// view.
@_spi(TouchKit) @MainActor public protocol PointerSensitive: AnyObject {
  /// Called when the pointer moves to a point of the window over the view or its subviews; nil after it has left.
  ///
  /// Called for every movement, on all views from the hit view to the window.
  func pointerIsOver(_ place: CGPoint?)
}
