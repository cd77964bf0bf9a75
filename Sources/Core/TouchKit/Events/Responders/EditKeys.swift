import TouchGeometry

/// The keys that mean the same everywhere: cut, copy, paste, select all, undo and redo (semantics 21.4).
@MainActor enum EditKeys {
  private enum Meaning {
    case action(Selector)
    case undo, redo
  }

  /// Performs what a key stands for, by the first responder of the chain that can.
  ///
  /// - Returns: false when the key stands for nothing, or nobody can; then it goes on.
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

  /// Takes back what the responder's undo manager knows; returns whether the key was meant for it.
  static func undo(from responder: UIResponder) -> Bool {
    guard let manager = responder.undoManager else { return false }
    (responder as? any UndoPreparing)?.prepareForUndo()
    guard manager.canUndo else { return responder is any TextInputResponder }
    manager.undo()
    return true
  }

  /// Does again what was taken back; returns whether the key was meant for it.
  static func redo(from responder: UIResponder) -> Bool {
    guard let manager = responder.undoManager else { return false }
    (responder as? any UndoPreparing)?.prepareForUndo()
    guard manager.canRedo else { return responder is any TextInputResponder }
    manager.redo()
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

  /// The letter that stands on the key in the present layout; without characters, that of an English keyboard.
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

/// Who ends a composition before something is taken back.
@MainActor package protocol UndoPreparing: AnyObject {
  /// Called before `undo()` and `redo()`.
  func prepareForUndo()
}

extension UIKey {
  /// The letter that stands on the key, in lower case; nil for other keys.
  package var letter: Character? { EditKeys.letter(of: self) }
}
