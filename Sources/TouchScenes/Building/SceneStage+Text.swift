import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

// Text fields and text views of a scene: their delegates, what they log, and what is pasted into them.

extension SceneStage {
  /// Gives a text input its delegate, and its own recognizers their names in the scene.
  func equipText(_ view: UIView, _ description: SceneView) {
    if let field = view as? UITextField {
      let delegate = SceneFieldDelegate(description, stage: self)
      keep(delegate)
      field.delegate = delegate
      field.addAction(
        UIAction { [weak delegate, weak field] _ in if let field { delegate?.note(textOf: field) } },
        for: .editingChanged)
    }
    guard view is any UITextInput else { return }
    for recognizer in view.gestureRecognizers ?? [] {
      switch recognizer.name {
      case "text mouse": register(recognizer, as: "\(description.name).mouse")
      case "text tap": register(recognizer, as: "\(description.name).tap")
      case "text press": register(recognizer, as: "\(description.name).press")
      case _: continue
      }
    }
  }

  /// Whether keys go into a text input.
  package var isTyping: Bool { rootView.window?.firstResponder is any UIKeyInput }

  /// What is pasted arrives where the keyboard is.
  package func paste(_ text: String) {
    (rootView.window?.firstResponder as? any EditableTextInput)?.editing.userPaste(text)
  }
}

/// What a scene says of a text input's delegate: its answers and its lines.
@MainActor final class TextAnswers {
  private let description: SceneView
  private weak var stage: SceneStage?

  init(_ description: SceneView, stage: SceneStage) { (self.description, self.stage) = (description, stage) }

  func write(_ method: String, _ details: String = "") {
    // Building the scene is no editing.
    if description.logs.contains(.text), let stage, stage.isBuilt { stage.write(description.name, method, details) }
  }

  /// A question: its line, and the scene's answer; `refused` says what comes of a no.
  func ask(
    _ method: String, _ answer: KeyPath<SceneTextDelegate, Bool?>, _ refused: String, details: String = ""
  ) -> Bool {
    let says = description.textDelegate?[keyPath: answer] ?? true
    write(method, details.isEmpty ? "\(says)" : "\(details) \(says)")
    if !says, let stage, stage.isBuilt {
      stage.remark("\(description.name) \(refused)")
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

/// The delegate of a scene's text field.
@MainActor final class SceneFieldDelegate: UITextFieldDelegate {
  private let answers: TextAnswers

  init(_ description: SceneView, stage: SceneStage) { answers = TextAnswers(description, stage: stage) }

  func note(textOf field: UITextField) {
    if !field.isSecureTextEntry { answers.write("text", JSONWriter.cited(field.text ?? "")) }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answers.ask("textFieldShouldBeginEditing", \.shouldBeginEditing, TextAnswers.begins)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { answers.write("textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answers.ask("textFieldShouldEndEditing", \.shouldEndEditing, TextAnswers.ends)
  }
  func textFieldDidEndEditing(_ textField: UITextField) { answers.write("textFieldDidEndEditing") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    answers.ask(change: range, string, isSecret: textField.isSecureTextEntry, "shouldChangeCharactersIn")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    let length = textField.offset(from: range.start, to: range.end)
    answers.write("selection", "\(start) \(length)")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answers.ask(
      "textFieldShouldClear", \.shouldClear, "kept its text: its delegate answered no to shouldClear (18.10)")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    answers.ask(
      "textFieldShouldReturn", \.shouldReturn, "sent nothing at Return: its delegate answered no to shouldReturn (18.9)"
    )
  }
}

/// The delegate of a scene's text view, which is that of a scroll view, too.
@MainActor final class SceneTextViewDelegate: SceneScrollDelegate, UITextViewDelegate {
  private let answers: TextAnswers

  override init(_ description: SceneView, stage: SceneStage) {
    answers = TextAnswers(description, stage: stage)
    super.init(description, stage: stage)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    answers.ask("textViewShouldBeginEditing", \.shouldBeginEditing, TextAnswers.begins)
  }
  func textViewDidBeginEditing(_ textView: UITextView) { answers.write("textViewDidBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    answers.ask("textViewShouldEndEditing", \.shouldEndEditing, TextAnswers.ends)
  }
  func textViewDidEndEditing(_ textView: UITextView) { answers.write("textViewDidEndEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    answers.ask(change: range, text, isSecret: false, "shouldChangeTextIn")
  }
  func textViewDidChange(_ textView: UITextView) {
    answers.write("textViewDidChange")
    answers.write("text", JSONWriter.cited(textView.text))
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    answers.write("selection", "\(textView.selectedRange.location) \(textView.selectedRange.length)")
  }
}
