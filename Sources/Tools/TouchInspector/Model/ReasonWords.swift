import TouchArbiter
import TouchGeometry
import TouchKit

/// The reasons of the trace in a few words, short enough for labels on the scene and lines of the log.
extension Reason {
  /// The words for a reason; `measure` is the measured number that decided, if there is one.
  func words(_ measure: Measure?) -> String {
    switch self {
    case .hidden: "hidden"
    case .transparent: "too transparent"
    case .interactionDisabled: "interaction is off"
    case .controlDisabled: "not enabled"
    case .outside: measure.map { "outside by \(short($0.measured)) pt" } ?? "outside"
    case .notInWindow: "not in a window"
    case .singular: "scaled to nothing"
    case .overridden: "its own answer"
    case .disabled: "not enabled"
    case .finished: "finished already"
    case .touchType: "wrong kind of touch"
    case .exclusiveTouchType: "another kind of touch began"
    case .pressType: "wrong kind of press"
    case .otherInput: "busy with other input"
    case .subclassRefused: "its class refused"
    case .delegateRefused: "its delegate refused"
    case .movedTooFar: limit("moved", measure)
    case .tooLong: limit("took", measure)
    case .tapInterval: limit("next tap after", measure)
    case .tapDistance: limit("taps apart by", measure)
    case .tooFewTouches: "too few fingers"
    case .tooManyTouches: "too many fingers"
    case .tooManyPresses: "another press"
    case .otherPress: "another button"
    case .liftedEarly: limit("lifted after", measure)
    case .wrongDirection: "wrong direction"
    case .tooSlow: "too slow"
    case .wrongEdge: "not from the edge"
    case .shouldBeginView: "the view said no"
    case .shouldBeginDelegate: "the delegate said no"
    case .preventedBy: "prevented"
    case .requirementRecognized: "a required one recognized"
    case .requirementCycle: "a ring of requirements"
    case .ignored: "ignored its touches"
    case .cannotScroll: "nothing to scroll that way"
    case .atEdge: "at the edge of its content"
    case .touchesShouldCancel: "the content keeps its touch"
    case .touchesShouldBegin: "the scroll view said no"
    case .decelerating: "it stopped the content"
    case .touchCancelled: "cancelled"
    case .pressCancelled: "press cancelled"
    case .disabledNow: "was disabled"
    case .removed: "was removed"
    case .viewRemoved: "its view was removed"
    case .windowLost: "the window lost the focus"
    case .recognized: "taken by a gesture"
    case .ignoringEvents: "the application ignores touches"
    case .delaysBegan: "delaysTouchesBegan"
    case .delaysEnded: "delaysTouchesEnded"
    case .contentDelay: "delaysContentTouches"
    case .multipleTouchDisabled: "one finger at a time"
    case .exclusiveTouch: "exclusive touch"
    case .thresholdReached: limit("moved", measure)
    case .lifted: "lifted"
    case .timer: limit("held", measure)
    case .setBySubclass: "its class decided"
    }
  }

  private func limit(_ verb: String, _ measure: Measure?) -> String {
    guard let measure else { return verb }
    let unit = measure.unit.rawValue
    let limit = "\(short(measure.threshold)) \(unit)"
    switch self {
    case .movedTooFar, .tooLong, .tapInterval, .tapDistance:
      return "\(verb) \(short(measure.measured)), at most \(limit)"
    default: return "\(verb) \(short(measure.measured)) of \(limit)"
    }
  }
}

/// A number for people: rounded to an integer from 10 on, otherwise with at most two decimals and no trailing zeros.
func short(_ value: Double) -> String {
  guard value.isFinite else { return "no number of" }
  if abs(value) >= 10 || value == value.rounded() { return String(Int(clamping: value.rounded())) }
  let hundredths = Int((abs(value) * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  let sign = value < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
