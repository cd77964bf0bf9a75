import TouchGeometry
import TouchKit
import TouchWidgets

/// Decides about a text view's editing and hears of it. https://developer.apple.com/documentation/uikit/uitextviewdelegate
///
/// Every method may be left out. Questions are asked before anything has changed; edits by the program are not told
/// (semantics 19.2 to 19.4).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; yes.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; yes.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether an edit of the user may be made: once for each, with the range that goes and what comes; yes.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user changed the text; after `textViewDidChangeSelection(_:)`.
  func textViewDidChange(_ textView: UITextView)
  /// The selection is another, or what is composed.
  func textViewDidChangeSelection(_ textView: UITextView)
  #if FoundationGeometry
  /// What a click or a tap on a link does; nil for nothing. The default action, which is performed unless another is
  /// returned, opens the link (semantics 19.9).
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link, at the secondary button and after a finger rested; nil for none. The default menu opens the
  /// link and copies it (semantics 19.9).
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Whether the default action may open a link, or its menu may be shown; yes.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  #endif
  /// The edit menu for a range; nil for the suggested one, an empty one for none (semantics 24.1).
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing to do.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing to do.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Nothing to do.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing to do.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  #if FoundationGeometry
  /// The default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  #endif
  /// Returns nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
