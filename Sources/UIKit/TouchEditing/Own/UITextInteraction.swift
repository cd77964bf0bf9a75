import TouchGeometry
import TouchKit
import TouchWidgets

/// Whether the user may edit the text that an interaction is about.
/// https://developer.apple.com/documentation/uikit/uitextinteractionmode
public enum UITextInteractionMode: Int, Sendable {
  /// A tap places the caret.
  case editable
  /// Text is selected, and has no caret.
  case nonEditable
}

/// Decides whether an interaction with text begins, and is told of it; every method may be left out.
/// https://developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Whether a finger or the mouse at a place of the view may do something to the text; true without it.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A finger or the mouse is about to place the caret or to select.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// It is over.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns true.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Has nothing to do.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Has nothing to do.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a text input of the program what fingers and the mouse do to text, the caret, what is selected, its handles, and
/// the edit menu (semantics 17.23). https://developer.apple.com/documentation/uikit/uitextinteraction
///
/// It works by the methods of `UITextInput` alone, in the coordinates of the view that it is added to.
@preconcurrency @MainActor open class UITextInteraction: UIObject, UIInteraction {
  /// Decides whether it begins; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text input that it is about; held weakly.
  open weak var textInput: (any UITextInput)? {
    didSet {
      if textInput !== oldValue {
        pointing.stop()
        text.forgetPlaces()
      }
      showSelection()
    }
  }
  /// Whether the user may edit.
  public let textInteractionMode: UITextInteractionMode
  /// The view that it was added to.
  public private(set) weak var view: UIView?

  private lazy var text = OwnText(self)
  private lazy var pointing = TextPointing(text)
  private lazy var menu = TextEditMenu(text)
  private let selection = OwnSelectionView(frame: .zero)

  /// An interaction for text that may be edited, or only be selected.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The recognizers of the interaction, for others that wait until these have failed.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { pointing.recognizers }

  /// Leaves the view.
  open func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    pointing.detach(from: old)
    old.removeInteraction(menu.interaction)
    selection.removeFromSuperview()
  }

  /// Belongs to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    pointing.attach(to: view)
    view.addInteraction(menu.interaction)
    view.addSubview(selection)
    showSelection()
  }

  /// Opens the edit menu at a place of the view.
  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? { menu.open(at: point, isByFinger: isByFinger) }
}

extension UITextInteraction: TextSelectionShowing {
  /// Draws the caret, the selection and its handles where they are now.
  package func showSelection() {
    selection.show(self)
    pointing.handles.place()
  }
}
