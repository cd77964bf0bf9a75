import TouchBus

// Events as signals (semantics 47.20).

extension AccessibilityModel {
  /// Returns the signal of an event.
  func signal(_ event: AccessibleEvent) -> BusMessage {
    func object(_ number: Int, _ member: String, _ detail: String, _ first: Int, _ second: Int, _ value: BusValue)
      -> BusMessage
    {
      make("Object", number, member, detail, first, second, value)
    }
    switch event {
    case .added(let child, let parent):
      return object(parent, "ChildrenChanged", "add", 0, 0, reference(.object(child)))
    case .removed(let child, let parent):
      return object(parent, "ChildrenChanged", "remove", 0, 0, reference(.object(child)))
    case .name(let number, let name):
      return object(number, "PropertyChange", "accessible-name", 0, 0, .string(name.withoutNUL))
    case .description(let number, let text):
      return object(number, "PropertyChange", "accessible-description", 0, 0, .string(text.withoutNUL))
    case .value(let number, let value):
      return object(number, "PropertyChange", "accessible-value", 0, 0, .double(value))
    case .role(let number, let role):
      return object(number, "PropertyChange", "accessible-role", 0, 0, .uint32(role.rawValue))
    case .state(let number, let name, let isOn):
      return object(number, "StateChanged", name, isOn ? 1 : 0, 0, .int32(0))
    case .selection(let number): return object(number, "SelectionChanged", "", 0, 0, .int32(0))
    case .deleted(let number, let place, let count, let text):
      return object(number, "TextChanged", "delete", place, count, .string(text))
    case .inserted(let number, let place, let count, let text):
      return object(number, "TextChanged", "insert", place, count, .string(text))
    case .caret(let number, let place): return object(number, "TextCaretMoved", "", place, 0, .int32(0))
    case .textSelection(let number): return object(number, "TextSelectionChanged", "", 0, 0, .int32(0))
    case .window(let number, let kind):
      return make("Window", number, kind.rawValue, "", 0, 0, .string(tree.objects[number]?.name.withoutNUL ?? ""))
    case .announcement(let number, let text, let isAssertive):
      return object(number, "Announcement", "", isAssertive ? 2 : 1, 0, .string(text.withoutNUL))
    }
  }

  private func make(
    _ interface: String, _ number: Int, _ member: String, _ detail: String, _ first: Int, _ second: Int,
    _ value: BusValue
  ) -> BusMessage {
    .signal(
      member, of: "org.a11y.atspi.Event." + interface, at: path(.object(number)),
      [.string(detail), .int(first), .int(second), .variant(value), .options([])])
  }
}

/// The events that clients listen to (semantics 47.5, 47.6).
struct EventListeners: Equatable {
  /// The prefixes of events, by the name of the client.
  private var prefixes: [String: Set<String>] = [:]

  var isEmpty: Bool { prefixes.isEmpty }

  /// Adds an event of a client, such as `Object:StateChanged:Focused` or `window:`.
  mutating func add(_ event: String, of client: String) { prefixes[client, default: []].insert(Self.plain(event)) }

  /// Removes an event of a client; all of them if the event is empty, or if the client leaves.
  mutating func remove(_ event: String, of client: String) {
    if event.isEmpty {
      prefixes[client] = nil
    } else {
      prefixes[client]?.remove(Self.plain(event))
      if prefixes[client]?.isEmpty == true { prefixes[client] = nil }
    }
  }

  /// Whether a client listens to an event.
  func want(_ event: String) -> Bool {
    let parts = Self.plain(event).split(separator: ":", omittingEmptySubsequences: false)
    return prefixes.values.contains { events in
      events.contains { prefix in
        let wanted = prefix.split(separator: ":")
        return wanted.count <= parts.count && zip(wanted, parts).allSatisfy { $0 == $1 }
      }
    }
  }

  /// Whether a client listens to the event of a signal.
  func want(_ signal: BusMessage) -> Bool {
    let kind = signal.interface.split(separator: ".").last ?? ""
    return want("\(kind):\(signal.member):\(signal.arguments.first?.text ?? "")")
  }

  /// Returns an event in lowercase without hyphens: clients write both `StateChanged` and `state-changed`.
  private static func plain(_ event: String) -> String { event.lowercased().filter { $0 != "-" } }
}
