import TouchKit

/// Listens to the trace and keeps what was heard: the facts in their order, and the story that they tell.
@MainActor package final class TraceRecorder: TraceSink {
  package let reader: TraceReader
  package private(set) var facts: [TraceFact] = []
  package private(set) var story: Story
  /// The recognizers that were known before anything was heard, in their order.
  package let firstRecognizers: [TraceSubject]

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
    facts.append(fact)
    story.take(fact)
  }
}
