import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// Drops of text on a text field or text view (semantics 54.40).
///
/// A caret shows where the text would be inserted.
@MainActor final class TextDrop: UIDropInteractionDelegate {
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private weak var text: EditingSession?
  private let mark = UIView()
  /// Whether a drag of text is over the view.
  private(set) var isActive = false

  init(_ text: EditingSession) {
    self.text = text
    mark.isUserInteractionEnabled = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    text?.allowsEditing == true && session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text, text.allowsEditing, let host = text.host,
      let place = text.place(at: session.location(in: host)), let input = host as? any UITextInput
    else {
      mark.removeFromSuperview()
      return UIDropProposal(operation: .forbidden)
    }
    mark.backgroundColor = host.tintColor
    mark.frame = input.caretRect(for: place)
    if mark.superview !== host { host.addSubview(mark) }
    host.bringSubviewToFront(mark)
    return UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { leave() }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { leave() }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    leave()
    guard let text, let host = text.host else { return }
    let point = session.location(in: host)
    guard let place = text.place(at: point) else { return }
    session.loadObjects(ofClass: String.self) { [weak text] strings in
      guard let text, text.allowsEditing, text.begin(at: point) else { return }
      let content = strings.joined(separator: "\n")
      if !content.isEmpty { text.insert(content, at: place) }
    }
  }

  private func leave() {
    isActive = false
    mark.removeFromSuperview()
  }
}

extension UITextView {
  /// The interaction that inserts dropped text; remove it to refuse drops.
  public var textDropInteraction: UIDropInteraction? { textDrop?.interaction }
  /// Whether a drag of text is over the view.
  public var isTextDropActive: Bool { textDrop?.isActive ?? false }
}

extension UITextField {
  /// The interaction that inserts dropped text; remove it to refuse drops.
  public var textDropInteraction: UIDropInteraction? { textDrop?.interaction }
  /// Whether a drag of text is over the field.
  public var isTextDropActive: Bool { textDrop?.isActive ?? false }
}
