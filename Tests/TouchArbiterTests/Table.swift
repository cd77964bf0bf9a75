@testable import TouchArbiter

/// An arbiter with recognizers by name.
///
/// It runs the pass after each change and records the orders; it answers questions from lists of exceptions to the
/// default.
struct Table: ~Copyable {
  var arbiter = Arbiter()
  private var names: [String] = []
  private(set) var log: [String] = []
  /// What is no instead of yes: `a canPrevent b`, `a canBePrevented b`, `a related b`.
  var noes: Set<String> = []
  /// What is yes instead of no: `a simultaneous b`.
  var yeses: Set<String> = []
  /// What happens when a step comes: before the next one is asked for.
  var reactions: [String: (inout Table) -> Void] = [:]

  init(_ names: String...) {
    for name in names { enroll(name) }
  }

  mutating func enroll(_ name: String) {
    let id = arbiter.enroll()
    if id == names.count { names.append(name) } else { names[id] = name }
  }

  subscript(name: String) -> RecognizerID { names.firstIndex(of: name)! }
  func name(_ id: RecognizerID?) -> String { id.map { names[$0] } ?? "nobody" }

  /// Touch `touch` is received by the recognizers in the order of their place: the first is deepest.
  mutating func touch(_ touch: TouchSerial, _ receivers: String...) {
    for (index, name) in receivers.enumerated() {
      arbiter.receive(touch, by: self[name], at: Rank(depth: receivers.count - index, branch: 0, index: 0))
    }
  }

  mutating func require(_ dependant: String, _ other: String) { arbiter.require(self[dependant], self[other]) }

  /// An assignment as the kit would make it.
  mutating func set(_ name: String, _ state: RecognizerState) {
    guard let outcome = arbiter.outcome(of: state, for: self[name]) else { return }
    arbiter.note(self[name], outcome, Cause(.setBySubclass))
  }

  /// Runs the pass and gives what was written since the last time.
  mutating func run() -> [String] {
    log = []
    while let line = step() {
      log.append(line)
      reactions[line]?(&self)
    }
    return log
  }

  /// Several assignments, then the pass.
  mutating func run(_ assignments: (String, RecognizerState)...) -> [String] {
    for (name, state) in assignments { set(name, state) }
    return run()
  }

  /// The next step in words, or nil at the end.
  ///
  /// Questions are written down only when they are to differ.
  private mutating func step() -> String? {
    while true {
      switch arbiter.next() {
      case .ask(let question):
        let (text, answer) = self.answer(question)
        let reaction = reactions[text]
        reaction?(&self)
        arbiter.answer(answer)
      case .fail(let id, let cause): return "fail \(name(id)) \(cause.reason.rawValue) \(name(cause.culprit))"
      case .hold(let id):
        return "hold \(name(id)) for \(arbiter.blockers(of: id).map { name($0) }.joined(separator: " "))"
      case .release(let id): return "release \(name(id))"
      case .act(let id, let state): return "act \(name(id)) \(state)"
      case .settle(let id): return "settle \(name(id))"
      case .reset(let id): return "reset \(name(id))"
      case .done: return nil
      }
    }
  }

  private func answer(_ question: Arbiter.Question) -> (String, Bool) {
    switch question {
    case .related(let one, let other):
      let text = "\(name(one)) related \(name(other))"
      return (text, !noes.contains(text))
    case .canPrevent(let one, let other):
      let text = "\(name(one)) canPrevent \(name(other))"
      return (text, !noes.contains(text))
    case .canBePrevented(let one, let other):
      let text = "\(name(one)) canBePrevented \(name(other))"
      return (text, !noes.contains(text))
    case .simultaneous(let one, let other):
      let text = "\(name(one)) simultaneous \(name(other))"
      return (text, yeses.contains(text))
    }
  }
}
