import TouchGeometry
import TouchKit
import TouchWidgets

/// The decisions that a replay of a capture compares: views of touches, states of recognizers, and actions.
package enum CaptureLog {
  /// The line of an entry, with the time since the first entry; nil if the entry is not compared or its object has no
  /// name.
  @MainActor package static func line(
    of entry: TraceEntry, since start: TimeInterval, name: (AnyObject) -> String?
  ) -> String? {
    // The pointer without a button is not captured.
    if entry.recognizer is UIHoverGestureRecognizer { return nil }
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

  /// The name of a view.
  ///
  /// A part of a control has the name of the control, which is captured as a whole.
  @MainActor private static func receiver(_ view: UIView, _ name: (AnyObject) -> String?) -> String? {
    var next: UIView? = view
    while let one = next {
      if let found = name(one) { return one === view || one is UIControl ? found : nil }
      next = one.superview
    }
    return nil
  }
}
