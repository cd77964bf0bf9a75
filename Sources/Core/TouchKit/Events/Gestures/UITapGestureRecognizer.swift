import TouchArbiter
import TouchGeometry

/// Recognizes one or several quick taps of one or several fingers, when the last finger of the last tap is lifted.
///
/// Discrete: its targets receive `ended` once. It fails as soon as a tap is impossible: a finger moved too far or
/// stayed too long, there were too many or too few fingers, or the next tap did not follow soon enough and near enough.
/// Semantics 7.1.3 has the numbers.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers that must tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The mouse buttons that must be pressed, for taps with a mouse; the primary one by default.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var tracker = TapTracker()
  private var presses = PressTracker()

  /// Starts a tap; fails if there are too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let fingers = touches.inOrder
    if !tracker.isDown {
      cancelTimers()
      if tracker.tapCount == 0 { tracker = TapTracker(touchesRequired: numberOfTouchesRequired) }
      startTapTimer(fingers.first?.timestamp ?? 0)
    }
    judge(tracker.began(fingers))
  }

  /// Fails if the fingers have moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    judge(tracker.moved())
  }

  /// Completes a tap when all fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let fingers = touches.inOrder
    judge(tracker.ended(fingers), at: fingers.map(\.timestamp).max() ?? 0)
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards the taps.
  open override func reset() {
    super.reset()
    tracker = TapTracker()
    presses = PressTracker()
  }

  // MARK: Presses

  /// Starts a press; fails if another one is down, or the previous one had another type (48.23).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    for press in presses.inOrder {
      if let reason = self.presses.began(press) { return failAtPresses(reason) }
      cancelTimers()
      startTapTimer(press.timestamp)
    }
  }

  /// Completes a press; recognizes at the last.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    for press in presses.inOrder where self.presses.ended(press) {
      cancelTimers()
      complete(self.presses.count, at: press.timestamp)
    }
  }

  /// Fails.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    fail(.pressCancelled)
  }

  private func judge(_ outcome: TapTracker.Outcome, at time: TimeInterval = 0) {
    switch outcome {
    case .goesOn: break
    case .failed(let reason, let measure): fail(reason, measure)
    case .completed:
      cancelTimers()
      complete(tracker.tapCount, at: time)
    }
  }

  /// Recognizes after the last tap, and otherwise waits for the next.
  private func complete(_ count: Int, at time: TimeInterval) {
    if count >= numberOfTapsRequired {
      become(.ended, .lifted, Measure(Double(count), against: Double(numberOfTapsRequired), .taps))
    } else {
      let interval = GestureTuning.tapInterval
      startTimer(at: time + interval) {
        $0.fail(.tapInterval, Measure(interval, against: interval, .seconds))
      }
    }
  }

  private func startTapTimer(_ time: TimeInterval) {
    let duration = GestureTuning.tapDuration
    startTimer(at: time + duration) {
      $0.fail(.tooLong, Measure(duration, against: duration, .seconds))
    }
  }

  // MARK: Geometry

  /// The number of followed touches; during the action, the number of fingers of a tap, although they are lifted
  /// (7.1.5).
  ///
  /// With presses, 0.
  open override var numberOfTouches: Int {
    phase == .ended && !isForPresses ? numberOfTouchesRequired : super.numberOfTouches
  }

  /// Returns the centroid where the fingers of the first tap touched down, in the coordinates of `view` (7.1.5).
  open override func location(in view: UIView?) -> CGPoint {
    tracker.firstPlaces.isEmpty ? super.location(in: view) : convert(tracker.firstCentroid, to: view)
  }

  /// Returns where one finger of the first tap touched down.
  ///
  /// An index out of range stops the app.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard phase == .ended, tracker.firstPlaces.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(tracker.firstPlaces[touchIndex], to: view)
  }

  // MARK: Relations

  /// Returns false for a tap of more taps with the same fingers, and for a long press after at least as many taps
  /// (5.1.7).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTouchesRequired == numberOfTouchesRequired, tap.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    if let press = preventedGestureRecognizer as? UILongPressGestureRecognizer,
      press.numberOfTouchesRequired == numberOfTouchesRequired, press.numberOfTapsRequired >= numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// Returns false for events of a mouse without the required buttons.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    let buttons = event.buttonMask
    return (buttons.isEmpty || buttons.isSuperset(of: buttonMaskRequired)) && super.shouldReceive(event)
  }

  override var acceptsIndirectTouches: Bool { allowedPressTypes.isEmpty }

  override func rule(for reason: Reason) -> StaticString {
    if isForPresses { return "48.23" }
    return switch reason {
    case .movedTooFar, .tooLong, .tapInterval, .tapDistance, .tooFewTouches, .tooManyTouches: "7.1.3"
    case .lifted: "7.1.2"
    default: Self.rule(for: reason)
    }
  }
}
