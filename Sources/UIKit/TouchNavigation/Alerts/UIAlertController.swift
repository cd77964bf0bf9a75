import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A controller that presents a title, a message, text fields and actions (semantics 30.19 to 30.21).
///
/// Present it like any controller. Choosing an action dismisses the alert and then calls the handler. Return chooses
/// the preferred action, Escape the cancel action. https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A list of choices at its source view, or at the bottom of a narrow window.
    case actionSheet
    /// A card in the center of the window.
    case alert
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title, or nil.
  open var message: String? { didSet { card?.reload() } }
  /// The title, or nil.
  open override var title: String? { didSet { card?.reload() } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The emphasized action, which Return chooses; one of `actions`.
  ///
  /// Nil by default.
  open var preferredAction: UIAlertAction? { didSet { card?.reload() } }
  /// Whether a drag that rests over a button presses it; false by default (semantics 54.74).
  open var isSpringLoaded = false { didSet { card?.reload() } }

  /// Creates an alert without actions.
  ///
  /// An action sheet needs a source in its `popoverPresentationController`, otherwise it is presented in the center.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    presentationMaker = { alert in
      preferredStyle == .alert
        ? AlertPlacer(presentedViewController: alert, presenting: nil)
        : ActionSheetPlacer(presentedViewController: alert, presenting: nil)
    }
  }

  /// Adds an action; a second cancel action is a fatal error.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.card?.reload() }
    card?.reload()
  }

  /// Adds a text field and calls the configuration handler; in an action sheet this is a fatal error.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    field.addAction(UIAction { [weak self] _ in self?.answerByReturn() }, for: .primaryActionTriggered)
    textFields = (textFields ?? []) + [field]
    card?.reload()
  }

  // MARK: The view

  var card: AlertCard? { viewIfLoaded as? AlertCard }

  /// Creates the card.
  open override func loadView() { view = AlertCard(self) }

  // MARK: Choosing actions

  /// The cancel action.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action of the Return key: the preferred action, otherwise the only one.
  var returnAction: UIAlertAction? { preferredAction ?? (actions.count == 1 ? actions[0] : nil) }

  /// Whether Escape and a click outside dismiss the alert: if it has a cancel action, is an action sheet, or has no
  /// actions.
  var canBeLeft: Bool { cancelAction != nil || preferredStyle == .actionSheet || actions.isEmpty }

  /// Chooses an action: dismisses the alert, then calls the handler.
  ///
  /// Only the first choice has an effect.
  func answer(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil, !isBeingDismissed, !isAnswered else { return }
    isAnswered = true
    dismiss(animated: true) { [self] in
      isAnswered = false
      action.handler?(action)
    }
  }
  private var isAnswered = false

  func answerByReturn() { if let returnAction { answer(returnAction) } }

  /// Chooses the cancel action.
  func leave() {
    guard canBeLeft else { return }
    if let cancelAction { answer(cancelAction) } else if !isBeingDismissed { dismiss(animated: true) }
  }

  /// Called when a click outside dismissed the popover, which chooses the cancel action.
  func wasLeft() {
    guard let cancelAction, cancelAction.isEnabled else { return }
    cancelAction.handler?(cancelAction)
  }

  /// Handles a key that no view of the alert has handled.
  func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]).isEmpty else { return false }
    switch key.keyCode {
    case .keyboardEscape: leave()
    case .keyboardReturnOrEnter, .keypadEnter: answerByReturn()
    case _: return false
    }
    return true
  }

  /// Makes the first field first responder, otherwise focuses the preferred action.
  func placeFocus() {
    if let field = textFields?.first {
      field.becomeFirstResponder()
    } else if let preferredAction, let button = card?.button(of: preferredAction) {
      view.window?.windowScene?.focusSystem.requestFocusUpdate(to: button)
    }
  }
}
