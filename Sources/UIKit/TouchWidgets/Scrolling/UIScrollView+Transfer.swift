import TouchGeometry
import TouchKit

// Nested scroll views along one axis: which of them takes a drag at the edge of the content (semantics 9.20).

extension UIScrollView {
  // MARK: The search

  /// The larger axis of a way; of two that are equal one that can be scrolled along, the vertical one first.
  func mainAxis(of way: CGVector) -> ScrollAxis {
    let (across, down) = (abs(way.dx), abs(way.dy))
    return across > down || across == down && !canScroll(.vertical) ? .horizontal : .vertical
  }

  /// How far the content can move from an offset towards its end or its beginning, in points; 0 at the edge.
  func room(from offset: CGFloat, _ axis: ScrollAxis, forward: Bool) -> CGFloat {
    let range = range(axis)
    return max(0, forward ? range.upperBound - offset : offset - range.lowerBound)
  }

  /// Whether the content can move in a direction.
  func canMove(_ axis: ScrollAxis, forward: Bool, from offset: CGPoint? = nil) -> Bool {
    room(from: (offset ?? contentOffset)[axis], axis, forward: forward) > ScrollTuning.leastRoom
  }

  /// The nearest scroll view around that can be scrolled along an axis; nil where this one transfers nothing, or where
  /// one comes first that is switched off.
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

  /// The scroll view that can move in a direction and to which this one, at its edge, transfers a movement; nil when it
  /// keeps the movement.
  ///
  /// - Parameters:
  ///   - way: how the fingers or the wheel move the content, in window coordinates.
  ///   - offset: where the content of a scroll view is, or is going to be.
  ///   - isFree: whether a scroll view may take the movement.
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

  /// The scroll view to which a drag is transferred that begins along a way.
  package func taker(along way: CGVector) -> UIView? {
    taker(of: way) { $0.pan.activeTouches >= max(1, $0.pan.minimumNumberOfTouches) }
  }

  /// A vector of the window in the view's own coordinates.
  func local(_ way: CGVector) -> CGVector {
    let (origin, end) = (convert(CGPoint.zero, from: nil), convert(CGPoint(x: way.dx, y: way.dy), from: nil))
    return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }

  // MARK: In the middle of a drag

  /// Moves the scroll views around by what is left of a step behind the edge; returns how much of it they took.
  func transfer(_ rest: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    var left = rest
    var inner = self
    while left != 0, let outer = inner.enclosing(axis) {
      let factor = inner.length(along: axis, in: outer)
      guard factor != 0, let taken = outer.take(left * factor, axis, from: self) else { break }
      left -= taken / factor
      inner = outer
    }
    return rest - left
  }

  /// How long a point along an axis is in a scroll view around; negative where the view is turned round.
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

  /// Moves the content by a step of another's drag, up to the edge; nil for a scroll view that fingers move by its own
  /// recognizers.
  private func take(_ step: CGFloat, _ axis: ScrollAxis, from leader: UIScrollView) -> CGFloat? {
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

  /// An offset that is next to the edge only because of rounding counts as at the edge.
  func atEdge(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let nearest = range(axis).clamp(raw)
    return abs(nearest - raw) < ScrollTuning.leastRoom ? nearest : raw
  }

  // MARK: The lift

  /// The velocity at the lift that the content itself continues with; what the others of the drag continue with goes into
  /// `takers`.
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

  /// The finger that moved the content by another's drag was lifted, or taken away.
  func endTakenDrag(_ serial: Int, velocity: CGPoint, lift: TimeInterval?) {
    guard drag?.serial == serial else { return }
    liftOfLeader = lift
    finishDrag(velocity: velocity)
    liftOfLeader = nil
  }
}

/// A scroll view that is moved by the drag of one inside it.
struct ScrollTaker {
  weak var view: UIScrollView?
  /// The number of the drag that it has of it.
  let serial: Int
}

extension CGVector {
  /// The component along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}
