import TouchTrace

/// What a view did not do, where no recognizer decided it.
package struct Remark: Sendable, Equatable {
  /// The view that did not do what was expected; nil for a remark about none.
  package var view: String?
  /// A sentence without a full stop.
  package var sentence: String

  /// The remark with the names of rows and items as people say them.
  func spoken(_ names: SpokenNames) -> Remark { Remark(view: view.map(names.text), sentence: names.text(sentence)) }
}
