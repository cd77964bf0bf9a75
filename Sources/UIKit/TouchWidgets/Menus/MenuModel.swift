import TouchFiles
import TouchDrawing
import TouchKit

/// The rows of one menu: its elements with inline groups expanded and commands validated (semantics 31.1, 31.2).
@MainActor final class MenuModel {
  enum Row {
    case item(Item)
    case heading(String)
    case line
    /// A placeholder for deferred elements that are not available yet.
    case waiting
  }

  /// A row that can be selected.
  struct Item {
    let element: UIMenuElement
    var title: String
    var subtitle: String?
    var image: UIImage?
    var shortcut: String?
    var state = UIMenuElement.State.off
    var attributes: UIMenuElement.Attributes = []
    /// The submenu that opens next to the row; nil for an action.
    var submenu: UIMenu?
    /// The menu in which only one element at a time is on; nil if the element is independent.
    var selection: UIMenu?

    var isEnabled: Bool { !attributes.contains(.disabled) }
  }

  let menu: UIMenu
  /// The responders from which the search for a command's target starts.
  private let starts: [UIResponder]
  private(set) var rows: [Row] = []
  /// Called when deferred elements have become available.
  var onChange: (() -> Void)?
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  /// The deferred elements that are not available yet.
  private var waiting: Set<ObjectIdentifier> = []

  init(_ menu: UIMenu, starts: [UIResponder]) {
    (self.menu, self.starts) = (menu, starts)
    load()
  }

  /// Reads the elements again, because states and attributes may have changed.
  func load() {
    var built: [Row] = []
    add(menu.children, selection: menu.options.contains(.singleSelection) ? menu : nil, to: &built)
    rows = MenuModel.tidy(built)
  }

  private func add(_ elements: [UIMenuElement], selection: UIMenu?, to rows: inout [Row]) {
    for element in elements {
      switch element {
      case let group as UIMenu where group.options.contains(.displayInline):
        rows.append(.line)
        if !group.title.isEmpty { rows.append(.heading(group.title)) }
        add(group.children, selection: group.options.contains(.singleSelection) ? group : selection, to: &rows)
        rows.append(.line)
      case let submenu as UIMenu:
        var item = Item(element: submenu, title: submenu.title, subtitle: submenu.subtitle, image: submenu.image)
        item.submenu = submenu
        if submenu.options.contains(.destructive) { item.attributes.insert(.destructive) }
        rows.append(.item(item))
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { continue }
        rows.append(
          .item(
            Item(
              element: action, title: action.title, subtitle: action.subtitle, image: action.image, state: action.state,
              attributes: action.attributes, selection: selection)))
      case let command as UICommand:
        let shown = performer(of: command)?.command ?? command
        guard !shown.attributes.contains(.hidden) else { continue }
        var item = Item(
          element: command, title: shown.title, subtitle: shown.subtitle, image: shown.image, state: shown.state,
          attributes: shown.attributes, selection: selection)
        if performer(of: command) == nil { item.attributes.insert(.disabled) }
        item.shortcut = (command as? UIKeyCommand)?.shortcut
        rows.append(.item(item))
      case let deferred as UIDeferredMenuElement:
        if let answer = ask(deferred) { add(answer, selection: selection, to: &rows) } else { rows.append(.waiting) }
      default: continue
      }
    }
  }

  /// Returns the target of a command, and the command as validated by it.
  func performer(of command: UICommand) -> (target: UIResponder, command: UICommand)? {
    for start in starts { if let found = command.validated(from: start) { return found } }
    return nil
  }

  private func ask(_ element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(element)
    if let known = answers[id] { return known }
    guard asked.insert(id).inserted else { return nil }
    element.resolve { [weak self] elements in
      guard let self else { return }
      answers[id] = elements
      guard waiting.contains(id) else { return }
      load()
      onChange?()
    }
    if answers[id] == nil { waiting.insert(id) }
    return answers[id]
  }

  /// Removes separators at the ends, and duplicate ones.
  private static func tidy(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    for row in rows {
      if case .line = row {
        guard let last = result.last else { continue }
        if case .line = last { continue }
      }
      result.append(row)
    }
    if case .line? = result.last { result.removeLast() }
    return result
  }

  /// Turns on an element of a menu in which only one is on.
  func select(_ item: Item) {
    guard let selection = item.selection else { return }
    func visit(_ elements: [UIMenuElement]) {
      for element in elements {
        if let action = element as? UIAction { action.state = action === item.element ? .on : .off }
        if let command = element as? UICommand { command.state = command === item.element ? .on : .off }
        if let group = element as? UIMenu, group.options.contains(.displayInline) { visit(group.children) }
        if let deferred = element as? UIDeferredMenuElement { visit(answers[ObjectIdentifier(deferred)] ?? []) }
      }
    }
    visit(selection.children)
  }
}

extension UIKeyCommand {
  /// The text of the shortcut in a menu, with the key names of PC keyboards; nil without a shortcut.
  var shortcut: String? {
    guard let input, !input.isEmpty else { return nil }
    var parts: [String] = []
    if modifierFlags.contains(.command) || modifierFlags.contains(.control) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    let names = [
      UIKeyCommand.inputUpArrow: localized("Up", context: "key"),
      UIKeyCommand.inputDownArrow: localized("Down", context: "key"),
      UIKeyCommand.inputLeftArrow: localized("Left", context: "key"),
      UIKeyCommand.inputRightArrow: localized("Right", context: "key"), UIKeyCommand.inputEscape: "Esc",
      UIKeyCommand.inputPageUp: localized("Page Up", context: "key"),
      UIKeyCommand.inputPageDown: localized("Page Down", context: "key"), UIKeyCommand.inputHome: "Home",
      UIKeyCommand.inputEnd: "End",
      UIKeyCommand.inputDelete: localized("Del", context: "key"), "\t": "Tab",
      "\r": localized("Return", context: "key"), " ": localized("Space", context: "key"),
      "\u{8}": localized("Backspace", context: "key"),
    ]
    let functionKey = input.hasPrefix("UIKeyInputF") ? String(input.dropFirst("UIKeyInput".count)) : nil
    return (parts + [names[input] ?? functionKey ?? input.uppercased()]).joined(separator: "+")
  }
}
