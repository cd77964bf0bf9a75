/// Who had the focus and the keyboard before a presentation came, so that they get it back.
@MainActor final class FocusMemory {
  private weak var view: UIView?
  private weak var responder: UIResponder?
  private weak var window: UIWindow?

  init(of window: UIWindow?) {
    self.window = window
    view = window?.windowScene?.focusSystem.focusedItem
    responder = window?.firstResponder
  }

  /// Takes the keyboard from what is covered now.
  func letGo(in window: UIWindow) {
    if let view, window.windowScene?.focusSystem.focusedItem === view { window.windowScene?.focusSystem.leave(view) }
    if let responder, window.firstResponder === responder { responder.resignFirstResponder() }
  }

  /// Remembers who had them before another presentation that has gone, where nobody had them since.
  func take(over former: FocusMemory) {
    guard view == nil, responder == nil else { return }
    (view, responder) = (former.view, former.responder)
  }

  /// Gives the keyboard back, unless somebody has it.
  func giveBack() {
    guard let window, let system = window.windowScene?.focusSystem, window.firstResponder == nil,
      system.focusedItem == nil
    else { return }
    if let view, view.window === window { system.requestFocusUpdate(to: view) }
    if let responder, responder !== view || window.firstResponder == nil, responder.responderWindow === window {
      responder.becomeFirstResponder()
    }
  }
}
