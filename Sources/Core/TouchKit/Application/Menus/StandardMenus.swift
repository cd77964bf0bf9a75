import TouchGeometry

/// The menus that a builder begins with (semantics 31.9).
@MainActor enum StandardMenus {
  /// Menus with nothing in them are places to put something; they are not shown.
  static func make(_ name: String) -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(title: name, identifier: .application, children: groups(.about, .preferences, .quit)),
        UIMenu(title: "File", identifier: .file, children: groups(.newItem, .open, .openRecent, .close, .print)),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: [undoRedo(), standardEdit()] + groups(.find)),
        UIMenu(title: "Format", identifier: .format),
        UIMenu(title: "View", identifier: .view, children: groups(.toolbar, .sidebar, .fullscreen)),
        UIMenu(title: "Window", identifier: .window),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  private static func groups(_ identifiers: UIMenu.Identifier...) -> [UIMenuElement] {
    identifiers.map { UIMenu(identifier: $0, options: .displayInline) }
  }

  private static func undoRedo() -> UIMenu {
    UIMenu(
      identifier: .undoRedo, options: .displayInline,
      children: [
        UIKeyCommand(title: "Undo", action: undo, input: "z", modifierFlags: .command),
        UIKeyCommand(title: "Redo", action: redo, input: "z", modifierFlags: [.command, .shift]),
      ])
  }

  private static func standardEdit() -> UIMenu {
    UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        UIKeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
        UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
        UIKeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
        UICommand(title: "Delete", action: .delete),
        UIKeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
      ])
  }

  /// What a window does for the responder that has the keyboard in it.
  static let undo = Selector(of: UIWindow.self) { EditKeys.undo(from: KeyCommandDispatch.start(in: $0)) }
  static let redo = Selector(of: UIWindow.self) { EditKeys.redo(from: KeyCommandDispatch.start(in: $0)) }

  /// Says whether there is something to take back.
  static func validate(_ command: UICommand, in window: UIWindow) {
    let manager = KeyCommandDispatch.start(in: window).undoManager
    if command.action == undo, manager?.canUndo != true { command.attributes.insert(.disabled) }
    if command.action == redo, manager?.canRedo != true { command.attributes.insert(.disabled) }
  }
}

extension UIMenu.Identifier {
  /// What contains all menus of the bar.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// In the menu of the program: what it is.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// In the menu of the program: its settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// In the menu of the program: its end.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// In the file menu: making something.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// In the file menu: opening something.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// In the file menu: opening what was open lately.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// In the file menu: closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// In the file menu: printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// In the edit menu: taking back.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// In the edit menu: cutting, copying, pasting, deleting, selecting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// In the edit menu: searching.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// How text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// In the view menu: toolbars.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// In the view menu: the column at the side.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// In the view menu: the whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
}
