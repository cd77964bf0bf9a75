import TouchGeometry
import TouchKit
import TouchScenes
import TouchWidgets

/// Where fingers reach the controls and the views with recognizers of a window.
///
/// Points of a grid over the window are predicted (`UIWindow.forecast`); no gesture is made.
package struct TouchMap: Sendable {
  /// One view that takes touches.
  package struct Entry: Sendable {
    package var name: String
    /// The view's part of the window; empty if there is none.
    package var area: CGRect
    package var size: CGSize { area.size }
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
    /// The points that reach it, as rectangles that do not overlap, in the window.
    package var reachedCells: [CGRect]
    /// The points of its area that other views get, as rectangles that do not overlap, in the window.
    package var hiddenCells: [CGRect]
  }

  package private(set) var entries: [Entry] = []

  /// A map of nothing.
  package init() {}

  /// The distance between the predicted points.
  package static let step: CGFloat = 4
  /// The least side of a view that a finger hits with ease: Apple's guideline.
  package static let leastSide: CGFloat = 44

  /// Maps the window of a scene before any input, in a copy of the scene.
  @MainActor package init(of scene: SceneFile) {
    let running = UIApplication.installed
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let stage = player.stage
    let views = scene.every(scene.root).compactMap { stage.view(named: $0.name) }
    self.init(of: player.window, views) { stage.name(of: $0) }
  }

  /// Maps a window as it is at this moment.
  ///
  /// It calls the window's hit test, and so the overrides of views in it.
  ///
  /// - Parameter views: the candidates; those that take no touches are left out.
  @MainActor package init(of window: UIWindow, _ views: [UIView], name: (AnyObject) -> String?) {
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
          counts[index].note(point, isReached: isReached, hit.map { name($0) ?? "\(type(of: $0))" })
        }
      }
    }
    for index in takers.indices {
      let area = areas[index].isNull ? CGRect.zero : areas[index]
      var entry = counts[index].entry(name(takers[index]) ?? "", area)
      if entry.reachable == nil { entry.obstacle = Self.obstacle(to: takers[index], entry, name) }
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
    var reachedCells = CellRows()
    var hiddenCells = CellRows()

    mutating func note(_ point: CGPoint, isReached: Bool, _ hit: String?) {
      inside += 1
      let half = TouchMap.step / 2
      let cell = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
      if isReached { reachedCells.add(cell) } else { hiddenCells.add(cell) }
      if isReached {
        reached += 1
        box = box.isNull ? cell : box.union(cell)
      } else if let hit {
        if let index = covers.firstIndex(where: { $0.name == hit }) {
          covers[index].count += 1
        } else {
          covers.append((hit, 1))
        }
      }
    }

    func entry(_ name: String, _ area: CGRect) -> Entry {
      let all = Double(max(inside, 1))
      return Entry(
        name: name, area: area, reachable: reached > 0 ? box : nil, share: Double(reached) / all,
        covers: covers.sorted { $0.count > $1.count }.map { ($0.name, Double($0.count) / all) },
        reachedCells: reachedCells.merged, hiddenCells: hiddenCells.merged)
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

  package func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
