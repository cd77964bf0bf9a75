import TouchArbiter
import TouchGeometry
import TouchKit

/// The reasons of the trace in a few words, short enough for labels on the scene and lines of the log, in the
/// language of the tools.
extension Reason {
  /// The words for a reason; `measure` is the measured number that decided, if there is one.
  func words(_ measure: Measure?) -> String {
    switch self {
    case .hidden: localized("hidden")
    case .transparent: localized("too transparent")
    case .interactionDisabled: localized("interaction is off")
    case .controlDisabled: localized("not enabled")
    case .outside: measure.map { localized("outside by %1$s pt", short($0.measured)) } ?? localized("outside")
    case .notInWindow: localized("not in a window")
    case .singular: localized("scaled to nothing")
    case .overridden: localized("its own answer")
    case .disabled: localized("not enabled")
    case .finished: localized("finished already")
    case .touchType: localized("wrong kind of touch")
    case .exclusiveTouchType: localized("another kind of touch began")
    case .pressType: localized("wrong kind of press")
    case .otherInput: localized("busy with other input")
    case .subclassRefused: localized("its class refused")
    case .delegateRefused: localized("its delegate refused")
    case .movedTooFar: limit(measure)
    case .tooLong: limit(measure)
    case .tapInterval: limit(measure)
    case .tapDistance: limit(measure)
    case .tooFewTouches: localized("too few fingers")
    case .tooManyTouches: localized("too many fingers")
    case .tooManyPresses: localized("another press")
    case .otherPress: localized("another button")
    case .liftedEarly: limit(measure)
    case .wrongDirection: localized("wrong direction")
    case .tooSlow: localized("too slow")
    case .wrongEdge: localized("not from the edge")
    case .shouldBeginView: localized("the view said no")
    case .shouldBeginDelegate: localized("the delegate said no")
    case .preventedBy: localized("prevented")
    case .requirementRecognized: localized("a required one recognized")
    case .requirementCycle: localized("a ring of requirements")
    case .ignored: localized("ignored its touches")
    case .cannotScroll: localized("nothing to scroll that way")
    case .atEdge: localized("at the edge of its content")
    case .touchesShouldCancel: localized("the content keeps its touch")
    case .touchesShouldBegin: localized("the scroll view said no")
    case .decelerating: localized("it stopped the content")
    case .touchCancelled: localized("cancelled")
    case .pressCancelled: localized("press cancelled")
    case .disabledNow: localized("was disabled")
    case .removed: localized("was removed")
    case .viewRemoved: localized("its view was removed")
    case .windowLost: localized("the window lost the focus")
    case .recognized: localized("taken by a gesture")
    case .ignoringEvents: localized("the application ignores touches")
    case .delaysBegan: "delaysTouchesBegan"
    case .delaysEnded: "delaysTouchesEnded"
    case .contentDelay: "delaysContentTouches"
    case .multipleTouchDisabled: localized("one finger at a time")
    case .exclusiveTouch: localized("exclusive touch")
    case .thresholdReached: limit(measure)
    case .lifted: localized("lifted")
    case .timer: limit(measure)
    case .setBySubclass: localized("its class decided")
    }
  }

  /// The words for a reason with a measured number: without it, in place of a limit, or with the limit.
  private func limit(_ measure: Measure?) -> String {
    guard let measure else { return verb }
    let (number, limit) = (short(measure.measured), "\(short(measure.threshold)) \(measure.unit.rawValue)")
    switch self {
    case .movedTooFar: return localized("moved %1$s, at most %2$s", number, limit)
    case .tooLong: return localized("took %1$s, at most %2$s", number, limit)
    case .tapInterval: return localized("next tap after %1$s, at most %2$s", number, limit)
    case .tapDistance: return localized("taps apart by %1$s, at most %2$s", number, limit)
    case .liftedEarly: return localized("lifted after %1$s of %2$s", number, limit)
    case .timer: return localized("held %1$s of %2$s", number, limit)
    default: return localized("moved %1$s of %2$s", number, limit)
    }
  }

  /// The words for a reason whose number is not known.
  private var verb: String {
    switch self {
    case .tooLong: localized("took")
    case .tapInterval: localized("next tap after")
    case .tapDistance: localized("taps apart by")
    case .liftedEarly: localized("lifted after")
    case .timer: localized("held")
    default: localized("moved")
    }
  }
}

/// A number for people: rounded to an integer from 10 on, otherwise with at most two decimals and no trailing zeros.
func short(_ value: Double) -> String {
  guard value.isFinite else { return localized("no number of") }
  if abs(value) >= 10 || value == value.rounded() { return String(Int(clamping: value.rounded())) }
  let hundredths = Int((abs(value) * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  let sign = value < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
