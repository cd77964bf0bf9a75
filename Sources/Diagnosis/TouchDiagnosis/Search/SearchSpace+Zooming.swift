import TouchGeometry
import TouchScenes

// Changes that let a scroll view zoom.

extension SearchSpace {
  /// The zoom scale that is tried.
  static let usualZoom = 4.0

  /// Adds the changes that let a scroll view zoom: its scales differ, and its delegate returns a view (9.15).
  mutating func gatherZooming(_ view: String, _ ring: Ring) {
    guard ring != .way else { return gatherWay(without: nil) }
    guard let own = index.views[view]?.view, own.viewClass.isKind(of: .scrollView) else { return }
    for child in own.children { add(.viewForZooming(view, child.name)) }
    // Content springs back from beyond its limits, so only the limit helps toward which the fingers moved.
    if baseline.isSpread != false { add(.view(view, .maximumZoomScale(Self.usualZoom))) }
    if baseline.isSpread != true { add(.view(view, .minimumZoomScale(1 / Self.usualZoom))) }
    for name in index.path(of: view) { for (change, _) in index.refusals(of: name) { add(change) } }
    reach(view)
    for other in competitors(of: SceneIndex.pinchName(of: view)) where other != SceneIndex.panName(of: view) {
      add(.together(other, with: SceneIndex.pinchName(of: view), true))
    }
  }

  /// The limit of the zoom scale toward which the fingers moved.
  func zoomLimit(of view: String) -> Change {
    baseline.isSpread == false
      ? .view(view, .minimumZoomScale(1 / Self.usualZoom)) : .view(view, .maximumZoomScale(Self.usualZoom))
  }
}

extension InputFile {
  /// Whether two fingers were farther apart at the end of their movement than when the second came down; nil where no two
  /// fingers were down, and where their distance is equal.
  var isSpread: Bool? {
    var places: [Int: CGPoint] = [:]
    var distances: (first: CGFloat, last: CGFloat)?
    for line in lines {
      guard case .touch(let touch) = line.content else { continue }
      if touch.phase == .began || places[touch.id] != nil { places[touch.id] = touch.location }
      if places.count == 2 {
        let two = Array(places.values)
        let (across, down) = (two[0].x - two[1].x, two[0].y - two[1].y)
        let distance = (across * across + down * down).squareRoot()
        distances = (touch.phase == .began ? distance : distances?.first ?? distance, distance)
      }
      if touch.phase == .ended || touch.phase == .cancelled { places[touch.id] = nil }
    }
    return distances.flatMap { $0.first == $0.last ? nil : $0.last > $0.first }
  }
}
