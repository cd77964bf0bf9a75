import TouchGeometry

/// Moves what blocks have animated to any part of the way, back and forth, instead of letting it follow the clock: for
/// transitions that a finger drives, and for property animators.
///
/// It collects the groups that are committed while `collect(_:)` runs. They stand at `fraction` until `play` moves it.
/// The completions of the groups are called by `finish(at:)` and `abandon()` and by nobody else, unless their views
/// leave the window.
@MainActor package final class MotionDriver {
  /// The driver that collects at present.
  private(set) static var collecting: MotionDriver?

  /// One group: how much of its way it had come when the driver was at a place, from where it moves evenly.
  private struct Held {
    let group: MotionGroup
    var origin = 0.0
    var share = 0.0
  }

  /// Seconds of the whole way.
  private(set) var duration: TimeInterval
  /// How much of the whole way was gone, from 0 to 1; where a spring swings, a little beyond.
  private(set) var fraction: Double = 0
  /// Whether the fraction is one of the way, in which the groups go on evenly from where they are; else it is one of
  /// the time, in which each keeps its own pace.
  private(set) var isEven = false
  private var held: [Held] = []
  /// What was changed, with what gives it the value back that it had before.
  private var changes: [(restore: () -> Void, property: MotionProperty, view: UIView)] = []
  /// Whose frames move it.
  private weak var engine: MotionEngine?
  private var start: TimeInterval = 0
  private var way: (from: Double, to: Double, seconds: TimeInterval, pace: (Double) -> Double)?
  private var whenThere: (() -> Void)?

  /// The frames that it follows while it plays.
  var grid: FrameGrid?

  /// A driver of a way that takes some seconds, in the frames of what is animated.
  convenience package init(duration: TimeInterval) { self.init(duration: duration, engine: nil) }

  /// A driver in the frames of an engine; nil for that of what is animated.
  init(duration: TimeInterval, engine: MotionEngine?) {
    self.duration = max(duration, MotionGroup.shortest)
    self.engine = engine
  }

  /// Whether nothing was animated.
  var isEmpty: Bool { held.isEmpty }

  /// Runs a block whose animations belong to the driver from now on.
  package func collect(_ block: () -> Void) {
    let outer = MotionDriver.collecting
    MotionDriver.collecting = self
    block()
    MotionDriver.collecting = outer
    place()
  }

  /// Takes a group that is being committed.
  func take(_ group: MotionGroup) {
    let new = Held(group: group, origin: isEven ? fraction : 0)
    held.append(new)
    hold(new)
  }

  /// Notes a value that is about to change.
  func note(_ property: MotionProperty, of view: UIView) {
    changes.append((property.restore(of: view), property, view))
  }

  /// Goes to a part of the way; stops what `play` has begun.
  package func move(to fraction: Double) {
    stop()
    self.fraction = min(max(fraction, 0), 1)
    place()
  }

  /// From now on the fraction is one of the way: the present place is the one given, and nothing moves.
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

  /// Moves to a part of the way in some seconds.
  ///
  /// - Parameters:
  ///   - target: from 0 to 1.
  ///   - seconds: until it is there.
  ///   - delay: seconds until it begins to move.
  ///   - pace: the part of that way after a part of that time.
  ///   - arrived: called once, in a frame or in the loop's next turn, unless something else moves the driver before.
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

  /// Whether `play` moves it at present.
  var isPlaying: Bool { way != nil }

  /// Stops where it is at the present time, which may be later than the last frame.
  func pause() {
    if let now = engine?.now, let way {
      let part = way.seconds > 0 ? min(max((now - start) / way.seconds, 0), 1) : 1
      fraction = way.from + (way.to - way.from) * way.pace(part)
      place()
    }
    stop()
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
    guard time >= start - MotionGroup.tolerance else { return }
    let part = way.seconds > 0 ? min(max((time - start) / way.seconds, 0), 1) : 1
    fraction = part >= 1 - MotionGroup.tolerance ? way.to : way.from + (way.to - way.from) * way.pace(part)
    place()
    guard part >= 1 - MotionGroup.tolerance else { return }
    let arrived = whenThere
    stop()
    arrived?()
  }

  private func hold(_ held: Held) {
    let group = held.group
    if isEven {
      group.heldShare = share(of: held)
    } else {
      let own = (fraction * duration - group.delay) / max(group.duration, MotionGroup.shortest)
      group.heldFraction = min(max(own, 0), 1)
    }
  }

  /// How much of its way a group has come when all go on evenly: straight from its place to its end, and back to its
  /// beginning.
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
    for one in held { hold(one) }
    for engine in engines { engine.refresh() }
  }

  private var engines: [MotionEngine] {
    var found: [MotionEngine] = []
    for case let engine? in held.map(\.group.engine) where !found.contains(where: { $0 === engine }) {
      found.append(engine)
    }
    return found
  }

  /// Where a finish leaves the properties.
  package enum Place { case start, end, here }

  /// Ends everything, at the new values, at those from before, or at what is shown; then calls the completions.
  package func finish(at place: Place) {
    let ends = abandon()
    UIView.performWithoutAnimation {
      switch place {
      case .start: ends.start()
      case .here: ends.here()
      case .end: break
      }
    }
    ends.tell(place == .end)
  }

  /// Ends all movement, and leaves it to the caller what the properties are.
  ///
  /// - Returns: what gives them the values from before, the new values, and the values shown; and what calls the
  ///   completions with whether everything came to its end.
  func abandon() -> (start: () -> Void, end: () -> Void, here: () -> Void, tell: (Bool) -> Void) {
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
