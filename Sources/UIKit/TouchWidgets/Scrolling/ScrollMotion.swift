import TouchGeometry
import TouchKit

/// The paths of both axes.
struct ScrollPaths: Equatable, Sendable {
  var horizontal: ScrollPath
  var vertical: ScrollPath

  /// Creates paths that do not move.
  init(resting place: CGPoint) {
    horizontal = ScrollPath(resting: place.x)
    vertical = ScrollPath(resting: place.y)
  }

  subscript(axis: ScrollAxis) -> ScrollPath {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var isMoving: Bool { horizontal.isMoving || vertical.isMoving }
  var duration: CGFloat { max(horizontal.duration, vertical.duration) }

  func position(at time: CGFloat) -> CGPoint {
    CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }
}

/// A movement of the content without a finger: its paths, start time and cause.
struct ScrollMotion {
  /// The cause of a movement.
  enum Kind: Equatable {
    /// Deceleration after a drag.
    case deceleration
    /// Return to an edge or a page, after a finger had stopped the content there.
    case settling
    /// An animation that the app started.
    case animation
    /// The wheel or a key.
    case wheel
  }

  /// The cause of a change of the offset during a movement.
  enum Mover {
    case program
    /// The movement itself; the next frame replaces offsets that the delegate sets.
    case movement
    /// A correction by the kit that keeps the visible content in its position.
    case correction
  }

  let serial: Int
  let kind: Kind
  let course: Course
  let startTime: TimeInterval
  /// Whether the movement ends inside the edges; changes of the content preserve this.
  let endsInside: Bool
  /// The minimum and the maximum offset at the start of the movement.
  let limits: (low: CGPoint, high: CGPoint)
  /// The cause of the current change of the offset; the app, unless the kit sets another.
  var mover = Mover.program
  /// The distance by which the app has moved the content during the movement.
  var shift = CGPoint.zero

  /// The position of the content as a function of time.
  enum Course {
    case paths(ScrollPaths)
    /// An eased animation between two offsets, with the duration `ScrollTuning.animationDuration`.
    case eased(from: CGPoint, to: CGPoint)

    /// The final position.
    var end: CGPoint {
      switch self {
      case .paths(let paths): CGPoint(x: paths.horizontal.end, y: paths.vertical.end)
      case .eased(_, let end): end
      }
    }
  }

  /// The final position, including the shift.
  var end: CGPoint { CGPoint(x: course.end.x + shift.x, y: course.end.y + shift.y) }

  var isAfterDrag: Bool { kind == .deceleration || kind == .settling }

  var duration: CGFloat {
    switch course {
    case .paths(let paths): paths.duration
    case .eased: CGFloat(ScrollTuning.animationDuration)
    }
  }

  /// Returns the velocity along an axis, in points per second.
  func velocity(_ axis: ScrollAxis, at time: TimeInterval) -> CGFloat {
    guard case .paths(let paths) = course else { return 0 }
    return paths[axis].velocity(at: max(0, CGFloat(time - startTime)))
  }

  /// Returns the position a number of seconds after the start.
  func position(at time: CGFloat) -> CGPoint {
    var place: CGPoint
    switch course {
    case .paths(let paths): place = paths.position(at: time)
    case .eased(let from, let to):
      let part = min(max(time / CGFloat(ScrollTuning.animationDuration), 0), 1)
      let eased = part * part * (3 - 2 * part)
      place = CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
      if part >= 1 { place = to }
    }
    place.x += shift.x
    place.y += shift.y
    return place
  }
}

// Movements without a finger (semantics 9.10 to 9.14): frames only query the position.

extension UIScrollView {
  /// Starts a movement that replaces the current one without notifying the delegate of its end.
  func start(_ paths: ScrollPaths, _ kind: ScrollMotion.Kind) { start(.paths(paths), kind) }

  func start(_ course: ScrollMotion.Course, _ kind: ScrollMotion.Kind) {
    ScrollSerial.last += 1
    let motion = motion(ScrollSerial.last, kind, course, since: startTime(of: kind))
    self.motion = motion
    showIndicators()
    if motion.isAfterDrag {
      delegate?.scrollViewWillBeginDecelerating(self)
      guard self.motion?.serial == motion.serial else { return }
    }
    pace()
  }

  private func motion(
    _ serial: Int, _ kind: ScrollMotion.Kind, _ course: ScrollMotion.Course, since time: TimeInterval
  ) -> ScrollMotion {
    let end = course.end
    return ScrollMotion(
      serial: serial, kind: kind, course: course, startTime: time, endsInside: clamped(end) == end,
      limits: offsetLimits)
  }

  /// Returns the start time of a movement.
  ///
  /// After a drag it is one frame after the lift of the finger, regardless of when the app processes the lift. So a
  /// replayed recording moves the content to the same positions (9.10).
  private func startTime(of kind: ScrollMotion.Kind) -> TimeInterval {
    let now = hostTime
    switch kind {
    case .deceleration, .settling:
      // If the pan was held, for example by a failure requirement, the lift is too old: starting there would make the
      // content jump.
      guard let lift = liftTime, abs(now - lift) <= ScrollTuning.lateness else { return now }
      return lift + (hostApplication?.frameDuration ?? 0)
    case .animation, .wheel: return now
    }
  }

  /// Moves the content to its position at the time of a touch that stops it, which is rarely the time of a frame.
  ///
  /// A movement that has ended by then is at its final position.
  func catchUp(with time: TimeInterval) {
    guard let motion else { return }
    advance(motion, to: time)
    pace()
  }

  /// Starts or stops the pacer, so that frames are requested only while something moves.
  func pace() {
    if motion == nil && zoom?.animation == nil {
      pacer?.stop()
      pacer = nil
    } else if pacer == nil {
      pacer = FramePacer { [weak self] time in
        self?.frame(at: time)
        return self != nil
      }
    }
  }

  private func frame(at time: TimeInterval) {
    if let zoom, zoom.animation != nil { continueZoom(at: time) }
    if let motion { advance(motion, to: time) }
    pace()
  }

  private func advance(_ motion: ScrollMotion, to time: TimeInterval) {
    if motion.endsInside, clamped(motion.end) != motion.end || (isBeyondSight && hasShrunk(since: motion)) {
      return shorten(motion, at: time)
    }
    let elapsed = max(0, CGFloat(time - motion.startTime))
    // The time of the last frame is a sum of fractions: allow for rounding errors.
    let isOver = elapsed >= motion.duration - 1e-9
    let place = motion.position(at: isOver ? motion.duration : elapsed)
    self.motion?.mover = .movement
    moveItself(to: motion.isAfterDrag ? onPixels(place) : place)
    if self.motion?.serial == motion.serial { self.motion?.mover = .program }
    guard isOver, self.motion?.serial == motion.serial else { return }
    finish(motion)
  }

  /// Limits a movement after the content has become smaller.
  ///
  /// It ends at the new edge at most, and is not allowed to leave all content outside the visible rect.
  private func shorten(_ motion: ScrollMotion, at time: TimeInterval) {
    let inside = clamped(contentOffset)
    let isCut = contentOffset != inside && (isBeyondSight || !motion.isAfterDrag)
    if isCut { moveItself(to: inside) }
    guard self.motion?.serial == motion.serial else { return }
    let course: ScrollMotion.Course
    if motion.isAfterDrag {
      var paths = ScrollPaths(resting: contentOffset)
      for axis in ScrollAxis.allCases {
        paths[axis] = .decelerating(
          from: contentOffset[axis], velocity: isCut ? 0 : motion.velocity(axis, at: time),
          rate: decelerationRate.rawValue, in: range(axis), bounces: bounces)
      }
      course = .paths(paths)
    } else {
      course = .eased(from: contentOffset, to: clamped(motion.end))
    }
    guard course.end != contentOffset else { return finish(motion) }
    self.motion = self.motion(motion.serial, motion.kind, course, since: time)
  }

  /// Whether the content has been scrolled completely out of the visible rect.
  private var isBeyondSight: Bool {
    ScrollAxis.allCases.contains {
      bounds.size[$0] > 0 && abs(contentOffset[$0] - range($0).clamp(contentOffset[$0])) >= bounds.size[$0]
    }
  }

  /// Whether the scrollable range has become smaller since the start of a movement.
  private func hasShrunk(since motion: ScrollMotion) -> Bool {
    let (former, current) = (motion.limits, offsetLimits)
    return ScrollAxis.allCases.contains {
      current.low[$0] > former.low[$0] || current.high[$0] < former.high[$0]
    }
  }

  private func finish(_ motion: ScrollMotion) {
    finishedAnimation = motion.serial
    finish(stopped: motion)
    // The app may have moved the content beyond its edges during the movement.
    if self.motion == nil, motion.kind == .deceleration, drag == nil, zoom == nil, window != nil { settle() }
  }

  /// Ends the current movement at its current position, and notifies the delegate.
  func stopMoving() {
    if isCaught {
      isCaught = false
      notifyEndOfDeceleration()
    }
    guard let motion else { return }
    finish(stopped: motion)
    pace()
  }

  /// Stops a movement after a drag by a finger; the delegate is notified when the finger drags or is lifted (9.14).
  func catchContent() {
    motion = nil
    isCaught = true
    hideIndicatorsSoon()
    pace()
  }

  private func finish(stopped motion: ScrollMotion) {
    self.motion = nil
    hideIndicatorsSoon()
    switch motion.kind {
    case .deceleration, .settling: notifyEndOfDeceleration()
    case .animation:
      follower?.scrollViewDidEndScrollingAnimation(self)
      delegate?.scrollViewDidEndScrollingAnimation(self)
    case .wheel: break
    }
  }

  private func notifyEndOfDeceleration() {
    follower?.scrollViewDidEndDecelerating(self)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Moves content beyond an edge, or between two pages, to its resting position.
  func settle() {
    let paths = pathsToRest
    if paths.isMoving { start(paths, .settling) }
  }

  /// The path from beyond an edge, or from between two pages, to the resting position.
  var pathsToRest: ScrollPaths {
    var paths = ScrollPaths(resting: contentOffset)
    for axis in ScrollAxis.allCases {
      let (place, range) = (contentOffset[axis], range(axis))
      if let edge = range.edge(before: place) {
        paths[axis] = .returning(to: edge, from: place, velocity: 0)
      } else if isPagingEnabled, canScroll(axis) {
        let page = page(from: place, at: place, 0, axis)
        if page != place { paths[axis] = .pulled(to: page, from: place, velocity: 0) }
      }
    }
    return paths
  }

  // MARK: By the app

  func move(to offset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, window != nil else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    start(.eased(from: contentOffset, to: offset), .animation)
  }

  /// The serial number of the app's current animation; nil if there is none.
  package var animationSerial: Int? { motion.flatMap { $0.kind == .animation ? $0.serial : nil } }

  /// Changes the target of the current animation, without changing its end time.
  package func leadAnimation(to offset: CGPoint) {
    guard let motion, motion.kind == .animation, case .eased(let start, _) = motion.course else { return }
    let goal = CGPoint(x: offset.x - motion.shift.x, y: offset.y - motion.shift.y)
    var other = self.motion(motion.serial, .animation, .eased(from: start, to: goal), since: motion.startTime)
    other.shift = motion.shift
    self.motion = other
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let (size, inset) = (bounds.size, adjustedContentInset)
    let seen = CGRect(origin: contentOffset, size: size).inset(by: inset)
    var offset = contentOffset
    if rect.minX < seen.minX || rect.width > seen.width {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += rect.maxX - seen.maxX
    }
    if rect.minY < seen.minY || rect.height > seen.height {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += rect.maxY - seen.maxY
    }
    offset = clamped(offset)
    if offset != contentOffset { move(to: offset, animated: animated) }
  }
}
