import TouchArbiter
import TouchGeometry

/// Recognizes a long press: it begins by a timer while the fingers rest, and ends when one of them is lifted.
///
/// Continuous: `began`, then `changed` for each movement, then `ended`. Before it has begun, it fails if a finger moves
/// more than `allowableMovement`, if one is lifted, or if there are too many (semantics 7.2).
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must rest, in seconds; 0.5 by default.
  ///
  /// With zero or less the press begins at touch down (7.2.5), with infinity never. NaN is refused and reported.
  open var minimumPressDuration: TimeInterval = GestureTuning.pressDuration {
    didSet {
      guard minimumPressDuration.isNaN else { return }
      UsageError.refuse("\(type(of: self)).minimumPressDuration", minimumPressDuration)
      minimumPressDuration = oldValue
    }
  }

  /// The maximum movement of a finger before the press has begun, in points; 10 by default.
  ///
  /// NaN is refused and reported.
  open var allowableMovement: CGFloat = GestureTuning.pressMovement {
    didSet {
      guard allowableMovement.isNaN else { return }
      UsageError.refuse("\(type(of: self)).allowableMovement", allowableMovement)
      allowableMovement = oldValue
    }
  }

  /// The number of fingers that must be down; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The number of taps that must precede the press; 0 by default.
  open var numberOfTapsRequired = 0

  private var tracker = TapTracker()
  private var presses = PressTracker()
  private var fingers: [(touch: UITouch, start: CGPoint)] = []
  private var pressTime: TimeInterval = 0

  private var isPressing: Bool { tracker.tapCount >= numberOfTapsRequired }

  /// Starts a preceding tap or the press; an additional finger fails it, or is ignored after it has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let touches = touches.inOrder
    if phase != .possible {
      for touch in touches { ignore(touch, for: event) }
    } else if isPressing {
      press(touches)
    } else {
      if !tracker.isDown {
        cancelTimers()
        if tracker.tapCount == 0 {
          tracker = TapTracker(
            touchesRequired: numberOfTouchesRequired, bounds: .press(allowableMovement: allowableMovement))
        }
        startFailing(.tooLong, after: GestureTuning.tapDuration, from: touches.first?.timestamp ?? 0)
      }
      judge(tracker.began(touches), at: 0)
    }
  }

  private func press(_ touches: [UITouch]) {
    if fingers.isEmpty { cancelTimers() }
    for touch in touches { fingers.append((touch, touch.location(in: nil))) }
    guard fingers.count <= numberOfTouchesRequired else {
      fail(.tooManyTouches, Measure(Double(fingers.count), against: Double(numberOfTouchesRequired), .touches))
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    pressTime = touches.last?.timestamp ?? 0
    startPress()
  }

  /// Begins after `minimumPressDuration`.
  private func startPress() {
    let duration = minimumPressDuration
    let measure = Measure(max(0, duration), against: duration, .seconds)
    if duration <= 0 {
      become(.began, .thresholdReached, measure)
    } else {
      startTimer(at: pressTime + duration) { $0.become(.began, .timer, measure) }
    }
  }

  /// Fails if a finger has moved too far before it has begun; then every movement is a change.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if phase != .possible {
      become(.changed, .thresholdReached)
    } else if tracker.isDown {
      judge(tracker.moved(), at: 0)
    } else {
      for index in fingers.indices {
        let distance = fingers[index].start.distance(to: fingers[index].touch.location(in: nil))
        if distance > allowableMovement {
          fail(.movedTooFar, Measure(Double(distance), against: Double(allowableMovement), .points))
          return
        }
      }
    }
  }

  /// Ends when one of the fingers is lifted; fails before it has begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let touches = touches.inOrder
    let time = touches.map(\.timestamp).max() ?? 0
    if phase != .possible {
      become(.ended, .lifted)
    } else if tracker.isDown {
      judge(tracker.ended(touches), at: time)
    } else if fingers.count < numberOfTouchesRequired {
      fail(.tooFewTouches, Measure(Double(fingers.count), against: Double(numberOfTouchesRequired), .touches))
    } else {
      fail(.liftedEarly, Measure(time - pressTime, against: minimumPressDuration, .seconds))
    }
  }

  /// Cancels; fails before it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards taps, fingers and presses.
  open override func reset() {
    super.reset()
    tracker = TapTracker()
    presses = PressTracker()
    fingers.removeAll(keepingCapacity: true)
  }

  // MARK: Presses

  /// Starts a preceding press or the long one; an additional press fails it, or is ignored after it has begun (48.24).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    for press in presses.inOrder {
      guard phase == .possible else {
        ignore(press, for: event)
        continue
      }
      if let reason = self.presses.began(press) { return failAtPresses(reason) }
      cancelTimers()
      if self.presses.count < numberOfTapsRequired {
        startFailing(.tooLong, after: GestureTuning.tapDuration, from: press.timestamp)
      } else {
        pressTime = press.timestamp
        startPress()
      }
    }
  }

  /// Ends with the press; fails before it has begun.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    for press in presses.inOrder where self.presses.ended(press) {
      if phase != .possible {
        become(.ended, .lifted)
      } else if self.presses.count > numberOfTapsRequired {
        fail(.liftedEarly, Measure(press.timestamp - pressTime, against: minimumPressDuration, .seconds))
      } else {
        cancelTimers()
        startFailing(.tapInterval, after: GestureTuning.tapInterval, from: press.timestamp)
      }
    }
  }

  /// Cancels; fails before it has begun.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    fail(.pressCancelled)
  }

  private func judge(_ outcome: TapTracker.Outcome, at time: TimeInterval) {
    switch outcome {
    case .goesOn: break
    case .failed(let reason, let measure): fail(reason, measure)
    case .completed:
      cancelTimers()
      startFailing(.tapInterval, after: GestureTuning.tapInterval, from: time)
    }
  }

  private func startFailing(_ reason: Reason, after duration: TimeInterval, from time: TimeInterval) {
    startTimer(at: time + duration) {
      $0.fail(reason, Measure(duration, against: duration, .seconds))
    }
  }

  override var acceptsIndirectTouches: Bool { allowedPressTypes.isEmpty }

  override func rule(for reason: Reason) -> StaticString {
    if isForPresses { return "48.24" }
    return switch reason {
    case .timer, .tapInterval, .tooLong, .tapDistance: "7.2.2"
    case .thresholdReached: "7.2.5"
    case .movedTooFar, .liftedEarly, .tooManyTouches, .tooFewTouches: "7.2.3"
    case .lifted: "7.2.4"
    default: Self.rule(for: reason)
    }
  }
}
