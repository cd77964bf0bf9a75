import TouchKit
import TouchWidgets

/// How a drop on a text would be handled. https://developer.apple.com/documentation/uikit/uitextdropproposal
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What the dropped text replaces; nothing by default.
  open var dropAction = Action.insert
  /// What loads and inserts the content; the view by default.
  open var dropPerformer = Performer.view
  /// Whether a drop of text of the same view moves or copies the text itself with its attributes; true by default.
  ///
  /// Otherwise the content of the items is loaded and inserted.
  open var useFastSameViewOperations = true

  /// What dropped text replaces. https://developer.apple.com/documentation/uikit/uitextdropproposal/action
  public enum Action: UInt, Sendable {
    /// Nothing: it is inserted at the position of the drop.
    case insert = 0
    /// The selection; without one it is inserted at the position of the drop.
    case replaceSelection = 1
    /// All text.
    case replaceAll = 2
  }

  /// What performs a drop. https://developer.apple.com/documentation/uikit/uitextdropproposal/performer
  public enum Performer: UInt, Sendable {
    /// The text view.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }
}
