import TouchGeometry
import TouchKit
import TouchScenes
import TouchWidgets

/// Where fingers reach the controls and the views with recognizers of a scene, before any input.
///
/// Points of a grid over the window are predicted (`UIWindow.forecast`); no gesture is made.
package struct TouchMap: Sendable {
  /// One view that takes touches.
  package struct Entry: Sendable {
    package var name: String
    /// The size of the view's part of the window, in points.
    package var size: CGSize
    /// The bounding rectangle of the points that reach it, in the window; nil if there are none.
    package var reachable: CGRect?
    /// The part of its area in the window that reaches it, from 0 to 1.
    package var share: Double
    /// The views that get the touches on the rest, the one with the most first.
    package var covers: [(name: String, share: Double)]
    /// Why no touch reaches it, as a clause; nil if one does.
    package var obstacle: String?
    /// The nearest other view whose reachable middle is closer than a finger, with the distance.
    package var neighbor: (name: String, distance: CGFloat)?
  }

  package private(set) var entries: [Entry] = []

  /// The distance between the predicted points.
  package static let step: CGFloat = 4
  /// The least side of a view that a finger hits with ease: Apple's guideline.
  package static let leastSide: CGFloat = 44

  /// Maps the window of a scene.
  @MainActor package init(of scene: SceneFile) {
    let running = UIApplication.installed
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let (window, stage) = (player.window, player.stage)
    let views = scene.every(scene.root).compactMap { stage.view(named: $0.name) }
    let takers = views.filter { $0 is UIControl || !($0.gestureRecognizers ?? []).isEmpty && !($0 is UIScrollView) }
    var counts = takers.map { _ in Count() }
    let areas = takers.map { $0.convert($0.bounds, to: nil).intersection(window.bounds) }
    for y in stride(from: Self.step / 2, to: window.bounds.height, by: Self.step) {
      for x in stride(from: Self.step / 2, to: window.bounds.width, by: Self.step) {
        let point = CGPoint(x: x, y: y)
        let hit = window.forecast(at: point).hit
        for index in takers.indices {
          let isReached = hit.map { Self.belongs($0, to: takers[index], among: takers) } ?? false
          guard isReached || areas[index].contains(point) else { continue }
          counts[index].note(point, isReached: isReached, hit.map { stage.name(of: $0) ?? "\(type(of: $0))" })
        }
      }
    }
    for index in takers.indices {
      let name = stage.name(of: takers[index]) ?? ""
      var entry = counts[index].entry(name, areas[index].isNull ? .zero : areas[index].size)
      if entry.reachable == nil { entry.obstacle = Self.obstacle(to: takers[index], entry) { stage.name(of: $0) } }
      entries.append(entry)
    }
    addNeighbors()
  }

  /// Whether a hit view is a view or inside it, and inside no smaller one of the map.
  @MainActor private static func belongs(_ hit: UIView, to view: UIView, among takers: [UIView]) -> Bool {
    var here: UIView? = hit
    while let one = here {
      if one === view { return true }
      if one is UIControl, takers.contains(where: { $0 === one }) { return false }
      here = one.superview
    }
    return false
  }

  @MainActor private static func obstacle(
    to view: UIView, _ entry: Entry, _ name: (AnyObject) -> String?
  ) -> String {
    for one in sequence(first: view, next: { $0.superview }) {
      let who = one === view ? "it" : name(one) ?? "\(type(of: one))"
      if one.isHidden { return "\(who) is hidden (2.4)" }
      if one.alpha < 0.01 { return "\(who) is transparent (2.4)" }
      if !one.isUserInteractionEnabled { return "isUserInteractionEnabled of \(who) is false (2.4)" }
      if let control = one as? UIControl, !control.isEnabled { return "\(who) is disabled (2.11)" }
    }
    if entry.size.width <= 0 || entry.size.height <= 0 { return "no part of it is in the window" }
    if let superview = view.superview, !superview.bounds.intersects(view.frame) {
      return "it is outside of \(name(superview) ?? "its superview") (2.5)"
    }
    if let cover = entry.covers.first { return "\(cover.name) gets the touches there" }
    return "no view gets the touches there"
  }

  /// The points of one view.
  private struct Count {
    var inside = 0
    var reached = 0
    var box = CGRect.null
    var covers: [(name: String, count: Int)] = []

    mutating func note(_ point: CGPoint, isReached: Bool, _ hit: String?) {
      inside += 1
      let half = TouchMap.step / 2
      if isReached {
        reached += 1
        let cell = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
        box = box.isNull ? cell : box.union(cell)
      } else if let hit {
        if let index = covers.firstIndex(where: { $0.name == hit }) {
          covers[index].count += 1
        } else {
          covers.append((hit, 1))
        }
      }
    }

    func entry(_ name: String, _ size: CGSize) -> Entry {
      let all = Double(max(inside, 1))
      return Entry(
        name: name, size: size, reachable: reached > 0 ? box : nil, share: Double(reached) / all,
        covers: covers.sorted { $0.count > $1.count }.map { ($0.name, Double($0.count) / all) })
    }
  }

  private mutating func addNeighbors() {
    for index in entries.indices {
      guard let own = entries[index].reachable else { continue }
      var nearest: (name: String, distance: CGFloat)?
      for (other, entry) in entries.enumerated() where other != index {
        guard let rect = entry.reachable, !rect.contains(own), !own.contains(rect) else { continue }
        let (dx, dy) = (rect.midX - own.midX, rect.midY - own.midY)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance < Self.leastSide, distance < nearest?.distance ?? .infinity { nearest = (entry.name, distance) }
      }
      entries[index].neighbor = nearest
    }
  }
}

extension TouchMap {
  /// The map as text: a line for each finding, or for each view without one.
  package var lines: [String] {
    guard !entries.isEmpty else { return ["no control and no view with a recognizer"] }
    return entries.flatMap { entry in
      let size = "\(Int(entry.size.width)) × \(Int(entry.size.height))"
      return entry.findings.isEmpty ? ["\(entry.name): fingers reach all of its \(size) pt"] : entry.findings
    }
  }
}

extension TouchMap.Entry {
  /// The findings about the view as sentences; empty for a view that fingers reach with ease.
  package var findings: [String] {
    guard let reachable else { return ["\(name): no finger reaches it: \(obstacle ?? "no view gets the touches")"] }
    var lines: [String] = []
    if share < 0.95, let cover = covers.first {
      lines.append("\(name): \(percent(share)) of it is reachable; \(cover.name) gets \(percent(cover.share))")
    }
    if min(reachable.width, reachable.height) < TouchMap.leastSide {
      let side = Int(TouchMap.leastSide)
      lines.append(
        "\(name): fingers reach \(Int(reachable.width)) × \(Int(reachable.height)) pt of it, and \(side) × \(side) is "
          + "easy to hit")
    }
    if let neighbor {
      lines.append(
        "\(name): the middle of \(neighbor.name) is \(Int(neighbor.distance.rounded())) pt away, less than a finger")
    }
    return lines
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
