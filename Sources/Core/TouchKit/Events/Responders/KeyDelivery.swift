import TouchGeometry

/// Calls responders about presses (semantics 3.10), and delivers keys that no responder consumes to the text (21.1).
@MainActor enum KeyDelivery {
  /// Calls the press's responder for one phase, the phase that the press has now.
  static func deliver(_ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    guard let responder = press.responder else { return }
    if let application = press.window?.application, let sink = application.traceSink {
      sink.record(
        TraceEntry(
          time: application.now, kind: .told(press.signal(phase)), rule: "3.10", responder: responder, press: press))
    }
    switch phase {
    case .began:
      press.textTaker = TextKeys.taker(of: press)
      callThenType(press) { responder.pressesBegan([press], with: event) }
      if press.didPassEverywhere { ButtonDefaults.begin(press) }
    case .changed:
      callThenType(press) { responder.pressesChanged([press], with: event) }
      if press.didPassEverywhere { ButtonDefaults.begin(press) }
    case .ended:
      press.didPassEverywhere = false
      responder.pressesEnded([press], with: event)
      // Also if a responder has kept the beginning (48.15).
      if press.didPassEverywhere, !press.isUsedByKit { ButtonDefaults.end(press) }
    case .cancelled: responder.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }

  /// Calls the responder chain; a key that no responder consumes is delivered to the text.
  private static func callThenType(_ press: UIPress, _ call: () -> Void) {
    press.didPassEverywhere = false
    call()
    if press.didPassEverywhere {
      TextKeys.deliver(press)
    } else if press.phase == .began {
      press.textTaker = nil
    }
  }
}

extension UIPress {
  /// The view where the recognizers of the press are collected: the responder itself, or a controller's view.
  var responderView: UIView? { responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded }

  /// Calls the responder for one phase.
  func callResponder(_ phase: Phase, _ event: UIPressesEvent) { KeyDelivery.deliver(self, phase, event) }

  /// The press in the trace, in a phase.
  func signal(_ phase: Phase) -> TraceEntry.Signal { key.map { .key($0, phase) } ?? .button(type, phase) }
}
