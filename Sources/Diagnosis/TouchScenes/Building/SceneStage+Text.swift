import TouchEditing
import TouchKit
import TouchWidgets

// Text fields and text views of a scene: their delegates, and pasting.

extension SceneStage {
  /// Gives a text input its delegate, and its own recognizers their names in the scene.
  func installTextDelegate(_ view: UIView, _ description: SceneView) {
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

  /// Whether a text input has the keyboard.
  package var isTyping: Bool { rootView.window?.firstResponder is any UIKeyInput }

  /// Pastes a text into the first responder.
  package func paste(_ text: String) {
    (rootView.window?.firstResponder as? any EditableTextInput)?.editing.userPaste(text)
  }
}
