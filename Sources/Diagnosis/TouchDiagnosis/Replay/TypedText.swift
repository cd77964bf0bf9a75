import TouchEditing
import TouchKit
import TouchScenes

/// Text that was typed, composed or pasted, and whether it was written.
struct TypedText {
  let time: Double
  /// The text in words: `"x"`, `key a`, `pasted "x"`.
  let word: String
  /// Whether the trace reports its path along the responder chain.
  let isSignal: Bool
  /// The name of the first responder.
  let holder: String?
  /// Whether it changed the text of an input.
  let isWritten: Bool

  /// The text of a text input; nil for other views.
  @MainActor static func text(of view: UIView) -> String? {
    (view as? UITextField).map { $0.text ?? "" } ?? (view as? UITextView)?.text
  }
}

extension InputFile {
  /// The text of the input file, with its times.
  var typing: [(time: Double, word: String, isSignal: Bool)] {
    lines.compactMap { line in
      switch line.content {
      case .text(let text): (line.time, JSONWriter.cited(text), true)
      case .composition(let composition?):
        (line.time, localized("composed %1$s", JSONWriter.cited(composition.text)), false)
      case .paste(let text): (line.time, localized("pasted %1$s", JSONWriter.cited(text)), false)
      case .press(.began, let key) where key.isPrinted: (line.time, localized("key %1$s", key.name), true)
      case .press, .button, .composition, .touch, .wait, .hover, .scroll, .transform, .hold, .motion, .acceleration,
        .remoteControl:
        nil
      }
    }
  }
}

extension InputFile {
  /// The keys that type a letter or a digit, pressed with Control, with their times.
  var commands: [(time: Double, key: InputKey)] {
    lines.compactMap { line in
      guard case .press(.began, let key) = line.content, key.modifiers == [.control], key.name.count == 1 else {
        return nil
      }
      return (line.time, key)
    }
  }
}

extension InputKey {
  /// What the key does with Control in a text, as an infinitive; nil for a key without an edit command (21.4).
  var command: String? {
    switch name {
    case "a": localized("select all")
    case "c": localized("copy")
    case "x": localized("cut")
    case "v": localized("paste")
    case "z": localized("undo")
    case "y": localized("redo")
    default: nil
    }
  }
}

extension InputKey {
  /// Whether the key types a letter, a digit or a space.
  fileprivate var isPrinted: Bool {
    let isCommand = modifiers.contains { [.control, .command, .alternate].contains($0) }
    return !isCommand && (name == "space" || name.count == 1)
  }
}
