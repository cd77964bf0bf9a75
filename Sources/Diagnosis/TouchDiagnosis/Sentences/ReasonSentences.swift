import TouchTrace
import TouchArbiter
import TouchGeometry

/// The reasons of the engine as clauses, with numbers and units.
extension Reason {
  /// The reason as a clause that follows a colon: `a finger moved 52 pt, and at most 45 pt is allowed`.
  ///
  /// - Parameters:
  ///   - measure: the measured value and the threshold, if a number decided.
  ///   - culprit: the recognizer or view that caused it, if any.
  ///   - kind: the kind of the recognizer.
  ///   - tool: what touched or was pressed: a finger, the mouse, a pencil, the wheel, a key, a button.
  ///   - facts: the facts of the recognizer, for what it requires.
  func clause(
    _ measure: Measure?, by culprit: String? = nil, of kind: RecognizerFacts.Kind = .other, with tool: Tool = .finger,
    about facts: RecognizerFacts? = nil
  ) -> String {
    switch self {
    case .hidden: localized("it is hidden")
    case .transparent: localized("its alpha is below 0.01")
    case .interactionDisabled: localized("its isUserInteractionEnabled is false")
    case .controlDisabled: localized("it is a control that is not enabled")
    case .outside: outside(measure, tool)
    case .notInWindow: localized("the view that answered is in no window")
    case .singular: localized("its transform scales it to nothing")
    case .overridden: localized("its override of hitTest or point(inside:) answered so")
    case .disabled:
      facts?.scrolls == nil
        ? localized("its isEnabled was false")
        : localized("isScrollEnabled of %1$s was false", facts?.view ?? localized("its view"))
    case .finished: localized("it had finished and waited for its reset")
    case .touchType: type(facts, tool)
    case .exclusiveTouchType:
      localized("the first touch of the attempt was of another type, and requiresExclusiveTouchType is true")
    case .subclassRefused: refused(kind, tool, facts)
    case .delegateRefused: localized("its delegate answered no to shouldReceive")
    case .movedTooFar: movement(measure, tool)
    case .tooLong where kind == .press:
      localized("in a tap that comes before the press, %1$s longer than %2$s", tool.stay(), tapTime(measure))
    case .tooLong: localized("%1$s longer than %2$s", tool.stay(), tapTime(measure))
    case .tapInterval:
      noFurther(measure, kind, tool, facts)
    case .tapDistance: tapDistance(measure)
    case .tooFewTouches: few(measure, tool)
    case .tooManyTouches: many(measure, kind)
    case .liftedEarly: early(measure, kind, tool)
    case .wrongDirection: direction(measure, facts, tool)
    case .tooSlow: localized("it was not done within %1$s", threshold(measure, localized("its time")))
    case .wrongEdge: edge(measure, facts, tool)
    case .shouldBeginView:
      localized("%1$s answered no to gestureRecognizerShouldBegin", culprit ?? localized("the view of the touch"))
    case .shouldBeginDelegate: localized("its delegate answered no to gestureRecognizerShouldBegin")
    case .preventedBy:
      localized("%1$s recognized, and only one of the two may recognize", culprit ?? localized("another one"))
    case .requirementRecognized:
      localized("%1$s recognized, and was required to fail", culprit ?? localized("one that it requires to fail"))
    case .requirementCycle:
      localized(
        "it waited for %1$s in a ring of requirements, in which none can be the first to fail",
        culprit ?? localized("another one"))
    case .ignored: localized("it ignored its touches")
    case .cannotScroll: localized("there is nothing to scroll along the way that %1$s went", tool.subject)
    case .atEdge:
      localized(
        "it was at the edge of its content, and %1$s took the drag", culprit ?? localized("a scroll view around it"))
    case .touchesShouldCancel: keeping(facts)
    case .touchesShouldBegin:
      localized("%1$s answered no to touchesShouldBegin", culprit ?? localized("the scroll view"))
    case .decelerating:
      localized(
        "%1$s stopped %2$s, which was still moving", tool == .mouse ? localized("the press") : tool.subject,
        culprit ?? localized("the content"))
    case .touchCancelled where tool == .touchpad: localized("the system cancelled the touchpad's gesture")
    case .touchCancelled: localized("the system took the touch away")
    case .pressCancelled: localized("the system cancelled the press")
    case .pressType: pressType(facts)
    case .otherInput: localized("its attempt has input of another kind")
    case .tooManyPresses: localized("another press began while one was down")
    case .otherPress: localized("the next press was of another key or button")
    case .disabledNow: localized("its isEnabled became false")
    case .removed: localized("it was removed from its view")
    case .viewRemoved: localized("the view left its window")
    case .windowLost: localized("the window was no longer active")
    case .recognized: localized("%1$s recognized", culprit ?? localized("a recognizer"))
    case .ignoringEvents: localized("the application was ignoring touches")
    case .delaysBegan: localized("delaysTouchesBegan of %1$s is true", culprit ?? localized("a recognizer"))
    case .delaysEnded: localized("delaysTouchesEnded of %1$s is true", culprit ?? localized("a recognizer"))
    case .contentDelay: localized("delaysContentTouches of %1$s is true", culprit ?? localized("the scroll view"))
    case .multipleTouchDisabled: localized("another finger was down in the view, whose isMultipleTouchEnabled is false")
    case .exclusiveTouch:
      culprit.map { localized("isExclusiveTouch lets only one view have touches, and %1$s had one", $0) }
        ?? localized("isExclusiveTouch lets only one view have touches")
    case .thresholdReached: reached(measure, kind, tool)
    case .lifted: lifted(kind, tool)
    case .timer: timer(measure, tool)
    case .setBySubclass: localized("its class set the state")
    }
  }

  private func refused(_ kind: RecognizerFacts.Kind, _ tool: Tool, _ facts: RecognizerFacts?) -> String {
    if kind == .hover {
      return tool == .mouse
        ? localized("it follows a pointer without a button, and no press")
        : localized("it follows a pointer without a button, and no finger")
    }
    guard tool == .mouse else { return localized("its class refused the event") }
    // UIKit's own classes refuse no other press of a mouse.
    return facts?.className.hasPrefix("UI") == true
      ? localized("the button that was pressed is not in its buttonMaskRequired")
      : localized("the button that was pressed is not in its buttonMaskRequired, or its class refused the event")
  }

  private func outside(_ measure: Measure?, _ tool: Tool) -> String {
    guard let measure else { return localized("%1$s was outside", tool.subject) }
    return localized("%1$s was %2$s outside", tool.subject, quantity(measure.measured, measure.unit))
  }

  private func movement(_ measure: Measure?, _ tool: Tool) -> String {
    guard let measure else { return localized("%1$s moved too far", tool.subject) }
    let (one, other) = quantities(measure)
    return localized("%1$s moved %2$s, and at most %3$s is allowed", tool.subject, one, other)
  }

  private func tapDistance(_ measure: Measure?) -> String {
    guard let measure else { return localized("the next tap lay too far from the first") }
    let (one, other) = quantities(measure)
    return localized("the next tap was %1$s away, and at most %2$s is allowed", one, other)
  }

  private func noFurther(
    _ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool, _ facts: RecognizerFacts?
  ) -> String {
    let time = threshold(measure, localized("the interval of taps"))
    // The tap was made; what did not come is the next tap, or the hold.
    if kind == .press, !tool.isPressed {
      return localized("%1$s did not come down again within %2$s of the tap", tool.subject, time)
    }
    if let taps = facts?.taps, taps > 2 {
      return localized("no further tap within %1$s, and it takes %2$s taps", time, taps)
    }
    return tool.isPressed
      ? localized("no further press within %1$s", time) : localized("no further tap within %1$s", time)
  }

  /// How long a tap may last.
  private func tapTime(_ measure: Measure?) -> String { threshold(measure, localized("a tap may last")) }

  private func threshold(_ measure: Measure?, _ plain: String) -> String {
    measure.map { quantity($0.threshold, $0.unit) } ?? plain
  }

  private func few(_ measure: Measure?, _ tool: Tool) -> String {
    guard let measure else { return localized("too few fingers were down") }
    let end = tool == .finger ? localized("a finger lifted") : tool.end
    let (came, all) = (number(measure.measured), fingerCount(measure.threshold))
    return localized("%1$s when only %2$s of %3$s had come down", end, came, all)
  }

  private func many(_ measure: Measure?, _ kind: RecognizerFacts.Kind) -> String {
    guard let measure else { return localized("too many fingers were down") }
    let (came, most) = (fingerCount(measure.measured), number(measure.threshold))
    if measure.measured == 1 { return localized("%1$s was down, and it takes %2$s", came, most) }
    return kind == .pan
      ? localized("%1$s were down, and it takes at most %2$s", came, most)
      : localized("%1$s were down, and it takes %2$s", came, most)
  }

  private func lifted(_ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    switch kind {
    case .hover: localized("the pointer left")
    case .pinch, .rotation: tool == .touchpad ? tool.end : localized("the fingers lifted")
    case .tap, .press, .pan, .edgePan, .swipe, .other: tool.end
    }
  }

  private func timer(_ measure: Measure?, _ tool: Tool) -> String {
    if let measure {
      return localized("%1$s for %2$s", tool.stay(had: true), quantity(measure.threshold, measure.unit))
    }
    return tool == .wheel ? tool.end : localized("its time was over")
  }

  private func early(_ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    guard let measure else { return localized("%1$s too early", tool.end) }
    let (one, other) = quantities(measure)
    // Any movement is enough for content that was moving.
    if measure.measured == 0, measure.threshold == 0 { return localized("%1$s without having moved", tool.end) }
    let end = tool == .touchpad ? tool.end : localized("the fingers lifted")
    return switch kind {
    case .rotation: localized("%1$s after a turn of %2$s, and it takes more than %3$s", end, one, other)
    case .pinch where tool == .touchpad:
      localized("%1$s when the scale had changed by %2$s, and it takes more than %3$s", end, one, other)
    case .pinch: localized("%1$s when their distance had changed by %2$s, and it takes more than %3$s", end, one, other)
    case .pan, .edgePan: localized("%1$s when %2$s had gone %3$s, and it takes %4$s", tool.end, tool.again, one, other)
    case .swipe:
      localized("%1$s when %2$s had gone %3$s in its direction, and it takes %4$s", tool.end, tool.again, one, other)
    case .tap, .press, .hover, .other: localized("%1$s after %2$s, and it takes %3$s", tool.end, one, other)
    }
  }

  /// The type of the touch, and the allowed types.
  private func type(_ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let types = facts?.types else { return localized("the touch is of a type that allowedTouchTypes leaves out") }
    // The pointer can stand for a finger.
    let came =
      tool == .pencil ? "pencil" : tool == .mouse && types.contains("direct") ? "indirectPointer" : "direct"
    guard !types.isEmpty else { return localized("the touch is of type %1$s, and allowedTouchTypes is empty", came) }
    return localized("the touch is of type %1$s, and allowedTouchTypes has only %2$s", came, list(types))
  }

  /// The allowed types of presses.
  private func pressType(_ facts: RecognizerFacts?) -> String {
    guard let presses = facts?.presses else {
      return localized("allowedPressTypes does not have the type of the press")
    }
    return presses.isEmpty
      ? localized("allowedPressTypes is empty") : localized("allowedPressTypes has only %1$s", list(presses))
  }

  /// Which of the two flags kept the touch in its view.
  private func keeping(_ facts: RecognizerFacts?) -> String {
    guard let facts, let cancels = facts.cancelsContentTouches, let view = facts.view else {
      return localized(
        "the view that has the touch may keep it, by canCancelContentTouches or touchesShouldCancel(in:)")
    }
    return cancels
      ? localized("the view that has the touch may keep it, as %1$s answered no to touchesShouldCancel(in:)", view)
      : localized("the view that has the touch may keep it, as canCancelContentTouches of %1$s is false", view)
  }

  private func direction(_ measure: Measure?, _ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let measure else { return localized("it has no direction that it would accept") }
    let (one, other) = quantities(measure)
    if measure.unit == .degrees {
      return localized("the movement was %1$s off the inward direction, and at most %2$s is allowed", one, other)
    }
    if measure.threshold == 0 {
      let went = localized("%1$s moved %2$s", tool.subject, quantity(abs(measure.measured), .points))
      let ways = facts?.ways ?? []
      if ways.count > 1 { return localized("%1$s against its directions", went) }
      switch ways.first {
      case "right": return localized("%1$s to the left, and its direction is right", went)
      case "left": return localized("%1$s to the right, and its direction is left", went)
      case "up": return localized("%1$s down, and its direction is up", went)
      case "down": return localized("%1$s up, and its direction is down", went)
      default: return localized("%1$s against its direction", went)
      }
    }
    guard let facts else {
      return localized(
        "%1$s strayed %2$s from its direction, and %3$s was the most at that time", tool.subject, one, other)
    }
    let asked = list(facts.ways.map(wayName))
    return localized(
      "%1$s strayed %2$s from its direction %3$s, and %4$s was the most at that time", tool.subject, one, asked, other)
  }

  private func edge(_ measure: Measure?, _ facts: RecognizerFacts?, _ tool: Tool) -> String {
    guard let measure else { return localized("%1$s away from its edges", tool.start) }
    if measure.measured > 1e9 { return localized("it has no edge to start at") }
    let (one, other) = quantities(measure)
    guard let facts else {
      return localized("%1$s %2$s from the edge of the window, and at most %3$s is allowed", tool.start, one, other)
    }
    let edges = list(facts.ways.map(wayName))
    return localized(
      "%1$s %2$s from the %3$s edge of the window, and at most %4$s is allowed", tool.start, one, edges, other)
  }

  private func reached(_ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool) -> String {
    guard let measure else {
      if tool == .wheel { return tool.start }
      return kind == .hover ? localized("the pointer came over its view") : localized("%1$s moved on", tool.subject)
    }
    let (one, other) = quantities(measure)
    return switch kind {
    case .pinch where tool == .touchpad:
      localized("the scale had changed by %1$s, and it takes more than %2$s", one, other)
    case .pinch: localized("the distance of the fingers had changed by %1$s, and it takes more than %2$s", one, other)
    case .rotation: localized("the fingers had turned by %1$s, and it takes more than %2$s", one, other)
    case .press: localized("it begins at once, as it takes %1$s", other)
    case .swipe: localized("%1$s had gone %2$s, and %3$s was enough at that time", tool.subject, one, other)
    case .tap, .pan, .edgePan, .hover, .other:
      localized("%1$s had gone %2$s, and %3$s is enough", tool.subject, one, other)
    }
  }
}
