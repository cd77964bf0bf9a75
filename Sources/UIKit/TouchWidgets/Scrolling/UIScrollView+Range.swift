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

// How far the content can be scrolled (semantics 9.8, 15.14).

extension UIScrollView {
  /// The offsets along an axis at which the content covers the view, or lies at its beginning if it cannot.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let last = contentSize[axis] + after - bounds.size[axis]
    // Huge numbers may add up to what is not a number; the question then fails.
    return -before...(last > -before ? last : -before)
  }

  /// Whether there is something to scroll, or the content bounces all the same (15.14).
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = self.range(axis)
    return range.upperBound > range.lowerBound || alwaysBounces(axis)
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// The nearest offset at which the content covers the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: range(.horizontal).clamp(offset.x), y: range(.vertical).clamp(offset.y))
  }

  /// Where the content is seen when the finger has dragged it to an offset (9.11).
  func shown(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = self.range(axis)
    guard let edge = range.edge(before: raw) else { return raw }
    return bounces ? edge + RubberBand.shown(raw - edge, dimension: bounds.size[axis]) : edge
  }

  /// Where the finger would have dragged content that is seen at an offset.
  func raw(_ shown: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = self.range(axis)
    guard let edge = range.edge(before: shown) else { return shown }
    return edge + RubberBand.raw(shown - edge, dimension: bounds.size[axis])
  }

  // MARK: Changes

  /// The origin of the bounds is another.
  func offsetDidChange(from former: CGPoint) {
    // What is set from inside the delegate's method is the program's again.
    let isOwn = isMovingItself
    isMovingItself = false
    if !isOwn { rebase(from: former) }
    setNeedsLayout()
    placeIndicators()
    for watcher in offsetWatchers { watcher.tell() }
    follower?.scrollViewDidScroll(self)
    delegate?.scrollViewDidScroll(self)
    tellObservers()
  }

  /// A program moved the content while something else moves it: that goes on from the new place.
  private func rebase(from former: CGPoint) {
    let offset = contentOffset
    if drag != nil {
      for axis in ScrollAxis.allCases where offset[axis] != former[axis] {
        drag?.raw[axis] = raw(offset[axis], axis)
      }
    }
    guard let motion else { return }
    guard motion.kind != .animation || motion.mover == .correction else {
      // An animated change ends where the program puts the content meanwhile (9.18).
      if motion.mover == .program { stopMoving() }
      return
    }
    self.motion?.shift.x += offset.x - former.x
    self.motion?.shift.y += offset.y - former.y
    // What is set from inside the delegate's method is the program's again.
    if motion.mover == .correction { self.motion?.mover = .program }
  }

  /// Moves the content by as much as what lies before it has grown: what moves it goes on from there.
  package func correctOffset(to offset: CGPoint) {
    let former = motion
    motion?.mover = .correction
    contentOffset = offset
    if let former, motion?.serial == former.serial { motion?.mover = former.mover }
  }

  /// The content, its insets or the view have another size: at rest, the content does not stay beyond its end.
  func extentDidChange() {
    adjustInsets()
    placeIndicators()
    if isAtRest {
      let nearest = clamped(contentOffset)
      if nearest != contentOffset { contentOffset = nearest }
    }
    tellObservers()
  }

  /// Whether nothing moves the content, or holds it.
  var isAtRest: Bool { drag == nil && motion == nil && zoom == nil && !isScaling && !isTracking }

  /// The nearest offset on whole pixels (9.18); one at an edge stays there, and none is carried beyond an edge.
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

  /// Moves the content on behalf of a drag or a movement.
  func moveItself(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }
}

extension UIScrollView {
  /// The first and the last offset at which the content covers the view, or lies at its beginning if it cannot.
  package var offsetLimits: (low: CGPoint, high: CGPoint) {
    let (x, y) = (range(.horizontal), range(.vertical))
    // Zero is added so that none of them is a negative zero.
    return (CGPoint(x: x.lowerBound + 0, y: y.lowerBound + 0), CGPoint(x: x.upperBound + 0, y: y.upperBound + 0))
  }

  /// Whether there is something to scroll along an axis, or the content bounces all the same (15.14).
  package var canScroll: Bool { ScrollAxis.allCases.contains { canScroll($0) } }

  /// Moves the content by a step, up to its edges.
  package func scrollContent(by step: CGVector) {
    contentOffset = clamped(CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy))
  }
}
