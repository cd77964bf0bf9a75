import TouchGeometry
import TouchKit
import TouchWidgets

/// A command that an app adds to the edit menu. https://developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor open class UIMenuItem: UIObject {
  /// The title in the menu.
  open var title: String
  /// The method that the command calls, on the first responder in the chain that performs it.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu of code that is older than `UIEditMenuInteraction` (semantics 24.7).
///
/// https://developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor open class UIMenuController: UIObject {
  /// The direction of an arrow to the target.
  ///
  /// The menu is a list without an arrow: it is below the target rectangle, or above it if there is no space.
  public enum ArrowDirection: Int, Sendable {
    /// The only direction that the kit uses: the place with enough space.
    case `default` = 0
  }

  private static let only = UIMenuController()
  /// The menu of the app.
  open class var shared: UIMenuController { only }

  /// The app's commands, which follow the available standard commands; nil by default.
  ///
  /// A command appears if a responder in the chain of the first responder performs it.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow: always the default.
  public let arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var rect = CGRect.zero
  private weak var overlay: MenuOverlay?

  /// Whether the menu is visible; setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { overlay != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in points of the screen; zero while it is hidden.
  open var menuFrame: CGRect { overlay?.menuFrame ?? .zero }

  /// Shows the menu next to a rectangle of a view, and replaces a visible one.
  ///
  /// Does nothing if the view is in no window, or no command is available.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu.
  open func hideMenu() { overlay?.close() }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

  /// Sets the rectangle of the next menu, in the coordinate space of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (target, rect) = (targetView, targetRect) }

  /// Shows the menu at the target rectangle, or hides it; both are immediate.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hideMenu() } }

  /// Reads the commands again and shows the menu at the same place, if it is visible.
  open func update() { if overlay != nil { show() } }

  private func show() {
    overlay?.close()
    guard let target, let window = target.window else { return }
    let start: UIResponder = window.firstResponder ?? target
    let commands =
      EditCommands.possible(for: start, deletes: true)
      + (menuItems ?? []).compactMap { item in
        start.target(forAction: item.action, withSender: self) == nil
          ? nil : UICommand(title: item.title, action: item.action)
      }
    guard !commands.isEmpty else { return }
    let menu = UIMenu(title: "", children: commands)
    notify(willShow: true)
    overlay = MenuOverlay.open(
      menu, at: .below(target.convert(rect, to: nil)), of: target, from: start, sender: self
    ) { [weak self] in
      self?.notify(willShow: false)
      self?.notify(didShow: false)
    }
    if overlay != nil { notify(didShow: true) }
  }

  private func notify(willShow isShown: Bool) {
    #if FoundationGeometry
    let name = isShown ? Self.willShowMenuNotification : Self.willHideMenuNotification
    NotificationCenter.default.post(name: name, object: self)
    #endif
  }

  private func notify(didShow isShown: Bool) {
    #if FoundationGeometry
    let name = isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification
    NotificationCenter.default.post(name: name, object: self)
    #endif
  }
}

#if FoundationGeometry
extension UIMenuController {
  /// Posted before the menu appears.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu appeared.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu is hidden; the chosen action has already been performed.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted directly after `willHideMenuNotification`, because the menu disappears immediately.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
#endif
