import TouchGeometry
import TouchKit

// Nested scroll views along one axis. At the edge of its content, a scroll view transfers a movement to an enclosing
// one, the taker (semantics 9.20).

extension UIScrollView {
  // MARK: The search

  /// The axis of the larger component of a vector.
  ///
  /// If both are equal, the vertical axis if there is something to scroll along it, otherwise the horizontal one.
  func mainAxis(of way: CGVector) -> ScrollAxis {
    let (across, down) = (abs(way.dx), abs(way.dy))
    return across > down || across == down && !canScroll(.vertical) ? .horizontal : .vertical
  }

  /// The distance from an offset to the end or the beginning of the content, in points; 0 at the edge.
  func room(from offset: CGFloat, _ axis: ScrollAxis, forward: Bool) -> CGFloat {
    let range = range(axis)
    return max(0, forward ? range.upperBound - offset : offset - range.lowerBound)
  }

  /// Whether the content can move in a direction from an offset, by default the current one.
  func canMove(_ axis: ScrollAxis, forward: Bool, from offset: CGPoint? = nil) -> Bool {
    room(from: (offset ?? contentOffset)[axis], axis, forward: forward) > ScrollTuning.minimumRoom
  }

  /// The nearest enclosing scroll view that can scroll along an axis; nil if this one does not transfer movements, or
  /// if a scroll view in between is disabled.
  func enclosing(_ axis: ScrollAxis) -> UIScrollView? {
    guard axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else {
      return nil
    }
    var here = superview
    while let view = here {
      if let scroll = view as? UIScrollView {
        guard scroll.isScrollEnabled, scroll.pan.isEnabled else { return nil }
        if scroll.canScroll(axis) { return scroll }
      }
      here = view.superview
    }
    return nil
  }

  /// The enclosing scroll view that takes a movement; nil if this one is not at its edge, or if none can move in this
  /// direction.
  ///
  /// - Parameters:
  ///   - way: the movement of the content, in window coordinates.
  ///   - offset: returns the current or the target offset of a scroll view.
  ///   - isFree: returns whether a scroll view may take the movement.
  func taker(
    of way: CGVector, from offset: (UIScrollView) -> CGPoint = \.contentOffset, where isFree: (UIScrollView) -> Bool
  ) -> UIScrollView? {
    let own = local(way)
    let axis = mainAxis(of: own)
    guard canScroll(axis), !canMove(axis, forward: own[axis] < 0, from: offset(self)) else { return nil }
    var inner = self
    while let outer = inner.enclosing(axis), isFree(outer) {
      if outer.canMove(axis, forward: outer.local(way)[axis] < 0, from: offset(outer)) { return outer }
      inner = outer
    }
    return nil
  }

  /// The enclosing scroll view that takes a drag which begins along a vector; nil for none.
  package func taker(along way: CGVector) -> UIView? {
    taker(of: way) { $0.pan.activeTouches >= max(1, $0.pan.minimumNumberOfTouches) }
  }

  /// Converts a vector from the window's coordinates to this view's.
  func local(_ way: CGVector) -> CGVector {
    let (origin, end) = (convert(CGPoint.zero, from: nil), convert(CGPoint(x: way.dx, y: way.dy), from: nil))
    return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }

  // MARK: During a drag

  /// Moves enclosing scroll views by the part of a drag's step that is beyond the edge of this one.
  ///
  /// - Returns: the part of `rest` by which they moved.
  func transfer(_ rest: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    var left = rest
    var inner = self
    while left != 0, let outer = inner.enclosing(axis) {
      let factor = inner.length(along: axis, in: outer)
      guard factor != 0, let taken = outer.move(by: left * factor, axis, from: self) else { break }
      left -= taken / factor
      inner = outer
    }
    return rest - left
  }

  /// The length of a point along an axis in the coordinates of an enclosing scroll view; negative if this view is
  /// rotated by half a turn.
  private func length(along axis: ScrollAxis, in outer: UIScrollView) -> CGFloat {
    var here: UIView? = self
    while let view = here, view !== outer {
      if !view.transform.isIdentity {
        let unit = axis == .horizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
        return outer.convert(unit, from: self)[axis] - outer.convert(.zero, from: self)[axis]
      }
      here = view.superview
    }
    return 1
  }

  /// Moves the content by a step of another scroll view's drag, at most to the edge.
  ///
  /// - Returns: the part of the step by which it moved; nil if this scroll view's own recognizers control it.
  private func move(by step: CGFloat, _ axis: ScrollAxis, from leader: UIScrollView) -> CGFloat? {
    if let drag, drag.leader !== leader { return nil }
    guard !isCaught, zoom == nil else { return nil }
    if drag == nil {
      guard canMove(axis, forward: step > 0), openDrag(led: leader, axis) else { return 0 }
    }
    guard var drag, drag.leader === leader else { return 0 }
    let room = room(from: drag.raw[axis], axis, forward: step > 0)
    let part = step > 0 ? min(step, room) : max(step, -room)
    guard part != 0 else { return 0 }
    drag.raw[axis] = atEdge(drag.raw[axis] + part, axis)
    self.drag = drag
    showDrag(at: leader.pan.lastMoveTime)
    return part
  }

  private func openDrag(led leader: UIScrollView, _ axis: ScrollAxis) -> Bool {
    stopMoving()
    guard drag == nil, let serial = openDrag(along: axis, lock: axis, led: leader) else { return false }
    leader.drag?.takers.append(ScrollTaker(view: self, serial: serial))
    note(transferTo: self, by: leader)
    return drag?.serial == serial
  }

  private func note(transferTo outer: UIScrollView, by leader: UIScrollView) {
    guard let application = window?.application, let sink = application.traceSink else { return }
    sink.record(
      TraceEntry(
        time: application.now, kind: .transferred, rule: "9.20", recognizer: leader.pan, view: leader, culprit: outer,
        reason: .atEdge))
  }

  /// Returns the edge for an offset that differs from it only by a rounding error; other offsets unchanged.
  func atEdge(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let nearest = range(axis).clamp(raw)
    return abs(nearest - raw) < ScrollTuning.minimumRoom ? nearest : raw
  }

  // MARK: The end of a drag

  /// Divides the velocity at the lift: `own` is the part with which this scroll view continues, `takers` are the parts
  /// of the enclosing scroll views that took part in the drag.
  func share(_ velocity: CGPoint, of drag: ScrollDrag) -> (own: CGPoint, takers: [CGPoint]) {
    var shares = [CGPoint](repeating: .zero, count: drag.takers.count)
    guard let axis = drag.axis, !shares.isEmpty, velocity[axis] != 0,
      range(axis).contains(drag.raw[axis]), !canMove(axis, forward: velocity[axis] > 0)
    else { return (velocity, shares) }
    var own = velocity
    own[axis] = 0
    for (index, taker) in drag.takers.enumerated() {
      guard let view = taker.view, view.drag?.serial == taker.serial else { continue }
      let speed = velocity[axis] * length(along: axis, in: view)
      guard view.canMove(axis, forward: speed > 0) else { continue }
      shares[index][axis] = speed
      break
    }
    return (own, shares)
  }

  /// Ends a drag that was transferred from another scroll view, because its finger was lifted or cancelled.
  func endTakenDrag(_ serial: Int, velocity: CGPoint, lift: TimeInterval?) {
    guard drag?.serial == serial else { return }
    liftOfLeader = lift
    finishDrag(velocity: velocity)
    liftOfLeader = nil
  }
}

/// A scroll view that takes part in the drag of a scroll view inside it.
struct ScrollTaker {
  weak var view: UIScrollView?
  /// The number of the drag in `view`, by which its end is recognized.
  let serial: Int
}

extension CGVector {
  /// The component along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}
