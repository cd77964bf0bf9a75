import TouchScenes

// Actions of recognizers that set properties or remove objects.

extension SceneIndex {
  /// What an action of a recognizer sets or removes: the name of the object, and the key.
  struct Reaction: Hashable {
    let recognizer: String
    let target: String
    let key: String
    /// Whether it sets a flag to false, or removes the object.
    let isOff: Bool
  }

  /// The key of an action that puts a view into a separate window.
  static let opens = "openWindow"

  /// The recognizer whose action puts a view, or a view around it, into a separate window.
  func opener(of view: String) -> Reaction? {
    reactions.first { $0.key == Self.opens && isInside(view, $0.target) }
  }

  /// What the actions of the scene set and remove, in its order.
  var reactions: [Reaction] {
    recognizerNames.flatMap { name -> [Reaction] in
      guard let on = recognizers[name]?.description.on, !on.isEmpty else { return [] }
      return on.flatMap { one -> [Reaction] in
        let removals =
          (one.remove.map { [($0, "remove", true)] } ?? [])
          + (one.removeRecognizer.map { [($0, "removeRecognizer", true)] } ?? [])
        let openings = one.openWindow.map { [($0, Self.opens, false)] } ?? []
        let settings = one.set.flatMap { assignment -> [(String, String, Bool)] in
          switch assignment {
          case .view(let target, let properties): properties.map { (target, $0.member.key, $0.member.isFalse) }
          case .recognizer(let target, let properties): properties.map { (target, $0.member.key, $0.member.isFalse) }
          }
        }
        return (removals + openings + settings).map { Reaction(recognizer: name, target: $0.0, key: $0.1, isOff: $0.2) }
      }
    }
  }

  /// The actions that disable a recognizer, or remove it or a view that contains it.
  func reactions(against name: String) -> [Reaction] {
    guard let view = recognizers[name]?.view else { return [] }
    let around = path(of: view)
    return reactions.filter { one in
      guard one.isOff, one.recognizer != name else { return false }
      switch one.key {
      case "isEnabled", "removeRecognizer": return one.target == name
      case "isScrollEnabled": return isOwnPan(name) && one.target == view
      case "isUserInteractionEnabled", "remove": return around.contains(one.target)
      default: return false
      }
    }
  }
}

extension SearchSpace {
  /// Leaves out what disables or removes a recognizer.
  mutating func omit(against name: String) {
    for one in index.reactions(against: name) { add(.omits(one.recognizer, one.target, one.key)) }
  }
}

extension SceneFile {
  /// Removes every setting of a property, or every removal, from the actions of a recognizer; false where there is none.
  mutating func omit(_ key: String, of target: String, inActionsOf name: String) -> Bool {
    root.edit { view in
      guard let index = view.recognizers.firstIndex(where: { $0.name == name }) else { return false }
      let old = view.recognizers[index].on
      view.recognizers[index].on = old.map { $0.without(key, of: target) }.filter(\.hasEffect)
      return view.recognizers[index].on != old
    }
  }
}

extension SceneReaction {
  fileprivate func without(_ key: String, of target: String) -> SceneReaction {
    var reaction = self
    if key == "remove", remove == target { reaction.remove = nil }
    if key == "removeRecognizer", removeRecognizer == target { reaction.removeRecognizer = nil }
    if key == SceneIndex.opens, openWindow == target { reaction.openWindow = nil }
    reaction.set = set.compactMap { assignment in
      switch assignment {
      case .view(target, let properties):
        let rest = properties.filter { $0.member.key != key }
        return rest.isEmpty ? nil : .view(target, rest)
      case .recognizer(target, let properties):
        let rest = properties.filter { $0.member.key != key }
        return rest.isEmpty ? nil : .recognizer(target, rest)
      case .view, .recognizer: return assignment
      }
    }
    return reaction
  }

  /// Whether it does anything.
  fileprivate var hasEffect: Bool {
    !set.isEmpty || !add.isEmpty || !addRecognizer.isEmpty || run != nil
      || [remove, removeRecognizer, openWindow, endEditing].contains { $0 != nil }
  }
}

extension JSONMember {
  fileprivate var isFalse: Bool { value.content == .bool(false) }
}
