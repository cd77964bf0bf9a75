import TouchGeometry
import TouchKit
import TouchTrace

// Conflicts of back gestures, sheets and context menus.

extension SceneLint {
  /// Back gestures that never begin on the visible page (28.16, 28.17).
  static func backGestures(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for (place, stack) in navigations(tree) {
      guard let page = pages(in: place.view).last, let top = page.controller, pages(in: place.view).count > 1,
        !tree.changeable.contains(stack.popName)
      else { continue }
      let pop = stack.popGesture
      if pop.properties.contains(.isEnabled(false)) {
        found.add {
          localized("%1$s never begins: it is not enabled (1.3.7)", stack.popName)
        }
      } else if pop.delegate?.shouldBegin == .always(false) {
        found.add {
          localized("%1$s never begins: its custom delegate answers no to shouldBegin (28.17)", stack.popName)
        } cure: {
          localized("it answers true where viewControllers.count > 1")
        }
      } else if pop.delegate == nil, !top.showsBackButton {
        found.add {
          top.hidesBackButton
            ? localized("%1$s never begins on %2$s: its back button is hidden (28.17)", stack.popName, page.name)
            : localized(
              "%1$s never begins on %2$s: a custom button replaces the back button (28.17)", stack.popName, page.name)
        } cure: {
          localized(
            "%1$s, or a custom delegate for %2$s that answers true where viewControllers.count > 1",
            top.hidesBackButton
              ? "\(top.name).navigationItem.hidesBackButton = false"
              : "\(top.name).navigationItem.leftItemsSupplementBackButton = true", stack.popName)
        }
      }
    }
    return found
  }

  /// Pans that take the back gesture's finger at the edge (28.18).
  static func drawers(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for (place, stack) in navigations(tree) {
      let inside = [place] + tree.places(in: place)
      for owner in inside where owner.isReachable && edge(of: owner) <= 0 && !tree.changeable.contains(owner.name) {
        for pan in owner.view.recognizers
        where pan.takesPart(in: owner) && wins(pan) && !tree.changeable.contains(pan.name)
          && !pan.requiresToFail.contains(stack.popName) && pan.delegate?.shouldRequireFailureOf == nil
          && pan.delegate?.shouldRecognizeSimultaneouslyWith == nil && pan.delegate?.shouldBegin != .vertical
        {
          let isEdge = pan.recognizerClass == .screenEdgePan
          if isEdge, owner.name == place.name { continue }
          found.add {
            isEdge
              ? localized(
                "%1$s on %2$s takes the finger at the edge from %3$s: both begin at the same moment, and of those the inner one wins (5.1.4, 28.18)",
                pan.name, owner.name, stack.popName)
              : localized(
                "%1$s on %2$s takes the finger at the edge from %3$s: it begins after %4$s wherever the finger is, %3$s after %5$s (28.18)",
                pan.name, owner.name, stack.popName, LintNumbers.pan, Quantity.points(GestureTuning.edgeHysteresis))
          } cure: {
            localized("%1$s requires %2$s to fail", pan.name, stack.popName)
          }
        }
      }
    }
    return found
  }

  /// Scroll views in a sheet whose drags make the sheet grow first (30.13).
  static func sheets(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places {
      guard let controller = place.view.controller, controller.growsByScrolling else { continue }
      for list in [place] + tree.places(in: place)
      where list.isReachable && list.view.scrolls(.vertical) && !tree.changeable.contains(list.name) {
        found.add {
          localized(
            "%1$s does not scroll %2$s while the sheet is at medium: a drag up makes the sheet grow first (30.13)",
            list.view.panName, list.name)
        } cure: {
          "\(controller.name).sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false"
        }
      }
    }
    return found
  }

  /// Long presses with the same duration as a context menu (31.4).
  static func menus(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where !place.view.menu.isEmpty && !tree.changeable.contains(place.name) {
      for press in place.view.recognizers
      where press.recognizerClass == .longPress && press.takesPart(in: place) && press.delegate == nil {
        let rest = press.properties.lazy.compactMap { property -> Double? in
          if case .minimumPressDuration(let time) = property { time } else { nil }
        }.last
        guard (rest ?? GestureTuning.pressDuration) >= GestureTuning.pressDuration,
          !tree.changeable.contains(press.name)
        else { continue }
        found.add {
          localized(
            "%1$s on %2$s never begins: the context menu of %2$s opens when a finger has rested %3$s, and then the press is over (5.1.2, 31.4)",
            press.name, place.name, Quantity.seconds(GestureTuning.pressDuration))
        } cure: {
          localized("%1$s.minimumPressDuration = 0.25, and the secondary button opens the menu", press.name)
        }
      }
    }
    return found
  }

  // MARK: Positions

  private static func navigations(_ tree: LintTree) -> [(LintPlace, SceneController)] {
    tree.places.compactMap { place in
      guard place.isReachable, let controller = place.view.controller, controller.controllerClass == .navigation else {
        return nil
      }
      return (place, controller)
    }
  }

  /// The views of a container's child controllers.
  private static func pages(in view: SceneView) -> [SceneView] {
    view.children.filter { $0.controller?.modalPresentationStyle == nil }
  }

  /// The distance of a view's left edge from that of the window, computed from frames.
  private static func edge(of place: LintPlace) -> CGFloat {
    ([place.view] + place.outwards).dropLast().reduce(0) { $0 + $1.frame.minX }
  }

  /// Whether a pan begins with one finger that moves right from the left edge.
  private static func wins(_ pan: SceneRecognizer) -> Bool {
    switch pan.recognizerClass {
    case .pan: true
    case .screenEdgePan: pan.properties.contains { $0 == .edges([.left]) || $0 == .edges([.all]) }
    default: false
    }
  }
}
