import TouchGeometry

/// The events of windows that are posted as notifications.
enum WindowNotice {
  case didBecomeKey, didResignKey, didBecomeVisible, didBecomeHidden
}

#if FoundationGeometry
extension UIWindow {
  /// Posted when a window has become the key window, after `becomeKey()`; the object is the window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when another window has become the key window, after `resignKey()`; the object is the former key window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// Posted when a window has become visible; the object is the window.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden; the object is the window.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

  /// Posts the notification of an event.
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
  /// Does nothing: there are no notifications without Foundation.
  func post(_ notice: WindowNotice) {}
}
#endif
