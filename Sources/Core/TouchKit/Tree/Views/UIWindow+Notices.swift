import TouchGeometry

/// What everybody may hear of windows.
enum WindowNotice {
  case didBecomeKey, didResignKey, didBecomeVisible, didBecomeHidden
}

#if FoundationGeometry
extension UIWindow {
  /// Posted when a window has become the one that gets keys, after `becomeKey()`; the object is the window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when another window gets keys, after `resignKey()`; the object is the window that got them before.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// Posted when a window has become visible; the object is the window.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden; the object is the window.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

  /// Posts what happened to the window.
  func post(_ notice: WindowNotice) {
    let name =
      switch notice {
      case .didBecomeKey: Self.didBecomeKeyNotification
      case .didResignKey: Self.didResignKeyNotification
      case .didBecomeVisible: Self.didBecomeVisibleNotification
      case .didBecomeHidden: Self.didBecomeHiddenNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}
#else
extension UIWindow {
  /// Nobody hears of it: there are no notifications without Foundation.
  func post(_ notice: WindowNotice) {}
}
#endif
