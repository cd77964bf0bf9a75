import TouchTrace

extension SceneFile {
  /// The class of a recognizer or a view in the scene; empty for a view's own recognizer.
  package func className(of subject: TraceSubject) -> String {
    subject.kind == .recognizer
      ? every(root).lazy.flatMap(\.recognizers).first { $0.name == subject.name }?.recognizerClass.rawValue
        ?? "a recognizer"
      : every(root).first { $0.name == subject.name }?.viewClass.rawValue ?? ""
  }

  /// A view of the scene and its descendants; a view before its subviews.
  package func every(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(every) }
}

extension Tracks {
  /// Creates tracks from the trace of a played scene.
  @MainActor package init(_ recorder: TraceRecorder, of scene: SceneFile, until time: Double) {
    self.init(
      of: recorder.facts, recognizers: recorder.firstRecognizers, until: time, className: scene.className(of:))
  }
}
