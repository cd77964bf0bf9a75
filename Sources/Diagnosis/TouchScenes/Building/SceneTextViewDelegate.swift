import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The delegate of a scene's text view, also as the delegate of a scroll view.
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
    answers.write(textOf: textView)
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    answers.write("selection", "\(textView.selectedRange.location) \(textView.selectedRange.length)")
  }
}
