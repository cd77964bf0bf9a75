import TouchGeometry

/// Takes events of touches and of the pointer from a window to recognizers and views.
@MainActor enum GestureEnvironment {
  /// Delivers an event of a window. Views hear of touches only; hovering and scrolling are for recognizers.
  static func process(_ event: UIEvent, in window: UIWindow) {
    if event.type == .touches { window.delivery.deliver(event, in: window) }
  }

  /// A view is about to leave its window with all that it contains (semantics 1.16).
  static func subtreeWillLeave(_ view: UIView, of window: UIWindow) {
    guard let event = window.application?.touchesEvent else { return }
    window.delivery.subtreeWillLeave(view, event: event)
  }
}
