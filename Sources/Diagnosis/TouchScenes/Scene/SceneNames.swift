/// The names of a scene and the kinds of objects that they name.
///
/// They are collected before all else, because a relation may name an object that is declared later in the file.
struct SceneNames {
  enum Meaning: Equatable {
    /// A view with its class; nil for an unknown class.
    case view(ViewClass?)
    case controller
    case recognizer(RecognizerClass?)
  }

  private(set) var meanings: [String: Meaning] = [:]
  /// Sorted.
  private(set) var views: [String] = []
  /// The names of all recognizers, sorted, including those of scroll views.
  private(set) var recognizers: [String] = []
  private let file: String
  private var viewCount = 0
  private var recognizerCount = 0
  private var relationCount = 0

  /// Collects the names of a view and its children.
  ///
  /// Ignores invalid values, which the reader reports later, but throws for duplicate names.
  init(root: JSONValue, file: String) throws(FileError) {
    self.file = file
    try collect(view: root)
    for (name, meaning) in meanings {
      switch meaning {
      case .view: views.append(name)
      case .recognizer: recognizers.append(name)
      case .controller: continue
      }
    }
    views.sort()
    recognizers.sort()
  }

  private mutating func collect(view: JSONValue) throws(FileError) {
    let viewClass = word("class", in: view).flatMap(ViewClass.init(rawValue:))
    try add(view, .view(viewClass))
    if let name = word("name", in: view), viewClass?.isKind(of: .scrollView) == true {
      let position = value("name", in: view)?.position ?? view.position
      try add("\(name).pan", .recognizer(.pan), at: position)
      try add("\(name).pinch", .recognizer(.pinch), at: position)
      if viewClass == .tableView { try add("\(name).swipe", .recognizer(.pan), at: position) }
    }
    viewCount += 1
    if viewCount > SceneCeilings.views {
      throw tooMany(
        localized("more than %1$s views in a scene; accepted: at most %1$s", "\(SceneCeilings.views)"), "children",
        at: view.position)
    }
    try checkTexts(in: view)
    if let controller = value("controller", in: view) {
      try add(controller, .controller)
      if let name = word("name", in: controller) {
        let position = value("name", in: controller)?.position ?? controller.position
        if word("class", in: controller) == ControllerClass.navigation.rawValue {
          try add("\(name).pop", .recognizer(.screenEdgePan), at: position)
        }
        if let style = word("modalPresentationStyle", in: controller).flatMap(PresentationName.init(rawValue:)),
          style.isSheet
        {
          try add("\(name).drag", .recognizer(.pan), at: position)
        }
      }
    }
    if let name = word("name", in: view), !elements("menu", in: view).isEmpty {
      try add("\(name).menu", .recognizer(.longPress), at: value("name", in: view)?.position ?? view.position)
    }
    for recognizer in elements("recognizers", in: view) {
      recognizerCount += 1
      if recognizerCount > SceneCeilings.recognizers {
        throw tooMany(
          localized("more than %1$s recognizers in a scene; accepted: at most %1$s", "\(SceneCeilings.recognizers)"),
          "recognizers", at: recognizer.position)
      }
      try count(relationsIn: recognizer)
      try add(recognizer, .recognizer(word("class", in: recognizer).flatMap(RecognizerClass.init(rawValue:))))
    }
    for child in elements("children", in: view) { try collect(view: child) }
  }

  private func checkTexts(in view: JSONValue) throws(FileError) {
    guard case .object(let members) = view.content else { return }
    for member in members {
      let texts = if case .array(let items) = member.value.content { items } else { [member.value] }
      for case .string(let text) in texts.map(\.content) where text.utf8.count > SceneCeilings.text {
        throw FileError(
          file: file, at: member.value.position, key: member.key,
          message:
            localized(
              "%1$s has %2$s bytes; accepted: at most %3$s", "\(JSONWriter.cited(member.key))", "\(text.utf8.count)",
              "\(SceneCeilings.text)")
        )
      }
    }
  }

  private mutating func count(relationsIn recognizer: JSONValue) throws(FileError) {
    guard case .object(let members) = recognizer.content else { return }
    for case .array(let names) in members.map(\.value.content) {
      relationCount += names.count
      if relationCount > SceneCeilings.relations {
        throw tooMany(
          localized(
            "more than %1$s names of other recognizers in a scene; accepted: at most %1$s",
            "\(SceneCeilings.relations)"), "names of other recognizers", at: recognizer.position)
      }
    }
  }

  private func tooMany(_ message: String, _ key: String, at position: TextPosition) -> FileError {
    FileError(file: file, at: position, key: key, message: message)
  }

  private mutating func add(_ object: JSONValue, _ meaning: Meaning) throws(FileError) {
    guard let name = value("name", in: object), let text = Shape<String>.text.read(name) else { return }
    try add(text, meaning, at: name.position)
  }

  private mutating func add(_ name: String, _ meaning: Meaning, at position: TextPosition) throws(FileError) {
    if meanings.updateValue(meaning, forKey: name) != nil {
      throw FileError(
        file: file, at: position, key: "name",
        message: localized(
          "the name %1$s is taken; accepted: a name that is unique within the scene", "\(JSONWriter.cited(name))"))
    }
  }

  private func value(_ key: String, in object: JSONValue) -> JSONValue? {
    guard case .object(let members) = object.content else { return nil }
    return members.first { $0.key == key }?.value
  }

  private func word(_ key: String, in object: JSONValue) -> String? {
    value(key, in: object).flatMap(Shape<String>.text.read)
  }

  private func elements(_ key: String, in object: JSONValue) -> [JSONValue] {
    guard case .array(let elements)? = value(key, in: object)?.content else { return [] }
    return elements
  }
}

// MARK: - References

extension SceneNames {
  /// The name of a view.
  var view: Shape<String> { one(of: views) }
  /// The name of a recognizer, which may be a scroll view's own.
  var recognizer: Shape<String> { one(of: recognizers) }
  /// Names of views, each once.
  var viewList: Shape<[String]> { list(of: views) }
  /// Names of recognizers, each at most once, for a relation of the recognizer `name`.
  ///
  /// Its own name is accepted, because UIKit accepts and ignores it (5.2.1), but messages do not suggest it.
  func recognizerList(of name: String) -> Shape<[String]> {
    let (all, list) = (recognizers, list(of: recognizers))
    return Shape(Self.accepted(all.filter { $0 != name }), read: list.read)
  }

  private static func accepted(_ others: [String]) -> String {
    others.isEmpty
      ? localized("no name, as the scene has no other recognizer")
      : localized("a list of %1$s (each once)", others.joined(separator: ", "))
  }

  /// True, false, or names of recognizers, for a rule of the recognizer `name`.
  func recognizerRule(of name: String) -> Shape<NameRule> {
    Shape<Bool>.bool.map(NameRule.always).or(recognizerList(of: name).map(NameRule.only))
  }

  private func one(of names: [String]) -> Shape<String> {
    Shape(names.joined(separator: ", ")) { value in
      Shape<String>.text.read(value).flatMap { Self.contains(names, $0) ? $0 : nil }
    }
  }

  /// Whether a sorted list contains a name.
  ///
  /// A binary search, because each relation of a scene may contain all names.
  private static func contains(_ names: [String], _ name: String) -> Bool {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low] == name
  }

  private func list(of names: [String]) -> Shape<[String]> {
    Shape(localized("a list of %1$s (each once)", "\(names.joined(separator: ", "))")) { value in
      guard case .array(let elements) = value.content else { return nil }
      let found = elements.compactMap(Shape<String>.text.read)
      let isSound = found.count == elements.count && Set(found).count == found.count
      return isSound && found.allSatisfy { Self.contains(names, $0) } ? found : nil
    }
  }
}
