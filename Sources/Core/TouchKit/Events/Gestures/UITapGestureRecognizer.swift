import TouchArbiter
import TouchGeometry

/// Recognizes one or several quick taps of one or several fingers, when the last finger of the last tap is lifted.
///
/// Discrete: its targets hear `ended`, once. It fails as soon as it is clear that there is no tap: a finger wandered
/// too far or stayed too long, there were too many fingers or too few, or the next tap did not come soon enough and
/// near enough. Semantics 7.1.3 has the numbers.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be; 1.
  open var numberOfTapsRequired = 1

  /// How many fingers must tap together; 1.
  open var numberOfTouchesRequired = 1

  /// Which buttons must be down when the taps are those of a mouse; the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var tracker = TapTracker()

  /// Starts a tap, or fails when there are too many fingers.
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

  /// Fails when the fingers have wandered too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    judge(tracker.moved())
  }

  /// Completes a tap when all fingers are up.
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

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    tracker = TapTracker()
  }

  private func judge(_ outcome: TapTracker.Outcome, at time: TimeInterval = 0) {
    switch outcome {
    case .goesOn: break
    case .failed(let reason, let measure): fail(reason, measure)
    case .completed:
      cancelTimers()
      if tracker.tapCount >= numberOfTapsRequired {
        become(
          .ended, .lifted, Measure(Double(tracker.tapCount), against: Double(numberOfTapsRequired), .taps))
      } else {
        let interval = GestureTuning.tapInterval
        startTimer(at: time + interval) {
          $0.fail(.tapInterval, Measure(interval, against: interval, .seconds))
        }
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

  /// In the action, the fingers of a tap, though they are up (7.1.5).
  open override var numberOfTouches: Int {
    phase == .ended ? numberOfTouchesRequired : super.numberOfTouches
  }

  /// The middle of the fingers of the first tap, where they came down, in the coordinates of `view` (7.1.5).
  open override func location(in view: UIView?) -> CGPoint {
    tracker.firstPlaces.isEmpty ? super.location(in: view) : convert(tracker.firstCentroid, to: view)
  }

  /// Where one finger of the first tap came down.
  ///
  /// An index out of range stops the program.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard phase == .ended, tracker.firstPlaces.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(tracker.firstPlaces[touchIndex], to: view)
  }

  // MARK: Others

  /// Never a tap of more taps with the same fingers, nor a long press that comes after at least as many (5.1.7).
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

  /// Only events of the required buttons, when there are buttons.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    let buttons = event.buttonMask
    return (buttons.isEmpty || buttons.isSuperset(of: buttonMaskRequired)) && super.shouldReceive(event)
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .movedTooFar, .tooLong, .tapInterval, .tapDistance, .tooFewTouches, .tooManyTouches: "7.1.3"
    case .lifted: "7.1.2"
    default: Self.rule(for: reason)
    }
  }
}
