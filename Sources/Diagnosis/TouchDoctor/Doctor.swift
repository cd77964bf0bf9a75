import TouchKit
import TouchScenes
import TouchTrace

/// Finds out what would help: plays the same input into changed copies of a scene, with the engine as the judge.
///
/// It knows no window and no clock: the same scene, input and wish give the same answer. What is tried once is not
/// tried again for another wish.
@MainActor package final class Doctor {
  let scene: SceneFile
  let input: InputFile
  /// What happens without a change.
  package let before: Played
  let finding: Finding
  private let space: Space
  private var tried: [[SceneChange]: Played] = [:]
  private var glances: [Wish: Glance] = [:]
  /// How many plays there were.
  package internal(set) var plays = 1
  /// What one play of this scene costs, in decisions.
  ///
  /// The questions about two recognizers are estimated, as the trace tells only some.
  private let weight: Int
  /// What all plays have cost so far.
  private var work: Int { plays * weight }
  /// Whether the last search ended before everything that it would have tried was.
  package private(set) var isCutShort = false

  package init(_ scene: SceneFile, _ input: InputFile) {
    // The first play says that who waits for itself does not, and no other has to.
    (self.scene, self.input) = (scene.withoutWaitingForOneself, input)
    before = Played(input, into: scene, measures: true)
    finding = Finding(scene, input, before)
    space = Space(finding)
    weight = before.facts.count + finding.offered.count * finding.offered.count / 10
  }

  /// How much may be tried for one wish, in plays.
  ///
  /// Measured by `make fuzz-doctor` in a released build, on a quiet core: in a scene of thirty recognizers a play takes
  /// two milliseconds. That a recognizer does not act even with nobody in its way is known after a dozen plays; what a
  /// scroll view behind others lacks is known after forty, in less than a tenth of a second. All of the standard limits
  /// would take one second. In random scenes of up to five recognizers most answers take three hundredths of a second,
  /// and one in a hundred takes more than a seventh of a second. A caller that cannot wait ends the search by
  /// `progress`. The work is that of all wishes together, so that a scene of hundreds of recognizers, where a play costs
  /// fifty times as much, is searched no longer than a small one.
  package struct Limits: Sendable {
    /// Plays with one change.
    package var singles: Int
    /// Plays with two changes, which are tried where no single one helps.
    package var pairs: Int

    /// The decisions that all plays of a doctor may take.
    package var work = Int.max

    package static let standard = Limits(singles: 500, pairs: 160, work: 1_000_000)
    /// Every single change, and as many pairs as can be waited for.
    package static let thorough = Limits(singles: .max, pairs: 4000)

    /// Those of a search for something better than what was found.
    var forMore: Limits { Limits(singles: singles, pairs: min(pairs, 60), work: work) }

    package init(singles: Int, pairs: Int, work: Int = .max) {
      (self.singles, self.pairs, self.work) = (singles, pairs, work)
    }
  }

  /// So many decisions may be taken for a wish after something that helps was found, and for all wishes together.
  ///
  /// In a scene of thirty recognizers that is a tenth of a second.
  static let workOfMore = (wish: 20_000, all: 40_000)

  /// What would help, the best first, three at the most; empty when nothing that was tried does.
  ///
  /// What the facts point to comes first. Where something helps, the other single changes are tried as long as that takes
  /// little, so that what is told is the best of them.
  ///
  /// - Parameters:
  ///   - limits: how much is tried.
  ///   - progress: called before each play with how many there were; false gives up, and what was found by then is told.
  package func cures(
    for wish: Wish, limits: Limits = .standard, progress: (Int) -> Bool = { _ in true }
  ) -> [TriedCure] {
    var (found, count): ([TriedCure], Int) = ([], 0)
    var seen: Set<SceneChange> = []
    /// The changes that do not help alone: what the facts point to, and what concerns the subject of the wish.
    var halves: [(change: SceneChange, isPointed: Bool)] = []
    isCutShort = false
    // Constraints that are tried may contradict each other; what is told does not.
    let report = BadUse.report
    defer { BadUse.report = report }
    BadUse.report = { _ in }
    guard !isSettled(wish) else { return [] }
    // Who never acts can do so no sooner.
    if case .actsSooner(let name) = wish, before.times(of: wish).isEmpty {
      return cures(for: .acts(name), limits: limits, progress: progress)
    }
    let isFree = mayHelp(wish)
    let start = work
    search: for ring in Space.Ring.allCases {
      if wish.isAgainst, !found.isEmpty { break }
      for (order, change) in space.changes(for: wish, ring).enumerated() where seen.insert(change).inserted {
        if !isFree, space.isRelief(change, for: wish.subject) {
          // What keeps touches away from it may hide that its numbers are the other half.
          if ring == .pointed, case .recognizer(wish.subject, _) = change { halves.append((change, true)) }
          continue
        }
        if TriedCure.suffice(found, for: ring, hasMore: goesOnLooking(since: start)) { break search }
        guard count < limits.singles, work < limits.work, progress(count) else {
          isCutShort = true
          break search
        }
        guard let changed = change.applied(to: scene) else { continue }
        count += 1
        if let after = fulfilling([change], changed, wish) {
          if contradicts(change, changed) { continue }
          found.append(TriedCure([change], wish, before, after, rank: ring.rawValue * 1000 + order))
        } else if ring != .way {
          halves.append((change, ring == .pointed))
        }
      }
      guard ring == .pointed else { continue }
      if isFree { found += helping(space.turns(for: wish), wish, besides: found, rank: -10) }
      if found.isEmpty { found += helping(space.couples(for: wish), wish, besides: found, rank: 950) }
      // Before all that is less likely: what is plain to see, and all of it together.
      if found.isEmpty { found = peeled(wish) }
    }
    // What happens already is no riddle, and two changes more are no answer.
    if isFulfilled(wish) { return TriedCure.best(found) }
    if isCutShort { return TriedCure.best(found) }
    if found.isEmpty || found.allSatisfy(\.costsControls) && goesOnLooking(since: start) {
      found += pairs(of: halves, for: wish, found.isEmpty ? limits : limits.forMore, progress)
    }
    if !isCutShort, found.isEmpty {
      for (order, change) in space.lastResorts(for: wish).enumerated() where seen.insert(change).inserted {
        guard let changed = change.applied(to: scene), let after = fulfilling([change], changed, wish) else { continue }
        found.append(TriedCure([change], wish, before, after, rank: 20_000 + order))
      }
    }
    return TriedCure.best(found)
  }

  /// Whether a change of constraints makes more of them contradict each other.
  private func contradicts(_ change: SceneChange, _ changed: SceneFile) -> Bool {
    guard case .constrain = change else { return false }
    return LayoutAccount(of: changed).conflictCount > LayoutAccount(of: scene).conflictCount
  }

  /// Whether more is tried for a wish, though something helps.
  private func goesOnLooking(since start: Int) -> Bool {
    work - start < Self.workOfMore.wish && work < Self.workOfMore.all
  }

  /// The pairs that help, where neither change helps as well alone.
  private func helping(
    _ pairs: [(SceneChange, SceneChange)], _ wish: Wish, besides found: [TriedCure], rank: Int
  ) -> [TriedCure] {
    pairs.enumerated().compactMap { order, pair in
      let alone = found.filter { $0.changes == [pair.0] || $0.changes == [pair.1] }
      guard let both = pair.0.applied(to: scene).flatMap({ pair.1.applied(to: $0) }), both != scene,
        let after = fulfilling([pair.0, pair.1], both, wish)
      else { return nil }
      let cure = TriedCure([pair.0, pair.1], wish, before, after, rank: rank + order)
      return alone.contains { $0.sides.count <= cure.sides.count } ? nil : cure
    }
  }

  /// Two changes that help together: the first is what the facts point to, or leads to another fate of the subject that
  /// is concerned; the second is what that fate points to.
  private func pairs(
    of halves: [(change: SceneChange, isPointed: Bool)], for wish: Wish, _ limits: Limits, _ progress: (Int) -> Bool
  ) -> [TriedCure] {
    var (found, count, steps): ([TriedCure], Int, Int) = ([], 0, 0)
    for (first, isPointed) in halves where steps < Self.mostSteps {
      guard goesOn(count, limits, progress) else { return found }
      guard let changed = first.applied(to: scene) else { continue }
      (count, plays) = (count + 1, plays + 1)
      let half = Played(input, into: changed, measures: true)
      guard isPointed || isNearer(half, wish) else { continue }
      steps += 1
      let isFree = mayHelp(wish, in: changed)
      let second = Space(Finding(changed, input, half))
      let more = second.changes(for: wish, .pointed) + second.changes(for: wish, .own)
      for (order, change) in more.enumerated() where change != first {
        if !isFree, second.isRelief(change, for: wish.subject) { continue }
        guard goesOn(count, limits, progress) else { return found }
        guard let both = change.applied(to: changed), both != scene else { continue }
        count += 1
        guard let after = fulfilling([first, change], both, wish) else { continue }
        // What helps alone needs no other change.
        if let alone = change.applied(to: scene), let after = fulfilling([change], alone, wish) {
          found.append(TriedCure([change], wish, before, after, rank: 10_000 + order))
        } else {
          found.append(TriedCure([first, change], wish, before, after, rank: 10_000 + order))
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }

  /// Whether another pair is tried.
  private func goesOn(_ count: Int, _ limits: Limits, _ progress: (Int) -> Bool) -> Bool {
    guard count < limits.pairs else { return false }
    isCutShort = work >= limits.work || !progress(count)
    return !isCutShort
  }

  /// So many first halves of pairs are gone on with.
  private static let mostSteps = 12

  /// What happens in a changed scene if the wish is fulfilled there; nil if it is not.
  func fulfilling(_ changes: [SceneChange], _ changed: SceneFile, _ wish: Wish) -> Played? {
    if let known = tried[changes] { return known.fulfills(wish, before: before) ? known : nil }
    plays += 1
    if let first = glance(at: wish) {
      let most = Glance.most(wish, before: first)
      guard Glance(of: wish, input, into: changed, most: most)?.isPromising(wish, before: first) ?? true else {
        return nil
      }
      plays += 1
    }
    let after = Played(input, into: changed)
    tried[changes] = after
    return after.fulfills(wish, before: before) ? after : nil
  }

  /// Whether the wish asks that something does not happen, and it does not happen already.
  private func isSettled(_ wish: Wish) -> Bool {
    switch wish {
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: isFulfilled(wish)
    case .isToldSooner: isFulfilled(wish)
    case .acts, .actsSooner, .actsLess, .isTold, .scrolls, .selects, .takesText, .zooms, .sends, .hears: false
    }
  }

  /// Whether a relation, a refusal or a flag can be what a recognizer fails by.
  ///
  /// False where it does not act even if nothing stands in its way. Then only its own numbers and the touches that reach
  /// it are tried.
  private func mayHelp(_ wish: Wish, in changed: SceneFile? = nil) -> Bool {
    let scene = changed ?? self.scene
    guard case .acts(let name) = wish, scene.isStill, let first = glance(at: wish), first.times.isEmpty,
      let free = scene.freeing(name)
    else { return true }
    plays += 1
    return Glance(of: wish, input, into: free, most: 0).map { !$0.times.isEmpty } ?? true
  }

  /// What happens where nobody stands in the way of a recognizer that does not act even then.
  ///
  /// Nil for one that acts then, and for one that nobody was in the way of.
  package func unhindered(_ wish: Wish) -> Story? {
    guard case .acts(let name) = wish, finding.facts(of: name).contains(where: { $0.culprit != nil }), !mayHelp(wish),
      let free = scene.freeing(name)
    else { return nil }
    plays += 1
    return Played(input, into: free, measures: true).story
  }

  /// The play without a change, as far as a wish is about it.
  private func glance(at wish: Wish) -> Glance? {
    if let known = glances[wish] { return known }
    let first = Glance(of: wish, input, into: scene)
    glances[wish] = first
    return first
  }

  /// Whether a wish is fulfilled without a change.
  package func isFulfilled(_ wish: Wish) -> Bool {
    let isThere = !before.times(of: wish).isEmpty
    return switch wish {
    case .acts, .isTold, .scrolls, .selects, .takesText, .zooms, .sends, .hears: isThere
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: !isThere
    case .actsLess, .actsSooner: false
    case .isToldSooner(let view, let method): isThere && before.lateness(of: view, method) == 0
    }
  }

  /// The same sooner, of a call that comes and is kept back; nil of all else.
  package func sooner(than wish: Wish) -> Wish? {
    guard case .isTold(let view, let method) = wish, before.lateness(of: view, method) > 0 else { return nil }
    return .isToldSooner(view, method)
  }

  /// That what is wished for happens without a change, with the time.
  package func already(_ wish: Wish) -> String {
    if case .isToldSooner(let view, let method) = wish { return "Nobody keeps \(method.rawValue) back from \(view)." }
    return "\(wish.words) already\(moments(of: wish))."
  }

  /// When what is wished for happens without a change: `, at 0.260 s`; empty where it has no moment.
  package func moments(of wish: Wish) -> String {
    let times = before.times(of: wish).map(clockTime)
    guard let first = times.first else { return "" }
    return times.count == 1 ? ", at \(first) s" : ", first at \(first) s"
  }

  /// Whether a change led to another fate of the subject, if not to the one that was wished for.
  private func isNearer(_ after: Played, _ wish: Wish) -> Bool {
    fate(after, wish.subject) != fate(before, wish.subject)
  }

  /// How it ended, in short.
  private func fate(_ played: Played, _ subject: String) -> [String] {
    let names = [subject, "\(subject).pan"]
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
