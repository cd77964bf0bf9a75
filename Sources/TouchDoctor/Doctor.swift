import TouchKit
import TouchScenes
import TouchTrace

/// Finds out what would help: plays the same input into changed copies of a scene, with the engine as the judge.
///
/// It knows no window and no clock: the same scene, input and wish give the same answer. What is tried once is not tried
/// again for another wish.
@MainActor package final class Doctor {
  let scene: SceneFile
  let input: InputFile
  /// What happens without a change.
  package let before: Played
  let finding: Finding
  private let space: Space
  private var tried: [String: Played?] = [:]
  /// How many plays there were.
  package private(set) var plays = 1

  package init(_ scene: SceneFile, _ input: InputFile) {
    (self.scene, self.input) = (scene, input)
    before = Played(input, into: scene, measures: true)
    finding = Finding(scene, input, before)
    space = Space(finding)
  }

  /// How much may be tried for one wish, in plays: a play of an ordinary scene takes a third of a millisecond, so the
  /// standard limits keep a scene of thirty recognizers within 200 ms.
  package struct Limits: Sendable {
    package var singles: Int
    package var pairs: Int

    package static let standard = Limits(singles: 500, pairs: 160)
    package static let none = Limits(singles: .max, pairs: 400)

    package init(singles: Int, pairs: Int) { (self.singles, self.pairs) = (singles, pairs) }
  }

  /// What would help, the best first, three at the most; empty when nothing that was tried does.
  ///
  /// - Parameters:
  ///   - limits: how much is tried.
  ///   - progress: called before each play with how many there were; false gives up, and what was found by then is told.
  package func remedies(
    for wish: Wish, limits: Limits = .standard, progress: (Int) -> Bool = { _ in true }
  ) -> [Remedy] {
    var (found, count): ([Remedy], Int) = ([], 0)
    var seen: [SceneChange] = []
    /// Of those that do not help alone: what they lead to, where it is something else.
    var halves: [(change: SceneChange, after: Played)] = []
    for ring in Space.Ring.allCases {
      for (order, change) in space.changes(for: wish, ring).enumerated() where !seen.contains(change) {
        seen.append(change)
        guard count < limits.singles, progress(count) else { return Remedy.best(found) }
        guard let after = play([change]) else { continue }
        count += 1
        if after.fulfills(wish, before: before) {
          found.append(Remedy([change], wish, before, after, rank: ring.rawValue * 1000 + order))
        } else if ring == .pointed || ring == .own && isNearer(after, wish) {
          halves.append((change, after))
        }
      }
      if !found.isEmpty { return Remedy.best(found) }
    }
    count = 0
    for (first, _) in halves.prefix(12) {
      guard let changed = first.applied(to: scene) else { continue }
      let next = Finding(changed, input, Played(input, into: changed, measures: true))
      let second = Space(next)
      let more = second.changes(for: wish, .pointed) + second.changes(for: wish, .own)
      for (order, change) in more.enumerated() where change != first {
        guard count < limits.pairs, progress(count) else { return Remedy.best(found) }
        guard let after = play([first, change]) else { continue }
        count += 1
        if after.fulfills(wish, before: before) {
          found.append(Remedy([first, change], wish, before, after, rank: 10_000 + order))
        }
      }
      if !found.isEmpty { break }
    }
    return Remedy.best(found)
  }

  /// Whether a wish is fulfilled without a change.
  package func isFulfilled(_ wish: Wish) -> Bool {
    let isThere = !before.times(of: wish).isEmpty
    return switch wish {
    case .acts, .isTold, .scrolls, .sends: isThere
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: !isThere
    case .actsLess: false
    case .isToldSooner(let view): before.lateness(of: view) == 0
    }
  }

  /// Whether a change led to another fate of whoever is concerned, if not to the one that was wished for.
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

  /// The input played into the scene with changes; nil where they change nothing.
  private func play(_ changes: [SceneChange]) -> Played? {
    let key = changes.map { "\($0)" }.joined(separator: "\n")
    if let known = tried[key] { return known }
    var changed: SceneFile? = scene
    for change in changes { changed = changed.flatMap { change.applied(to: $0) } }
    let played = changed.map { Played(input, into: $0) }
    if played != nil { plays += 1 }
    tried[key] = .some(played)
    return played
  }
}
