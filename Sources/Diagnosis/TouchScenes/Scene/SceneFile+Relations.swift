import TouchGeometry

// Further facts about a scene that the inspector shows.

extension SceneFile {
  /// The names of all recognizers in the order of the scene.
  package var recognizerNames: [String] {
    func names(in view: SceneView) -> [String] { view.recognizers.map(\.name) + view.children.flatMap(names) }
    return names(in: root)
  }

  /// The insets with which views receive touches beyond their bounds, by name.
  package var touchInsets: [String: UIEdgeInsets] {
    var found: [String: UIEdgeInsets] = [:]
    func collect(_ view: SceneView) {
      if let insets = view.touchInsets { found[view.name] = insets }
      view.children.forEach(collect)
    }
    collect(root)
    return found
  }

  /// The pairs of recognizers that a delegate allows to recognize simultaneously.
  package var together: [(String, String)] {
    let tree = LintTree(self)
    let names = recognizerNames
    var pairs: [(String, String)] = []
    for (index, one) in names.enumerated() {
      for other in names[(index + 1)...] where tree.mayRecognizeTogether(one, other) { pairs.append((one, other)) }
    }
    return pairs
  }
}
