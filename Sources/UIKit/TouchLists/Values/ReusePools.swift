/// Pools of views for reuse, one per identifier, last in, first out.
@MainActor struct ReusePools<Made: AnyObject> {
  private var waiting: [String: [Made]] = [:]
  private var makers: [String: @MainActor () -> Made] = [:]

  /// Registers a closure that creates views of an identifier; nil removes it.
  mutating func register(_ identifier: String, _ maker: (@MainActor () -> Made)?) { makers[identifier] = maker }

  /// Removes and returns the view that was recycled last, or nil.
  mutating func dequeue(_ identifier: String) -> Made? { waiting[identifier]?.popLast() }

  /// Creates a view, if a closure is registered.
  func make(_ identifier: String) -> Made? { makers[identifier]?() }

  mutating func put(_ view: Made, _ identifier: String) { waiting[identifier, default: []].append(view) }

  /// Empties the pools and returns their views.
  mutating func empty() -> [Made] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  /// The number of pooled views.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// Returns a registered class as the type that a list requires; nil for no class.
///
/// A class of another type stops the program.
@MainActor func registered<Wanted>(_ someClass: AnyClass?, _ method: String = #function) -> Wanted.Type? {
  guard let someClass else { return nil }
  guard let wanted = someClass as? Wanted.Type else {
    fatalError("\(method): \(someClass) is not a kind of \(Wanted.self)")
  }
  return wanted
}
