import TouchGeometry
import TouchKit

// Views, scroll views and recognizers that never get what they need.

extension SceneLint {
  /// Views in scroll views that refuse every recognizer, so that no finger on them scrolls (5.4.1).
  static func refusingViews(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places
    where place.isReachable && place.view.gestureRecognizerShouldBegin == false && !tree.changeable.contains(place.name)
    {
      // A control that follows drags does so on purpose.
      guard !place.view.viewClass.isKind(of: .control) else { continue }
      guard let list = scrollView(around: place, tree) else { continue }
      found.add {
        localized(
          "%1$s keeps %2$s from scrolling (%3$s): its gestureRecognizerShouldBegin returns false for %4$s too (5.4.1)",
          place.name, list.name, place.path, list.panName)
      } cure: {
        localized(
          "let it return false only for the recognizers that it should stop, and true for %1$s", list.panName)
      }
    }
    return found
  }

  /// The nearest scroll view around a view whose pan takes fingers from it.
  private static func scrollView(around place: LintPlace, _ tree: LintTree) -> SceneView? {
    place.outwards.first { view in
      StackAxisName.allCases.contains(where: view.scrolls) && !tree.changeable.contains(view.name)
        && !tree.changeable.contains(view.panName)
        && view.panGestureRecognizer?.properties.contains(.cancelsTouchesInView(false)) != true
    }
  }

  /// Long presses that another one on their view or around it always precedes (5.1.3).
  static func earlierPresses(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.isReachable {
      for late in place.view.recognizers
      where late.pressDuration != nil && !late.isOff && !tree.changeable.contains(late.name) {
        for owner in [place.view] + place.outwards {
          for early in owner.recognizers where early.name != late.name && early.takesPart(in: place) {
            guard let first = early.pressDuration, let second = late.pressDuration, first < second,
              early.pressTaps == late.pressTaps, late.takesPart(in: place), !tree.areRelated(late.name, early.name),
              tree.recognizer(early.name).map(tree.isUnconditional) == true
            else { continue }
            found.add {
              localized(
                "%1$s on %2$s can never win: %3$s on %4$s begins after %5$s, and %1$s takes %6$s (5.1.3, 7.2.2)",
                late.name, place.name, early.name, owner.name, LintNumbers.duration(first), LintNumbers.duration(second)
              )
            } cure: {
              localized("%1$s requires %2$s to fail", early.name, late.name)
            }
          }
        }
      }
    }
    return found
  }

  /// Responders around text inputs that keep every key (21.1).
  static func keptKeys(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.view.viewClass.isTextInput {
      for owner in place.outwards {
        let responders: [any SceneResponder] = [owner] + (owner.controller.map { [$0] } ?? [])
        for keeper in responders where keeper.callsSuper == .never && keeper.eventOverrides.contains(.pressesBegan) {
          found.add {
            localized(
              "%1$s keeps every key from %2$s (%3$s): its pressesBegan does not call super, and only a key that no responder keeps becomes text (21.1)",
              keeper.name, place.name, place.path)
          } cure: {
            localized("it calls super for keys that it does not use")
          }
        }
      }
    }
    return found
  }

  /// Views that follow a finger in a scroll view, which takes the finger from them (9.3).
  static func viewsWithoutTouches(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places
    where place.isHitItself && !place.view.viewClass.isKind(of: .control)
      && !place.view.viewClass.isKind(of: .scrollView)
      && place.view.overrides.contains(.touchesMoved) && !tree.changeable.contains(place.name)
    {
      guard let list = scrollView(around: place, tree),
        !list.properties.contains(.canCancelContentTouches(false)), list.touchesShouldCancel != false
      else { continue }
      found.add {
        localized(
          "%1$s takes every drag along its content from %2$s (%3$s): it begins after %4$s, and the touch is cancelled in %2$s (9.3)",
          list.panName, place.name, place.path, LintNumbers.pan)
      } cure: {
        "\(list.name).panGestureRecognizer.minimumNumberOfTouches = 2"
      }
    }
    return found
  }

  /// Controls that contain a scroll view, which passes no touch on to them (9.21).
  static func scrollsInControls(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.isReachable && place.view.viewClass.isKind(of: .scrollView) {
      guard let control = place.outwards.first(where: { $0.viewClass == .control && !$0.events.isEmpty }) else {
        continue
      }
      found.add {
        localized(
          "%1$s gets no touch that comes down in %2$s (%3$s): a scroll view passes none on (9.21)", control.name,
          place.name, place.path)
      } cure: {
        localized("a subclass of %1$s calls the touch methods of next as well as those of super", place.name)
      }
    }
    return found
  }

  /// Recognizers whose action disables a scroll view around them while its pan may have the same finger (4.9).
  static func scrollsSwitchedOff(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.isReachable {
      for recognizer in place.view.recognizers where !recognizer.isOff {
        let targets = recognizer.on.filter { $0.state == .began }.flatMap(\.set).compactMap { assignment -> String? in
          guard case .view(let name, let properties) = assignment, properties.contains(.isScrollEnabled(false)) else {
            return nil
          }
          return name
        }
        for list in targets where place.outwards.contains(where: { $0.name == list }) {
          found.add {
            localized(
              "%1$s on %2$s ends every drag of %3$s (%4$s): its action sets isScrollEnabled to false when it begins, and a recognizer that is disabled fails or is cancelled (4.9)",
              recognizer.name, place.name, list, place.path)
          } cure: {
            localized(
              "the delegate of %1$s answers false to gestureRecognizerShouldBegin for drags that %2$s should have",
              recognizer.name, list)
          }
        }
      }
    }
    return found
  }

  /// Pans that take fewer fingers than they require (7.3.5).
  static func impossiblePans(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for view in tree.places.map(\.view) {
      for pan in view.recognizers + (view.panGestureRecognizer.map { [$0] } ?? [])
      where pan.recognizerClass.isKind(of: .pan) {
        let (minimum, maximum) = pan.fingerLimits
        guard maximum < minimum else { continue }
        found.add {
          localized(
            "%1$s can never begin: its maximumNumberOfTouches, %2$s, is less than its minimumNumberOfTouches, %3$s (7.3.5)",
            pan.name, "\(maximum)", "\(minimum)")
        } cure: {
          "\(pan.name).maximumNumberOfTouches = \(minimum)"
        }
      }
    }
    return found
  }
}

extension SceneRecognizer {
  fileprivate var isOff: Bool { properties.contains(.isEnabled(false)) }

  /// The minimum duration of a long press, in seconds; nil for other classes.
  var pressDuration: Double? {
    guard recognizerClass == .longPress else { return nil }
    return properties.reduce(GestureTuning.pressDuration) { time, property in
      if case .minimumPressDuration(let own) = property { own } else { time }
    }
  }

  /// The number of taps before a long press.
  var pressTaps: Int {
    properties.reduce(0) { count, property in if case .numberOfTapsRequired(let own) = property { own } else { count } }
  }

  /// The least and the greatest number of fingers of a pan.
  fileprivate var fingerLimits: (minimum: Int, maximum: Int) {
    properties.reduce((1, Int.max)) { limits, property in
      switch property {
      case .minimumNumberOfTouches(let count): (count, limits.1)
      case .maximumNumberOfTouches(let count): (limits.0, count)
      default: limits
      }
    }
  }
}
