import TouchGeometry
import TouchLoop

/// Detects a modifier key that is pressed alone: Alt opens the menu bar on release, Control shows all keys while it is
/// held (semantics 31.9, 31.12).
@MainActor final class LoneModifier {
  private enum Kind { case alt, control }
  /// The time that Control must be held before the keys are shown, in seconds.
  private static let hold: TimeInterval = 1
  private var kind: Kind?
  private var timer: LoopTimer?
  private weak var sheet: (any KeySheetShowing)?

  /// Records a key that goes down or up in the window; called before the key is delivered.
  func note(_ key: UIKey, isDown: Bool, isNew: Bool, isAlone: Bool, in window: UIWindow) {
    guard isDown else {
      if Self.kind(of: key) == .control { end() }
      return
    }
    guard isNew else { return }
    guard isAlone, let kind = Self.kind(of: key), window.keyCatcher == nil else { return end() }
    end()
    self.kind = kind
    guard kind == .control, let loop = window.application?.loop else { return }
    timer = loop.schedule(at: loop.now + Self.hold) { [weak self, weak window] in
      guard let self, let window, window.keyCatcher == nil else { return }
      sheet = window.showKeys()
    }
  }

  /// Ends the detection, because something else happens while the key is down.
  func end() {
    kind = nil
    timer?.cancel()
    timer = nil
    sheet?.close()
    sheet = nil
  }

  /// Returns whether a released key is Alt that was pressed alone, and ends the detection.
  func isLoneAlt(_ press: UIPress) -> Bool {
    guard kind == .alt, let key = press.key, Self.kind(of: key) == .alt else { return false }
    kind = nil
    return true
  }

  private static func kind(of key: UIKey) -> Kind? {
    switch key.keyCode {
    case .keyboardLeftAlt: .alt
    case .keyboardLeftControl, .keyboardRightControl: .control
    case _: nil
    }
  }
}

extension UIWindow {
  /// Shows the active keys; nil if there are none.
  func showKeys() -> (any KeySheetShowing)? {
    let groups = keyGroups
    guard let showing = application?.menuShowing, !groups.isEmpty else { return nil }
    return showing.showKeys(groups, in: self)
  }

  /// Shows all keys for the question mark, if no text input uses it; returns whether it did.
  func keySheetTakes(_ press: UIPress) -> Bool {
    guard keyCatcher == nil, let key = press.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      key.characters == "?" || key.keyCode == .keyboardSlash && key.modifierFlags.contains(.shift)
    else { return false }
    return showKeys() != nil
  }

  /// The commands with a title and a key that a responder currently performs: those of the chain, then those of each
  /// menu.
  ///
  /// Of several commands with one key, the first one acts.
  private var keyGroups: [KeyGroup] {
    let start = KeyCommandDispatch.start(in: self)
    var seen: Set<String> = []
    func known(_ commands: [UIKeyCommand], from starts: [UIResponder]) -> [UIKeyCommand] {
      commands.compactMap { command in
        guard let input = command.input, !input.isEmpty else { return nil }
        for start in starts {
          guard let (_, shown) = command.validated(from: start) else { continue }
          guard let shown = shown as? UIKeyCommand, shown.attributes.isDisjoint(with: [.disabled, .hidden]),
            !(shown.discoverabilityTitle ?? shown.title).isEmpty,
            seen.insert("\(shown.modifierFlags.rawValue) \(input)").inserted
          else { return nil }
          return shown
        }
        return nil
      }
    }
    var groups: [KeyGroup] = []
    var responder: UIResponder? = start
    for _ in 0..<UIResponder.longestChain {
      guard let present = responder else { break }
      let commands = known(present.offeredKeyCommands, from: [start, present])
      let title = (present as? UIViewController)?.title ?? ""
      if !commands.isEmpty { groups.append(KeyGroup(title: title, commands: commands)) }
      responder = present.next
    }
    for menu in application?.menuSystem.menus ?? [] {
      let commands = known(menu.keyCommands, from: [start])
      if !commands.isEmpty { groups.append(KeyGroup(title: menu.title, commands: commands)) }
    }
    return groups
  }
}
