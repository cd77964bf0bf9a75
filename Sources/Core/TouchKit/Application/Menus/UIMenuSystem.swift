import TouchGeometry

/// The menus of the program: asks for them, and says when they have changed (semantics 31.9).
/// https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor public final class UIMenuSystem {
  /// The menus in the bar of `UIApplication.shared`.
  public static var main: UIMenuSystem { UIApplication.shared.menuSystem }

  private weak var application: UIApplication?
  private var isBuilding = false
  /// What was built; nil before somebody needs it.
  private var built: [UIMenu]? { didSet { gathered = nil } }
  private var gathered: [UIKeyCommand]?

  init(_ application: UIApplication) { self.application = application }

  /// What the menu of the program is called.
  var applicationName: String {
    let name = application?.programName ?? ""
    return name.isEmpty ? "Program" : name
  }

  /// Lets `buildMenu(with:)` be called again, before the next frame.
  ///
  /// Inside of `buildMenu(with:)` it does nothing.
  public func setNeedsRebuild() {
    guard !isBuilding else { return }
    built = nil
    for scene in application?.scenes ?? [] { scene.menusDidChange() }
  }

  /// Lets a menu that is open ask its commands again whether they can be performed and how they are shown.
  public func setNeedsRevalidate() {
    for window in application?.windows ?? [] { window.menuBar?.revalidate() }
  }

  /// The menus of the bar, in their order; empty where the program has built none.
  package var menus: [UIMenu] {
    if let built { return built }
    guard let application, !isBuilding else { return [] }
    isBuilding = true
    let builder = MenuBuilder(self)
    application.buildMenu(with: builder)
    application.next?.buildMenu(with: builder)
    isBuilding = false
    let menus = builder.menus.compactMap { ($0 as? UIMenu).flatMap { $0.showsSomething ? $0 : nil } }
    built = menus
    return menus
  }

  /// The commands with keys in all menus, in their order.
  ///
  /// Every key asks for them, so they are gathered once.
  var keyCommands: [UIKeyCommand] {
    if let gathered { return gathered }
    let found = menus.flatMap(\.keyCommands)
    gathered = found
    return found
  }
}

extension UIMenuSystem: Equatable {
  /// Whether both are the same object.
  public nonisolated static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool { left === right }
}

extension UIMenu {
  /// The commands with keys in the menu and in those inside.
  package var keyCommands: [UIKeyCommand] {
    children.flatMap { child -> [UIKeyCommand] in
      if let menu = child as? UIMenu { return menu.keyCommands }
      return (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  /// Whether there is anything in it but menus without anything.
  var showsSomething: Bool {
    children.contains { child in
      if let menu = child as? UIMenu { return menu.showsSomething }
      return (child as? UIAction)?.attributes.contains(.hidden) != true
    }
  }
}
