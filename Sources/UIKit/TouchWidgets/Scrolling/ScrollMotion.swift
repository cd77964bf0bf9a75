import TouchGeometry
import TouchKit

/// A path for each axis.
struct ScrollPaths: Equatable, Sendable {
  var horizontal: ScrollPath
  var vertical: ScrollPath

  /// Stays where it is.
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

/// Content that moves by itself: along which paths, since when, and why.
struct ScrollMotion {
  /// Why the content moves.
  enum Kind: Equatable {
    /// After a drag.
    case deceleration
    /// Back to the edge, or to a page, after a finger had stopped it there.
    case settling
    /// Because the program asked for it.
    case animation
    /// Because the wheel or a key did.
    case wheel
  }

  /// Who may move content that moves by itself.
  enum Mover {
    case program
    /// The movement: what its delegate sets meanwhile is overtaken by the next frame.
    case movement
    /// The kit, which keeps what is seen where it is.
    case correction
  }

  let serial: Int
  let kind: Kind
  let course: Course
  let startTime: TimeInterval
  /// Whether the content covers the view, or lies at its beginning, where the movement ends: that stays so.
  let endsInside: Bool
  /// Who moves the content at this moment; somebody else is the program.
  var mover = Mover.program
  /// How far a program has moved the content meanwhile.
  var shift = CGPoint.zero

  /// Where the content is at which time.
  enum Course {
    case paths(ScrollPaths)
    /// From one offset to another, gently, in `ScrollTuning.animationDuration`.
    case eased(from: CGPoint, to: CGPoint)

    /// Where it ends.
    var end: CGPoint {
      switch self {
      case .paths(let paths): CGPoint(x: paths.horizontal.end, y: paths.vertical.end)
      case .eased(_, let end): end
      }
    }
  }

  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: course.end.x + shift.x, y: course.end.y + shift.y) }

  var isAfterDrag: Bool { kind == .deceleration || kind == .settling }

  var duration: CGFloat {
    switch course {
    case .paths(let paths): paths.duration
    case .eased: CGFloat(ScrollTuning.animationDuration)
    }
  }

  /// How fast the content moves along an axis, in points per second.
  func velocity(_ axis: ScrollAxis, at time: TimeInterval) -> CGFloat {
    guard case .paths(let paths) = course else { return 0 }
    return paths[axis].velocity(at: max(0, CGFloat(time - startTime)))
  }

  /// Where the content is so many seconds after the start.
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

// Content that moves by itself (semantics 9.10 to 9.14): the frames only ask where it is.

extension UIScrollView {
  /// Begins a movement in the place of the present one, which is not told to be over.
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
      serial: serial, kind: kind, course: course, startTime: time, endsInside: clamped(end) == end)
  }

  /// A movement that a finger leaves behind begins one frame after its lift, whenever the program comes to hear of that:
  /// so a recording that is played again moves the content to the same places (9.10).
  private func startTime(of kind: ScrollMotion.Kind) -> TimeInterval {
    let now = hostTime
    switch kind {
    case .deceleration, .settling:
      // One that was kept back, by a failure requirement for one, would begin with a leap.
      guard let lift = pan.liftTime, abs(now - lift) <= ScrollTuning.lateness else { return now }
      return lift + (hostApplication?.frameDuration ?? 0)
    case .animation, .wheel: return now
    }
  }

  /// Brings the content to where it is at the time of a touch that stops it, which is rarely that of a frame.
  ///
  /// A movement that is over by then has come to rest.
  func catchUp(with time: TimeInterval) {
    guard let motion else { return }
    advance(motion, to: time)
    pace()
  }

  /// Has the frames that are needed, and no others.
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
    if motion.endsInside, clamped(motion.end) != motion.end || isBeyondSight { return shorten(motion, at: time) }
    let elapsed = max(0, CGFloat(time - motion.startTime))
    // A frame that is due at the end comes with a sum of fractions.
    let isOver = elapsed >= motion.duration - 1e-9
    let place = motion.position(at: isOver ? motion.duration : elapsed)
    self.motion?.mover = .movement
    moveItself(to: motion.isAfterDrag ? onPixels(place) : place)
    if self.motion?.serial == motion.serial { self.motion?.mover = .program }
    guard isOver, self.motion?.serial == motion.serial else { return }
    finish(motion)
  }

  /// The content has become smaller while it moves: it goes no further than its new end, and does not stay where nothing
  /// of it is seen.
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

  /// Whether the content has been scrolled so far beyond an edge that nothing of it is seen.
  private var isBeyondSight: Bool {
    ScrollAxis.allCases.contains {
      bounds.size[$0] > 0 && abs(contentOffset[$0] - range($0).clamp(contentOffset[$0])) >= bounds.size[$0]
    }
  }

  private func finish(_ motion: ScrollMotion) {
    finishedAnimation = motion.serial
    finish(stopped: motion)
    // A program may have moved the content beyond its edges meanwhile.
    if self.motion == nil, motion.kind == .deceleration, drag == nil, zoom == nil, window != nil { settle() }
  }

  /// Ends the movement under way where it is, and says so.
  func stopMoving() {
    if isCaught {
      isCaught = false
      tellEndOfDeceleration()
    }
    guard let motion else { return }
    finish(stopped: motion)
    pace()
  }

  /// A finger stops the movement after a drag: the delegate hears of it when the finger drags or is lifted (9.14).
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
    case .deceleration, .settling: tellEndOfDeceleration()
    case .animation:
      follower?.scrollViewDidEndScrollingAnimation(self)
      delegate?.scrollViewDidEndScrollingAnimation(self)
    case .wheel: break
    }
  }

  private func tellEndOfDeceleration() {
    follower?.scrollViewDidEndDecelerating(self)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Moves content that lies beyond an edge, or between two pages, to its place.
  func settle() {
    let paths = pathsToRest
    if paths.isMoving { start(paths, .settling) }
  }

  /// The way from beyond an edge, or from between two pages, to where the content may rest.
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

  // MARK: By the program

  func move(to offset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, window != nil else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    start(.eased(from: contentOffset, to: offset), .animation)
  }

  /// Which animation of the program's moves the content; nil while none does.
  package var animationSerial: Int? { motion.flatMap { $0.kind == .animation ? $0.serial : nil } }

  /// Lets the animation under way end elsewhere, at the same time.
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
