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
    let hasActed = moments.contains { if case .acted = $0.what { true } else { false } }
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
    if let words = fingersBeyond(recognizer, moments) { return words }
    guard let view = baseline.index.recognizers[recognizer]?.view, baseline.index.isOwnPan(recognizer) else {
      return hasActed ? delay(of: recognizer) : nil
    }
    return hasActed ? unmoved(view) ?? delay(of: recognizer) : nothingToScroll(view, moments)
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
        "\(name) can never begin: its maximumNumberOfTouches, \(maximum), is less than its minimumNumberOfTouches, \(minimum)."
    }
    if moments.contains(where: { $0.reason == .tooManyTouches }) {
      return
        "\(name) failed when \(baseline.fingers) fingers were down, as its maximumNumberOfTouches is \(maximum) (7.3.5)."
    }
    guard moments.contains(where: { $0.reason == .liftedEarly }) else { return nil }
    if maximum < baseline.fingers {
      let first = maximum == 1 ? "the first finger" : "the first \(maximum) fingers"
      return "\(name) followed \(first) only, as its maximumNumberOfTouches is \(maximum) (7.3.5)."
    }
    return (baseline.travel >= Double(GestureTuning.panHysteresis))
      ? "\(name) counts how far its fingers went together, and they went different ways (7.3.2)." : nil
  }

  // MARK: Switched off

  /// What disabled a recognizer during the replay, or why the kit disables it.
  private func switchedOff(_ name: String) -> String? {
    if baseline.index.isKit(name, .rowClose) {
      return "No row was open that \(name) could close (26.24)."
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
        "minimumZoomScale and maximumZoomScale of \(view) are both \(plain(CGFloat(scales.minimum))), and \(name) is on "
        + "only where they differ (9.1)."
    }
    return offByAction(name)
  }

  /// Which action disabled or removed a recognizer, as a sentence; nil where none did.
  private func offByAction(_ name: String) -> String? {
    guard let one = baseline.index.reactions(against: name).first else { return nil }
    let what =
      switch one.key {
      case "remove", "removeRecognizer": "removed \(one.target == name ? "it" : one.target)"
      default: "set \(one.target == name ? "its \(one.key)" : "\(one.key) of \(one.target)") to false"
      }
    return "The action of \(one.recognizer) had \(what)."
  }

  /// A clause about a recognizer that an action disabled; nil for other recognizers.
  func switchedOffByAction(_ name: String) -> String? {
    baseline.index.reactions(against: name).first { $0.key == "isEnabled" }.map { one in
      "the action of \(one.recognizer) switches \(name) off, and nothing in the scene switches it on again"
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
    case .always(false): return "Its delegate takes no touch at all."
    case .notControls: return "Its delegate takes no touches of controls, and the view of the touch was \(hit)."
    case .onlyViews(let names):
      let passed = names.lazy.compactMap { other in
        self.baseline.touches.contains { $0.distances[other] == 0 }
          ? self.baseline.index.refusals(of: other).first.map { (other, $0.words) } : nil
      }.first
      let why = passed.map { ": \($0.0) was passed by because \($0.1)" } ?? ""
      return
        "Its delegate takes touches whose view is \(alternatives(names)), and the view of the touch was \(hit)\(why)."
    case .always(true), nil: return kitRefusal(name)
    }
  }

  private func kitRefusal(_ name: String) -> String? {
    guard let stack = baseline.index.owner(of: name, as: .contentPop) else { return nil }
    let pop = Subject.KitRecognizer.pop.name(of: stack)
    return before.story.recognizers.contains { $0.facts.name == pop && !$0.attempts.isEmpty }
      ? "\(stack) leaves a finger at the edge to \(pop) (28.20)." : nil
  }

  /// Why a delegate of the kit refused to let its recognizer begin.
  private func refusedBeginning(_ name: String) -> String? {
    guard case .kit(let role, let owner)? = baseline.index.subjects[name] else { return nil }
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
    let who = "\(stack), which answers for \(name),"
    if pages.count < 2 { return "\(who) shows its first page, \(top.name), and has nothing to go back to (28.17)." }
    if top.hidesBackButton { return "\(who) does not go back while \(top.name) hides the back button (28.17)." }
    if !top.showsBackButton {
      return "\(who) does not go back while \(top.name) has a leftBarButtonItem in place of the back button (28.17)."
    }
    return nil
  }

  /// Why a table opens no row actions.
  private func notOpened(_ view: SceneView) -> String? {
    guard let way = baseline.way else { return nil }
    let who = "\(view.name), which answers for \(view.rowSwipeName),"
    if abs(way.dx) <= abs(way.dy) { return "\(who) opens a row where the finger goes more across than along (26.21)." }
    guard let table = view.table else { return nil }
    if table.canEdit == false { return "\(who) opens no row, as its data source says no to canEditRowAt (26.21)." }
    let isLeft = way.dx < 0
    guard !(isLeft ? table.opens.trailing : table.opens.leading) else { return nil }
    let method = isLeft ? "trailingSwipeActions" : "leadingSwipeActions"
    return "\(who) has no actions on that side of its rows: its delegate has no \(method)"
      + (isLeft ? ", and its data source no canEditRowAt (26.21)." : " (26.21).")
  }

  /// Why a sheet does not follow a finger.
  private func notDragged(_ name: String) -> String? {
    guard let way = baseline.way else { return nil }
    let who = "The sheet of \(name)"
    if abs(way.dy) <= abs(way.dx) { return "\(who) follows a finger that goes more down than sideways (30.9)." }
    let lists = baseline.touched(.scrollView).filter { !before.times(SceneIndex.panName(of: $0), "acts").isEmpty }
    if way.dy > 0, let list = lists.first {
      return "\(who) leaves a drag down to \(list), which is under the finger and was not at its top (30.10)."
    }
    guard way.dy < 0 else { return nil }
    let sheet = scene.every(scene.root).compactMap(\.controller).first { $0.name == name }
    if sheet?.detents.contains(.medium) == true, sheet?.prefersScrollingExpandsWhenScrolledToEdge == false {
      return "\(who) leaves a drag up to its content, as prefersScrollingExpandsWhenScrolledToEdge is false (30.13)."
    }
    return "\(who) was as high as its detents allow, and follows a finger upwards no further (30.9)."
  }

  // MARK: Scroll views

  /// Why content did not move although its pan acted.
  func unmoved(_ view: String) -> String? {
    guard before.times(of: .scrolls(view)).isEmpty, before.times(of: .zooms(view)).isEmpty,
      before.seenSizes[view] != nil,
      let rest = before.scrollGeometries[view], let way = baseline.way
    else { return nil }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (low, high) = isAlong ? (rest.low.y, rest.high.y) : (rest.low.x, rest.high.x)
    let (here, step) = isAlong ? (rest.offset.y, way.dy) : (rest.offset.x, way.dx)
    let end: String
    if high <= low {
      end = "is no larger than \(view)"
    } else if step < 0, here >= high {
      end = "was at its \(isAlong ? "lower" : "right") end"
    } else if step > 0, here <= low {
      end = "was at its \(isAlong ? "upper" : "left") end"
    } else {
      return nil
    }
    let numbers = "contentOffset.\(isAlong ? "y" : "x") \(plain(here)) of \(plain(low)) to \(plain(high))"
    return rest.bounces
      ? "\(view) only bounced: its content \(end), \(numbers) (9.11)."
      : "\(view) did not move: its content \(end), \(numbers), and bounces is false (9.11)."
  }

  /// The nearest goal to scrolling where the content is at its end: its pan acts, and the content bounces.
  ///
  /// No number makes the content scroll there. Returns nil where it can scroll, and where its pan acts already.
  package func bounce(insteadOf goal: Goal) -> (goal: Goal, words: String)? {
    guard case .scrolls(let view) = goal, before.times(SceneIndex.panName(of: view), "acts").isEmpty,
      before.times(of: goal).isEmpty,
      let rest = before.scrollGeometries[view], let way = baseline.way
    else { return nil }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (here, low, step) =
      isAlong ? (rest.offset.y, rest.low.y, way.dy) : (rest.offset.x, rest.low.x, way.dx)
    guard step > 0, here <= low else { return nil }
    return (
      .acts(SceneIndex.panName(of: view)),
      "\(view) can only bounce that way: its content was at its \(isAlong ? "upper" : "left") end, "
        + "contentOffset.\(isAlong ? "y" : "x") \(plain(here)), and the finger went \(isAlong ? "down" : "right") (9.11)."
    )
  }

  /// Returns the sentence that a scroll view had nothing to scroll: along the finger's way, or at all if it lost to
  /// another recognizer; nil if it had.
  private func nothingToScroll(_ view: String, _ moments: [Moment]) -> String? {
    let isPrevented = moments.contains { $0.reason == .preventedBy || $0.reason == .requirementRecognized }
    guard let rest = before.scrollGeometries[view] else { return nil }
    if !isPrevented, moments.contains(where: { $0.reason == .cannotScroll }), let way = baseline.way {
      let isAlong = abs(way.dy) >= abs(way.dx)
      let words = lengths(view, rest, isAlong)
      return "\(words.prefix(1).uppercased() + words.dropFirst()) (9.8)."
    }
    guard isPrevented, !rest.canScroll else { return nil }
    return
      "\(view) had nothing to scroll: its content, \(plain(rest.content.width)) by \(plain(rest.content.height)) pt, "
      + "is no larger than \(view), \(plain(rest.size.width)) by \(plain(rest.size.height)) pt (9.8)."
  }

  // MARK: Lists and controls

  /// Why a tap on a table or a collection selected nothing.
  func unselected(_ name: String) -> String? {
    guard let view = baseline.index.views[name]?.view, before.times(of: .selects(name)).isEmpty,
      before.story.touches.contains(where: { $0.view == name || $0.view.flatMap(baseline.index.tableAround) == name })
    else { return nil }
    if let words = besideRows(name) { return words }
    if view.properties.contains(.allowsSelection(false)) {
      return "\(name) selects nothing: its allowsSelection is false."
    }
    if view.properties.contains(.isEditing(true)), !view.properties.contains(.allowsSelectionDuringEditing(true)) {
      return "\(name) selects nothing: its isEditing is true, and allowsSelectionDuringEditing is false (26.17)."
    }
    let item = view.collection != nil
    if view.table?.shouldHighlight == false || view.collection?.shouldHighlight == false {
      return
        "\(name) selects nothing: its delegate says no to \(item ? "shouldHighlightItemAt" : "shouldHighlightRowAt") (26.14)."
    }
    if view.table?.willSelect == false {
      return "\(name) selects nothing: its delegate answers nil to willSelectRowAt (26.16)."
    }
    if view.collection?.shouldSelect == false {
      return "\(name) selects nothing: its delegate says no to shouldSelectItemAt (27.11)."
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
    let what = baseline.index.views[name]?.view.collection == nil ? "row" : "item"
    return
      "\(name) selects nothing: the finger came down at x \(x), y \(y) in it, where it has no \(what); its content is "
      + "\(plain(tenth(content.height))) pt high."
  }

  /// The distance of the touches to the knob of a slider, as a clause.
  func besideKnob(_ name: String) -> String? {
    guard baseline.index.views[name]?.view.viewClass == .slider, before.times(name, "valueChanged").isEmpty,
      let knob = before.knobs[name], !knob.area.contains(knob.place)
    else { return nil }
    return "the finger came down at x \(plain(tenth(knob.place.x))) in \(name), and the knob takes fingers from "
      + "\(plain(tenth(knob.area.minX))) to \(plain(tenth(knob.area.maxX))); a slider is dragged by its knob (15.23)"
  }

}

/// Alternatives: `a`, `a or b`, `a, b or c`.
private func alternatives(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "none" }
  return parts.dropLast().joined(separator: ", ") + " or " + last
}
