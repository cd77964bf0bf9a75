import TouchArbiter
import TouchKit

/// Observes the hit tests of one event, between its initializer and `end()`.
@MainActor final class HitWatch: TraceSink {
  /// The answer of a view that did not pass the touch on to its subviews.
  struct Answer {
    let view: UIView
    /// The returned view; nil for a refusal.
    let returned: UIView?
    let reason: Reason?
  }

  /// The refusals and the overridden answers, in order.
  private(set) var answers: [Answer] = []
  /// The view that the touch is bound to; nil if there is none.
  private(set) weak var hit: UIView?
  let application: UIApplication
  private let former: (any TraceSink)?

  init(_ application: UIApplication) {
    self.application = application
    former = application.traceSink
    application.traceSink = self
  }

  func record(_ entry: TraceEntry) {
    former?.record(entry)
    switch entry.kind {
    case .hitTest(let answer):
      guard let view = entry.view, answer == .refused || entry.reason == .overridden else { return }
      answers.append(Answer(view: view, returned: entry.culprit as? UIView, reason: entry.reason))
    case .bound: hit = entry.view
    default: return
    }
  }

  func end() { if application.traceSink === self { application.traceSink = former } }
}
