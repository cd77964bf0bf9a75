import TouchGeometry

/// What an edit menu or a key can ask of a responder.
///
/// `UIResponder` conforms; a class offers an action by overriding it.
///
/// https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Takes the selection out and puts it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what the pasteboard holds in place of the selection.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes the selection out.
  func delete(_ sender: Any?)
}
