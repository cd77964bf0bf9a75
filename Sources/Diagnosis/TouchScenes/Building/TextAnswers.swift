import TouchEditing
import TouchGeometry
import TouchText

/// The answers and log lines of a text input's delegate.
@MainActor final class TextAnswers {
  private let description: SceneView
  private weak var stage: SceneStage?

  init(_ description: SceneView, stage: SceneStage) { (self.description, self.stage) = (description, stage) }

  func write(_ method: String, _ details: String = "") {
    // Editing while the scene is built is not logged.
    if description.logs.contains(.text), let stage, stage.isBuilt { stage.write(description.name, method, details) }
  }

  /// Logs the start of the text, which may be too long for a line.
  func write(textOf input: some EditableTextInput) {
    let text = input.editing.text
    write("text", JSONWriter.cited(text.string(in: 0..<min(text.length, Self.maximumCited))))
  }
  /// The maximum number of UTF-16 units of a text in a line.
  private static let maximumCited = 200

  /// Logs a question and returns the scene's answer; `refused` completes the remark about a negative answer.
  func ask(
    _ method: String, _ answer: KeyPath<SceneTextDelegate, Bool?>, _ refused: String, details: String = ""
  ) -> Bool {
    let says = description.textDelegate?[keyPath: answer] ?? true
    write(method, details.isEmpty ? "\(says)" : "\(details) \(says)")
    if !says, let stage, stage.isBuilt {
      stage.remark(description.name, refused)
    }
    return says
  }

  func ask(change range: NSRange, _ text: String, isSecret: Bool, _ method: String) -> Bool {
    let shown = isSecret ? String(repeating: "\u{2022}", count: text.count) : text
    return ask(
      method, \.shouldChange, "took no edit: its delegate answered no to shouldChange (18.4, 19.3)",
      details: "\(range.location) \(range.length) \(JSONWriter.cited(shown))")
  }

  static let begins = "did not begin editing: its delegate answered no to shouldBeginEditing (18.2)"
  static let ends = "kept editing: its delegate answered no to shouldEndEditing (18.7)"
}
