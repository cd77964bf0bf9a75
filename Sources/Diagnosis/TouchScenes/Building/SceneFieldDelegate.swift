import TouchEditing
import TouchGeometry
import TouchKit

/// The delegate of a scene's text field.
@MainActor final class SceneFieldDelegate: UITextFieldDelegate {
  private let answers: TextAnswers

  init(_ description: SceneView, stage: SceneStage) { answers = TextAnswers(description, stage: stage) }

  func note(textOf field: UITextField) {
    if !field.isSecureTextEntry { answers.write(textOf: field) }
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
