import TouchGeometry
import TouchKit

/// What is compared when a capture is played again: touches that came to views, states of recognizers, actions.
package enum CaptureLog {
  /// The line of an entry, with the time since the first; nil for what is not compared and for what has no name.
  @MainActor package static func line(
    of entry: TraceEntry, since start: TimeInterval, name: (AnyObject) -> String?
  ) -> String? {
    let words: String
    switch entry.kind {
    case .bound:
      guard let touch = entry.touch, let view = entry.view.flatMap(name) else { return nil }
      words = "touch \(touch.identifier) in \(view)"
    case .transition(let from, let to):
      guard let recognizer = entry.recognizer.flatMap(name) else { return nil }
      words = "\(recognizer) \(from) to \(to)"
    case .action(let state):
      guard let recognizer = entry.recognizer.flatMap(name) else { return nil }
      words = "\(recognizer) acts \(state)"
    default: return nil
    }
    return "\(CapturedValue.decimal(((entry.time - start) * 1000).rounded() / 1000)) \(words)"
  }
}
