import TouchTrace

/// What a view, a recognizer or a responder did not do, where no other recognizer decided it.
package struct Remark: Sendable, Equatable {
  /// The name of the view, recognizer or responder; nil for a remark about none.
  package var subject: String?
  /// A sentence, with its full stop.
  package var sentence: String

  /// The remark with the names of rows and items as people say them.
  func spoken(_ names: SpokenNames) -> Remark {
    Remark(subject: subject.map(names.text), sentence: names.text(sentence))
  }
}
