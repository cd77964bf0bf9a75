import TouchGeometry

/// Measures the movement of the centroid of several fingers, without a jump when a finger joins or leaves (semantics
/// 7.3.5), and its velocity (7.3.9).
///
/// All values are in window coordinates.
@MainActor struct FingerMotion {
  private struct Finger {
    let touch: UITouch
    var place: CGPoint
  }

  private var fingers: [Finger] = []
  private var sampleTime: TimeInterval = 0
  /// The movement since the last sample, accumulated over events with the same timestamp.
  private var unsampled = CGVector.zero
  private var older: CGVector?
  private var newer: CGVector?
  /// The velocity at the last `restartVelocity()`, reported until there is a new sample.
  private var former: CGVector?

  var count: Int { fingers.count }

  /// Adds fingers at their current locations.
  mutating func join(_ touches: [UITouch], at time: TimeInterval) {
    if fingers.isEmpty { sampleTime = time }
    for touch in touches { fingers.append(Finger(touch: touch, place: touch.location(in: nil))) }
  }

  /// Removes fingers; their lift locations do not count as movement (15.21).
  mutating func leave(_ touches: [UITouch]) {
    fingers.removeAll { finger in touches.contains { $0 === finger.touch } }
  }

  /// Returns the movement of the centroid since the last call.
  ///
  /// Fingers that are lifted in this event do not move.
  mutating func advance() -> CGVector {
    guard !fingers.isEmpty else { return .zero }
    var (dx, dy) = (CGFloat.zero, CGFloat.zero)
    for index in fingers.indices where fingers[index].touch.isActive {
      let place = fingers[index].touch.location(in: nil)
      dx += place.x - fingers[index].place.x
      dy += place.y - fingers[index].place.y
      fingers[index].place = place
    }
    let step = CGVector(dx: dx / CGFloat(fingers.count), dy: dy / CGFloat(fingers.count))
    unsampled.dx += step.dx
    unsampled.dy += step.dy
    return step
  }

  /// Samples the velocity.
  ///
  /// Events with the same timestamp as the previous one contribute to the next sample.
  mutating func sample(at time: TimeInterval) {
    let elapsed = CGFloat(time - sampleTime)
    guard elapsed > 0 else { return }
    older = newer
    newer = CGVector(dx: unsampled.dx / elapsed, dy: unsampled.dy / elapsed)
    unsampled = .zero
    sampleTime = time
  }

  /// The velocity in points per second: a blend of the last two samples, or the only one.
  var velocity: CGVector {
    guard let newer else { return former ?? .zero }
    guard let older else { return newer }
    let inertia = GestureTuning.panVelocityInertia
    return CGVector(
      dx: inertia * older.dx + (1 - inertia) * newer.dx, dy: inertia * older.dy + (1 - inertia) * newer.dy)
  }

  /// Discards the samples; until there is a new one, the velocity is unchanged (7.3.8).
  mutating func restartVelocity() {
    former = velocity
    older = nil
    newer = nil
  }

  mutating func clear() {
    fingers.removeAll(keepingCapacity: true)
    (older, newer, former) = (nil, nil, nil)
    unsampled = .zero
  }
}
