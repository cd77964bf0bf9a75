import TouchGeometry
import TouchKit
import TouchWidgets

// Scrolling to items (semantics 27.30).

extension UICollectionView: GoalFollowing {
  func bring(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layOutItems()
    guard let place = ListPlace(indexPath), contains(place),
      let frame = placed(indexPath)?.frame
    else { return UsageError.report("scrollToItem(at:): there is no item \(indexPath)") }
    let plans = collectionViewLayout.strips(in: frame)
    if let plan = plans.first(where: { $0.section == place.section }) {
      return scroll(plan, to: frame, scrollPosition, animated: animated)
    }
    guard !collectionViewLayout.hasEstimates else {
      return approach(place, at: scrollPosition, animated: animated)
    }
    let start = contentOffset
    guard let goal = offset(showing: place, scrollPosition, from: start), goal != start else { return }
    setContentOffset(goal, animated: animated)
  }

  func layOutSeen() { layOutItems() }

  func offset(showing place: ListPlace, _ position: ScrollPosition, from start: CGPoint) -> CGPoint? {
    guard contains(place), let frame = placed(place.path)?.frame else {
      return nil
    }
    let (inset, size) = (adjustedContentInset, bounds.inset(by: adjustedContentInset).size)
    var goal = start
    let (first, last) = (
      CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top),
      CGPoint(x: frame.maxX - inset.left - size.width, y: frame.maxY - inset.top - size.height)
    )
    if position.isEmpty {
      goal.x = start.x > first.x ? first.x : max(start.x, min(first.x, last.x))
      goal.y = start.y > first.y ? first.y : max(start.y, min(first.y, last.y))
    }
    if position.contains(.top) { goal.y = first.y }
    if position.contains(.centeredVertically) { goal.y = (first.y + last.y) / 2 }
    if position.contains(.bottom) { goal.y = last.y }
    if position.contains(.left) { goal.x = first.x }
    if position.contains(.centeredHorizontally) { goal.x = (first.x + last.x) / 2 }
    if position.contains(.right) { goal.x = last.x }
    return CGPoint(
      x: min(max(goal.x, -inset.left), max(contentSize.width + inset.right - bounds.width, -inset.left)),
      y: min(max(goal.y, -inset.top), max(contentSize.height + inset.bottom - bounds.height, -inset.top)))
  }

  /// Scrolls to an item of an orthogonally scrolling section: first to the section by the shortest way, then within it.
  private func scroll(_ plan: StripPlan, to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    scrollRectToVisible(plan.frame, animated: animated)
    let content = frame.offsetBy(dx: -plan.frame.minX, dy: -plan.frame.minY)
    let window = plan.frame.size
    var goal = stripOffset(plan.section, plan.start)
    if plan.isHorizontal {
      goal.x = min(max(goal.x, content.maxX - window.width), content.minX)
      if position.contains(.left) { goal.x = content.minX - plan.leading }
      if position.contains(.centeredHorizontally) { goal.x = content.midX - window.width / 2 }
      if position.contains(.right) { goal.x = content.maxX - window.width }
      goal.x = plan.clamped(goal.x)
    } else {
      goal.y = min(max(goal.y, content.maxY - window.height), content.minY)
      if position.contains(.top) { goal.y = content.minY - plan.leading }
      if position.contains(.centeredVertically) { goal.y = content.midY - window.height / 2 }
      if position.contains(.bottom) { goal.y = content.maxY - window.height }
      goal.y = plan.clamped(goal.y)
    }
    if let strip = strips[plan.section] {
      strip.setContentOffset(goal, animated: animated)
    } else {
      stripOffsets[plan.section] = goal
    }
  }
}
