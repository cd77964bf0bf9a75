import TouchGeometry

/// The standard edit keys: cut, copy, paste, select all, undo and redo (semantics 21.4).
@MainActor enum EditKeys {
  private enum Meaning {
    case action(Selector)
    case undo, redo
  }

  /// Performs the action of a key on the first responder in the chain that implements it.
  ///
  /// - Returns: false if the key has no edit action or no responder performs it; the key is then passed on.
  static func perform(_ key: UIKey, from responder: UIResponder) -> Bool {
    switch meaning(of: key) {
    case .action(let action):
      guard let target = responder.target(forAction: action, withSender: nil) else { return false }
      return action.perform(on: target as AnyObject, sender: nil, event: nil)
    case .undo: return undo(from: responder)
    case .redo: return redo(from: responder)
    case nil: return false
    }
  }

  /// Undoes with the responder's undo manager; returns whether the key was handled.
  static func undo(from responder: UIResponder) -> Bool { perform(from: responder, if: \.canUndo) { $0.undo() } }

  /// Redoes with the responder's undo manager; returns whether the key was handled.
  static func redo(from responder: UIResponder) -> Bool { perform(from: responder, if: \.canRedo) { $0.redo() } }

  private static func perform(
    from responder: UIResponder, if isPossible: (UndoManager) -> Bool, _ action: (UndoManager) -> Void
  ) -> Bool {
    guard let manager = responder.undoManager else { return false }
    (responder as? any UndoPreparing)?.prepareForUndo()
    guard isPossible(manager) else { return responder is any TextInputResponder }
    action(manager)
    return true
  }

  private static func meaning(of key: UIKey) -> Meaning? {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch (key.keyCode, modifiers) {
    case (.keyboardDeleteForward, .shift): return .action(.cut)
    case (.keyboardInsert, .control): return .action(.copy)
    case (.keyboardInsert, .shift): return .action(.paste)
    case (.keyboardCut, []): return .action(.cut)
    case (.keyboardCopy, []): return .action(.copy)
    case (.keyboardPaste, []): return .action(.paste)
    case (.keyboardUndo, []): return .undo
    case (.keyboardAgain, []): return .redo
    case (_, .control): return letter(of: key).flatMap(plain)
    case (_, [.control, .shift]): return letter(of: key) == "z" ? .redo : nil
    case (_, _): return nil
    }
  }

  private static func plain(_ letter: Character) -> Meaning? {
    switch letter {
    case "x": .action(.cut)
    case "c": .action(.copy)
    case "v": .action(.paste)
    case "a": .action(.selectAll)
    case "z": .undo
    case "y": .redo
    case _: nil
    }
  }

  /// Returns the letter of the key in the current layout; without characters, that of an English keyboard.
  static func letter(of key: UIKey) -> Character? {
    if let typed = key.characters.lowercased().first, typed.isLetter { return typed }
    let index = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    let typesNothing = key.characters.unicodeScalars.allSatisfy { $0.value < 0x20 }
    guard (0..<26).contains(index), typesNothing else {
      return nil
    }
    return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index)))
  }
}

/// A text input that ends a composition before undo and redo.
@MainActor package protocol UndoPreparing: AnyObject {
  /// Called before `undo()` and `redo()`.
  func prepareForUndo()
}

extension UIKey {
  /// The letter of the key, in lower case; nil for other keys.
  package var letter: Character? { EditKeys.letter(of: self) }
}
