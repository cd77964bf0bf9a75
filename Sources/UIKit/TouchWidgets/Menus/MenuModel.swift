import TouchDrawing
import TouchKit

/// What one menu shows: its elements as rows, groups taken apart, commands validated (semantics 31.1, 31.2).
@MainActor final class MenuModel {
  enum Row {
    case item(Item)
    case heading(String)
    case line
    /// Elements that are still being found out.
    case waiting
  }

  /// A row that can be chosen.
  struct Item {
    let element: UIMenuElement
    var title: String
    var subtitle: String?
    var image: UIImage?
    var shortcut: String?
    var state = UIMenuElement.State.off
    var attributes: UIMenuElement.Attributes = []
    /// What opens beside it; nil for what acts.
    var submenu: UIMenu?
    /// The menu in which one element at a time is on; nil where each is by itself.
    var selection: UIMenu?

    var isEnabled: Bool { !attributes.contains(.disabled) }
  }

  let menu: UIMenu
  /// Where commands begin to look for who performs them.
  private let starts: [UIResponder]
  private(set) var rows: [Row] = []
  /// Called when rows have become known.
  var onChange: (() -> Void)?
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  /// Elements that were not known at once.
  private var waiting: Set<ObjectIdentifier> = []

  init(_ menu: UIMenu, starts: [UIResponder]) {
    (self.menu, self.starts) = (menu, starts)
    load()
  }

  /// Reads the elements again: states and attributes may have changed.
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

  /// Who performs a command, and how that one wants it to be shown.
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

  /// No line at an end, and no two in a row.
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

  /// Of the elements of a menu in which one is on, this one is from now on.
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
  /// What a menu says of the key, as keyboards here are labelled; nil without one.
  var shortcut: String? {
    guard let input, !input.isEmpty else { return nil }
    var parts: [String] = []
    if modifierFlags.contains(.command) || modifierFlags.contains(.control) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    let names = [
      UIKeyCommand.inputUpArrow: "Up", UIKeyCommand.inputDownArrow: "Down", UIKeyCommand.inputLeftArrow: "Left",
      UIKeyCommand.inputRightArrow: "Right", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
      UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
      UIKeyCommand.inputDelete: "Del", "\t": "Tab", "\r": "Return", " ": "Space", "\u{8}": "Backspace",
    ]
    return (parts + [names[input] ?? input.uppercased()]).joined(separator: "+")
  }
}
