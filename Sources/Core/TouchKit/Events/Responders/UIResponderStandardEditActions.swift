import TouchGeometry

/// The actions that an edit menu or a key can send to a responder.
///
/// `UIResponder` conforms; a class offers an action by overriding it.
///
/// https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the item at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}
