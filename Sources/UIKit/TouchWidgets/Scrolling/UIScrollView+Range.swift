import TouchGeometry
import TouchKit

/// The two axes of scrolling.
enum ScrollAxis: CaseIterable, Sendable {
  case horizontal, vertical
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

// The range of scrolling (semantics 9.8, 15.14).

extension UIScrollView {
  /// Returns the offsets along an axis at which the content covers the view; for shorter content, its beginning.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let last = contentSize[axis] + after - bounds.size[axis]
    // Sums of huge numbers may be NaN, for which the comparison fails.
    return -before...(last > -before ? last : -before)
  }

  /// Returns whether there is something to scroll along an axis, or the content always bounces (15.14).
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = self.range(axis)
    return range.upperBound > range.lowerBound || alwaysBounces(axis)
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// Returns the nearest offset at which the content covers the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: range(.horizontal).clamp(offset.x), y: range(.vertical).clamp(offset.y))
  }

  /// Returns the visible offset for an offset to which the finger has dragged the content (9.11).
  func shown(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = self.range(axis)
    guard let edge = range.edge(before: raw) else { return raw }
    return bounces ? edge + RubberBand.shown(raw - edge, dimension: bounds.size[axis]) : edge
  }

  /// Returns the offset to which the finger has dragged the content for a visible offset.
  func raw(_ shown: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = self.range(axis)
    guard let edge = range.edge(before: shown) else { return shown }
    return edge + RubberBand.raw(shown - edge, dimension: bounds.size[axis])
  }

  // MARK: Changes

  /// Called after the origin of the bounds changed.
  func offsetDidChange(from former: CGPoint) {
    // Offsets that the delegate sets in the call are set by the app.
    let isOwn = isMovingItself
    isMovingItself = false
    if !isOwn { rebase(from: former) }
    setNeedsLayout()
    placeIndicators()
    for watcher in offsetWatchers { watcher.notify() }
    follower?.scrollViewDidScroll(self)
    delegate?.scrollViewDidScroll(self)
    notifyObservers()
  }

  /// Adjusts the current drag or movement after the app moved the content: it continues from the new offset.
  private func rebase(from former: CGPoint) {
    let offset = contentOffset
    if drag != nil {
      for axis in ScrollAxis.allCases where offset[axis] != former[axis] {
        drag?.raw[axis] = raw(offset[axis], axis)
      }
    }
    guard let motion else { return }
    guard motion.kind != .animation || motion.mover == .correction else {
      // An animation ends at an offset that the app sets during it (9.18).
      if motion.mover == .program { stopMoving() }
      return
    }
    self.motion?.shift.x += offset.x - former.x
    self.motion?.shift.y += offset.y - former.y
    // Offsets that the delegate sets in the call are set by the app.
    if motion.mover == .correction { self.motion?.mover = .program }
  }

  /// Moves the content by the growth of the content before it; the current movement continues from there.
  package func correctOffset(to offset: CGPoint) {
    let former = motion
    motion?.mover = .correction
    contentOffset = offset
    if let former, motion?.serial == former.serial { motion?.mover = former.mover }
  }

  /// Called after the size of the content, its insets or the view changed.
  ///
  /// At rest, the content does not stay beyond its end.
  func extentDidChange() {
    adjustInsets()
    placeIndicators()
    if isAtRest {
      let nearest = clamped(contentOffset)
      if nearest != contentOffset { contentOffset = nearest }
    }
    notifyObservers()
  }

  /// Whether the content is neither moving nor held by a finger.
  var isAtRest: Bool { drag == nil && motion == nil && zoom == nil && !isScaling && !isTracking }

  /// Returns the nearest offset on whole pixels (9.18).
  ///
  /// An offset at an edge stays there, and none is moved beyond an edge.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    var result = offset
    for axis in ScrollAxis.allCases {
      let (value, range) = (offset[axis], range(axis))
      guard value != range.lowerBound, value != range.upperBound else { continue }
      let rounded = (value * scale).rounded() / scale
      result[axis] = range.contains(value) ? range.clamp(rounded) : rounded
    }
    return result
  }

  /// Moves the content for a drag or a movement.
  func moveItself(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }
}

extension UIScrollView {
  /// The minimum and the maximum offset at which the content covers the view; for shorter content, its beginning.
  package var offsetLimits: (low: CGPoint, high: CGPoint) {
    let (x, y) = (range(.horizontal), range(.vertical))
    // Adding zero avoids negative zeros.
    return (CGPoint(x: x.lowerBound + 0, y: y.lowerBound + 0), CGPoint(x: x.upperBound + 0, y: y.upperBound + 0))
  }

  /// Whether there is something to scroll along an axis, or the content always bounces (15.14).
  package var canScroll: Bool { ScrollAxis.allCases.contains { canScroll($0) } }

  /// Moves the content by a step, up to its edges.
  package func scrollContent(by step: CGVector) {
    contentOffset = clamped(CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy))
  }
}
