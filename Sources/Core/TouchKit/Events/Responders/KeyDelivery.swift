import TouchGeometry

/// Delivers key events to responders (semantics 3.10), and keys that no responder consumes to the text (21.1).
@MainActor enum KeyDelivery {
  /// Delivers each press to its responder, in the order in which the keys went down.
  static func deliver(_ event: UIPressesEvent) {
    for press in event.changed {
      guard let responder = press.responder else { continue }
      if press.phase != .stationary, let application = press.window?.application, let sink = application.traceSink,
        let key = press.key
      {
        sink.record(
          TraceEntry(
            time: application.now, kind: .told(.key(key, press.phase)), rule: "3.10", responder: responder))
      }
      switch press.phase {
      case .began:
        press.textTaker = TextKeys.taker(of: press)
        tellThenType(press) { responder.pressesBegan([press], with: event) }
      case .changed: tellThenType(press) { responder.pressesChanged([press], with: event) }
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: continue
      }
    }
  }

  /// Calls the responder chain; a key that no responder consumes is delivered to the text.
  private static func tellThenType(_ press: UIPress, _ call: () -> Void) {
    press.didPassEverywhere = false
    call()
    if press.didPassEverywhere {
      TextKeys.give(press)
    } else if press.phase == .began {
      press.textTaker = nil
    }
  }
}
