import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

extension Diagnosis {
  /// The goals that the input probably had and that did not come about, the most important first.
  ///
  /// A recognizer that waited for another as required has lost nothing. Neither has one whose gesture was clearly not
  /// made while another acted.
  package var likelyGoals: [Goal] {
    var found: [(gravity: Int, goal: Goal)] = []
    var replays = 0
    for story in before.story.recognizers {
      if let complaint = complaint(of: story, &replays) { found.append(complaint) }
    }
    for touch in before.story.touches { found += likelyGoals(of: touch) }
    for touch in baseline.touches { found += missedViews(touch) + meantControls(touch) }
    found += unpressed + unzoomed + unheard + untyped + idle + unturned + displaced
    found += lateRecognizers
    found += unopenedRows.filter(hasLost).map { (0, $0) }
    found += unmovedRows.filter { before.times(of: .scrolls($0.subject)).isEmpty }.map { (1, $0) }
    var seen: Set<Goal> = []
    let ordered = found.enumerated().sorted { ($0.element.gravity, $0.offset) < ($1.element.gravity, $1.offset) }
    return withoutRightWaits(withoutNeighbors(ordered.map(\.element.goal).filter { seen.insert($0).inserted }))
  }

  /// Whether a recognizer acted, or a control sent something, or content scrolled.
  var hasSuccess: Bool {
    before.lines.contains { ["acts", "scrolls", "selects"].contains($0.what) || before.isMeant($0) }
  }

  // MARK: Recognizers

  private func complaint(of story: RecognizerStory, _ replays: inout Int) -> (Int, Goal)? {
    let name = story.facts.name
    if let view = baseline.index.owner(of: name, as: .scrollPinch) { return zoomComplaint(view, story) }
    guard let own = baseline.index.recognizers[name] else { return nil }
    // Apps cannot change the recognizers of the kit: a tap on a row is not a swipe, and a press without a menu is not a
    // fault.
    if baseline.index.isKit(name, .rowSwipe) || baseline.index.isSheetDrag(name) { return nil }
    if baseline.index.isMenu(name), !isBeatenByApp(story) { return nil }
    if isUsual(story) { return nil }
    // A recognizer of the kit that received no touch was not meant; a refusal by its delegate comes last.
    let isOfTheKit = scene.partsOfTheKit.contains(name)
    if isOfTheKit, !story.attempts.contains(where: \.wasOffered) { return nil }
    let isScroll = baseline.index.isOwnPan(name)
    let goal = isScroll ? Goal.scrolls(own.view) : .acts(name)
    let hasActed = !before.times(of: goal).isEmpty
    if story.attempts.isEmpty {
      let isHover = baseline.isHover(name)
      if isLeftOut(own.description, of: own.view, isHover) { return (1, goal) }
      let places = baseline.pointings(hovering: isHover).map { touch in
        baseline.isCutOff(own.view, under: touch.distances)
          ? .infinity : baseline.seenDistance(touch.distances, own.view)
      }
      let nearest = places.min() ?? .infinity
      let maximum = baseline.isFlat(own.view) ? SearchSpace.farthest : SearchSpace.nearby
      guard !isScroll, !baseline.missed(own.view, hovering: isHover).isEmpty, nearest <= maximum else { return nil }
      return hasSuccess && nearest > 0 ? nil : (1, goal)
    }
    // A finger that did not move was not meant to scroll.
    if isScroll, story.attempts.allSatisfy({ baseline.travel(of: $0) < Self.shortWay }) { return nil }
    var losses: [(moment: Moment, attempt: RecognizerStory.Attempt)] = []
    for attempt in story.attempts {
      if !attempt.hasActed, let loss = attempt.moments.last(where: isLoss) { losses.append((loss, attempt)) }
    }
    if losses.isEmpty, !hasActed, isWithoutEffect(story, &replays) { return (0, goal) }
    // At its edge it transfers the drag, which is no loss (9.20).
    if isScroll,
      story.attempts.contains(where: { $0.moments.contains { if case .transferred = $0.what { true } else { false } } })
    {
      return nil
    }
    // A scroll view inside it has transferred the drag (9.20).
    if isScroll, !losses.isEmpty, !before.times(of: goal).isEmpty { return nil }
    if let (loss, attempt) = losses.first {
      // The touch was meant for the text input.
      if isOfTextInput(loss.culprit) { return nil }
      if isScroll, isForOtherInput(loss.culprit) { return nil }
      if isScroll, isAcross(story, loss.culprit), !isInstantPress(loss.culprit, against: own.view) { return nil }
      // A drag across the axis of a list was not meant for it.
      if isScroll, loss.reason == .cannotScroll, story.facts.scrolls?.isEmpty == false { return nil }
      if isEarlyTap(story, loss) { return (0, .actsLess(name)) }
      if loss.reason == .disabled, hasSuccess, !wouldAct(name) { return nil }
      // A finger that lifted, or that stays, cannot make a longer gesture.
      return isExpectedLoss(story, loss, attempt) ? nil : (isOfTheKit ? 2 : 0, goal)
    }
    // Several fingers zoom.
    if isScroll, baseline.fingers > 1 { return nil }
    if isStill(story) || isAlongEdge(story, own.description) { return nil }
    guard !hasActed, let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil }) else { return nil }
    if hasSuccess && !isNearMiss(end, of: story) { return nil }
    return (2, goal)
  }

  /// Whether a press of an app excluded this one, and the finger then stayed, as it does for a menu.
  private func isBeatenByApp(_ story: RecognizerStory) -> Bool {
    story.attempts.contains { attempt in
      baseline.travel(of: attempt) < Self.shortWay
        && attempt.moments.contains { moment in
          guard moment.reason == .preventedBy, let culprit = moment.culprit else { return false }
          let kind = before.story.recognizers.first { $0.facts.name == culprit }?.facts.kind
          return kind == .press && !scene.partsOfTheKit.contains(culprit)
        }
    }
  }

  /// Whether a gesture of movement had no moving finger, so that it was not meant.
  func isStill(_ story: RecognizerStory) -> Bool {
    switch story.facts.kind {
    case .pan, .edgePan, .swipe:
      story.attempts.flatMap(\.moments).contains { $0.reason == .liftedEarly || $0.reason == .wrongEdge }
        && story.attempts.allSatisfy { baseline.travel(of: $0) < Self.shortWay }
    case .tap, .press, .pinch, .rotation, .hover, .other: false
    }
  }

  /// Whether the finger of an edge pan came down away from its edge and did not move inward.
  private func isAlongEdge(_ story: RecognizerStory, _ own: SceneRecognizer) -> Bool {
    guard story.attempts.flatMap(\.moments).contains(where: { $0.reason == .wrongEdge }), let way = baseline.way else {
      return false
    }
    var edges: [EdgeName] = [.left]
    for property in own.properties { if case .edges(let some) = property { edges = some } }
    let isAcross = abs(way.dx) >= abs(way.dy)
    if cameFromAnotherEdge(than: edges) { return false }
    return !edges.contains { edge in
      switch edge {
      case .left: isAcross && way.dx > 0
      case .right: isAcross && way.dx < 0
      case .top: !isAcross && way.dy > 0
      case .bottom: !isAcross && way.dy < 0
      case .all: true
      }
    }
  }

  /// Whether the first finger came down at an edge of the scene and moved inward, as in an edge pan of another edge.
  private func cameFromAnotherEdge(than edges: [EdgeName]) -> Bool {
    guard let way = baseline.way, !hasSuccess, let place = baseline.firstPlace else { return false }
    let (reach, size) = (GestureTuning.edgeRegion, scene.size)
    let from: [(edge: EdgeName, isThere: Bool)] = [
      (.left, place.x <= reach && way.dx > abs(way.dy)),
      (.right, place.x >= size.width - reach && -way.dx > abs(way.dy)),
      (.top, place.y <= reach && way.dy > abs(way.dx)),
      (.bottom, place.y >= size.height - reach && -way.dy > abs(way.dx)),
    ]
    return from.contains { $0.isThere && !edges.contains($0.edge) }
  }

  /// Whether the recognizer that a goal is about lost to another one.
  private func hasLost(_ goal: Goal) -> Bool {
    before.story.recognizers.first { $0.facts.name == goal.subject }?.attempts.contains { attempt in
      attempt.moments.contains { $0.reason == .preventedBy || $0.reason == .requirementRecognized }
    } ?? false
  }

  /// Whether a disabled recognizer missed the pointer, or a pan leaves the wheel to others.
  private func isLeftOut(_ own: SceneRecognizer, of view: String, _ isHover: Bool) -> Bool {
    if isHover {
      return own.properties.contains(.isEnabled(false))
        && before.hovers.contains { $0.hit.map { baseline.index.isInside($0, view) } ?? false }
    }
    let isFree = own.recognizerClass == .pan && !baseline.index.isOwnPan(own.name)
    return isFree && baseline.touches.isEmpty && baseline.isWheelTurned && !hasSuccess
  }

  /// The movement from which a finger is not held still, in points.
  static let shortWay = 5.0

  /// Whether the kit created a recognizer for a text input.
  private func isOfTextInput(_ name: String?) -> Bool {
    guard let name, baseline.index.recognizers[name] == nil, case .kit(_, let owner)? = baseline.index.subjects[name]
    else {
      return false
    }
    return baseline.index.isTextInput(owner)
  }

  /// Whether another recognizer or the system decided, and not the movement of the finger.
  private func isLoss(_ moment: Moment) -> Bool {
    switch (moment.what, moment.reason) {
    case (.received(_, false), .disabled?), (.received(_, false), .touchType?),
      (.received(_, false), .exclusiveTouchType?), (.received(_, false), .subclassRefused?),
      (.received(_, false), .delegateRefused?), (.received(_, false), .exclusiveTouch?):
      true
    // No app made a list wait for its sheet.
    case (.transition(_, .failed), .preventedBy?):
      !moment.isByRequirement || moment.culprit.flatMap { baseline.index.growingSheet(draggedBy: $0) } != nil
    case (.transition(_, .failed), .requirementRecognized?):
      // Waiting is intended, unless the other recognizer did not act.
      moment.culprit.map { before.times(of: .acts($0)).isEmpty } ?? false
    case (.transition(_, .failed), .requirementCycle?), (.transition(_, .failed), .shouldBeginView?),
      (.transition(_, .failed), .shouldBeginDelegate?), (.transition(_, .failed), .touchesShouldCancel?),
      (.transition(_, .failed), .cannotScroll?):
      true
    default: false
    }
  }

  /// Whether a tap lost to one with more taps, after it had acted too soon.
  private func isEarlyTap(_ story: RecognizerStory, _ loss: Moment) -> Bool {
    let winner = before.story.recognizers.first { $0.facts.name == loss.culprit }?.facts
    return story.facts.kind == .tap && winner?.kind == .tap && (winner?.taps ?? 0) > story.facts.taps
      && !before.times(of: .acts(story.facts.name)).isEmpty
  }

  /// Whether two scroll views moved along different axes, so that neither lost.
  private func isAcross(_ story: RecognizerStory, _ culprit: String?) -> Bool {
    guard let culprit else { return false }
    let winner = before.story.recognizers.first { $0.facts.name == culprit }?.facts
    guard let mine = story.facts.scrolls else { return false }
    if baseline.index.isSheetDrag(culprit) { return !mine.contains(.vertical) }
    if let its = winner?.scrolls { return mine.isDisjoint(with: its) }
    return !before.story.ways.contains {
      $0.recognizer == culprit && mine.contains($0.isHorizontal ? .horizontal : .vertical)
    }
  }

  private func isExpectedLoss(
    _ story: RecognizerStory, _ loss: Moment, _ attempt: RecognizerStory.Attempt
  ) -> Bool {
    guard loss.reason == .preventedBy else { return false }
    let beater = before.story.recognizers.first { $0.facts.name == loss.culprit }?.facts
    let winner = beater?.kind
    // A double tap fails where there were three taps.
    if story.facts.kind == .tap, winner == .tap, (beater?.taps ?? 0) > story.facts.taps { return true }
    return switch (story.facts.kind, winner) {
    case (.press, .tap), (.press, .pan), (.press, .swipe), (.pan, .tap), (.swipe, .tap), (.pinch, .tap),
      (.rotation, .tap), (.edgePan, .tap), (.edgePan, .press), (.hover, _):
      true
    // A finger that moved far did not tap.
    case (.tap, .pan), (.tap, .swipe):
      baseline.travel(of: attempt) > Double(GestureTuning.tapMovement)
        && !before.times(of: .acts(story.facts.name)).isEmpty
    default: false
    }
  }

  /// Whether the measured value is close to the threshold.
  private func isNearMiss(_ moment: Moment, of story: RecognizerStory) -> Bool {
    // A drag exceeds the limit of a tap by little in the event in which it fails.
    if moment.reason == .movedTooFar, let limit = moment.measure?.threshold,
      story.attempts.contains(where: { baseline.travel(of: $0) > 2 * limit })
    {
      return false
    }
    // Another direction is not close.
    guard let measure = moment.measure, moment.reason != .wrongDirection else { return false }
    // A missing tap is not close.
    if moment.reason == .tapInterval { return false }
    // Three fingers are not close to two.
    if measure.unit == .touches || measure.unit == .taps { return false }
    let (low, high) = (
      min(abs(measure.measured), abs(measure.threshold)), max(abs(measure.measured), abs(measure.threshold))
    )
    return low > 0 && high / low <= 1.5
  }

  /// Goals for responders of keys, motion and remote controls that no responder handled.
  private var unheard: [(Int, Goal)] {
    var found: [(Int, Goal)] = []
    for method in [EventMethod.pressesBegan, .motionBegan, .remoteControlReceived] {
      let signals = before.story.signals.filter { EventMethod(signal: $0.word) == method }
      guard signals.contains(where: \.isLost) else { continue }
      for name in scene.overrides(method) where before.times(of: .hears(name, method)).isEmpty {
        found.append((1, .hears(name, scene.own(of: method, name))))
      }
    }
    return found
  }

  /// The goal of a scroll view whose pinch acted without zooming.
  private func zoomComplaint(_ view: String, _ story: RecognizerStory) -> (Int, Goal)? {
    guard let own = baseline.index.views[view]?.view, before.times(of: .zooms(view)).isEmpty else { return nil }
    // A delegate that returns a view to zoom intends zooming, even if the scales do not allow it.
    let isOff =
      own.viewForZooming != nil && baseline.fingers > 1
      && story.attempts.contains { $0.moments.contains { $0.reason == .disabled } }
    return isOff || !before.times(SceneIndex.pinchName(of: view), "acts").isEmpty ? (0, .zooms(view)) : nil
  }

  // MARK: Views

  private func likelyGoals(of touch: TouchStory) -> [(Int, Goal)] {
    if let table = touch.view.flatMap(baseline.index.tableAround) { return rowComplaint(of: touch, in: table) }
    guard let view = touch.view, baseline.index.views[view] != nil else { return [] }
    let isHeard = touch.isControl || baseline.index.views[view].map { !$0.view.overrides.isEmpty } == true
    guard isHeard, !touch.isScrollView else { return [] }
    var found: [(Int, Goal)] = liftedOutside(of: view) + notEdited(view)
    if baseline.index.keepsFromItself(view), before.times(of: sending(view)).isEmpty {
      found.append((1, sending(view)))
    }
    for moment in touch.moments {
      switch (moment.what, moment.reason) {
      case (.cancelled, .recognized?), (.dropped, .recognized?):
        let winner = before.story.recognizers.first { $0.facts.name == moment.culprit }?.facts
        let wasKnown = if case .cancelled = moment.what { true } else { false }
        if winner?.scrolls != nil, wasKnown || !touch.isControl { continue }
        if let winner, baseline.index.isSheetDrag(winner.name) { continue }
        if let winner, touch.isControl, isDrag(touch, across: view, by: winner) { continue }
        // A recognizer of the view itself takes its touches on purpose.
        let isField = baseline.index.views[view]?.view.viewClass == .textField
        if winner?.viewID == touch.viewID, !touch.isControl || isField { continue }
        let isUnheard = !wasKnown && baseline.index.views[view]?.view.overrides.contains(.touchesBegan) == true
        found.append(
          (0, touch.isControl ? sending(view) : .isNotified(view, isUnheard ? .touchesBegan : .touchesEnded)))
      // An exclusive view accepts losing to another exclusive view.
      case (_, .exclusiveTouch?) where isExclusive(view): continue
      case (.withheld(.began), .multipleTouchDisabled?): found.append((2, .isNotified(view, .touchesBegan)))
      case (.withheld(.began), .exclusiveTouch?), (.dropped(.began), .exclusiveTouch?):
        found.append((2, touch.isControl ? sending(view) : .isNotified(view, .touchesBegan)))
      case (.dropped(.began), .touchesShouldBegin?):
        found.append((1, touch.isControl ? sending(view) : .isNotified(view, .touchesBegan)))
      default: continue
      }
    }
    // A view that was pressed comes before a gesture that was not made.
    if let late = lateGoal(of: touch, in: view) { found.append((touch.isControl ? 3 : 1, late)) }
    return found
  }

  /// Whether a finger moved too far to press a control, and a recognizer followed it that follows fingers.
  ///
  /// A control that follows fingers, as a slider does, lost if it would have sent something without the other.
  private func isDrag(_ touch: TouchStory, across control: String, by winner: RecognizerFacts) -> Bool {
    switch winner.kind {
    case .pan, .edgePan, .swipe: break
    case .tap, .press, .pinch, .rotation, .hover, .other: return false
    }
    // A swipe can be a slip on a button.
    let isSlip = winner.kind == .swipe
    guard baseline.travel(ofFinger: touch.id) > Double(GestureTuning.tapMovement) else { return false }
    switch baseline.index.views[control]?.view.viewClass {
    case .slider, .switch, .segmentedControl: break
    default: if !isSlip { return true }
    }
    let isScroll = baseline.index.isOwnPan(winner.name)
    let change: Change? =
      isScroll
      ? baseline.index.recognizers[winner.name].map { .view($0.view, .isScrollEnabled(false)) }
      : .removeRecognizer(winner.name)
    guard let without = change?.applied(to: scene),
      let alone = QuickReplay(of: .sends(control, nil), input, into: without)
    else { return false }
    return alone.times.count <= before.times(of: .sends(control, nil)).count
  }

  /// The goal of a row whose touch a tap took, or whose tap had no effect.
  private func rowComplaint(of touch: TouchStory, in table: String) -> [(Int, Goal)] {
    for moment in touch.moments {
      guard moment.reason == .recognized, let culprit = moment.culprit,
        let winner = before.story.recognizers.first(where: { $0.facts.name == culprit })?.facts
      else { continue }
      switch (moment.what, winner.kind) {
      case (.cancelled, .tap), (.dropped, .tap): return [(0, .selects(table))]
      // A press that began before a tap is over.
      case (.cancelled, .press), (.dropped, .press):
        let hold = baseline.holds.last ?? 0
        if hold < GestureTuning.pressDuration, before.times(of: .selects(table)).isEmpty {
          return [(0, .selects(table))]
        }
        continue
      default: continue
      }
    }
    let isStill = baseline.travel(ofFinger: touch.id) < Self.shortWay
    return isStill && !hasSuccess ? [(1, .selects(table))] : []
  }

  /// The goal of a control whose finger lifted too far away, if nothing else happened.
  private func liftedOutside(of control: String) -> [(Int, Goal)] {
    let isOutside = !before.times(control, ControlEventName.touchUpOutside.rawValue).isEmpty
    let isBeside = besideKnob(control) != nil && baseline.travel >= Self.shortWay
    return (isOutside || isBeside) && !hasSuccess ? [(2, sending(control))] : []
  }

  /// The goal of a tapped field whose delegate refused editing.
  private func notEdited(_ field: String) -> [(Int, Goal)] {
    let isRefused = baseline.index.views[field]?.view.textDelegate?.shouldBeginEditing == false
    let isField = baseline.index.views[field]?.view.viewClass == .textField
    return isRefused && isField && before.times(of: sending(field)).isEmpty ? [(1, sending(field))] : []
  }

  private func isExclusive(_ view: String) -> Bool {
    baseline.index.flag(view, { if case .isExclusiveTouch(let flag) = $0 { flag } else { nil } }, default: false)
  }

  /// Whether a view that the kit adds around presented views received a touch and acted.
  private func isTakenByTheKit(_ hit: String?) -> Bool {
    guard let hit, baseline.index.views[hit] == nil, baseline.index.tableAround(hit) == nil else { return false }
    return before.facts.contains { fact in
      if case .acted = fact.what { fact.recognizer?.isNamed == false } else { false }
    }
  }

  /// Goals for the views under a touch that had no effect elsewhere.
  private func missedViews(_ touch: (serial: Int, hit: String?, distances: [String: Double])) -> [(Int, Goal)] {
    let index = baseline.index
    let isLost = touch.hit.map { hit in
      let view = index.views[hit]?.view
      let isBusy = view?.viewClass.isKind(of: .control) == true || view?.overrides.isEmpty == false
      return !isBusy && !hasOtherSuccess
    }
    guard !isTakenByTheKit(touch.hit) else { return [] }
    let redirected = index.viewNames.filter { isRedirected(touch, from: $0) }
    guard isLost ?? true else { return redirected.map { (1, sending($0)) } }
    var isFound = false
    let goals: [Goal] = index.viewNames.compactMap { name in
      // Only the first view without extent.
      if let distance = touch.distances[name], distance > 0, distance <= SearchSpace.farthest, baseline.isFlat(name),
        !isFound,
        let view = baseline.index.views[name]?.view, view.viewClass.isKind(of: .control) || view.hasItems
      {
        isFound = true
        return view.hasItems ? .selects(name) : sending(name)
      }
      guard touch.distances[name] == 0, touch.hit.map({ !index.isInside($0, name) }) ?? true,
        let view = index.views[name]?.view, !baseline.isCutOff(name, under: touch.distances)
      else { return nil }
      if view.viewClass.isKind(of: .control) { return sending(name) }
      if view.viewClass.isKind(of: .scrollView), view.viewClass != .textView, touch.hit != name {
        let isStill = baseline.travel < Self.shortWay
        return !isStill ? .scrolls(name) : view.viewClass == .tableView ? .selects(name) : nil
      }
      return view.overrides.isEmpty
        ? nil : .isNotified(name, view.overrides.contains(.touchesEnded) ? .touchesEnded : .touchesBegan)
    }
    // A touch is meant for the innermost view.
    let innermost = goals.filter { one in
      !goals.contains { $0 != one && index.isInside($0.subject, one.subject) }
    }
    return innermost.map { (1, $0) }
  }

  /// Whether something succeeded other than the selection of a row, which also happens where a control in it was missed.
  private var hasOtherSuccess: Bool {
    before.lines.contains { ["acts", "scrolls"].contains($0.what) || before.isMeant($0) }
  }

  /// Whether an override of the hit test of a view around a control gave the touch on it to another view.
  private func isRedirected(
    _ touch: (serial: Int, hit: String?, distances: [String: Double]), from control: String
  ) -> Bool {
    guard touch.distances[control] == 0, let hit = touch.hit, !baseline.index.isInside(hit, control),
      baseline.index.views[control]?.view.viewClass.isKind(of: .control) == true
    else { return false }
    return baseline.index.path(of: control).contains { baseline.index.redirection(of: $0, for: control) != nil }
  }

  /// The goal that a control sends the event that it exists to send.
  func sending(_ control: String) -> Goal {
    .sends(control, baseline.index.views[control]?.view.viewClass == .textField ? .editingDidBegin : nil)
  }
}

extension RecognizerStory.Attempt {
  /// Whether the recognizer received a touch or a press.
  fileprivate var wasOffered: Bool {
    moments.contains { $0.what.isReceived(true) }
  }
}
