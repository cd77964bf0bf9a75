import TouchArbiter
import TouchGeometry

// Answers questions of the arbiter from the view tree, subclasses and delegates (semantics 5.1.2).

extension GestureEnvironment {
  /// Answers all questions about a pair, and continues with the next pairs of the same recognizer.
  ///
  /// A gesture that continues repeats them for undecided recognizers at every event, so this runs with every movement.
  /// The arbiter is consulted in between only if its state changed.
  func askWhetherItExcludes(_ id: RecognizerID, _ first: RecognizerID) {
    guard let one = recognizer(id) else {
      arbiter.answer(false)
      return
    }
    let version = arbiter.version
    var next: RecognizerID? = first
    while let otherID = next {
      guard let other = recognizer(otherID) else {
        arbiter.answer(false)
        return
      }
      let answer = answer(about: one, other, version)
      next = arbiter.answer(pair: answer)
    }
  }

  private func answer(
    about one: UIGestureRecognizer, _ other: UIGestureRecognizer, _ version: Int
  ) -> Arbiter.PairAnswer {
    guard areRelated(one, other) else { return .spares }
    guard canPrevent(one, other) else {
      return arbiter.version == version ? .spares : .isDoubtful(step: 1, answer: false)
    }
    if arbiter.version != version { return .isDoubtful(step: 1, answer: true) }
    guard canBePrevented(other, by: one) else {
      return arbiter.version == version ? .spares : .isDoubtful(step: 2, answer: false)
    }
    if arbiter.version != version { return .isDoubtful(step: 2, answer: true) }
    if mayRecognize(other, with: one) {
      return arbiter.version == version ? .spares : .isDoubtful(step: 3, answer: true)
    }
    if arbiter.version != version { return .isDoubtful(step: 3, answer: false) }
    if mayRecognize(one, with: other) {
      return arbiter.version == version ? .spares : .isDoubtful(step: 4, answer: true)
    }
    return arbiter.version == version ? .excludes : .isDoubtful(step: 4, answer: false)
  }

  /// Answers a single question.
  func answer(to question: Arbiter.Question) -> Bool {
    switch question {
    case .related(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      return areRelated(one, other)
    case .canPrevent(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      return canPrevent(one, other)
    case .canBePrevented(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      return canBePrevented(one, by: other)
    case .simultaneous(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      return mayRecognize(one, with: other)
    }
  }

  /// Whether two recognizers are related (5.1.2.4).
  ///
  /// Recognizers that share a touch were collected on one path from a view up to its window; while the tree is
  /// unchanged they are related.
  private func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let generation = UIView.treeGeneration
    if one.attempt.treeGeneration == generation && other.attempt.treeGeneration == generation { return true }
    guard let one = one.view, let other = other.view else { return false }
    return one === other || one.isDescendant(of: other) || other.isDescendant(of: one)
  }

  private func canPrevent(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let answer = one.canPrevent(other)
    if !answer { note(.canPrevent, one, other, answer, rule: "5.1.2") }
    return answer
  }

  private func canBePrevented(_ one: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
    let answer = one.canBePrevented(by: other)
    if !answer { note(.canBePreventedBy, one, other, answer, rule: "5.1.2") }
    return answer
  }

  private func mayRecognize(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate else { return false }
    let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    note(.shouldRecognizeSimultaneouslyWith, one, other, answer, rule: "5.1.2")
    return answer
  }
}
