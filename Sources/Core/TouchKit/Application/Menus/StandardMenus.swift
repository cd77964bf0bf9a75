import TouchFiles
import TouchGeometry

/// The initial menus of a builder (semantics 31.9).
@MainActor enum StandardMenus {
  /// Empty menus are insertion points; they are not shown.
  static func make(_ name: String) -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(title: name, identifier: .application, children: groups(.about, .preferences, .quit)),
        UIMenu(
          title: localized("File"), identifier: .file, children: groups(.newItem, .open, .openRecent, .close, .print)),
        UIMenu(
          title: localized("Edit"), identifier: .edit,
          children: [undoRedo(), standardEdit()] + groups(.find)),
        UIMenu(title: localized("Format"), identifier: .format),
        UIMenu(title: localized("View"), identifier: .view, children: groups(.toolbar, .sidebar, .fullscreen)),
        UIMenu(title: localized("Window"), identifier: .window),
        UIMenu(title: localized("Help"), identifier: .help),
      ])
  }

  private static func groups(_ identifiers: UIMenu.Identifier...) -> [UIMenuElement] {
    identifiers.map { UIMenu(identifier: $0, options: .displayInline) }
  }

  private static func undoRedo() -> UIMenu {
    UIMenu(
      identifier: .undoRedo, options: .displayInline,
      children: [
        UIKeyCommand(title: localized("Undo"), action: undo, input: "z", modifierFlags: .command),
        UIKeyCommand(title: localized("Redo"), action: redo, input: "z", modifierFlags: [.command, .shift]),
      ])
  }

  private static func standardEdit() -> UIMenu {
    UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        UIKeyCommand(title: localized("Cut"), action: .cut, input: "x", modifierFlags: .command),
        UIKeyCommand(title: localized("Copy"), action: .copy, input: "c", modifierFlags: .command),
        UIKeyCommand(title: localized("Paste"), action: .paste, input: "v", modifierFlags: .command),
        UICommand(title: localized("Delete"), action: .delete),
        UIKeyCommand(title: localized("Select All"), action: .selectAll, input: "a", modifierFlags: .command),
      ])
  }

  /// Actions that a window performs for its first responder.
  static let undo = Selector(of: UIWindow.self) { EditKeys.undo(from: KeyCommandDispatch.start(in: $0)) }
  static let redo = Selector(of: UIWindow.self) { EditKeys.redo(from: KeyCommandDispatch.start(in: $0)) }

  /// Disables undo or redo if there is nothing to undo or redo.
  static func validate(_ command: UICommand, in window: UIWindow) {
    let manager = KeyCommandDispatch.start(in: window).undoManager
    if command.action == undo, manager?.canUndo != true { command.attributes.insert(.disabled) }
    if command.action == redo, manager?.canRedo != true { command.attributes.insert(.disabled) }
  }
}

extension UIMenu.Identifier {
  /// The root that contains all menus of the bar.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// In the app menu: information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// In the app menu: settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// In the app menu: quit.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// In the file menu: new documents.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// In the file menu: open.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// In the file menu: recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// In the file menu: close.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// In the file menu: print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// In the edit menu: undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// In the edit menu: cut, copy, paste, delete, select.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// In the edit menu: find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The format menu: text styles.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// In the view menu: toolbars.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// In the view menu: the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// In the view menu: full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
}
