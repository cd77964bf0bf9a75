/// The shape of the pointer.
///
/// UIKit has no such type, because its pointer takes the shape of the element under it. Each case corresponds to a
/// cursor of the desktop's theme.
public enum PointerShape: Sendable, CaseIterable {
  /// The default shape, also over controls.
  case arrow
  /// Over links and the like.
  case hand
  /// Over selectable text.
  case text
  /// Over content for precise drawing or selection.
  case crosshair
  /// Over movable content.
  case move
  /// Over a border that can be dragged horizontally.
  case resizeHorizontally
  /// Over a border that can be dragged vertically.
  case resizeVertically
  /// Where dragged content cannot be dropped.
  case notAllowed
  /// Hidden: while the user types, the pointer does not cover the text (semantics 21.8).
  case hidden
}
