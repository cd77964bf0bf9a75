import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

/// The changes that are tried, the most usual cure first.
///
/// Three rings: what the facts of the failure point to; everything about the subject and what it stands in a
/// relation to; everything else on the way of the touches.
@MainActor struct Space {
  let finding: Finding
  private(set) var found: [SceneChange] = []
  private var known: Set<SceneChange> = []
  var index: SceneIndex { finding.index }

  /// How far a finger may miss what it was meant for, in points.
  static let nearby = 44.0

  /// How far it may miss what a view has no extent for.
  static let farthest = 400.0

  init(_ finding: Finding) { self.finding = finding }

  enum Ring: Int, CaseIterable { case pointed, own, way }

  /// The changes of a ring that are of use for a wish, in order; one may stand in several rings.
  func changes(for wish: Wish, _ ring: Ring) -> [SceneChange] {
    var space = self
    switch wish {
    case .acts(let name): space.gatherActing(name, ring)
    case .actsSooner(let name): space.gatherHurrying(name, ring)
    case .doesNotAct(let name), .actsLess(let name): space.gatherSilence(name, ring)
    case .sends(let view, let event):
      if ring == .pointed { space.gatherSending(view, event) }
      if Space.comesByTouch(event) { space.gatherTouches(of: view, ring) } else { space.gatherReactions(ring) }
    case .isTold(let view, _): space.gatherTouches(of: view, ring)
    case .isToldSooner(let view, let method): space.gatherSooner(view, method, ring)
    case .isNotTold(let view, let method): space.gatherQuiet(view, method, ring)
    case .doesNotSend(let view, _): space.gatherQuiet(view, nil, ring)
    case .scrolls(let view):
      space.gatherScrolling(view, ring)
      space.gatherActing("\(view).pan", ring)
    case .zooms(let view): space.gatherZooming(view, ring)
    case .takesText(let view):
      if ring == .pointed { space.letWrite(view) }
      space.gatherTouches(of: view, ring)
    case .selects(let view): if ring == .pointed { space.gatherSelecting(view) }
    case .hears(let name, _): if ring == .pointed { space.gatherHearing(name) }
    case .doesNotScroll(let view):
      space.add(.view(view, .isScrollEnabled(false)))
      space.gatherSilence("\(view).pan", ring)
    }
    return space.found
  }

  /// Two changes that belong together, for what the facts point to: tried where no single one that they point to helps.
  func couples(for wish: Wish) -> [(SceneChange, SceneChange)] {
    if case .zooms(let view) = wish {
      guard let child = index.views[view]?.view.children.first?.name else { return [] }
      return [(.viewForZooming(view, child), .view(view, .maximumZoomScale(Self.usualZoom)))]
    }
    guard case .scrolls(let view) = wish else { return [] }
    // A scroll view that takes no touches back may yet have a control in it that would keep them (9.3).
    let isKept = finding.facts(of: "\(view).pan").contains { $0.reason == .touchesShouldCancel }
    return isKept ? [(.view(view, .canCancelContentTouches(true)), .touchesShouldCancel(view, true))] : []
  }

  mutating func add(_ change: SceneChange) {
    guard !isDeadEnd(change), known.insert(change).inserted else { return }
    found.append(change)
  }

  mutating func add(_ changes: [SceneChange]) { for change in changes { add(change) } }

  /// A requirement that stands the wrong way round: taken away and made the other way, as one change.
  func turns(for wish: Wish) -> [(SceneChange, SceneChange)] {
    guard case .acts(let name) = wish else { return [] }
    var others: [String] = []
    for fact in finding.facts(of: name) {
      // Of a circle one requirement is too many.
      guard case .turned(_, .failed, _) = fact.what, fact.reason != .requirementCycle, let other = fact.culprit?.name,
        waits(name, for: other),
        !others.contains(other)
      else { continue }
      others.append(other)
    }
    return others.flatMap { other -> [(SceneChange, SceneChange)] in
      let free = SceneChange.require(name, toFail: other, false)
      // A short gesture goes before a long one; two of a kind may go on together.
      let kind = index.recognizers[name]?.description.recognizerClass
      let isShort = kind == .swipe || kind == .screenEdgePan
      let together = isShort ? [] : [(free, SceneChange.together(name, with: other, true))]
      return ([(free, .require(other, toFail: name, true))] + together).filter { !isDeadEnd($0.1) }
    }
  }

  /// Whether all that a change does for a recognizer is to take something else out of its way.
  func isRelief(_ change: SceneChange, for name: String) -> Bool {
    switch change {
    case .require, .together, .togetherWithAll, .shouldBegin, .shouldReceive, .canPrevent, .canBePrevented,
      .viewShouldBegin,
      .touchesShouldBegin, .touchesShouldCancel, .removeRecognizer, .showsBackButton, .scrollingExpands,
      .editsRows:
      return true
    case .recognizer(let other, let property):
      return other != name || property.isAboutDelivery
    case .view(_, let property): return property.isAboutDelivery
    case .pointInside, .touchInsets, .hitTest, .frame, .constrain, .toBack, .toFront, .viewForZooming, .firstResponder,
      .attach, .callsSuper, .allows, .undims, .selectsTab, .goesBack, .dismisses:
      return false
    }
  }

  // MARK: A recognizer that is to act

  mutating func gatherActing(_ name: String, _ ring: Ring) {
    guard let own = index.recognizers[name] else { return }
    switch ring {
    case .pointed:
      // As many fingers as it wants were down, and not all of them in its view.
      if needed(by: name) > 1, finding.fingers >= needed(by: name), finding.offered.contains(name) {
        attach(name, around: own.view)
      }
      for fact in finding.facts(of: name) { point(name, fact) }
      if let place = index.views[own.view] { reach(place.view.name, hovering: finding.isHover(name)) }
      if own.description.properties.contains(.isEnabled(false)) { add(.recognizer(name, .isEnabled(true))) }
      if finding.touches.isEmpty, own.description.recognizerClass == .pan { add(wheel(of: name)) }
    case .own:
      add(numbers(of: name))
      add(flags(of: name))
      add(permissions(of: name))
      for other in rivals(of: name) { relate(name, other) }
      for view in index.path(of: own.view).reversed() { add(viewFlags(of: view)) }
      // Of several fingers, some came to it.
      if finding.fingers > 1, finding.offered.contains(name) { attach(name, around: own.view) }
    case .way: gatherWay(without: name)
    }
  }

  /// What the reason of a decision points to.
  private mutating func point(_ name: String, _ fact: TraceFact) {
    guard let own = index.recognizers[name] else { return }
    let culprit = fact.culprit?.name
    switch (fact.what, fact.reason) {
    case (.received(false), .disabled): add(.recognizer(name, .isEnabled(true)))
    case (.received(false), .touchType): add(types(of: name))
    case (.received(false), .exclusiveTouchType): add(.recognizer(name, .requiresExclusiveTouchType(false)))
    case (.received(false), .delegateRefused):
      if case .onlyViews(let names)? = own.description.delegate?.shouldReceiveTouch {
        let passed = names.filter { other in finding.touches.contains { $0.distances[other] == 0 } }
        for other in passed { add(index.refusals(of: other).map(\.change)) }
      }
      add(.shouldReceive(name, nil))
    case (.received(false), .subclassRefused): add(buttons(of: name))
    case (.received(false), .exclusiveTouch): if let culprit { add(.view(culprit, .isExclusiveTouch(false))) }
    case (.turned(_, .failed, _), .preventedBy?), (.turned(_, .failed, _), .requirementRecognized?),
      (.turned(_, .failed, _), .requirementCycle?):
      // What a text input brings along has no name in a scene, and its class is nobody's to change.
      if let culprit, index.recognizers[culprit] == nil { add(.togetherWithAll(name)) }
      if let culprit {
        if let sheet = index.growingSheet(draggedBy: culprit) { add(.scrollingExpands(sheet.name, false)) }
        if index.isMenu(culprit), own.description.recognizerClass == .longPress {
          add(.recognizer(name, .minimumPressDuration(GestureTuning.pressDuration / 2)))
        }
        if fact.isByRequirement || fact.reason != .preventedBy { add(.require(name, toFail: culprit, false)) }
        relate(name, culprit)
        // One that is waited for may be meant for more than was done.
        if fact.reason != .requirementCycle, waits(name, for: culprit) { add(stricter(culprit)) }
      }
    case (.turned(_, .failed, _), .shouldBeginView?):
      for view in finding.around {
        if index.views[view]?.view.gestureRecognizerShouldBegin == false { add(.viewShouldBegin(view, true)) }
      }
      // A control of the kit refuses what it is made for, without a word in the scene.
      for view in refusers(of: name) { add(.viewShouldBegin(view, true)) }
      add(.recognizer(name, .cancelsTouchesInView(false)))
    case (.turned(_, .failed, _), .shouldBeginDelegate?):
      if let page = index.pageWithoutBackButton(below: name) {
        let isReplaced = page.leftBarButtonItem != nil && !page.leftItemsSupplementBackButton
        add(.showsBackButton(page.name, hidden: page.hidesBackButton, replaced: isReplaced))
        add(.shouldBegin(name, .always(true)))
      }
      add(.shouldBegin(name, nil))
    case (.turned(_, .failed, _), .touchesShouldCancel?), (.turned(_, .failed, _), .cannotScroll?),
      (.turned(_, .failed, _), .touchesShouldBegin?):
      gatherScrolling(own.view, .pointed)
    case (.turned(_, .failed, _), .some): add(numbers(of: name))
    default: break
    }
  }

  /// The views that did not let a recognizer begin.
  private func refusers(of name: String) -> [String] {
    finding.facts(of: name).compactMap { fact in
      if case .asked(.shouldBegin, _, false) = fact.what { fact.view?.name } else { nil }
    }.filter { index.views[$0] != nil }
  }

  /// Brings touches to a view that they missed.
  private mutating func reach(_ view: String, hovering: Bool = false) {
    uncoverPages(of: view, hovering: hovering)
    // What stands in the way by itself, from the outside in.
    for name in index.path(of: view) {
      for (change, _) in index.refusals(of: name) { add(change) }
      if let rule = index.views[name]?.view.hitTest, rule != .ordinary { add(.hitTest(name, .ordinary)) }
      if index.isSmaller(name) { add(.pointInside(name, nil)) }
      if index.isTransformed(name) { add(.view(name, .transform(.identity))) }
      if name != view { add(index.shifts(of: name).map(\.change)) }
    }
    for touch in finding.missed(view, hovering: hovering).prefix(3) {
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
        // A finger that came down further away was meant for something else.
        let most = touch.distances[view] == 0 ? Self.farthest : Self.nearby
        guard let distance = touch.distances[name], distance > 0, distance <= most else { continue }
        if name != view, let larger = index.larger(name, for: view, finding.before.frames) { add(larger) }
        // A point more: the edge itself is outside on two sides.
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

  /// The types of touch that came and are not allowed.
  func types(of name: String) -> [SceneChange] {
    guard let own = index.recognizers[name] else { return [] }
    var allowed = TouchTypeName.allCases
    for property in own.description.properties { if case .allowedTouchTypes(let types) = property { allowed = types } }
    let missing = finding.types.filter { !allowed.contains($0) }
    return missing.isEmpty ? [] : [.recognizer(name, .allowedTouchTypes(allowed + missing))]
  }

  /// Each number of a recognizer set to what was measured, with a margin.
  func numbers(of name: String) -> [SceneChange] {
    guard let own = index.recognizers[name] else { return [] }
    var changes: [RecognizerProperty] = []
    let counts = Array(1...max(1, finding.fingers))
    switch own.description.recognizerClass {
    case .tap:
      changes += (1...max(1, finding.taps)).reversed().map { .numberOfTapsRequired($0) }
      changes += counts.reversed().map { .numberOfTouchesRequired($0) }
    case .longPress:
      changes += finding.travels.filter { $0 > 0 }.map { .allowableMovement(($0 + 2).rounded(.up)) }
      changes += finding.holds.filter { $0 > 0.05 }.reversed().map { .minimumPressDuration(Self.shorter($0)) }
      changes += counts.reversed().map { .numberOfTouchesRequired($0) }
      changes += (0...max(0, finding.taps - 1)).map { .numberOfTapsRequired($0) }
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
    case .pinch, .rotation, .hover: break
    }
    let isPan = own.description.recognizerClass.isKind(of: .pan)
    return types(of: name) + buttons(of: name) + (isPan ? wheel(of: name) : []) + changes.map { .recognizer(name, $0) }
  }

  /// A time that is over before a touch is, in a round number.
  private static func shorter(_ hold: Double) -> Double {
    let share = hold * 0.8
    return share >= 0.1 ? (share * 20).rounded(.down) / 20 : (share * 100).rounded(.down) / 100
  }

  /// The numbers that make a recognizer ask for more than was done.
  func stricter(_ name: String) -> [SceneChange] {
    guard let own = index.recognizers[name] else { return [] }
    let (taps, fingers) = (finding.taps + 1, finding.fingers + 1)
    // In whole tenths, counted as such: 0.1 and 0.2 would not be 0.3.
    let hold = (((finding.holds.last ?? 0) * 10).rounded(.up) + 2) / 10
    let changes: [RecognizerProperty] =
      switch own.description.recognizerClass {
      case .tap: [.numberOfTapsRequired(taps), .numberOfTouchesRequired(fingers)]
      case .longPress:
        [.minimumPressDuration(hold), .numberOfTouchesRequired(fingers)]
          + (finding.travels.first { $0 > 1 }.map { [.allowableMovement(($0 / 2).rounded(.down))] } ?? [])
      case .pan, .screenEdgePan: [.minimumNumberOfTouches(fingers)]
      case .swipe:
        [.numberOfTouchesRequired(fingers)] + SwipeDirectionName.allCases.map { .direction([$0]) }
      case .pinch, .rotation, .hover: []
      }
    return changes.map { .recognizer(name, $0) }
  }

  private func flags(of name: String) -> [SceneChange] {
    let isScroll = index.recognizers[name].map { "\($0.view).pan" == name } ?? false
    return [true, false].flatMap { flag -> [SceneChange] in
      // What a scroll view keeps back is its own affair: delaysContentTouches says it.
      (isScroll ? [] : [.recognizer(name, .delaysTouchesBegan(!flag))]) + [
        .recognizer(name, .cancelsTouchesInView(!flag)), .recognizer(name, .delaysTouchesEnded(!flag)),
        .recognizer(name, .requiresExclusiveTouchType(!flag)), .recognizer(name, .isEnabled(flag)),
      ]
    }
  }

  /// Every answer of a delegate or subclass that says no, said the other way.
  private func permissions(of name: String) -> [SceneChange] {
    guard let own = index.recognizers[name]?.description else { return [] }
    var changes: [SceneChange] = []
    if own.delegate?.shouldBegin != nil { changes.append(.shouldBegin(name, nil)) }
    if own.delegate?.shouldReceiveTouch != nil { changes.append(.shouldReceive(name, nil)) }
    for other in index.recognizerNames where other != name && waits(name, for: other) {
      changes.append(.require(name, toFail: other, false))
    }
    return changes
  }

  /// Whether a scene says in any way that one waits for another.
  func waits(_ name: String, for other: String) -> Bool {
    !index.requirementPlaces(name, other).isEmpty
  }

  func rivals(of name: String) -> [String] {
    let on = finding.offered.filter { $0 != name }
    return on.filter { !$0.hasSuffix(".pinch") }
  }

  /// How a recognizer may stand to another one, so that the first can act.
  private mutating func relate(_ name: String, _ other: String) {
    guard index.recognizers[other] != nil else { return }
    if waits(name, for: other) { add(.require(name, toFail: other, false)) }
    let (one, two) = (index.recognizers[name]?.description, index.recognizers[other]?.description)
    let isFirst = one?.recognizerClass == .swipe || one?.recognizerClass == .screenEdgePan
    let require = SceneChange.require(other, toFail: name, true)
    // A short gesture goes before a long one.
    if isFirst { add(require) }
    // The pan of a scroll view asks the class of the scroll view, and a plain recognizer's delegate is nearer at hand.
    let (isOwned, isOtherOwned) = (index.isOwnPan(name), index.isOwnPan(other))
    let sides: [SceneChange] = [.together(name, with: other, true), .together(other, with: name, true)]
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
    // Nobody derives the class of a scroll view's own pan.
    if !isOwned { add(.canBePrevented(name, by: other, false)) }
    if !isOtherOwned { add(.canPrevent(other, name, false)) }
  }

  private func viewFlags(of name: String) -> [SceneChange] {
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

  // MARK: A view or a control that is to hear of touches

  private mutating func gatherTouches(of view: String, _ ring: Ring) {
    switch ring {
    case .pointed:
      for touch in finding.before.story.touches where touch.view == view {
        for moment in touch.moments { pointTouch(view, moment) }
      }
      if index.views[view]?.view.textDelegate?.shouldBeginEditing == false { add(.allows(view, .editing)) }
      reach(view)
      // A control that does not tell its own class of its touches sends nothing (8.1).
      if index.keepsFromItself(view) { add(.callsSuper(view)) }
      // Views inside of it, or its own view if it is a controller, that keep what they are told.
      for other in index.respondersInside(view) { add(.callsSuper(other)) }
    case .own:
      for name in index.path(of: view).reversed() { add(viewFlags(of: name)) }
      for thief in finding.offered { keep(view, from: thief) }
      add(.viewShouldBegin(view, false))
    case .way: gatherWay(without: nil)
    }
  }

  private mutating func pointTouch(_ view: String, _ moment: Moment) {
    switch (moment.what, moment.reason) {
    case (.cancelled, .recognized), (.dropped, .recognized): if let thief = moment.culprit { keep(view, from: thief) }
    case (.withheld, .multipleTouchDisabled): add(.view(view, .isMultipleTouchEnabled(true)))
    case (.withheld, .exclusiveTouch), (.dropped, .exclusiveTouch):
      add(.view(view, .isExclusiveTouch(false)))
      if let culprit = moment.culprit { add(.view(culprit, .isExclusiveTouch(false))) }
    case (.withheld, .contentDelay), (.dropped, .contentDelay):
      if let list = moment.culprit { add(.view(list, .delaysContentTouches(false))) }
    case (.dropped, .touchesShouldBegin): if let list = moment.culprit { add(.touchesShouldBegin(list, true)) }
    default: break
    }
  }

  /// What keeps the touches on a table's rows from being taken, and lets rows be selected.
  private mutating func gatherSelecting(_ table: String) {
    for touch in finding.before.story.touches where touch.view.flatMap(index.tableAround) == table {
      for moment in touch.moments { pointTouch(table, moment) }
    }
    add(.view(table, .allowsSelection(true)))
    let isCollection = index.views[table]?.view.viewClass == .collectionView
    add(
      isCollection
        ? [.allows(table, .itemHighlight), .allows(table, .itemSelection)]
        : [.allows(table, .highlight), .allows(table, .selection)])
    reach(table)
    add([.view(table, .allowsSelectionDuringEditing(true)), .view(table, .isEditing(false))])
    for view in index.path(of: table).reversed() {
      for change in index.refusals(of: view).map(\.change) { add(change) }
    }
  }

  /// What keeps a view's touches from being taken by a recognizer.
  mutating func keep(_ view: String, from thief: String) {
    guard let own = index.recognizers[thief] else { return }
    let isControl = index.views[view]?.view.viewClass.isKind(of: .control) == true
    // What comes from an edge goes one way only.
    let isPan = own.description.recognizerClass == .pan
    let isScroll = thief == "\(own.view).pan"
    if isControl, own.view != view, !isScroll { add(.shouldReceive(thief, .notControls)) }
    if !isScroll { add(.recognizer(thief, .cancelsTouchesInView(false))) }
    if own.view != view, !isScroll { add(.shouldReceive(thief, .onlyViews([own.view]))) }
    add(.recognizer(thief, .delaysTouchesBegan(false)))
    add(.viewShouldBegin(view, false))
    if isScroll {
      add(.touchesShouldCancel(own.view, false))
      add(.view(own.view, .canCancelContentTouches(false)))
      add(.view(own.view, .isScrollEnabled(false)))
      add(.view(own.view, .delaysContentTouches(false)))
    }
    if isPan, !isScroll { add([.shouldBegin(thief, .horizontal), .shouldBegin(thief, .vertical)]) }
    add(.shouldReceive(thief, .always(false)))
    add(.recognizer(thief, .delaysTouchesEnded(false)))
  }

  // MARK: All that is on the way

  mutating func gatherWay(without name: String?) {
    for view in finding.around { add(viewFlags(of: view)) }
    for view in index.viewNames where !finding.around.contains(view) { add(viewFlags(of: view)) }
    let others = finding.offered.filter { $0 != name && index.recognizers[$0] != nil }
    for other in others {
      add(flags(of: other))
      add(permissions(of: other))
      add(stricter(other))
      add(numbers(of: other))
      add([.shouldBegin(other, .always(false)), .shouldReceive(other, .always(false))])
      add(.removeRecognizer(other))
    }
    guard others.count <= 8 else { return }
    for one in others {
      for two in others where one != two {
        add([.require(one, toFail: two, true), .together(one, with: two, true)])
        if !index.isOwnPan(one) { add([.canPrevent(one, two, false), .canBePrevented(one, by: two, false)]) }
      }
    }
    for view in finding.around + index.viewNames {
      add([.viewShouldBegin(view, false), .view(view, .isUserInteractionEnabled(false)), .view(view, .isHidden(true))])
      add([.view(view, .isExclusiveTouch(true)), .view(view, .isMultipleTouchEnabled(false))])
      add([.hitTest(view, .passThrough), .toBack(view), .toFront(view)])
    }
    for other in index.recognizerNames where !others.contains(other) && other != name {
      add(flags(of: other) + permissions(of: other))
    }
  }
}
