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
    if hovering, before.hovers.isEmpty { return localized("no pointer came") }
    var why = [passedBy(own.view, hovering: hovering, calling: localized("%1$s, its view,", own.view))]
    let isInside = baseline.pointings(hovering: hovering).contains {
      $0.hit.map { baseline.index.isInside($0, own.view) } ?? false
    }
    if !hovering, baseline.touches.isEmpty, !baseline.pressTypes.isEmpty, !baseline.isWheelTurned,
      let words = unpressed(own.description, on: own.view)
    {
      why = [words]
    }
    let isOff = own.description.properties.contains(.isEnabled(false))
    if isInside { why = hovering ? refusedPointer(own.description) : [] }
    if isOff { why.append(localized("its isEnabled is false (1.3.4)")) }
    if baseline.isTurnedOver(own.view), !baseline.index.isOwnPan(recognizer), !hovering {
      why = [localized("no finger came down, and the wheel is no touch")]
    }
    if baseline.index.isOwnPan(recognizer), baseline.isTurnedOver(own.view) {
      guard before.times(of: .scrolls(own.view)).isEmpty else { return nil }
      if let words = unmovedByWheel(own.view) { why = [words] }
    } else if !hovering, baseline.touches.isEmpty, baseline.isWheelTurned, own.description.recognizerClass == .pan,
      !isOff,
      !baseline.index.isOfTheKit(recognizer)
    {
      why = [notScrolling(own.description, on: own.view)]
    }
    return why.isEmpty ? nil : clauses(why)
  }

  /// That a recognizer of hovering does not take the type of a pointer, as a clause in a list; empty if it does.
  private func refusedPointer(_ recognizer: SceneRecognizer) -> [String] {
    for property in recognizer.properties {
      guard case .allowedTouchTypes(let types) = property, !types.contains(.indirectPointer) else { continue }
      guard !types.isEmpty else { return [localized("allowedTouchTypes is empty")] }
      let names = list(types.map(\.rawValue))
      return [localized("a pointer is of type indirectPointer, and allowedTouchTypes has only %1$s (7.8)", names)]
    }
    return []
  }

  /// Remarks about the views and responders of goals that received nothing, with the cause.
  package func unreached(_ goals: [Goal]) -> [Remark] {
    let touched = before.story.touches.compactMap(\.view)
    let passedOn = before.story.touches.flatMap(\.moments).compactMap { moment in
      if case .forwarded = moment.what { moment.culprit } else { nil }
    }
    func sentence(about goal: Goal) -> String? {
      let name = goal.subject
      switch goal {
      case .isNotified, .sends, .takesText:
        guard baseline.index.views[name] != nil else { return nil }
        if case .takesText = goal, let words = untaken(name) { return words }
        if case .takesText = goal, baseline.touches.isEmpty { return nil }
        if case .sends = goal, let keeper = keeper(besides: name) {
          return localized(
            "%1$s: did not begin to edit: %2$s kept editing, as its delegate answered no to shouldEndEditing (18.7).",
            name, keeper)
        }
        if case .sends(_, nil) = goal, let words = nothingToSend(name) {
          return localized("%1$s: sent nothing: %2$s.", name, words)
        }
        if let words = besideKnob(name) { return localized("%1$s: sent nothing: %2$s.", name, words) }
        guard !touched.contains(name), !passedOn.contains(name) else { return nil }
        if let inner = scrollView(in: name) {
          return
            localized(
              "%1$s: never touched: %2$s, which is in it, got the touch, and a scroll view passes none on (9.21).",
              name, inner)
        }
        return localized("%1$s: never touched: %2$s.", name, passedBy(name, calling: localized("it")))
      case .selects: return unselected(name)
      case .zooms: return unzoomable(name)
      case .hears(_, let method):
        let signals = before.story.signals.filter { EventMethod(signal: $0.word) == method.first }
        guard before.times(of: goal).isEmpty, let first = signals.first?.way.first.map(responderName) else {
          return nil
        }
        return localized(
          "%1$s: never told of %2$s: they started at %3$s, as %1$s is not first responder, and did not come by it on their way up (3.4, 3.10).",
          name, method.noun, first)
      default: return nil
      }
    }
    return goals.compactMap { goal in
      sentence(about: goal).map { Remark(subject: goal.subject, sentence: $0) }
    }
  }

  /// That a scroll view has one scale only, as a sentence; nil where its scales differ.
  private func unzoomable(_ name: String) -> String? {
    guard let view = baseline.index.views[name]?.view, before.times(of: .zooms(name)).isEmpty else { return nil }
    var (minimum, maximum) = (1.0, 1.0)
    for property in view.properties {
      switch property {
      case .minimumZoomScale(let scale): minimum = scale
      case .maximumZoomScale(let scale): maximum = scale
      default: continue
      }
    }
    return minimum == maximum
      ? localized(
        "%1$s did not zoom: its minimumZoomScale and maximumZoomScale are both %2$s (9.1).", name,
        plain(CGFloat(minimum))) : nil
  }

  /// The scroll view in a view that got the first touch in it, or around that touch's view; nil where there is none.
  func scrollView(in view: String) -> String? {
    guard let hit = baseline.touches.first(where: { $0.hit.map { baseline.index.isInside($0, view) } ?? false })?.hit
    else { return nil }
    return baseline.index.path(of: hit).reversed().prefix { $0 != view }.first {
      baseline.index.views[$0]?.view.viewClass.isKind(of: .scrollView) == true
    }
  }

  /// A remark about each view of some goals whose touches a recognizer took.
  func lostTouches(_ goals: [Goal]) -> [Remark] {
    goals.compactMap { goal in
      guard baseline.index.views[goal.subject] != nil else { return nil }
      let undelivered = before.story.touches.lazy.filter { $0.view == goal.subject }.compactMap(Verdict.undelivered)
      let verdict =
        Verdict.verdicts(in: before.story).first { $0.name == goal.subject && $0.outcome == .lost } ?? undelivered.first
      return verdict.map { Remark(subject: $0.name, sentence: Explanation.lost($0.name, $0.text)) }
    }
  }

  /// A remark about each view of some goals that received a touch late, and lost none.
  func lateTouches(_ goals: [Goal]) -> [Remark] {
    let lost = Set(lostTouches(goals).compactMap(\.subject))
    return goals.compactMap { goal in
      switch goal {
      case .isNotifiedSooner(let view, _), .sendsSooner(let view, _):
        guard !lost.contains(view) else { return nil }
        let late = before.story.touches.lazy.filter { $0.view == view }.compactMap(Verdict.late).first
        return late.map { Remark(subject: view, sentence: localized("%1$s: late: %2$s", view, $0.text)) }
      default: return nil
      }
    }
  }

  /// What only code can do for a goal, as a sentence; nil where nothing is known.
  func byHand(_ goal: Goal) -> String? {
    guard case .sends(let control, _) = goal, !before.story.touches.contains(where: { $0.view == control }),
      let inner = scrollView(in: control)
    else { return nil }
    return localized(
      "To keep %1$s scrolling, derive its class: override the four touch methods, and call those of super and of next (9.21).",
      inner)
  }

  /// Which responder kept the keys of a text input, as a sentence; nil where none did.
  private func untaken(_ input: String) -> String? {
    guard before.times(of: .takesText(input)).isEmpty, let keeper = baseline.keepers(besides: input).first else {
      return nil
    }
    return
      localized(
        "%1$s: took no text: %2$s kept the key, as its pressesBegan does not call super, and only a key that no responder keeps becomes text (21.1).",
        input, keeper)
  }

  /// What to use where no change helps a goal; nil where nothing is known.
  package func instead(of goal: Goal) -> String? {
    if case .sends(let control, _) = goal {
      let words = [nothingToSend(control), besideKnob(control)].compactMap(\.self)
      return words.isEmpty ? lifted(from: control) : words.joined(separator: localized("; and "))
    }
    if case .scrolls(let view) = goal { return otherWay(view) ?? unmoved(view).map(withoutStop) }
    if case .selects(let table) = goal, let words = whyUnselected(table) { return words }
    if case .acts(let name) = goal, let words = switchedOffByAction(name) ?? stopped(name) { return words }
    guard case .acts(let name) = goal,
      let story = before.story.recognizers.first(where: { $0.facts.name == name }),
      let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil })
    else { return nil }
    return switch (story.facts.kind, end.reason) {
    case (.pinch, .tooFewTouches?), (.rotation, .tooFewTouches?): tooFewFingers(name)
    case (.tap, .movedTooFar?):
      localized(
        "a finger that goes so far makes no tap; a UIPanGestureRecognizer follows it, a UISwipeGestureRecognizer takes a flick"
      )
    case (.tap, .tooLong?):
      localized("a tap is over sooner; a UILongPressGestureRecognizer waits for a finger that stays")
    case (.edgePan, .wrongEdge?):
      localized(
        "%1$s takes only fingers that come down at its edge; a UIPanGestureRecognizer takes them anywhere", name)
    case (.tap, .tapInterval?): tapsApart(name)
    case (.hover, .subclassRefused?) where before.hovers.isEmpty:
      localized(
        "%1$s follows a pointer without a button, and no finger; a UIPanGestureRecognizer follows a finger", name)
    case (.swipe, .wrongDirection?) where end.measure?.threshold != 0:
      localized("a swipe keeps close to its direction; a UIPanGestureRecognizer follows a finger that strays")
    case (_, .liftedEarly?): tooShort(story, end)
    case (.swipe, .tooSlow?): localized("a swipe is quick; a UIPanGestureRecognizer follows a finger of any speed")
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
    let (time, content) = (clock(moment.time), list ?? localized("the content"))
    return localized(
      "the finger that came down at %1$s only stopped %2$s, which was still moving; one that comes later goes to %3$s (9.14)",
      time, content, name)
  }

  /// How many fingers a gesture of two fingers received, as a clause.
  private func tooFewFingers(_ name: String) -> String {
    if baseline.fingers > 1, let view = baseline.index.recognizers[name]?.view, !baseline.missed(view).isEmpty {
      return localized("%1$s takes two fingers in %2$s, and not all that were down came to it", name, view)
    }
    return baseline.fingers == 1
      ? localized("%1$s takes two fingers, and never more than one was down at a time", name)
      : localized("%1$s takes two fingers, and never more than %2$s was down at a time", name, baseline.fingers)
  }

  /// Where a finger lifted too far from the control that it had pressed, as a clause.
  private func lifted(from control: String) -> String? {
    guard let time = before.times(control, ControlEventName.touchUpOutside.rawValue).last,
      let distance = before.lifts[control], distance > 0
    else { return nil }
    return localized(
      "%1$s sent touchUpOutside at %2$s, as the finger was lifted %3$s pt outside it; up to %4$s pt counts as inside (8.5)",
      control, clock(time), plain(CGFloat((distance * 10).rounded() / 10)), plain(ControlTuning.dragSlop))
  }

  /// How long the pause between taps was, if it was too long.
  private func tapsApart(_ name: String) -> String? {
    guard let gap = baseline.gaps.filter({ $0 > GestureTuning.tapInterval }).min() else { return nil }
    return localized("the next finger came down %1$s s after the one before was lifted", seconds(gap))
  }

  /// A distance with as many digits as the hit test of the inspector shows.
  static func away(_ distance: Double) -> String {
    plain(CGFloat(distance >= 10 ? distance.rounded() : (distance * 100).rounded() / 100))
  }

  /// The opacity below which a view can hardly be seen.
  private static let faint = 0.1

  /// Why no touch hit a view: the first obstacle, from the outside in.
  ///
  /// - Parameters:
  ///   - hovering: whether to look at the hovering pointer instead of touches.
  ///   - calling: the words for the view itself.
  func passedBy(_ view: String, hovering: Bool = false, calling: String) -> String {
    let index = baseline.index
    let isWheel = !hovering && baseline.isTurnedOver(view)
    guard hovering || isWheel || !baseline.touches.isEmpty else {
      return baseline.isWheelTurned
        ? localized("no finger came down, and the wheel is no touch") : localized("no finger came down")
    }
    let pointed = isWheel ? localized("the wheel") : hovering ? localized("the pointer") : localized("the touch")
    let pages = index.otherPages(than: view).map(\.words)
    let missed = baseline.missed(view, hovering: hovering)
    if !pages.isEmpty, let first = missed.first, missed.allSatisfy({ $0.distances[view] == nil }) {
      let hit = first.hit.map { localized("%1$s came to %2$s", pointed, $0) }
      return localized("%1$s was not in the window: %2$s", calling, clauses(pages + (hit.map { [$0] } ?? [])))
    }
    let all = blockers(of: view, hovering: hovering, calling: calling)
    if !all.isEmpty { return clauses(all + coverer(of: view, hovering: hovering, calling: calling, pointed)) }
    for touch in baseline.missed(view, hovering: hovering) {
      if let hit = touch.hit, let cover = index.cover(of: view, by: hit), touch.distances[view] == 0 {
        if let presented = index.presented(over: view, hit: touch.hit) {
          return localized(
            "%1$s is behind %2$s, which is presented over it and got %3$s (30.1)", calling, presented, pointed)
        }
        let covering =
          cover == hit
          ? localized("%1$s, which is in front of it,", hit)
          : localized("%1$s in %2$s, which is in front of it,", hit, cover)
        if let distance = baseline.straightDistance(touch, to: hit), distance > 0, index.isLarger(hit) {
          let away = Self.away(distance)
          return localized(
            "%1$s is covered: %2$s got %3$s %4$s pt outside its bounds, as its point(inside:) takes more than them (2.1, 2.13)",
            calling, covering, pointed, away)
        }
        if let opener = index.opener(of: hit) {
          return localized(
            "%1$s is behind %2$s, which the action of %3$s had put into a separate window, and which got %4$s (2.1)",
            calling, hit, opener.recognizer, pointed)
        }
        // What got a touch was not hidden then.
        let opacity = index.opacity(of: hit, isShown: true)
        if opacity < Self.faint, opacity >= 0.01 {
          return localized(
            "%1$s is covered: %2$s got %3$s (2.1); it can hardly be seen, at an alpha of %4$s, and from 0.01 on a view is hit (2.4)",
            calling, covering, pointed, number(opacity))
        }
        return localized("%1$s is covered: %2$s got %3$s (2.1)", calling, covering, pointed)
      }
      for name in index.path(of: view).dropLast() where (touch.distances[name] ?? 0) > 0 {
        guard touch.distances[view] == 0, let distance = baseline.straightDistance(touch, to: name) else { continue }
        let tool: Tool = isWheel ? .wheel : hovering ? .mouse : .finger
        let size = extent(of: name) + clipping(of: name) + placing(of: view, in: name)
        return
          localized(
            "%1$s was not asked, as %2$s was %3$s pt outside its ancestor %4$s%5$s (2.5)", calling, tool.subject,
            Self.away(distance), name, size)
      }
    }
    if let near = baseline.missed(view, hovering: hovering).first, let own = baseline.straightDistance(near, to: view),
      own > 0
    {
      let distance = baseline.seenDistance([view: own], view)
      let away = Self.away(distance)
      let place = extent(of: view) + shifted(view) + outsideSuperview(view)
      guard let hit = near.hit else {
        return localized("the nearest touch came down %1$s pt outside %2$s%3$s (2.3)", away, view, place)
      }
      return localized(
        "the nearest touch came down %1$s pt outside %2$s%3$s, and %4$s got it (2.3)", away, view, place, hit)
    }
    if let cover = index.presented(over: view, hit: baseline.pointings(hovering: hovering).first?.hit) {
      let what = hovering ? localized("the pointer") : localized("the touch")
      return localized("%1$s is behind %2$s, which is presented over it and got %3$s (30.1)", calling, cover, what)
    }
    if let sheet = index.sheet(over: view, hit: baseline.pointings(hovering: hovering).first?.hit) {
      let what = hovering ? localized("the pointer") : localized("the touches")
      return localized(
        "%1$s is behind the sheet of %2$s, and its dimming view received %3$s (30.13)", calling, sheet.name, what)
    }
    if !hovering, let words = underBar(view, calling: calling) { return words }
    let what = hovering ? localized("the pointer") : localized("the touches")
    if let hit = baseline.pointings(hovering: hovering).first?.hit { return localized("%1$s came to %2$s", what, hit) }
    return localized("no view took %1$s", what)
  }

  /// That a view which is skipped is covered too, so that both must change, as a clause in a list; empty if it is not.
  private func coverer(of view: String, hovering: Bool, calling: String, _ pointed: String) -> [String] {
    let hit = baseline.missed(view, hovering: hovering).lazy.compactMap { touch in
      touch.hit.flatMap { touch.distances[view] == 0 && self.baseline.index.cover(of: view, by: $0) == $0 ? $0 : nil }
    }.first
    return hit.map {
      [localized("%1$s is covered too: %2$s, which is in front of it, got %3$s (2.1)", calling, $0, pointed)]
    }
      ?? []
  }

  /// Every view on the path to a view that keeps touches from it, from the outside in, each as a clause.
  private func blockers(of view: String, hovering: Bool, calling: String) -> [String] {
    let index = baseline.index
    var found: [String] = []
    for name in index.path(of: view) {
      let who = name == view ? calling : localized("%1$s, which %2$s is in,", name, view)
      let refusals = index.refusals(of: name).map(\.words)
      if !refusals.isEmpty {
        found.append(localized("%1$s was skipped because %2$s", who, list(refusals)))
      } else if let words = index.redirection(of: name, for: view), !baseline.missed(view, hovering: hovering).isEmpty {
        found.append(localized("%1$s was skipped because %2$s", who, words))
      } else if index.isSmaller(name), baseline.missed(view, hovering: hovering).first?.distances[name] == 0 {
        found.append(
          localized(
            "%1$s was skipped because its point(inside:) says no there, though it is inside its bounds (2.13)", who))
      }
    }
    return found
  }

  /// That a view clips, so that what is outside it cannot be seen, as a clause.
  ///
  /// Empty for a view that does not clip.
  private func clipping(of view: String) -> String {
    let clips = baseline.index.views[view]?.view.properties.contains(.clipsToBounds(true)) == true
    return clips ? localized(", which clips what is outside it") : ""
  }

  /// The size of a view that has almost none, or that transforms change.
  private func extent(of view: String) -> String {
    guard let size = before.sizes[view] else { return "" }
    if let seen = before.seenSizes[view], abs(seen.width - size.width) > 1 || abs(seen.height - size.height) > 1 {
      return localized(
        ", which transforms scale to %1$s by %2$s pt", plain(seen.width.rounded()), plain(seen.height.rounded()))
    }
    if let turn = before.turns[view], abs(turn) > 0.5 {
      return localized(", which transforms turn by %1$s", quantity(abs(turn), .degrees))
    }
    guard size.width < 1 || size.height < 1 else { return "" }
    let (width, height) = (plain(size.width), plain(size.height))
    let isBound = baseline.index.views[view]?.view.properties.contains(
      .translatesAutoresizingMaskIntoConstraints(false))
    return isBound == true
      ? localized(", which is %1$s by %2$s pt large by its constraints", width, height)
      : localized(", which is %1$s by %2$s pt large", width, height)
  }
}
