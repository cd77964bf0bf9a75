import TouchKit

extension AccessibleTree {
  /// What a screen reader finds, one line an object, in reading order; contents of containers are indented.
  ///
  /// A line has the role, the name in quotation marks, the value or the text, the position, and the states that a
  /// screen reader says: `slider "Volume" 25%`, `list item "Inbox" 1 of 3, selected`.
  package var reading: [String] {
    inReadingOrder(from: ObjectRegistry.root).map { number, depth in
      String(repeating: "  ", count: depth) + (objects[number]?.line ?? "")
    }
  }

  /// The numbers of an object and of all inside it, in reading order, each with the number of objects around it.
  func inReadingOrder(from number: Int, depth: Int = 0) -> [(number: Int, depth: Int)] {
    guard let facts = objects[number] else { return [] }
    let displayed = facts.list?.displayed.sorted { $0.key < $1.key }.map(\.value) ?? []
    return [(number, depth)]
      + (displayed + facts.children).flatMap { inReadingOrder(from: $0, depth: depth + 1) }
  }

  /// Returns what a screen reader finds in the windows of an application.
  @MainActor package static func of(_ application: UIApplication) -> AccessibleTree {
    var builder = TreeBuilder(application, ObjectRegistry(), notices: [])
    return builder.build()
  }
}

extension SpokenElement {
  /// Returns what a screen reader finds in an application, in reading order.
  ///
  /// - Parameters:
  ///   - application: the application; its scenes that are tools are left out.
  ///   - window: the only window that is read; nil for all. Without a window, the application and its windows are
  ///     elements too.
  @MainActor package static func reading(of application: UIApplication, in window: UIWindow? = nil) -> [SpokenElement] {
    let registry = ObjectRegistry()
    var builder = TreeBuilder(application, registry, notices: [])
    builder.only = window
    let tree = builder.build()
    let order: [(number: Int, depth: Int)]
    if window == nil {
      order = tree.inReadingOrder(from: ObjectRegistry.root)
    } else {
      // The contents of the panels, which are the only children of the windows.
      let frames = tree.objects[ObjectRegistry.root]?.children ?? []
      let panels = frames.flatMap { tree.objects[$0]?.children ?? [] }
      order = panels.flatMap { tree.objects[$0]?.children ?? [] }.flatMap { tree.inReadingOrder(from: $0) }
    }
    return order.compactMap { number, depth in
      guard var spoken = tree.objects[number]?.spoken(depth, registry.object(number)) else { return nil }
      if let window {
        // The frames of facts do not include the scale of a window.
        let inWindow = spoken.box.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        spoken.box = inWindow.applying(window.toSuperview)
      }
      return spoken
    }
  }
}

extension AccessibleFacts {
  /// The object as a line.
  fileprivate var line: String {
    let words = [role.name] + (name.isEmpty ? [] : ["\"\(name)\""]) + spokenValue
    return ([words.joined(separator: " ")] + spokenStates + (description.isEmpty ? [] : [description]))
      .joined(separator: ", ")
  }

  /// The object for an inspector.
  @MainActor fileprivate func spoken(_ depth: Int, _ object: AnyObject?) -> SpokenElement {
    let traits = (object as? UIView)?.accessibilityTraits ?? (object as? UIAccessibilityElement)?.accessibilityTraits
    var spoken = SpokenElement()
    (spoken.depth, spoken.role, spoken.label, spoken.box) = (depth, role.name, name, frame)
    spoken.value = spokenValue.joined(separator: " ")
    spoken.traits = traits?.description ?? ""
    spoken.states = spokenStates.joined(separator: ", ")
    (spoken.hint, spoken.object) = (description, object)
    return spoken
  }

  /// The text, the placeholder, the value and the position, without those that are missing.
  private var spokenValue: [String] {
    var words: [String] = []
    if let text, text.isSecret || text[0..<text.count] != name { words.append("\"\(text[0..<text.count])\"") }
    if let placeholder, text?.count == 0 { words.append("placeholder \"\(placeholder)\"") }
    if role != .toggleButton, let valueText { words.append(valueText) }
    if let position { words.append("\(position.index + 1) of \(position.count)") }
    if let list { words.append("\(list.count) items") }
    return words
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
