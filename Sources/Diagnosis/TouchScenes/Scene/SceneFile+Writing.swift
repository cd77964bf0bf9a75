import TouchGeometry

/// Scenes as text: keys in a fixed order, without default values. Reading the text returns an equal scene.
extension SceneFile {
  /// The text of the file, formatted for reading and editing.
  package var text: String {
    var members = [
      JSONMember("format", .string(Self.format)), JSONMember("version", .number(Double(Self.version))),
      JSONMember("title", .string(title)),
    ]
    if !about.isEmpty { members.append(JSONMember("about", .string(about))) }
    members.append(JSONMember("size", .size(size)))
    members.add("input", input, JSONValue.string)
    members.add("userInterfaceStyle", userInterfaceStyle) { .string($0.rawValue) }
    members.add(list: "constraints", constraints.map(\.text), JSONValue.string)
    members.append(JSONMember("root", root.json))
    return JSONWriter.page(.object(members))
  }
}

extension [JSONMember] {
  /// Adds a key if it has a value.
  fileprivate mutating func add<Value>(_ key: String, _ value: Value?, _ json: (Value) -> JSONValue) {
    if let value { append(JSONMember(key, json(value))) }
  }

  /// Adds a list unless it is empty.
  fileprivate mutating func add<Value>(list key: String, _ values: [Value], _ json: (Value) -> JSONValue) {
    if !values.isEmpty { append(JSONMember(key, .array(values.map(json)))) }
  }

  fileprivate mutating func add<Word: RawRepresentable<String>>(words key: String, _ words: [Word]) {
    add(list: key, words.map(\.rawValue), JSONValue.string)
  }
}

extension SceneView {
  fileprivate var json: JSONValue {
    var members = [
      JSONMember("name", .string(name)), JSONMember("class", .string(viewClass.rawValue)),
      JSONMember("frame", .rect(frame)),
    ]
    members.add("in", position?.word, JSONValue.string)
    members += properties.map(\.member)
    members.add("controller", controller, \.json)
    members.add(list: "menu", menu, JSONValue.string)
    members.add(list: "overrides", overrides.map(\.rawValue) + eventOverrides.map(\.rawValue), JSONValue.string)
    if isFirstResponder { members.append(JSONMember("isFirstResponder", .bool(true))) }
    if callsSuper != viewClass.defaultSuperCall {
      members.append(JSONMember("callsSuper", .string(callsSuper.rawValue)))
    }
    if hitTest != .ordinary { members.append(JSONMember("hitTest", .string(hitTest.word))) }
    members.add("touchInsets", touchInsets, JSONValue.insets)
    members.add("pointInside", pointInside, JSONValue.bool)
    members.add("gestureRecognizerShouldBegin", gestureRecognizerShouldBegin, JSONValue.bool)
    members.add("touchesShouldBegin", touchesShouldBegin, JSONValue.bool)
    members.add("touchesShouldCancel", touchesShouldCancel, JSONValue.bool)
    members.add("viewForZooming", viewForZooming, JSONValue.string)
    members.add(words: "events", events)
    members.add(words: "logs", logs)
    members.add("delegate", textDelegate, \.json)
    members.add(list: "links", links, \.json)
    members += table?.members ?? []
    members += collection?.members ?? []
    members += picker?.members ?? []
    members.add("panGestureRecognizer", panGestureRecognizer) { .object($0.members) }
    members.add(list: "recognizers", recognizers, \.json)
    members.add(list: "children", children, \.json)
    return .object(members)
  }
}

extension SceneController {
  fileprivate var json: JSONValue {
    var members = [JSONMember("name", .string(name))]
    if controllerClass != .plain { members.append(JSONMember("class", .string(controllerClass.rawValue))) }
    members.add("title", title, JSONValue.string)
    members.add("leftBarButtonItem", leftBarButtonItem, JSONValue.string)
    members.add("leftItemsSupplementBackButton", leftItemsSupplementBackButton ? true : nil, JSONValue.bool)
    members.add("hidesBackButton", hidesBackButton ? true : nil, JSONValue.bool)
    members.add("selectedIndex", selectedIndex == 0 ? nil : Double(selectedIndex), JSONValue.number)
    members.add("modalPresentationStyle", modalPresentationStyle?.rawValue, JSONValue.string)
    members.add(words: "detents", detents)
    members.add(
      "prefersScrollingExpandsWhenScrolledToEdge", prefersScrollingExpandsWhenScrolledToEdge ? nil : false,
      JSONValue.bool)
    members.add("largestUndimmedDetentIdentifier", largestUndimmedDetentIdentifier?.rawValue, JSONValue.string)
    members.add("interactivePopGestureRecognizer", interactivePopGestureRecognizer) { .object($0.members) }
    members.add(list: "overrides", overrides.map(\.rawValue) + eventOverrides.map(\.rawValue), JSONValue.string)
    if isFirstResponder { members.append(JSONMember("isFirstResponder", .bool(true))) }
    if callsSuper != .never { members.append(JSONMember("callsSuper", .string(callsSuper.rawValue))) }
    members.add(words: "logs", logs)
    return .object(members)
  }
}

extension SceneRecognizer {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember("name", .string(name)), JSONMember("class", .string(recognizerClass.rawValue))] + members)
  }

  /// The members except the name and the class.
  fileprivate var members: [JSONMember] {
    var members = properties.map(\.member)
    members.add(list: "requiresToFail", requiresToFail, JSONValue.string)
    members.add("delegate", delegate, \.json)
    members.add("subclass", subclass, \.json)
    if logs { members.append(JSONMember("logs", .bool(true))) }
    members.add("apply", apply?.rawValue, JSONValue.string)
    members.add(list: "on", on, \.json)
    members.add(list: "transitions", transitions, \.json)
    members.add("addedTo", isOnWindow ? "window" : nil, JSONValue.string)
    return members
  }
}

extension SceneDelegate {
  fileprivate var json: JSONValue {
    var members: [JSONMember] = []
    members.add("shouldBegin", shouldBegin, \.json)
    members.add("shouldReceiveTouch", shouldReceiveTouch, \.json)
    members.add("shouldReceivePress", shouldReceivePress, JSONValue.bool)
    members.add("shouldRecognizeSimultaneouslyWith", shouldRecognizeSimultaneouslyWith, \.json)
    members.add("shouldRequireFailureOf", shouldRequireFailureOf, \.json)
    members.add("shouldBeRequiredToFailBy", shouldBeRequiredToFailBy, \.json)
    return .object(members)
  }
}

extension SceneSubclass {
  fileprivate var json: JSONValue {
    var members: [JSONMember] = []
    members.add("canPrevent", canPrevent, \.json)
    members.add("canBePreventedBy", canBePreventedBy, \.json)
    members.add("shouldRequireFailureOf", shouldRequireFailureOf, \.json)
    members.add("shouldBeRequiredToFailBy", shouldBeRequiredToFailBy, \.json)
    return .object(members)
  }
}

extension SceneReaction {
  fileprivate var json: JSONValue {
    var members = [JSONMember("state", .string(state.rawValue))]
    if !set.isEmpty { members.append(JSONMember("set", .object(set.map(\.member)))) }
    members.add("remove", remove, JSONValue.string)
    members.add("removeRecognizer", removeRecognizer, JSONValue.string)
    if !add.isEmpty { members.append(JSONMember("add", .object(add.map(\.member)))) }
    if !addRecognizer.isEmpty { members.append(JSONMember("addRecognizer", .object(addRecognizer.map(\.member)))) }
    members.add("openWindow", openWindow, JSONValue.string)
    members.add("endEditing", endEditing, JSONValue.string)
    members.add("run", run, JSONValue.number)
    return .object(members)
  }
}

extension SceneReaction.Addition {
  fileprivate var member: JSONMember { JSONMember(name, .string(view)) }
}

extension SceneReaction.Assignment {
  fileprivate var member: JSONMember {
    switch self {
    case .view(let name, let properties): JSONMember(name, .object(properties.map(\.member)))
    case .recognizer(let name, let properties): JSONMember(name, .object(properties.map(\.member)))
    }
  }
}

// MARK: - Rules

extension NameRule {
  fileprivate var json: JSONValue {
    switch self {
    case .always(let answer): .bool(answer)
    case .only(let names): .strings(names)
    }
  }
}

extension BeginRule {
  fileprivate var json: JSONValue {
    switch self {
    case .always(let answer): .bool(answer)
    case .horizontal: .string("horizontal")
    case .vertical: .string("vertical")
    }
  }
}

extension ReceiveRule {
  fileprivate var json: JSONValue {
    switch self {
    case .always(let answer): .bool(answer)
    case .onlyViews(let names): .object([JSONMember("onlyViews", .strings(names))])
    case .notControls: .object([JSONMember("notControls", .bool(true))])
    }
  }
}

extension HitTestRule {
  package var word: String {
    switch self {
    case .ordinary: "default"
    case .passThrough: "passThrough"
    case .superview: "superview"
    case .view(let name): name
    }
  }
}
