import TouchGeometry
import TouchPlatform

extension UIView {
  /// What the pointer looks like over the view and what is in it; nil, the default, for what it looks like over the
  /// view around it.
  ///
  /// It counts where the view is hit; the change is seen with the next movement of the pointer. UIKit does not have
  /// this.
  public var pointerShape: PointerShape? {
    get { rare?.pointerShape }
    set { if newValue != pointerShape { ensuredRare.pointerShape = newValue } }
  }
}

/// What wants to hear of the pointer while no button is down: a view, by its `kitPointerSensitive`, or an interaction
/// of a view.
@_spi(TouchKit) @MainActor public protocol PointerSensitive: AnyObject {
  /// The pointer is over the view or something in it, at a place of the window; nil when it has left.
  ///
  /// Called for every movement, of views in the path from the hit view to the window.
  func pointerIsOver(_ place: CGPoint?)
}
