// The questions about one pair: may the one that recognized make the other fail (semantics 5.1.2)?

extension Arbiter {
  /// How many questions a pair has.
  static let questionCount = 5

  /// 5.1.2, conditions 4, 7 and 8, in this order; the first answer that speaks against exclusion ends the pair.
  private static func question(_ step: Int, _ id: RecognizerID, _ other: RecognizerID) -> Question {
    switch step {
    case 0: .related(id, other)
    case 1: .canPrevent(id, other)
    case 2: .canBePrevented(other, by: id)
    case 3: .simultaneous(other, with: id)
    default: .simultaneous(id, with: other)
    }
  }

  private static func answerThatExcludes(_ step: Int) -> Bool { step <= 2 }

  mutating func pair(_ index: Int, _ candidate: Int, _ step: Int) -> Step? {
    guard candidate < pass.candidates.count else {
      pass.stage = .exclusion(index + 1)
      return nil
    }
    let (id, other) = (pass.claims[index], pass.candidates[candidate])
    let answer = pass.lastAnswer
    pass.lastAnswer = nil
    // The delegate that was asked may have changed everything, so the conditions are read again after each answer.
    guard mayExclude(id), mayBeExcluded(other, by: id) else {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      return nil
    }
    if step > 0, answer != Self.answerThatExcludes(step - 1) {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      return nil
    }
    if step == Self.questionCount {
      pass.stage = .pair(index, candidate: candidate + 1, step: 0)
      let cause = Cause(.preventedBy, by: id)
      note(other, .failed, cause)
      return .fail(other, cause)
    }
    pass.stage = .pair(index, candidate: candidate, step: step + 1)
    pass.isWaitingForAnswer = true
    return .ask(Self.question(step, id, other))
  }

  // MARK: Whole pairs

  /// The number of the answer that decided about a pair, counted from 0, and the answer.
  ///
  /// Who asks all the questions of a pair in their order and stops at the first answer that speaks against exclusion
  /// needs not come here for each, as long as `version` stays the same: then nothing was told, and no condition needs
  /// to be read again.
  package enum PairAnswer: Sendable {
    /// The last of them speaks for it as well.
    case excludes
    /// One speaks against it.
    case spares
    /// Something was told while this one was asked; the pass is to judge what the answer is worth.
    case isDoubtful(step: Int, answer: Bool)
  }

  /// The answer to all questions of the pair whose first one was returned last; says with whom the next pair is, if
  /// the pass goes on with a question of the same recognizer, whose answers are then to come here as well.
  package mutating func answer(pair answer: PairAnswer) -> RecognizerID? {
    guard pass.isWaitingForAnswer, case .pair(let index, let candidate, _) = pass.stage else { return nil }
    switch answer {
    case .excludes:
      pass.stage = .pair(index, candidate: candidate, step: Self.questionCount)
      self.answer(Self.answerThatExcludes(Self.questionCount - 1))
      return nil
    case .isDoubtful(let step, let answer):
      pass.stage = .pair(index, candidate: candidate, step: step + 1)
      self.answer(answer)
      return nil
    case .spares:
      // The others were candidates when the turn of this one came. If something was told since, the pass looks again.
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
