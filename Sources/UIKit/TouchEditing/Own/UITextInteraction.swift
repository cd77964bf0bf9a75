import TouchGeometry
import TouchKit
import TouchWidgets

/// Whether the text of an interaction is editable.
/// https://developer.apple.com/documentation/uikit/uitextinteractionmode
public enum UITextInteractionMode: Int, Sendable {
  /// The text is editable: a tap places the caret.
  case editable
  /// The text is selectable and has no caret.
  case nonEditable
}

/// Controls the start of an interaction and is notified of its course; all methods are optional.
/// https://developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Returns whether an interaction may begin at a point of the view; true by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a finger or the mouse places the caret or selects.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after the interaction ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns true.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction that adds touch and mouse input, the caret, the selection, its handles and the edit menu to a custom
/// text input (semantics 17.23). https://developer.apple.com/documentation/uikit/uitextinteraction
///
/// It only uses the methods of `UITextInput`, in the coordinates of the view that it is added to.
@preconcurrency @MainActor open class UITextInteraction: UIObject, UIInteraction {
  /// The delegate; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text input; held weakly.
  open weak var textInput: (any UITextInput)? {
    didSet {
      if textInput !== oldValue {
        pointing.stop()
        text.forgetPlaces()
      }
      showSelection()
    }
  }
  /// Whether the text is editable.
  public let textInteractionMode: UITextInteractionMode
  /// The view of the interaction.
  public private(set) weak var view: UIView?

  private lazy var text = OwnText(self)
  private lazy var pointing = TextPointing(text)
  private lazy var menu = TextEditMenu(text)
  private let selection = OwnSelectionView(frame: .zero)

  /// Creates an interaction for editable or for selectable text.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The recognizers of the interaction, which other recognizers can require to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { pointing.recognizers }

  /// Removes the recognizers and the selection from the former view.
  open func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    pointing.detach(from: old)
    old.removeInteraction(menu.interaction)
    selection.removeFromSuperview()
  }

  /// Adds the recognizers and the selection to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    pointing.attach(to: view)
    view.addInteraction(menu.interaction)
    view.addSubview(selection)
    showSelection()
  }

  /// Opens the edit menu at a point of the view.
  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? { menu.open(at: point, isByFinger: isByFinger) }
}

extension UITextInteraction: TextSelectionShowing {
  /// Updates the caret, the selection and its handles.
  package func showSelection() {
    selection.show(self)
    pointing.handles.place()
  }
}
