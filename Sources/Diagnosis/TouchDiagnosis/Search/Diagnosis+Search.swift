import TouchKit
import TouchScenes
import TouchTrace

/// The diagnosis of a scene and an input: goals, causes, and cures, which it finds by replaying the input into changed
/// copies of the scene.
///
/// It has no window and no clock: the same scene, input and goal give the same answer. A change that was tried for one
/// goal is not replayed again for another.
@MainActor package final class Diagnosis {
  let scene: SceneFile
  let input: InputFile
  /// The replay without a change.
  package let before: Replay
  let baseline: Baseline
  private let space: SearchSpace
  private var tried: [[Change]: Replay] = [:]
  private var quickReplays: [Goal: QuickReplay] = [:]
  /// The number of replays so far.
  package internal(set) var plays = 1
  /// The cost of one replay, in decisions of the engine.
  ///
  /// Questions about pairs of recognizers are estimated, because the trace has only some of them. Each relation is built,
  /// copied and compared.
  private let weight: Int
  /// The cost of all replays so far.
  var work: Int { plays * weight }
  /// Whether the last search ended early.
  package private(set) var isCutShort = false
  /// Whether no limit of pairs ended a search since the property was set.
  var isEveryPairTried = true
  /// The changes that a quick replay found useless, for each goal.
  private var useless: [Goal: Set<[Change]>] = [:]

  package init(_ scene: SceneFile, _ input: InputFile) {
    // The requirement of a recognizer to wait for itself is ignored; without it, replays do not report it again.
    (self.scene, self.input) = (scene.withoutWaitingForOneself, input)
    before = Replay(input, into: scene, measures: true)
    baseline = Baseline(scene, input, before)
    space = SearchSpace(baseline)
    weight =
      before.facts.count + baseline.offered.count * baseline.offered.count / 10 + self.scene.relationCount
  }

  /// The limits of a search for one goal.
  ///
  /// Measured by `make fuzz-explain` in a release build: in a scene of thirty recognizers a replay takes two
  /// milliseconds, and the standard limits one second. In random scenes of up to five recognizers most answers take
  /// 30 milliseconds, and one in a hundred takes more than 140. The work is that of all goals together, so that a scene
  /// of hundreds of recognizers, where a replay costs fifty times as much, takes no longer than a small one.
  package struct Limits: Sendable {
    /// The most replays with one change.
    package var singles: Int
    /// The most replays with two changes, which are tried where no single change helps.
    package var pairs: Int

    /// The most decisions of all replays of a diagnosis.
    package var work = Int.max

    package static let standard = Limits(singles: 500, pairs: 160, work: 1_000_000)
    /// The limits of the search that precedes the remark that no change helps.
    package static let beforeGivingUp = Limits(singles: .max, pairs: 4000, work: 4_000_000)
    /// The limits of a search for a guessed goal.
    package static let ofGuess = Limits(singles: 200, pairs: 40, work: 300_000)
    /// Every single change, and thousands of pairs.
    package static let thorough = Limits(singles: .max, pairs: 4000)

    /// The limits of a search for a better cure than the one found.
    var forMore: Limits { Limits(singles: singles, pairs: min(pairs, 60), work: work) }

    /// The lower of each limit.
    func within(_ other: Limits) -> Limits {
      Limits(singles: min(singles, other.singles), pairs: min(pairs, other.pairs), work: min(work, other.work))
    }

    package init(singles: Int, pairs: Int, work: Int = .max) {
      (self.singles, self.pairs, self.work) = (singles, pairs, work)
    }
  }

  /// The most decisions after a first cure was found, for one goal and for all goals.
  ///
  /// In a scene of thirty recognizers, this takes 100 milliseconds.
  static let workOfMore = (goal: 20_000, all: 40_000)

  /// Searches for the changes that reach a goal, and returns the best three, the best first.
  ///
  /// The changes that the facts point to are tried first. After a first cure the search continues while it costs
  /// little, so that the result is the best one.
  ///
  /// - Parameters:
  ///   - limits: how much to try.
  ///   - progress: called before each replay with their number; false ends the search, with the cures found so far.
  package func cures(
    for goal: Goal, limits: Limits = .standard, progress: (Int) -> Bool = { _ in true }
  ) -> [Candidate] {
    var (found, count): ([Candidate], Int) = ([], 0)
    var seen: Set<Change> = []
    /// The changes that do not help alone, and whether the facts point to them.
    var halves: [(change: Change, isPointed: Bool)] = []
    isCutShort = false
    // Constraints may contradict each other while they are tried.
    let report = UsageError.report
    defer { UsageError.report = report }
    UsageError.report = { _ in }
    guard !isSettled(goal) else { return [] }
    // A recognizer that never acts cannot act sooner.
    if case .actsSooner(let name) = goal, before.times(of: goal).isEmpty {
      return cures(for: .acts(name), limits: limits, progress: progress)
    }
    if case .sendsSooner(let name, let event) = goal, before.times(of: goal).isEmpty {
      return cures(for: .sends(name, event), limits: limits, progress: progress)
    }
    let isFree = mayHelp(goal)
    let start = work
    search: for ring in SearchSpace.Ring.allCases {
      if goal.isAgainst, !found.isEmpty { break }
      for (order, change) in space.changes(for: goal, ring).enumerated() where seen.insert(change).inserted {
        if !isFree, space.isRelief(change, for: goal.subject) {
          // Something that withholds its touches may hide that its numbers are the other half.
          if ring == .pointed, case .recognizer(goal.subject, _) = change { halves.append((change, true)) }
          continue
        }
        if Candidate.suffice(found, for: ring, hasMore: continuesSearch(since: start)) { break search }
        guard count < limits.singles, work < limits.work, progress(count) else {
          isCutShort = true
          break search
        }
        guard let changed = change.applied(to: scene) else { continue }
        count += 1
        if let after = fulfilling([change], changed, goal) {
          if contradicts(change, changed) { continue }
          found.append(Candidate([change], goal, before, after, rank: ring.rawValue * 1000 + order))
        } else if ring != .way {
          halves.append((change, ring == .pointed))
        }
      }
      guard ring == .pointed else { continue }
      if isFree { found += helping(space.turns(for: goal), goal, besides: found, rank: -10) }
      if found.isEmpty { found += helping(space.couples(for: goal), goal, besides: found, rank: 950) }
      // All obstacles together come before less likely changes.
      if found.isEmpty { found = withoutObstacles(goal) }
    }
    // Already fulfilled: skip the search for pairs.
    if isFulfilled(goal) { return priced(Candidate.best(found)) }
    if isCutShort { return priced(Candidate.best(found)) }
    if found.isEmpty || found.allSatisfy(\.costsControls) && continuesSearch(since: start) {
      found += pairs(of: halves, for: goal, found.isEmpty ? limits : limits.forMore, progress)
    }
    if !isCutShort, found.isEmpty {
      for (order, change) in space.lastResorts(for: goal).enumerated() where seen.insert(change).inserted {
        guard let changed = change.applied(to: scene), let after = fulfilling([change], changed, goal) else { continue }
        found.append(Candidate([change], goal, before, after, rank: 20_000 + order))
      }
    }
    return priced(Candidate.best(found))
  }

  /// Whether a change of constraints adds a conflict.
  private func contradicts(_ change: Change, _ changed: SceneFile) -> Bool {
    guard case .constrain = change else { return false }
    return LayoutAccount(of: changed).conflictCount > LayoutAccount(of: scene).conflictCount
  }

  /// Whether the search for a goal continues after a first cure.
  private func continuesSearch(since start: Int) -> Bool {
    work - start < Self.workOfMore.goal && work < Self.workOfMore.all
  }

  /// The pairs that reach the goal, if neither change alone does as well.
  private func helping(
    _ pairs: [(Change, Change)], _ goal: Goal, besides found: [Candidate], rank: Int
  ) -> [Candidate] {
    pairs.enumerated().compactMap { order, pair in
      let alone = found.filter { $0.changes == [pair.0] || $0.changes == [pair.1] }
      guard let both = pair.0.applied(to: scene).flatMap({ pair.1.applied(to: $0) }), both != scene,
        let after = fulfilling([pair.0, pair.1], both, goal)
      else { return nil }
      let cure = Candidate([pair.0, pair.1], goal, before, after, rank: rank + order)
      return alone.contains { $0.sides.count <= cure.sides.count } ? nil : cure
    }
  }

  /// Two changes that reach the goal together.
  ///
  /// The facts point to the first, or it changes the outcome of the subject; the second is what the new outcome points
  /// to.
  private func pairs(
    of halves: [(change: Change, isPointed: Bool)], for goal: Goal, _ limits: Limits, _ progress: (Int) -> Bool
  ) -> [Candidate] {
    var (found, count, steps): ([Candidate], Int, Int) = ([], 0, 0)
    for (first, isPointed) in halves where steps < Self.maximumSteps {
      guard goesOn(count, limits, progress) else { return found }
      guard let changed = first.applied(to: scene) else { continue }
      (count, plays) = (count + 1, plays + 1)
      let half = Replay(input, into: changed, measures: true)
      guard isPointed || isNearer(half, goal) else { continue }
      steps += 1
      let isFree = mayHelp(goal, in: changed)
      let second = SearchSpace(Baseline(changed, input, half))
      let more = second.changes(for: goal, .pointed) + second.changes(for: goal, .own)
      for (order, change) in more.enumerated() where change != first {
        if !isFree, second.isRelief(change, for: goal.subject) { continue }
        guard goesOn(count, limits, progress) else { return found }
        guard let both = change.applied(to: changed), both != scene else { continue }
        count += 1
        guard let after = fulfilling([first, change], both, goal) else { continue }
        // A change that helps alone needs no other.
        if let alone = change.applied(to: scene), let after = fulfilling([change], alone, goal) {
          found.append(Candidate([change], goal, before, after, rank: 10_000 + order))
        } else {
          found.append(Candidate([first, change], goal, before, after, rank: 10_000 + order))
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }

  /// Whether the search may try another pair.
  private func goesOn(_ count: Int, _ limits: Limits, _ progress: (Int) -> Bool) -> Bool {
    guard count < limits.pairs else {
      isEveryPairTried = false
      return false
    }
    isCutShort = work >= limits.work || !progress(count)
    return !isCutShort
  }

  /// The most first changes of pairs that are continued.
  private static let maximumSteps = 12

  /// The replay of a changed scene if it fulfills the goal; nil otherwise.
  func fulfilling(_ changes: [Change], _ changed: SceneFile, _ goal: Goal) -> Replay? {
    if let known = tried[changes] { return known.fulfills(goal, before: before) ? known : nil }
    if useless[goal]?.contains(changes) == true { return nil }
    plays += 1
    if let first = quickReplay(at: goal) {
      let maximum = QuickReplay.maximum(goal, before: first)
      guard QuickReplay(of: goal, input, into: changed, maximum: maximum)?.isPromising(goal, before: first) ?? true
      else {
        useless[goal, default: []].insert(changes)
        return nil
      }
      plays += 1
    }
    let after = Replay(input, into: changed)
    tried[changes] = after
    return after.fulfills(goal, before: before) ? after : nil
  }

  /// Whether the goal is that something does not happen, and it is fulfilled.
  private func isSettled(_ goal: Goal) -> Bool {
    switch goal {
    case .doesNotAct, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend, .isNotifiedSooner, .actsOnce:
      isFulfilled(goal)
    case .acts, .actsSooner, .actsLess, .isNotified, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends,
      .sendsSooner, .hears:
      false
    }
  }

  /// Whether a relation, a refusal or a flag can be the reason for which a recognizer does not act.
  ///
  /// False where it does not act even without obstacles. Then the search tries only its own numbers and the touches
  /// that reach it.
  private func mayHelp(_ goal: Goal, in changed: SceneFile? = nil) -> Bool {
    let scene = changed ?? self.scene
    guard case .acts(let name) = goal, scene.isStill, let first = quickReplay(at: goal), first.times.isEmpty,
      let free = scene.freeing(name)
    else { return true }
    // Another recognizer that is still busy can also delay its next attempt, which no relation shows (4.6).
    return [free, scene.leavingAlone(name)].contains { scene in
      plays += 1
      return QuickReplay(of: goal, input, into: scene, maximum: 0).map { !$0.times.isEmpty } ?? true
    }
  }

  /// The story without any obstacle of a recognizer that does not act even then.
  ///
  /// Returns nil for a recognizer that acts without obstacles, and for one without obstacles.
  package func storyWithoutObstacles(_ goal: Goal) -> Story? {
    guard case .acts(let name) = goal, baseline.facts(of: name).contains(where: { $0.culprit != nil }), !mayHelp(goal),
      let free = scene.freeing(name)
    else { return nil }
    plays += 1
    return Replay(input, into: free, measures: true).story
  }

  /// The quick replay without a change for a goal.
  private func quickReplay(at goal: Goal) -> QuickReplay? {
    if let known = quickReplays[goal] { return known }
    let first = QuickReplay(of: goal, input, into: scene)
    quickReplays[goal] = first
    return first
  }

  /// Whether a goal is fulfilled without a change.
  package func isFulfilled(_ goal: Goal) -> Bool {
    let isThere = !before.times(of: goal).isEmpty
    return switch goal {
    case .actsOnce: before.times(of: goal).count == 1
    case .acts, .isNotified, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends, .hears: isThere
    case .doesNotAct, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend: !isThere
    case .actsLess, .actsSooner, .sendsSooner: false
    case .isNotifiedSooner(let view, let method): isThere && before.lateness(of: view, method) == 0
    }
  }

  /// The goal that a delayed call comes sooner; nil for a goal that is not about a delayed call.
  package func sooner(than goal: Goal) -> Goal? {
    guard case .isNotified(let view, let method) = goal, before.lateness(of: view, method) > 0 else { return nil }
    return .isNotifiedSooner(view, method)
  }

  /// A sentence that a goal is fulfilled without a change, with the time.
  package func already(_ goal: Goal) -> String {
    if case .isNotifiedSooner(let view, let method) = goal {
      return localized("Nothing delays %1$s of %2$s.", method.rawValue, view)
    }
    return localized("%1$s already%2$s%3$s.", goal.words, moments(of: goal), because(cause(of: goal)))
  }

  /// The time at which a goal is fulfilled without a change: `, at 0.260 s`; empty where it has no time.
  package func moments(of goal: Goal) -> String {
    let times = before.times(of: goal).map(clock)
    guard let first = times.first else { return "" }
    return times.count == 1 ? localized(", at %1$s", first) : localized(", first at %1$s", first)
  }

  /// Whether a change led to another outcome of the subject.
  private func isNearer(_ after: Replay, _ goal: Goal) -> Bool {
    outcomeLines(after, goal.subject) != outcomeLines(before, goal.subject)
  }

  /// The decisions about the subject, in short.
  private func outcomeLines(_ played: Replay, _ subject: String) -> [String] {
    let names = [subject, SceneIndex.panName(of: subject)]
    return played.facts.compactMap { fact in
      if let name = fact.recognizer?.name, names.contains(name) {
        switch fact.what {
        case .received, .turned, .blocked: break
        default: return nil
        }
      } else if fact.view?.name != subject {
        return nil
      }
      return "\(fact.rule) \(fact.reason.map(\.rawValue) ?? "") \(fact.culprit?.name ?? "")"
    }
  }
}
