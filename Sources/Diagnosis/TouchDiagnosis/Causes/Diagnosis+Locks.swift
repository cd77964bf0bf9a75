import TouchArbiter
import TouchGeometry
import TouchScenes
import TouchTrace

// Drags that the directional lock of a scroll view held on one axis.

extension Diagnosis {
  /// A sentence about the lock that held content on the axis of the beginning of a drag, although the finger then went
  /// farther along the other axis; nil where no lock did.
  func locked(_ view: String) -> String? {
    guard let start = lockedWay(view) else { return nil }
    let (across, down) = (plain(tenth(abs(start.dx))), plain(tenth(abs(start.dy))))
    return abs(start.dx) > abs(start.dy)
      ? localized(
        "%1$s moved along the horizontal axis only: when the drag began, the finger had gone %2$s pt across and %3$s pt up or down; isDirectionalLockEnabled is true, and only a drag whose shorter distance is more than half of the longer one moves both ways (15.22).",
        view, across, down)
      : localized(
        "%1$s moved along the vertical axis only: when the drag began, the finger had gone %3$s pt up or down and %2$s pt across; isDirectionalLockEnabled is true, and only a drag whose shorter distance is more than half of the longer one moves both ways (15.22).",
        view, across, down)
  }

  /// The way of the finger when a drag began that the lock held on one axis.
  private func lockedWay(_ view: String) -> CGVector? {
    guard baseline.index.views[view]?.view.properties.contains(.isDirectionalLockEnabled(true)) == true,
      let rest = before.scrollGeometries[view], let end = before.scrollEnds[view], let whole = baseline.way,
      baseline.fingers == 1, let start = baseline.way(inPanOf: view)
    else { return nil }
    let isAcross = abs(start.dx) > abs(start.dy)
    let (larger, smaller) = isAcross ? (abs(start.dx), abs(start.dy)) : (abs(start.dy), abs(start.dx))
    guard smaller <= larger / 2 else { return nil }
    let (along, other) = isAcross ? (abs(whole.dx), abs(whole.dy)) : (abs(whole.dy), abs(whole.dx))
    let (low, high) = isAcross ? (rest.low.y, rest.high.y) : (rest.low.x, rest.high.x)
    let isHeld = isAcross ? end.farthest.y == rest.offset.y : end.farthest.x == rest.offset.x
    return isHeld && other > along && high > low ? start : nil
  }

  /// The cures of drags that a lock held: without the lock the content moves along both axes.
  var unlocking: [Cure] {
    scene.every(scene.root).map(\.name).compactMap { view in
      guard let start = lockedWay(view), let rest = before.scrollGeometries[view] else { return nil }
      let change = Change.view(view, .isDirectionalLockEnabled(false))
      guard let changed = change.applied(to: scene) else { return nil }
      plays += 1
      let after = Replay(input, into: changed, measures: true)
      let isAcross = abs(start.dx) > abs(start.dy)
      guard let end = after.scrollEnds[view]?.last,
        isAcross ? end.y != rest.offset.y : end.x != rest.offset.x
      else { return nil }
      let heading =
        isAcross ? localized("let %1$s scroll up and down too", view) : localized("let %1$s scroll across too", view)
      var cure = Cure(concerned: [view, SceneIndex.panName(of: view)], sentence: "", change: change, cost: .property)
      (cure.heading, cure.swift, cure.keys) = (heading, [change.swift(in: scene)], [change.sceneKey(in: scene)])
      cure.sentence = localized(
        "to %1$s: %2$s. In the scene: %3$s.", heading, cure.swift.joined(), cure.keys.joined())
      let place = isAcross ? "contentOffset.y \(plain(tenth(end.y)))" : "contentOffset.x \(plain(tenth(end.x)))"
      let was = isAcross ? plain(tenth(rest.offset.y)) : plain(tenth(rest.offset.x))
      cure.outcome = localized("%1$s then ends at %2$s, not at %3$s.", view, place, was)
      return cure
    }
  }
}
