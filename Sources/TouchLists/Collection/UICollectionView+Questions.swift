import TouchGeometry
import TouchKit
import TouchWidgets

// What is shown where, and scrolling to it.

extension UICollectionView {
  func item(at point: CGPoint) -> IndexPath? {
    let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    layOutItems()
    return collectionViewLayout.layoutAttributesForElements(in: near)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  /// The views of a kind beside the cells that are shown; lays out before.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutItems()
    return beside.filter { $0.kind == elementKind && !$0.isDecoration }.sorted { $0.path < $1.path }.map(\.view)
  }

  /// The paths of the views of a kind beside the cells that are shown, in order; lays out before.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layOutItems()
    return beside.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layOutItems()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  func bring(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layOutItems()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return BadUse.report("scrollToItem(at:): there is no item \(indexPath)")
    }
    if let place = ListPlace(indexPath),
      let plan = collectionViewLayout.strips(in: frame).first(where: {
        $0.section == place.section
      })
    {
      return scroll(plan, to: frame, scrollPosition, animated: animated)
    }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    var goal = room.origin
    if scrollPosition.contains(.top) { goal.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { goal.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { goal.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { goal.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { goal.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { goal.x = frame.maxX - room.width }
    let last = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    let offset = CGPoint(
      x: min(max(goal.x - inset.left, -inset.left), last.x), y: min(max(goal.y - inset.top, -inset.top), last.y))
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls to an item of a section that scrolls across: that section, and the collection by the least way.
  private func scroll(_ plan: StripPlan, to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    scrollRectToVisible(plan.frame, animated: animated)
    let content = frame.offsetBy(dx: -plan.frame.minX, dy: -plan.frame.minY)
    let window = plan.frame.size
    var goal = stripOffset(plan.section)
    if plan.isHorizontal {
      goal.x = min(max(goal.x, content.maxX - window.width), content.minX)
      if position.contains(.left) { goal.x = content.minX - plan.leading }
      if position.contains(.centeredHorizontally) { goal.x = content.midX - window.width / 2 }
      if position.contains(.right) { goal.x = content.maxX - window.width }
      goal.x = min(max(goal.x, 0), max(plan.content.width - window.width, 0))
    } else {
      goal.y = min(max(goal.y, content.maxY - window.height), content.minY)
      if position.contains(.top) { goal.y = content.minY - plan.leading }
      if position.contains(.centeredVertically) { goal.y = content.midY - window.height / 2 }
      if position.contains(.bottom) { goal.y = content.maxY - window.height }
      goal.y = min(max(goal.y, 0), max(plan.content.height - window.height, 0))
    }
    if let strip = strips[plan.section] {
      strip.setContentOffset(goal, animated: animated)
    } else {
      stripOffsets[plan.section] = goal
    }
  }
}
