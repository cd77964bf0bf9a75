import TouchScenes

// What somebody meant who wrote a wish that cannot be read.

extension Wish {
  /// Of a scene with more names no wish is guessed.
  private static let mostNames = 400

  private static let verbs =
    [
      "acts", "does not act", "acts less often", "acts sooner", "scrolls", "does not scroll", "zooms", "selects",
      "sends",
    ]
    + ["does not send"] + ControlEventName.allCases.map { "sends \($0.rawValue)" }
    + TouchMethod.allCases.flatMap { ["\($0.rawValue)", "not \($0.rawValue)"] }
    + ["touchesBegan sooner", "touchesEnded sooner"] + EventMethod.allCases.map(\.rawValue)

  /// The wish that differs from a text by capitals, or by one or two letters; nil where none does.
  package static func nearest(to text: String, in scene: SceneFile) -> String? {
    let words = text.split(separator: " ").joined(separator: " ")
    let names = names(in: scene)
    guard names.count <= mostNames else { return nil }
    let all = names.flatMap { name in verbs.map { "\(name) \($0)" } }
    let near = all.filter { abs($0.count - words.count) <= 2 && (try? Wish($0, in: scene)) != nil }
    return near.first { $0.lowercased() == words.lowercased() } ?? Suggestion.nearest(to: words, among: near)
  }

  /// What somebody may have meant by a view that cannot do what was asked: a recognizer on it, or the control or the list
  /// that it is in.
  package static func meant(by name: String, in scene: SceneFile) -> String? {
    let index = SceneIndex(scene)
    if let view = index.views[name]?.view {
      if let first = view.recognizers.first { return "\(first.name) acts" }
      if view.viewClass.isKind(of: .control) { return "\(name) sends" }
    }
    for outer in index.path(of: name).dropLast().reversed() {
      guard let view = index.views[outer]?.view else { continue }
      if view.viewClass.isKind(of: .control) { return "\(outer) sends" }
      if view.hasItems { return "\(outer) selects" }
    }
    return nil
  }
}
