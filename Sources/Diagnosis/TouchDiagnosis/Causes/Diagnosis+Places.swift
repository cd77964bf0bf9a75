import TouchArbiter
import TouchGeometry
import TouchScenes
import TouchTrace

// Causes in what was under the finger: views that an action moved or hid, rounded corners, and fingers outside the view.

extension Diagnosis {
  /// The maximum distance from a view at which a touch is a near miss, in points of the window.
  private static let neighborhood = 44.0

  /// Remarks about near misses: touches that no recognizer and no control received, close to a view whose recognizer
  /// acted.
  var justMissed: [Remark] {
    baseline.touches.compactMap { touch -> Remark? in
      guard let time = before.beginning(of: touch.serial), isUntaken(touch.hit, at: time) else { return nil }
      let near = before.story.recognizers.compactMap { own -> (view: String, gap: Double)? in
        guard own.facts.role == nil, let view = own.facts.view, own.hasActed,
          let gap = before.gaps[touch.serial]?[view], gap > 0, gap <= Self.neighborhood
        else { return nil }
        return (view, gap)
      }.min { $0.gap < $1.gap }
      guard let near, !baseline.index.isInside(touch.hit ?? "", near.view) else { return nil }
      let moved = baseline.index.reactions.first { $0.target == near.view && Self.displacing.contains($0.key) }
      let away = Self.away(near.gap)
      return Remark(
        subject: near.view,
        sentence: moved.map {
          localized(
            "%1$s missed the touch at %2$s: it came down %3$s pt outside, as the action of %4$s had set its %5$s (2.3).",
            near.view, clock(time), away, $0.recognizer, $0.key)
        }
          ?? localized(
            "%1$s missed the touch at %2$s: it came down %3$s pt outside (2.3).", near.view, clock(time), away))
    }
  }

  /// The properties by which an action moves a view or changes its size.
  private static let displacing: Set<String> = ["frame", "bounds", "center", "transform"]

  /// Whether no recognizer of the app, no control and no list received a touch.
  private func isUntaken(_ hit: String?, at time: Double) -> Bool {
    guard let hit else { return true }
    if baseline.index.path(of: hit).contains(where: { name in
      let kind = baseline.index.views[name]?.view.viewClass
      return kind?.isKind(of: .control) == true || kind?.isKind(of: .scrollView) == true
    }) {
      return false
    }
    return !before.story.recognizers.contains { own in
      own.attempts.contains { attempt in
        attempt.moments.contains { moment in
          if case .received(_, true) = moment.what { abs(moment.time - time) < 1e-6 } else { false }
        }
      }
    }
  }

  /// A sentence about what was under the finger or the pointer when a recognizer acted; nil if nothing explains it.
  func underFinger(_ name: String, _ moments: [Moment]) -> String? {
    wentThrough(moments) ?? inRoundedCorner(name) ?? wheelLost(name)
  }

  /// A sentence about the action that let a touch pass through a view in front of the recognizer's; nil if none did.
  private func wentThrough(_ moments: [Moment]) -> String? {
    for moment in moments {
      guard case .received(let id, true) = moment.what,
        let touch = before.story.touches.first(where: { touch in
          touch.id == id && touch.moments.contains { abs($0.time - moment.time) < 1e-6 }
        }), let hit = touch.view
      else { continue }
      for passed in touch.moments {
        guard let view = passed.view, view != hit, let key = passed.reason.flatMap({ Self.switches[$0] }),
          let one = baseline.index.reactions.first(where: { $0.target == view && $0.key == key })
        else { continue }
        return localized(
          "The action of %1$s had set %2$s of %3$s, which is in front; so the touch at %4$s went to %5$s (2.4).",
          one.recognizer, key, view, clock(moment.time), hit)
      }
    }
    return nil
  }

  /// The properties that keep a view from being hit.
  private static let switches: [Reason: String] = [
    .hidden: "isHidden", .transparent: "alpha", .interactionDisabled: "isUserInteractionEnabled",
  ]

  /// A sentence that a touch of a recognizer came down in a rounded corner, outside the drawn shape; nil if none did.
  private func inRoundedCorner(_ name: String) -> String? {
    guard let view = baseline.index.recognizers[name]?.view, let size = before.sizes[view] else { return nil }
    let radii = baseline.index.views[view]?.view.properties.compactMap { property -> Double? in
      if case .cornerRadius(let radius) = property { radius } else { nil }
    }
    guard let radius = radii?.last.map({ CGFloat($0) }), radius > 0,
      radius <= min(size.width, size.height) / 2 + 0.5
    else { return nil }
    let isInCorner = baseline.touches.contains { touch in
      guard touch.hit == view, let spot = before.spots[touch.serial]?[view] else { return false }
      let across = max(radius - spot.x, spot.x - (size.width - radius), 0)
      let down = max(radius - spot.y, spot.y - (size.height - radius), 0)
      return across * across + down * down > radius * radius
    }
    guard isInCorner else { return nil }
    return localized(
      "The touch was in a corner of %1$s that its cornerRadius of %2$s leaves empty; the hit test takes all of its bounds (2.3).",
      view, plain(radius))
  }

  /// A sentence about turns of the wheel that came to another view, because the recognizer's view had moved away; nil if
  /// none did.
  private func wheelLost(_ name: String) -> String? {
    guard let view = baseline.index.recognizers[name]?.view,
      let first = before.wheels.firstIndex(where: { $0.distances[view] == 0 })
    else { return nil }
    // Each distance was measured after its turn. If the view was elsewhere then, the next turn came to another view.
    let outside = before.wheels[first...].filter { ($0.distances[view] ?? 0) > 0 }
    let count = outside.count - 1
    guard count > 0, let hit = outside.last?.hit, !baseline.index.isInside(hit, view) else { return nil }
    return count == 1
      ? localized(
        "A further turn of the wheel came to %1$s, because %2$s was no longer under the pointer (7.3.12).", hit, view)
      : localized(
        "%1$s further turns of the wheel came to %2$s, because %3$s was no longer under the pointer (7.3.12).", count,
        hit, view)
  }

  /// A sentence about a finger that a recognizer lacked because it came down outside its view; nil if none did.
  func fingersBeside(_ name: String, _ moments: [Moment]) -> String? {
    guard let view = baseline.index.recognizers[name]?.view,
      let failure = moments.last(where: { $0.reason == .tooFewTouches }), let measure = failure.measure,
      Double(baseline.fingers) >= measure.threshold
    else { return nil }
    let start = moments.first { if case .received(_, true) = $0.what { true } else { false } }?.time ?? 0
    let beside = baseline.touches.first { touch in
      guard let time = before.beginning(of: touch.serial) else { return false }
      let story = before.story.touches.first { one in one.moments.first.map { abs($0.time - time) < 1e-6 } ?? false }
      guard time <= failure.time, story?.moments.last?.time ?? time >= start else { return false }
      return !baseline.index.isInside(touch.hit ?? "", view)
    }
    guard let beside, let gap = before.gaps[beside.serial]?[view] else { return nil }
    if gap == 0, let hit = beside.hit {
      guard let cover = baseline.index.cover(of: view, by: hit) else {
        return localized("Another finger came down in %1$s, and %2$s got it.", view, hit)
      }
      return cover == hit
        ? localized("Another finger came down on %1$s, which is in front of %2$s and got it (2.1).", hit, view)
        : localized(
          "Another finger came down on %1$s in %2$s, which is in front of %3$s, and %1$s got it (2.1).", hit, cover,
          view)
    }
    let away = Self.away(gap)
    return beside.hit.map {
      localized("Another finger came down %1$s pt outside %2$s, and %3$s got it (2.3).", away, view, $0)
    } ?? localized("Another finger came down %1$s pt outside %2$s.", away, view)
  }

  /// A sentence about the button that a recognizer takes, if another one was pressed; nil otherwise.
  func otherButtons(_ name: String, _ moments: [Moment]) -> String? {
    guard moments.contains(where: { $0.reason == .subclassRefused }), baseline.types == [.indirectPointer],
      let own = baseline.index.recognizers[name]?.description
    else { return nil }
    let masks = own.properties.compactMap { property -> [ButtonName]? in
      if case .buttonMaskRequired(let buttons) = property { buttons } else { nil }
    }
    guard let mask = masks.last, mask.count == 1, !baseline.buttons.contains(mask[0]) else { return nil }
    return mask[0] == .secondary
      ? localized("It takes the secondary button only.") : localized("It takes the primary button only.")
  }
}
