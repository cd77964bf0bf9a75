import TouchGeometry
import TouchKit

extension UIButton {
  /// The menu that the button opens; nil, the default, for none (semantics 31.6).
  ///
  /// A long press or the secondary button opens it, or, with `showsMenuAsPrimaryAction`, any press. With
  /// `changesSelectionAsPrimaryAction` the button shows the title of the selected element: initially that of the
  /// element that is on, or of the first action.
  public var menu: UIMenu? {
    get { menuInteraction?.menu }
    set {
      if newValue == nil, menuInteraction == nil { return }
      ensuredMenuInteraction.menu = newValue
    }
  }

  /// Whether the menu opens as soon as the button is pressed, instead of its actions; false by default.
  ///
  /// Then `touchUpInside` is not sent; `menuActionTriggered` is sent when the menu opens.
  public var showsMenuAsPrimaryAction: Bool {
    get { menuInteraction?.isPrimary ?? false }
    set {
      if !newValue, menuInteraction == nil { return }
      ensuredMenuInteraction.isPrimary = newValue
    }
  }

  /// Whether the menu is the button's primary action and there is one.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  var menuInteraction: ButtonMenuInteraction? {
    interactions.lazy.compactMap { $0 as? ButtonMenuInteraction }.first
  }

  private var ensuredMenuInteraction: ButtonMenuInteraction {
    if let known = menuInteraction { return known }
    let made = ButtonMenuInteraction()
    addInteraction(made)
    return made
  }
}

/// The interaction that opens the menu of a button.
@MainActor final class ButtonMenuInteraction: UIInteraction, MenuKeyTaking {
  private(set) weak var view: UIView?
  private weak var overlay: MenuOverlay?
  private let press = MenuPress()
  var menu: UIMenu? {
    didSet {
      showSelection()
      if (menu == nil) != (oldValue == nil) { button?.refresh() }
    }
  }
  var isPrimary = false {
    didSet {
      press.isPrimary = isPrimary
      showSelection()
      button?.refresh()
    }
  }

  init() {
    press.takesPointer = true
    press.mayOpen = { [weak self] _ in
      guard let self, let button, button.isEnabled, menu != nil else { return false }
      return overlay == nil
    }
    press.open = { [weak self] _ in self?.open() }
  }

  private var button: UIButton? { view as? UIButton }

  func willMove(to view: UIView?) {
    overlay?.close()
    if let old = self.view { press.detach(from: old) }
  }

  func didMove(to view: UIView?) {
    self.view = view
    if let view { press.attach(to: view) }
  }

  @discardableResult
  func open() -> MenuOverlay? {
    guard let button, let menu, button.isEnabled, overlay == nil else { return nil }
    let isSelection = button.changesSelectionAsPrimaryAction && isPrimary
    let shown = isSelection && !menu.options.contains(.singleSelection) ? menu.withSingleSelection : menu
    button.sendActions(for: .menuActionTriggered)
    let rect = button.convert(button.bounds, to: nil)
    let opened = MenuOverlay.open(shown, at: .below(rect), of: button, sender: button) {}
    opened?.onChoose = { [weak self] element in if isSelection { self?.showSelection(element) } }
    overlay = opened
    return opened
  }

  /// Shows the title of the element that is on, or of the first action.
  func showSelection() { showSelection(menu?.firstSelection) }

  /// Shows the title of an element, if the button shows its selection.
  private func showSelection(_ element: UIMenuElement?) {
    guard let button, button.changesSelectionAsPrimaryAction, isPrimary, let element else { return }
    if let action = element as? UIAction, menu?.selectedElements.isEmpty ?? false { action.state = .on }
    if button.configuration != nil {
      button.configuration?.title = element.title
    } else {
      button.setTitle(element.title, for: .normal)
    }
  }

  func openMenuByKey(from focused: UIView) -> Bool { focused === view && open() != nil }
}

extension UIMenu {
  /// The element that is on, otherwise the first action.
  var firstSelection: UIMenuElement? {
    func first(_ elements: [UIMenuElement]) -> UIMenuElement? {
      for element in elements {
        if let group = element as? UIMenu {
          if group.options.contains(.displayInline), let found = first(group.children) { return found }
        } else if !(element is UIDeferredMenuElement) {
          return element
        }
      }
      return nil
    }
    return selectedElements.first ?? first(children)
  }

  /// The same menu, with one element on at a time.
  var withSingleSelection: UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      options: options.union(.singleSelection), children: children)
  }
}
