/// The relations between the recognizers of a scene, by their indexes: gathered once, for fast queries.
struct LintRelations {
  /// The answers of a rule, with fast access by name.
  struct Answer {
    private let always: Bool
    private let names: Set<String>

    init(_ rule: NameRule) {
      switch rule {
      case .always(let answer): (always, names) = (answer, [])
      case .only(let list): (always, names) = (false, Set(list))
      }
    }

    func applies(to name: String) -> Bool { always || names.contains(name) }
  }

  /// The indexes that each recognizer waits for because of a delegate or a subclass, in the order of the scene.
  private(set) var asked: [[Int]] = []
  /// All indexes that each recognizer waits for, by its own requirement or another's.
  private(set) var required: [Set<Int>] = []
  /// Whether each recognizer waits for no other.
  private(set) var isFree: [Bool] = []
  private(set) var together: [Answer?] = []
  private(set) var preventedBy: [Answer?] = []
  private(set) var prevents: [Answer?] = []

  init() {}

  init(_ recognizers: [LintTree.Recognizer], _ numbers: [String: Int]) {
    var asked = recognizers.map { _ in Set<Int>() }
    /// Calls `body` with each recognizer that a rule names, except the rule's own.
    func each(_ rule: NameRule?, besides own: Int, _ body: (Int) -> Void) {
      switch rule {
      case nil, .always(false): break
      case .always(true): for number in recognizers.indices where number != own { body(number) }
      case .only(let names): for number in names.compactMap({ numbers[$0] }) where number != own { body(number) }
      }
    }
    for (number, recognizer) in recognizers.enumerated() {
      let (delegate, subclass) = (recognizer.description.delegate, recognizer.description.subclass)
      each(delegate?.shouldRequireFailureOf, besides: number) { asked[number].insert($0) }
      each(subclass?.shouldRequireFailureOf, besides: number) { asked[number].insert($0) }
      each(delegate?.shouldBeRequiredToFailBy, besides: number) { asked[$0].insert(number) }
      each(subclass?.shouldBeRequiredToFailBy, besides: number) { asked[$0].insert(number) }
      together.append(delegate?.shouldRecognizeSimultaneouslyWith.map(Answer.init))
      preventedBy.append(subclass?.canBePreventedBy.map(Answer.init))
      prevents.append(subclass?.canPrevent.map(Answer.init))
    }
    self.asked = asked.map { $0.sorted() }
    for (number, recognizer) in recognizers.enumerated() {
      let own = recognizer.description.requiresToFail
      required.append(asked[number].union(own.compactMap { numbers[$0] }))
      isFree.append(asked[number].isEmpty && own.isEmpty)
    }
  }
}
