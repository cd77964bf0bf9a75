import TouchScenes

extension MatrixCell {
  /// The classes of the matrix; the model has no app-defined recognizers.
  package static let classes = RecognizerClass.allCases.filter { $0 != .custom }

  /// Every cell of the matrix.
  package static var all: [MatrixCell] {
    classes.flatMap { first in classes.flatMap { cells(first, $0) } }
  }

  /// The difference between engine and model for the cell, or nil.
  ///
  /// Fingers have no effect on hover recognizers, and no recognizer waits for one (7.8): the engine with them must
  /// behave like the model without them.
  @MainActor package var complaint: String? {
    var judged = tried
    if first == .hover || second == .hover { judged.scene.root = Self.withoutHover(judged.scene.root) }
    return difference(between: tried, and: judged).map { "\(self): \($0.text)" }
  }

  private static func withoutHover(_ view: SceneView) -> SceneView {
    var view = view
    let gone = view.recognizers.filter { $0.recognizerClass == .hover }.map(\.name)
    view.recognizers.removeAll { gone.contains($0.name) }
    let isThere = view.recognizers.map(\.name)
    for index in view.recognizers.indices {
      // In these scenes there is one other recognizer at most, so a recognizer that is waited for and not here is a
      // hover.
      view.recognizers[index].requiresToFail.removeAll { gone.contains($0) || !isThere.contains($0) }
    }
    view.children = view.children.map(withoutHover)
    return view
  }
}
