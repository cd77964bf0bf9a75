import TouchGeometry
import TouchKit
import TouchWidgets

/// What is compared when a capture is played again: touches that came to views, states of recognizers, actions.
package enum CaptureLog {
  /// The line of an entry, with the time since the first; nil for what is not compared and for what has no name.
  @MainActor package static func line(
    of entry: TraceEntry, since start: TimeInterval, name: (AnyObject) -> String?
  ) -> String? {
    let words: String
    switch entry.kind {
    case .bound:
      guard let touch = entry.touch, let view = entry.view.flatMap({ receiver($0, name) }) else { return nil }
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

  /// The name of a view; of a part of a control that was captured as a whole, the control's.
  @MainActor private static func receiver(_ view: UIView, _ name: (AnyObject) -> String?) -> String? {
    var next: UIView? = view
    while let one = next {
      if let found = name(one) { return one === view || one is UIControl ? found : nil }
      next = one.superview
    }
    return nil
  }
}
