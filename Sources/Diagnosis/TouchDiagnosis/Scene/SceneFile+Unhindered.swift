import TouchScenes

extension SceneFile {
  /// Whether no action of the scene changes it during a replay.
  var isStill: Bool {
    !every(root).contains { view in view.recognizers.contains { !$0.on.isEmpty || $0.apply != nil } }
  }

  /// The number of names that its recognizers, their delegates and subclasses list.
  var relationCount: Int {
    every(root).reduce(0) { $0 + $1.recognizers.reduce(0) { $0 + $1.relationCount } }
  }

  /// The scene without requirements of a recognizer to wait for itself, which are ignored (5.2).
  var withoutWaitingForOneself: SceneFile {
    var scene = self
    scene.root.forEach { view in
      for index in view.recognizers.indices {
        let name = view.recognizers[index].name
        view.recognizers[index].requiresToFail.removeAll { $0 == name }
      }
    }
    return scene
  }

  /// The scene without every relation, refusal and flag that can keep a recognizer from acting.
  ///
  /// A recognizer that does not act here either is kept from it by its own numbers or by the movement of the finger.
  ///
  /// Returns nil for the pan of a scroll view, which has further conditions.
  func freeing(_ name: String) -> SceneFile? {
    var scene = self
    var isThere = false
    scene.root.forEach { view in
      view.properties.removeAll { if case .isExclusiveTouch = $0 { true } else { false } }
      view.gestureRecognizerShouldBegin = nil
      for index in view.recognizers.indices {
        if view.recognizers[index].name == name {
          view.recognizers[index].free()
          isThere = true
        } else {
          view.recognizers[index].delegate?.shouldBeRequiredToFailBy = nil
          view.recognizers[index].subclass?.shouldBeRequiredToFailBy = nil
        }
      }
    }
    return isThere ? scene : nil
  }
}

extension SceneFile {
  /// The scene with all recognizers disabled except one, which is freed of what keeps it from acting.
  func leavingAlone(_ name: String) -> SceneFile {
    var scene = freeing(name) ?? self
    scene.root.forEach { view in
      for index in view.recognizers.indices where view.recognizers[index].name != name {
        view.recognizers[index].properties.removeAll { if case .isEnabled = $0 { true } else { false } }
        view.recognizers[index].properties.append(.isEnabled(false))
      }
    }
    return scene
  }
}

extension SceneRecognizer {
  fileprivate var relationCount: Int {
    let rules = [
      delegate?.shouldRecognizeSimultaneouslyWith, delegate?.shouldRequireFailureOf, delegate?.shouldBeRequiredToFailBy,
      subclass?.canPrevent, subclass?.canBePreventedBy, subclass?.shouldRequireFailureOf,
      subclass?.shouldBeRequiredToFailBy,
    ]
    return rules.reduce(requiresToFail.count) { if case .only(let names) = $1 { $0 + names.count } else { $0 } }
  }

  fileprivate mutating func free() {
    requiresToFail = []
    delegate = SceneDelegate(shouldRecognizeSimultaneouslyWith: .always(true))
    subclass = SceneSubclass(canPrevent: .always(false), canBePreventedBy: .always(false))
    properties.removeAll { property in
      switch property {
      case .isEnabled, .cancelsTouchesInView, .requiresExclusiveTouchType, .allowedTouchTypes: true
      default: false
      }
    }
    // With false, its view is not asked (5.3.5).
    properties += [.cancelsTouchesInView(false), .requiresExclusiveTouchType(false)]
  }
}

extension SceneView {
  /// Changes this view and all its descendants.
  mutating func forEach(_ change: (inout SceneView) -> Void) {
    change(&self)
    for index in children.indices { children[index].forEach(change) }
  }
}
