import TouchScenes
import TouchTrace

/// A question about a scene and an input: why something happened, and what leads to a goal.
///
/// `answer` replays the input, explains the replay, and searches for cures.
@MainActor package struct Question {
  package let scene: SceneFile
  package let input: InputFile
  /// The goals; if empty, the likely goals of the input.
  package var goals: [Goal] = []
  /// Which probable purposes of the input to answer where no goal is likely.
  package var guesses = Guesses.none

  /// What the input was probably for, in addition to the likely goals.
  package enum Guesses: Sendable {
    case none
    /// What a view or recognizer did not do that a verdict names as a loser.
    case ofLosers
    /// Everything that the input was probably for.
    case all
  }
  /// How much the search for each goal may try.
  package var limits = Diagnosis.Limits.standard
  /// Called before each replay of a change; false ends the search, with the cures found so far.
  package var progress: () -> Bool = { true }

  package init(_ scene: SceneFile, _ input: InputFile, guesses: Guesses = .none) {
    (self.scene, self.input, self.guesses) = (scene, input, guesses)
  }

  /// The most goals that cures are searched for; the answer names the others.
  private static let maximumGoals = 12
  /// The number of goals below which the answer adds guessed ones.
  private static let maximumGuesses = 3
  /// The most goals that one sentence names.
  private static let maximumNamed = 24

  /// Replays the input and explains it, with the cures for each goal.
  package var answer: Explanation {
    let diagnosis = Diagnosis(scene, input)
    let likely = goals.isEmpty ? diagnosis.likelyGoals : goals
    let further = goals.isEmpty ? self.further(likely, diagnosis) : []
    let guessed = guesses == .none ? [] : Array(further.prefix(max(0, Self.maximumGuesses - likely.count)))
    let all = likely + guessed
    var (cures, remarks, untried): ([Cure], [String], [Goal]) = ([], [], [])
    var guessedRemarks: [String] = []
    for goal in all.prefix(Self.maximumGoals) {
      let found = self.cures(for: goal, diagnosis, isGuess: guessed.contains(goal))
      cures += found.cures
      // A guess without a cure is shown only where nothing else is.
      if guessed.contains(goal), found.cures.isEmpty {
        if diagnosis.instead(of: goal) != nil { guessedRemarks += found.remarks }
        continue
      }
      remarks += found.remarks
      if found.isCutShort { untried.append(goal) }
    }
    if goals.isEmpty { cures += diagnosis.unlocking }
    if cures.isEmpty, remarks.isEmpty { remarks = guessedRemarks }
    if !untried.isEmpty {
      let words = localized("Not everything was tried, and what was does not help: %1$s.", Self.named(untried))
      remarks.append(paragraph([words, limits.advice]))
    }
    let rest = Array(all.dropFirst(Self.maximumGoals))
    if !rest.isEmpty { remarks.append(localized("Not tried: %1$s; --want asks for one.", Self.named(rest))) }
    let names = diagnosis.before.story.recognizers.map(\.facts.name)
    let story = diagnosis.shown(for: all)
    // Where something was lost, minor suggestions about what acted do not help.
    let suggestions =
      goals.isEmpty
      ? Explanation(story).suggestions(besides: all.map(\.subject)).filter { cures.isEmpty || !$0.isMinor } : []
    let unreached = diagnosis.unreached(all)
    // A line about the goal has the refusal already, with its rule.
    let unselected = all.filter { if case .selects = $0 { true } else { false } }.map(\.subject)
    let told = unreached.compactMap(\.subject).filter(unselected.contains)
    let refusals = diagnosis.remarks.filter { $0.subject.map(told.contains) != true }
    var explanation = Explanation(
      story, cures: cures + suggestions, goalRemarks: remarks,
      neverAsked: names.reduce(into: [:]) { $0[$1] = diagnosis.neverAsked($1) },
      neverReached: unreached + diagnosis.lostTouches(all)
        + (guesses == .all ? diagnosis.lateTouches(all) : []),
      reasons: names.reduce(into: [:]) { $0[$1] = diagnosis.reason(for: $1) },
      remarks: refusals, advice: diagnosis.gestureAdvice,
      meant: all.isEmpty ? nil : Self.meant(all, cures),
      usual: diagnosis.usualLosses, senders: diagnosis.senders, spokenNames: scene.spokenNames)
    if goals.isEmpty {
      let rest = further.filter { !all.contains($0) }
      explanation.hints = (rest.isEmpty && guesses == .all ? diagnosis.opposites : rest).map(\.words)
    }
    return explanation
  }

  /// The probable goals in addition to the likely ones, and the goals that are no loss.
  private func further(_ likely: [Goal], _ diagnosis: Diagnosis) -> [Goal] {
    switch guesses {
    case .none: return diagnosis.furtherGoals(besides: likely)
    case .all: return diagnosis.guessedGoals(besides: likely)
    case .ofLosers:
      let losers = diagnosis.losers
      return diagnosis.guessedGoals(besides: likely).filter { losers.contains($0.subject) }
    }
  }

  /// The cures for one goal, or a remark why there are none.
  private func cures(
    for asked: Goal, _ diagnosis: Diagnosis, isGuess: Bool
  ) -> (cures: [Cure], remarks: [String], isCutShort: Bool) {
    // A guess without a cure is not shown next to others, so only a short search is worth its time.
    let limits = isGuess ? Diagnosis.Limits.ofGuess.within(self.limits) : self.limits
    let bounce = diagnosis.bounce(insteadOf: asked)
    var goal = bounce?.goal ?? asked
    diagnosis.isEveryPairTried = true
    var candidates = diagnosis.cures(for: goal, limits: limits) { _ in progress() }
    var remarks = bounce.map { [$0.words] } ?? []
    if candidates.isEmpty, let sooner = diagnosis.sooner(than: asked) {
      goal = sooner
      candidates = diagnosis.cures(for: goal, limits: limits) { _ in progress() }
    }
    // A remark that no change helps follows a thorough search only.
    let mayTryMore = !isGuess && !isThorough && !diagnosis.isEveryPairTried && !diagnosis.isCutShort
    if candidates.isEmpty, bounce == nil, mayTryMore, !diagnosis.isFulfilled(goal) {
      candidates = diagnosis.cures(for: goal, limits: .beforeGivingUp) { _ in progress() }
    }
    let cures = candidates.map { Cure($0, for: Self.subjects(of: goal)) }
    let isFulfilled = !goals.isEmpty && diagnosis.isFulfilled(goal)
    if !cures.isEmpty, let words = diagnosis.byHand(goal) { remarks.append(words) }
    guard candidates.isEmpty, bounce == nil else {
      if isFulfilled {
        let more = localized("The changes above make it happen more often.")
        remarks.append(paragraph([diagnosis.alreadyAndFurther(goal), more]))
      }
      return (cures, remarks, false)
    }
    if isFulfilled { return (cures, remarks + [diagnosis.alreadyAndFurther(goal)], false) }
    if diagnosis.isCutShort { return (cures, remarks, true) }
    let why = because(diagnosis.instead(of: goal) ?? storyWithoutObstacles(diagnosis, goal))
    remarks.append(localized("No change that was tried helps to %1$s%2$s.", goal.heading, why))
    return (cures, remarks, false)
  }

  /// Whether the limits are those of a thorough search or beyond.
  private var isThorough: Bool { limits.pairs >= Diagnosis.Limits.thorough.pairs }

  /// How a recognizer fails even with nothing in its way; nil where something else kept it from acting.
  private func storyWithoutObstacles(_ diagnosis: Diagnosis, _ goal: Goal) -> String? {
    guard let story = diagnosis.storyWithoutObstacles(goal) else { return nil }
    return Explanation(story).loss(of: goal.subject).map {
      localized("also with no other recognizer in its way, %1$s", withoutStop($0))
    }
  }

  private static func named(_ goals: [Goal]) -> String {
    let words = goals.prefix(maximumNamed).map(\.words)
    let all = words.joined(separator: localized(", "))
    return goals.count > words.count ? localized("%1$s and %2$s more", all, goals.count - words.count) : all
  }

  /// The recognizers and views that goals are about, those with cures first.
  private static func meant(_ goals: [Goal], _ cures: [Cure]) -> [String] {
    let helped = Set(cures.compactMap(\.concerned.first))
    let cured = goals.filter { helped.contains($0.subject) }
    let others = goals.filter { !helped.contains($0.subject) }
    return (cured + others).compactMap { subjects(of: $0).last }
  }

  /// The names that a cure for a goal is shown with.
  private static func subjects(of goal: Goal) -> [String] {
    if case .scrolls(let view) = goal { return [view, SceneIndex.panName(of: view)] }
    return [goal.subject]
  }
}

extension Diagnosis.Limits {
  /// What to do after a search that ended early, as a sentence.
  fileprivate var advice: String {
    work == .max
      ? localized("The search was ended.")
      : localized("The scene is large; --want with one of them tries that alone, --thorough tries all.")
  }
}
