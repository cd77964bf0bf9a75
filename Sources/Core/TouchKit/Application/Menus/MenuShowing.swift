import TouchGeometry

/// What shows the menus of the program; the widgets do, because this module knows no labels
/// (semantics 31.9).
@MainActor package protocol MenuShowing {
  /// A bar that is put into the window afterwards.
  func makeBar() -> any MenuBarShowing
  /// Shows the keys that act in a window until something is pressed; nil where there is nothing to show.
  func showKeys(_ groups: [KeyGroup], in window: UIWindow) -> (any KeySheetShowing)?
}

/// The bar at the top of a window.
@MainActor package protocol MenuBarShowing: UIView {
  /// How much of the window it takes, in points.
  var barHeight: CGFloat { get }
  /// Shows other menus; one that is open closes.
  func show(_ menus: [UIMenu])
  /// Opens a menu for a key: F10, or Alt and the underlined letter of a title; returns whether it did.
  func takes(_ key: UIKey) -> Bool
  /// Opens the first menu, because Alt was pressed by itself.
  func openFirst()
  /// Asks the commands of an open menu again.
  func revalidate()
}

/// The list of keys over a window.
@MainActor package protocol KeySheetShowing: UIView {
  /// Takes it away.
  func close()
}

/// Keys that belong together, for the list of all keys.
package struct KeyGroup {
  /// What they belong to; empty for none.
  package let title: String
  /// The commands that can be performed now, each with a title.
  package let commands: [UIKeyCommand]
}

extension UIWindowScene {
  /// The menus are others: windows that are shown get them before the next frame.
  func menusDidChange() {
    needsMenuBars = true
    frameNeeded()
  }

  /// Gives their bar to windows that fill the scene, have a controller and lie on the level of ordinary windows.
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
  /// Where the root view and presentations lie: below the menu bar, if there is one.
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
      // What is presented may lie over it.
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

  /// Lets the bar take a key that nobody has kept; returns whether it did.
  func menuBarTakes(_ press: UIPress) -> Bool {
    guard keyCatcher == nil, let key = press.key, let menuBar else { return false }
    return menuBar.takes(key)
  }
}
