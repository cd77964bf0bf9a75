import TouchGeometry
import TouchScenes

/// Every scene that is one change away from a scene: each flag, number, answer and relation of each view and recognizer.
///
/// It knows nothing of what happened, and shares nothing with the diagnosis's search.
package struct SceneNeighbors {
  let scene: SceneFile

  package init(_ scene: SceneFile) { self.scene = scene }

  // MARK: One change

  func editing(_ name: String, _ change: (inout SceneView) -> Void) -> SceneFile {
    func changed(_ view: SceneView) -> SceneView {
      var view = view
      if view.name == name { change(&view) }
      view.children = view.children.map(changed)
      return view
    }
    var scene = scene
    scene.root = changed(scene.root)
    return scene
  }

  func editingRecognizer(_ name: String, _ change: (inout SceneRecognizer) -> Void) -> SceneFile {
    func changed(_ view: SceneView) -> SceneView {
      var view = view
      for index in view.recognizers.indices where view.recognizers[index].name == name {
        change(&view.recognizers[index])
      }
      view.children = view.children.map(changed)
      return view
    }
    var scene = scene
    scene.root = changed(scene.root)
    return scene
  }

  func setting(_ property: ViewProperty, of name: String) -> SceneFile {
    editing(name) { view in
      view.properties.removeAll { $0.member.key == property.member.key }
      view.properties.append(property)
    }
  }

  func setting(_ property: RecognizerProperty, of name: String) -> SceneFile {
    editingRecognizer(name) { recognizer in
      recognizer.properties.removeAll { $0.member.key == property.member.key }
      recognizer.properties.append(property)
    }
  }

  // MARK: All of them

  /// All neighbors, without the scene itself.
  package var all: [SceneFile] {
    let names = scene.recognizerNames
    var found: [SceneFile] = []
    for name in names {
      for property in Self.properties(of: recognizer(name)) { found.append(setting(property, of: name)) }
      found += answers(of: name)
      for other in names where other != name {
        found.append(scene.requiring(name, toFail: other, true))
        found.append(scene.requiring(name, toFail: other, false))
        found.append(scene.recognizingTogether(name, other, true))
      }
    }
    for view in views { found += neighbors(of: view) }
    return found.filter { $0 != scene }
  }

  private var views: [SceneView] {
    func all(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(all) }
    return all(scene.root)
  }

  private func recognizer(_ name: String) -> SceneRecognizer {
    views.flatMap(\.recognizers).first { $0.name == name } ?? SceneRecognizer(name: name, recognizerClass: .tap)
  }

  private static func properties(of one: SceneRecognizer) -> [RecognizerProperty] {
    let flags = [true, false].flatMap { flag -> [RecognizerProperty] in
      [
        .isEnabled(flag), .cancelsTouchesInView(flag), .delaysTouchesBegan(flag), .delaysTouchesEnded(flag),
        .requiresExclusiveTouchType(flag),
      ]
    }
    let types: [RecognizerProperty] = [.allowedTouchTypes(TouchTypeName.allCases)]
    // UIKit has no property for the distance after which a pan begins; only scenes of rows have one.
    let keys = one.recognizerClass.ownKeys.filter { $0 != "beginningDistance" }
    return flags + types + keys.flatMap { values(of: $0, one.recognizerClass) }
  }

  /// The values that are tried of a property; of one that is not named here, the first three whole numbers that it can
  /// have.
  private static func values(of key: String, _ kind: RecognizerClass) -> [RecognizerProperty] {
    switch key {
    case "minimumPressDuration": [0, 0.05, 0.1, 0.2, 0.3, 0.5, 1].compactMap { kind.property(key, $0) }
    case "allowableMovement": [5, 15, 30, 60, 120, 400].compactMap { kind.property(key, $0) }
    case "direction": SwipeDirectionName.allCases.map { .direction([$0]) } + [.direction(SwipeDirectionName.allCases)]
    case "edges": [EdgeName.left, .right, .top, .bottom, .all].map { .edges([$0]) }
    default: Array([0, 1, 2, 3].compactMap { kind.property(key, $0) }.prefix(3))
    }
  }

  /// Each answer of a delegate or a subclass taken away.
  private func answers(of name: String) -> [SceneFile] {
    [
      editingRecognizer(name) { $0.delegate?.shouldBegin = nil },
      editingRecognizer(name) { $0.delegate?.shouldReceiveTouch = nil },
      editingRecognizer(name) { $0.delegate?.shouldRequireFailureOf = nil },
      editingRecognizer(name) { $0.delegate?.shouldBeRequiredToFailBy = nil },
      editingRecognizer(name) { $0.subclass?.canPrevent = nil },
      editingRecognizer(name) { $0.subclass?.canBePreventedBy = nil },
      editingRecognizer(name) { $0.subclass?.shouldRequireFailureOf = nil },
      editingRecognizer(name) { $0.subclass?.shouldBeRequiredToFailBy = nil },
    ]
  }

  private func neighbors(of view: SceneView) -> [SceneFile] {
    let name = view.name
    var found: [SceneFile] = []
    for flag in [true, false] {
      found += [
        setting(.isHidden(flag), of: name), setting(.isUserInteractionEnabled(flag), of: name),
        setting(.isMultipleTouchEnabled(flag), of: name), setting(.isExclusiveTouch(flag), of: name),
        editing(name) { $0.gestureRecognizerShouldBegin = flag },
      ]
    }
    found += [
      setting(.alpha(1), of: name), editing(name) { $0.pointInside = nil }, editing(name) { $0.hitTest = .ordinary },
      editing(name) { $0.hitTest = .passThrough },
    ]
    for index in view.children.indices {
      found.append(editing(name) { $0.children.append($0.children.remove(at: index)) })
      found.append(editing(name) { $0.children.insert($0.children.remove(at: index), at: 0) })
    }
    return found
  }
}
