import TouchGeometry

/// What the pointer looks like.
///
/// UIKit has nothing of the kind, as its pointer becomes the shape of what it is over. Each stands for a cursor of the
/// desktop's theme.
public enum PointerShape: Sendable, CaseIterable {
  /// The usual one, also over controls.
  case arrow
  /// Over what leads somewhere else, such as a link.
  case hand
  /// Over text that can be selected.
  case text
  /// Over what is drawn or chosen on with precision.
  case crosshair
  /// Over what can be moved about.
  case move
  /// Over a border that can be dragged to the left and to the right.
  case resizeHorizontally
  /// Over a border that can be dragged up and down.
  case resizeVertically
  /// Where what is dragged cannot be dropped.
  case notAllowed
}

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

/// What wants to hear of the pointer while no button is down: a view, or an interaction of a view.
@MainActor package protocol PointerSensitive: AnyObject {
  /// The pointer is over the view or something in it, at a place of the window; nil when it has left.
  ///
  /// Called for every movement, of views in the path from the hit view to the window.
  func pointerIsOver(_ place: CGPoint?)
}
