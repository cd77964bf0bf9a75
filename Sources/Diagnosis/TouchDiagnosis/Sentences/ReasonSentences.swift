import TouchTrace
import TouchArbiter
import TouchGeometry

/// The reasons of the engine as clauses, with numbers and units.
extension Reason {
  /// The reason as a clause that follows a colon: `a finger moved 52 pt, and 45 pt is the most`.
  ///
  /// - Parameters:
  /// - measure: the measured value and the threshold, if a number decided.
  /// - culprit: the recognizer or view that caused it, if any.
  /// - kind: the kind of the recognizer.
  /// - tool: what touched or was pressed: a finger, the mouse, a pencil, the wheel, a key, a button.
  /// - facts: the facts of the recognizer, for what it requires.
  func clause(
    _ measure: Measure?, by culprit: String? = nil, of kind: RecognizerFacts.Kind = .other, with tool: Tool = .finger,
    about facts: RecognizerFacts? = nil
  ) -> String {
    switch self {
    case .hidden: "it is hidden"
    case .transparent: "its alpha is below 0.01"
    case .interactionDisabled: "its isUserInteractionEnabled is false"
    case .controlDisabled: "it is a control that is not enabled"
    case .outside: "\(tool.subject) was \(measure.map { "\(quantity($0.measured, $0.unit)) " } ?? "")outside"
    case .notInWindow: "the view that answered is in no window"
    case .singular: "its transform leaves it no extent"
    case .overridden: "its override of hitTest or point(inside:) answered so"
    case .disabled:
      facts?.scrolls == nil ? "its isEnabled was false" : "isScrollEnabled of \(facts?.view ?? "its view") was false"
    case .finished: "it had finished and waited for its reset"
    case .touchType: type(facts, tool)
    case .exclusiveTouchType:
      "the first touch of the attempt was of another type, and requiresExclusiveTouchType is true"
    case .subclassRefused: refused(kind, tool, facts)
    case .delegateRefused: "its delegate answered no to shouldReceive"
    case .movedTooFar: maximum(measure, "\(tool.subject) moved", "\(tool.subject) moved too far")
    case .tooLong where kind == .press:
      "in a tap that comes before the press, \(tool.stay()) longer than \(threshold(measure, "a tap may last"))"
    case .tooLong: "\(tool.stay()) longer than \(threshold(measure, "a tap may last"))"
    case .tapInterval:
      "no further \(tool.isPressed ? "press" : "tap") within \(threshold(measure, "the interval of taps"))"
    case .tapDistance: maximum(measure, "the next tap lay off by", "the next tap lay too far from the first")
    case .tooFewTouches: few(measure, tool)
    case .tooManyTouches: many(measure)
    case .liftedEarly: early(measure, kind, tool)
    case .wrongDirection: direction(measure, facts, tool)
    case .tooSlow: "it was not done within \(threshold(measure, "its time"))"
    case .wrongEdge: edge(measure, facts, tool)
    case .shouldBeginView: "\(culprit ?? "the view of the touch") answered no to gestureRecognizerShouldBegin"
    case .shouldBeginDelegate: "its delegate answered no to gestureRecognizerShouldBegin"
    case .preventedBy: "\(culprit ?? "another one") recognized, and only one of them may"
    case .requirementRecognized: "\(culprit ?? "one that it requires to fail") recognized, and was required to fail"
    case .requirementCycle:
      "it waited for \(culprit ?? "another one") in a circle, in which none can be the first to fail"
    case .ignored: "it ignored its touches"
    case .cannotScroll: "there is nothing to scroll along the way that \(tool.subject) went"
    case .atEdge: "it was at the edge of its content, and \(culprit ?? "a scroll view around it") took the drag"
    case .touchesShouldCancel: keeping(facts)
    case .touchesShouldBegin: "\(culprit ?? "the scroll view") answered no to touchesShouldBegin"
    case .decelerating:
      "\(tool == .mouse ? "the press" : tool.subject) stopped \(culprit ?? "the content"), which was still moving"
    case .touchCancelled where tool == .touchpad: "the system cancelled the touchpad's gesture"
    case .touchCancelled: "the system took the touch away"
    case .pressCancelled: "the system cancelled the press"
    case .pressType: pressType(facts)
    case .otherInput: "its attempt has input of another kind"
    case .tooManyPresses: "another press began while one was down"
    case .otherPress: "the next press was of another key or button"
    case .disabledNow: "its isEnabled became false"
    case .removed: "it was removed from its view"
    case .viewRemoved: "the view left its window"
    case .windowLost: "the window was no longer active"
    case .recognized: "\(culprit ?? "a recognizer") recognized"
    case .ignoringEvents: "the application was ignoring touches"
    case .delaysBegan: "delaysTouchesBegan of \(culprit ?? "a recognizer") is true"
    case .delaysEnded: "delaysTouchesEnded of \(culprit ?? "a recognizer") is true"
    case .contentDelay: "delaysContentTouches of \(culprit ?? "the scroll view") is true"
    case .multipleTouchDisabled: "another finger was down in the view, whose isMultipleTouchEnabled is false"
    case .exclusiveTouch:
      "isExclusiveTouch lets only one view have touches\(culprit.map { ", and \($0) had one" } ?? "")"
    case .thresholdReached: reached(measure, kind, tool)
    case .lifted: lifted(kind, tool)
    case .timer: timer(measure, tool)
    case .setBySubclass: "its class set the state"
    }
  }

  private func refused(_ kind: RecognizerFacts.Kind, _ tool: Tool, _ facts: RecognizerFacts?) -> String {
    if kind == .hover { return "it follows a pointer without a button, and no \(tool == .mouse ? "press" : "finger")" }
    guard tool == .mouse else { return "its class refused the event" }
    let button = "the button that was pressed is not in its buttonMaskRequired"
    // UIKit's own classes refuse no other press of a mouse.
    return facts?.className.hasPrefix("UI") == true ? button : button + ", or its class refused the event"
  }

  private func maximum(_ measure: Measure?, _ verb: String, _ plain: String) -> String {
    guard let measure else { return plain }
    let (one, other) = quantities(measure)
    return "\(verb) \(one), and \(other) is the most"
  }

  private func threshold(_ measure: Measure?, _ plain: String) -> String {
    measure.map { quantity($0.threshold, $0.unit) } ?? plain
  }

  private func few(_ measure: Measure?, _ tool: Tool) -> String {
    guard let measure else { return "too few fingers were down" }
    let end = tool == .finger ? "a finger lifted" : tool.end
    return "\(end) when \(number(measure.measured)) of \(count(measure.threshold, "finger")) had come down"
  }

  private func many(_ measure: Measure?) -> String {
    guard let measure else { return "too many fingers were down" }
    let isOne = measure.measured == 1
    return
      "\(count(measure.measured, "finger")) \(isOne ? "was" : "were") down, and it takes \(number(measure.threshold))"
  }

  private func lifted(_ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    switch kind {
    case .hover: "the pointer left"
    case .pinch, .rotation: tool == .touchpad ? tool.end : "the fingers lifted"
    case .tap, .press, .pan, .edgePan, .swipe, .other: tool.end
    }
  }

  private func timer(_ measure: Measure?, _ tool: Tool) -> String {
    if let measure { return "\(tool.stay(had: true)) for \(quantity(measure.threshold, measure.unit))" }
    return tool == .wheel ? tool.end : "its time was over"
  }

  private func early(_ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    guard let measure else { return "\(tool.end) too early" }
    let (one, other) = quantities(measure)
    // Any movement is enough for content that was moving.
    if measure.measured == 0, measure.threshold == 0 { return "\(tool.end) without having moved" }
    let end = tool == .touchpad ? tool.end : "the fingers lifted"
    return switch kind {
    case .rotation: "\(end) after a turn of \(one), and it takes more than \(other)"
    case .pinch where tool == .touchpad: "\(end) when the scale had changed by \(one), and it takes more than \(other)"
    case .pinch: "\(end) when their distance had changed by \(one), and it takes more than \(other)"
    case .pan, .edgePan: "\(tool.end) when \(tool.again) had gone \(one), and it takes \(other)"
    case .swipe: "\(tool.end) when \(tool.again) had gone \(one) in its direction, and it takes \(other)"
    case .tap, .press, .hover, .other: "\(tool.end) after \(one), and it takes \(other)"
    }
  }

  /// The type of the touch, and the allowed types.
  private func type(_ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let types = facts?.types else { return "the touch is of a type that allowedTouchTypes leaves out" }
    // The pointer can stand for a finger.
    let came = tool == .pencil ? "pencil" : tool == .mouse && types.contains("direct") ? "indirectPointer" : "direct"
    guard !types.isEmpty else { return "the touch is of type \(came), and allowedTouchTypes is empty" }
    return "the touch is of type \(came), and allowedTouchTypes has only \(list(types))"
  }

  /// The allowed types of presses.
  private func pressType(_ facts: RecognizerFacts?) -> String {
    guard let presses = facts?.presses else { return "allowedPressTypes does not have the type of the press" }
    return presses.isEmpty ? "allowedPressTypes is empty" : "allowedPressTypes has only \(list(presses))"
  }

  /// Which of the two flags kept the touch in its view.
  private func keeping(_ facts: RecognizerFacts?) -> String {
    guard let facts, let cancels = facts.cancelsContentTouches, let view = facts.view else {
      return "the view that has the touch may keep it, by canCancelContentTouches or touchesShouldCancel(in:)"
    }
    return cancels
      ? "the view that has the touch may keep it, as \(view) answered no to touchesShouldCancel(in:)"
      : "the view that has the touch may keep it, as canCancelContentTouches of \(view) is false"
  }

  private func direction(_ measure: Measure?, _ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let measure else { return "it has no direction that it would accept" }
    let (one, other) = quantities(measure)
    if measure.unit == .degrees { return "the way led \(one) off the way inwards, and \(other) is the most" }
    if measure.threshold == 0 {
      let went = "\(tool.subject) moved \(quantity(abs(measure.measured), .points))"
      let opposite = ["right": "to the left", "left": "to the right", "up": "down", "down": "up"]
      guard let way = facts?.ways.first, facts?.ways.count == 1, let gone = opposite[way] else {
        return "\(went) against its direction\((facts?.ways.count ?? 1) > 1 ? "s" : "")"
      }
      return "\(went) \(gone), and its direction is \(way)"
    }
    let asked = facts.map { " \(list($0.ways))" } ?? ""
    return "\(tool.subject) strayed \(one) from its direction\(asked), and \(other) was the most at that time"
  }

  private func edge(_ measure: Measure?, _ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let measure else { return "\(tool.start) away from its edges" }
    if measure.measured > 1e9 { return "it has no edge to start at" }
    let (one, other) = quantities(measure)
    let edges = facts.map { "\(list($0.ways)) " } ?? ""
    return "\(tool.start) \(one) from the \(edges)edge of the window, and \(other) is the most"
  }

  private func reached(_ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    guard let measure else {
      if tool == .wheel { return tool.start }
      return kind == .hover ? "the pointer came over its view" : "\(tool.subject) moved on"
    }
    let (one, other) = quantities(measure)
    return switch kind {
    case .pinch where tool == .touchpad: "the scale had changed by \(one), and it takes more than \(other)"
    case .pinch: "the distance of the fingers had changed by \(one), and it takes more than \(other)"
    case .rotation: "the fingers had turned by \(one), and it takes more than \(other)"
    case .press: "it begins at once, as it takes \(other)"
    case .swipe: "\(tool.subject) had gone \(one), and \(other) was enough at that time"
    case .tap, .pan, .edgePan, .hover, .other: "\(tool.subject) had gone \(one), and \(other) is enough"
    }
  }
}
