import TouchGeometry

/// How the middle of several fingers moves, without a jump when a finger joins or leaves (semantics 7.3.5), and how
/// fast (7.3.9).
///
/// Window coordinates throughout.
@MainActor struct FingerMotion {
  private struct Finger {
    let touch: UITouch
    var place: CGPoint
  }

  private var fingers: [Finger] = []
  private var sampleTime: TimeInterval = 0
  /// Movement since the last sample, for events that carry one time.
  private var unsampled = CGVector.zero
  private var older: CGVector?
  private var newer: CGVector?
  /// The speed at the last `restartVelocity()`; the one to tell until there is a sample.
  private var former: CGVector?

  var count: Int { fingers.count }

  /// Fingers join where they are now.
  mutating func join(_ touches: [UITouch], at time: TimeInterval) {
    if fingers.isEmpty { sampleTime = time }
    for touch in touches { fingers.append(Finger(touch: touch, place: touch.location(in: nil))) }
  }

  /// Fingers leave; where they were lifted does not count as movement (15.21).
  mutating func leave(_ touches: [UITouch]) {
    fingers.removeAll { finger in touches.contains { $0 === finger.touch } }
  }

  /// How far the middle has moved since the last call.
  ///
  /// Fingers that are lifted in this event stand still.
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

  /// Takes a sample of the speed.
  ///
  /// Events that carry the time of the one before add to the next sample.
  mutating func sample(at time: TimeInterval) {
    let elapsed = CGFloat(time - sampleTime)
    guard elapsed > 0 else { return }
    older = newer
    newer = CGVector(dx: unsampled.dx / elapsed, dy: unsampled.dy / elapsed)
    unsampled = .zero
    sampleTime = time
  }

  /// Points per second: the last two samples blended, or the one that there is.
  var velocity: CGVector {
    guard let newer else { return former ?? .zero }
    guard let older else { return newer }
    let inertia = GestureTuning.panVelocityInertia
    return CGVector(
      dx: inertia * older.dx + (1 - inertia) * newer.dx, dy: inertia * older.dy + (1 - inertia) * newer.dy)
  }

  /// Makes the speed of the samples that follow; until there is one, it stays as it is (7.3.8).
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
