import TouchScenes

/// Makes a case smaller as long as the difference stays: whole parts first, then single properties and lines.
@MainActor package struct Shrinker {
  package private(set) var smallest: Case
  private let isFailure: @MainActor (Case) -> Bool

  package init(_ failing: Case, isFailure: @escaping @MainActor (Case) -> Bool) {
    smallest = failing
    self.isFailure = isFailure
  }

  package mutating func shrink() {
    var isProgressing = true
    while isProgressing {
      isProgressing = dropLines()
      for smaller in Self.smallerScenes(smallest.scene) {
        var tried = smallest
        tried.scene = smaller
        if isSound(tried), isFailure(tried) {
          smallest = tried
          isProgressing = true
          break
        }
      }
    }
  }

  /// Lines go in runs, from long ones to single ones; an input that is no longer sound is not tried.
  private mutating func dropLines() -> Bool {
    var hasDropped = false
    var length = max(1, smallest.input.lines.count / 2)
    while length >= 1 {
      var start = 0
      while start + length <= smallest.input.lines.count {
        var tried = smallest
        tried.input.lines.removeSubrange(start..<(start + length))
        if isSound(tried), isFailure(tried) {
          smallest = tried
          hasDropped = true
        } else {
          start += 1
        }
      }
      length /= 2
    }
    return hasDropped
  }

  /// Whether the case survives being written and read: references lead somewhere, fingers make sense.
  private func isSound(_ tried: Case) -> Bool {
    guard let scene = try? SceneFile.read(Array(tried.scene.text.utf8), file: "scene") else { return false }
    return (try? InputFile.read(Array(tried.input.text.utf8), file: "input", sceneSize: scene.size)) != nil
  }

  // MARK: Scenes

  private static func smallerScenes(_ scene: SceneFile) -> [SceneFile] {
    smaller(scene.root).map { root in
      var smaller = scene
      smaller.root = root
      return smaller
    }
  }

  private static func smaller(_ view: SceneView) -> [SceneView] {
    var found: [SceneView] = []
    func add(_ change: (inout SceneView) -> Void) {
      var changed = view
      change(&changed)
      if changed != view { found.append(changed) }
    }
    for index in view.children.indices { add { $0.children.remove(at: index) } }
    for index in view.recognizers.indices { add { $0.recognizers.remove(at: index) } }
    for index in view.properties.indices { add { $0.properties.remove(at: index) } }
    add { $0.overrides = TouchMethod.allCases }
    add { $0.callsSuper = $0.viewClass.defaultSuperCall }
    add { $0.gestureRecognizerShouldBegin = nil }
    add { $0.events = [] }
    for index in view.recognizers.indices {
      for smaller in smaller(view.recognizers[index]) { add { $0.recognizers[index] = smaller } }
    }
    for index in view.children.indices {
      for smaller in smaller(view.children[index]) { add { $0.children[index] = smaller } }
    }
    return found
  }

  private static func smaller(_ recognizer: SceneRecognizer) -> [SceneRecognizer] {
    var found: [SceneRecognizer] = []
    func add(_ change: (inout SceneRecognizer) -> Void) {
      var changed = recognizer
      change(&changed)
      if changed != recognizer { found.append(changed) }
    }
    for index in recognizer.properties.indices { add { $0.properties.remove(at: index) } }
    for index in recognizer.requiresToFail.indices { add { $0.requiresToFail.remove(at: index) } }
    for index in recognizer.on.indices { add { $0.on.remove(at: index) } }
    add { $0.delegate = nil }
    add { $0.subclass = nil }
    add { $0.logs = false }
    if recognizer.delegate != nil {
      add { $0.delegate?.shouldBegin = nil }
      add { $0.delegate?.shouldReceiveTouch = nil }
      add { $0.delegate?.shouldReceivePress = nil }
      add { $0.delegate?.shouldRecognizeSimultaneouslyWith = nil }
      add { $0.delegate?.shouldRequireFailureOf = nil }
      add { $0.delegate?.shouldBeRequiredToFailBy = nil }
    }
    if recognizer.subclass != nil {
      add { $0.subclass?.canPrevent = nil }
      add { $0.subclass?.canBePreventedBy = nil }
      add { $0.subclass?.shouldRequireFailureOf = nil }
      add { $0.subclass?.shouldBeRequiredToFailBy = nil }
    }
    return found
  }
}
