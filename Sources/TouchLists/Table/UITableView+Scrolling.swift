import TouchGeometry
import TouchKit
import TouchWidgets

/// A row to which an animation scrolls a table, and where it was when that was found last.
struct RowGoal {
  let place: ListPlace
  let position: UITableView.ScrollPosition
  /// The offset at the beginning.
  let start: CGFloat
  var offset: CGFloat
  let animation: Int
  let generation: Int
}

// Scrolling to rows (semantics 26.35).

extension UITableView {
  func bring(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.item == NSNotFound, geometry.sections.indices.contains(indexPath.section) {
      let top = geometry.headerTop(indexPath.section)
      return setContentOffset(clampedOffset(top - adjustedContentInset.top), animated: animated)
    }
    guard let place = ListPlace(indexPath), geometry.contains(place) else {
      return BadUse.report("scrollToRow(at:): there is no row \(indexPath)")
    }
    layOutRows()
    let start = contentOffset
    // What is seen there has to be measured before it is known where that is.
    for _ in 0..<TableTuning.rounds {
      let goal = offset(showing: place, scrollPosition, from: start.y)
      guard goal != contentOffset.y else { break }
      UIView.performWithoutAnimation { contentOffset.y = goal }
      layOutRows()
      guard geometry.contains(place) else { return }
      if offset(showing: place, scrollPosition, from: start.y) == contentOffset.y { break }
    }
    let goal = contentOffset
    guard animated, goal != start, window != nil else { return }
    contentOffset = start
    setContentOffset(goal, animated: true)
    scrollGoal = animationSerial.map {
      RowGoal(
        place: place, position: scrollPosition, start: start.y, offset: goal.y, animation: $0, generation: generation)
    }
  }

  /// Rows that are measured on the way move the row that an animation scrolls to: it ends there all the same (26.35).
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard goal.generation == generation, geometry.contains(goal.place), !isTracking else { return scrollGoal = nil }
    let offset = offset(showing: goal.place, goal.position, from: goal.start)
    if animationSerial == goal.animation {
      guard offset != goal.offset else { return }
      scrollGoal?.offset = offset
      leadAnimation(to: CGPoint(x: contentOffset.x, y: offset))
    } else {
      scrollGoal = nil
      // The way came to its end: what came into sight last is made good.
      if finishedAnimation == goal.animation, offset != contentOffset.y { contentOffset.y = offset }
    }
  }

  func bringNearestSelected(at scrollPosition: ScrollPosition, animated: Bool) {
    if let place = selection.min() { scrollToRow(at: place.path, at: scrollPosition, animated: animated) }
  }

  private func clampedOffset(_ y: CGFloat) -> CGPoint {
    let inset = adjustedContentInset
    let last = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last))
  }

  private func offset(showing place: ListPlace, _ position: ScrollPosition, from start: CGFloat) -> CGFloat {
    let (span, inset) = (geometry.span(of: place), adjustedContentInset)
    let header = style == .plain ? geometry.header(place.section) : 0
    let room = bounds.height - inset.top - inset.bottom
    let (top, bottom) = (span.top - inset.top - header, span.top + span.height - bounds.height + inset.bottom)
    switch position {
    case .top: return clampedOffset(top).y
    case .middle: return clampedOffset(span.top + span.height / 2 - inset.top - room / 2).y
    case .bottom: return clampedOffset(bottom).y
    case .none:
      if start > top { return clampedOffset(top).y }
      if start < bottom { return clampedOffset(min(bottom, top)).y }
      return start
    }
  }
}
