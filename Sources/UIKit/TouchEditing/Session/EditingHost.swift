import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// The text field or text view that a session edits for: what only it knows, and whom it tells.
@MainActor protocol EditingHost: UIView {
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether the user may select.
  var allowsSelecting: Bool { get }
  /// Whether letters are hidden (semantics 18.14).
  var hidesText: Bool { get }
  /// Whether it has one line.
  var isOneLine: Bool { get }
  /// The number of the style that typed text has.
  var typingStyle: Int { get }
  /// Makes the user's insertion; subclasses of the program may do otherwise.
  func insertText(_ text: String)
  /// Makes the user's Backspace, likewise.
  func deleteBackward()
  /// Asks the delegate about an edit.
  func shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool
  /// Tells the delegate that the selection is another.
  func tellSelection()
  /// Tells everybody that the user changed the text.
  func tellChange()
  /// The text is another: what is shown has to follow.
  func textChanged(_ span: EditSpan)
  /// The selection, or what is composed, is another: what is shown has to follow.
  func selectionChanged()
  /// The caret as it is drawn, in the coordinates of the view.
  var shownCaret: CGRect { get }
  /// The caret is to be seen, after the user edited or moved it.
  func showCaret()
  /// The place in the text, in points of the layout, of a point of the view.
  func layoutPoint(_ point: CGPoint) -> CGPoint
  /// How high what is seen is, for moves by pages.
  var pageHeight: CGFloat { get }
  /// Scrolls by what lies beyond the edge while the mouse selects; answers whether there was anything to scroll.
  func scrollWhileSelecting(_ way: CGVector) -> Bool
  /// A letter was clicked; answers whether it is in a link that acts.
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool
  /// Opens the menu that belongs to a place of the view.
  func openEditMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay?
}

extension EditingHost {
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool { false }

  /// Whatever scrolls around the text scrolls by the least that shows its caret, from the inside outwards (semantics
  /// 17.22).
  ///
  /// A text view does not scroll for the bar that searches it, which keeps its place in it.
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
