/// A row of the state table of an app-defined recognizer: what a touch method does to its state.
package struct SceneTransition: Sendable, Equatable {
  /// The states that a row can set.
  package enum Target: String, Sendable, CaseIterable { case began, changed, ended, cancelled, failed }
  /// The states in which a row can apply.
  package enum Origin: String, Sendable, CaseIterable { case possible, began, changed }

  package var method: TouchMethod
  /// The state in which the row applies; nil for all states.
  package var from: Origin?
  /// The number of active fingers after the event; nil for any number.
  package var touches: Int?
  /// The minimum distance that a finger has moved since it came down, in points; nil for any distance.
  package var distance: Double?
  package var state: Target

  package init(
    _ method: TouchMethod, from: Origin? = nil, touches: Int? = nil, distance: Double? = nil, state: Target
  ) {
    (self.method, self.from, self.touches, self.distance, self.state) = (method, from, touches, distance, state)
  }
}

// MARK: - Reading

extension SceneReader {
  /// The maximum number of rows of a state table.
  static let maximumTransitions = 100

  /// Reads the state table of an app-defined recognizer.
  func transitions(_ owner: Fields) throws(FileError) -> [SceneTransition] {
    var transitions: [SceneTransition] = []
    let accepted = localized("a list of objects such as {\"on\": \"touchesBegan\", \"state\": \"began\"}")
    let elements = try owner.elements("transitions", accepted: accepted)
    if elements.count > Self.maximumTransitions, let value = owner["transitions"] {
      throw owner.error("transitions", value, accepted: localized("at most %1$s rows", "\(Self.maximumTransitions)"))
    }
    for element in elements {
      let fields = try Fields(element, key: "transitions", owner: owner.owner, file: file, isElement: true)
        .renamed(localized("a transition of %1$s", "\(owner.owner)"))
      try fields.accept(["on", "from", "touches", "distance", "state"])
      transitions.append(
        SceneTransition(
          try fields.require("on", .choice), from: try fields.read("from", .choice),
          touches: try fields.read("touches", .count(0...100)),
          distance: try fields.read("distance", .number(0...10_000)),
          state: try fields.require("state", .choice)))
    }
    return transitions
  }
}

// MARK: - Writing

extension SceneTransition {
  var json: JSONValue {
    var members = [JSONMember("on", .string(method.rawValue))]
    if let from { members.append(JSONMember("from", .string(from.rawValue))) }
    if let touches { members.append(JSONMember("touches", .number(Double(touches)))) }
    if let distance { members.append(JSONMember("distance", .number(distance))) }
    members.append(JSONMember("state", .string(state.rawValue)))
    return .object(members)
  }
}
