import TouchGeometry

/// A story as text: per recognizer a heading and sentences, then the touches and keys, then what would help those that lost.
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
  @MainActor package init(_ story: Story, replay: ((Cure.Trial) -> Story?)? = nil) {
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    verdicts = Verdict.verdicts(in: story)
    var found = Cure.cures(in: story)
    // Whoever wants more has more than one question; the rest is told without a trial.
    for index in found.indices.prefix(Self.mostTrials) {
      guard let replay, let trial = found[index].wantedTrial, let aim = found[index].aim else { continue }
      found[index].proof = replay(trial).map { aim.proof(of: trial, story, $0) }
    }
    cures = Cure.ranked(found)
  }

  /// How many cures are tried at the most.
  private static let mostTrials = 12

  /// The names of the recognizers, in the order of the text.
  package var names: [String] { recognizers.map(\.facts.name) }

  /// The whole text.
  ///
  /// - Parameter name: if given, only this recognizer and the cures that concern it, without the touches.
  package func lines(of name: String? = nil) -> [String] {
    var sections = recognizers.filter { name == nil || $0.facts.name == name }.map { story in
      let words = RecognizerSentences(story: story, others: recognizers, tellsOfWinners: name != nil)
      return [words.heading] + words.sentences.map { "  " + $0 }
    }
    if name == nil, !touches.isEmpty { sections.append(touches.map { TouchSentences(story: $0).sentence }) }
    if name == nil, !signals.isEmpty { sections.append(signals.map(\.sentence)) }
    let help = help(for: name)
    if !help.isEmpty { sections.append(help.map { "Cure: " + $0 }) }
    return Array(sections.joined(separator: [""]))
  }

  /// The sentences of the cures that are told, the best first; with a name, of those that concern that recognizer.
  package func help(for name: String? = nil) -> [String] {
    told { name == nil || $0.concerned.contains(name ?? "") }.map(\.told)
  }

  /// The cures that are told of those that are asked for, the best first.
  package func told(_ isWanted: (Cure) -> Bool = { _ in true }) -> [Cure] {
    Array(cures.lazy.filter(isWanted).prefix(Cure.most))
  }

  /// What happened, without what would help: a section for each recognizer, one for the touches, one for the keys.
  package var evidence: [[String]] {
    let groups = lines().split(separator: "").map(Array.init)
    return help().isEmpty ? groups : groups.dropLast()
  }
}
