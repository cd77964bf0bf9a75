import TouchArbiter
import TouchGeometry
import TouchScenes
import TouchTrace

extension Doctor {
  /// What may have been wished for and did not happen: for each loser a wish, the gravest first.
  ///
  /// Who gave way to one that it had been told to wait for, and whose gesture was plainly not made while another one
  /// acted, has lost nothing.
  package var complaints: [Wish] {
    var found: [(gravity: Int, wish: Wish)] = []
    for story in before.story.recognizers {
      if let complaint = complaint(of: story) { found.append(complaint) }
    }
    for touch in before.story.touches { found += complaints(of: touch) }
    for touch in finding.touches { found += missedViews(touch) }
    var seen: Set<Wish> = []
    let ordered = found.enumerated().sorted { ($0.element.gravity, $0.offset) < ($1.element.gravity, $1.offset) }
    return ordered.map(\.element.wish).filter { seen.insert($0).inserted }
  }

  /// Whether anybody acted, or anything was sent or scrolled.
  private var hasSuccess: Bool {
    before.lines.contains {
      $0.what == "acts" || $0.what == "scrolls" || $0.what == "touchUpInside" || $0.what == "valueChanged"
    }
  }

  // MARK: Recognizers

  private func complaint(of story: RecognizerStory) -> (Int, Wish)? {
    let name = story.facts.name
    guard let own = finding.index.recognizers[name] else { return nil }
    let isScroll = name == "\(own.view).pan"
    let wish = isScroll ? Wish.scrolls(own.view) : .acts(name)
    let hasActed = !before.times(of: wish).isEmpty
    if story.attempts.isEmpty {
      guard !isScroll, !finding.missed(own.view).isEmpty, isNear(own.view) else { return nil }
      return hasSuccess && !isUnderFinger(own.view) ? nil : (1, wish)
    }
    var losses: [(moment: Moment, attempt: RecognizerStory.Attempt)] = []
    for attempt in story.attempts {
      let isLucky = attempt.moments.contains { if case .acted = $0.what { true } else { false } }
      if !isLucky, let loss = attempt.moments.last(where: isLoss) { losses.append((loss, attempt)) }
    }
    if losses.isEmpty, !hasActed, isInVain(story) { return (0, wish) }
    if let (loss, attempt) = losses.first {
      if isScroll, isAcross(story, loss.culprit) { return nil }
      if isEarlyTap(story, loss) { return (0, .actsLess(name)) }
      // A finger that lifted, or that stays, makes no longer gesture.
      return isHopeless(story, loss, attempt) ? nil : (0, wish)
    }
    guard !hasActed, let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil }) else { return nil }
    if hasSuccess && !isNearMiss(end) { return nil }
    return (2, wish)
  }

  /// Whether somebody else, and not the finger, decided.
  private func isLoss(_ moment: Moment) -> Bool {
    switch (moment.what, moment.reason) {
    case (.received(_, false), .disabled?), (.received(_, false), .touchType?),
      (.received(_, false), .exclusiveTouchType?), (.received(_, false), .subclassRefused?),
      (.received(_, false), .delegateRefused?), (.received(_, false), .exclusiveTouch?):
      true
    case (.transition(_, .failed), .preventedBy?): !moment.isByRequirement
    case (.transition(_, .failed), .requirementRecognized?):
      // A wait is intended, unless the other recognizer made nothing of it.
      moment.culprit.map { before.times(of: .acts($0)).isEmpty } ?? false
    case (.transition(_, .failed), .requirementCycle?), (.transition(_, .failed), .shouldBeginView?),
      (.transition(_, .failed), .shouldBeginDelegate?), (.transition(_, .failed), .touchesShouldCancel?),
      (.transition(_, .failed), .cannotScroll?):
      true
    default: false
    }
  }

  /// Whether a tap lost to one with more taps: it has acted too soon before.
  private func isEarlyTap(_ story: RecognizerStory, _ loss: Moment) -> Bool {
    let winner = before.story.recognizers.first { $0.facts.name == loss.culprit }?.facts
    return story.facts.kind == .tap && winner?.kind == .tap && (winner?.taps ?? 0) > story.facts.taps
      && !before.times(of: .acts(story.facts.name)).isEmpty
  }

  /// Whether two scroll views went along different axes: then nobody has lost.
  private func isAcross(_ story: RecognizerStory, _ culprit: String?) -> Bool {
    guard let culprit else { return false }
    let winner = before.story.recognizers.first { $0.facts.name == culprit }?.facts
    guard let mine = story.facts.scrolls else { return false }
    if let its = winner?.scrolls { return mine.isDisjoint(with: its) }
    return !before.story.ways.contains {
      $0.recognizer == culprit && mine.contains($0.isHorizontal ? .horizontal : .vertical)
    }
  }

  /// Whether it waits for one that never fails where it would recognize itself: for a tap with as few taps, or a pan, on
  /// its own view or around it, which was always done by the time at which it would have acted without.
  ///
  /// Who waits for one that asks for more wants it so: a single tap for a double tap, a list for its edge.
  private func isInVain(_ story: RecognizerStory) -> Bool {
    var ends: [(start: Double, loss: Double)] = []
    for attempt in story.attempts {
      guard let start = attempt.moments.first?.time,
        let loss = attempt.moments.last(where: { moment in
          guard case .transition(_, .failed) = moment.what else { return false }
          return moment.reason == .requirementRecognized || moment.isByRequirement
        }), let culprit = loss.culprit, asksForNoMore(culprit, than: story.facts)
      else { continue }
      ends.append((start, loss.time))
    }
    guard !ends.isEmpty, let free = scene.freeing(story.facts.name),
      let alone = Glance(of: .acts(story.facts.name), input, into: free)
    else { return false }
    return !alone.times.isEmpty
      && alone.times.allSatisfy { time in ends.contains { $0.start <= time && $0.loss <= time } }
  }

  /// Whether one recognizes wherever another would, and is offered every touch that the other is offered.
  private func asksForNoMore(_ name: String, than other: RecognizerFacts) -> Bool {
    guard let one = before.story.recognizers.first(where: { $0.facts.name == name })?.facts,
      let view = finding.index.recognizers[name]?.view, let inner = finding.index.recognizers[other.name]?.view,
      finding.index.isInside(inner, view), one.scrolls == nil, one.touches <= other.touches
    else { return false }
    return switch (one.kind, other.kind) {
    case (.tap, .tap): one.taps <= other.taps
    case (.pan, .swipe), (.pan, .pan), (.pan, .edgePan), (.swipe, .swipe), (.press, .press): true
    default: false
    }
  }

  /// Farthest that a tap may wander, in points (7.1.3).
  private static let tapMovement = 45.0

  private func isHopeless(
    _ story: RecognizerStory, _ loss: Moment, _ attempt: RecognizerStory.Attempt
  ) -> Bool {
    guard loss.reason == .preventedBy else { return false }
    let winner = before.story.recognizers.first { $0.facts.name == loss.culprit }?.facts.kind
    return switch (story.facts.kind, winner) {
    case (.press, .tap), (.press, .pan), (.press, .swipe), (.pan, .tap), (.swipe, .tap), (.pinch, .tap),
      (.rotation, .tap), (.edgePan, .tap), (.edgePan, .press), (.hover, _):
      true
    // A finger that went far was no tap.
    case (.tap, .pan), (.tap, .swipe):
      finding.travel(of: attempt) > Self.tapMovement
        && !before.times(of: .acts(story.facts.name)).isEmpty
    default: false
    }
  }

  /// Whether what was measured and what was asked for are close.
  private func isNearMiss(_ moment: Moment) -> Bool {
    guard let measure = moment.measure else { return false }
    let (low, high) = (
      min(abs(measure.measured), abs(measure.threshold)), max(abs(measure.measured), abs(measure.threshold))
    )
    return low > 0 && high / low <= 1.5
  }

  private func isUnderFinger(_ view: String) -> Bool { finding.touches.contains { $0.distances[view] == 0 } }

  private func isNear(_ view: String) -> Bool { finding.touches.contains { ($0.distances[view] ?? 1000) <= 44 } }

  // MARK: Views

  private func complaints(of touch: TouchStory) -> [(Int, Wish)] {
    guard let view = touch.view, finding.index.views[view] != nil else { return [] }
    let isHeard = touch.isControl || finding.index.views[view].map { !$0.view.overrides.isEmpty } == true
    guard isHeard, !touch.isScrollView else { return [] }
    var found: [(Int, Wish)] = []
    for moment in touch.moments {
      switch (moment.what, moment.reason) {
      case (.cancelled, .recognized?), (.dropped, .recognized?):
        let thief = before.story.recognizers.first { $0.facts.name == moment.culprit }?.facts
        let wasKnown = if case .cancelled = moment.what { true } else { false }
        if thief?.scrolls != nil, wasKnown || !touch.isControl { continue }
        // A recognizer of the view itself wants it so.
        if thief?.viewID == touch.viewID, !touch.isControl { continue }
        let isUnheard = !wasKnown && finding.index.views[view]?.view.overrides.contains(.touchesBegan) == true
        found.append(
          (0, touch.isControl ? .sends(view, nil) : .isTold(view, isUnheard ? .touchesBegan : .touchesEnded)))
      // Who lets nobody else have touches beside it lets others have them alone.
      case (_, .exclusiveTouch?) where isExclusive(view): continue
      case (.withheld(.began), .multipleTouchDisabled?): found.append((2, .isTold(view, .touchesBegan)))
      case (.withheld(.began), .exclusiveTouch?), (.dropped(.began), .exclusiveTouch?):
        found.append((2, touch.isControl ? .sends(view, nil) : .isTold(view, .touchesBegan)))
      case (.delivered(.began), _):
        if touch.isControl, before.lateness(of: view) > 0.05 { found.append((3, .isToldSooner(view))) }
      default: continue
      }
    }
    return found
  }

  private func isExclusive(_ view: String) -> Bool {
    finding.index.flag(view, { if case .isExclusiveTouch(let flag) = $0 { flag } else { nil } }, default: false)
  }

  /// Views under a finger that came to nothing elsewhere.
  private func missedViews(_ touch: (serial: Int, hit: String?, distances: [String: Double])) -> [(Int, Wish)] {
    let index = finding.index
    let isLost = touch.hit.map { hit in
      let view = index.views[hit]?.view
      let isBusy = view?.viewClass.isKind(of: .control) == true || view?.overrides.isEmpty == false
      return !isBusy && !hasSuccess
    }
    guard isLost ?? true else { return [] }
    return index.viewNames.compactMap { name in
      guard touch.distances[name] == 0, touch.hit.map({ !index.isInside($0, name) }) ?? true,
        let view = index.views[name]?.view
      else { return nil }
      if view.viewClass.isKind(of: .control) { return (1, .sends(name, nil)) }
      return view.overrides.isEmpty
        ? nil : (1, .isTold(name, view.overrides.contains(.touchesEnded) ? .touchesEnded : .touchesBegan))
    }
  }
}

extension Doctor {
  /// Why no touch came to a recognizer: who passed its view by, or who covers it; nil for one that was offered a touch.
  package func neverAsked(_ recognizer: String) -> String? {
    guard let own = finding.index.recognizers[recognizer],
      before.story.recognizers.first(where: { $0.facts.name == recognizer })?.attempts.isEmpty ?? true
    else { return nil }
    return passedBy(own.view)
  }

  /// What else to use where a recognizer cannot do what was done, whatever is changed; nil where nothing is known.
  package func instead(of wish: Wish) -> String? {
    guard case .acts(let name) = wish,
      let story = before.story.recognizers.first(where: { $0.facts.name == name }),
      let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil })
    else { return nil }
    let fingers = finding.fingers == 1 ? "one was" : "\(finding.fingers) were"
    return switch (story.facts.kind, end.reason) {
    case (.pinch, .tooFewTouches?), (.rotation, .tooFewTouches?):
      "\(name) takes two fingers, and \(fingers) down at once"
    case (.tap, .tooLong?): "a tap is over sooner; a UILongPressGestureRecognizer waits for a finger that stays"
    case (.swipe, .tooSlow?): "a swipe is quick; a UIPanGestureRecognizer follows a finger of any speed"
    default: nil
    }
  }

  /// Why touches did not come to a view: the first thing in the way, from the outside in.
  func passedBy(_ view: String) -> String {
    let index = finding.index
    guard !finding.touches.isEmpty else { return "no finger came down" }
    for name in index.path(of: view) {
      guard let refusal = index.refusals(of: name).first else { continue }
      let who = name == view ? "\(view), its view," : "\(name), which \(view) is in,"
      return "\(who) was passed by because \(refusal.words)"
    }
    for touch in finding.missed(view) {
      if let hit = touch.hit, let cover = index.cover(of: view, by: hit), touch.distances[view] == 0 {
        let covering =
          cover == hit ? "\(hit), which lies in front of it," : "\(hit) in \(cover), which lies in front of it,"
        return "\(named(view, for: view)) is covered: \(covering) got the touch (2.1)"
      }
      for name in index.path(of: view).dropLast() where (touch.distances[name] ?? 0) > 0 {
        guard touch.distances[view] == 0, let distance = touch.distances[name] else { continue }
        return
          "\(named(view, for: view)) was not asked, as the finger was \(plain(CGFloat(distance))) pt outside \(name) around it (2.5)"
      }
    }
    if let near = finding.missed(view).first, let distance = near.distances[view], distance > 0 {
      let went = near.hit.map { ", and \($0) got it" } ?? ""
      return
        "the nearest touch came down \(plain(CGFloat((distance * 10).rounded() / 10))) pt outside \(view)\(went) (2.3)"
    }
    if let hit = finding.touches.first?.hit { return "the touches came to \(hit)" }
    return "no view took the touches"
  }

  private func named(_ name: String, for view: String) -> String { name == view ? "\(name), its view," : name }
}
