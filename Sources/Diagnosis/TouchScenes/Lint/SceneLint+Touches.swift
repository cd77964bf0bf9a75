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
          addLoss(to: pan.name, on: owner.name, from: place, isOwn: isOwn, &found)
        }
        if place.view.viewClass == .slider, !isOwn, let loss = scrollLoss(to: owner, from: place, tree) {
          found.add {
            loss
          } cure: {
            localized(
              "%1$s answers false to gestureRecognizerShouldBegin for %2$s (5.4.1)", place.name, owner.panName)
          }
        }
      }
    }
    return found
  }

  private static func addLoss(
    to pan: String, on owner: String, from place: LintPlace, isOwn: Bool, _ found: inout LintFindings
  ) {
    found.add {
      let values = [pan, owner, place.name, place.path, LintNumbers.pan]
      if isOwn {
        return localized(
          "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s (7.3.2, 5.3.1)",
          values)
      }
      return switch place.view.viewClass {
      case .slider:
        localized(
          "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s, which refuses swipes but no pan (7.3.2, 6.3, 5.3.2)",
          values)
      case .segmentedControl:
        localized(
          "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s, which refuses taps but no pan (7.3.2, 6.3, 5.3.2)",
          values)
      default:
        localized(
          "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s (7.3.2, 6.3, 5.3.3)",
          values)
      }
    } cure: {
      isOwn
        ? localized("%1$s.cancelsTouchesInView = false, and both follow the finger (6.5)", pan)
        : localized("the delegate of %1$s answers false to shouldReceive for touches in controls (1.3.4)", pan)
    }
  }

  /// The sentence about a scroll view that takes drags from a slider inside it (9.2); nil if it does not.
  private static func scrollLoss(to list: SceneView, from place: LintPlace, _ tree: LintTree) -> String? {
    guard list.scrolls(.horizontal), !tree.changeable.contains(list.name), !tree.changeable.contains(list.panName),
      list.panGestureRecognizer?.properties.contains(.cancelsTouchesInView(false)) != true
    else { return nil }
    let delays = !list.properties.contains(.delaysContentTouches(false))
    let cancels = list.touchesShouldCancel == true && !list.properties.contains(.canCancelContentTouches(false))
    guard delays || cancels else { return nil }
    return cancels
      ? localized(
        "%1$s takes every drag from %2$s (%3$s): it scrolls sideways too, and its touchesShouldCancel(in:) answers true (9.3)",
        list.panName, place.name, place.path)
      : localized(
        "%1$s takes quick drags from %2$s (%3$s): it scrolls sideways too, and delays a touch by %4$s to detect a drag (9.2)",
        list.panName, place.name, place.path, LintNumbers.contentDelay)
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
        found.add {
          axis == .vertical
            ? localized(
              "%1$s keeps drags up and down from %2$s, also at its edge (%3$s): %4$s (9.20)", inner.name, outer.name,
              place.path, cause)
            : localized(
              "%1$s keeps drags sideways from %2$s, also at its edge (%3$s): %4$s (9.20)", inner.name, outer.name,
              place.path, cause)
        } cure: {
          cure
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
    if inner.properties.contains(property) {
      return (localized("its %1$s is false", name), "\(inner.name).\(name) = true")
    }
    let between = place.outwards.prefix { $0.name != outer.name }
    guard let off = between.first(where: \.isSwitchedOff) else { return nil }
    return (
      localized("%1$s is between them, and a disabled scroll view ends the search for an outer one", off.name),
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
            let names = names(controls), path = path(controls)
            return if tap.taps == 1 {
              localized(
                "%1$s on %2$s keeps %3$s from acting (%4$s): buttons, switches and similar controls refuse a tap of a superview, a plain UIControl does not, and its touch is cancelled (5.3.2, 5.3.3, 6.14)",
                tap.name, owner.name, names, path)
            } else if tap.delaysEnds {
              localized(
                "%1$s on %2$s keeps two quick presses from %3$s (%4$s): they are cancelled, and the end of a single press is kept back for %5$s (5.3.4, 6.7)",
                tap.name, owner.name, names, path, LintNumbers.secondTap)
            } else {
              localized(
                "%1$s on %2$s keeps the second of two quick presses from %3$s (%4$s): it is cancelled (5.3.4, 6.14)",
                tap.name, owner.name, names, path)
            }
          } cure: {
            localized("the delegate of %1$s answers false to shouldReceive for touches in controls (1.3.4)", tap.name)
          }
        }
        let rows = inside.filter(isRow)
        let losers = tap.taps == 1 ? rows.filter { tap.takesTouches(of: $0) } : []
        if !losers.isEmpty {
          found.add {
            localized(
              "%1$s on %2$s keeps %3$s from acting (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the view that it hit, not ended (6.7, 6.14)",
              tap.name, owner.name, names(losers), path(losers))
          } cure: {
            localized("%1$s.cancelsTouchesInView = false (6.5)", tap.name)
          }
        }
        // A double tap delays the rows' taps, and is probably meant to.
        if tap.taps > 1, tap.delaysEnds, !rows.isEmpty {
          found.add {
            localized(
              "%1$s on %2$s keeps the end of every tap from %3$s (%4$s): it waits %5$s for another tap and withholds the end of the touch meanwhile (6.7, 7.1.3)",
              tap.name, owner.name, names(rows), path(rows), LintNumbers.secondTap)
          } cure: {
            "\(tap.name).delaysTouchesEnded = false"
          }
        }
      }
    }
    return found
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
      found.add {
        let names = LintFindings.listed(inner.map(\.name))
        let (all, whole) = ("\(outer.taps)", [outer.name, outer.view])
        if isOne {
          return localized(
            "%1$s acts at tap %2$s of the %3$s that %4$s on %5$s takes (5.1.7, 5.1.8)", names, "\(first.taps)", all,
            whole[0], whole[1])
        }
        return Set(inner.map(\.taps)).count == 1
          ? localized(
            "%1$s act at tap %2$s of the %3$s that %4$s on %5$s takes (5.1.7, 5.1.8)", names, "\(first.taps)", all,
            whole[0], whole[1])
          : localized(
            "%1$s act at taps of the %2$s that %3$s on %4$s takes (5.1.7, 5.1.8)", names, all, whole[0], whole[1])
      } cure: {
        isOne
          ? localized("it requires %1$s to fail, and acts %2$s late", outer.name, LintNumbers.secondTap)
          : localized("each requires %1$s to fail, and acts %2$s late", outer.name, LintNumbers.secondTap)
      }
    }
    return found
  }

  /// The names of views that a tap keeps from acting.
  private static func names(_ losers: [LintPlace]) -> String { LintFindings.listed(losers.map(\.name)) }

  /// The path of the first of several views: `root > row1, …`.
  private static func path(_ losers: [LintPlace]) -> String { losers[0].path + (losers.count > 1 ? ", …" : "") }

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
