/// Why something was decided: the closed list of the decision log. The raw value is the code that the log prints.
package enum Reason: String, Sendable, CaseIterable {
  // A view was refused by the hit test.
  case hidden, transparent, interactionDisabled, controlDisabled, outside, notInWindow, singular, overridden
  // A recognizer was not given a touch.
  case disabled, finished, touchType, exclusiveTouchType, subclassRefused, delegateRefused
  // A recognizer failed.
  case movedTooFar, tooLong, tapInterval, tapDistance, tooFewTouches, tooManyTouches, liftedEarly, wrongDirection
  case tooSlow, wrongEdge, shouldBeginView, shouldBeginDelegate, preventedBy, requirementRecognized, requirementCycle
  case ignored
  // A recognizer or a touch was cancelled.
  case touchCancelled, disabledNow, removed, viewRemoved, windowLost
  // A touch was kept from its view.
  case delaysBegan, delaysEnded, contentDelay, multipleTouchDisabled, exclusiveTouch
  // A recognizer recognized.
  case thresholdReached, lifted, timer
  // Whatever a subclass decided by setting its state.
  case setBySubclass
}
