import TouchGeometry
import TouchKit
import TouchTrace

// Pairs of recognizers of which one never acts, or both act with one finger.

extension SceneLint {
  /// Swipes that wait for a pan of their view or of one around it, which begins first (5.2.1, 7.3.2).
  static func swipesAfterPans(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for swipe in tree.recognizers where swipe.recognizerClass == .swipe && !swipe.isOff {
      for name in tree.requirements(of: swipe.name) {
        guard let pan = tree.recognizer(name), pan.recognizerClass == .pan, pan.fingers.contains(swipe.touches),
          tree.isUnconditional(pan), pan.view == swipe.view || tree.isInside(swipe.view, pan.view),
          !tree.changeable.contains(swipe.name)
        else { continue }
        found.add(.loses, of: [swipe.name]) {
          localized(
            "%1$s can never win: it waits for %2$s, which begins after %3$s, and a swipe takes %4$s (5.2.1, 7.4.2)",
            swipe.name, name, LintNumbers.pan, LintNumbers.swipeWay)
        } cure: {
          localized("reverse the requirement, %1$s requires %2$s to fail", name, swipe.name)
        }
      }
    }
    return found
  }

  /// Taps of a view and of one around it that both act with each tap, because a delegate lets them (5.1.2).
  static func tapsTogether(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    let taps = tree.recognizers.filter { $0.taps == 1 && !tree.changeable.contains($0.name) && isFree($0, tree) }
    for inner in taps {
      guard let place = tree.place(inner.view), place.isReachable else { continue }
      for outer in taps
      where outer.touches == inner.touches && tree.isInside(inner.view, outer.view)
        && outer.description.takesPart(in: place) && tree.mayRecognizeTogether(inner.name, outer.name)
      {
        let answerer =
          tree.applies(outer.description.delegate?.shouldRecognizeSimultaneouslyWith, inner.name) ? outer : inner
        found.add {
          localized(
            "%1$s and %2$s both act with each tap in %3$s (%4$s): the delegate of %5$s lets them recognize together (5.1.2)",
            inner.name, outer.name, place.name, place.path, answerer.name)
        } cure: {
          localized("it answers false for %1$s", answerer.name == inner.name ? outer.name : inner.name)
        }
      }
    }
    return found
  }

  /// Whether a recognizer is enabled and waits for no other, and no delegate keeps it from beginning.
  private static func isFree(_ recognizer: LintTree.Recognizer, _ tree: LintTree) -> Bool {
    !recognizer.isOff && tree.requirements(of: recognizer.name).isEmpty
      && recognizer.description.delegate?.shouldBegin == nil
  }

  /// Pans of rows in a scroll view, which keep it from scrolling where a row is (5.1.4).
  ///
  /// Smaller views are probably there to be dragged.
  static func rowsWithPans(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for list in tree.places where list.view.viewClass == .scrollView && list.isReachable {
      guard !tree.changeable.contains(list.name), !tree.changeable.contains(list.view.panName),
        list.view.panGestureRecognizer == nil,
        let axis = StackAxisName.allCases.first(where: list.view.scrolls),
        StackAxisName.allCases.filter(list.view.scrolls).count == 1
      else { continue }
      let rows = list.view.children.flatMap { row -> [String] in
        guard isRow(row, of: list.view, axis), let place = tree.place(row.name), place.isReachable,
          !tree.changeable.contains(row.name)
        else { return [] }
        return row.recognizers.map(\.name).filter { name in
          guard let pan = tree.recognizer(name), pan.recognizerClass == .pan, pan.fingers.contains(1) else {
            return false
          }
          return tree.isUnconditional(pan) && pan.description.delegate == nil && pan.description.subclass == nil
        }
      }
      guard let first = rows.first else { continue }
      let isOne = rows.count == 1
      found.add {
        isOne
          ? localized(
            "%1$s keeps %2$s from scrolling where the finger is in its view: it and %3$s begin after %4$s, and the inner one wins (5.1.4)",
            first, list.name, list.view.panName, LintNumbers.pan)
          : localized(
            "%1$s keep %2$s from scrolling where the finger is in their views: they and %3$s begin after %4$s, and the inner one wins (5.1.4)",
            LintFindings.listed(rows), list.name, list.view.panName, LintNumbers.pan)
      } cure: {
        let across = axis == .vertical ? "x" : "y"
        return isOne
          ? localized(
            "the delegate of %1$s answers true to gestureRecognizerShouldBegin only when the velocity is greater along %2$s (5.4.1)",
            first, across)
          : localized(
            "the delegate of each answers true to gestureRecognizerShouldBegin only when the velocity is greater along %1$s (5.4.1)",
            across)
      }
    }
    return found
  }

  /// Whether a view takes most of the breadth of a scroll view, and less than its length.
  private static func isRow(_ row: SceneView, of list: SceneView, _ axis: StackAxisName) -> Bool {
    let (frame, size) = (row.frame, list.frame.size)
    return axis == .vertical
      ? frame.width * 4 >= size.width * 3 && frame.height < size.height
      : frame.height * 4 >= size.height * 3 && frame.width < size.width
  }

  /// Context menus that a shorter press of a view around theirs always precedes (5.1.3, 31.4).
  ///
  /// A shorter press of the same view is a usual way to have both: the secondary button opens the menu.
  static func lateMenus(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where !place.view.menu.isEmpty && place.isReachable {
      guard !tree.changeable.contains(place.name) else { continue }
      for owner in place.outwards {
        for press in owner.recognizers {
          guard let duration = press.pressDuration, duration < GestureTuning.pressDuration, press.pressTaps == 0,
            press.takesPart(in: place), tree.recognizer(press.name).map(tree.isUnconditional) == true,
            !tree.areRelated(place.view.menuName, press.name, in: press)
          else { continue }
          found.add {
            localized(
              "the context menu of %1$s never opens by a finger: %2$s on %3$s begins after %4$s, and the menu takes %5$s (5.1.3, 31.4)",
              place.name, press.name, owner.name, LintNumbers.duration(duration),
              LintNumbers.duration(GestureTuning.pressDuration))
          } cure: {
            localized(
              "%1$s requires %2$s to fail, or its minimumPressDuration is above %3$s", press.name, place.view.menuName,
              Quantity.number(GestureTuning.pressDuration))
          }
        }
      }
    }
    return found
  }
}

extension LintTree {
  /// Whether a relation of an app's recognizer prevents it from excluding one of the kit.
  fileprivate func areRelated(_ own: String, _ name: String, in recognizer: SceneRecognizer) -> Bool {
    requirements(of: name).contains(own) || recognizer.requiresToFail.contains(own)
      || applies(recognizer.delegate?.shouldRecognizeSimultaneouslyWith, own)
      || applies(recognizer.delegate?.shouldRequireFailureOf, own)
      || recognizer.subclass?.canPrevent.map { !applies($0, own) } == true
  }
}
