import TouchGeometry
import TouchKit

/// Scrolls a scroll view while a moved element is near an edge, faster the nearer, even while the finger does not move.
@MainActor package final class EdgeScroller {
  /// The distance from an edge within which the view scrolls, and the maximum speed in points per second.
  private static let (zone, maximumSpeed): (CGFloat, CGFloat) = (44, 600)

  private weak var list: UIScrollView?
  /// The finger's position relative to the origin of the visible rect.
  private var finger = CGPoint.zero
  private var link: CADisplayLink?
  private let moved: (CGPoint) -> Void

  /// Creates a scroller for a view.
  ///
  /// - Parameter moved: Called after each step with the finger's position in the content.
  package init(_ list: UIScrollView, moved: @escaping (CGPoint) -> Void) { (self.list, self.moved) = (list, moved) }

  /// Updates the finger's position, given in the content.
  package func follow(_ place: CGPoint) {
    guard let list else { return }
    finger = CGPoint(x: place.x - list.bounds.minX, y: place.y - list.bounds.minY)
    guard speed(in: list) != .zero else { return stop() }
    guard link == nil else { return }
    var last: TimeInterval?
    let link = CADisplayLink { [weak self] link in
      guard let self, self.link === link else { return link.invalidate() }
      guard let list = self.list, list.window != nil else { return stop() }
      step(in: list, after: last.map { link.timestamp - $0 } ?? 0)
      last = link.timestamp
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  package func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(in list: UIScrollView, after time: TimeInterval) {
    let (speed, before) = (speed(in: list), list.contentOffset)
    // A late frame must not cause a jump.
    let time = CGFloat(min(time, 0.05))
    list.scrollContent(by: CGVector(dx: speed.dx * time, dy: speed.dy * time))
    guard list.contentOffset != before else {
      // At the end of the content the link stops until the finger moves.
      if time > 0 { stop() }
      return
    }
    moved(CGPoint(x: finger.x + list.bounds.minX, y: finger.y + list.bounds.minY))
  }

  /// Returns the speed in points per second; zero if the finger is not near an edge, or the whole content is visible.
  private func speed(in list: UIScrollView) -> CGVector {
    let insets = list.adjustedContentInset
    func along(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ content: CGFloat) -> CGFloat {
      let zone = Self.zone
      guard content > high - low else { return 0 }
      let depth = place < low + zone ? place - low - zone : max(place - high + zone, 0)
      return min(max(depth / zone, -1), 1) * Self.maximumSpeed
    }
    return CGVector(
      dx: along(finger.x, insets.left, list.bounds.width - insets.right, list.contentSize.width),
      dy: along(finger.y, insets.top, list.bounds.height - insets.bottom, list.contentSize.height))
  }
}
