import TouchArbiter
import TouchGeometry

/// Recognizes two fingers that turn about each other, on a screen or on a touchpad.
///
/// Continuous: it begins when the fingers have turned by a few degrees, and by more if their distance changes at the
/// same time (semantics 7.6.1 has the numbers); changes with every event of the two, and ends when both are lifted
/// (semantics 7.6). Fingers on a touchpad are not touches: `numberOfTouches` is 0 then, and the location is the pointer's
/// (semantics 52).
/// https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var meter = RateMeter(inertia: GestureTuning.rotationVelocityInertia)
  private var meterTime: TimeInterval = 0
  private var lastAngle: CGFloat?
  private var startDistance: CGFloat = 1
  private var turn: CGFloat = 0

  /// The rotation of the fingers, in radians, clockwise positive; full turns are counted.
  ///
  /// The rotation required to begin is not included. Setting it sets the value from which it counts, and resets the
  /// velocity (7.6.2).
  open var rotation: CGFloat {
    get { phase == .possible && attempt.reported == nil ? 0 : turn }
    set {
      turn = newValue
      meter.start(newValue, at: meterTime)
    }
  }

  /// The velocity in radians per second: a blend of the last two events with new timestamps.
  open var velocity: CGFloat { meter.rate }

  /// Adds the first two fingers; a later second one continues from the current rotation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let wasComplete = pair.isComplete
    for touch in pair.join(touches.inOrder) { ignore(touch, for: event) }
    guard pair.isComplete, !wasComplete else { return }
    if phase == .possible { turn = 0 }
    lastAngle = pair.angle
    startDistance = pair.distance
    meterTime = event.timestamp
    meter.start(turn, at: meterTime)
  }

  /// Begins when the fingers have turned enough, or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    pair.refresh()
    if pair.isComplete {
      if let angle = pair.angle {
        turn += Self.shortest(angle - (lastAngle ?? angle))
        lastAngle = angle
      }
      measure(event.timestamp)
    }
    if phase == .possible { beginIfFarEnough() } else { become(.changed, .thresholdReached) }
  }

  private func measure(_ time: TimeInterval) {
    meterTime = time
    meter.sample(turn, at: time)
  }

  /// The threshold in radians: it is larger for fingers on a screen that also pinch (7.6.1, 52.5).
  private var threshold: CGFloat {
    if isForTransform { return GestureTuning.touchpadRotation * .pi / 180 }
    let stretch = startDistance > 0 ? min(abs(pair.distance - startDistance) / startDistance, 1) : 0
    let degrees = GestureTuning.rotationThreshold + GestureTuning.rotationStretchThreshold * stretch.squareRoot()
    return degrees * .pi / 180
  }

  private func beginIfFarEnough() {
    guard pair.isComplete || isForTransform else { return }
    let (whole, threshold) = (turn, self.threshold)
    guard abs(whole) > threshold else { return }
    turn += whole > 0 ? -threshold : threshold
    meter.start(turn, at: meterTime)
    let degrees = 180 / CGFloat.pi
    become(
      .began, .thresholdReached,
      Measure(Double(abs(whole) * degrees), against: Double(threshold * degrees), .degrees))
    if phase == .possible { turn = whole }
  }

  /// Returns the equivalent angle of the shortest rotation.
  private static func shortest(_ angle: CGFloat) -> CGFloat {
    if angle > .pi { return angle - 2 * .pi }
    if angle < -.pi { return angle + 2 * .pi }
    return angle
  }

  /// Ends with the second finger; fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let wasComplete = pair.isComplete
    let threshold = self.threshold
    pair.leave(touches.inOrder)
    guard pair.touches.isEmpty else { return }
    if phase != .possible {
      become(.ended, .lifted)
    } else if wasComplete {
      failEarly(against: threshold)
    } else {
      fail(.tooFewTouches, Measure(1, against: 2, .touches))
    }
  }

  private func failEarly(against threshold: CGFloat) {
    let degrees = 180 / CGFloat.pi
    fail(.liftedEarly, Measure(Double(abs(turn) * degrees), against: Double(threshold * degrees), .degrees))
  }

  /// Cancels; fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards fingers and rotation.
  open override func reset() {
    super.reset()
    pair.clear()
    turn = 0
    meter.start(0, at: 0)
  }

  // MARK: Touchpad

  override var takesTransforms: Bool { true }

  override func handleTransform(_ sample: TransformSample) {
    switch sample.phase {
    case .began:
      (turn, lastAngle) = (0, sample.rotation)
      meterTime = sample.timestamp
      meter.start(turn, at: meterTime)
    case .changed:
      turn += sample.rotation - (lastAngle ?? sample.rotation)
      lastAngle = sample.rotation
      measure(sample.timestamp)
      if phase == .possible { beginIfFarEnough() } else { become(.changed, .thresholdReached) }
    case .ended:
      if phase == .possible { failEarly(against: threshold) } else { become(.ended, .lifted) }
    case .cancelled: fail(.touchCancelled)
    }
  }

  override func rule(for reason: Reason) -> StaticString {
    if isForTransform, let rule = Self.transformRule(for: reason) { return rule }
    return switch reason {
    case .thresholdReached: "7.6.1"
    case .liftedEarly, .tooFewTouches, .lifted: "7.6.3"
    default: Self.rule(for: reason)
    }
  }
}
