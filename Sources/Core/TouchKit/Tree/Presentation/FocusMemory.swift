/// The focused view and the first responder before a presentation, which are restored after it.
@MainActor final class FocusMemory {
  private weak var view: UIView?
  private weak var responder: UIResponder?
  private weak var window: UIWindow?

  init(of window: UIWindow?) {
    self.window = window
    view = window?.windowScene?.focusSystem.focusedItem
    responder = window?.firstResponder
  }

  /// Removes focus and first responder from the covered views.
  func resign(in window: UIWindow) {
    if let view, window.windowScene?.focusSystem.focusedItem === view { window.windowScene?.focusSystem.leave(view) }
    if let responder, window.firstResponder === responder { responder.resignFirstResponder() }
  }

  /// Takes over what an earlier, ended presentation remembered, if this one found neither a focused view nor a first
  /// responder.
  func inherit(from former: FocusMemory) {
    guard view == nil, responder == nil else { return }
    (view, responder) = (former.view, former.responder)
  }

  /// Restores focus and first responder, unless another view has them.
  func restore() {
    guard let window, let system = window.windowScene?.focusSystem, window.firstResponder == nil,
      system.focusedItem == nil
    else { return }
    if let view, view.window === window { system.requestFocusUpdate(to: view) }
    if let responder, responder !== view || window.firstResponder == nil, responder.responderWindow === window {
      responder.becomeFirstResponder()
    }
  }
}
