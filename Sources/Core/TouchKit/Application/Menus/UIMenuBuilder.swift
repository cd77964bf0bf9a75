import TouchGeometry

/// Changes the menus of the app, which the menu bar shows (semantics 31.9).
///
/// It is valid only in `buildMenu(with:)`. Menus are found by their identifiers, at any depth; operations on missing
/// menus have no effect. https://developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system of the menus.
  var system: UIMenuSystem { get }
  /// Returns the current menu with an identifier; nil without one.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil without one.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action; the textual form of the property list distinguishes several.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu by another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu, computed from its current children.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu into another one, as its first child.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu into another one, as its last child.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu and its children.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The builder of the menus.
@MainActor final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The standard menus, created on first access.
  private lazy var tree = StandardMenus.make(system.applicationName)
  /// Whether the app has changed anything.
  private(set) var hasChanged = false

  init(_ system: UIMenuSystem) { self.system = system }

  /// The built menus; empty if the app changed nothing.
  var menus: [UIMenuElement] { hasChanged ? tree.children : [] }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { element in
      guard let command = element as? UICommand, command.action == action,
        MenuBuilder.key(of: command.propertyList) == MenuBuilder.key(of: propertyList)
      else { return nil }
      return command
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == .root { return change(to: replacementMenu) }
    edit(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == .root { return change(to: tree.replacingChildren(childrenBlock(tree.children))) }
    edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }

  // MARK: The tree

  /// The textual form of a property list, which distinguishes commands of one action.
  private static func key(of list: Any?) -> String? { list.map { "\($0)" } }

  private func find<Found>(_ pick: (UIMenuElement) -> Found?) -> Found? {
    func search(_ element: UIMenuElement) -> Found? {
      if let found = pick(element) { return found }
      for child in (element as? UIMenu)?.children ?? [] { if let found = search(child) { return found } }
      return nil
    }
    return search(tree)
  }

  private func change(to other: UIMenu) {
    tree = other
    hasChanged = true
  }

  /// Replaces the menu with an identifier by other menus.
  private func edit(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]) {
    func rewritten(_ menu: UIMenu) -> UIMenu? {
      for case (let index, let child as UIMenu) in menu.children.enumerated() {
        guard let others = child.identifier == identifier ? body(child) : rewritten(child).map({ [$0] }) else {
          continue
        }
        var children = menu.children
        children.replaceSubrange(index...index, with: others)
        return menu.replacingChildren(children)
      }
      return nil
    }
    if let other = rewritten(tree) { change(to: other) }
  }
}
