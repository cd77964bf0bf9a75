import TouchGeometry
import TouchKit

/// What a finger has done to the content since it began to drag it.
struct ScrollDrag {
  /// The number of the drag, so that code that called a delegate can tell whether it is still the same drag.
  let serial: Int
  /// Where the content would be without edges.
  var raw: CGPoint
  /// The translation of the pan that the content has followed.
  var followed = CGPoint.zero
  /// The one axis that it moves along; nil for both (9.7).
  var lock: ScrollAxis?
  /// Where the content was when the drag began.
  let start: CGPoint
  /// Where the content was lately, and when: what tells how fast it moves itself (9.12).
  var trail = ScrollTrail()
}

/// The places of the content in the last tenth of a second of a drag, and the one before.
struct ScrollTrail {
  private var places: [(time: TimeInterval, offset: CGPoint)] = []

  /// Adds a place; forgets places that are too old.
  mutating func add(_ offset: CGPoint, at time: TimeInterval) {
    let old = places.prefix { time - $0.time > ScrollTuning.throwTime }.count
    if old > 1 { places.removeFirst(old - 1) }
    places.append((time, offset))
  }

  /// Points per second over the last tenth of a second before a time.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = places.last,
      let first = places.last(where: { time - $0.time >= ScrollTuning.throwTime - 1e-9 }) ?? places.first
    else { return .zero }
    let elapsed = CGFloat(max(time - first.time, 0))
    guard elapsed > 0 else { return .zero }
    return CGPoint(x: (last.offset.x - first.offset.x) / elapsed, y: (last.offset.y - first.offset.y) / elapsed)
  }
}

// The drag of the content (semantics 9.7, 9.9).

/// A scroll view that has something to say about where drags come to rest, before its delegate has (semantics 27.1).
@MainActor package protocol RestChoosing {
  /// The offset to come to rest at, for the one that would be, and the velocity of the content in points per millisecond.
  func rest(for proposed: CGPoint, _ velocity: CGPoint) -> CGPoint
}

extension UIScrollView: ScrollPanHost {
  package var standsAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

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
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: velocityOfLift)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    stopMoving()
    guard pan.state == .began else { return }  // the delegate has ended it
    ScrollSerial.last += 1
    let offset = contentOffset
    let raw = CGPoint(x: raw(offset.x, .horizontal), y: raw(offset.y, .vertical))
    var drag = ScrollDrag(serial: ScrollSerial.last, raw: raw, lock: lock(of: pan.way), start: offset)
    drag.trail.add(offset, at: pan.lastMoveTime)
    self.drag = drag
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    if self.drag?.serial == drag.serial { continueDrag() }
  }

  /// The axis that a drag is locked to: the larger one, unless it is diagonal (15.22).
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
    if !isHeldByPinch {
      for axis in ScrollAxis.allCases where canDrag(axis) {
        drag.raw[axis] -= translation[axis] - drag.followed[axis]
      }
    }
    drag.followed = translation
    self.drag = drag
    guard !isHeldByPinch else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where canDrag(axis) { offset[axis] = shown(drag.raw[axis], axis) }
    moveItself(to: onPixels(offset))
    self.drag?.trail.add(contentOffset, at: pan.lastMoveTime)
  }

  private func canDrag(_ axis: ScrollAxis) -> Bool {
    canScroll(axis) && (drag?.lock ?? axis) == axis
  }

  /// How fast the finger moved the content when it was lifted, in points per second; zero after a rest, and when it was
  /// too slow for the content to go on (9.9).
  private var velocityOfLift: CGPoint {
    guard zoom == nil, let touch = pan.lastTouch else { return .zero }
    let rest = touch.type == .indirectPointer ? ScrollTuning.mouseRest : ScrollTuning.fingerRest
    guard touch.timestamp - pan.lastMoveTime <= rest else { return .zero }
    let velocity = pan.velocity(in: self)
    var result = CGPoint.zero
    for axis in ScrollAxis.allCases where canDrag(axis) && velocity[axis] != 0 { result[axis] = -velocity[axis] }
    let limit = ScrollTuning.coastingSpeed * (1 - 1e-9)  // a sum of fractions may stand for it
    return result.x * result.x + result.y * result.y < limit * limit ? .zero : result
  }

  private func endDrag(velocity: CGPoint) {
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
    // The delegate may have begun something else, or moved the content.
    guard self.drag == nil, motion == nil, contentOffset == offset, window != nil else { return }
    if goesOn { start(movement, .deceleration) } else { hideIndicatorsSoon() }
  }

  /// Where a movement that the delegate has given another target ends, and how it gets there.
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

  /// How the content goes on along an axis, and where the delegate is told that it will come to rest (9.10, 9.13).
  private func path(after drag: ScrollDrag, _ velocity: CGFloat, _ axis: ScrollAxis) -> (ScrollPath, CGFloat) {
    let (start, range, rate) = (contentOffset[axis], range(axis), decelerationRate.rawValue)
    if range.edge(before: start) == nil, isPagingEnabled {
      let page = page(from: drag.start[axis], at: start, velocity, axis)
      return (start == page ? ScrollPath(resting: start) : .pulled(to: page, from: start, velocity: velocity), page)
    }
    var speed = velocity
    if range.edge(before: start) != nil, speed != 0 {
      // The content lags behind the finger there.
      speed = drag.trail.velocity(at: pan.liftTime ?? pan.lastMoveTime)[axis]
    }
    let path = ScrollPath.decelerating(from: start, velocity: speed, rate: rate, in: range, bounces: bounces)
    guard path.isMoving else { return (path, start) }
    let lost = speed - min(max(speed, -ScrollTuning.restingSpeed), ScrollTuning.restingSpeed)
    return (path, range.clamp(start + lost * ScrollTuning.projection(rate)))
  }

  /// The page to come to rest at: the nearest one or, after a quick drag, the next one on its way, one page from where
  /// the drag began at the most (9.13).
  func page(from origin: CGFloat, at place: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let (range, extent) = (range(axis), bounds.size[axis])
    guard extent > 0 else { return range.clamp(place) }
    let (first, present) = ((origin / extent).rounded(), place / extent)
    var page = present.rounded()
    if velocity > ScrollTuning.pagingSpeed { page = present.rounded(.up) }
    if velocity < -ScrollTuning.pagingSpeed { page = present.rounded(.down) }
    return range.clamp(min(max(page, first - 1), first + 1) * extent)
  }

  // MARK: The pan's questions

  /// Whether the axis that the fingers went furthest along can be scrolled (9.8).
  package func canPan(along travel: CGVector) -> Bool {
    let (across, down) = (abs(travel.dx), abs(travel.dy))
    return across >= down && canScroll(.horizontal) || down >= across && canScroll(.vertical)
  }

  /// Whether a drag may take its touches from a view of the content (9.3).
  package func mayCancelTouches(in view: UIView) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// The fingers are up: content that they have caught beyond an edge, or between two pages, goes to its place; what
  /// they have caught elsewhere is told to have been let go (9.14).
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

/// Numbers drags and movements.
@MainActor enum ScrollSerial {
  static var last = 0
}
