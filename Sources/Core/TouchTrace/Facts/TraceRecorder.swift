import TouchKit

/// Listens to the trace and keeps what was heard: the facts in their order, and the story that they tell.
@MainActor package final class TraceRecorder: TraceSink {
  package let reader: TraceReader
  package private(set) var facts: [TraceFact] = []
  package private(set) var story: Story
  /// The recognizers that were known before anything was heard, in their order.
  package let firstRecognizers: [TraceSubject]

  /// How many answers to questions about two recognizers were heard.
  private var answers = 0
  /// So many of those are kept: of a thousand recognizers there may be millions, and lanes and tracks tell of none.
  package static let mostAnswers = 20_000

  /// - Parameters:
  ///   - recognizers: are told of even if nothing ever happens to them, in the order of the text.
  ///   - name: what the scene calls an object; nil for what is not the scene's.
  package init(of recognizers: [UIGestureRecognizer] = [], name: @escaping (AnyObject) -> String?) {
    reader = TraceReader(recognizers: recognizers, name: name)
    let known = reader.knownRecognizers
    firstRecognizers = known.map(\.subject)
    story = Story(of: known)
  }

  package func record(_ entry: TraceEntry) {
    guard let fact = reader.fact(of: entry) else { return }
    if keeps(fact) { facts.append(fact) }
    story.take(fact)
  }

  private func keeps(_ fact: TraceFact) -> Bool {
    guard case .asked(_, of: _?, _) = fact.what else { return true }
    answers += 1
    return answers <= Self.mostAnswers
  }
}
