import TouchFiles
import TouchScenes

// Changes of a scene by name, written without the code of `Change`, which tests compare with them.

extension SceneFile {
  /// The scene with a property of a view or recognizer set, by UIKit's name.
  ///
  /// Throws what reading a file with it would: an unknown property, a value of the wrong kind, an unknown name.
  package func setting(_ key: String, _ value: JSONValue, of name: String) throws(FileError) -> SceneFile {
    var json = try JSONReader.read(Array(text.utf8), file: title)
    guard Self.set(key, value, of: name, in: &json) else {
      throw FileError(file: title, at: nil, key: key, message: "unknown name \(JSONWriter.cited(name))")
    }
    return try SceneFile.read(Array(JSONWriter.page(json).utf8), file: title)
  }

  private static func set(_ key: String, _ value: JSONValue, of name: String, in json: inout JSONValue) -> Bool {
    switch json.content {
    case .object(var members):
      let isMeant =
        members.contains { $0.key == "class" }
        && members.contains { $0.key == "name" && $0.value.content == .string(name) }
      if isMeant {
        members.removeAll { $0.key == key }
        members.append(JSONMember(key, value))
        json.content = .object(members)
        return true
      }
      for index in members.indices where set(key, value, of: name, in: &members[index].value) {
        json.content = .object(members)
        return true
      }
    case .array(var values):
      for index in values.indices where set(key, value, of: name, in: &values[index]) {
        json.content = .array(values)
        return true
      }
    case .null, .bool, .number, .string: break
    }
    return false
  }

  /// The scene with a recognizer that waits for another one to fail, or no longer does.
  package func requiring(_ name: String, toFail other: String, _ isOn: Bool) -> SceneFile {
    changingRecognizer(name) { recognizer in
      recognizer.requiresToFail.removeAll { $0 == other }
      if isOn { recognizer.requiresToFail.append(other) }
    }
  }

  /// The scene with two recognizers that may recognize together, or may not.
  package func recognizingTogether(_ one: String, _ other: String, _ isOn: Bool) -> SceneFile {
    let all = recognizerNames
    func answer(_ recognizer: inout SceneRecognizer, about name: String) {
      var delegate = recognizer.delegate ?? SceneDelegate()
      var names: [String]
      switch delegate.shouldRecognizeSimultaneouslyWith {
      case nil, .always(false): names = []
      case .always(true): names = all.filter { $0 != recognizer.name }
      case .only(let some): names = some
      }
      names.removeAll { $0 == name }
      if isOn { names.append(name) }
      delegate.shouldRecognizeSimultaneouslyWith = names.isEmpty ? nil : .only(names)
      recognizer.delegate = delegate == SceneDelegate() ? nil : delegate
    }
    return changingRecognizer(one) { answer(&$0, about: other) }
      .changingRecognizer(other) { answer(&$0, about: one) }
  }

  private func changingRecognizer(_ name: String, _ change: (inout SceneRecognizer) -> Void) -> SceneFile {
    func changed(_ view: SceneView) -> SceneView {
      var view = view
      for index in view.recognizers.indices where view.recognizers[index].name == name {
        change(&view.recognizers[index])
      }
      view.children = view.children.map(changed)
      return view
    }
    var scene = self
    scene.root = changed(root)
    return scene
  }
}
