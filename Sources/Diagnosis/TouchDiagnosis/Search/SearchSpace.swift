import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

/// The changes that the search tries for a goal, the most usual cure first.
///
/// There are three rings: changes that the facts point to; changes of the subject and its relations; changes of
/// everything else on the path of the touches.
@MainActor struct SearchSpace {
  let baseline: Baseline
  private(set) var found: [Change] = []
  private var known: Set<Change> = []
  var index: SceneIndex { baseline.index }

  /// The greatest distance in points at which a touch may have been meant for a view.
  static let nearby = 44.0

  /// The same for a view without extent.
  static let farthest = 400.0

  init(_ baseline: Baseline) { self.baseline = baseline }

  enum Ring: Int, CaseIterable { case pointed, own, way }

  /// The changes of a ring for a goal, in order; a change can be in several rings.
  func changes(for goal: Goal, _ ring: Ring) -> [Change] {
    var space = self
    switch goal {
    case .acts(let name): space.gatherActing(name, ring)
    case .actsSooner(let name): space.gatherEarlierActing(name, ring)
    case .doesNotAct(let name), .actsLess(let name), .actsOnce(let name): space.gatherSilence(name, ring)
    case .sends(let view, let event):
      if ring == .pointed { space.gatherSending(view, event) }
      if SearchSpace.isSentByTouch(event) { space.gatherTouches(of: view, ring) } else { space.gatherReactions(ring) }
    case .isNotified(let view, _): space.gatherTouches(of: view, ring)
    case .isNotifiedSooner(let view, let method): space.gatherSooner(view, method, ring)
    case .sendsSooner(let view, _): space.gatherSendingSooner(view, ring)
    case .isNotNotified(let view, let method): space.gatherQuiet(view, method, ring)
    case .doesNotSend(let view, _): space.gatherQuiet(view, nil, ring)
    case .scrolls(let view):
      space.gatherScrolling(view, ring)
      space.gatherActing(SceneIndex.panName(of: view), ring)
    case .zooms(let view): space.gatherZooming(view, ring)
    case .takesText(let view):
      if ring == .pointed { space.letTakeText(view) }
      space.gatherTouches(of: view, ring)
    case .selects(let view): space.gatherSelecting(view, ring)
    case .doesNotSelect(let view): space.gatherNoSelection(view, ring)
    case .movesRow(let view): if ring == .pointed { space.gatherMoving(view) }
    case .hears(let name, _):
      if ring == .pointed { space.gatherHearing(name) }
      if ring == .way { space.gatherWay(without: nil) }
    case .doesNotScroll(let view):
      space.add(.view(view, .isScrollEnabled(false)))
      space.gatherSilence(SceneIndex.panName(of: view), ring)
    }
    return space.found
  }

  /// Pairs of changes that the facts point to, tried where no single one of them helps.
  func couples(for goal: Goal) -> [(Change, Change)] {
    if case .zooms(let view) = goal {
      guard let child = index.views[view]?.view.children.first?.name else { return [] }
      return [(.viewForZooming(view, child), zoomLimit(of: view))]
    }
    if case .movesRow(let table) = goal { return [(.movesRows(table), .view(table, .isEditing(true)))] }
    if case .sends(let control, _) = goal { return windowCouples(before: control) }
    guard case .scrolls(let view) = goal else { return [] }
    // A control can keep its touch even where the scroll view may cancel content touches (9.3).
    let isKept = baseline.facts(of: SceneIndex.panName(of: view)).contains { $0.reason == .touchesShouldCancel }
    return isKept ? [(.view(view, .canCancelContentTouches(true)), .touchesShouldCancel(view, true))] : []
  }

  mutating func add(_ change: Change) {
    guard !isDeadEnd(change), known.insert(change).inserted else { return }
    found.append(change)
  }

  mutating func add(_ changes: [Change]) { for change in changes { add(change) } }

  /// Pairs that turn a requirement around: one removes it, the other adds the opposite.
  func turns(for goal: Goal) -> [(Change, Change)] {
    guard case .acts(let name) = goal else { return [] }
    var others: [String] = []
    for fact in baseline.facts(of: name) {
      // In a cycle, removing one requirement is enough.
      guard case .turned(_, .failed, _) = fact.what, fact.reason != .requirementCycle, let other = fact.culprit?.name,
        waits(name, for: other),
        !others.contains(other)
      else { continue }
      others.append(other)
    }
    return others.flatMap { other -> [(Change, Change)] in
      let free = Change.require(name, toFail: other, false)
      // A short gesture has precedence over a long one; two of a kind may recognize together.
      let kind = index.recognizers[name]?.description.recognizerClass
      let isShort = kind == .swipe || kind == .screenEdgePan
      let together = isShort ? [] : [(free, Change.together(name, with: other, true))]
      return ([(free, .require(other, toFail: name, true))] + together).filter { !isDeadEnd($0.1) }
    }
  }

  /// Whether a change helps a recognizer only by removing something that keeps it from acting.
  func isRelief(_ change: Change, for name: String) -> Bool {
    switch change {
    case .require, .together, .eachTogether, .togetherWithAll, .shouldBegin, .shouldReceive, .canPrevent,
      .canBePrevented,
      .viewShouldBegin,
      .touchesShouldBegin, .touchesShouldCancel, .removeRecognizer, .showsBackButton, .scrollingExpands,
      .editsRows:
      return true
    case .recognizer(let other, let property):
      return other != name || property.isAboutDelivery
    case .view(_, let property): return property.isAboutDelivery
    case .pointInside, .touchInsets, .hitTest, .frame, .constrain, .toBack, .toFront, .viewForZooming, .firstResponder,
      .attach, .callsSuper, .allows, .undims, .selectsTab, .goesBack, .dismisses, .number, .omits, .presents,
      .movesRows,
      .clears:
      return false
    }
  }

  // MARK: A recognizer that is to act

  mutating func gatherActing(_ name: String, _ ring: Ring) {
    guard let own = index.recognizers[name] else { return }
    switch ring {
    case .pointed:
      // Enough fingers were down, and not all of them in its view.
      if needed(by: name) > 1, baseline.fingers >= needed(by: name), baseline.offered.contains(name) {
        reach(own.view)
        attach(name, around: own.view)
      }
      for fact in baseline.facts(of: name) { point(name, fact) }
      if let place = index.views[own.view] { reach(place.view.name, hovering: baseline.isHover(name)) }
      if own.description.properties.contains(.isEnabled(false)) { add(.recognizer(name, .isEnabled(true))) }
      if baseline.touches.isEmpty, own.description.recognizerClass == .pan { add(wheel(of: name)) }
      if baseline.touches.isEmpty, !baseline.pressTypes.isEmpty { bringPresses(to: name, on: own.view) }
    case .own:
      add(numbers(of: name))
      add(flags(of: name))
      add(permissions(of: name))
      for other in competitors(of: name) { relate(name, other) }
      for view in index.path(of: own.view).reversed() { add(viewFlags(of: view)) }
      // It received some of several fingers.
      if baseline.fingers > 1, baseline.offered.contains(name) { attach(name, around: own.view) }
    case .way: gatherWay(without: name)
    }
  }

  /// Adds the changes that the reason of a decision points to.
  private mutating func point(_ name: String, _ fact: TraceFact) {
    guard let own = index.recognizers[name] else { return }
    let culprit = fact.culprit?.name
    switch (fact.what, fact.reason) {
    case (.received(false), .disabled):
      add(.recognizer(name, .isEnabled(true)))
      omit(against: name)
    case (.turned, .disabledNow), (.turned, .removed), (.turned, .viewRemoved): omit(against: name)
    case (.received(false), .touchType): add(types(of: name))
    case (.received(false), .exclusiveTouchType):
      // The tool that was refused may be the one that was meant.
      if let refused = fact.touch?.tool.touchType, baseline.types.count > 1 {
        add(.recognizer(name, .allowedTouchTypes([refused])))
      }
      add(.recognizer(name, .requiresExclusiveTouchType(false)))
    case (.received(false), .delegateRefused):
      if case .onlyViews(let names)? = own.description.delegate?.shouldReceiveTouch {
        let passed = names.filter { other in baseline.touches.contains { $0.distances[other] == 0 } }
        for other in passed { add(index.refusals(of: other).map(\.change)) }
      }
      add(.shouldReceive(name, nil))
    case (.received(false), .subclassRefused): add(buttons(of: name))
    case (.received(false), .exclusiveTouch): if let culprit { add(.view(culprit, .isExclusiveTouch(false))) }
    case (.turned(_, .failed, _), .preventedBy?), (.turned(_, .failed, _), .requirementRecognized?),
      (.turned(_, .failed, _), .requirementCycle?):
      // Recognizers of text inputs have no name in a scene, and apps cannot change their class.
      if let culprit, index.recognizers[culprit] == nil { add(.togetherWithAll(name)) }
      if let culprit {
        if let sheet = index.growingSheet(draggedBy: culprit) { add(.scrollingExpands(sheet.name, false)) }
        if index.isMenu(culprit), own.description.recognizerClass == .longPress {
          add(.recognizer(name, .minimumPressDuration(GestureTuning.pressDuration / 2)))
        }
        if !index.isMenu(culprit), let longer = longer(culprit, than: name) { add(longer) }
        if fact.isByRequirement || fact.reason != .preventedBy { add(.require(name, toFail: culprit, false)) }
        relate(name, culprit)
        // The other recognizer may be intended for a longer gesture.
        if fact.reason != .requirementCycle, waits(name, for: culprit) { add(stricter(culprit)) }
      }
    case (.turned(_, .failed, _), .shouldBeginView?):
      for view in baseline.around {
        if index.views[view]?.view.gestureRecognizerShouldBegin == false { add(.viewShouldBegin(view, true)) }
      }
      // Controls of the kit refuse recognizers on their own.
      for view in refusingRecognizers(of: name) { add(.viewShouldBegin(view, true)) }
      add(.recognizer(name, .cancelsTouchesInView(false)))
    case (.turned(_, .failed, _), .shouldBeginDelegate?):
      if let page = index.pageWithoutBackButton(below: name) {
        let isReplaced = page.leftBarButtonItem != nil && !page.leftItemsSupplementBackButton
        add(.showsBackButton(page.name, hidden: page.hidesBackButton, replaced: isReplaced))
        add(.shouldBegin(name, .always(true)))
      }
      if let table = index.owner(of: name, as: .rowSwipe), index.views[table]?.view.table?.canEdit == false {
        add(.editsRows(table, true))
      }
      if let rule = otherAxis(of: own.description) { add(.shouldBegin(name, rule)) }
      add(.shouldBegin(name, nil))
    case (.turned(_, .failed, _), .touchesShouldCancel?), (.turned(_, .failed, _), .cannotScroll?),
      (.turned(_, .failed, _), .touchesShouldBegin?):
      gatherScrolling(own.view, .pointed)
    case (.turned(_, .failed, _), .some): add(numbers(of: name))
    default: break
    }
  }

  /// The duration with which a press begins after another press could, of the recognizer that did; nil for other
  /// recognizers.
  private func longer(_ winner: String, than loser: String) -> Change? {
    guard let one = index.pressDuration(of: winner), let two = index.pressDuration(of: loser), one <= two else {
      return nil
    }
    // In whole tenths, because 0.1 + 0.2 is not 0.3.
    return .recognizer(winner, .minimumPressDuration(((two * 10).rounded(.up) + 1) / 10))
  }

  /// The rule with which a recognizer begins along the way of the finger, and not across it; nil where its delegate does not
  /// ask for the other axis.
  private func otherAxis(of own: SceneRecognizer) -> BeginRule? {
    guard let way = baseline.way else { return nil }
    switch own.delegate?.shouldBegin {
    case .horizontal? where abs(way.dy) > abs(way.dx): return .vertical
    case .vertical? where abs(way.dx) > abs(way.dy): return .horizontal
    default: return nil
    }
  }

  /// The views that refused to let a recognizer begin.
  private func refusingRecognizers(of name: String) -> [String] {
    baseline.facts(of: name).compactMap { fact in
      if case .asked(.shouldBegin, _, false) = fact.what { fact.view?.name } else { nil }
    }.filter { index.views[$0] != nil }
  }

  /// Adds the changes that let a view receive touches that missed it.
  mutating func reach(_ view: String, hovering: Bool = false) {
    uncoverPages(of: view, hovering: hovering)
    // First what the view and its superviews refuse, from the outside in.
    for name in index.path(of: view) {
      for (change, _) in index.refusals(of: name) { add(change) }
      if let rule = index.views[name]?.view.hitTest, rule != .ordinary { add(.hitTest(name, .ordinary)) }
      if index.isSmaller(name) { add(.pointInside(name, nil)) }
      if index.isTransformed(name) { add(.view(name, .transform(.identity))) }
      if name != view { add(index.shifts(of: name).map(\.change)) }
    }
    for touch in baseline.missed(view, hovering: hovering).prefix(3) {
      if let hit = touch.hit, let cover = index.cover(of: view, by: hit) {
        uncover(view, cover, hit, touch.distances)
      }
      if touch.serial >= 0, let sheet = index.sheet(over: view, hit: touch.hit) {
        add(.undims(sheet.name, sheet.smallestDetent))
      }
      for name in index.path(of: view) {
        if let distance = touch.distances[name], distance > 0, distance <= Self.farthest,
          let change = index.spread(name, reach: distance)
        {
          add(change)
        }
        relayout(name, for: view, touch)
        // A touch farther away was meant for something else.
        let maximum = touch.distances[view] == 0 ? Self.farthest : Self.nearby
        guard let distance = touch.distances[name], distance > 0, distance <= maximum else { continue }
        if name != view, let larger = index.larger(name, for: view, baseline.before.frames) { add(larger) }
        // One point more, because two edges are outside.
        let reach = distance.rounded(.up) + 1
        let old = index.views[name]?.view.touchInsets
        guard (old.map { Double(-$0.top) } ?? 0) < reach, name != index.scene.root.name else { continue }
        let inset = CGFloat(-reach)
        add(.touchInsets(name, UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)))
      }
    }
    uncoverPresenter(of: view, hovering: hovering)
  }

  // MARK: Numbers, flags, answers

  /// The most fingers that a recognizer is tried with.
  private static let maximumFingers = 5

  /// Allows the types of touches that came.
  func types(of name: String) -> [Change] {
    guard let own = index.recognizers[name] else { return [] }
    var allowed = TouchTypeName.allCases
    for property in own.description.properties { if case .allowedTouchTypes(let types) = property { allowed = types } }
    let isHovered = baseline.isHover(name) && !baseline.before.hovers.isEmpty
    let came = isHovered ? [.indirectPointer] : baseline.types
    let missing = came.filter { !allowed.contains($0) }
    return missing.isEmpty ? [] : [.recognizer(name, .allowedTouchTypes(allowed + missing))]
  }

  /// Sets each number of a recognizer to the measured value, with a margin.
  func numbers(of name: String) -> [Change] {
    guard let own = index.recognizers[name] else { return [] }
    var changes: [RecognizerProperty] = []
    // An attempt keeps the fingers that were lifted (7.1.2, 7.3.5).
    let counts = Array(1...max(1, baseline.fingers, min(baseline.fingersInSequence, Self.maximumFingers)))
    switch own.description.recognizerClass {
    case .tap:
      changes += (1...max(1, baseline.taps)).reversed().map { .numberOfTapsRequired($0) }
      changes += counts.reversed().map { .numberOfTouchesRequired($0) }
    case .longPress:
      changes += baseline.travels.filter { $0 > 0 }.map { .allowableMovement(($0 + 2).rounded(.up)) }
      changes += baseline.holds.filter { $0 > 0.05 }.reversed().map { .minimumPressDuration(Self.shorter($0)) }
      changes += counts.reversed().map { .numberOfTouchesRequired($0) }
      changes += (0...max(0, baseline.taps - 1)).map { .numberOfTapsRequired($0) }
      // The finger moves at once, or another recognizer wins before any duration.
      changes.append(.minimumPressDuration(0))
    case .pan, .screenEdgePan:
      changes += counts.reversed().map { .minimumNumberOfTouches($0) }
      changes += counts.map { .maximumNumberOfTouches($0) }
      if own.description.recognizerClass == .screenEdgePan {
        changes += [EdgeName.left, .right, .top, .bottom, .all].map { .edges([$0]) }
      }
    case .swipe:
      var asked: [SwipeDirectionName] = [.right]
      for property in own.description.properties { if case .direction(let some) = property { asked = some } }
      changes += SwipeDirectionName.allCases.filter { !asked.contains($0) }.map { .direction([$0]) }
      changes += SwipeDirectionName.allCases.filter { !asked.contains($0) }.map { .direction(asked + [$0]) }
      changes += counts.reversed().map { .numberOfTouchesRequired($0) }
    case .pinch, .rotation, .hover, .custom: break
    }
    let isPan = own.description.recognizerClass.isKind(of: .pan)
    let allowed = types(of: name) + presses(of: name) + buttons(of: name) + (isPan ? wheel(of: name) : [])
    return allowed + changes.map { .recognizer(name, $0) }
  }

  /// A round duration shorter than a touch.
  private static func shorter(_ hold: Double) -> Double {
    let share = hold * 0.8
    return share >= 0.1 ? (share * 20).rounded(.down) / 20 : (share * 100).rounded(.down) / 100
  }

  /// Numbers with which the input is not enough for a recognizer.
  func stricter(_ name: String) -> [Change] {
    guard let own = index.recognizers[name] else { return [] }
    let (taps, fingers) = (baseline.taps + 1, baseline.fingers + 1)
    // In whole tenths, because 0.1 + 0.2 is not 0.3.
    let hold = (((baseline.holds.last ?? 0) * 10).rounded(.up) + 2) / 10
    let changes: [RecognizerProperty] =
      switch own.description.recognizerClass {
      case .tap: [.numberOfTapsRequired(taps), .numberOfTouchesRequired(fingers)]
      case .longPress:
        [.minimumPressDuration(hold), .numberOfTouchesRequired(fingers)]
          + (baseline.travels.first { $0 > 1 }.map { [.allowableMovement(($0 / 2).rounded(.down))] } ?? [])
      case .pan, .screenEdgePan: [.minimumNumberOfTouches(fingers)]
      case .swipe:
        [.numberOfTouchesRequired(fingers)] + SwipeDirectionName.allCases.map { .direction([$0]) }
      case .pinch, .rotation, .hover, .custom: []
      }
    return changes.map { .recognizer(name, $0) }
  }

  func flags(of name: String) -> [Change] {
    let isScroll = index.isOwnPan(name)
    return [true, false].flatMap { flag -> [Change] in
      // The scroll view itself delays touches, by delaysContentTouches.
      (isScroll ? [] : [.recognizer(name, .delaysTouchesBegan(!flag))]) + [
        .recognizer(name, .cancelsTouchesInView(!flag)), .recognizer(name, .delaysTouchesEnded(!flag)),
        .recognizer(name, .requiresExclusiveTouchType(!flag)), .recognizer(name, .isEnabled(flag)),
      ]
    }
  }

  /// Reverses each answer of a delegate or subclass that can refuse.
  func permissions(of name: String) -> [Change] {
    guard let own = index.recognizers[name]?.description else { return [] }
    var changes: [Change] = []
    if own.delegate?.shouldBegin != nil { changes.append(.shouldBegin(name, nil)) }
    if own.delegate?.shouldReceiveTouch != nil { changes.append(.shouldReceive(name, nil)) }
    for other in index.recognizerNames where other != name && waits(name, for: other) {
      changes.append(.require(name, toFail: other, false))
    }
    return changes
  }

  /// Whether a scene makes one recognizer wait for another in any way.
  func waits(_ name: String, for other: String) -> Bool {
    !index.requirementPlaces(name, other).isEmpty
  }

  func competitors(of name: String) -> [String] {
    let on = baseline.offered.filter { $0 != name }
    return on.filter { !index.isKit($0, .scrollPinch) }
  }

  /// Adds the relations to another recognizer with which the first can act.
  private mutating func relate(_ name: String, _ other: String) {
    guard index.recognizers[other] != nil else { return }
    if waits(name, for: other) { add(.require(name, toFail: other, false)) }
    let (one, two) = (index.recognizers[name]?.description, index.recognizers[other]?.description)
    let isFirst = one?.recognizerClass == .swipe || one?.recognizerClass == .screenEdgePan
    let require = Change.require(other, toFail: name, true)
    // A short gesture has precedence over a long one.
    if isFirst { add(require) }
    // A delegate is easier to change than the class of a scroll view, which answers for its pan.
    let (isOwned, isOtherOwned) = (index.isOwnPan(name), index.isOwnPan(other))
    let sides: [Change] = [.together(name, with: other, true), .together(other, with: name, true)]
    add(isOwned && !isOtherOwned ? sides.reversed() : sides)
    add(require)
    add(.require(name, toFail: other, true))
    if two?.recognizerClass == .pan {
      add(.shouldBegin(other, .horizontal))
      add(.shouldBegin(other, .vertical))
    }
    demandMore(of: other)
    if let view = index.recognizers[other]?.view { add(.shouldReceive(other, .onlyViews([view]))) }
    add(.shouldReceive(other, .notControls))
    // Apps cannot derive the class of a scroll view's pan.
    if !isOwned { add(.canBePrevented(name, by: other, false)) }
    if !isOtherOwned { add(.canPrevent(other, name, false)) }
  }

  func viewFlags(of name: String) -> [Change] {
    guard let view = index.views[name]?.view else { return [] }
    var changes = index.refusals(of: name).map(\.change)
    changes += [
      .view(name, .isMultipleTouchEnabled(true)), .view(name, .isExclusiveTouch(false)),
    ]
    if view.gestureRecognizerShouldBegin == false { changes.append(.viewShouldBegin(name, true)) }
    if view.pointInside != nil { changes.append(.pointInside(name, nil)) }
    if view.hitTest != .ordinary { changes.append(.hitTest(name, .ordinary)) }
    if view.viewClass.isKind(of: .scrollView) {
      changes += [
        .view(name, .delaysContentTouches(false)), .view(name, .canCancelContentTouches(true)),
        .view(name, .delaysContentTouches(true)),
        .touchesShouldCancel(name, true), .touchesShouldBegin(name, true), .view(name, .isScrollEnabled(false)),
        .view(name, .canCancelContentTouches(false)), .touchesShouldCancel(name, false),
        .view(name, .isScrollEnabled(true)),
      ]
    }
    return changes
  }

  /// Whether an app cannot set the properties of a recognizer: all of the kit's except the pans of scroll views.
  func isOfTheKit(_ name: String) -> Bool { !index.isOwnPan(name) && index.isOfTheKit(name) }
}
