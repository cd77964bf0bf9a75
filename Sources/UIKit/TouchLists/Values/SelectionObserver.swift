import TouchWidgets

/// The place where others learn that the user selected a row or an item.
@MainActor package enum SelectionObserver {
  /// Called with the table or the collection, before its delegate; nil by default.
  package static var didSelect: ((UIScrollView) -> Void)?
}
