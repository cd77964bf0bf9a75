// Recognizers and scroll views that take fingers from their contents.

extension SceneLint {
  /// Pans that take the finger from a control that follows drags (5.3).
  static func drags(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places
    where place.isReachableControl && place.followsDrags && !tree.changeable.contains(place.name) {
      for owner in [place.view] + place.outwards {
        let isOwn = owner.name == place.name
        // A switch refuses pans of its superviews (5.3.2).
        if place.view.viewClass == .switch, !isOwn { break }
        for pan in owner.recognizers where pan.recognizerClass == .pan && pan.takesTouches(of: place) {
          // All controls except plain ones follow the finger horizontally.
          if place.view.viewClass != .control, pan.delegate?.shouldBegin == .vertical { continue }
          if tree.changeable.contains(pan.name) { continue }
          found.add { loss(to: pan.name, on: owner.name, from: place, isOwn: isOwn) }
        }
        if place.view.viewClass == .slider, !isOwn, let loss = scrollLoss(to: owner, from: place, tree) {
          found.add { loss }
        }
      }
    }
    return found
  }

  private static func loss(to pan: String, on owner: String, from place: LintPlace, isOwn: Bool) -> String {
    let start =
      "\(pan) on \(owner) takes every drag from \(place.name) (\(place.path)): it begins after \(LintNumbers.pan), and "
      + "the touch is cancelled in \(place.name)"
    if isOwn {
      return start + " (7.3.2, 5.3.1); cure: \(pan).cancelsTouchesInView = false, and both follow the finger (6.5)"
    }
    let rule =
      switch place.view.viewClass {
      case .slider: ", which refuses swipes but no pan (7.3.2, 6.3, 5.3.2)"
      case .segmentedControl: ", which refuses taps but no pan (7.3.2, 6.3, 5.3.2)"
      default: " (7.3.2, 6.3, 5.3.3)"
      }
    return start + rule
      + "; cure: the delegate of \(pan) answers false to shouldReceive for touches in controls (1.3.4)"
  }

  /// The sentence about a scroll view that takes drags from a slider inside it (9.2); nil if it does not.
  private static func scrollLoss(to list: SceneView, from place: LintPlace, _ tree: LintTree) -> String? {
    guard list.scrolls(.horizontal), !tree.changeable.contains(list.name), !tree.changeable.contains(list.panName),
      list.panGestureRecognizer?.properties.contains(.cancelsTouchesInView(false)) != true
    else { return nil }
    let delays = !list.properties.contains(.delaysContentTouches(false))
    let cancels = list.touchesShouldCancel == true && !list.properties.contains(.canCancelContentTouches(false))
    guard delays || cancels else { return nil }
    let what = cancels ? "every drag" : "quick drags"
    let why =
      cancels
      ? "it scrolls sideways too, and its touchesShouldCancel(in:) answers true (9.3)"
      : "it scrolls sideways too, and delays a touch by \(LintNumbers.contentDelay) to detect a drag (9.2)"
    return
      "\(list.panName) takes \(what) from \(place.name) (\(place.path)): \(why); cure: \(place.name) answers false to "
      + "gestureRecognizerShouldBegin for \(list.panName) (5.4.1)"
  }

  /// Scroll views that keep a drag at their edge although an outer scroll view could take it (9.20).
  static func nestedScrolls(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places
    where place.isReachable && !tree.changeable.contains(place.name) && !tree.changeable.contains(place.view.panName) {
      let inner = place.view
      for axis in StackAxisName.allCases {
        guard inner.scrolls(axis), let outer = place.outwards.first(where: { $0.scrolls(axis) }),
          excludes(inner, outer, tree), let (cause, cure) = keeping(place, from: outer, axis)
        else { continue }
        let way = axis == .vertical ? "up and down" : "sideways"
        found.add {
          "\(inner.name) keeps drags \(way) from \(outer.name), also at its edge (\(place.path)): \(cause) (9.20); "
            + "cure: \(cure)"
        }
      }
    }
    return found
  }

  /// The reason that a scroll view does not transfer drags to an outer one, and the cure; nil if it transfers them.
  private static func keeping(_ place: LintPlace, from outer: SceneView, _ axis: StackAxisName) -> (String, String)? {
    let inner = place.view
    let name = axis == .vertical ? "transfersVerticalScrollingToParent" : "transfersHorizontalScrollingToParent"
    let property: ViewProperty =
      axis == .vertical ? .transfersVerticalScrollingToParent(false) : .transfersHorizontalScrollingToParent(false)
    if inner.properties.contains(property) { return ("its \(name) is false", "\(inner.name).\(name) = true") }
    let between = place.outwards.prefix { $0.name != outer.name }
    guard let off = between.first(where: \.isSwitchedOff) else { return nil }
    return (
      "\(off.name) is between them, and a disabled scroll view ends the search for an outer one",
      "\(off.name).isScrollEnabled = true"
    )
  }

  /// Whether the pan of the inner scroll view makes that of the outer one fail.
  private static func excludes(_ inner: SceneView, _ outer: SceneView, _ tree: LintTree) -> Bool {
    let (own, other) = (inner.panGestureRecognizer, outer.panGestureRecognizer)
    let waits =
      own?.requiresToFail.contains(outer.panName) == true
      || tree.applies(own?.subclass?.shouldRequireFailureOf, outer.panName)
      || tree.applies(other?.subclass?.shouldBeRequiredToFailBy, inner.panName)
      || tree.applies(own?.delegate?.shouldRequireFailureOf, outer.panName)
      || tree.applies(other?.delegate?.shouldBeRequiredToFailBy, inner.panName)
    let isTogether =
      tree.applies(own?.delegate?.shouldRecognizeSimultaneouslyWith, outer.panName)
      || tree.applies(other?.delegate?.shouldRecognizeSimultaneouslyWith, inner.panName)
    if isTogether { return false }
    let spares = own?.subclass?.canPrevent.map { !tree.applies($0, outer.panName) } ?? false
    let withstands = other?.subclass?.canBePreventedBy.map { !tree.applies($0, inner.panName) } ?? false
    return !waits && !spares && !withstands && !tree.changeable.contains(outer.name)
      && !tree.changeable.contains(outer.panName)
  }

  /// Taps of superviews that prevent rows and controls from acting, or delay them (5.3, 6.7, 6.14).
  static func cancelledTaps(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for owner in tree.places where owner.view.recognizers.contains(where: { $0.taps > 0 }) {
      // Views that can be affected by any of the taps.
      let candidates = tree.places(in: owner).filter { place in
        !tree.changeable.contains(place.name) && !isShielded(place, from: owner)
          && (isRow(place) || isControl(place, loserTo: 2))
      }
      if candidates.isEmpty { continue }
      for tap in owner.view.recognizers where tap.taps > 0 && !tree.changeable.contains(tap.name) {
        let inside = candidates.filter { tap.takesPart(in: $0) }
        let controls = inside.filter { tap.takesTouches(of: $0) && isControl($0, loserTo: tap.taps) }
        if !controls.isEmpty {
          found.add {
            opening(tap, owner, controls, as: presses(lostTo: tap))
              + (tap.taps == 1
                ? "buttons, switches and similar controls refuse a tap of a superview, a plain UIControl does not, and "
                  + "its touch is cancelled (5.3.2, 5.3.3, 6.14)"
                : tap.delaysEnds
                  ? "they are cancelled, and the end of a single press is kept back for \(LintNumbers.secondTap) "
                    + "(5.3.4, 6.7)"
                  : "it is cancelled (5.3.4, 6.14)")
              + "; cure: the delegate of \(tap.name) answers false to shouldReceive for touches in controls (1.3.4)"
          }
        }
        let rows = inside.filter(isRow)
        let losers = tap.taps == 1 ? rows.filter { tap.takesTouches(of: $0) } : []
        if !losers.isEmpty {
          found.add {
            opening(tap, owner, losers, as: "keeps")
              + "it recognizes when the finger lifts, and the touch is then cancelled in the view that it hit, not "
              + "ended "
              + "(6.7, 6.14); cure: \(tap.name).cancelsTouchesInView = false (6.5)"
          }
        }
        // A double tap delays the rows' taps, and is probably meant to.
        if tap.taps > 1, tap.delaysEnds, !rows.isEmpty {
          found.add {
            opening(tap, owner, rows, as: "keeps the end of every tap from")
              + "it waits \(LintNumbers.secondTap) for another tap and withholds the end of the touch meanwhile (6.7, "
              + "7.1.3); cure: "
              + "\(tap.name).delaysTouchesEnded = false"
          }
        }
      }
    }
    return found
  }

  /// The verb for what a tap of a superview does to presses of controls.
  private static func presses(lostTo tap: SceneRecognizer) -> String {
    if tap.taps == 1 { return "keeps" }
    return tap.delaysEnds ? "keeps two quick presses from" : "keeps the second of two quick presses from"
  }

  /// Taps of rows that act before a multiple tap of a superview is complete (5.1.7, 5.1.8).
  static func tapsOnTheWay(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    let unconditional = tree.recognizers.filter { $0.taps > 0 && tree.isUnconditional($0) }
    for outer in tree.recognizers where outer.taps > 1 && !tree.changeable.contains(outer.name) {
      let inner = unconditional.filter { inner in
        guard inner.taps < outer.taps, inner.touches == outer.touches, tree.isInside(inner.view, outer.view),
          let place = tree.place(inner.view)
        else { return false }
        return place.isReachable && outer.description.takesPart(in: place)
      }
      guard let first = inner.first else { continue }
      let isOne = inner.count == 1
      let which = Set(inner.map(\.taps)).count == 1 ? "tap \(first.taps)" : "taps"
      found.add {
        "\(LintFindings.listed(inner.map(\.name))) \(isOne ? "acts" : "act") at \(which) of the \(outer.taps) that "
          + "\(outer.name) on \(outer.view) takes (5.1.7, 5.1.8); cure: \(isOne ? "it requires" : "each requires") "
          + "\(outer.name) to fail, and acts \(LintNumbers.secondTap) late"
      }
    }
    return found
  }

  /// The start of a finding: `dismiss on root keeps row1 and row2 from acting (root > row1, row2): `.
  private static func opening(
    _ tap: SceneRecognizer, _ owner: LintPlace, _ losers: [LintPlace], as verb: String
  ) -> String {
    let list = LintFindings.listed(losers.map(\.name))
    let whom = tap.taps == 1 ? "\(verb) \(list) from acting" : "\(verb) \(list)"
    let more = losers.count > 1 ? ", …" : ""
    return "\(tap.name) on \(owner.name) \(whom) (\(losers[0].path)\(more)): "
  }

  /// Whether the view itself, or a view between, has a tap that wins (5.1.4).
  private static func isShielded(_ place: LintPlace, from owner: LintPlace) -> Bool {
    place.inner.depthOfTap > owner.depth
  }

  /// Whether it is a control that loses to a tap of a superview.
  ///
  /// The kit's controls refuse single taps, and a slider does not respond to taps.
  private static func isControl(_ place: LintPlace, loserTo taps: Int) -> Bool {
    guard place.isReachableControl, !place.view.events.isEmpty || place.view.overrides.contains(.touchesEnded) else {
      return false
    }
    // A text input's own tap excludes those of superviews (20.10).
    guard !place.view.viewClass.isTextInput else { return false }
    return place.view.viewClass == .control || taps > 1 && place.view.viewClass != .slider
  }

  /// Whether it is a view that responds when a finger lifts.
  private static func isRow(_ place: LintPlace) -> Bool {
    !place.view.viewClass.isKind(of: .control) && place.view.viewClass != .scrollView
      && !place.view.hasItems && place.isHitItself
      && place.view.overrides.contains(.touchesEnded)
  }
}
