import TouchGeometry
import TouchLoop

/// What moves by itself in an application's windows.
///
/// It promises:
/// - A property has its new value at once. Only drawing shows the way there, in the frames of `FrameClock`; hit tests,
///   conversions and everything else go by the new values (semantics 10.2).
/// - What is shown at a time depends on that time alone, not on how many frames there were before.
/// - Each completion is called exactly once: in the frame in which the last movement ends, in the order of the ends; or
///   in the next turn if there was nothing to move or something was taken away. Never from inside a call of the program.
/// - While nothing moves there are no frames, and views that do not move hold nothing of this.
///
/// How drawing gets to see it: for the draw step the views that move hold what is shown in their stored values, and get
/// their own back afterwards. So the passes of a frame need not know, and views that stand still pay nothing. Code
/// that is called in that step, which is only `draw(_:)`, sees the views' own values.
@MainActor final class MotionEngine {
  private let loop: EventLoop
  private let clock: FrameClock
  /// What moves, in the order in which it began to.
  private var motions: [ViewMotion] = []
  private var byView: [ObjectIdentifier: ViewMotion] = [:]
  /// The groups that move or wait, in the order in which they were committed.
  private var groups: [MotionGroup] = []
  /// Groups that have ended and whose completion is still to be called.
  private var ended: [MotionGroup] = []
  private var endTimer: LoopTimer?
  /// What moves groups back and forth, in the order in which it began to.
  private var drivers: [MotionDriver] = []

  /// The engine whose views hold what is shown at the moment; nil outside of the draw step.
  private(set) static var shown: MotionEngine?

  init(clock: FrameClock, loop: EventLoop) {
    self.clock = clock
    self.loop = loop
  }

  var now: TimeInterval { clock.now }

  func motion(of view: UIView) -> ViewMotion? {
    view.flags.contains(.isMoving) ? byView[ObjectIdentifier(view)] : nil
  }

  /// The records of what moves in a view, itself left out.
  func motions(in root: UIView) -> [ViewMotion] {
    motions.filter { $0.view !== root && $0.view.isDescendant(of: root) }
  }

  // MARK: Beginning

  /// The record of what moves of a view, made if there is none.
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
      // What is left of earlier changes becomes part of this one.
      difference += motion.offset(of: property, at: now)
      motion.remove(at: now, where: { $0.property == property && $0.group !== group }, tell: taken)
      difference -= motion.offset(of: property, at: now)
    }
    motion.add(MotionTrack(property: property, group: group, part: group.keyframe, difference: difference))
    view.requestFrame()
  }

  /// Adds what an animation of a layer shows at each part of its run.
  func show(
    _ property: MotionProperty, of view: UIView, by group: MotionGroup, showsBefore: Bool,
    _ shows: @escaping (Double) -> MotionVector
  ) {
    ensuredMotion(of: view).add(
      MotionTrack(
        property: property, group: group, part: nil, difference: .zero, shows: shows, showsBefore: showsBefore))
  }

  /// Takes a group's movements of a view away before their end.
  func take(_ group: MotionGroup, of view: UIView) {
    motion(of: view)?.remove(at: now, where: { $0.group === group }, tell: taken)
    discardIdle()
  }

  /// Lays out the views that a block has given another size, so that what they contain moves along.
  func layOutViews(of group: MotionGroup) {
    let views = motions.filter { $0.moves(.bounds, in: group) }.map(\.view)
    for view in views { view.layoutIfNeeded() }
  }

  /// Begins what a block has changed.
  func commit(_ group: MotionGroup) {
    group.begin(at: now)
    guard group.pending > 0 else { return end(group) }
    groups.append(group)
    if let driver = MotionDriver.collecting { return driver.take(group) }
    setOff(group)
  }

  /// Lets a group's time run.
  func setOff(_ group: MotionGroup) {
    if group.start <= now {
      join(group)
    } else {
      group.timer = loop.schedule(at: group.start) { [weak self, weak group] in
        guard let self, let group else { return }
        join(group)
      }
    }
  }

  /// Stops a group's time where it is.
  func halt(_ group: MotionGroup) {
    group.timer?.cancel()
    group.timer = nil
    if let grid = group.grid { clock.leave(grid) }
    group.grid = nil
  }

  /// Calls a driver in each frame until it is forgotten; it is kept alive so long.
  func follow(_ driver: MotionDriver) {
    drivers.append(driver)
    driver.grid = clock.join()
  }

  /// Ends what `follow(_:)` began.
  func forget(_ driver: MotionDriver) {
    guard let grid = driver.grid else { return }
    driver.grid = nil
    clock.leave(grid)
    drivers.removeAll { $0 === driver }
  }

  private func join(_ group: MotionGroup) { group.grid = clock.join() }

  // MARK: Frames

  /// Takes the values of a frame, if one of the grids that something moves in has one.
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

  /// Shows what moves where it is at present, after something else than time has changed that.
  func refresh() {
    for motion in motions where motion.sample(at: now) { motion.view.requestFrame() }
  }

  // MARK: Ending

  /// Forgets a group that has nothing left to move; its completion is due.
  func end(_ group: MotionGroup, isDelivered: Bool = false) {
    halt(group)
    groups.removeAll { $0 === group }
    ended.append(group)
    guard !isDelivered, endTimer?.isValid != true else { return }
    endTimer = loop.schedule(at: loop.now) { [weak self] in self?.callEnded() }
  }

  private func callEnded() {
    while !ended.isEmpty {
      let group = ended.removeFirst()
      let completion = group.completion
      group.completion = nil
      completion?(group.isFinished)
    }
  }

  /// A change was taken away before its end.
  func taken(_ group: MotionGroup) {
    group.isFinished = false
    if group.pending == 0, groups.contains(where: { $0 === group }) { end(group) }
  }

  private func remove(allOf motion: ViewMotion) {
    motion.remove(at: now, where: { _ in true }, tell: taken)
    discardIdle()
  }

  /// Ends all movements of one view where they are going.
  func removeAll(of view: UIView) {
    if let motion = motion(of: view) { remove(allOf: motion) }
  }

  /// Ends all movements of a group, by a property animator, where they are going or where they are.
  func finish(_ group: MotionGroup) {
    group.isOver = true
    for motion in motions { motion.remove(at: now, where: { $0.group === group }) { _ in } }
    discardIdle()
    halt(group)
    groups.removeAll { $0 === group }
  }

  /// For each property that groups move, what gives its view the value that is shown at present.
  func shownValues(of groups: [MotionGroup]) -> [() -> Void] {
    motions.flatMap { motion in
      let moved = MotionProperty.allCases.filter { property in
        groups.contains { motion.moves(property, in: $0) }
      }
      return motion.settersOfShown(moved, at: now)
    }
  }

  /// Ends what moves in a view that leaves its window, and in all that it contains.
  func viewWillLeaveWindow(_ view: UIView) {
    guard !motions.isEmpty else { return }
    for motion in motions where motion.view.isDescendant(of: view) {
      motion.remove(at: now, where: { _ in true }, tell: taken)
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

  /// Runs `body` while the views hold what is shown.
  func whileShown(_ body: () -> Void) {
    guard !motions.isEmpty else { return body() }
    MotionEngine.shown = self
    for motion in motions { motion.showMoving() }
    body()
    for motion in motions { motion.restore() }
    MotionEngine.shown = nil
  }

  /// Runs `body`, which may change anything, while the views hold their own values.
  func whileHidden(_ body: () -> Void) {
    for motion in motions { motion.restore() }
    MotionEngine.shown = nil
    body()
    MotionEngine.shown = self
    for motion in motions { motion.showMoving() }
  }
}

extension MotionGroup {
  /// Notes a change of a property that is about to be made, old value minus new value.
  ///
  /// Views that nobody sees do not move.
  func move(_ property: MotionProperty, of view: UIView, by difference: MotionVector) {
    guard difference != .zero, let application = view.windowSeenIn?.application else { return }
    engine = application.motions
    if let driver = MotionDriver.collecting { driver.note(property, of: view) }
    application.motions.add(property, of: view, by: difference, to: self)
  }
}
