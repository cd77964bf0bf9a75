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
    var question = Arbiter.PairQuestion.related
    while true {
      let answer = answer(to: question, one, other)
      switch question {
      case .related: break  // Calls no code of the app, so it changes nothing.
      case .canPrevent, .canBePrevented, .otherIsSimultaneous, .isSimultaneous:
        if arbiter.version != version { return .isDoubtful(question, answer: answer) }
      }
      if answer != question.answerThatExcludes { return .spares }
      guard let next = question.next else { return .excludes }
      question = next
    }
  }

  /// The answer to a question about `one`, which has recognized, and `other`, which it may exclude.
  private func answer(
    to question: Arbiter.PairQuestion, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    switch question {
    case .related: areRelated(one, other)
    case .canPrevent: canPrevent(one, other)
    case .canBePrevented: canBePrevented(other, by: one)
    case .otherIsSimultaneous: mayRecognize(other, with: one)
    case .isSimultaneous: mayRecognize(one, with: other)
    }
  }

  /// The answer to one question; `false` when one of its recognizers no longer exists.
  func answer(to question: Arbiter.Question) -> Bool {
    switch question {
    case .related(let one, let other): answer(one, other, areRelated)
    case .canPrevent(let one, let other): answer(one, other, canPrevent)
    case .canBePrevented(let one, let other): answer(one, other, canBePrevented)
    case .simultaneous(let one, let other): answer(one, other, mayRecognize)
    }
  }

  private func answer(
    _ one: RecognizerID, _ other: RecognizerID, _ rule: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> Bool {
    guard let one = recognizer(one), let other = recognizer(other) else { return false }
    return rule(one, other)
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
