import TouchGeometry

/// Moves the animations of blocks to any fraction, in both directions, instead of following the clock: for interactive
/// transitions and property animators.
///
/// It collects the groups that are committed while `collect(_:)` runs. They stay at `fraction` until `play` moves them.
/// Only `finish(at:)` and `abandon()` call the completions of the groups, unless their views leave the window.
@MainActor package final class MotionDriver {
  /// The driver that currently collects groups.
  private(set) static var collecting: MotionDriver?

  /// A group and its progress when the driver was at `origin`, from which it moves evenly.
  private struct Held {
    let group: MotionGroup
    var origin = 0.0
    var share = 0.0
  }

  /// The duration of the whole animation, in seconds.
  private(set) var duration: TimeInterval
  /// The progress of the whole animation, from 0 to 1; slightly beyond when a spring overshoots.
  private(set) var fraction: Double = 0
  /// Whether the fraction is a fraction of the distance, so that groups move evenly from their current state; otherwise
  /// it is one of the time, and each group keeps its own pace.
  private(set) var isEven = false
  private var held: [Held] = []
  /// The changed properties, each with a closure that restores its earlier value.
  private var changes: [(restore: () -> Void, property: MotionProperty, view: UIView)] = []
  /// The engine whose frames move the driver.
  private weak var engine: MotionEngine?
  private var start: TimeInterval = 0
  private var way: (from: Double, to: Double, seconds: TimeInterval, pace: (Double) -> Double)?
  private var whenThere: (() -> Void)?

  /// The frame times that it follows while it plays.
  var grid: FrameGrid?

  /// Creates a driver with a duration in seconds, in the frames of the animated views.
  convenience package init(duration: TimeInterval) { self.init(duration: duration, engine: nil) }

  /// Creates a driver in the frames of an engine; nil for that of the animated views.
  init(duration: TimeInterval, engine: MotionEngine?) {
    self.duration = max(duration, MotionGroup.shortest)
    self.engine = engine
  }

  /// Whether nothing was animated.
  var isEmpty: Bool { held.isEmpty }

  /// Runs a block whose animations then belong to the driver.
  package func collect(_ block: () -> Void) {
    let outer = MotionDriver.collecting
    MotionDriver.collecting = self
    block()
    MotionDriver.collecting = outer
    place()
  }

  /// Adds a group that is being committed.
  func add(_ group: MotionGroup) {
    let new = Held(group: group, origin: isEven ? fraction : 0)
    held.append(new)
    setFraction(of: new)
  }

  /// Records a value that is about to change.
  func note(_ property: MotionProperty, of view: UIView) {
    changes.append((property.restore(of: view), property, view))
  }

  /// Moves to a fraction, and stops `play`.
  package func move(to fraction: Double) {
    stop()
    self.fraction = min(max(fraction, 0), 1)
    place()
  }

  /// Switches to fractions of the distance: the current state has the given fraction, and nothing moves.
  func becomeEven(at fraction: Double) {
    guard !isEven else { return }
    isEven = true
    self.fraction = fraction
    for index in held.indices {
      held[index].origin = fraction
      held[index].share = held[index].group.shareHeld
    }
    place()
  }

  /// Moves to a fraction in a time.
  ///
  /// - Parameters:
  ///   - target: from 0 to 1.
  ///   - seconds: the duration of the movement.
  ///   - delay: the seconds until it begins to move.
  ///   - pace: the fraction of that movement after a fraction of that time.
  ///   - arrived: called once, in a frame or in the loop's next turn, unless the driver is moved otherwise before.
  package func play(
    to target: Double, in seconds: TimeInterval, after delay: TimeInterval = 0,
    pace: @escaping (Double) -> Double = { $0 }, arrived: @escaping () -> Void
  ) {
    stop()
    way = (fraction, min(max(target, 0), 1), max(seconds, 0), pace)
    whenThere = arrived
    engine = engine ?? engines.first ?? UIApplication.installed?.motions
    start = (engine?.now ?? 0) + max(delay, 0)
    engine?.follow(self)
  }

  /// Whether `play` is moving it.
  var isPlaying: Bool { way != nil }

  /// Stops at the state of the current time, which may be later than the last frame.
  func pause() {
    if let now = engine?.now, let way {
      let part = way.seconds > 0 ? min(max((now - start) / way.seconds, 0), 1) : 1
      fraction = way.from + (way.to - way.from) * way.pace(part)
      place()
    }
    stop()
  }

  /// Stops at the current state.
  func stop() {
    engine?.forget(self)
    way = nil
    whenThere = nil
  }

  /// Moves to the state of a due frame.
  func tick(at time: TimeInterval) {
    guard let way else { return stop() }
    guard time >= start - MotionGroup.tolerance else { return }
    let part = way.seconds > 0 ? min(max((time - start) / way.seconds, 0), 1) : 1
    fraction = part >= 1 - MotionGroup.tolerance ? way.to : way.from + (way.to - way.from) * way.pace(part)
    place()
    guard part >= 1 - MotionGroup.tolerance else { return }
    let arrived = whenThere
    stop()
    arrived?()
  }

  private func setFraction(of held: Held) {
    let group = held.group
    if isEven {
      group.heldShare = share(of: held)
    } else {
      let own = (fraction * duration - group.delay) / max(group.duration, MotionGroup.shortest)
      group.heldFraction = min(max(own, 0), 1)
    }
  }

  /// Returns a group's progress in even movement: linear from its current state to its end, and back to its start.
  private func share(of held: Held) -> Double {
    if fraction >= held.origin {
      guard held.origin < 1 else { return held.share }
      return held.share + (1 - held.share) * (fraction - held.origin) / (1 - held.origin)
    }
    let begin = held.group.delay / duration
    guard begin > 0, begin < held.origin else { return held.share * fraction / held.origin }
    return held.share * max(fraction - begin, 0) / (held.origin - begin)
  }

  private func place() {
    for one in held { setFraction(of: one) }
    for engine in engines { engine.refresh() }
  }

  private var engines: [MotionEngine] {
    var found: [MotionEngine] = []
    for case let engine? in held.map(\.group.engine) where !found.contains(where: { $0 === engine }) {
      found.append(engine)
    }
    return found
  }

  /// The values of the properties after a finish.
  package enum Place { case start, end, here }

  /// Ends all groups, at the new values, the old ones or the displayed ones; then calls the completions.
  package func finish(at place: Place) {
    let ends = abandon()
    UIView.performWithoutAnimation {
      switch place {
      case .start: ends.start()
      case .here: ends.here()
      case .end: break
      }
    }
    ends.complete(place == .end)
  }

  /// Ends all groups, and leaves the values of the properties to the caller.
  ///
  /// - Returns: closures that set the old values, the new values and the displayed values; and one that calls the
  ///   completions with whether all animations finished.
  func abandon() -> (start: () -> Void, end: () -> Void, here: () -> Void, complete: (Bool) -> Void) {
    stop()
    let (groups, changes) = (held.map(\.group), changes)
    let shown = engines.flatMap { $0.shownValues(of: groups) }
    (held, self.changes) = ([], [])
    let ends = changes.map { $0.property.restore(of: $0.view) }
    for group in groups { group.engine?.finish(group) }
    return (
      { for change in changes.reversed() { change.restore() } },
      { for set in ends { set() } },
      { for set in shown { set() } },
      { isFinished in
        for group in groups {
          let completion = group.completion
          group.completion = nil
          completion?(isFinished)
        }
      }
    )
  }
}
