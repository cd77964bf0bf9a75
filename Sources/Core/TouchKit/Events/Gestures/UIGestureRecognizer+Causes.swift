import TouchArbiter
import TouchGeometry

// The kit's recognizers set their state with a reason, which is recorded in the trace.

extension UIGestureRecognizer {
  /// Assigns a state through the overridable `state` property, with a reason.
  func become(_ state: State, _ reason: Reason, _ measure: Measure? = nil) {
    pendingReason = reason
    pendingMeasure = measure
    self.state = state
    pendingReason = nil
  }

  /// Fails, or cancels a gesture that has begun.
  func fail(_ reason: Reason, _ measure: Measure? = nil) {
    become(phase == .possible ? .failed : .cancelled, reason, measure)
  }

  /// Whether the recognizer is in an attempt with a touchpad's gesture.
  package final var isForTransform: Bool { transformAttempt != nil }

  /// The rule by which a recognizer of a touchpad's gesture ends for a reason; nil if it is that of any recognizer.
  static func transformRule(for reason: Reason) -> StaticString? {
    switch reason {
    case .thresholdReached: "52.5"
    case .lifted, .liftedEarly, .touchCancelled: "52.8"
    default: nil
    }
  }

  static func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .hidden, .transparent, .interactionDisabled, .controlDisabled, .outside, .notInWindow, .singular,
      .overridden:
      "2.1"
    case .disabled, .finished, .touchType, .exclusiveTouchType, .subclassRefused, .delegateRefused: "1.3.4"
    case .pressType, .otherInput: "48.20"
    case .tooManyPresses, .otherPress, .pressCancelled: "48.23"
    case .shouldBeginView, .shouldBeginDelegate: "5.4.1"
    case .preventedBy: "5.1.3"
    case .requirementRecognized: "5.2.6"
    case .requirementCycle: "5.2.9"
    case .ignored: "4.7"
    case .touchCancelled: "7.9.2"
    case .disabledNow, .removed: "4.9"
    case .viewRemoved: "1.16"
    case .recognized: "6.2"
    case .ignoringEvents: "1.12"
    case .windowLost: "1.13"
    case .delaysBegan: "6.6"
    case .delaysEnded: "6.7"
    case .contentDelay, .touchesShouldBegin: "9.2"
    case .touchesShouldCancel: "9.3"
    case .cannotScroll: "9.8"
    case .atEdge: "9.20"
    case .decelerating: "9.14"
    case .multipleTouchDisabled: "1.6"
    case .exclusiveTouch: "1.8"
    case .movedTooFar, .tooLong, .tapInterval, .tapDistance, .tooFewTouches, .tooManyTouches, .liftedEarly,
      .wrongDirection, .tooSlow, .wrongEdge, .thresholdReached, .lifted, .timer:
      "7.9"
    case .setBySubclass: "4.3"
    }
  }
}
