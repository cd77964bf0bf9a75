import TouchGeometry

/// An interaction that can open its menu by a key (semantics 31.5).
@MainActor package protocol MenuKeyTaking: AnyObject {
  /// Opens the menu for the focused view: the interaction's view or one of its subviews; returns whether it did.
  func openMenuByKey(from focused: UIView) -> Bool
}

extension UIWindow {
  /// Opens the menu of the focused view if the key is Menu, or F10 with Shift, and no responder handled it.
  func opensMenu(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isMenuKey =
      key.keyCode == .keyboardApplication && modifiers.isEmpty || key.keyCode == .keyboardF10 && modifiers == .shift
    guard isMenuKey, let focused = windowScene?.focusSystem.focusedItem ?? firstResponder as? UIView else {
      return false
    }
    var view: UIView? = focused
    while let here = view {
      for case let taker as any MenuKeyTaking in here.interactions where taker.openMenuByKey(from: focused) {
        return true
      }
      view = here.superview
    }
    return false
  }
}
