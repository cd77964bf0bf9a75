import TouchGeometry

/// The effects of buttons that no responder handled (semantics 48.14).
///
/// Views in the responder chain handle most buttons themselves, as the effective key.
@MainActor enum ButtonDefaults {
  /// Moves the focus when an arrow goes down or repeats (49.3, 49.5).
  static func begin(_ press: UIPress) {
    guard let heading = press.buttonHeading, let window = press.window else { return }
    window.windowScene?.focusSystem.moveNearest(heading, in: window)
  }

  /// Handles the release of `menu` as Escape; if no presentation uses that, it goes back one page.
  static func end(_ press: UIPress) {
    guard press.type == .menu, let window = press.window, let escape = press.effectiveKey else { return }
    if window.presentationTakes(escape) { return }
    let back = UIKey(characters: "", modifierFlags: .alternate, keyCode: .keyboardLeftArrow)
    _ = KeyCommandDispatch.perform(back, in: window, priority: false)
  }
}
