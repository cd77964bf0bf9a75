import TouchEditing
import TouchKit
import TouchWidgets

// Text fields and text views of a scene: their delegates, and what is pasted into them.

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
