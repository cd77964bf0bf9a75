import TouchGeometry
import TouchLoop

/// The animation of one call of `UIView.animate`: start, duration, curve and completion.
@MainActor final class MotionGroup {
  /// The pace of a movement.
  enum Pace: Equatable {
    case curve(TimingCurve)
    /// A spring; the duration is the time in which it settles.
    case spring(Spring)

    /// Returns the remaining fraction of the distance after some seconds of a duration.
    func remaining(at place: TimeInterval, of duration: TimeInterval) -> Double {
      switch self {
      case .curve(let curve): 1 - curve.value(at: place / duration)
      case .spring(let spring): place <= 0 ? 1 : spring.remaining(at: place)
      }
    }
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: Pace
  let allowsInteraction: Bool
  /// Whether it continues from the displayed values, instead of adding to running animations.
  var beginsFromCurrentState: Bool
  let laysOutSubviews: Bool
  /// The number of runs; infinite for no end.
  var repeatCount: Double
  /// The number of runs before the one whose position was queried last.
  var completedRuns = 0
  /// Whether each run plays forward and then backward.
  var autoreverses: Bool
  var completion: ((Bool) -> Void)?
  /// The engine that moves the changed views.
  weak var engine: MotionEngine?

  /// The part of a run in which current changes are animated; nil, outside keyframes, for the whole run.
  var keyframe: (start: TimeInterval, span: TimeInterval)?
  /// The time of its clock at which it starts to move.
  private(set) var start: TimeInterval = 0
  /// The layer whose animation it is; nil for a block of views.
  weak var layer: CALayer?
  /// Its clock, as a function of the loop's: that of its layer.
  var clock = LayerClock()
  /// The frame times in which it moves; nil while it waits, and after its end.
  var grid: FrameGrid?
  /// The timer that starts it after the delay.
  var timer: LoopTimer?
  /// The number of movements of single properties that have not ended.
  var pending = 0
  /// Whether none of the movements was removed.
  var isFinished = true
  /// Whether its end was reached and its views are no longer updated.
  var isOver = false
  /// The fraction of its time, from 0 to 1, at which a driver holds it instead of the clock.
  var heldFraction: Double?
  /// The fraction of its distance at which a driver holds it, regardless of its pace; beyond 1 when a spring
  /// overshoots.
  var heldShare: Double?

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = MotionGroup.current
    let own = options.contains(.overrideInheritedOptions) ? nil : outer
    let duration = options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    let delay = delay + (outer?.delay ?? 0)
    self.delay = delay.isFinite ? max(delay, 0) : 0
    // An animation without duration but with a delay is a very short movement after the delay.
    self.duration = duration.isFinite ? max(duration, self.delay > 0 ? MotionGroup.shortest : 0) : 0
    self.pace = options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace
    allowsInteraction = options.contains(.allowUserInteraction) || own?.allowsInteraction ?? false
    beginsFromCurrentState = options.contains(.beginFromCurrentState) || own?.beginsFromCurrentState ?? false
    laysOutSubviews = options.contains(.layoutSubviews) || own?.laysOutSubviews ?? false
    repeatCount = options.contains(.repeat) ? .infinity : own?.repeatCount ?? 1
    autoreverses = options.contains(.autoreverse) || own?.autoreverses ?? false
    self.completion = completion
  }

  // MARK: Current block

  /// The group whose block is running; nil outside blocks.
  private(set) static var current: MotionGroup? { didSet { updateRecording() } }
  /// Whether blocks are animated at all.
  static var isEnabled = true { didSet { updateRecording() } }
  /// The group that records changes; nil if they are not animated.
  private(set) static var recording: MotionGroup?

  private static func updateRecording() {
    recording = isEnabled && (current.map { $0.duration > 0 } ?? false) ? current : nil
  }

  /// Runs a block whose changes belong to the group.
  func record(_ block: () -> Void) {
    let outer = MotionGroup.current
    MotionGroup.current = self
    block()
    MotionGroup.current = outer
  }

  /// Makes later changes belong to a group, or to none.
  static func enter(_ group: MotionGroup?) { current = group }

  // MARK: Time

  func begin(at time: TimeInterval) { start = clock.time(at: time) + delay }

  /// The seconds from the start to the end.
  var length: TimeInterval { duration > 0 ? duration * (autoreverses ? 2 : 1) * repeatCount : 0 }

  /// The start and the end in the loop's time; a stopped clock never reaches them.
  var startInLoop: TimeInterval { clock.timeInLoop(of: start) }
  var end: TimeInterval { clock.timeInLoop(of: start + length) }

  /// Whether its start has been reached.
  func hasBegun(at time: TimeInterval) -> Bool {
    heldFraction != nil || clock.time(at: time) >= start - MotionGroup.tolerance
  }

  /// Returns the position in a run at a time, in seconds: 0 before the start, the duration after the end.
  func place(at time: TimeInterval) -> TimeInterval {
    if let held = heldShare ?? heldFraction { return held * duration }
    let elapsed = clock.time(at: time) - start
    if elapsed <= 0 { return 0 }
    let cycle = autoreverses ? duration * 2 : duration
    if elapsed >= length - MotionGroup.tolerance {
      completedRuns = max(Int(repeatCount.rounded(.up)) - 1, 0)
      return duration
    }
    completedRuns = Int(elapsed / cycle)
    let local = elapsed.truncatingRemainder(dividingBy: cycle)
    return local > duration ? cycle - local : local
  }

  /// Returns the remaining fraction of a change at a position in the run: 1 before it begins, 0 when it is done.
  func remaining(at place: TimeInterval, of part: (start: TimeInterval, span: TimeInterval)?) -> Double {
    if isOver { return 0 }
    if let part {
      let local = place - part.start
      if local >= part.span { return 0 }
      return local <= 0 ? 1 : 1 - local / part.span
    }
    if let heldShare { return 1 - heldShare }
    if place >= duration { return 0 }
    return pace.remaining(at: place, of: duration)
  }

  /// The fraction of its distance at which it is held.
  var shareHeld: Double { 1 - remaining(at: place(at: startInLoop), of: nil) }

  /// The shortest duration of a movement, in seconds.
  static let shortest: TimeInterval = 1e-6
  /// The seconds by which an end may be later than its last frame.
  static let tolerance: TimeInterval = 1e-9
}
