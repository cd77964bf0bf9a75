import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// Why no touch reached a view or a recognizer, and what to use where no change helps.

extension Diagnosis {
  /// Why a recognizer received no touch: what excluded or covers its view; nil for a recognizer that received one.
  package func neverAsked(_ recognizer: String) -> String? {
    guard let own = baseline.index.recognizers[recognizer],
      before.story.recognizers.first(where: { $0.facts.name == recognizer })?.attempts.isEmpty ?? true
    else { return nil }
    let hovering = baseline.isHover(recognizer)
    if hovering, before.hovers.isEmpty { return "no pointer came" }
    var why = [passedBy(own.view, hovering: hovering, calling: "\(own.view), its view,")]
    let isInside = baseline.pointings(hovering: hovering).contains {
      $0.hit.map { baseline.index.isInside($0, own.view) } ?? false
    }
    let isOff = own.description.properties.contains(.isEnabled(false))
    if isInside { why = [] }
    if isOff { why.append("its isEnabled is false (1.3.4)") }
    if baseline.isTurnedOver(own.view), !baseline.index.isOwnPan(recognizer), !hovering {
      why = ["no finger came down, and the wheel is no touch"]
    }
    if baseline.index.isOwnPan(recognizer), baseline.isTurnedOver(own.view) {
      guard before.times(of: .scrolls(own.view)).isEmpty else { return nil }
      if let words = unmovedByWheel(own.view) { why = [words] }
    } else if !hovering, baseline.touches.isEmpty, baseline.isWheelTurned, own.description.recognizerClass == .pan,
      !isOff,
      !baseline.index.isOfTheKit(recognizer)
    {
      why = [
        "no finger came down, and \(recognizer) does not follow the wheel, as its allowedScrollTypesMask is empty (7.3.12)"
      ]
    }
    return why.isEmpty ? nil : why.joined(separator: "; ")
  }

  /// Sentences about the views and responders of goals that received nothing, with the cause.
  package func neverReached(_ goals: [Goal]) -> [String] {
    let touched = before.story.touches.compactMap(\.view)
    let passedOn = before.story.touches.flatMap(\.moments).compactMap { moment in
      if case .forwarded = moment.what { moment.culprit } else { nil }
    }
    return goals.compactMap { goal in
      let name = goal.subject
      switch goal {
      case .isNotified, .sends, .takesText:
        guard baseline.index.views[name] != nil else { return nil }
        if case .takesText = goal, baseline.touches.isEmpty { return untaken(name) }
        if case .sends(_, nil) = goal, let words = nothingToSend(name) { return "\(name): sent nothing: \(words)." }
        if let words = besideKnob(name) { return "\(name): sent nothing: \(words)." }
        guard !touched.contains(name), !passedOn.contains(name) else { return nil }
        if let inner = scrollView(in: name) {
          return
            "\(name): never touched: \(inner), which is in it, got the touch, and a scroll view passes none on (9.21)."
        }
        return "\(name): never touched: \(passedBy(name, calling: "it"))."
      case .selects: return unselected(name)
      case .hears(_, let method):
        let signals = before.story.signals.filter { EventMethod(signal: $0.word) == method.first }
        guard before.times(of: goal).isEmpty, let first = signals.first?.way.first else { return nil }
        return "\(name): never told of \(method.noun): they started at \(first), as \(name) is not first responder, "
          + "and did not come by it on their way up (3.4, 3.10)."
      default: return nil
      }
    }
  }

  /// The scroll view in a view that got the first touch in it, or around that touch's view; nil where there is none.
  func scrollView(in view: String) -> String? {
    guard let hit = baseline.touches.first(where: { $0.hit.map { baseline.index.isInside($0, view) } ?? false })?.hit
    else { return nil }
    return baseline.index.path(of: hit).reversed().prefix { $0 != view }.first {
      baseline.index.views[$0]?.view.viewClass.isKind(of: .scrollView) == true
    }
  }

  /// A sentence about each view of some goals whose touches a recognizer took.
  func lostTouches(_ goals: [Goal]) -> [String] {
    goals.compactMap { goal in
      guard baseline.index.views[goal.subject] != nil else { return nil }
      let verdict = Verdict.verdicts(in: before.story).first { $0.name == goal.subject && $0.outcome == .lost }
      return verdict.map { "\($0.name): lost: \($0.sentence)" }
    }
  }

  /// What only code can do for a goal, as a sentence; nil where nothing is known.
  func byHand(_ goal: Goal) -> String? {
    guard case .sends(let control, _) = goal, !before.story.touches.contains(where: { $0.view == control }),
      let inner = scrollView(in: control)
    else { return nil }
    return "To keep \(inner) scrolling, derive its class: override the four touch methods, and call those of super and "
      + "of next (9.21)."
  }

  /// Which responder kept the keys of a text input, as a sentence; nil where none did.
  private func untaken(_ input: String) -> String? {
    guard before.times(of: .takesText(input)).isEmpty, let keeper = baseline.keepers(besides: input).first else {
      return nil
    }
    return
      "\(input): took no text: \(keeper) kept the key, as its pressesBegan does not call super, and only a key that "
      + "no responder keeps becomes text (21.1)."
  }

  /// What to use where no change helps a goal; nil where nothing is known.
  package func instead(of goal: Goal) -> String? {
    if case .sends(let control, _) = goal {
      let words = [nothingToSend(control), besideKnob(control)].compactMap(\.self)
      return words.isEmpty ? lifted(from: control) : words.joined(separator: "; and ")
    }
    if case .scrolls(let view) = goal { return otherWay(view) ?? unmoved(view).map { String($0.dropLast()) } }
    if case .selects(let table) = goal, let words = unselected(table) {
      return String(words.dropFirst("\(table) selects nothing: ".count).dropLast())
    }
    if case .acts(let name) = goal, let words = switchedOffByAction(name) ?? stopped(name) { return words }
    guard case .acts(let name) = goal,
      let story = before.story.recognizers.first(where: { $0.facts.name == name }),
      let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil })
    else { return nil }
    return switch (story.facts.kind, end.reason) {
    case (.pinch, .tooFewTouches?), (.rotation, .tooFewTouches?): tooFewFingers(name)
    case (.tap, .movedTooFar?):
      "a finger that goes so far makes no tap; a UIPanGestureRecognizer follows it, a UISwipeGestureRecognizer takes a flick"
    case (.tap, .tooLong?): "a tap is over sooner; a UILongPressGestureRecognizer waits for a finger that stays"
    case (.edgePan, .wrongEdge?):
      "\(name) takes only fingers that come down at its edge; a UIPanGestureRecognizer takes them anywhere"
    case (.tap, .tapInterval?): tapsApart(name)
    case (.hover, .subclassRefused?) where before.hovers.isEmpty:
      "\(name) follows a pointer without a button, and no finger; a UIPanGestureRecognizer follows a finger"
    case (_, .liftedEarly?): tooShort(story, end)
    case (.swipe, .tooSlow?): "a swipe is quick; a UIPanGestureRecognizer follows a finger of any speed"
    default: nil
    }
  }

  /// A clause that a touch only stopped moving content, which takes it from all recognizers.
  private func stopped(_ name: String) -> String? {
    let moments = before.story.recognizers.first { $0.facts.name == name }?.attempts.flatMap(\.moments) ?? []
    guard let moment = moments.last(where: { $0.reason == .decelerating }) else { return nil }
    let list = baseline.index.recognizers[name].flatMap { own in
      baseline.index.path(of: own.view).last {
        baseline.index.views[$0]?.view.viewClass.isKind(of: .scrollView) == true
      }
    }
    return "the finger that came down at \(clockTime(moment.time)) s only stopped \(list ?? "the content"), which was "
      + "still moving; one that comes later goes to \(name) (9.14)"
  }

  /// How many fingers a gesture of two fingers received, as a clause.
  private func tooFewFingers(_ name: String) -> String {
    if baseline.fingers > 1, let view = baseline.index.recognizers[name]?.view, !baseline.missed(view).isEmpty {
      return "\(name) takes two fingers in \(view), and not all that were down came to it"
    }
    let maximum = baseline.fingers == 1 ? "one" : "\(baseline.fingers)"
    return "\(name) takes two fingers, and never more than \(maximum) was down at a time"
  }

  /// Where a finger lifted too far from the control that it had pressed, as a clause.
  private func lifted(from control: String) -> String? {
    guard let time = before.times(control, ControlEventName.touchUpOutside.rawValue).last,
      let distance = before.lifts[control], distance > 0
    else { return nil }
    return "\(control) sent touchUpOutside at \(clockTime(time)) s, as the finger was lifted "
      + "\(plain(CGFloat((distance * 10).rounded() / 10))) pt outside it, and \(plain(ControlTuning.dragSlop)) pt is the most (8.5)"
  }

  /// How long the pause between taps was, if it was too long.
  private func tapsApart(_ name: String) -> String? {
    guard let gap = baseline.gaps.filter({ $0 > GestureTuning.tapInterval }).min() else { return nil }
    return "the next finger came down \(seconds(gap)) s after the one before was lifted"
  }

  /// Why no touch hit a view: the first obstacle, from the outside in.
  ///
  /// - Parameters:
  /// - hovering: whether to look at the hovering pointer instead of touches.
  /// - calling: the words for the view itself.
  func passedBy(_ view: String, hovering: Bool = false, calling: String) -> String {
    let index = baseline.index
    let isWheel = !hovering && baseline.isTurnedOver(view)
    guard hovering || isWheel || !baseline.touches.isEmpty else {
      return "no finger came down" + (baseline.isWheelTurned ? ", and the wheel is no touch" : "")
    }
    let pages = index.otherPages(than: view).map(\.words)
    let missed = baseline.missed(view, hovering: hovering)
    if !pages.isEmpty, let first = missed.first, missed.allSatisfy({ $0.distances[view] == nil }) {
      let what = isWheel ? "wheel" : hovering ? "pointer" : "touch"
      let hit = first.hit.map { "; the \(what) came to \($0)" } ?? ""
      return "\(calling) was not in the window: \(pages.joined(separator: "; "))\(hit)"
    }
    let all = blockers(of: view, hovering: hovering, calling: calling)
    if !all.isEmpty { return all.joined(separator: "; ") }
    for touch in baseline.missed(view, hovering: hovering) {
      if let hit = touch.hit, let cover = index.cover(of: view, by: hit), touch.distances[view] == 0 {
        let what = isWheel ? "wheel" : hovering ? "pointer" : "touch"
        if let presented = index.presented(over: view, hit: touch.hit) {
          return "\(calling) is behind \(presented), which is presented over it and got the \(what) (30.1)"
        }
        let covering =
          cover == hit ? "\(hit), which is in front of it," : "\(hit) in \(cover), which is in front of it,"
        if let distance = touch.distances[hit], distance > 0, index.isLarger(hit) {
          let away = plain(CGFloat(distance.rounded()))
          return "\(calling) is covered: \(covering) got the \(what) \(away) pt outside its bounds, as "
            + "its point(inside:) takes more than them (2.1, 2.13)"
        }
        return "\(calling) is covered: \(covering) got the \(what) (2.1)"
      }
      for name in index.path(of: view).dropLast() where (touch.distances[name] ?? 0) > 0 {
        guard touch.distances[view] == 0, let distance = touch.distances[name] else { continue }
        return
          "\(calling) was not asked, as the \(isWheel ? "wheel" : hovering ? "pointer" : "finger") was \(plain(CGFloat(distance))) pt outside \(name) around it\(extent(of: name))\(placing(of: view, in: name)) (2.5)"
      }
    }
    if let near = baseline.missed(view, hovering: hovering).first, let own = near.distances[view], own > 0 {
      let distance = baseline.seenDistance(near.distances, view)
      let went = near.hit.map { ", and \($0) got it" } ?? ""
      return
        "the nearest touch came down \(plain(CGFloat((distance * 10).rounded() / 10))) pt outside \(view)\(extent(of: view))\(shifted(view))\(outsideSuperview(view))\(went) (2.3)"
    }
    if let cover = index.presented(over: view, hit: baseline.pointings(hovering: hovering).first?.hit) {
      return
        "\(calling) is behind \(cover), which is presented over it and got the \(hovering ? "pointer" : "touch") (30.1)"
    }
    if let sheet = index.sheet(over: view, hit: baseline.pointings(hovering: hovering).first?.hit) {
      return
        "\(calling) is behind the sheet of \(sheet.name), and its dimming view received the "
        + "\(hovering ? "pointer" : "touches") (30.13)"
    }
    if !hovering, let words = underBar(view, calling: calling) { return words }
    let what = hovering ? "pointer" : "touches"
    if let hit = baseline.pointings(hovering: hovering).first?.hit { return "the \(what) came to \(hit)" }
    return "no view took the \(what)"
  }

  /// Every view on the path to a view that keeps touches from it, from the outside in, each as a clause.
  private func blockers(of view: String, hovering: Bool, calling: String) -> [String] {
    let index = baseline.index
    var found: [String] = []
    for name in index.path(of: view) {
      let who = name == view ? calling : "\(name), which \(view) is in,"
      let refusals = index.refusals(of: name).map(\.words)
      if !refusals.isEmpty {
        found.append("\(who) was passed by because \(list(refusals))")
      } else if let words = index.redirection(of: name, for: view), !baseline.missed(view, hovering: hovering).isEmpty {
        found.append("\(who) was passed by because \(words)")
      } else if index.isSmaller(name), baseline.missed(view, hovering: hovering).first?.distances[name] == 0 {
        found.append(
          "\(who) was passed by because its point(inside:) says no there, though it is inside its bounds (2.13)")
      }
    }
    return found
  }

  /// The size of a view that has almost none, or that transforms change.
  private func extent(of view: String) -> String {
    guard let size = before.sizes[view] else { return "" }
    if let seen = before.seenSizes[view], abs(seen.width - size.width) > 1 || abs(seen.height - size.height) > 1 {
      return ", which transforms make \(plain(seen.width.rounded())) by \(plain(seen.height.rounded())) pt large"
    }
    guard size.width < 1 || size.height < 1 else { return "" }
    let words = "\(plain(size.width)) by \(plain(size.height)) pt"
    let isBound = baseline.index.views[view]?.view.properties.contains(
      .translatesAutoresizingMaskIntoConstraints(false))
    return ", which is \(words) large" + (isBound == true ? " by its constraints" : "")
  }
}
