import TouchGeometry
import TouchKit
import TouchTrace

/// The responder chain of a touch, and the responder that the last call about the touch reached.
@MainActor struct ChainAccount {
  struct Step {
    let name: String
    /// The name of the kit's class, for a responder without a name in the scene.
    let kind: String
  }

  enum Status: Equatable {
    /// The responder passed the call to the next one.
    case passedOn
    /// The responder handled the call.
    case handled
    /// The call reached the end of the chain, and no responder handled it.
    case unhandled
    case notReached
  }

  /// The responders from the hit view to the end of the chain, by name.
  let steps: [Step]
  let responders: [UIResponder]
  /// The name of the method that was called last; nil before the first call.
  private(set) var method: String?
  private var reached = -1
  /// Whether no responder handled it, for the way of a key, a shake or a remote control; nil for a touch.
  private var isLost: Bool?

  /// The responders that received a key, a button, a shake or a remote control.
  init(_ signal: SignalStory) {
    responders = []
    steps = signal.way.map { Step(name: $0, kind: $0) }
    (method, reached, isLost) = (signal.word, steps.count - 1, signal.isLost)
  }

  init(from view: UIView, name: (AnyObject) -> String, kind: (AnyObject) -> String) {
    var chain: [UIResponder] = []
    var next: UIResponder? = view
    // An app can build a circular chain by mistake. The account ends where the circle closes.
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

  /// Records that the call was passed to a responder.
  mutating func pass(to responder: AnyObject?) {
    if let index = responders.firstIndex(where: { $0 === responder }) { reached = index }
  }

  /// Whether another account of the same chain has the same last call, and the same responder that it reached.
  func matches(_ other: ChainAccount) -> Bool { method == other.method && reached == other.reached }

  func status(at index: Int) -> Status {
    if index < reached { return .passedOn }
    if index > reached { return .notReached }
    // `UIApplication` itself does nothing with a touch: a call that reaches it was not handled.
    let isEnd = isLost ?? (index == responders.count - 1 && type(of: responders[index]) == UIApplication.self)
    return isEnd ? .unhandled : .handled
  }

  /// Whether the last call reached the end of the chain, and no responder handled it.
  var isUnhandled: Bool { reached >= 0 && status(at: reached) == .unhandled }

  /// The responders at the end of the chain that the call did not reach and that have no name in the scene.
  var unreachedTail: Range<Int> {
    var start = steps.count
    while start > reached + 1, start > 0, steps[start - 1].name == steps[start - 1].kind { start -= 1 }
    return start..<steps.count
  }

  /// The name of the responder that handled the last call; nil before the first call, and if none handled it.
  var handler: String? {
    guard reached >= 0, status(at: reached) == .handled else { return nil }
    return steps[reached].name
  }
}
