import TouchKit

extension AccessibleTree {
  /// What a screen reader finds, one line an object, in reading order; contents of containers are indented.
  ///
  /// A line has the role, the name in quotation marks, the value or the text, the position, and the states that a
  /// screen reader says: `slider "Volume" 25%`, `list item "Inbox" 1 of 3, selected`.
  package var reading: [String] {
    var lines: [String] = []
    func add(_ number: Int, _ depth: Int) {
      guard let facts = objects[number] else { return }
      lines.append(String(repeating: "  ", count: depth) + facts.line)
      let displayed = facts.list?.displayed.sorted { $0.key < $1.key }.map(\.value) ?? []
      for child in displayed + facts.children { add(child, depth + 1) }
    }
    add(ObjectRegistry.root, 0)
    return lines
  }

  /// Returns what a screen reader finds in the windows of an application.
  @MainActor package static func of(_ application: UIApplication) -> AccessibleTree {
    var builder = TreeBuilder(application, ObjectRegistry(), notices: [])
    return builder.build()
  }
}

extension AccessibleFacts {
  /// The object as a line.
  fileprivate var line: String {
    var words = [role.name]
    if !name.isEmpty { words.append("\"\(name)\"") }
    if let text, text.isSecret || text[0..<text.count] != name { words.append("\"\(text[0..<text.count])\"") }
    if let placeholder, text?.count == 0 { words.append("placeholder \"\(placeholder)\"") }
    if role != .toggleButton, let valueText { words.append(valueText) }
    if let position { words.append("\(position.index + 1) of \(position.count)") }
    if let list { words.append("\(list.count) items") }
    return ([words.joined(separator: " ")] + spokenStates + (description.isEmpty ? [] : [description]))
      .joined(separator: ", ")
  }

  /// The states that a screen reader says.
  private var spokenStates: [String] {
    var words: [String] = []
    if role == .toggleButton { words.append(states.contains(.pressed) ? "pressed" : "not pressed") }
    if states.contains(.checkable) { words.append(states.contains(.checked) ? "checked" : "not checked") }
    if states.contains(.selected) { words.append("selected") }
    if states.contains(.focused) { words.append("focused") }
    if states.contains(.modal) { words.append("modal") }
    if role != .application, !states.contains(.enabled) { words.append("disabled") }
    return words
  }
}
