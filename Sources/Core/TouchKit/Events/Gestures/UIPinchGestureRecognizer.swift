import TouchArbiter
import TouchGeometry

/// Recognizes two fingers that move apart or together.
///
/// Continuous: it begins when their distance has changed by the threshold of semantics 7.5.2, changes with every event
/// of the two fingers, and ends when both are lifted. A third finger is ignored (semantics 7.5).
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var meter = RateMeter(inertia: 0)
  /// The distance at which the scale was `anchorScale`.
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
      if pair.isComplete { anchor = pair.distance }
      meter.start(newValue, at: meterTime)
    }
  }
  private var meterTime: TimeInterval = 0

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
    if phase == .possible {
      beginIfFarEnough(event)
    } else {
      if pair.isComplete {
        currentScale = anchorScale * pair.distance / max(anchor, 1)
        meterTime = event.timestamp
        meter.sample(currentScale, at: meterTime)
      }
      become(.changed, .thresholdReached)
    }
  }

  private func beginIfFarEnough(_ event: UIEvent) {
    guard pair.isComplete else { return }
    let change = pair.distance - anchor
    guard abs(change) > GestureTuning.pinchHysteresis else { return }
    let start = anchor
    anchor += change > 0 ? GestureTuning.pinchHysteresis : -GestureTuning.pinchHysteresis
    currentScale = anchorScale * pair.distance / max(anchor, 1)
    meterTime = event.timestamp
    meter.sample(currentScale, at: meterTime)
    become(
      .began, .thresholdReached,
      Measure(Double(abs(change)), against: Double(GestureTuning.pinchHysteresis), .points))
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
      fail(.liftedEarly, Measure(Double(change), against: Double(GestureTuning.pinchHysteresis), .points))
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

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached: "7.5.2"
    case .liftedEarly, .tooFewTouches, .lifted: "7.5.4"
    default: Self.rule(for: reason)
    }
  }
}
