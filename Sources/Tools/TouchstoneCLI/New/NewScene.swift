import TouchScenes

/// A scene file and an input for it: a tap and a double tap on one view, of which both act.
struct NewScene {
  let name: String

  /// The built-in scene that is copied.
  static let model = "single-double-tap"

  func files() throws(Failure) -> [NewFile] {
    var files: [NewFile] = []
    for (ending, target) in [("json", "scene.json"), ("jsonl", "input.jsonl")] {
      guard let bytes = BuiltInScenes.file("\(Self.model).\(ending)") else {
        throw Failure(
          message: localized("the built-in scene %1$s has no %2$s file", "\(Self.model)", "\(ending)"), status: .bug)
      }
      // The scene names its input.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing("\"\(Self.model).jsonl\"", with: "\"\(name).input.jsonl\"")
      files.append(NewFile(path: "\(name).\(target)", text: text))
    }
    return files
  }
}
