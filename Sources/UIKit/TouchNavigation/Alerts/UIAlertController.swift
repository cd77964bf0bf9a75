import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Asks something: a title, a message, fields, and answers of which one is chosen (semantics 30.19 to 30.21).
///
/// Present it as any controller. An answer dismisses the alert, and its handler is called when the alert has gone. Return
/// means the preferred answer, Escape the one that cancels.
/// https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How it asks.
  public enum Style: Int, Sendable {
    /// Something to choose from, beside what it belongs to, or at the bottom of a narrow window.
    case actionSheet
    /// A card in the middle of the window.
    case alert
  }

  /// How it asks.
  public private(set) var preferredStyle = Style.alert
  /// What is explained below the title; nil for nothing.
  open var message: String? { didSet { card?.reload() } }
  /// What it asks; nil for nothing.
  open override var title: String? { didSet { card?.reload() } }
  /// The answers in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil while there are none.
  public private(set) var textFields: [UITextField]?
  /// The answer that is emphasized and that Return means; one of `actions`.
  ///
  /// Nil, the default, for none.
  open var preferredAction: UIAlertAction? { didSet { card?.reload() } }

  /// A question without answers; an action sheet wants to be told what it belongs to by its
  /// `popoverPresentationController`, without that it stands in the middle.
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

  /// Adds an answer; a second one that cancels stops the program.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.card?.reload() }
    card?.reload()
  }

  /// Adds a field and has it set up at once; to an action sheet it cannot be added, and the program stops.
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

  /// Makes the card.
  open override func loadView() { view = AlertCard(self) }

  // MARK: Answering

  /// The answer that cancels.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// What Return means: the preferred answer, else the only one.
  var returnAction: UIAlertAction? { preferredAction ?? (actions.count == 1 ? actions[0] : nil) }

  /// Whether Escape and a click outside end it: with a cancelling answer, as an action sheet, or without any answer.
  var canBeLeft: Bool { cancelAction != nil || preferredStyle == .actionSheet || actions.isEmpty }

  /// Chooses an answer: the alert goes, then the handler is called.
  ///
  /// Only the first of several counts.
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

  /// Leaves everything as it is.
  func leave() {
    guard canBeLeft else { return }
    if let cancelAction { answer(cancelAction) } else if !isBeingDismissed { dismiss(animated: true) }
  }

  /// A popover has gone by a click beside it, which stands for the answer that cancels.
  func wasLeft() {
    guard let cancelAction, cancelAction.isEnabled else { return }
    cancelAction.handler?(cancelAction)
  }

  /// Takes a key that nobody inside has kept.
  func take(_ key: UIKey) -> Bool {
    guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]).isEmpty else { return false }
    switch key.keyCode {
    case .keyboardEscape: leave()
    case .keyboardReturnOrEnter, .keypadEnter: answerByReturn()
    case _: return false
    }
    return true
  }

  /// The first field has the keyboard, else the preferred answer has the focus.
  func placeFocus() {
    if let field = textFields?.first {
      field.becomeFirstResponder()
    } else if let preferredAction, let button = card?.button(of: preferredAction) {
      view.window?.windowScene?.focusSystem.requestFocusUpdate(to: button)
    }
  }
}
