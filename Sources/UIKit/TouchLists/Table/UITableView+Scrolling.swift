import TouchGeometry
import TouchKit
import TouchWidgets

// Scrolling to rows (semantics 26.35).

extension UITableView: GoalFollowing {
  func bring(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.item == NSNotFound, geometry.sections.indices.contains(indexPath.section) {
      let top = geometry.headerTop(indexPath.section)
      return setContentOffset(clampedOffset(top - adjustedContentInset.top), animated: animated)
    }
    guard let place = ListPlace(indexPath), geometry.contains(place) else {
      return UsageError.report("scrollToRow(at:): there is no row \(indexPath)")
    }
    layOutRows()
    approach(place, at: scrollPosition, animated: animated)
  }

  func layOutSeen() { layOutRows() }

  func bringNearestSelected(at scrollPosition: ScrollPosition, animated: Bool) {
    if let place = selection.min() { scrollToRow(at: place.path, at: scrollPosition, animated: animated) }
  }

  private func clampedOffset(_ y: CGFloat) -> CGPoint {
    let inset = adjustedContentInset
    let last = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last))
  }

  func offset(showing place: ListPlace, _ position: ScrollPosition, from start: CGPoint) -> CGPoint? {
    guard geometry.contains(place) else { return nil }
    let (span, inset) = (geometry.span(of: place), adjustedContentInset)
    let header = style == .plain ? geometry.header(place.section) : 0
    let room = bounds.height - inset.top - inset.bottom
    let (top, bottom) = (span.top - inset.top - header, span.top + span.height - bounds.height + inset.bottom)
    let y: CGFloat? =
      switch position {
      case .top: top
      case .middle: span.top + span.height / 2 - inset.top - room / 2
      case .bottom: bottom
      case .none: start.y > top ? top : start.y < bottom ? min(bottom, top) : nil
      }
    return y.map(clampedOffset) ?? CGPoint(x: contentOffset.x, y: start.y)
  }
}
