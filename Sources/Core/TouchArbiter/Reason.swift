/// The reason of a decision: the complete list of the decision log.
///
/// The raw value is the code that the log prints.
package enum Reason: String, Sendable, CaseIterable {
  // The hit test refused a view.
  case hidden, transparent, interactionDisabled, controlDisabled, outside, notInWindow, singular, overridden
  // A recognizer did not receive a touch.
  case disabled, finished, touchType, exclusiveTouchType, subclassRefused, delegateRefused, decelerating
  // A recognizer did not receive a press, or not a touch because of its presses.
  case pressType, otherInput
  // A recognizer failed.
  case movedTooFar, tooLong, tapInterval, tapDistance, tooFewTouches, tooManyTouches, liftedEarly, wrongDirection
  case tooSlow, wrongEdge, shouldBeginView, shouldBeginDelegate, preventedBy, requirementRecognized, requirementCycle
  case tooManyPresses, otherPress
  case ignored, cannotScroll, atEdge, touchesShouldCancel
  // A recognizer or a touch was cancelled.
  case touchCancelled, pressCancelled, disabledNow, removed, viewRemoved, windowLost
  case recognized, ignoringEvents
  // A touch was withheld from its view.
  case delaysBegan, delaysEnded, contentDelay, multipleTouchDisabled, exclusiveTouch
  case touchesShouldBegin
  // A recognizer recognized.
  case thresholdReached, lifted, timer
  // A subclass set its state.
  case setBySubclass
}

/// The measured value that decided, and its threshold.
package struct Measure: Sendable, Equatable {
  package var measured: Double
  package var threshold: Double
  package var unit: Unit

  package enum Unit: String, Sendable {
    case points = "pt", seconds = "s", degrees = "deg", percent = "%", touches, taps, presses
  }

  package init(_ measured: Double, against threshold: Double, _ unit: Unit) {
    self.measured = measured
    self.threshold = threshold
    self.unit = unit
  }
}

/// The cause of a recognizer's final state: the reason, the object that caused it, if any, and the measurement, if one
/// decided.
package struct Cause: Sendable, Equatable {
  package var reason: Reason
  package var culprit: RecognizerID?
  package var measure: Measure?

  package init(_ reason: Reason, by culprit: RecognizerID? = nil, _ measure: Measure? = nil) {
    self.reason = reason
    self.culprit = culprit
    self.measure = measure
  }
}
