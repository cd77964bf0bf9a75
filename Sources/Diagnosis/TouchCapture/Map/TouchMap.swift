import TouchGeometry
import TouchKit
import TouchWidgets

/// Where fingers reach the controls and the views with recognizers of a window or of a window scene.
///
/// Hit tests predict the points of a grid; no gesture is made.
package struct TouchMap: Sendable {
  /// One view that takes touches.
  package struct Entry: Sendable {
    package var name: String
    /// The view's part of the window or the surface; empty if there is none.
    package var area: CGRect
    package var size: CGSize { area.size }
    /// The bounding rectangle of the points that reach it, in the window; nil if there are none.
    package var reachable: CGRect?
    /// The part of its area in the window that reaches it, from 0 to 1; points outside the area, which touch insets or
    /// an override add, do not count.
    package var share: Double
    /// The views that get the touches on the rest, the one with the most first.
    package var covers: [(name: String, share: Double)]
    /// Why no touch reaches it; nil if one does.
    package var obstacle: Obstacle?
    /// The nearest other view whose reachable middle is closer than a finger, with the distance.
    package var neighbor: (name: String, distance: CGFloat)?
    /// The points that reach it, as rectangles that do not overlap, in the window.
    package var reachedCells: [CGRect]
    /// The points of its area that other views get, as rectangles that do not overlap, in the window.
    package var hiddenCells: [CGRect]

    package init(
      name: String, area: CGRect, reachable: CGRect?, share: Double, covers: [(name: String, share: Double)],
      reachedCells: [CGRect] = [], hiddenCells: [CGRect] = []
    ) {
      (self.name, self.area, self.reachable, self.share, self.covers) = (name, area, reachable, share, covers)
      (self.reachedCells, self.hiddenCells) = (reachedCells, hiddenCells)
    }
  }

  package private(set) var entries: [Entry] = []

  /// A map of nothing.
  package init() {}

  /// A map that was made elsewhere.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The least distance between the predicted points.
  private static let minimumStep: CGFloat = 4
  /// The most predicted points: in a window with more, the distance between them grows.
  private static let maximumPoints: CGFloat = 250_000
  /// The least side of a view that a finger hits with ease: Apple's guideline.
  package static let minimumSide: CGFloat = 44

  /// Maps a window as it is at this moment.
  ///
  /// It calls the window's hit test, and so the overrides of views in it.
  ///
  /// - Parameter views: the candidates; those that take no touches are left out.
  @MainActor package init(of window: UIWindow, _ views: [UIView], name: (AnyObject) -> String?) {
    self.init(
      of: Subject(
        bounds: window.bounds, maximumPoints: Self.maximumPoints, hit: { window.forecast(at: $0).hit },
        area: { $0.convert($0.bounds, to: nil) }), views, name: name)
  }

  /// What is mapped.
  struct Subject {
    let bounds: CGRect
    /// The most predicted points.
    let maximumPoints: CGFloat
    /// Returns the view that a touch at a point hits.
    let hit: @MainActor (CGPoint) -> UIView?
    /// Returns the bounding rectangle of a view.
    let area: @MainActor (UIView) -> CGRect
  }

  /// Maps a subject; all rectangles are in its coordinates.
  @MainActor init(of subject: Subject, _ views: [UIView], name: (AnyObject) -> String?) {
    let takers = views.filter { $0 is UIControl || !($0.gestureRecognizers ?? []).isEmpty && !($0 is UIScrollView) }
    let (bounds, width, height) = (subject.bounds, subject.bounds.width, subject.bounds.height)
    let step = max(Self.minimumStep, (width * height / subject.maximumPoints).squareRoot().rounded(.up))
    var counts = takers.map { _ in Count(step: step) }
    let areas = takers.map { subject.area($0).intersection(bounds) }
    let indices = Dictionary(
      takers.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    for y in stride(from: step / 2, to: height, by: step) {
      let row = takers.indices.filter { areas[$0].minY <= y && y < areas[$0].maxY }
      for x in stride(from: step / 2, to: width, by: step) {
        let point = CGPoint(x: x, y: y)
        let hit = subject.hit(point)
        let reached = Self.reached(by: hit, indices)
        for index in reached { counts[index].reach(point, isInside: areas[index].contains(point)) }
        for index in row where areas[index].contains(point) && !reached.contains(index) {
          counts[index].miss(point, hit.map { name($0) ?? "\(type(of: $0))" })
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

  /// The views of the map that a touch on a hit view belongs to: the view and its superviews, up to the first control.
  @MainActor private static func reached(by hit: UIView?, _ indices: [ObjectIdentifier: Int]) -> [Int] {
    var found: [Int] = []
    var here = hit
    while let view = here {
      if let index = indices[ObjectIdentifier(view)] {
        found.append(index)
        if view is UIControl { break }
      }
      here = view.superview
    }
    return found
  }

  @MainActor private static func obstacle(
    to view: UIView, _ entry: Entry, _ name: (AnyObject) -> String?
  ) -> Obstacle {
    for one in sequence(first: view, next: { $0.superview }) {
      let who = one === view ? nil : name(one) ?? "\(type(of: one))"
      if one.isHidden { return Obstacle(.hidden, who) }
      if one.alpha < 0.01 { return Obstacle(.transparent, who) }
      if !one.isUserInteractionEnabled { return Obstacle(.interactionDisabled, who) }
      if let control = one as? UIControl, !control.isEnabled { return Obstacle(.controlDisabled, who) }
    }
    if entry.size.width <= 0 || entry.size.height <= 0 { return Obstacle(.outsideWindow, nil) }
    if let superview = view.superview, !superview.bounds.intersects(view.frame) {
      return Obstacle(.outsideSuperview, name(superview))
    }
    return Obstacle(.covered, entry.covers.first?.name)
  }

  /// The points of one view.
  private struct Count {
    /// The distance between the points.
    let step: CGFloat
    var inside = 0
    var reachedInside = 0
    var box = CGRect.null
    var covers: [(name: String, count: Int)] = []
    var reachedCells = CellRows()
    var hiddenCells = CellRows()

    private func cell(_ point: CGPoint) -> CGRect {
      CGRect(x: point.x - step / 2, y: point.y - step / 2, width: step, height: step)
    }

    /// Notes a point that reaches the view, inside or outside of its area.
    mutating func reach(_ point: CGPoint, isInside: Bool) {
      let cell = cell(point)
      reachedCells.add(cell)
      box = box.isNull ? cell : box.union(cell)
      if isInside {
        inside += 1
        reachedInside += 1
      }
    }

    /// Notes a point of the view's area that another view gets.
    mutating func miss(_ point: CGPoint, _ hit: String?) {
      inside += 1
      hiddenCells.add(cell(point))
      guard let hit else { return }
      if let index = covers.firstIndex(where: { $0.name == hit }) {
        covers[index].count += 1
      } else {
        covers.append((hit, 1))
      }
    }

    /// The bounding rectangle of the reached points.
    ///
    /// In a coarse grid, an edge of the area between the last reached point and the next one replaces the cell's edge.
    private func exact(_ area: CGRect) -> CGRect {
      guard step > TouchMap.minimumStep, !area.isEmpty else { return box }
      func edge(_ edge: CGFloat, _ other: CGFloat) -> CGFloat { abs(edge - other) < step ? other : edge }
      let (left, top) = (edge(box.minX, area.minX), edge(box.minY, area.minY))
      return CGRect(
        x: left, y: top, width: edge(box.maxX, area.maxX) - left, height: edge(box.maxY, area.maxY) - top)
    }

    func entry(_ name: String, _ area: CGRect) -> Entry {
      let all = Double(max(inside, 1))
      return Entry(
        name: name, area: area, reachable: box.isNull ? nil : exact(area),
        share: inside == 0 && !box.isNull ? 1 : Double(reachedInside) / all,
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
        if distance < Self.minimumSide, distance < nearest?.distance ?? .infinity { nearest = (entry.name, distance) }
      }
      entries[index].neighbor = nearest
    }
  }
}
