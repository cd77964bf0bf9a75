import TouchScenes

// Changes as text where the text depends on the scene.

extension Change {
  /// The change as a line of Swift, for a scene to which it has not been applied.
  package func swift(in scene: SceneFile) -> String {
    switch self {
    case .require(let name, let other, false):
      let lines = requirements(name, other, in: scene).map(\.swift)
      return lines.isEmpty ? swift : lines.joined(separator: "; ")
    case .require(let name, let other, true):
      let index = SceneIndex(scene)
      return "\(Self.code(name, index)).require(toFail: \(Self.code(other, index)))"
    // Text inputs can become first responder without a custom class.
    case .firstResponder(let name) where scene.view(name)?.viewClass.isTextInput == true:
      return "\(name).becomeFirstResponder()"
    case .pointInside(let name, nil) where scene.view(name)?.touchInsets != nil:
      return SceneIndex(scene).isSmaller(name)
        ? localized("class of %1$s: point(inside:with:) takes all of bounds, as without an override", name)
        : localized("class of %1$s: point(inside:with:) takes no more than bounds, as without an override", name)
    // The first page of a navigation controller cannot go back.
    case .shouldBegin(let name, .always(true)?) where SceneIndex(scene).isKit(name, .pop):
      return localized("delegate of %1$s: gestureRecognizerShouldBegin(_:) returns viewControllers.count > 1", name)
    // The pan of a scroll view is a property of it.
    case .recognizer(let name, let property):
      guard let view = SceneIndex(scene).owner(of: name, as: .scrollPan) else { return swift }
      return Change.recognizer("\(view).panGestureRecognizer", property).swift
    // A scroll view is the delegate of its pan, so its class answers.
    case .together(let name, _, _), .togetherWithAll(let name), .shouldReceive(let name, _):
      guard let view = SceneIndex(scene).owner(of: name, as: .scrollPan) else { return swift }
      return answer.map { localized("class of %1$s: %2$s", view, $0) } ?? swift
    default: return swift
    }
  }

  /// How Swift names a recognizer: those of a scroll view and of a navigation controller are properties of it.
  private static func code(_ recognizer: String, _ index: SceneIndex) -> String {
    if let stack = index.owner(of: recognizer, as: .pop) { return "\(stack).interactivePopGestureRecognizer!" }
    if let view = index.owner(of: recognizer, as: .scrollPan) { return "\(view).panGestureRecognizer" }
    return index.owner(of: recognizer, as: .scrollPinch).map { "\($0).pinchGestureRecognizer!" } ?? recognizer
  }

  /// The change as a key of the scene file, for a scene to which it has not been applied.
  package func sceneKey(in scene: SceneFile) -> String {
    switch self {
    case .require(let name, let other, false):
      let keys = requirements(name, other, in: scene).map(\.key)
      return keys.isEmpty ? sceneKey : keys.joined(separator: localized(", and "))
    case .pointInside(let name, nil) where scene.view(name)?.touchInsets != nil:
      return localized("without \"touchInsets\" of %1$s", name)
    case .recognizer(let name, let property):
      guard let view = SceneIndex(scene).owner(of: name, as: .scrollPan) else { return sceneKey }
      let value = JSONWriter.line(property.member.value)
      return "\"\(view)\": {\"panGestureRecognizer\": {\"\(property.member.key)\": \(value)}}"
    default: return sceneKey
    }
  }

  /// The removal of each form of a requirement: in Swift, and as a key.
  private func requirements(_ name: String, _ other: String, in scene: SceneFile) -> [(swift: String, key: String)] {
    scene.requirementPlaces(name, other).map { place in
      let owner = place.isOther ? other : name
      let about = place.isOther ? name : other
      let swift =
        switch place {
        case .own: localized("remove %1$s.require(toFail: %2$s)", name, other)
        case .delegate, .otherDelegate:
          localized("delegate of %1$s: gestureRecognizer(_:%2$s:) returns false for %3$s", owner, place.key, about)
        case .subclass: localized("subclass of %1$s: shouldRequireFailure(of:) returns false for %2$s", owner, about)
        case .otherSubclass:
          localized("subclass of %1$s: shouldBeRequiredToFail(by:) returns false for %2$s", owner, about)
        }
      return (swift, place.absence(JSONWriter.line(.string(about)), owner))
    }
  }
}

/// A form in which a scene requires that one recognizer waits for another to fail.
enum RequirementPlace {
  case own, delegate, subclass, otherDelegate, otherSubclass

  /// Whether the recognizer that is waited for has it.
  fileprivate var isOther: Bool { self == .otherDelegate || self == .otherSubclass }

  /// The key of the scene file.
  fileprivate var key: String {
    switch self {
    case .own: "requiresToFail"
    case .delegate, .subclass: "shouldRequireFailureOf"
    case .otherDelegate, .otherSubclass: "shouldBeRequiredToFailBy"
    }
  }

  /// The removal of a name from the key of a recognizer.
  fileprivate func absence(_ name: String, _ owner: String) -> String {
    switch self {
    case .own: localized("without %1$s in \"%2$s\" of %3$s", name, key, owner)
    case .delegate, .otherDelegate: localized("without %1$s in \"%2$s\" of the delegate of %3$s", name, key, owner)
    case .subclass, .otherSubclass: localized("without %1$s in \"%2$s\" of the subclass of %3$s", name, key, owner)
    }
  }
}

extension SceneIndex {
  /// The forms in which one recognizer waits for another; empty where it does not.
  func requirementPlaces(_ name: String, _ other: String) -> [RequirementPlace] {
    let (one, two) = (recognizers[name]?.description, recognizers[other]?.description)
    let all: [(RequirementPlace, Bool?)] = [
      (.own, one?.requiresToFail.contains(other)), (.delegate, one?.delegate?.shouldRequireFailureOf.specifies(other)),
      (.subclass, one?.subclass?.shouldRequireFailureOf.specifies(other)),
      (.otherDelegate, two?.delegate?.shouldBeRequiredToFailBy.specifies(name)),
      (.otherSubclass, two?.subclass?.shouldBeRequiredToFailBy.specifies(name)),
    ]
    return all.filter { $0.1 == true }.map(\.0)
  }
}

extension SceneFile {
  fileprivate func view(_ name: String) -> SceneView? { every(root).first { $0.name == name } }

  fileprivate func requirementPlaces(_ name: String, _ other: String) -> [RequirementPlace] {
    SceneIndex(self).requirementPlaces(name, other)
  }

  /// Whether one recognizer waits for another in any form.
  package func waits(_ name: String, for other: String) -> Bool { !requirementPlaces(name, other).isEmpty }
}
