import TouchFiles
import TouchGeometry

/// The menu system of the app: it builds the menus, and rebuilds them after changes (semantics 31.9).
/// https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor public final class UIMenuSystem {
  /// The menu system of `UIApplication.shared`.
  public static var main: UIMenuSystem { UIApplication.shared.menuSystem }

  private weak var application: UIApplication?
  private var isBuilding = false
  /// The built menus; nil until they are needed.
  private var built: [UIMenu]? { didSet { gathered = nil } }
  private var gathered: [UIKeyCommand]?

  init(_ application: UIApplication) { self.application = application }

  /// The title of the app menu.
  var applicationName: String {
    let name = application?.programName ?? ""
    return name.isEmpty ? localized("Program") : name
  }

  /// Requests another call of `buildMenu(with:)` before the next frame.
  ///
  /// Has no effect inside `buildMenu(with:)`.
  public func setNeedsRebuild() {
    guard !isBuilding else { return }
    built = nil
    for scene in application?.scenes ?? [] { scene.menusDidChange() }
  }

  /// Validates the commands of an open menu again.
  public func setNeedsRevalidate() {
    for window in application?.windows ?? [] { window.menuBar?.revalidate() }
  }

  /// The menus of the bar, in order; empty if the app has built none.
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

  /// The commands with keys in all menus, in order.
  ///
  /// They are cached, because every key press reads them.
  var keyCommands: [UIKeyCommand] {
    if let gathered { return gathered }
    let found = menus.flatMap(\.keyCommands)
    gathered = found
    return found
  }
}

extension UIMenuSystem: Equatable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool { left === right }
}

extension UIMenu {
  /// The commands with keys in the menu and its submenus.
  package var keyCommands: [UIKeyCommand] {
    children.flatMap { child -> [UIKeyCommand] in
      if let menu = child as? UIMenu { return menu.keyCommands }
      return (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  /// Whether it contains anything other than empty menus.
  var showsSomething: Bool {
    children.contains { child in
      if let menu = child as? UIMenu { return menu.showsSomething }
      return (child as? UIAction)?.attributes.contains(.hidden) != true
    }
  }
}
