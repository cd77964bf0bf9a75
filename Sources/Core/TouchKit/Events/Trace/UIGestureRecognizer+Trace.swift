import TouchArbiter

extension UIGestureRecognizer {
  /// Whether this recognizer must wait in the current attempt for another one to fail, by either one's requirement
  /// (semantics 5.2.1).
  ///
  /// For the trace and the inspector; the engine uses the arbiter directly.
  package func mustWait(for other: UIGestureRecognizer) -> Bool {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return false }
    return environment.arbiter.requires(slot, other.slot)
  }

  /// Whether a chain of requirements leads from this recognizer to the other.
  package func mustWaitInTheEnd(for other: UIGestureRecognizer) -> Bool {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return false }
    return environment.arbiter.waits(slot, for: other.slot)
  }

  /// Removes a requirement that `require(toFail:)` added.
  ///
  /// UIKit has no such method; the inspector uses it to change relations in the running scene.
  package func unrequire(toFail other: UIGestureRecognizer) {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return }
    environment.arbiter.unrequire(slot, other.slot)
  }
}
