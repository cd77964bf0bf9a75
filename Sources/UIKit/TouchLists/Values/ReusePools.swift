/// Views that wait to be used again, one pool for each identifier, last in, first out.
@MainActor struct ReusePools<Made: AnyObject> {
  private var waiting: [String: [Made]] = [:]
  private var makers: [String: @MainActor () -> Made] = [:]

  /// Says how views of an identifier are made; nil, that they are not.
  mutating func register(_ identifier: String, _ maker: (@MainActor () -> Made)?) { makers[identifier] = maker }

  /// A view that waits, the one that came last.
  mutating func take(_ identifier: String) -> Made? { waiting[identifier]?.popLast() }

  /// Makes one, if somebody has said how.
  func make(_ identifier: String) -> Made? { makers[identifier]?() }

  mutating func put(_ view: Made, _ identifier: String) { waiting[identifier, default: []].append(view) }

  /// Forgets what waits, and returns it.
  mutating func empty() -> [Made] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  /// How many wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// The class that a program registers, as the class that a list needs; nil for none.
///
/// Another one stops the program.
@MainActor func registered<Wanted>(_ someClass: AnyClass?, _ method: String = #function) -> Wanted.Type? {
  guard let someClass else { return nil }
  guard let wanted = someClass as? Wanted.Type else {
    fatalError("\(method): \(someClass) is not a kind of \(Wanted.self)")
  }
  return wanted
}
