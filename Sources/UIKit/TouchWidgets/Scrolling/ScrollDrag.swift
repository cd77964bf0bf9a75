import TouchGeometry
import TouchKit

/// The state of a drag of the content.
struct ScrollDrag {
  /// The number of the drag, so that code can detect a new drag after a call of the delegate.
  let serial: Int
  /// The content offset without edges.
  var raw: CGPoint
  /// The translation of the pan that has been applied to the content.
  var followed = CGPoint.zero
  /// The axis that the drag is locked to; nil for both (9.7).
  var lock: ScrollAxis?
  /// The larger axis of the drag, along which it is transferred; nil before it is known (9.20).
  var axis: ScrollAxis?
  /// The content offset when the drag began.
  let start: CGPoint
  /// The scroll view inside this one that transfers its drag to it; nil for a drag by this view's own pan.
  weak var leader: UIScrollView?
  /// The enclosing scroll views to which this drag is transferred, inner ones first.
  var takers: [ScrollTaker] = []
  /// The recent content offsets, from which the velocity of the content beyond an edge is computed (9.12).
  var trail = ScrollTrail()
}

/// The content offsets of the last tenth of a second of a drag, and the one before.
struct ScrollTrail {
  private var places: [(time: TimeInterval, offset: CGPoint)] = []

  /// Adds an offset and removes those that are too old.
  mutating func add(_ offset: CGPoint, at time: TimeInterval) {
    let old = places.prefix { time - $0.time > ScrollTuning.throwTime }.count
    if old > 1 { places.removeFirst(old - 1) }
    places.append((time, offset))
  }

  /// Returns the velocity in points per second over the last tenth of a second before a time.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = places.last,
      let first = places.last(where: { time - $0.time >= ScrollTuning.throwTime - 1e-9 }) ?? places.first
    else { return .zero }
    let elapsed = CGFloat(max(time - first.time, 0))
    guard elapsed > 0 else { return .zero }
    return CGPoint(x: (last.offset.x - first.offset.x) / elapsed, y: (last.offset.y - first.offset.y) / elapsed)
  }
}

// Dragging the content (semantics 9.7, 9.9).

/// A scroll view that adjusts the offset at which drags end, before its delegate does (semantics 27.1).
@MainActor package protocol RestChoosing {
  /// Returns the final offset for a proposed one; the velocity is that of the content in points per millisecond.
  func rest(for proposed: CGPoint, _ velocity: CGPoint) -> CGPoint
}

extension UIScrollView: ScrollPanHost {
  package var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  func makeRecognizers() {
    pan = UIScrollViewPanGestureRecognizer(host: self)
    pan.addAction(UIAction { [weak self] _ in self?.panned() })
    addGestureRecognizer(pan)
    pinch = UIScrollViewPinchGestureRecognizer(host: self)
    pinch.isEnabled = false
    pinch.addAction(UIAction { [weak self] _ in self?.pinched() })
    addGestureRecognizer(pinch)
    pan.companion = pinch
    pinch.companion = pan
  }

  private func panned() {
    switch pan.state {
    // A finger that has stopped the content drags it only when it moves (9.14).
    case .began: if !pan.isImmediate { beginDrag(along: pan.way) }
    case .changed: if drag == nil, pan.isImmediate { beginCaughtDrag() } else { continueDrag() }
    case .ended: endDrag(velocity: velocityOfLift)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginCaughtDrag() {
    let way = pan.translation(in: nil)
    if way != .zero { beginDrag(along: CGVector(dx: way.x, dy: way.y)) }
  }

  private func beginDrag(along way: CGVector) {
    stopMoving()
    guard pan.state == .began || pan.state == .changed else { return }  // the delegate has ended it
    // A drag of content that a finger has stopped has no axis until the finger has moved.
    let axis = pan.isImmediate ? nil : mainAxis(of: local(way))
    if let serial = openDrag(along: axis, lock: lock(of: way), led: nil), drag?.serial == serial { continueDrag() }
  }

  /// Begins a drag and notifies the delegate; returns its number.
  func openDrag(along axis: ScrollAxis?, lock: ScrollAxis?, led leader: UIScrollView?) -> Int? {
    ScrollSerial.last += 1
    let serial = ScrollSerial.last
    let offset = contentOffset
    let raw = CGPoint(x: raw(offset.x, .horizontal), y: raw(offset.y, .vertical))
    var drag = ScrollDrag(serial: serial, raw: raw, lock: lock, axis: axis, start: offset, leader: leader)
    drag.trail.add(offset, at: (leader ?? self).pan.lastMoveTime)
    self.drag = drag
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    return serial
  }

  /// Returns the axis that a drag is locked to: the larger one, unless the drag is diagonal (15.22).
  private func lock(of way: CGVector) -> ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let (across, down) = (abs(way.dx), abs(way.dy))
    if min(across, down) > max(across, down) * ScrollTuning.diagonal { return nil }
    return across > down ? .horizontal : .vertical
  }

  private func continueDrag() {
    guard var drag else { return }
    let translation = pan.translation(in: self)
    // While two fingers zoom, they hold the content themselves.
    guard !isHeldByPinch else {
      self.drag?.followed = translation
      return
    }
    if drag.axis == nil, max(abs(translation.x), abs(translation.y)) >= GestureTuning.panHysteresis {
      drag.axis = mainAxis(of: CGVector(dx: translation.x, dy: translation.y))
    }
    var rest: CGFloat = 0
    for axis in ScrollAxis.allCases where canDrag(axis) {
      let step = drag.followed[axis] - translation[axis]
      if axis == drag.axis { rest = beyondEdge(step, from: drag.raw[axis], axis) }
      drag.raw[axis] += step
    }
    drag.followed = translation
    self.drag = drag
    if rest != 0, let axis = drag.axis {
      let taken = transfer(rest, axis)
      guard self.drag?.serial == drag.serial else { return }  // a delegate has ended it
      if taken != 0, let raw = self.drag?.raw[axis] { self.drag?.raw[axis] = atEdge(raw - taken, axis) }
    }
    showDrag(at: pan.lastMoveTime)
  }

  /// Returns the part of a step that is beyond the edge.
  private func beyondEdge(_ step: CGFloat, from raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let room = room(from: raw, axis, forward: step > 0)
    return step > 0 ? max(0, step - room) : min(0, step + room)
  }

  /// Moves the content to the visible offset of the drag.
  func showDrag(at time: TimeInterval) {
    guard let drag else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where canDrag(axis) { offset[axis] = shown(drag.raw[axis], axis) }
    moveItself(to: onPixels(offset))
    self.drag?.trail.add(contentOffset, at: time)
  }

  private func canDrag(_ axis: ScrollAxis) -> Bool {
    canScroll(axis) && (drag?.lock ?? axis) == axis
  }

  /// The velocity of the content when the finger was lifted, in points per second.
  ///
  /// Zero if the finger had stopped before the lift, or was too slow for the content to continue (9.9).
  private var velocityOfLift: CGPoint {
    guard zoom == nil, let touch = pan.lastTouch else { return .zero }
    let rest = touch.type == .indirectPointer ? ScrollTuning.mouseRest : ScrollTuning.fingerRest
    guard touch.timestamp - pan.lastMoveTime <= rest else { return .zero }
    let velocity = pan.velocity(in: self)
    var result = CGPoint.zero
    for axis in ScrollAxis.allCases where canDrag(axis) && velocity[axis] != 0 { result[axis] = -velocity[axis] }
    let limit = ScrollTuning.coastingSpeed * (1 - 1e-9)  // tolerates rounding errors
    return result.x * result.x + result.y * result.y < limit * limit ? .zero : result
  }

  /// Ends the drag of this view's own pan, and then the drags that it has transferred (9.20).
  func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    let (own, others) = share(velocity, of: drag)
    let lift = pan.liftTime
    finishDrag(velocity: own)
    for (taker, velocity) in zip(drag.takers, others) {
      taker.view?.endTakenDrag(taker.serial, velocity: velocity, lift: lift)
    }
  }

  func finishDrag(velocity: CGPoint) {
    guard let drag else { return }
    let paths = self.paths(after: drag, velocity: velocity)
    let proposed = onPixels(paths.target)
    let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = proposed
    if !isPagingEnabled, let chooser = self as? any RestChoosing { target = chooser.rest(for: proposed, pace) }
    delegate?.scrollViewWillEndDragging(self, withVelocity: pace, targetContentOffset: &target)
    guard self.drag?.serial == drag.serial else { return }
    if let restingPlace { target = restingPlace(target) }
    var movement = paths.movement
    for axis in ScrollAxis.allCases where target[axis] != proposed[axis] {
      movement[axis] = path(to: range(axis).clamp(target[axis]), axis)
    }
    self.drag = nil
    let offset = contentOffset
    let goesOn = movement.isMoving && zoom == nil && window != nil
    follower?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have started another movement, or moved the content.
    guard self.drag == nil, motion == nil, contentOffset == offset, window != nil else { return }
    if goesOn { start(movement, .deceleration) } else { hideIndicatorsSoon() }
  }

  /// Returns a path to a target that the delegate has changed.
  private func path(to target: CGFloat, _ axis: ScrollAxis) -> ScrollPath {
    let start = contentOffset[axis]
    return isPagingEnabled
      ? .pulled(to: target, from: start, velocity: 0)
      : .decelerating(from: start, to: target, rate: decelerationRate.rawValue)
  }

  private func paths(after drag: ScrollDrag, velocity: CGPoint) -> (movement: ScrollPaths, target: CGPoint) {
    var movement = ScrollPaths(resting: contentOffset)
    var target = contentOffset
    for axis in ScrollAxis.allCases where canScroll(axis) {
      (movement[axis], target[axis]) = path(after: drag, velocity[axis], axis)
    }
    return (movement, target)
  }

  /// Returns the path of the content along an axis, and the target that is passed to the delegate (9.10, 9.13).
  private func path(after drag: ScrollDrag, _ velocity: CGFloat, _ axis: ScrollAxis) -> (ScrollPath, CGFloat) {
    let (start, range, rate) = (contentOffset[axis], range(axis), decelerationRate.rawValue)
    if range.edge(before: start) == nil, isPagingEnabled {
      let page = page(from: drag.start[axis], at: start, velocity, axis)
      return (start == page ? ScrollPath(resting: start) : .pulled(to: page, from: start, velocity: velocity), page)
    }
    var speed = velocity
    if range.edge(before: start) != nil, speed != 0 {
      // The content lags behind the finger there.
      speed = drag.trail.velocity(at: liftTime ?? pan.lastMoveTime)[axis]
    }
    // The edge is a page: content that returns to it quickly stops there, not at an offset between two pages.
    if isPagingEnabled, let edge = range.edge(before: start), (edge - start) * speed > 0 {
      return (.pulled(to: edge, from: start, velocity: speed), edge)
    }
    let path = ScrollPath.decelerating(from: start, velocity: speed, rate: rate, in: range, bounces: bounces)
    guard path.isMoving else { return (path, start) }
    let lost = speed - min(max(speed, -ScrollTuning.restingSpeed), ScrollTuning.restingSpeed)
    return (path, range.clamp(start + lost * ScrollTuning.projection(rate)))
  }

  /// Returns the page at which the content comes to rest (9.13).
  ///
  /// It is the nearest page or, after a quick drag, the next one in its direction, at most one page from the beginning
  /// of the drag.
  func page(from origin: CGFloat, at place: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let (range, extent) = (range(axis), bounds.size[axis])
    guard extent > 0 else { return range.clamp(place) }
    let (first, present) = ((origin / extent).rounded(), place / extent)
    var page = present.rounded()
    let limit = ScrollTuning.pagingSpeed * (1 + 1e-9)  // tolerates rounding errors
    if velocity > limit { page = present.rounded(.up) }
    if velocity < -limit { page = present.rounded(.down) }
    return range.clamp(min(max(page, first - 1), first + 1) * extent)
  }

  // MARK: Queries of the pan

  /// Returns whether the axis of the larger translation can be scrolled (9.8).
  package func canPan(along travel: CGVector) -> Bool {
    let (across, down) = (abs(travel.dx), abs(travel.dy))
    return across >= down && canScroll(.horizontal) || down >= across && canScroll(.vertical)
  }

  /// Returns whether a drag may cancel touches in a view of the content (9.3).
  package func mayCancelTouches(in view: UIView) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Called when all fingers are lifted (9.14).
  ///
  /// Content that was caught beyond an edge, or between two pages, moves to its resting position. For other caught
  /// content the delegate is notified of the end.
  package func panDidReset() {
    guard drag == nil, motion == nil, zoom == nil, window != nil, !isTracking else { return }
    let paths = pathsToRest
    if isCaught {
      let serial = ScrollSerial.last
      follower?.scrollViewDidEndDragging(self, willDecelerate: paths.isMoving)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: paths.isMoving)
      isCaught = false
      guard serial == ScrollSerial.last, drag == nil, motion == nil, zoom == nil, window != nil else { return }
    }
    settle()
  }
}

/// The serial numbers of drags and movements.
@MainActor enum ScrollSerial {
  static var last = 0
}
