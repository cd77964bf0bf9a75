import TouchGeometry

// Edge pans without an edge, and pans over scroll views.

extension SceneLint {
  /// Edge pans that name no edge (7.7.1).
  static func edgeless(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for one in tree.recognizers where one.recognizerClass == .screenEdgePan && !tree.changeable.contains(one.name) {
      let edges = one.properties.reduce([EdgeName]()) { edges, property in
        if case .edges(let some) = property { some } else { edges }
      }
      if edges.isEmpty {
        found.add {
          localized("%1$s never begins: it has no edge to start at (7.7.1)", one.name)
        } cure: {
          "\(one.name).edges = .left"
        }
      }
    }
    return found
  }

  /// Pans that take every drag from a scroll view that they cover or belong to (5.1.4, 5.1.6).
  static func pansOverScrolls(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for pan in tree.recognizers
    where pan.recognizerClass == .pan && pan.fingers.contains(1) && tree.isUnconditional(pan) {
      guard let place = tree.place(pan.view), place.isReachable, !place.view.hasItems,
        pan.description.delegate == nil, pan.description.subclass == nil,
        !tree.changeable.contains(place.name), let list = scrolled(under: place), list.panGestureRecognizer == nil,
        !tree.changeable.contains(list.name), !tree.changeable.contains(list.panName)
      else { continue }
      let isOwn = list.name == place.name
      found.add {
        isOwn
          ? localized(
            "%1$s on %2$s takes every drag from %3$s: both begin after %4$s, and the one that was added later wins (5.1.6), so %2$s does not scroll",
            pan.name, place.name, list.panName, LintNumbers.pan)
          : localized(
            "%1$s on %2$s takes every drag from %3$s: both begin after %4$s, and the inner one wins (5.1.4), and %2$s is as large as %5$s, so %5$s does not scroll",
            pan.name, place.name, list.panName, LintNumbers.pan, list.name)
      } cure: {
        localized(
          "the delegate of %1$s answers true to shouldRecognizeSimultaneouslyWith, or %1$s.minimumNumberOfTouches = 2",
          pan.name)
      }
    }
    return found
  }

  /// The scroll view that a view is, or that it covers as a subview.
  private static func scrolled(under place: LintPlace) -> SceneView? {
    func isList(_ view: SceneView) -> Bool {
      view.viewClass == .scrollView && StackAxisName.allCases.contains(where: view.scrolls)
    }
    if isList(place.view) { return place.view }
    guard let list = place.outwards.first(where: { $0.viewClass.isKind(of: .scrollView) }), isList(list),
      place.view.frame.width >= list.frame.width, place.view.frame.height >= list.frame.height
    else { return nil }
    return list
  }
}
