import TouchScenes

// Words for changes that take back what a scene says in one of several places: they name the place.

extension SceneChange {
  /// The change as a line of Swift, for a scene to which it has not been applied.
  package func swift(in scene: SceneFile) -> String {
    switch self {
    case .require(let name, let other, false):
      let lines = requirements(name, other, in: scene).map(\.swift)
      return lines.isEmpty ? swift : lines.joined(separator: "; ")
    case .pointInside(let name, nil) where scene.view(name)?.touchInsets != nil:
      return "class of \(name): point(inside:with:) takes all of bounds, as without an override"
    default: return swift
    }
  }

  /// The change as a key of the scene file, for a scene to which it has not been applied.
  package func sceneKey(in scene: SceneFile) -> String {
    switch self {
    case .require(let name, let other, false):
      let keys = requirements(name, other, in: scene).map(\.key)
      return keys.isEmpty ? sceneKey : keys.joined(separator: ", and ")
    case .pointInside(let name, nil) where scene.view(name)?.touchInsets != nil:
      return "without \"touchInsets\" of \(name)"
    default: return sceneKey
    }
  }

  /// The places of a scene by which one recognizer waits for another: what undoes each, in Swift and as a key.
  private func requirements(_ name: String, _ other: String, in scene: SceneFile) -> [(swift: String, key: String)] {
    let (one, two) = (scene.recognizer(name), scene.recognizer(other))
    func without(_ name: String, _ key: String, of owner: String) -> String {
      "without \(JSONWriter.line(.string(name))) in \"\(key)\" of \(owner)"
    }
    var found: [(swift: String, key: String)] = []
    if one?.requiresToFail.contains(other) == true {
      found.append(("remove \(name).require(toFail: \(other))", without(other, "requiresToFail", of: name)))
    }
    if one?.delegate?.shouldRequireFailureOf.says(other) == true {
      found.append(
        (
          "delegate of \(name): gestureRecognizer(_:shouldRequireFailureOf:) returns false for \(other)",
          without(other, "shouldRequireFailureOf", of: "the delegate of \(name)")
        ))
    }
    if one?.subclass?.shouldRequireFailureOf.says(other) == true {
      found.append(
        (
          "subclass of \(name): shouldRequireFailure(of:) returns false for \(other)",
          without(other, "shouldRequireFailureOf", of: "the subclass of \(name)")
        ))
    }
    if two?.delegate?.shouldBeRequiredToFailBy.says(name) == true {
      found.append(
        (
          "delegate of \(other): gestureRecognizer(_:shouldBeRequiredToFailBy:) returns false for \(name)",
          without(name, "shouldBeRequiredToFailBy", of: "the delegate of \(other)")
        ))
    }
    if two?.subclass?.shouldBeRequiredToFailBy.says(name) == true {
      found.append(
        (
          "subclass of \(other): shouldBeRequiredToFail(by:) returns false for \(name)",
          without(name, "shouldBeRequiredToFailBy", of: "the subclass of \(other)")
        ))
    }
    return found
  }
}

extension SceneFile {
  fileprivate func view(_ name: String) -> SceneView? { every(root).first { $0.name == name } }

  /// A recognizer of a view, or the pan of a scroll view.
  fileprivate func recognizer(_ name: String) -> SceneRecognizer? {
    SceneIndex(self).recognizers[name]?.description
  }
}
