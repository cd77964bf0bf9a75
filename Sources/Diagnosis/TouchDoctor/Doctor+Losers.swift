import TouchArbiter
import TouchGeometry
import TouchKit
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
    found += unzoomed + unheard + untyped + idle + unturned + displaced
    var seen: Set<Wish> = []
    let ordered = found.enumerated().sorted { ($0.element.gravity, $0.offset) < ($1.element.gravity, $1.offset) }
    return ordered.map(\.element.wish).filter { seen.insert($0).inserted }
  }

  /// Whether anybody acted, or anything was sent or scrolled.
  var hasSuccess: Bool {
    before.lines.contains { ["acts", "scrolls", "selects"].contains($0.what) || before.isMeant($0) }
  }

  // MARK: Recognizers

  private func complaint(of story: RecognizerStory) -> (Int, Wish)? {
    let name = story.facts.name
    if name.hasSuffix(".pinch") { return zoomComplaint(String(name.dropLast(".pinch".count)), story) }
    guard let own = finding.index.recognizers[name] else { return nil }
    // Nobody can do anything about the kit's own, and a tap on a row is no swipe, a press without a menu no fault.
    if name == finding.index.views[own.view]?.view.rowSwipeName { return nil }
    if finding.index.isMenu(name) || finding.index.isSheetDrag(name) { return nil }
    // What kit and finger do not let come to it is meant so; what its delegate refuses comes after all else.
    let isOfTheKit = scene.recognizersOfTheKit.contains(name)
    if isOfTheKit, !story.attempts.contains(where: \.wasOffered) { return nil }
    let isScroll = name == "\(own.view).pan"
    let wish = isScroll ? Wish.scrolls(own.view) : .acts(name)
    let hasActed = !before.times(of: wish).isEmpty
    if story.attempts.isEmpty {
      let isHover = finding.isHover(name)
      if isLeftOut(own.description, of: own.view, isHover) { return (1, wish) }
      let places = finding.pointings(hovering: isHover).map { touch in
        finding.isCutOff(own.view, under: touch.distances) ? .infinity : finding.seenDistance(touch.distances, own.view)
      }
      let nearest = places.min() ?? .infinity
      let most = finding.isFlat(own.view) ? Space.farthest : Space.nearby
      guard !isScroll, !finding.missed(own.view, hovering: isHover).isEmpty, nearest <= most else { return nil }
      return hasSuccess && nearest > 0 ? nil : (1, wish)
    }
    // A finger that stayed where it came down was not meant to scroll.
    if isScroll, story.attempts.allSatisfy({ finding.travel(of: $0) < Self.shortWay }) { return nil }
    var losses: [(moment: Moment, attempt: RecognizerStory.Attempt)] = []
    for attempt in story.attempts {
      let isLucky = attempt.moments.contains { if case .acted = $0.what { true } else { false } }
      if !isLucky, let loss = attempt.moments.last(where: isLoss) { losses.append((loss, attempt)) }
    }
    if losses.isEmpty, !hasActed, isInVain(story) { return (0, wish) }
    if let (loss, attempt) = losses.first {
      // A field that takes the keyboard is what was touched.
      if isOfTextInput(loss.culprit) { return nil }
      if isScroll, isOfOthers(loss.culprit) { return nil }
      if isScroll, isAcross(story, loss.culprit), !isHasty(loss.culprit, against: own.view) { return nil }
      // What went across a list that scrolls along was no drag of it.
      if isScroll, loss.reason == .cannotScroll, story.facts.scrolls?.isEmpty == false { return nil }
      if isEarlyTap(story, loss) { return (0, .actsLess(name)) }
      if loss.reason == .disabled, hasSuccess, !wouldAct(name) { return nil }
      // A finger that lifted, or that stays, makes no longer gesture.
      return isHopeless(story, loss, attempt) ? nil : (isOfTheKit ? 2 : 0, wish)
    }
    // Fingers that went different ways zoom.
    if isScroll, finding.fingers > 1 { return nil }
    if isStill(story) || isAlongEdge(story, own.description) { return nil }
    guard !hasActed, let end = story.attempts.flatMap(\.moments).last(where: { $0.reason != nil }) else { return nil }
    if hasSuccess && !isNearMiss(end) { return nil }
    return (2, wish)
  }

  /// Whether a gesture that moves had no finger that did: nobody meant it.
  func isStill(_ story: RecognizerStory) -> Bool {
    switch story.facts.kind {
    case .pan, .edgePan, .swipe:
      story.attempts.flatMap(\.moments).contains { $0.reason == .liftedEarly || $0.reason == .wrongEdge }
        && story.attempts.allSatisfy { finding.travel(of: $0) < Self.shortWay }
    case .tap, .press, .pinch, .rotation, .hover, .other: false
    }
  }

  /// Whether an edge pan had a finger that came down away from its edge and did not go inwards from there.
  private func isAlongEdge(_ story: RecognizerStory, _ own: SceneRecognizer) -> Bool {
    guard story.attempts.flatMap(\.moments).contains(where: { $0.reason == .wrongEdge }), let way = finding.way else {
      return false
    }
    var edges: [EdgeName] = [.left]
    for property in own.properties { if case .edges(let some) = property { edges = some } }
    let isAcross = abs(way.dx) >= abs(way.dy)
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

  /// Whether nothing is told of a recognizer that is switched off for the pointer, or that leaves the wheel to others.
  private func isLeftOut(_ own: SceneRecognizer, of view: String, _ isHover: Bool) -> Bool {
    if isHover {
      return own.properties.contains(.isEnabled(false))
        && before.hovers.contains { $0.hit.map { finding.index.isInside($0, view) } ?? false }
    }
    let isFree = own.recognizerClass == .pan && !finding.index.isOwnPan(own.name)
    return isFree && finding.touches.isEmpty && finding.isWheelTurned && !hasSuccess
  }

  /// So far a finger goes that is not held still, in points.
  static let shortWay = 5.0

  /// Whether a recognizer is one that a text input brings along.
  private func isOfTextInput(_ name: String?) -> Bool {
    guard let name, finding.index.recognizers[name] == nil, let dot = name.lastIndex(of: ".") else { return false }
    let kind = finding.index.views[String(name[..<dot])]?.view.viewClass
    return kind == .textField || kind == .textView
  }

  /// Whether another recognizer or the system decided, and not the finger.
  private func isLoss(_ moment: Moment) -> Bool {
    switch (moment.what, moment.reason) {
    case (.received(_, false), .disabled?), (.received(_, false), .touchType?),
      (.received(_, false), .exclusiveTouchType?), (.received(_, false), .subclassRefused?),
      (.received(_, false), .delegateRefused?), (.received(_, false), .exclusiveTouch?):
      true
    // Nobody has asked a list to wait for its sheet.
    case (.transition(_, .failed), .preventedBy?):
      !moment.isByRequirement || moment.culprit.flatMap { finding.index.growingSheet(draggedBy: $0) } != nil
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
    if finding.index.isSheetDrag(culprit) { return !mine.contains(.vertical) }
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
    // One that takes no time begins before anybody else.
    case (.press, _): finding.index.recognizers[name]?.description.properties.contains(.minimumPressDuration(0)) == true
    default: false
    }
  }

  private func isHopeless(
    _ story: RecognizerStory, _ loss: Moment, _ attempt: RecognizerStory.Attempt
  ) -> Bool {
    guard loss.reason == .preventedBy else { return false }
    let beater = before.story.recognizers.first { $0.facts.name == loss.culprit }?.facts
    let winner = beater?.kind
    // Who waits for a double tap is out where there were three.
    if story.facts.kind == .tap, winner == .tap, (beater?.taps ?? 0) > story.facts.taps { return true }
    return switch (story.facts.kind, winner) {
    case (.press, .tap), (.press, .pan), (.press, .swipe), (.pan, .tap), (.swipe, .tap), (.pinch, .tap),
      (.rotation, .tap), (.edgePan, .tap), (.edgePan, .press), (.hover, _):
      true
    // A finger that went far was no tap.
    case (.tap, .pan), (.tap, .swipe):
      finding.travel(of: attempt) > Double(GestureTuning.tapMovement)
        && !before.times(of: .acts(story.facts.name)).isEmpty
    default: false
    }
  }

  /// Whether what was measured and what was asked for are close.
  private func isNearMiss(_ moment: Moment) -> Bool {
    // Who went another way did not nearly go this one.
    guard let measure = moment.measure, moment.reason != .wrongDirection else { return false }
    // A tap that did not come was not nearly in time.
    if moment.reason == .tapInterval { return false }
    // Three fingers are not nearly two.
    if measure.unit == .touches || measure.unit == .taps { return false }
    let (low, high) = (
      min(abs(measure.measured), abs(measure.threshold)), max(abs(measure.measured), abs(measure.threshold))
    )
    return low > 0 && high / low <= 1.5
  }

  /// Who would hear of keys, motion or remote controls that came to nobody.
  private var unheard: [(Int, Wish)] {
    var found: [(Int, Wish)] = []
    for method in [EventMethod.pressesBegan, .motionBegan, .remoteControlReceived] {
      let signals = before.story.signals.filter { EventMethod(signal: $0.word) == method }
      guard signals.contains(where: \.isLost) else { continue }
      for name in scene.overrides(method) where before.times(of: .hears(name, method)).isEmpty {
        found.append((1, .hears(name, scene.own(of: method, name))))
      }
    }
    return found
  }

  /// A scroll view whose pinch acts is to zoom.
  private func zoomComplaint(_ view: String, _ story: RecognizerStory) -> (Int, Wish)? {
    guard let own = finding.index.views[view]?.view, before.times(of: .zooms(view)).isEmpty else { return nil }
    // Who names a view to zoom wants to zoom, though the scales do not differ.
    let isOff =
      own.viewForZooming != nil && finding.fingers > 1
      && story.attempts.contains { $0.moments.contains { $0.reason == .disabled } }
    return isOff || !before.times("\(view).pinch", "acts").isEmpty ? (0, .zooms(view)) : nil
  }

  // MARK: Views

  private func complaints(of touch: TouchStory) -> [(Int, Wish)] {
    if let table = touch.view.flatMap(finding.index.tableAround) { return rowComplaint(of: touch, in: table) }
    guard let view = touch.view, finding.index.views[view] != nil else { return [] }
    let isHeard = touch.isControl || finding.index.views[view].map { !$0.view.overrides.isEmpty } == true
    guard isHeard, !touch.isScrollView else { return [] }
    var found: [(Int, Wish)] = letGo(of: view) + notEdited(view)
    if finding.index.keepsFromItself(view), before.times(of: sending(view)).isEmpty { found.append((1, sending(view))) }
    for moment in touch.moments {
      switch (moment.what, moment.reason) {
      case (.cancelled, .recognized?), (.dropped, .recognized?):
        let thief = before.story.recognizers.first { $0.facts.name == moment.culprit }?.facts
        let wasKnown = if case .cancelled = moment.what { true } else { false }
        if thief?.scrolls != nil, wasKnown || !touch.isControl { continue }
        if let thief, finding.index.isSheetDrag(thief.name) { continue }
        if let thief, touch.isControl, isDrag(touch, across: view, by: thief) { continue }
        // A recognizer of the view itself wants it so.
        let isField = finding.index.views[view]?.view.viewClass == .textField
        if thief?.viewID == touch.viewID, !touch.isControl || isField { continue }
        let isUnheard = !wasKnown && finding.index.views[view]?.view.overrides.contains(.touchesBegan) == true
        found.append(
          (0, touch.isControl ? sending(view) : .isTold(view, isUnheard ? .touchesBegan : .touchesEnded)))
      // Who lets nobody else have touches beside it lets others have them alone.
      case (_, .exclusiveTouch?) where isExclusive(view): continue
      case (.withheld(.began), .multipleTouchDisabled?): found.append((2, .isTold(view, .touchesBegan)))
      case (.withheld(.began), .exclusiveTouch?), (.dropped(.began), .exclusiveTouch?):
        found.append((2, touch.isControl ? sending(view) : .isTold(view, .touchesBegan)))
      case (.delivered(.began), _):
        let isNeverSeen = touch.moments.contains { later in
          switch later.what {
          case .delivered(.ended), .sent(.ended): later.time == moment.time
          default: false
          }
        }
        let isKept = touch.moments.contains { $0.reason == .delaysBegan } && !hasSuccess
        if touch.isControl || isKept, before.lateness(of: view, .touchesBegan) > 0.05 || isNeverSeen {
          found.append((3, .isToldSooner(view, .touchesBegan)))
        }
      default: continue
      }
    }
    return found
  }

  /// Whether a finger went too far to press a control, and somebody followed it who follows fingers.
  ///
  /// What follows fingers itself, as a slider does, has lost where it would have sent something without the other.
  private func isDrag(_ touch: TouchStory, across control: String, by thief: RecognizerFacts) -> Bool {
    switch thief.kind {
    case .pan, .edgePan, .swipe: break
    case .tap, .press, .pinch, .rotation, .hover, .other: return false
    }
    // A swipe is short enough to be a slip on a button.
    let isSlip = thief.kind == .swipe
    guard finding.travel(ofFinger: touch.id) > Double(GestureTuning.tapMovement) else { return false }
    switch finding.index.views[control]?.view.viewClass {
    case .slider, .switch, .segmentedControl: break
    default: if !isSlip { return true }
    }
    let isScroll = finding.index.isOwnPan(thief.name)
    let change: SceneChange? =
      isScroll
      ? finding.index.recognizers[thief.name].map { .view($0.view, .isScrollEnabled(false)) }
      : .removeRecognizer(thief.name)
    guard let without = change?.applied(to: scene), let alone = Glance(of: .sends(control, nil), input, into: without)
    else { return false }
    return alone.times.count <= before.times(of: .sends(control, nil)).count
  }

  /// A tap or a press that took the touch of a row, which would have been selected; or a tap on a row of which nothing
  /// came.
  private func rowComplaint(of touch: TouchStory, in table: String) -> [(Int, Wish)] {
    for moment in touch.moments {
      guard moment.reason == .recognized, let culprit = moment.culprit,
        let thief = before.story.recognizers.first(where: { $0.facts.name == culprit })?.facts
      else { continue }
      switch (moment.what, thief.kind) {
      case (.cancelled, .tap), (.dropped, .tap): return [(0, .selects(table))]
      default: continue
      }
    }
    let isStill = finding.travel(ofFinger: touch.id) < Self.shortWay
    return isStill && !hasSuccess ? [(1, .selects(table))] : []
  }

  /// A control whose finger was lifted too far away, where nothing else came of anything.
  private func letGo(of control: String) -> [(Int, Wish)] {
    let isOutside = !before.times(control, ControlEventName.touchUpOutside.rawValue).isEmpty
    let isBeside = besideKnob(control) != nil && finding.travel >= Self.shortWay
    return (isOutside || isBeside) && !hasSuccess ? [(2, sending(control))] : []
  }

  /// A field that was tapped and whose delegate wanted no editing.
  private func notEdited(_ field: String) -> [(Int, Wish)] {
    let isRefused = finding.index.views[field]?.view.textDelegate?.shouldBeginEditing == false
    let isField = finding.index.views[field]?.view.viewClass == .textField
    return isRefused && isField && before.times(of: sending(field)).isEmpty ? [(1, sending(field))] : []
  }

  private func isExclusive(_ view: String) -> Bool {
    finding.index.flag(view, { if case .isExclusiveTouch(let flag) = $0 { flag } else { nil } }, default: false)
  }

  /// Whether what the kit puts around presented views took a touch and did what it is there for.
  private func isTakenByTheKit(_ hit: String?) -> Bool {
    guard let hit, finding.index.views[hit] == nil, finding.index.tableAround(hit) == nil else { return false }
    return before.facts.contains { fact in
      if case .acted = fact.what { fact.recognizer?.isNamed == false } else { false }
    }
  }

  /// Views under a finger that came to nothing elsewhere.
  private func missedViews(_ touch: (serial: Int, hit: String?, distances: [String: Double])) -> [(Int, Wish)] {
    let index = finding.index
    let isLost = touch.hit.map { hit in
      let view = index.views[hit]?.view
      let isBusy = view?.viewClass.isKind(of: .control) == true || view?.overrides.isEmpty == false
      return !isBusy && !hasSuccess
    }
    guard isLost ?? true, !isTakenByTheKit(touch.hit) else { return [] }
    var isFound = false
    let wishes: [Wish] = index.viewNames.compactMap { name in
      // Of those without extent the first.
      if let distance = touch.distances[name], distance > 0, distance <= Space.farthest, finding.isFlat(name), !isFound,
        let view = finding.index.views[name]?.view, view.viewClass.isKind(of: .control) || view.hasItems
      {
        isFound = true
        return view.hasItems ? .selects(name) : sending(name)
      }
      guard touch.distances[name] == 0, touch.hit.map({ !index.isInside($0, name) }) ?? true,
        let view = index.views[name]?.view, !finding.isCutOff(name, under: touch.distances)
      else { return nil }
      if view.viewClass.isKind(of: .control) { return sending(name) }
      if view.viewClass.isKind(of: .scrollView), view.viewClass != .textView, touch.hit != name {
        let isStill = finding.travel < Self.shortWay
        return !isStill ? .scrolls(name) : view.viewClass == .tableView ? .selects(name) : nil
      }
      return view.overrides.isEmpty
        ? nil : .isTold(name, view.overrides.contains(.touchesEnded) ? .touchesEnded : .touchesBegan)
    }
    // A finger is meant for the innermost.
    let innermost = wishes.filter { one in
      !wishes.contains { $0 != one && index.isInside($0.subject, one.subject) }
    }
    return innermost.map { (1, $0) }
  }

  /// What a control is there for, as a wish.
  private func sending(_ control: String) -> Wish {
    .sends(control, finding.index.views[control]?.view.viewClass == .textField ? .editingDidBegin : nil)
  }
}

extension RecognizerStory.Attempt {
  /// Whether a touch came past the gates.
  fileprivate var wasOffered: Bool {
    moments.contains { if case .received(_, true) = $0.what { true } else { false } }
  }
}
