import TouchGeometry

/// A story as text: per recognizer a heading and sentences, then the touches and keys, then what would help those that lost.
package struct Explanation {
  private let recognizers: [RecognizerStory]
  private let touches: [TouchStory]
  private let signals: [SignalStory]
  /// What would help, in the order of the text.
  package let cures: [Cure]

  @MainActor package init(_ story: Story) {
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    cures = Cure.cures(in: story)
  }

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
    let help = cures.filter { name == nil || $0.concerned.contains(name ?? "") }
    if !help.isEmpty { sections.append(help.map { "Cure: " + $0.sentence }) }
    return Array(sections.joined(separator: [""]))
  }
}
