import TouchGeometry
import TouchKit

/// The responders that a touch can reach, and how far the last call about it came.
@MainActor struct ChainAccount {
  struct Step {
    let name: String
    /// The kit's class, for a responder without a name in the scene.
    let kind: String
  }

  enum Status: Equatable {
    /// The call went through it to the next one.
    case passedOn
    /// It kept the call.
    case handled
    /// The call got to the end of the chain and was lost there.
    case unhandled
    case notReached
  }

  /// From the hit view to the end of the chain.
  let steps: [Step]
  let responders: [UIResponder]
  /// What was told last; nil as long as nobody was told anything.
  private(set) var method: String?
  private var reached = -1

  init(from view: UIView, name: (AnyObject) -> String, kind: (AnyObject) -> String) {
    var chain: [UIResponder] = []
    var next: UIResponder? = view
    // A chain that runs in a circle is a mistake of the program's, not a reason to hang.
    while let responder = next, !chain.contains(where: { $0 === responder }) {
      chain.append(responder)
      next = responder.next
    }
    responders = chain
    steps = chain.map { Step(name: name($0), kind: kind($0)) }
  }

  /// A method is called on the hit view.
  mutating func begin(_ method: String) {
    self.method = method
    reached = 0
  }

  /// The call goes on to another responder.
  mutating func pass(to responder: AnyObject?) {
    if let index = responders.firstIndex(where: { $0 === responder }) { reached = index }
  }

  /// Whether another account of the same chain says the same.
  func says(_ other: ChainAccount) -> Bool { method == other.method && reached == other.reached }

  func status(at index: Int) -> Status {
    if index < reached { return .passedOn }
    if index > reached { return .notReached }
    // The kit's own application and windows have nothing of their own to do with a touch.
    let isEnd = index == responders.count - 1 && type(of: responders[index]) == UIApplication.self
    return isEnd ? .unhandled : .handled
  }

  /// The end of the chain that nobody has reached and that the scene has no names for.
  var unreachedTail: Range<Int> {
    var start = steps.count
    while start > reached + 1, start > 0, steps[start - 1].name == steps[start - 1].kind { start -= 1 }
    return start..<steps.count
  }

  /// Who keeps what was told last; nil when nobody was told anything, or nobody keeps it.
  var handler: String? {
    guard reached >= 0, status(at: reached) == .handled else { return nil }
    return steps[reached].name
  }
}
