import TouchTrace

extension SceneFile {
  /// The class of a recognizer or a view as the scene says it; of a recognizer that a view brings along, nothing.
  package func className(of subject: TraceSubject) -> String {
    subject.kind == .recognizer
      ? every(root).lazy.flatMap(\.recognizers).first { $0.name == subject.name }?.recognizerClass.rawValue
        ?? "a recognizer"
      : every(root).first { $0.name == subject.name }?.viewClass.rawValue ?? ""
  }

  /// A view of the scene and all views in it, those around before those inside.
  package func every(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(every) }
}

extension Tracks {
  /// Tracks of what was heard while a scene was played.
  @MainActor package init(_ recorder: TraceRecorder, of scene: SceneFile, until time: Double) {
    self.init(
      of: recorder.facts, recognizers: recorder.firstRecognizers, until: time, className: scene.className(of:))
  }
}
