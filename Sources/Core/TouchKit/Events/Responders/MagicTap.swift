import TouchGeometry

extension UIResponder {
  /// Calls a method along the responder chain until a responder returns true; returns whether one did.
  package func performAlongChain(_ perform: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = self
    for _ in 0..<UIResponder.longestChain {
      guard let present = responder else { return false }
      if perform(present) { return true }
      responder = present.next
    }
    return false
  }
}

extension UIWindow {
  /// Performs the magic tap, if a media key is one; returns whether a responder did (semantics 47.58).
  func isMagicTap(_ event: UIEvent) -> Bool {
    guard event.subtype == .remoteControlTogglePlayPause, application?.screenReaders?.followFocus == true else {
      return false
    }
    return keyResponder.performAlongChain { $0.accessibilityPerformMagicTap() }
  }
}
