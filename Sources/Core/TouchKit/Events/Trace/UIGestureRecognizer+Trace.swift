import TouchArbiter

extension UIGestureRecognizer {
  /// Whether it may act only when another one has failed, by its own wish or another's, in the present attempt
  /// (semantics 5.2.1).
  ///
  /// For the trace and the inspector; the engine decides by the arbiter itself.
  package func mustWait(for other: UIGestureRecognizer) -> Bool {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return false }
    return environment.arbiter.requires(slot, other.slot)
  }

  /// Whether a chain of requirements leads from this one to the other.
  package func mustWaitInTheEnd(for other: UIGestureRecognizer) -> Bool {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return false }
    return environment.arbiter.waits(slot, for: other.slot)
  }

  /// Takes back what `require(toFail:)` said.
  ///
  /// UIKit has no such method; the inspector changes relations on the living scene with it.
  package func unrequire(toFail other: UIGestureRecognizer) {
    guard let environment, environment === other.environment, slot >= 0, other.slot >= 0 else { return }
    environment.arbiter.unrequire(slot, other.slot)
  }
}
