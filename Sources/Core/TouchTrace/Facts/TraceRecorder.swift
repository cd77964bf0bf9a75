import TouchKit

/// Records the trace: the facts in order, and the story built from them.
@MainActor package final class TraceRecorder: TraceSink {
  package let reader: TraceReader
  package private(set) var facts: [TraceFact] = []
  package private(set) var story: Story
  /// The recognizers that were known before the first fact, in order.
  package let firstRecognizers: [TraceSubject]

  /// The number of answers to questions about two recognizers.
  private var answers = 0
  /// The maximum number of stored answers: a thousand recognizers may cause millions, and lanes and tracks show none.
  package static let maximumAnswers = 20_000

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - recognizers: are included even without any events, in the order of the text.
  ///   - part: what an object without a name is called; nil for the name of its class.
  ///   - name: the scene's name of an object; nil for objects outside the scene.
  package init(
    of recognizers: [UIGestureRecognizer] = [], part: @escaping (AnyObject) -> String? = { _ in nil },
    name: @escaping (AnyObject) -> String?
  ) {
    reader = TraceReader(recognizers: recognizers, part: part, name: name)
    let known = reader.knownRecognizers
    firstRecognizers = known.map(\.subject)
    story = Story(of: known)
  }

  package func record(_ entry: TraceEntry) {
    guard let fact = reader.fact(of: entry) else { return }
    if keeps(fact) { facts.append(fact) }
    story.apply(fact)
  }

  private func keeps(_ fact: TraceFact) -> Bool {
    guard case .asked(_, of: _?, _) = fact.what else { return true }
    answers += 1
    return answers <= Self.maximumAnswers
  }
}
