import TouchGeometry
import TouchScenes
import TouchTrace

// Controls under a finger that something else answered.

extension Diagnosis {
  /// The goal of the control that a person saw under a still finger and that got no touch, although something else acted.
  ///
  /// The control is disabled, smaller than it looks, or behind something that can be seen through. A control that is not
  /// visible was not meant, and a touch of another control was meant for that one.
  func meantControls(_ touch: (serial: Int, hit: String?, distances: [String: Double])) -> [(Int, Goal)] {
    guard let hit = touch.hit, let view = baseline.index.views[hit]?.view, !view.viewClass.isKind(of: .control),
      view.overrides.isEmpty
    else { return [] }
    return seenControls(touch) { name in
      baseline.index.cover(of: name, by: hit) != nil
        || baseline.index.path(of: name).contains { outer in
          !baseline.index.refusals(of: outer).isEmpty || baseline.index.isSmaller(outer)
        }
    }.map { (3, sending($0)) }
  }

  /// Goals of controls behind the dimming view of a sheet that a still finger tapped.
  ///
  /// The tap usually dismisses the sheet on purpose.
  var dimmedControls: [Goal] {
    baseline.touches.flatMap { touch -> [Goal] in
      guard let hit = touch.hit, baseline.index.views[hit] == nil else { return [] }
      return seenControls(touch) { baseline.index.sheet(over: $0, hit: hit) != nil }.map(sending)
    }
  }

  /// The innermost visible control under a still finger that sent nothing, did not get the touch, and that a predicate
  /// accepts.
  private func seenControls(
    _ touch: (serial: Int, hit: String?, distances: [String: Double]), where isKept: (String) -> Bool
  ) -> [String] {
    // The rows of a list hide what is behind them.
    guard let hit = touch.hit, baseline.index.tableAround(hit) == nil, let time = before.beginning(of: touch.serial),
      isStill(at: time)
    else { return [] }
    let found = baseline.index.viewNames.filter { name in
      touch.distances[name] == 0 && baseline.index.views[name]?.view.viewClass.isKind(of: .control) == true
        && !baseline.index.isInside(hit, name) && !baseline.isCutOff(name, under: touch.distances)
        && isSeen(name, under: touch.distances, hit: hit) && isKept(name)
        && before.times(of: .sends(name, nil)).isEmpty
    }
    return found.filter { one in !found.contains { $0 != one && baseline.index.isInside($0, one) } }.suffix(1)
  }

  /// Whether the finger that came down at a time stayed where it was.
  private func isStill(at time: Double) -> Bool {
    let touch = before.story.touches.first { $0.moments.first.map { abs($0.time - time) < 1e-6 } ?? false }
    return touch.map { baseline.travel(of: $0) < Self.shortWay } ?? false
  }

  /// Whether a view can be seen where a finger is: it and its superviews are visible, and nothing opaque is in front.
  private func isSeen(_ name: String, under distances: [String: Double], hit: String) -> Bool {
    let index = baseline.index
    guard index.opacity(of: name) >= SceneIndex.visibleOpacity, index.otherPages(than: name).isEmpty else {
      return false
    }
    return !index.viewNames.contains { other in
      distances[other] == 0 && index.cover(of: name, by: other) != nil
        && index.isOpaque(other, isShown: index.isInside(hit, other))
    }
  }
}

// MARK: Neighbors

extension Diagnosis {
  /// The goals without those of recognizers next to the finger, where a control under it was meant, or a recognizer of the
  /// same kind received it.
  func withoutNeighbors(_ goals: [Goal]) -> [Goal] {
    let stories = goals.map { goal -> RecognizerStory? in
      guard case .acts(let name) = goal else { return nil }
      return before.story.recognizers.first { $0.facts.name == name }
    }
    let kinds = Set(stories.compactMap { $0.flatMap { $0.attempts.isEmpty ? nil : $0.facts.kind } })
    let hasControl = goals.contains { goal in
      guard case .sends(let control, _) = goal else { return false }
      return baseline.touches.contains { $0.distances[control] == 0 }
    }
    return zip(goals, stories).filter { _, story in
      guard let story, let view = story.facts.view, isBeside(view), story.attempts.isEmpty else { return true }
      return !hasControl && !kinds.contains(story.facts.kind)
    }.map(\.0)
  }

  /// Whether every finger came down next to a view, which has an extent.
  private func isBeside(_ view: String) -> Bool {
    !baseline.touches.isEmpty && !baseline.isFlat(view)
      && baseline.touches.allSatisfy { ($0.distances[view] ?? 0) > 0 }
  }
}

extension SceneIndex {
  /// The opacity from which on a view can be seen, and hides what is behind it.
  static let visibleOpacity = 0.5

  /// The opacity of a view, with that of its superviews; 0 for a hidden view.
  ///
  /// - Parameter isShown: whether the view is known to be shown, by an action for example.
  func opacity(of name: String, isShown: Bool = false) -> Double {
    path(of: name).reduce(1) { opacity, name in
      (views[name]?.view.properties ?? []).reduce(opacity) { opacity, property in
        switch property {
        case .isHidden(true): isShown ? opacity : 0
        case .alpha(let alpha): opacity * alpha
        default: opacity
        }
      }
    }
  }

  /// Whether a view hides what is behind it.
  fileprivate func isOpaque(_ name: String, isShown: Bool) -> Bool {
    guard let view = views[name]?.view, opacity(of: name, isShown: isShown) >= Self.visibleOpacity else { return false }
    if view.viewClass.isKind(of: .control) || view.viewClass == .imageView || view.controller != nil { return true }
    let colors = view.properties.compactMap { property in
      if case .backgroundColor(let color) = property { color } else { nil }
    }
    return colors.last.map { Double($0.light.alpha) / 255 >= Self.visibleOpacity } ?? false
  }
}
