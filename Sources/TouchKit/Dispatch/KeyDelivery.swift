import TouchGeometry

/// Tells responders about keys (semantics 3.10).
@MainActor enum KeyDelivery {
  /// Tells each key's responder what the key did in the event, in the order in which the keys went down.
  static func deliver(_ event: UIPressesEvent) {
    for press in event.changed {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: continue
      }
    }
  }
}
