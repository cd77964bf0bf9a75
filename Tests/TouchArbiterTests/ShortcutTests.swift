import Expectations
import Testing

@testable import TouchArbiter

/// The fast paths for the many events of a continuing gesture have the results of the full ones.
@Suite struct ShortcutTests {
  @Test(arguments: 0..<150)
  func everyStepIsTheSameWhetherGesturesAndPairsAreTakenByTheShortWayOrNot(seed: Int) {
    expectEqual(story(seed, isShort: true), story(seed, isShort: false))
  }

  @Test func aRoundOfGesturesThatGoOnTakesTheShortWayOnly() {
    var arbiter = Arbiter()
    for id in 0..<3 {
      _ = arbiter.enroll()
      arbiter.receive(1, by: id, at: Rank(depth: 1, branch: 0, index: id))
      arbiter.note(id, .began, Cause(.setBySubclass))
    }
    var steps: [String] = []
    answer(&arbiter, Answers(seed: 0, share: 8), isShort: false, &steps)
    for id in 0..<3 { arbiter.update(id) }
    // The first one opens the round.
    expectEqual(arbiter.next(), .act(0, .changed))
    expectEqual(arbiter.nextOfGesture(settled: 0), .act(1))
    expectEqual(arbiter.nextOfGesture(), .settle(1))
    expectEqual(arbiter.nextOfGesture(settled: 1), .act(2))
    expectEqual(arbiter.nextOfGesture(settled: 2), .other)
    expectEqual(arbiter.next(), .done)
  }

  @Test func somethingToldBetweenTheQuestionsOfAPairIsHeeded() {
    var arbiter = Arbiter()
    for id in 0..<3 {
      _ = arbiter.enroll()
      arbiter.receive(1, by: id, at: Rank(depth: 1, branch: 0, index: id))
    }
    arbiter.note(0, .began, Cause(.setBySubclass))
    expectEqual(arbiter.next(), .ask(.related(0, 1)))
    let version = arbiter.version
    arbiter.note(1, .failed, Cause(.setBySubclass))
    #expect(arbiter.version != version)
    expectNil(arbiter.answer(pair: .isDoubtful(.canPrevent, answer: true)))
    expectEqual(arbiter.next(), .ask(.related(0, 2)))
  }

  @Test func theQuestionsOfAPairFollowOneAnotherInTheOrderOfTheTable() {
    let questions = Arbiter.PairQuestion.allCases
    expectEqual(questions.map(\.next), questions.dropFirst().map { $0 } + [nil])
  }

  // MARK: Random stories

  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  /// What is answered to a question: always the same to the same one.
  private struct Answers {
    var seed: Int
    /// In how many of eight cases the answer is the unusual one.
    var share: Int
    func isUnusual(_ kind: Int, _ one: Int, _ other: Int) -> Bool {
      var dice = Dice(state: UInt64(seed * 1000 + kind * 100 + one * 10 + other))
      _ = dice.roll(8)
      return dice.roll(8) < share
    }
    func answer(_ question: Arbiter.Question) -> Bool {
      switch question {
      case .related(let one, let other): !isUnusual(0, one, other) || share < 3
      case .canPrevent(let one, let other): !isUnusual(1, one, other)
      case .canBePrevented(let one, let other): !isUnusual(2, one, other)
      case .simultaneous(let one, let other): isUnusual(3, one, other)
      }
    }
    /// Reentrant changes during a pass: one in 32 questions disables a recognizer.
    func disturbs(_ one: Int, _ other: Int, _ kind: Int) -> Int? {
      var dice = Dice(state: UInt64(seed * 77 + kind * 501 + one * 31 + other))
      _ = dice.roll(8)
      return dice.roll(32) == 0 ? dice.roll(5) : nil
    }
  }

  /// Events at random among five recognizers, and every step that they led to.
  private func story(_ seed: Int, isShort: Bool) -> [String] {
    var dice = Dice(state: UInt64(seed + 1))
    let answers = Answers(seed: seed, share: dice.roll(9))
    var arbiter = Arbiter()
    for _ in 0..<5 { _ = arbiter.enroll() }
    for _ in 0..<dice.roll(4) {
      let (one, other) = (dice.roll(5), dice.roll(5))
      arbiter.require(one, other)
    }
    var steps: [String] = []
    for touch in 1...3 {
      for id in 0..<5 where dice.roll(4) > 0 {
        arbiter.receive(touch, by: id, at: Rank(depth: dice.roll(2), branch: 0, index: id))
      }
      for _ in 0..<12 {
        for id in 0..<5 where arbiter.isEngaged(id) {
          if dice.roll(5) == 0 {
            let state = RecognizerState.allCases[dice.roll(6)]
            if let outcome = arbiter.outcome(of: state, for: id) { arbiter.note(id, outcome, Cause(.setBySubclass)) }
          }
          if dice.roll(3) > 0 { arbiter.update(id) }
        }
        answer(&arbiter, answers, isShort: isShort, &steps)
        steps.append("-")
      }
    }
    return steps
  }

  private func answer(_ arbiter: inout Arbiter, _ answers: Answers, isShort: Bool, _ steps: inout [String]) {
    while true {
      if isShort, !goOn(&arbiter, &steps) { continue }
      switch arbiter.next() {
      case .ask(.related(let id, let other)) where isShort: ask(&arbiter, answers, id, other, &steps)
      case .ask(let question):
        let answer = hear(&arbiter, answers, question, &steps)
        arbiter.answer(answer)
      case .done: return
      case .act(let id, let state): steps.append("act \(id) \(state)")
      case .settle(let id): steps.append("settle \(id)")
      case .fail(let id, let cause): steps.append("fail \(id) \(cause)")
      case .hold(let id): steps.append("hold \(id)")
      case .release(let id): steps.append("release \(id)")
      case .reset(let id): steps.append("reset \(id)")
      }
    }
  }

  /// Takes one step of a gesture; true when there is none.
  private func goOn(_ arbiter: inout Arbiter, _ steps: inout [String]) -> Bool {
    switch arbiter.nextOfGesture() {
    case .act(let id): steps.append("act \(id) changed")
    case .settle(let id): steps.append("settle \(id)")
    case .other: return true
    }
    return false
  }

  private func hear(
    _ arbiter: inout Arbiter, _ answers: Answers, _ question: Arbiter.Question, _ steps: inout [String]
  ) -> Bool {
    steps.append("\(question)")
    let (kind, one, other) =
      switch question {
      case .related(let one, let other): (0, one, other)
      case .canPrevent(let one, let other): (1, one, other)
      case .canBePrevented(let one, let other): (2, one, other)
      case .simultaneous(let one, let other): (3, one, other)
      }
    if kind > 0, let victim = answers.disturbs(one, other, kind), arbiter.isEngaged(victim) { arbiter.abandon(victim) }
    return answers.answer(question)
  }

  private func ask(
    _ arbiter: inout Arbiter, _ answers: Answers, _ id: RecognizerID, _ first: RecognizerID, _ steps: inout [String]
  ) {
    let version = arbiter.version
    var next: RecognizerID? = first
    while let other = next {
      var verdict = Arbiter.PairAnswer.excludes
      for question in Arbiter.PairQuestion.allCases {
        let answer = hear(&arbiter, answers, question(id, other), &steps)
        if arbiter.version != version {
          verdict = .isDoubtful(question, answer: answer)
          break
        }
        if answer != question.answerThatExcludes {
          verdict = .spares
          break
        }
      }
      next = arbiter.answer(pair: verdict)
    }
  }
}
