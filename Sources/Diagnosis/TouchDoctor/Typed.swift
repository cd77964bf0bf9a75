import TouchEditing
import TouchKit
import TouchScenes

/// Something that was typed, composed or pasted, and what came of it.
struct Typed {
  let time: Double
  /// What it was: `"x"`, `key a`, `pasted "x"`.
  let word: String
  /// Whether the trace tells which way it went.
  let isSignal: Bool
  /// The first responder.
  let holder: String?
  /// Whether the text of any text input was another one then.
  let isWritten: Bool

  /// The text of a text input; nil of all else.
  @MainActor static func text(of view: UIView) -> String? {
    (view as? UITextField).map { $0.text ?? "" } ?? (view as? UITextView)?.text
  }
}

extension InputFile {
  /// What is meant to be written, with its time.
  var typing: [(time: Double, word: String, isSignal: Bool)] {
    lines.compactMap { line in
      switch line.content {
      case .text(let text): (line.time, JSONWriter.cited(text), true)
      case .composition(let composition?): (line.time, "composed \(JSONWriter.cited(composition.text))", false)
      case .paste(let text): (line.time, "pasted \(JSONWriter.cited(text))", false)
      case .press(.began, let key) where key.isPrinted: (line.time, "key \(key.name)", true)
      case .press, .composition, .touch, .wait, .hover, .scroll, .motion, .remoteControl: nil
      }
    }
  }
}

extension InputKey {
  /// Whether it types a letter, a digit or a space.
  fileprivate var isPrinted: Bool {
    let isCommand = modifiers.contains { [.control, .command, .alternate].contains($0) }
    return !isCommand && (name == "space" || name.count == 1)
  }
}
