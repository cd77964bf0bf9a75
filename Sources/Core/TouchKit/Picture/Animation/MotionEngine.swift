import TouchGeometry
import TouchLoop

/// The engine of an application's view animations.
///
/// Contract:
/// - A property immediately has its new value. Only drawing shows the transition, in the frames of `FrameClock`; hit
///   tests, conversions and everything else use the new values (semantics 10.2).
/// - The displayed state depends on the time alone, not on the number of earlier frames.
/// - Each completion is called exactly once: in the frame in which the last movement ends, in the order of the ends; or
///   in the next turn if there was nothing to animate or an animation was removed. It is never called from inside a
///   call by the app.
/// - While nothing is animated there are no frames, and views that are not animated store nothing.
///
/// During the draw step the animated views have the displayed values in their stored properties, and get their own
/// values back after it. So the passes of a frame need no knowledge of animations, and other views have no cost. Code
/// that is called in that step, which is only `draw(_:)`, sees the views' own values.
@MainActor final class MotionEngine {
  private let loop: EventLoop
  private let clock: FrameClock
  /// The records of animated views, in the order in which they began to move.
  private var motions: [ViewMotion] = []
  private var byView: [ObjectIdentifier: ViewMotion] = [:]
  /// The running and waiting groups, in the order in which they were committed.
  private var groups: [MotionGroup] = []
  /// Groups that have ended and whose completion is pending.
  private var ended: [MotionGroup] = []
  private var endTimer: LoopTimer?
  /// The active drivers, in the order in which they began.
  private var drivers: [MotionDriver] = []

  /// The engine whose views currently have the displayed values; nil outside the draw step.
  private(set) static var shown: MotionEngine?

  init(clock: FrameClock, loop: EventLoop) {
    self.clock = clock
    self.loop = loop
  }

  var now: TimeInterval { clock.now }

  func motion(of view: UIView) -> ViewMotion? {
    view.flags.contains(.isMoving) ? byView[ObjectIdentifier(view)] : nil
  }

  /// Returns the records of animated descendants of a view.
  func motions(in root: UIView) -> [ViewMotion] {
    motions.filter { $0.view !== root && $0.view.isDescendant(of: root) }
  }

  // MARK: Beginning

  /// Returns the record of an animated view, created if necessary.
  func ensuredMotion(of view: UIView) -> ViewMotion {
    if let known = motion(of: view) { return known }
    let made = ViewMotion(view: view)
    motions.append(made)
    byView[ObjectIdentifier(view)] = made
    view.flags.insert(.isMoving)
    return made
  }

  /// Adds a change that was made in a block.
  func add(_ property: MotionProperty, of view: UIView, by difference: MotionVector, to group: MotionGroup) {
    let motion = ensuredMotion(of: view)
    var difference = difference
    if group.beginsFromCurrentState, motion.moving & property.bit != 0 {
      // The remainder of earlier changes becomes part of this one.
      difference += motion.offset(of: property, at: now)
      motion.remove(at: now, where: { $0.property == property && $0.group !== group }, onRemoval: taken)
      difference -= motion.offset(of: property, at: now)
    }
    motion.add(MotionTrack(property: property, group: group, part: group.keyframe, difference: difference))
    view.requestFrame()
  }

  /// Adds the values of a layer animation at each fraction of its run; it replaces components of earlier animations.
  func show(
    _ property: MotionProperty, of view: UIView, by group: MotionGroup, showsBefore: Bool, replacing replaced: [Int],
    _ shows: @escaping (Double) -> MotionVector
  ) {
    ensuredMotion(of: view).add(
      MotionTrack(
        property: property, group: group, part: nil, difference: .zero, shows: shows, showsBefore: showsBefore,
        replaced: replaced))
  }

  /// Removes a group's movements of a view before their end.
  func remove(_ group: MotionGroup, from view: UIView) {
    motion(of: view)?.remove(at: now, where: { $0.group === group }, onRemoval: taken)
    discardIdle()
  }

  /// Lays out the views that a block has resized, so that their subviews are animated too.
  func layOutViews(of group: MotionGroup) {
    let views = motions.filter { $0.moves(.bounds, in: group) }.map(\.view)
    for view in views { view.layoutIfNeeded() }
  }

  /// Begins the animation of a block's changes.
  func commit(_ group: MotionGroup) {
    group.begin(at: now)
    guard group.pending > 0 else { return end(group) }
    groups.append(group)
    if let driver = MotionDriver.collecting { return driver.add(group) }
    setOff(group)
  }

  /// Starts a group's time.
  func setOff(_ group: MotionGroup) {
    guard !group.clock.isStopped else { return }
    if group.startInLoop <= now {
      join(group)
    } else {
      group.timer = loop.schedule(at: group.startInLoop) { [weak self, weak group] in
        guard let self, let group else { return }
        join(group)
      }
    }
  }

  /// Applies the changed clocks of layers in a view to their animations (semantics 46.8).
  func updateClocks(in view: UIView) {
    for group in groups {
      guard let layer = group.layer, layer.view?.isDescendant(of: view) == true else { continue }
      let clock = layer.clock
      guard clock != group.clock else { continue }
      group.clock = clock
      halt(group)
      setOff(group)
    }
    refresh()
  }

  /// Stops a group's time.
  func halt(_ group: MotionGroup) {
    group.timer?.cancel()
    group.timer = nil
    if let grid = group.grid { clock.leave(grid) }
    group.grid = nil
  }

  /// Calls a driver in each frame until it is removed; it is retained until then.
  func follow(_ driver: MotionDriver) {
    drivers.append(driver)
    driver.grid = clock.join()
  }

  /// Ends the calls that `follow(_:)` began.
  func forget(_ driver: MotionDriver) {
    guard let grid = driver.grid else { return }
    driver.grid = nil
    clock.leave(grid)
    drivers.removeAll { $0 === driver }
  }

  private func join(_ group: MotionGroup) { group.grid = clock.join() }

  // MARK: Frames

  /// Applies the values of a frame, if a grid in use must run one.
  func step(to time: TimeInterval, in grids: [FrameGrid]) {
    for driver in drivers where driver.grid?.isDue == true { driver.tick(at: time) }
    guard groups.contains(where: { $0.grid?.isDue == true }) else { return }
    for motion in motions where !motion.view.root.flags.contains(.isWindow) && motion.view.windowSeenIn == nil {
      remove(allOf: motion)
    }
    var over: [MotionGroup] = []
    for group in groups where group.grid != nil && group.end <= time + MotionGroup.tolerance {
      group.isOver = true
      over.append(group)
    }
    for motion in motions where motion.sample(at: time) { motion.view.requestFrame() }
    if !over.isEmpty {
      for motion in motions { motion.remove(at: time, where: { $0.group.isOver }) { _ in } }
      discardIdle()
      // In the order of their ends; of equal ends, the one that began first.
      let ends = over.map { ($0.end / MotionGroup.tolerance).rounded() }
      let order = over.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
      for index in order { end(over[index], isDelivered: true) }
      callEnded()
    }
  }

  /// Updates the displayed values after something other than time has changed them.
  func refresh() {
    for motion in motions where motion.sample(at: now) { motion.view.requestFrame() }
  }

  // MARK: Ending

  /// Removes a group that has nothing left to move, and schedules its completion.
  func end(_ group: MotionGroup, isDelivered: Bool = false) {
    halt(group)
    groups.removeAll { $0 === group }
    ended.append(group)
    guard !isDelivered, endTimer?.isValid != true else { return }
    endTimer = loop.schedule(at: loop.now) { [weak self] in self?.callEnded() }
  }

  private func callEnded() {
    // A group that ends in a completion has its own timer.
    for _ in 0..<ended.count {
      guard !ended.isEmpty else { return }
      let group = ended.removeFirst()
      let completion = group.completion
      group.completion = nil
      completion?(group.isFinished)
    }
  }

  /// Records that a change was removed before its end.
  func taken(_ group: MotionGroup) {
    group.isFinished = false
    if group.pending == 0, groups.contains(where: { $0 === group }) { end(group) }
  }

  private func remove(allOf motion: ViewMotion) {
    motion.remove(at: now, where: { _ in true }, onRemoval: taken)
    discardIdle()
  }

  /// Ends all movements of one view at their end values.
  func removeAll(of view: UIView) {
    if let motion = motion(of: view) { remove(allOf: motion) }
  }

  /// Ends all movements of a property animator's group.
  func finish(_ group: MotionGroup) {
    group.isOver = true
    for motion in motions { motion.remove(at: now, where: { $0.group === group }) { _ in } }
    discardIdle()
    halt(group)
    groups.removeAll { $0 === group }
  }

  /// Returns, for each property that the groups move, a closure that sets the view's displayed value.
  func shownValues(of groups: [MotionGroup]) -> [() -> Void] {
    motions.flatMap { motion in
      let moved = MotionProperty.allCases.filter { property in
        groups.contains { motion.moves(property, in: $0) }
      }
      return motion.settersOfShown(moved, at: now)
    }
  }

  /// Ends the animations of a view that leaves its window, and of its descendants.
  func viewWillLeaveWindow(_ view: UIView) {
    guard !motions.isEmpty else { return }
    for motion in motions where motion.view.isDescendant(of: view) {
      motion.remove(at: now, where: { _ in true }, onRemoval: taken)
    }
    discardIdle()
  }

  private func discardIdle() {
    motions.removeAll { motion in
      guard motion.moving == 0 else { return false }
      motion.restore()
      motion.view.flags.remove(.isMoving)
      byView[ObjectIdentifier(motion.view)] = nil
      return true
    }
  }

  // MARK: Drawing

  /// Runs `body` while the views have the displayed values.
  func whileShown(_ body: () -> Void) {
    guard !motions.isEmpty else { return body() }
    MotionEngine.shown = self
    for motion in motions { motion.showMoving() }
    body()
    for motion in motions { motion.restore() }
    MotionEngine.shown = nil
  }

  /// Runs `body`, which may change anything, while the views have their own values.
  func whileHidden(_ body: () -> Void) {
    for motion in motions { motion.restore() }
    MotionEngine.shown = nil
    body()
    MotionEngine.shown = self
    for motion in motions { motion.showMoving() }
  }
}

extension MotionGroup {
  /// Records a change of a property that is about to be made, as the old value minus the new value.
  ///
  /// Views that are not visible are not animated.
  func move(_ property: MotionProperty, of view: UIView, by difference: MotionVector) {
    guard difference != .zero, let application = view.windowSeenIn?.application else { return }
    engine = application.motions
    if let driver = MotionDriver.collecting { driver.note(property, of: view) }
    application.motions.add(property, of: view, by: difference, to: self)
  }
}
