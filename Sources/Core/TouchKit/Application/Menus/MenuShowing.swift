import TouchGeometry

/// Displays the app's menus; the widgets module implements it, because this module has no labels (semantics 31.9).
@MainActor package protocol MenuShowing {
  /// Creates a menu bar, which the caller adds to the window.
  func makeBar() -> any MenuBarShowing
  /// Shows the active keys of a window until something is pressed; nil if there is nothing to show.
  func showKeys(_ groups: [KeyGroup], in window: UIWindow) -> (any KeySheetShowing)?
}

/// The bar at the top of a window.
@MainActor package protocol MenuBarShowing: UIView {
  /// The height of the bar, in points.
  var barHeight: CGFloat { get }
  /// Shows other menus and closes an open one.
  func show(_ menus: [UIMenu])
  /// Opens a menu for a key: F10, or Alt and the underlined letter of a title; returns whether it did.
  func takes(_ key: UIKey) -> Bool
  /// Opens the first menu, after Alt was pressed alone.
  func openFirst()
  /// Validates the commands of an open menu again.
  func revalidate()
}

/// The list of keys over a window.
@MainActor package protocol KeySheetShowing: UIView {
  /// Removes the list.
  func close()
}

/// A group of keys in the list of all keys.
package struct KeyGroup {
  /// The title of the group; empty for none.
  package let title: String
  /// The commands that can currently be performed, each with a title.
  package let commands: [UIKeyCommand]
}

extension UIWindowScene {
  /// Marks the menus as changed: visible windows get them before the next frame.
  func menusDidChange() {
    needsMenuBars = true
    frameNeeded()
  }

  /// Adds menu bars to windows at the normal level that fill the scene and have a controller.
  func fitMenuBars() {
    needsMenuBars = false
    guard !isTool, let application, let showing = application.menuShowing else { return }
    let menus = application.menuSystem.menus
    for window in shown where window.menuBar != nil || !menus.isEmpty {
      let fills = window.frame == CGRect(origin: .zero, size: surface.size)
      let mayShow = fills && window.windowLevel == .normal && window.rootViewController != nil
      window.showMenus(mayShow ? menus : [], showing)
    }
  }
}

extension UIWindow {
  /// The frame of the root view and of presentations: below the menu bar, if there is one.
  var contentFrame: CGRect {
    guard let menuBar else { return bounds }
    let top = min(menuBar.barHeight, bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func showMenus(_ menus: [UIMenu], _ showing: any MenuShowing) {
    let former = contentFrame
    if menus.isEmpty {
      menuBar?.removeFromSuperview()
      menuBar = nil
    } else {
      let bar = menuBar ?? showing.makeBar()
      menuBar = bar
      bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bar.barHeight, bounds.height))
      bar.autoresizingMask = .flexibleWidth
      // Presented views may cover it.
      if bar.superview !== self {
        if let root = rootViewController?.viewIfLoaded, root.superview === self {
          insertSubview(bar, aboveSubview: root)
        } else {
          insertSubview(bar, at: 0)
        }
      }
      bar.show(menus)
    }
    let frame = contentFrame
    guard frame != former else { return }
    for view in subviews where view.frame == former {
      if view === rootViewController?.viewIfLoaded || view is PresentationContainerView { view.frame = frame }
    }
  }

  /// Passes a key that no responder handled to the menu bar; returns whether it was used.
  func menuBarTakes(_ press: UIPress) -> Bool {
    guard keyCatcher == nil, let key = press.key, let menuBar else { return false }
    return menuBar.takes(key)
  }
}
