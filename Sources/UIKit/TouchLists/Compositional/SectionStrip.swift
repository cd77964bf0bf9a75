import TouchGeometry
import TouchKit
import TouchWidgets

/// The layout of an orthogonally scrolling section.
struct StripPlan {
  let section: Int
  /// The section's rectangle in the content of the collection view.
  let frame: CGRect
  let content: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isHorizontal: Bool
  /// The starts and the lengths of groups along the section's scrolling axis.
  let starts: [CGFloat]
  let lengths: [CGFloat]
  /// The inset before the first group.
  let leading: CGFloat

  /// The space before the first group and after the last one, so that each can be centered.
  let room: (before: CGFloat, after: CGFloat)

  init(
    section: Int, frame: CGRect, content: CGSize, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isHorizontal: Bool, starts: [CGFloat], lengths: [CGFloat], leading: CGFloat
  ) {
    (self.section, self.frame, self.content) = (section, frame, content)
    (self.behavior, self.isHorizontal, self.leading) = (behavior, isHorizontal, leading)
    (self.starts, self.lengths) = (starts, lengths)
    guard behavior == .groupPagingCentered, let first = starts.first, let last = starts.last else {
      room = (0, 0)
      return
    }
    let window = isHorizontal ? frame.width : frame.height
    let length = isHorizontal ? content.width : content.height
    room = (
      max(window / 2 - first - lengths[0] / 2, 0),
      max(last + lengths[lengths.count - 1] / 2 + window / 2 - length, 0)
    )
  }

  /// The minimum and the maximum offset.
  private var range: (low: CGFloat, high: CGFloat) {
    let (length, window) = isHorizontal ? (content.width, frame.width) : (content.height, frame.height)
    return (-room.before, max(length + room.after - window, -room.before))
  }
  /// Returns an offset clamped to the valid range.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.low), range.high) }
  /// The initial offset.
  var start: CGPoint { CGPoint(x: isHorizontal ? -room.before : 0, y: isHorizontal ? 0 : -room.before) }

  /// Returns the offset at which scrolling from `start` ends that would end at `goal` (semantics 27.19).
  func rest(_ goal: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    let window = isHorizontal ? frame.width : frame.height
    let limit = range.high
    let isCentered = behavior == .groupPagingCentered
    let stops = zip(starts, lengths).map { place, length in
      let stop = isCentered ? place + length / 2 - window / 2 : place - leading
      return clamped(stop)
    }
    guard !stops.isEmpty else { return goal }
    func nearest(_ place: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    switch behavior {
    case .none, .continuous, .paging: return goal
    case .continuousGroupLeadingBoundary: return goal >= limit ? limit : stops[nearest(goal)]
    case .groupPaging, .groupPagingCentered:
      // At most one group further, in the direction of the finger.
      let from = nearest(start)
      guard abs(goal - start) > 0.5 else { return stops[from] }
      if abs(velocity) < 0.05, nearest(goal) == from { return stops[from] }
      let further =
        goal > start ? stops.firstIndex { $0 > stops[from] + 0.5 } : stops.lastIndex { $0 < stops[from] - 0.5 }
      return stops[further ?? from]
    }
  }
}

/// The scroll view of one orthogonally scrolling section; it contains the section's cells.
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
    adopt(plan, isNew: true)
    contentOffset = offset
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  // The collection selects the items of the strip, so the strip passes touches on; other scroll views do not (9.21).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Updates the layout.
  ///
  /// - Parameter isNew: Whether the section has not been scrolled yet.
  func adopt(_ plan: StripPlan, isNew: Bool = false) {
    let former = self.plan
    self.plan = plan
    if isNew || plan.room != former.room {
      let isAtStart = contentOffset == former.start
      contentInset = UIEdgeInsets(
        top: plan.isHorizontal ? 0 : plan.room.before, left: plan.isHorizontal ? plan.room.before : 0,
        bottom: plan.isHorizontal ? 0 : plan.room.after, right: plan.isHorizontal ? plan.room.after : 0)
      if isAtStart, !isNew { contentOffset = plan.start }
    }
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
  /// Returns the content offset of a section.
  ///
  /// - Parameter start: The initial offset, for a section without a scroll view.
  func stripOffset(_ section: Int, _ start: @autoclosure () -> CGPoint = .zero) -> CGPoint {
    strips[section]?.contentOffset ?? stripOffsets[section] ?? start()
  }

  /// Adds scroll views for visible sections, and removes the others.
  func placeStrips(_ plans: [StripPlan]) {
    for plan in plans {
      if let strip = strips[plan.section] {
        strip.adopt(plan)
      } else {
        let strip = SectionStrip(plan, in: self, at: stripOffsets[plan.section] ?? plan.start)
        strips[plan.section] = strip
        insertSubview(strip, at: backgroundView == nil ? 0 : 1)
      }
    }
    guard strips.count > plans.count else { return }
    let seen = Set(plans.map(\.section))
    for (section, strip) in strips where !seen.contains(section) && !strip.isTracking { stripsToGo.append(section) }
  }

  /// Removes scroll views whose cells have been recycled.
  func removeStrips() {
    for section in stripsToGo {
      guard let strip = strips.removeValue(forKey: section) else { continue }
      stripOffsets[section] = strip.contentOffset
      strip.removeFromSuperview()
    }
    stripsToGo = []
  }

  /// Removes all scroll views and discards their offsets.
  func resetStrips() {
    stripOffsets = [:]
    for (_, strip) in strips { strip.removeFromSuperview() }
    strips = [:]
  }
}
