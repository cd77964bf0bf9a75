import TouchGeometry

/// Moves what blocks have animated to any part of the way, back and forth, instead of letting it follow the clock: for
/// transitions that a finger drives, and for property animators.
///
/// It collects the groups that are committed while `collect(_:)` runs. They stand at `fraction` until `play` moves it.
/// The completions of the groups are called by `finish(at:)` and by nobody else, unless their views leave the window.
@MainActor final class MotionDriver {
  /// The driver that collects at present.
  private(set) static var collecting: MotionDriver?

  /// Seconds of the whole way.
  private(set) var duration: TimeInterval
  /// How much of the whole way was gone, from 0 to 1.
  private(set) var fraction: Double = 0
  private var groups: [MotionGroup] = []
  /// Gives properties the values back that they had before.
  private var restores: [() -> Void] = []
  /// Whose frames move it.
  private weak var engine: MotionEngine?
  private var start: TimeInterval = 0
  private var way: (from: Double, to: Double, seconds: TimeInterval, pace: (Double) -> Double)?
  private var whenThere: (() -> Void)?

  /// The frames that it follows while it plays.
  var grid: FrameGrid?

  /// A driver of a way that takes some seconds, in the frames of an engine; nil for that of what is animated.
  init(duration: TimeInterval, engine: MotionEngine?) {
    self.duration = max(duration, MotionGroup.shortest)
    self.engine = engine
  }

  /// Whether nothing was animated.
  var isEmpty: Bool { groups.isEmpty }

  /// Runs a block whose animations belong to the driver from now on.
  func collect(_ block: () -> Void) {
    let outer = MotionDriver.collecting
    MotionDriver.collecting = self
    block()
    MotionDriver.collecting = outer
    place()
  }

  /// Takes a group that is being committed.
  func take(_ group: MotionGroup) {
    groups.append(group)
    group.heldFraction = heldFraction(of: group)
  }

  /// Notes a value that is about to change.
  func note(_ restore: @escaping () -> Void) { restores.append(restore) }

  /// Goes to a part of the way; stops what `play` has begun.
  func move(to fraction: Double) {
    stop()
    self.fraction = min(max(fraction, 0), 1)
    place()
  }

  /// Moves to a part of the way in some seconds.
  ///
  /// - Parameters:
  ///   - target: from 0 to 1.
  ///   - seconds: until it is there.
  ///   - pace: the part of that way after a part of that time.
  ///   - arrived: called once, in a frame or in the loop's next turn, unless something else moves the driver before.
  func play(
    to target: Double, in seconds: TimeInterval, pace: @escaping (Double) -> Double = { $0 },
    arrived: @escaping () -> Void
  ) {
    stop()
    way = (fraction, min(max(target, 0), 1), max(seconds, 0), pace)
    whenThere = arrived
    engine = engine ?? engines.first ?? UIApplication.installed?.motions
    start = engine?.now ?? 0
    engine?.follow(self)
  }

  /// Stops where it is.
  func stop() {
    engine?.forget(self)
    way = nil
    whenThere = nil
  }

  /// A frame is due.
  func tick(at time: TimeInterval) {
    guard let way else { return stop() }
    let part = way.seconds > 0 ? min(max((time - start) / way.seconds, 0), 1) : 1
    fraction = part >= 1 - MotionGroup.tolerance ? way.to : way.from + (way.to - way.from) * way.pace(part)
    place()
    guard part >= 1 - MotionGroup.tolerance else { return }
    let arrived = whenThere
    stop()
    arrived?()
  }

  private func heldFraction(of group: MotionGroup) -> Double {
    let own = (fraction * duration - group.delay) / max(group.duration, MotionGroup.shortest)
    return min(max(own, 0), 1)
  }

  private func place() {
    for group in groups { group.heldFraction = heldFraction(of: group) }
    for engine in engines { engine.refresh() }
  }

  private var engines: [MotionEngine] {
    var found: [MotionEngine] = []
    for case let engine? in groups.map(\.engine) where !found.contains(where: { $0 === engine }) {
      found.append(engine)
    }
    return found
  }

  /// Where a finish leaves the properties.
  enum Place { case start, end, here }

  /// Ends everything, at the new values, at those from before, or at what is shown; then calls the completions.
  func finish(at place: Place) {
    stop()
    let (groups, restores) = (groups, restores)
    (self.groups, self.restores) = ([], [])
    let here = place == .here ? groups.compactMap(\.engine).first?.shownValues(of: groups) ?? [] : []
    for group in groups { group.engine?.finish(group) }
    UIView.performWithoutAnimation {
      if place == .start { for restore in restores.reversed() { restore() } }
      for set in here { set() }
    }
    for group in groups {
      let completion = group.completion
      group.completion = nil
      completion?(place == .end)
    }
  }
}
