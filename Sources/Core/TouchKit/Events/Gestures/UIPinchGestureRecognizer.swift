import TouchArbiter
import TouchGeometry

/// Recognizes two fingers that move apart or together, on a screen or on a touchpad.
///
/// Continuous: it begins when their distance has changed by the threshold of semantics 7.5.2, changes with every event
/// of the two fingers, and ends when both are lifted. A third finger is ignored (semantics 7.5). Fingers on a touchpad
/// are not touches: `numberOfTouches` is 0 then, and the location is the pointer's (semantics 52).
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var meter = RateMeter(inertia: 0)
  /// The extent at which the scale was `anchorScale`.
  private var anchor: CGFloat = 1
  private var anchorScale: CGFloat = 1
  private var currentScale: CGFloat = 1

  /// The distance of the fingers relative to that at the beginning; 1 before.
  ///
  /// Setting it sets the value from which it counts, and resets the velocity (7.5.3).
  open var scale: CGFloat {
    get { currentScale }
    set {
      currentScale = newValue
      anchorScale = newValue
      if let extent { anchor = extent }
      meter.start(newValue, at: meterTime)
    }
  }
  private var meterTime: TimeInterval = 0

  /// The quantity that the scale is proportional to: the distance of the fingers in points, or the scale of a touchpad's
  /// gesture; nil without two fingers.
  private var extent: CGFloat? { transformAttempt?.sample.scale ?? (pair.isComplete ? pair.distance : nil) }

  /// The change of the extent with which it begins.
  private var hysteresis: CGFloat {
    isForTransform ? GestureTuning.touchpadPinch : GestureTuning.pinchHysteresis
  }

  private func scale(at extent: CGFloat) -> CGFloat {
    anchorScale * extent / (isForTransform ? anchor : max(anchor, 1))
  }

  private func measure(_ change: CGFloat) -> Measure {
    isForTransform
      ? Measure(Double(abs(change) * 100), against: Double(hysteresis * 100), .percent)
      : Measure(Double(abs(change)), against: Double(hysteresis), .points)
  }

  /// The change of the scale per second, in the last event with a new timestamp.
  open var velocity: CGFloat { meter.rate }

  /// Adds the first two fingers; a later second one continues from the current scale.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let wasComplete = pair.isComplete
    for touch in pair.join(touches.inOrder) { ignore(touch, for: event) }
    guard pair.isComplete, !wasComplete else { return }
    anchor = pair.distance
    anchorScale = currentScale
    meterTime = event.timestamp
    meter.start(currentScale, at: meterTime)
  }

  /// Begins when the distance has changed enough, or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    pair.refresh()
    follow(event.timestamp)
  }

  private func follow(_ time: TimeInterval) {
    guard phase != .possible else { return beginIfFarEnough(time) }
    if let extent { updateScale(extent, time) }
    become(.changed, .thresholdReached)
  }

  private func updateScale(_ extent: CGFloat, _ time: TimeInterval) {
    currentScale = scale(at: extent)
    meterTime = time
    meter.sample(currentScale, at: time)
  }

  private func beginIfFarEnough(_ time: TimeInterval) {
    guard let extent else { return }
    let change = extent - anchor
    guard abs(change) > hysteresis else { return }
    let start = anchor
    anchor += change > 0 ? hysteresis : -hysteresis
    updateScale(extent, time)
    become(.began, .thresholdReached, measure(change))
    if phase == .possible { anchor = start }
  }

  /// Ends with the second finger; fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let wasComplete = pair.isComplete
    let change = wasComplete ? abs(pair.distance - anchor) : 0
    pair.leave(touches.inOrder)
    guard pair.touches.isEmpty else { return }
    if phase != .possible {
      become(.ended, .lifted)
    } else if wasComplete {
      fail(.liftedEarly, measure(change))
    } else {
      fail(.tooFewTouches, Measure(1, against: 2, .touches))
    }
  }

  /// Cancels; fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards fingers and scale.
  open override func reset() {
    super.reset()
    pair.clear()
    currentScale = 1
    anchorScale = 1
    meter.start(1, at: 0)
  }

  // MARK: Touchpad

  override var takesTransforms: Bool { true }

  override func handleTransform(_ sample: TransformSample) {
    switch sample.phase {
    case .began:
      (anchor, anchorScale) = (sample.scale, currentScale)
      meterTime = sample.timestamp
      meter.start(currentScale, at: meterTime)
    case .changed: follow(sample.timestamp)
    case .ended:
      if phase == .possible { fail(.liftedEarly, measure(sample.scale - anchor)) } else { become(.ended, .lifted) }
    case .cancelled: fail(.touchCancelled)
    }
  }

  override func rule(for reason: Reason) -> StaticString {
    if isForTransform, let rule = Self.transformRule(for: reason) { return rule }
    return switch reason {
    case .thresholdReached: "7.5.2"
    case .liftedEarly, .tooFewTouches, .lifted: "7.5.4"
    default: Self.rule(for: reason)
    }
  }
}
