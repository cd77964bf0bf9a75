/// A change that assistive technologies are notified of (semantics 47.20).
package enum AccessibleEvent: Equatable, Sendable {
  case added(Int, to: Int)
  case removed(Int, from: Int)
  case name(Int, String)
  case description(Int, String)
  case value(Int, Double)
  case role(Int, AccessibleRole)
  case state(Int, String, Bool)
  case selection(Int)
  case deleted(Int, at: Int, count: Int, String)
  case inserted(Int, at: Int, count: Int, String)
  case caret(Int, Int)
  case textSelection(Int)
  case window(Int, Window)
  case announcement(Int, String, isAssertive: Bool)

  package enum Window: String, Sendable {
    case create = "Create"
    case destroy = "Destroy"
    case activate = "Activate"
    case deactivate = "Deactivate"
  }
}

/// Compares two trees (semantics 47.21).
package struct TreeComparison {
  /// More children that come or go in one turn replace their container (semantics 47.23).
  static let maximumChanges = 32
  /// The largest text of an event, in scalars (semantics 47.56).
  static let longestText = 4096

  let old: AccessibleTree
  let new: AccessibleTree

  package init(from old: AccessibleTree, to new: AccessibleTree) { (self.old, self.new) = (old, new) }

  /// The objects in both trees, in the order of their numbers.
  private var staying: [(number: Int, old: AccessibleFacts, new: AccessibleFacts)] {
    old.objects.keys.sorted().compactMap { number in
      guard let before = old.objects[number], let after = new.objects[number] else { return nil }
      return (number, before, after)
    }
  }

  /// The containers with too many changes, which need new numbers.
  package var overturned: [Int] {
    staying.filter { object in
      let (before, after) = (Set(object.old.children), Set(object.new.children))
      return before.symmetricDifference(after).count > Self.maximumChanges && object.number != ObjectRegistry.root
    }.map(\.number)
  }

  /// The events, in their order.
  package var events: [AccessibleEvent] {
    let focusIsLost = old.focus.map { new.objects[$0] == nil } ?? false
    // A removed object loses the focus to its successor before it is removed (semantics 47.42).
    if focusIsLost, old.activeWindow == new.activeWindow { return arrivals + focus + departures + changes }
    return departures + arrivals + changes + deactivation + activation
  }

  private var departures: [AccessibleEvent] {
    staying.flatMap { object -> [AccessibleEvent] in
      let after = Set(object.new.children)
      let isRoot = object.number == ObjectRegistry.root
      return object.old.children.filter { !after.contains($0) }.flatMap { child -> [AccessibleEvent] in
        (old.objects[child].map(\.appears) == true ? [.state(child, "showing", false)] : [])
          + [.removed(child, from: object.number)] + (isRoot ? [.window(child, .destroy)] : [])
      }
    }
  }

  private var arrivals: [AccessibleEvent] {
    staying.flatMap { object -> [AccessibleEvent] in
      let before = Set(object.old.children)
      let isRoot = object.number == ObjectRegistry.root
      return object.new.children.filter { !before.contains($0) }.flatMap { child -> [AccessibleEvent] in
        [.added(child, to: object.number)]
          + (new.objects[child].map(\.appears) == true ? [.state(child, "showing", true)] : [])
          + (isRoot ? [.window(child, .create)] : [])
      }
    }
  }

  /// Names and values, then states, then selections.
  private var changes: [AccessibleEvent] {
    let objects = staying.filter { $0.old != $0.new }
    var events: [AccessibleEvent] = []
    for object in objects {
      events += properties(object.number, object.old, object.new)
      events += text(object.number, object.old, object.new)
    }
    for object in objects { events += states(object.number, object.old, object.new) }
    for object in objects where object.old.list?.selection != object.new.list?.selection {
      events.append(.selection(object.number))
    }
    return events
  }

  private func properties(_ number: Int, _ old: AccessibleFacts, _ new: AccessibleFacts) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if old.role != new.role { events.append(.role(number, new.role)) }
    if old.name != new.name { events.append(.name(number, new.name)) }
    if old.spokenDescription != new.spokenDescription { events.append(.description(number, new.spokenDescription)) }
    if old.range?.current != new.range?.current || old.range == nil && old.valueText != new.valueText {
      events.append(.value(number, new.range?.current ?? 0))
    }
    return events
  }

  private func text(_ number: Int, _ old: AccessibleFacts, _ new: AccessibleFacts) -> [AccessibleEvent] {
    guard let before = old.text, let after = new.text, before != after else { return [] }
    var events: [AccessibleEvent] = []
    if before.scalars != after.scalars {
      let shorter = min(before.count, after.count)
      var start = 0
      while start < shorter, before.scalars[start] == after.scalars[start] { start += 1 }
      var end = 0
      while end < shorter - start, before.scalars[before.count - 1 - end] == after.scalars[after.count - 1 - end] {
        end += 1
      }
      let (deleted, inserted) = (start..<before.count - end, start..<after.count - end)
      if !deleted.isEmpty {
        events.append(.deleted(number, at: start, count: deleted.count, before[deleted.prefix(Self.longestText)]))
      }
      if !inserted.isEmpty {
        events.append(.inserted(number, at: start, count: inserted.count, after[inserted.prefix(Self.longestText)]))
      }
    }
    if before.caret != after.caret { events.append(.caret(number, after.caret)) }
    if before.selection != after.selection, !before.selection.isEmpty || !after.selection.isEmpty {
      events.append(.textSelection(number))
    }
    return events
  }

  private func states(_ number: Int, _ old: AccessibleFacts, _ new: AccessibleFacts) -> [AccessibleEvent] {
    let changed = old.states.symmetricDifference(new.states)
    return AccessibleStates.reported.filter { changed.contains($0.0) }
      .map { .state(number, $0.1, new.states.contains($0.0)) }
  }

  /// The focus, while the same window is active.
  private var focus: [AccessibleEvent] {
    guard old.focus != new.focus else { return [] }
    let off = old.focus.flatMap { new.objects[$0] == nil ? nil : AccessibleEvent.state($0, "focused", false) }
    return [off, new.focus.map { .state($0, "focused", true) }].compactMap { $0 }
  }

  private var deactivation: [AccessibleEvent] {
    guard let window = old.activeWindow, window != new.activeWindow else { return [] }
    let off = old.focus.flatMap { new.objects[$0] == nil ? nil : AccessibleEvent.state($0, "focused", false) }
    let isClosed = new.objects[window] == nil
    return [off].compactMap { $0 }
      + (isClosed ? [] : [.state(window, "active", false), .window(window, .deactivate)])
  }

  private var activation: [AccessibleEvent] {
    guard let window = new.activeWindow, window != old.activeWindow else { return old.activeWindow == nil ? [] : focus }
    return [.state(window, "active", true), .window(window, .activate)]
      + (new.focus.map { [.state($0, "focused", true)] } ?? [])
  }
}

extension Range<Int> {
  /// Returns at most a number of elements from the start.
  fileprivate func prefix(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}

extension AccessibleFacts {
  /// Whether screen readers present the object when it appears (semantics 47.36, 47.39, 47.44).
  fileprivate var appears: Bool { role == .dialog || role == .menu || role == .notification }
}
