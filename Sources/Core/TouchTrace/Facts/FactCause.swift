import TouchArbiter

/// The cause of a fact: the rule, and the reason, the measurement and the culprit, if any.
package struct FactCause: Sendable, Equatable {
  package var rule = ""
  package var reason: Reason?
  package var measure: Measure?
  /// The name of the view or recognizer that is the cause.
  package var culprit: String?

  package init() {}

  package init(_ fact: TraceFact) {
    (rule, reason, measure, culprit) = (fact.rule, fact.reason, fact.measure, fact.culprit?.name)
  }
}
