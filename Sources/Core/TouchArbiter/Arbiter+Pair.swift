// Whether a recognizer that recognized excludes another one: one pair at a time (semantics 5.1.2).

extension Arbiter {
  /// The questions about one pair of recognizers, in the order in which they are asked.
  ///
  /// These are the conditions 4, 7 and 8 of rule 5.1.2. The pair ends with the first answer against exclusion. The
  /// arbiter and the dispatch of touches both read this table.
  package enum PairQuestion: Int, Sendable, CaseIterable {
    case related, canPrevent, canBePrevented, otherIsSimultaneous, isSimultaneous

    /// The answer with which the pair continues to the next question.
    ///
    /// Inlined into the dispatch of touches, like `next`: these questions are asked with every movement of a finger.
    @inlinable @inline(__always) package var answerThatExcludes: Bool {
      switch self {
      case .related, .canPrevent, .canBePrevented: true
      case .otherIsSimultaneous, .isSimultaneous: false
      }
    }

    /// The question that is asked after this one; nil after the last one.
    @inlinable @inline(__always) package var next: PairQuestion? {
      switch self {
      case .related: .canPrevent
      case .canPrevent: .canBePrevented
      case .canBePrevented: .otherIsSimultaneous
      case .otherIsSimultaneous: .isSimultaneous
      case .isSimultaneous: nil
      }
    }

    /// The question about `id`, which has recognized, and `other`, which it may exclude.
    package func callAsFunction(_ id: RecognizerID, _ other: RecognizerID) -> Question {
      switch self {
      case .related: .related(id, other)
      case .canPrevent: .canPrevent(id, other)
      case .canBePrevented: .canBePrevented(other, by: id)
      case .otherIsSimultaneous: .simultaneous(other, with: id)
      case .isSimultaneous: .simultaneous(id, with: other)
      }
    }

    fileprivate static let last = PairQuestion.isSimultaneous
  }

  mutating func pair(_ index: Int, _ candidate: Int, _ step: Int) -> Step? {
    guard candidate < pass.candidates.count else {
      pass.stage = .exclusion(index + 1)
      return nil
    }
    let (id, other) = (pass.claims[index], pass.candidates[candidate])
    let answer = pass.lastAnswer
    pass.lastAnswer = nil
    // The delegate may have changed anything, so the conditions are checked again after each answer.
    guard mayExclude(id), mayBeExcluded(other, by: id) else {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      return nil
    }
    if let before = PairQuestion(rawValue: step - 1), answer != before.answerThatExcludes {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      return nil
    }
    guard let question = PairQuestion(rawValue: step) else {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      let cause = Cause(.preventedBy, by: id)
      note(other, .failed, cause)
      return .fail(other, cause)
    }
    pass.stage = .pair(index, candidate: candidate, step: step + 1)
    pass.isWaitingForAnswer = true
    return .ask(question(id, other))
  }

  // MARK: Batched answers

  /// The combined answer to all questions about a pair.
  ///
  /// A caller that asks all questions of a pair in order and stops at the first answer against exclusion need not return
  /// here for each, as long as `version` is unchanged: then no condition needs to be checked again.
  package enum PairAnswer: Sendable {
    /// All answers are in favor of exclusion.
    case excludes
    /// An answer is against exclusion.
    case spares
    /// The arbiter was changed during this question; the pass decides whether the answer is still valid.
    case isDoubtful(PairQuestion, answer: Bool)
  }

  /// Answers all questions about the pair whose first question was returned last.
  ///
  /// Returns the other member of the next pair if the pass continues with the same recognizer; its answers must then be
  /// given here too.
  package mutating func answer(pair answer: PairAnswer) -> RecognizerID? {
    guard pass.isWaitingForAnswer, case .pair(let index, let candidate, _) = pass.stage else { return nil }
    switch answer {
    case .excludes:
      pass.stage = .pair(index, candidate: candidate, step: PairQuestion.last.rawValue + 1)
      self.answer(PairQuestion.last.answerThatExcludes)
      return nil
    case .isDoubtful(let question, let answer):
      pass.stage = .pair(index, candidate: candidate, step: question.rawValue + 1)
      self.answer(answer)
      return nil
    case .spares:
      // The candidates were determined when this recognizer's turn began. After a change the pass determines them again.
      guard version == pass.candidatesVersion, candidate + 1 < pass.candidates.count else {
        pass.isWaitingForAnswer = false
        pass.stage = .pair(index, candidate: candidate + 1, step: 0)
        return nil
      }
      pass.stage = .pair(index, candidate: candidate + 1, step: 1)
      return pass.candidates[candidate + 1]
    }
  }
}
