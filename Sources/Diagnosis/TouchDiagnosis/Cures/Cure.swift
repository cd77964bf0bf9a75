import TouchTrace

/// A remedy for a recognizer or a view that lost: its goal, what to write, and its effect.
///
/// `Diagnosis.cures(for:)` finds cures by replaying the input with a change, so their effect is known. `Advice` derives
/// them from a trace alone and replays nothing.
package struct Cure: Sendable, Equatable {
  /// The names of the views and recognizers that it concerns.
  package var concerned: [String]
  /// The cure in one sentence, lowercase at its start.
  package var sentence: String
  /// The names that its goal is about: of a list that does not scroll also that of its pan.
  package var helped: ArraySlice<String> {
    guard let first = concerned.first else { return [] }
    return concerned.prefix(concerned.dropFirst().first == SceneIndex.panName(of: first) ? 2 : 1)
  }
  /// The changes; empty where only the code of the app can make them.
  package var changes: [Change]
  /// What it achieves, such as `make m act`; empty for advice.
  package var heading = ""
  /// The changes as lines of Swift; empty for advice.
  package var swift: [String] = []
  /// The changes as keys of the scene file; empty for advice.
  package var keys: [String] = []
  /// The effect of the changes on a replay, as a sentence; empty for advice.
  package var outcome = ""
  /// Whether a running scene can make the changes at once.
  package var isSwitchable: Bool
  /// How much it changes.
  var cost = Cost.answer
  /// Whether the loss is usually intended.
  ///
  /// Minor advice is dropped where other advice exists.
  var isMinor = false
  /// Whether the cure only makes something happen earlier.
  var savesTime = false
  /// Whether nothing was lost, and the code could be better all the same.
  var isSuggestion = false

  /// How much a cure changes, from the least to the most.
  enum Cost: Int, Sendable, Comparable {
    /// Sets a property or a relation.
    case property
    /// Changes an answer of a delegate or a view.
    case answer
    /// Derives a class, or does more than one thing.
    case subclass
    /// Nothing was lost; the code could be better.
    case suggestion

    static func < (one: Cost, other: Cost) -> Bool { one.rawValue < other.rawValue }
  }

  /// The most advice that is shown: the best, and one more.
  static let maximumAdvice = 2
  /// The most cures that are shown for one goal.
  static let maximumOfGoal = 3

  /// Creates a piece of advice.
  init(
    concerned: [String], sentence: String, change: Change? = nil, isMinor: Bool = false, cost: Cost = .answer,
    savesTime: Bool = false, isSuggestion: Bool = false
  ) {
    (self.concerned, self.sentence, self.cost) = (concerned, sentence, cost)
    (self.isMinor, self.savesTime, self.isSuggestion) = (isMinor, savesTime, isSuggestion)
    changes = change.map { [$0] } ?? []
    isSwitchable = change != nil
  }

  /// Creates a cure that the search found.
  ///
  /// - Parameter helped: the names of the recognizers and views that the goal is about.
  @MainActor init(_ candidate: Candidate, for helped: [String]) {
    (changes, swift, keys) = (candidate.changes, candidate.swift, candidate.sceneKeys)
    (heading, outcome, isSwitchable) = (candidate.goal.heading, candidate.outcome, candidate.isSwitchable)
    concerned = helped + changes.map(\.subject).filter { !helped.contains($0) }
    sentence = localized(
      "to %1$s: %2$s. In the scene: %3$s.", heading, swift.joined(separator: localized(", and ")),
      keys.joined(separator: localized(", ")))
  }

  /// The cure with the names of rows and items as people say them.
  func spoken(_ names: SpokenNames) -> Cure {
    var cure = self
    cure.sentence = names.text(sentence)
    cure.outcome = names.text(outcome)
    return cure
  }

  /// The change that a switch of the inspector makes; nil for several changes, and where a running scene cannot make it.
  package var switchedChange: Change? { isSwitchable && changes.count == 1 ? changes.first : nil }

  /// Whether a replay confirmed it.
  package var isConfirmed: Bool { !outcome.isEmpty }

  /// The sentence, followed by the effect.
  package var text: String { outcome.isEmpty ? sentence : paragraph([sentence, outcome]) }

  /// Returns advice, the most useful first: lost gestures before lost time, and small changes before large ones.
  static func ranked(_ advice: [Cure]) -> [Cure] {
    advice.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      let isLast = (first.cost == .suggestion, second.cost == .suggestion)
      if isLast.0 != isLast.1 { return isLast.1 }
      if first.savesTime != second.savesTime { return second.savesTime }
      if first.cost != second.cost { return first.cost < second.cost }
      return one.offset < other.offset
    }.map(\.element)
  }
}
