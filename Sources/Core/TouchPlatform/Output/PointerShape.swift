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
  /// None at all: while the user types, the pointer does not cover the text (semantics 21.8).
  case hidden
}
