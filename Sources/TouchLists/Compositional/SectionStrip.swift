import TouchGeometry
import TouchKit
import TouchWidgets

/// What a layout says of a section that scrolls across the collection.
struct StripPlan {
  let section: Int
  /// Its window in the content of the collection.
  let frame: CGRect
  let content: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isHorizontal: Bool
  /// Where groups begin, and how long they are, along the strip.
  let starts: [CGFloat]
  let lengths: [CGFloat]
  /// What stays free before the first group.
  let leading: CGFloat

  /// Where scrolling comes to rest that would do so at `goal`, having begun at `start` (semantics 27.19).
  func rest(_ goal: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    let window = isHorizontal ? frame.width : frame.height
    let limit = max((isHorizontal ? content.width : content.height) - window, 0)
    let isCentered = behavior == .groupPagingCentered
    let stops = zip(starts, lengths).map { place, length in
      let stop = isCentered ? place + length / 2 - window / 2 : place - leading
      return min(max(stop, 0), limit)
    }
    guard !stops.isEmpty else { return goal }
    func nearest(_ place: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    switch behavior {
    case .none, .continuous, .paging: return goal
    case .continuousGroupLeadingBoundary: return goal >= limit ? limit : stops[nearest(goal)]
    case .groupPaging, .groupPagingCentered:
      // One group further at the most, in the direction of the finger.
      let from = nearest(start)
      guard abs(goal - start) > 0.5 else { return stops[from] }
      if abs(velocity) < 0.05, nearest(goal) == from { return stops[from] }
      let further =
        goal > start ? stops.firstIndex { $0 > stops[from] + 0.5 } : stops.lastIndex { $0 < stops[from] - 0.5 }
      return stops[further ?? from]
    }
  }
}

/// The part of a collection in which one section scrolls across; its cells lie in it.
@MainActor final class SectionStrip: UIScrollView, UIScrollViewDelegate {
  private(set) var plan: StripPlan
  private weak var collection: UICollectionView?
  private var start: CGFloat = 0

  init(_ plan: StripPlan, in collection: UICollectionView, at offset: CGPoint) {
    (self.plan, self.collection) = (plan, collection)
    super.init(frame: plan.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    adopt(plan)
    contentOffset = offset
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func adopt(_ plan: StripPlan) {
    self.plan = plan
    if frame != plan.frame { frame = plan.frame }
    if contentSize != plan.content { contentSize = plan.content }
    isPagingEnabled = plan.behavior == .paging
    decelerationRate = plan.behavior == .continuous ? .normal : .fast
    alwaysBounceHorizontal = plan.isHorizontal
    alwaysBounceVertical = !plan.isHorizontal
  }

  private func along(_ point: CGPoint) -> CGFloat { plan.isHorizontal ? point.x : point.y }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = along(contentOffset) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let goal = plan.rest(along(targetContentOffset.pointee), from: start, velocity: along(velocity))
    if plan.isHorizontal { targetContentOffset.pointee.x = goal } else { targetContentOffset.pointee.y = goal }
  }
}

extension UICollectionView {
  /// How far the strip of a section is scrolled.
  func stripOffset(_ section: Int) -> CGPoint { strips[section]?.contentOffset ?? stripOffsets[section] ?? .zero }

  /// Has strips for the sections that are seen, and none for the others.
  func placeStrips(_ plans: [StripPlan]) {
    for plan in plans {
      if let strip = strips[plan.section] {
        strip.adopt(plan)
      } else {
        let strip = SectionStrip(plan, in: self, at: stripOffsets[plan.section] ?? .zero)
        strips[plan.section] = strip
        insertSubview(strip, at: backgroundView == nil ? 0 : 1)
      }
    }
    guard strips.count > plans.count else { return }
    let seen = Set(plans.map(\.section))
    for (section, strip) in strips where !seen.contains(section) && !strip.isTracking { stripsToGo.append(section) }
  }

  /// Takes the strips away whose cells have been put back.
  func removeStrips() {
    for section in stripsToGo {
      guard let strip = strips.removeValue(forKey: section) else { continue }
      stripOffsets[section] = strip.contentOffset
      strip.removeFromSuperview()
    }
    stripsToGo = []
  }

  /// Forgets how far sections were scrolled.
  func resetStrips() {
    stripOffsets = [:]
    for (_, strip) in strips { strip.removeFromSuperview() }
    strips = [:]
  }
}
