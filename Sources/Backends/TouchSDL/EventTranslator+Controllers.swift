import TouchPlatform

extension EventTranslator {
  /// Whether a window has the keyboard.
  var hasKeyboard: Bool { windows.contains { $0.hasFocus } }

  /// Reports the input of a game controller as presses in the window that has the keyboard.
  mutating func controller(_ input: RawEvent.Controller, _ event: RawEvent) {
    switch input {
    case .button(let button, let isDown, let id):
      report(controllers.set(button, isDown: isDown, of: id, counts: takesPresses), event)
    case .axis(let axis, let value, let id):
      let deflection = ControllerStick.deflection(value)
      report(controllers.move(axis, to: deflection, of: id, counts: takesPresses), event)
    case .added: break  // The platform opens the controllers.
    case .removed(let id): controllerRemoved(id, event)
    }
  }

  /// Cancels the presses of a controller that was unplugged (semantics 49.11).
  private mutating func controllerRemoved(_ id: Int32, _ event: RawEvent) {
    let lost = controllers.disconnect(id).map(\.rawValue)
    guard !lost.isEmpty, let window = windows.first(where: \.hasFocus) else { return }
    put(.buttonsCancelled(lost, timestamp: time(event)), window.id)
  }

  /// Whether a button that goes down makes a press (semantics 49.10).
  ///
  /// While another program has the keyboard, nothing wakes the app to read controllers. The input that they have queued
  /// is read in the batch in which a window gains the keyboard, and was for the other program.
  private var takesPresses: Bool { hasKeyboard && !hasGainedKeyboard }

  private mutating func report(_ changes: [ControllerPresses.Change], _ event: RawEvent) {
    guard let window = windows.first(where: \.hasFocus) else { return }
    for change in changes {
      put(.button(change.press.rawValue, isDown: change.isDown, timestamp: time(event)), window.id)
    }
  }
}

extension RawEvent {
  /// Returns a batch without the events of controllers that are removed later in it.
  ///
  /// SDL releases all buttons before it reports that a controller was removed, and a release acts.
  static func withoutReleasesByRemoval(_ batch: [RawEvent]) -> [RawEvent] {
    guard batch.contains(where: { $0.removedController != nil }) else { return batch }
    var kept: [RawEvent] = []
    for event in batch {
      if let id = event.removedController { kept.removeAll { $0.usedController == id } }
      kept.append(event)
    }
    return kept
  }

  private var removedController: Int32? {
    if case .controller(.removed(let id)) = kind { id } else { nil }
  }

  private var usedController: Int32? {
    switch kind {
    case .controller(.button(_, _, let id)), .controller(.axis(_, _, let id)): id
    default: nil
    }
  }
}
