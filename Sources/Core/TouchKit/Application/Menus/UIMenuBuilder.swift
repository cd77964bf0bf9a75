import TouchGeometry

/// Changes the menus of the program, which the menu bar shows (semantics 31.9).
///
/// It is there in `buildMenu(with:)` only. Menus are found by their identifiers, at any depth; what is asked about a menu
/// that is not there changes nothing. https://developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu of an identifier as it is now; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of an action; the property list tells several of one action apart, by what it reads as text.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other children, made of the children that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another, into the same menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another, into the same menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its first child.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its last child.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away, with all that is in it.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus while they are built.
@MainActor final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The standard menus, which nobody makes before somebody asks for one.
  private lazy var tree = StandardMenus.make(system.applicationName)
  /// Whether the program has changed anything.
  private(set) var hasChanged = false

  init(_ system: UIMenuSystem) { self.system = system }

  /// What was built; empty if the program changed nothing.
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

  /// What tells commands of one action apart, as text.
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

  /// Puts others in the place of the menu of an identifier.
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
