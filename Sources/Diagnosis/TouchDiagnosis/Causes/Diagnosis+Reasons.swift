import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

// Causes that the decisions of the engine do not show: answers of the kit's delegates, actions of the scene, geometry.

extension Diagnosis {
  /// A sentence that completes those of a recognizer; nil where its decisions explain everything.
  package func reason(for recognizer: String) -> String? {
    let story = before.story.recognizers.first { $0.facts.name == recognizer }
    let moments = story?.attempts.flatMap(\.moments) ?? []
    let hasActed = moments.contains(where: \.isAction)
    let isBeaten = moments.contains { $0.reason == .preventedBy || $0.reason == .requirementRecognized }
    if moments.contains(where: { $0.reason == .disabled }) {
      if let words = hasActed ? offByAction(recognizer) : switchedOff(recognizer) { return words }
    }
    if moments.contains(where: { [.disabledNow, .removed, .viewRemoved].contains($0.reason) }),
      let words = offByAction(recognizer)
    {
      return words
    }
    if !hasActed, !isBeaten {
      if moments.contains(where: { $0.reason == .delegateRefused }), let words = refusedTouch(recognizer) {
        return words
      }
      if moments.contains(where: { $0.reason == .shouldBeginDelegate }), let words = refusedBeginning(recognizer) {
        return words
      }
    }
    if let words = grownThreshold(recognizer) ?? scrolledBeforeRow(recognizer) ?? lateFinger(recognizer) {
      return words
    }
    if let words = fingersBeyond(recognizer, moments) ?? fingersBeside(recognizer, moments) { return words }
    if !hasActed, let words = otherButtons(recognizer, moments) ?? pauseBeforeHold(story) { return words }
    if hasActed, let words = underFinger(recognizer, moments) { return words }
    guard let view = baseline.index.recognizers[recognizer]?.view, baseline.index.isOwnPan(recognizer) else {
      return hasActed ? delay(of: recognizer) : nil
    }
    return hasActed ? unmoved(view) ?? locked(view) ?? delay(of: recognizer) : nothingToScroll(view, moments)
  }

  // MARK: Fingers

  /// How many fingers a pan follows, if others were down and it did not act.
  private func fingersBeyond(_ name: String, _ moments: [Moment]) -> String? {
    guard let own = baseline.index.recognizers[name]?.description, own.recognizerClass.isKind(of: .pan),
      baseline.fingers > 1, before.times(of: .acts(name)).isEmpty,
      moments.contains(where: { [.liftedEarly, .tooFewTouches, .tooManyTouches].contains($0.reason) })
    else { return nil }
    var (minimum, maximum) = (1, Int.max)
    for property in own.properties {
      switch property {
      case .minimumNumberOfTouches(let count): minimum = count
      case .maximumNumberOfTouches(let count): maximum = count
      default: continue
      }
    }
    if maximum < minimum {
      return
        localized(
          "%1$s can never begin: its maximumNumberOfTouches, %2$s, is less than its minimumNumberOfTouches, %3$s.",
          name, maximum, minimum)
    }
    if moments.contains(where: { $0.reason == .tooManyTouches }) {
      return localized("Its maximumNumberOfTouches is %1$s (7.3.5).", maximum)
    }
    guard moments.contains(where: { $0.reason == .liftedEarly }) else { return nil }
    if maximum < baseline.fingers {
      return maximum == 1
        ? localized(
          "%1$s followed the first finger only, as its maximumNumberOfTouches is %2$s (7.3.5).", name, maximum)
        : localized(
          "%1$s followed the first %2$s fingers only, as its maximumNumberOfTouches is %2$s (7.3.5).", name, maximum)
    }
    let received = moments.count { if case .received(_, true) = $0.what { true } else { false } }
    return baseline.travel >= Double(GestureTuning.panHysteresis) && received > 1
      ? localized("%1$s counts how far its fingers went together, and they went different ways (7.3.2).", name) : nil
  }

  /// How long the pause between a tap and the hold after it was, if it was too long.
  private func pauseBeforeHold(_ story: RecognizerStory?) -> String? {
    guard let story, story.facts.kind == .press, baseline.gaps.count == 1, let gap = baseline.gaps.first,
      let end = story.decisiveAttempt?.moments.last(where: { $0.reason == .tapInterval }),
      let limit = end.measure?.threshold, gap > limit
    else { return nil }
    return localized("It came down again after %1$s.", quantity(gap, .seconds))
  }

  // MARK: Switched off

  /// What disabled a recognizer during the replay, or why the kit disables it.
  private func switchedOff(_ name: String) -> String? {
    if baseline.index.isKit(name, .rowClose) {
      return localized("No row was open that %1$s could close (26.24).", name)
    }
    if let view = baseline.index.owner(of: name, as: .scrollPinch), let own = baseline.index.views[view]?.view {
      var scales = (minimum: 1.0, maximum: 1.0)
      for property in own.properties {
        switch property {
        case .minimumZoomScale(let scale): scales.minimum = Double(scale)
        case .maximumZoomScale(let scale): scales.maximum = Double(scale)
        default: continue
        }
      }
      guard scales.minimum == scales.maximum else { return nil }
      return
        localized(
          "minimumZoomScale and maximumZoomScale of %1$s are both %2$s, and %3$s is on only where they differ (9.1).",
          view, plain(CGFloat(scales.minimum)), name)
    }
    return offByAction(name)
  }

  /// Which action disabled or removed a recognizer, as a sentence; nil where none did.
  private func offByAction(_ name: String) -> String? {
    guard let one = baseline.index.reactions(against: name).first else { return nil }
    switch (one.key, one.target == name) {
    case ("remove", true), ("removeRecognizer", true):
      return localized("The action of %1$s had removed it.", one.recognizer)
    case ("remove", false), ("removeRecognizer", false):
      return localized("The action of %1$s had removed %2$s.", one.recognizer, one.target)
    case (_, true): return localized("The action of %1$s had set its %2$s to false.", one.recognizer, one.key)
    case (_, false):
      return localized("The action of %1$s had set %2$s of %3$s to false.", one.recognizer, one.key, one.target)
    }
  }

  /// A clause about a recognizer that an action disabled; nil for other recognizers.
  func switchedOffByAction(_ name: String) -> String? {
    baseline.index.reactions(against: name).first { $0.key == "isEnabled" }.map { one in
      localized(
        "the action of %1$s switches %2$s off, and nothing in the scene switches it on again", one.recognizer, name)
    }
  }

  // MARK: Delegates

  /// Why a delegate refused a touch for its recognizer.
  private func refusedTouch(_ name: String) -> String? {
    guard let own = baseline.index.recognizers[name] else { return kitRefusal(name) }
    let views = before.facts.compactMap { fact -> String? in
      guard case .received(false) = fact.what, fact.reason == .delegateRefused, fact.recognizer?.name == name,
        let serial = fact.touch?.serial
      else { return nil }
      return baseline.touches.first { $0.serial == serial }?.hit
    }
    guard let hit = views.first else { return nil }
    switch own.description.delegate?.shouldReceiveTouch {
    case .always(false): return localized("Its delegate takes no touch at all.")
    case .notControls:
      return localized("Its delegate takes no touches of controls, and the view of the touch was %1$s.", hit)
    case .onlyViews(let names):
      let passed = names.lazy.compactMap { other in
        self.baseline.touches.contains { $0.distances[other] == 0 }
          ? self.baseline.index.refusals(of: other).first.map { (other, $0.words) } : nil
      }.first
      let why = because(passed.map { localized("%1$s was skipped because %2$s", $0.0, $0.1, context: "name") })
      return
        localized(
          "Its delegate takes touches whose view is %1$s, and the view of the touch was %2$s%3$s.", alternatives(names),
          hit, why)
    case .always(true), nil: return kitRefusal(name)
    }
  }

  private func kitRefusal(_ name: String) -> String? {
    guard let stack = baseline.index.owner(of: name, as: .contentPop) else { return nil }
    let pop = Subject.KitRecognizer.pop.name(of: stack)
    return before.story.recognizers.contains { $0.facts.name == pop && !$0.attempts.isEmpty }
      ? localized("%1$s leaves a finger at the edge to %2$s (28.20).", stack, pop) : nil
  }

  /// Why a delegate of the kit refused to let its recognizer begin.
  private func refusedBeginning(_ name: String) -> String? {
    guard case .kit(let role, let owner)? = baseline.index.subjects[name] else { return beginCondition(name) }
    return switch role {
    case .pop, .contentPop: notBack(owner, name)
    case .rowSwipe: baseline.index.views[owner].flatMap { notOpened($0.view) }
    case .sheetDrag: notDragged(owner)
    default: nil
    }
  }

  /// Why a navigation controller does not pop.
  private func notBack(_ stack: String, _ name: String) -> String? {
    let owner = scene.every(scene.root).first { $0.controller?.name == stack }
    guard let owner, owner.controller?.controllerClass == .navigation,
      owner.controller?.interactivePopGestureRecognizer?.delegate?.shouldBegin == nil
        || !baseline.index.isKit(name, .pop)
    else { return nil }
    let pages = owner.children.filter { $0.controller != nil && $0.controller?.modalPresentationStyle == nil }
    guard let top = pages.last?.controller else { return nil }
    if pages.count < 2 {
      return
        localized(
          "%1$s, which answers for %2$s, shows its first page, %3$s, and has nothing to go back to (28.17).", stack,
          name, top.name)
    }
    if top.hidesBackButton {
      return
        localized(
          "%1$s, which answers for %2$s, does not go back while %3$s hides the back button (28.17).", stack, name,
          top.name)
    }
    if !top.showsBackButton {
      return
        localized(
          "%1$s, which answers for %2$s, does not go back while %3$s has a leftBarButtonItem in place of the back button (28.17).",
          stack, name, top.name)
    }
    return nil
  }

  /// Why a table opens no row actions.
  private func notOpened(_ view: SceneView) -> String? {
    guard let way = baseline.way else { return nil }
    let (list, swipe) = (view.name, view.rowSwipeName)
    if abs(way.dx) <= abs(way.dy) {
      return localized(
        "%1$s, which answers for %2$s, opens a row where the finger goes more across than along (26.21).", list, swipe)
    }
    guard let table = view.table else { return nil }
    if table.canEdit == false {
      return localized(
        "%1$s, which answers for %2$s, opens no row, as its data source says no to canEditRowAt (26.21).", list, swipe)
    }
    let isLeft = way.dx < 0
    guard !(isLeft ? table.opens.trailing : table.opens.leading) else { return nil }
    // A delegate with actions on one side answers for both, so canEditRowAt makes no delete action.
    if isLeft, table.canEdit != nil || table.opens.leading {
      return localized(
        "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no trailingSwipeActions (26.21).",
        list, swipe)
    }
    return isLeft
      ? localized(
        "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no trailingSwipeActions, and its data source no canEditRowAt (26.21).",
        list, swipe)
      : localized(
        "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no leadingSwipeActions (26.21).",
        list, swipe)
  }

  /// Why a sheet does not follow a finger.
  private func notDragged(_ name: String) -> String? {
    guard let way = baseline.way else { return nil }
    if abs(way.dy) <= abs(way.dx) {
      return localized("The sheet of %1$s follows a finger that goes more down than sideways (30.9).", name)
    }
    let lists = baseline.touched(.scrollView).filter { !before.times(SceneIndex.panName(of: $0), "acts").isEmpty }
    if way.dy > 0, let list = lists.first {
      return localized(
        "The sheet of %1$s leaves a drag down to %2$s, which is under the finger and was not at its top (30.10).", name,
        list)
    }
    guard way.dy < 0 else { return nil }
    let sheet = scene.every(scene.root).compactMap(\.controller).first { $0.name == name }
    if sheet?.detents.contains(.medium) == true, sheet?.prefersScrollingExpandsWhenScrolledToEdge == false {
      return localized(
        "The sheet of %1$s leaves a drag up to its content, as prefersScrollingExpandsWhenScrolledToEdge is false (30.13).",
        name)
    }
    return localized(
      "The sheet of %1$s was as high as its detents allow, and follows a finger upwards no further (30.9).", name)
  }

  // MARK: Scroll views

  /// Why content did not move although its pan acted.
  func unmoved(_ view: String) -> String? {
    guard before.times(of: .scrolls(view)).isEmpty, before.times(of: .zooms(view)).isEmpty,
      before.seenSizes[view] != nil,
      let rest = before.scrollGeometries[view], let way = baseline.way(inPanOf: view)
    else { return nil }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (low, high) = isAlong ? (rest.low.y, rest.high.y) : (rest.low.x, rest.high.x)
    let (here, step) = isAlong ? (rest.offset.y, way.dy) : (rest.offset.x, way.dx)
    let end: String
    if high <= low {
      end = localized("its content is no larger than %1$s", view)
    } else if step < 0, here >= high {
      end = isAlong ? localized("its content was at its lower end") : localized("its content was at its right end")
    } else if step > 0, here <= low {
      end = Self.atStart(isAlong)
    } else {
      return nil
    }
    let offset = "contentOffset.\(isAlong ? "y" : "x")"
    let (place, first, last) = (plain(here), plain(low), plain(high))
    return rest.bounces
      ? localized("%1$s only bounced: %2$s, %3$s %4$s of %5$s to %6$s (9.11).", view, end, offset, place, first, last)
      : localized(
        "%1$s did not move: %2$s, %3$s %4$s of %5$s to %6$s, and bounces is false (9.11).", view, end, offset, place,
        first, last)
  }

  /// That content was at its upper or left end, as a clause.
  private static func atStart(_ isAlong: Bool) -> String {
    isAlong ? localized("its content was at its upper end") : localized("its content was at its left end")
  }

  /// The nearest goal to scrolling where the content is at its end: its pan acts, and the content bounces.
  ///
  /// No number makes the content scroll there. Returns nil where it can scroll, and where its pan acts already.
  package func bounce(insteadOf goal: Goal) -> (goal: Goal, words: String)? {
    guard case .scrolls(let view) = goal, before.times(SceneIndex.panName(of: view), "acts").isEmpty,
      before.times(of: goal).isEmpty,
      let rest = before.scrollGeometries[view], let way = baseline.way(inPanOf: view)
    else { return nil }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (here, low, step) =
      isAlong ? (rest.offset.y, rest.low.y, way.dy) : (rest.offset.x, rest.low.x, way.dx)
    guard step > 0, here <= low else { return nil }
    let (end, place) = (Self.atStart(isAlong), plain(here))
    let words =
      isAlong
      ? localized(
        "%1$s can only bounce that way: %2$s, contentOffset.y %3$s, and the finger went down (9.11).", view, end, place)
      : localized(
        "%1$s can only bounce that way: %2$s, contentOffset.x %3$s, and the finger went right (9.11).", view, end, place
      )
    return (.acts(SceneIndex.panName(of: view)), words)
  }

  /// Returns the sentence that a scroll view had nothing to scroll: along the finger's way, or at all if it lost to
  /// another recognizer; nil if it had.
  private func nothingToScroll(_ view: String, _ moments: [Moment]) -> String? {
    let isPrevented = moments.contains { $0.reason == .preventedBy || $0.reason == .requirementRecognized }
    guard let rest = before.scrollGeometries[view] else { return nil }
    if !isPrevented, moments.contains(where: { $0.reason == .cannotScroll }),
      let way = baseline.way(inPanOf: view)
    {
      let isAlong = abs(way.dy) >= abs(way.dx)
      let (content, size) = rest.lengths(isAlong)
      return isAlong
        ? localized("The content of %1$s is %2$s pt high, and %1$s is %3$s pt (9.8).", view, content, size)
        : localized("The content of %1$s is %2$s pt wide, and %1$s is %3$s pt (9.8).", view, content, size)
    }
    guard isPrevented, !rest.canScroll else { return nil }
    return
      localized(
        "%1$s had nothing to scroll: its content, %2$s by %3$s pt, is no larger than %1$s, %4$s by %5$s pt (9.8).",
        view, plain(rest.content.width), plain(rest.content.height), plain(rest.size.width), plain(rest.size.height))
  }

  // MARK: Lists and controls

  /// Why a tap on a table or a collection selected nothing.
  func unselected(_ name: String) -> String? {
    whyUnselected(name).map { localized("%1$s selects nothing: %2$s.", name, $0) }
  }

  /// Why a tap on a table or a collection selected nothing, as a clause.
  func whyUnselected(_ name: String) -> String? {
    guard let view = baseline.index.views[name]?.view, before.times(of: .selects(name)).isEmpty,
      before.story.touches.contains(where: { $0.view == name || $0.view.flatMap(baseline.index.tableAround) == name })
    else { return nil }
    if let words = besideRows(name) { return words }
    if let words = takenRow(name) { return words }
    if view.properties.contains(.allowsSelection(false)) {
      return localized("its allowsSelection is false")
    }
    if view.properties.contains(.isEditing(true)), !view.properties.contains(.allowsSelectionDuringEditing(true)) {
      return localized("its isEditing is true, and allowsSelectionDuringEditing is false")
    }
    let item = view.collection != nil
    if view.table?.shouldHighlight == false || view.collection?.shouldHighlight == false {
      return
        item
        ? localized("its delegate says no to shouldHighlightItemAt (26.14)")
        : localized("its delegate says no to shouldHighlightRowAt (26.14)")
    }
    if view.table?.willSelect == false {
      return localized("its delegate answers nil to willSelectRowAt (26.16)")
    }
    if view.collection?.shouldSelect == false {
      return localized("its delegate says no to shouldSelectItemAt (27.11)")
    }
    return nil
  }

  /// Which recognizer took the touch of a row or an item, as a clause.
  private func takenRow(_ name: String) -> String? {
    for touch in before.story.touches {
      guard let row = touch.view, baseline.index.tableAround(row) == name else { continue }
      for moment in touch.moments {
        guard moment.reason == .recognized, let culprit = moment.culprit else { continue }
        switch moment.what {
        case .cancelled:
          return localized(
            "%1$s took the touch of %2$s at %3$s, as its cancelsTouchesInView is true (%4$s)", culprit, row,
            clock(moment.time), moment.rule)
        case .dropped:
          return localized(
            "%1$s took the touch at %2$s, before it reached %3$s (%4$s)", culprit, clock(moment.time), row, moment.rule)
        default: continue
        }
      }
    }
    return nil
  }

  /// A clause that touches came down where a table or a collection has nothing to select.
  private func besideRows(_ name: String) -> String? {
    let touches = before.story.touches.filter {
      $0.view.map { baseline.index.tableAround($0) == name || $0 == name } ?? false
    }
    guard !touches.isEmpty, touches.allSatisfy({ $0.view == name }),
      let serial = baseline.touches.first(where: { $0.hit == name })?.serial, let place = before.spots[serial]?[name],
      let content = before.scrollGeometries[name]?.content
    else { return nil }
    let (x, y) = (plain(tenth(place.x)), plain(tenth(place.y)))
    let height = plain(tenth(content.height))
    return baseline.index.views[name]?.view.collection == nil
      ? localized(
        "the finger came down at x %1$s, y %2$s in it, where it has no row; its content is %3$s pt high", x, y, height)
      : localized(
        "the finger came down at x %1$s, y %2$s in it, where it has no item; its content is %3$s pt high", x, y, height)
  }

  /// The distance of the touches to the knob of a slider, as a clause.
  func besideKnob(_ name: String) -> String? {
    guard baseline.index.views[name]?.view.viewClass == .slider, before.times(name, "valueChanged").isEmpty,
      let knob = before.knobs[name], !knob.area.contains(knob.place)
    else { return nil }
    return localized(
      "the finger came down at x %1$s in %2$s, and the knob takes fingers from %3$s to %4$s; a slider is dragged by its knob (15.23)",
      plain(tenth(knob.place.x)), name, plain(tenth(knob.area.minX)), plain(tenth(knob.area.maxX)))
  }

}
