import TouchTrace
import TouchGeometry

/// A story as text: per recognizer a heading and sentences, then the touches and keys, then what would help the losers.
package struct Explanation {
  private let recognizers: [RecognizerStory]
  private let touches: [TouchStory]
  private let signals: [SignalStory]
  /// What would help, the best first; the text has the first two.
  package let cures: [Cure]
  /// Who won and who lost, in short.
  package let verdicts: [Verdict]

  /// The explanation of a story that is over, or of what there is of it.
  ///
  /// - Parameters:
  ///   - story: what happened.
  ///   - replay: plays the same input again with a change and gives what happened then; nil for a change that cannot be
  ///     made. Without it no cure is tried.
  package init(_ story: Story, replay: ((Cure.Trial) -> Story?)? = nil) {
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    verdicts = Verdict.verdicts(in: story)
    var found = Cure.cures(in: story)
    // More names are more than one question; the rest is told without a trial.
    for index in found.indices.prefix(Self.mostTrials) {
      guard let replay, let trial = found[index].wantedTrial, let aim = found[index].aim else { continue }
      found[index].proof = replay(trial).map { aim.proof(of: trial, story, $0) }
    }
    cures = Cure.ranked(found)
  }

  /// The explanation of a story, with the cures that were found, and the reasons why some recognizers were never asked.
  ///
  /// - Parameters:
  ///   - cures: each tried by playing again, in the order in which they are told.
  ///   - hopeless: a sentence for each wish that nothing helps.
  ///   - neverAsked: by the names of recognizers.
  ///   - neverReached: a sentence for each view or responder that was told of nothing, and who was in the way.
  ///   - reasons: by the names of recognizers, a sentence that says what their decisions leave open.
  ///   - remarks: what text inputs refused, without full stops.
  package init(
    _ story: Story, cures: [Cure], hopeless: [String] = [], neverAsked: [String: String],
    neverReached: [String] = [], reasons: [String: String] = [:], remarks: [String] = []
  ) {
    self.reasons = reasons
    self.neverReached = neverReached
    self.hopeless = hopeless
    self.remarks = remarks
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    verdicts = Verdict.verdicts(in: story)
    self.cures = cures
    self.neverAsked = neverAsked
  }

  private var neverAsked: [String: String] = [:]
  private var reasons: [String: String] = [:]
  /// Views and responders that were told of nothing, and who was in the way, in sentences.
  package private(set) var neverReached: [String] = []
  private var remarks: [String] = []
  /// How to ask for what nothing was tried for, in sentences; only the command tells it.
  package var hints: [String] = []
  /// What nothing helps, in sentences.
  package private(set) var hopeless: [String] = []

  /// What it came to for each recognizer, in a line: won, lost, never asked.
  package var summary: [String] {
    recognizers.map { story in
      let name = story.facts.name
      if story.attempts.isEmpty {
        return "\(name): never asked: \(neverAsked[name] ?? "no touch came down in \(story.facts.view ?? "its view")")."
      }
      if let verdict = verdicts.first(where: { $0.name == name }) {
        return "\(name): \(verdict.outcome == .won ? "won" : "lost"): \(verdict.sentence)" + more(name)
      }
      let words = RecognizerSentences(story: story, others: recognizers)
      let failure = story.attempts.reversed().lazy.flatMap { words.sentences(of: $0) }.last { $0.subject == .failure }
      let end = failure?.text ?? words.sentences.last ?? "it decided nothing."
      return "\(name): lost: \(end)" + more(name)
    } + neverReached
  }

  /// What the decisions of a recognizer leave open, behind a sentence.
  private func more(_ name: String) -> String { reasons[name].map { " " + $0 } ?? "" }

  /// Whom no touch and no key reached, and who was in the way: a sentence for each.
  package var unreached: [String] {
    let never = recognizers.compactMap { story in
      story.attempts.isEmpty
        ? neverAsked[story.facts.name].map { "\(story.facts.name) was never offered a touch: \($0)." } : nil
    }
    return never + neverReached
  }

  /// How many cures are tried at the most.
  private static let mostTrials = 12

  /// What nobody has lost by, and what could be done better all the same.
  ///
  /// - Parameter searched: the names of those for whom cures were looked for by playing again.
  package func advice(besides searched: [String]) -> [Cure] {
    cures.filter { cure in
      cure.aim == nil && cure.change == nil && !(cure.isMinor && cure.concerned.first.map(searched.contains) == true)
    }
  }

  /// The names of the recognizers, in the order of the text.
  package var names: [String] { recognizers.map(\.facts.name) }

  /// The whole text.
  ///
  /// - Parameter name: if given, only this recognizer and the cures that concern it, without the touches.
  package func lines(of name: String? = nil) -> [String] {
    var sections: [[String]] = []
    if name == nil, !summary.isEmpty { sections.append(summary) }
    sections += recognizers.filter { name == nil || $0.facts.name == name }.map { story in
      let words = RecognizerSentences(story: story, others: recognizers, tellsOfWinners: name != nil)
      if story.attempts.isEmpty, let why = neverAsked[story.facts.name] {
        return [words.heading, "  \(story.facts.name) was never offered a touch: \(why)."]
      }
      let reason = reasons[story.facts.name].map { [$0] } ?? []
      return [words.heading] + (words.sentences + reason).map { "  " + $0 }
    }
    if name == nil, !touches.isEmpty { sections.append(touches.map { TouchSentences(story: $0).sentence }) }
    if name == nil, !signals.isEmpty { sections.append(signals.map(\.sentence)) }
    if name == nil, !remarks.isEmpty { sections.append(remarks.map { $0 + "." }) }
    let told = told { name == nil || $0.concerned.contains(name ?? "") }
    let goals = told.map(\.goal).reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    for goal in goals { sections.append(told.filter { $0.goal == goal }.lines(for: goal)) }
    let rest = told.filter(\.goal.isEmpty)
    if !rest.isEmpty { sections.append(rest.map { "Cure: " + $0.told }) }
    if name == nil, !hopeless.isEmpty { sections.append(hopeless) }
    if name == nil, !hints.isEmpty { sections.append(hints) }
    return Array(sections.joined(separator: [""]))
  }

  /// The sentences of the cures that are told, the best first; with a name, only cures for that recognizer.
  package func help(for name: String? = nil) -> [String] {
    told { name == nil || $0.concerned.contains(name ?? "") }.map(\.told)
  }

  /// The cures that are told, of the ones that are asked for, the best first.
  package func told(_ isWanted: (Cure) -> Bool = { _ in true }) -> [Cure] {
    let wanted = cures.filter(isWanted)
    let goals = wanted.map(\.goal).reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    return goals.flatMap { goal in wanted.filter { $0.goal == goal }.prefix(Cure.mostOfGoal) }
      + wanted.filter(\.goal.isEmpty).prefix(Cure.most)
  }

  /// What happened, without what would help: a section for each recognizer, one for the touches, one for the keys.
  package var evidence: [[String]] {
    let groups = lines().split(separator: "").map(Array.init)
    let isHelp = { (group: [String]) in
      group.first?.hasPrefix("To ") == true || group.first?.hasPrefix("Cure: ") == true
        || group.first.map((hopeless + hints).contains) == true
    }
    let told = groups.firstIndex(where: isHelp).map { Array(groups[..<$0]) } ?? groups
    return summary.isEmpty ? told : Array(told.dropFirst())
  }
}

extension [Cure] {
  /// The cures of one goal: a line with the goal, and for each the change in Swift, the key of the scene, the outcome.
  fileprivate func lines(for goal: String) -> [String] {
    var lines = ["To \(goal):"]
    for (index, cure) in enumerated() {
      for (row, change) in cure.swift.enumerated() {
        lines.append((row == 0 ? "  \(index + 1). " : "     and ") + change)
      }
      lines += cure.keys.map { "     scene: \($0)" }
      lines.append("     \(cure.outcome)")
    }
    return lines
  }
}
