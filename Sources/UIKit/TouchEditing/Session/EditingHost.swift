import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// The text field or text view of an editing session, which asks and notifies its delegate.
@MainActor protocol EditingHost: UIView {
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether the user may select text.
  var allowsSelecting: Bool { get }
  /// Whether characters are hidden (semantics 18.14).
  var hidesText: Bool { get }
  /// Whether the text has one line.
  var isOneLine: Bool { get }
  /// The style number of typed text.
  var typingStyle: Int { get }
  /// Inserts typed text; subclasses of the app may override it.
  func insertText(_ text: String)
  /// Handles the user's Backspace; subclasses of the app may override it.
  func deleteBackward()
  /// Returns whether the delegate allows an edit.
  func shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool
  /// Notifies the delegate of the changed selection.
  func notifySelection()
  /// Notifies delegate, targets and observers of the user's change of the text.
  func notifyChange()
  /// Updates the display after the text changed.
  func textChanged(_ span: EditSpan)
  /// Updates the display after the selection or the marked range changed.
  func selectionChanged()
  /// The drawn caret, in the view's coordinates.
  var shownCaret: CGRect { get }
  /// Scrolls to the caret after the user edited or moved it.
  func showCaret()
  /// Converts a point of the view to the layout's coordinates.
  func layoutPoint(_ point: CGPoint) -> CGPoint
  /// The height of the visible rect, for moves by pages.
  var pageHeight: CGFloat { get }
  /// Scrolls by a distance while the mouse selects past the edge; returns whether it could scroll.
  func scrollWhileSelecting(_ way: CGVector) -> Bool
  /// What receives mouse and touches.
  var pointing: TextPointing? { get }
  /// The drags of the selected text.
  var textDrag: TextDrag? { get }
  /// Returns the visible part of a range.
  func shownText(of range: Range<Int>) -> ShownText
  /// Handles a click on a character; returns whether it activated a link.
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool
  /// Opens the menu for a point of the view.
  func openEditMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay?
}

extension EditingHost {
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool { false }

  /// Scrolls every surrounding scroll view, from the inside outwards, by the smallest distance that shows the caret
  /// (semantics 17.22).
  ///
  /// A text view does not scroll for its find bar, which stays in place.
  func showCaretAround() {
    var (inner, view): (UIView, UIView?) = (self, superview)
    while let here = view {
      if let scroll = here as? UIScrollView, scroll.isScrollEnabled, !(inner is FindBar) {
        scroll.scrollRectToVisible(scroll.convert(shownCaret, from: self), animated: false)
      }
      (inner, view) = (here, here.superview)
    }
  }
}
