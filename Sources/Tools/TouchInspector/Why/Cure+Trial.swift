import TouchTrace
import TouchGeometry

// Cures in order, and what playing again with them shows.

extension Cure {
  /// How much a cure changes, the least first.
  enum Cost: Int, Sendable, Comparable {
    /// A property or a relation is set.
    case property
    /// A delegate or a view answers a question.
    case answer
    /// Classes are derived, or more than one thing is done.
    case subclass
    /// Nothing was lost to anybody; it could be done better.
    case advice

    static func < (one: Cost, other: Cost) -> Bool { one.rawValue < other.rawValue }
  }

  /// A change of a scene that is to be played again.
  package enum Trial: Sendable, Equatable {
    case change(Change)
    /// A recognizer no longer waits for another one.
    case doesNotWait(String, for: String)
    /// A property or an answer of views, by the name that scenes have for it.
    case set([String], String, Bool)
    /// The delegate of a recognizer refuses touches in controls.
    case notControls(String)
    /// The delegate of a pan lets it begin along one axis only.
    case beginsAlong(String, isHorizontal: Bool)
  }

  /// What is different when a cure has worked.
  package enum Aim: Sendable, Equatable {
    /// The recognizer acts in more attempts.
    case acts(String)
    /// The recognizer acts in fewer attempts.
    case actsLess(String)
    /// More touches end in the view.
    case keeps(String)
    /// The view is told sooner of what it is told.
    case hearsSooner(String)
  }

  /// What playing again has shown.
  package struct Proof: Sendable, Equatable {
    package var hasWorked: Bool
    /// A sentence with the numbers.
    package var words: String
  }

  /// The most that are told: one that is best, and one more for what it leaves.
  static let most = 2
  /// The most that are told for one goal.
  static let mostOfGoal = 3

  /// What is to be played again to see whether it works; nil where that cannot be tried.
  var wantedTrial: Trial? { aim == nil ? nil : trial ?? change.map(Trial.change) }

  /// Whether nothing was lost but time.
  private var isAboutDelay: Bool { if case .hearsSooner = aim { true } else { false } }

  /// The sentence, and what playing again has shown.
  package var told: String { proof.map { "\(sentence) \($0.words)" } ?? sentence }

  /// The cures in the order of their worth: first what was seen to work; of these what gives back a gesture, and after it
  /// what only saves time; of these what changes least.
  ///
  /// What was seen not to work goes to the end, and goes away where anything else is left.
  static func ranked(_ cures: [Cure]) -> [Cure] {
    func rank(_ cure: Cure) -> Int { cure.proof.map { $0.hasWorked ? 0 : 2 } ?? 1 }
    let indexed = cures.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.cost == .advice || second.cost == .advice, first.cost != second.cost { return first.cost < second.cost }
      if rank(first) != rank(second) { return rank(first) < rank(second) }
      if first.isAboutDelay != second.isAboutDelay { return second.isAboutDelay }
      if first.cost != second.cost { return first.cost < second.cost }
      return one.offset < other.offset
    }
    let sorted = indexed.map(\.element)
    let sound = sorted.filter { rank($0) < 2 }
    return sound.isEmpty ? sorted : sound
  }
}

extension Cure.Trial {
  /// The change as code would say it.
  var words: String {
    switch self {
    case .change(let change): SceneEdit(change).words
    case .doesNotWait(let name, let other): "\(name) not told to wait for \(other)"
    case .set(let names, let key, let flag): listed(names.map { "\($0).\(key) = \(flag)" })
    case .notControls(let name): "\(name) kept out of controls"
    case .beginsAlong(let name, let isHorizontal): "\(name) kept to drags \(isHorizontal ? "sideways" : "up and down")"
    }
  }
}

extension Cure.Aim {
  /// What another play shows of it.
  ///
  /// - Parameters:
  ///   - trial: the change.
  ///   - before: the story without the change.
  ///   - after: the story with the change.
  func proof(of trial: Cure.Trial, _ before: Story, _ after: Story) -> Cure.Proof {
    let start = "Played again with \(trial.words)"
    switch self {
    case .acts(let name):
      let (former, times) = (before.actions(of: name), after.actions(of: name))
      guard times.count > former.count else {
        return Cure.Proof(hasWorked: false, words: "\(start) alone, \(name) still does not act.")
      }
      return Cure.Proof(hasWorked: true, words: "\(start), \(name) acts \(Self.moments(times)).")
    case .actsLess(let name):
      let (former, times) = (before.actions(of: name), after.actions(of: name))
      guard times.count < former.count else {
        return Cure.Proof(hasWorked: false, words: "\(start) alone, \(name) still acts \(Self.moments(times)).")
      }
      let words = times.isEmpty ? "no longer acts" : "acts only \(Self.moments(times))"
      return Cure.Proof(hasWorked: true, words: "\(start), \(name) \(words).")
    case .keeps(let view):
      let (former, times) = (before.ends(in: view), after.ends(in: view))
      guard times.count > former.count else {
        return Cure.Proof(hasWorked: false, words: "\(start) alone, no more touches end in \(view).")
      }
      return Cure.Proof(
        hasWorked: true, words: "\(start), \(view) is told of the end of a touch \(Self.moments(times)).")
    case .hearsSooner(let view):
      let (former, now) = (before.lateness(of: view), after.lateness(of: view))
      guard now < former else {
        return Cure.Proof(hasWorked: false, words: "\(start) alone, \(view) is told as late as before.")
      }
      let words = now == 0 ? "at once" : "\(number(now)) s late in all, not \(number(former)) s"
      return Cure.Proof(hasWorked: true, words: "\(start), \(view) is told \(words).")
    }
  }

  /// `at 0.048 s, 1.032 s and 2 times more`.
  private static func moments(_ times: [TimeInterval]) -> String {
    // The taps of one double tap may all be told of at once.
    let times = times.reduce(into: [TimeInterval]()) { if !$0.contains($1) { $0.append($1) } }
    let shown = times.prefix(times.count > 4 ? 3 : 4).map(clock)
    let rest = times.count - shown.count
    return "at " + listed(shown + (rest > 0 ? ["\(rest) times more"] : []))
  }
}

extension Story {
  /// When a recognizer acted first in each of its attempts in which it did.
  fileprivate func actions(of name: String) -> [TimeInterval] {
    let attempts = recognizers.filter { $0.facts.name == name }.flatMap(\.attempts)
    return attempts.compactMap { attempt in
      attempt.moments.first { if case .acted = $0.what { true } else { false } }?.time
    }
  }

  /// When a view was told of the ends of touches.
  fileprivate func ends(in view: String) -> [TimeInterval] {
    touches.filter { $0.view == view }.flatMap(\.moments).compactMap { moment in
      switch moment.what {
      case .sent(.ended), .delivered(.ended): moment.time
      default: nil
      }
    }
  }

  /// By how many seconds a view was told late of phases that were kept back, in all; of one that it never heard of, by
  /// a minute.
  fileprivate func lateness(of view: String) -> TimeInterval {
    var sum = 0.0
    for touch in touches where touch.view == view {
      for (index, moment) in touch.moments.enumerated() {
        guard case .withheld(let phase) = moment.what, moment.culprit != nil else { continue }
        let told = touch.moments[index...].first { other in
          if case .delivered(let late) = other.what { late.noun == phase.noun } else { false }
        }
        sum += told.map { $0.time - moment.time } ?? 60
      }
    }
    return sum
  }
}
