import TouchScenes

// Suggestions for a text that is not a goal.

extension Goal {
  /// The most names of a scene for which suggestions are made.
  private static let maximumNames = 400

  private static let verbs =
    [
      "acts", "does not act", "acts less often", "acts once", "acts sooner", "scrolls", "does not scroll", "zooms",
      "selects", "does not select", "moves a row", "sends", "sends sooner", "does not send", "is not cancelled",
      "takes text",
    ]
    + ControlEventName.allCases.map { "sends \($0.rawValue)" }
    + TouchMethod.allCases.flatMap { ["\($0.rawValue)", "not \($0.rawValue)"] }
    + ["touchesBegan sooner", "touchesEnded sooner"] + EventMethod.allCases.map(\.rawValue)

  /// The goal that differs from a text in capitals, or in one or two letters; nil where none does.
  package static func nearest(to text: String, in scene: SceneFile) -> String? {
    let words = text.split(separator: " ").joined(separator: " ")
    let names = names(in: scene)
    guard names.count <= maximumNames else { return nil }
    let all = names.flatMap { name in verbs.map { "\(name) \($0)" } }
    let near = all.filter { abs($0.count - words.count) <= 2 && (try? Goal($0, in: scene)) != nil }
    return near.first { $0.lowercased() == words.lowercased() } ?? Suggestion.nearest(to: words, among: near)
  }

  /// The goal that was probably meant by a view that cannot do this: of a recognizer on it, or of the control or list
  /// that contains it.
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
