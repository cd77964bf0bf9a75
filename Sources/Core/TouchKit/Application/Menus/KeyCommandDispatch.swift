import TouchGeometry

/// A responder that receives typed text: a key without Control and Alt types there and performs no command.
@MainActor package protocol TypedKeyTaking: UIResponder {
  /// Returns whether a key types or edits here, unless a command handles it.
  func takesTyped(_ key: UIKey) -> Bool
}

/// Finds and performs the command of a key that goes down (semantics 31.3).
@MainActor package enum KeyCommandDispatch {
  /// Returns where the search starts: the focused view, the first responder, or the frontmost controller.
  package static func start(in window: UIWindow) -> UIResponder {
    if let focused = window.windowScene?.focusSystem.focusedItem, focused.window === window { return focused }
    if let first = window.firstResponder { return first }
    guard var front = window.rootViewController else { return window }
    while let next = front.presentation?.controller ?? front.foremostChild { front = next }
    return front
  }

  /// Performs the command of a key, if there is one and a responder performs it.
  ///
  /// With `priority`, only commands with priority over text and focus are tried, otherwise all others.
  static func perform(_ key: UIKey, in window: UIWindow, priority: Bool) -> Bool {
    let start = start(in: window)
    let isFocusKey = window.windowScene?.focusSystem.focusedItem != nil || key.keyCode == .keyboardTab
    let types = (window.firstResponder as? any TypedKeyTaking)?.takesTyped(key) ?? false
    var responder: UIResponder? = start
    for _ in 0..<UIResponder.longestChain {
      guard let present = responder else { break }
      for command in present.offeredKeyCommands where command.matches(key) {
        guard command.wantsPriorityOverSystemBehavior == priority else { continue }
        if !priority, types || command.isSystemKey && isFocusKey { continue }
        if perform(command, from: [start, present]) { return true }
      }
      responder = present.next
    }
    // The commands of the menu bar come last; they are known once the menus are built.
    for command in window.application?.menuSystem.keyCommands ?? [] where command.matches(key) {
      guard command.wantsPriorityOverSystemBehavior == priority else { continue }
      if !priority, types || command.isSystemKey && isFocusKey { continue }
      if perform(command, from: [start]) { return true }
    }
    return false
  }

  private static func perform(_ command: UIKeyCommand, from starts: [UIResponder]) -> Bool {
    for start in starts {
      guard let (target, shown) = command.validated(from: start) else { continue }
      guard !shown.attributes.contains(.disabled) else { return false }
      return command.action.perform(on: target, sender: shown, event: nil)
    }
    return false
  }
}

extension UIResponder {
  /// The responder's own commands, followed by those that were added to a controller.
  var offeredKeyCommands: [UIKeyCommand] {
    let own = keyCommands ?? []
    guard let controller = self as? UIViewController, !controller.addedKeyCommands.isEmpty else { return own }
    return own + controller.addedKeyCommands
  }
}
