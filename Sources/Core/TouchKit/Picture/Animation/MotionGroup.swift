import TouchGeometry
import TouchLoop

/// What one call of `UIView.animate` moves: when, how long, along which curve, and whom to tell at the end.
@MainActor final class MotionGroup {
  /// How a movement goes on in its time.
  enum Pace: Equatable {
    case curve(TimingCurve)
    /// The duration is then the time in which the spring settles.
    case spring(Spring)

    /// What is left of the way after some seconds of a duration.
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
  /// Whether it takes over from the values that are shown, instead of adding to what moves them.
  var beginsFromCurrentState: Bool
  let laysOutSubviews: Bool
  /// How often it runs; infinite for ever.
  var repeatCount: Double
  /// Whether each run goes there and back.
  var autoreverses: Bool
  var completion: ((Bool) -> Void)?
  /// The engine that moves the views that were changed.
  weak var engine: MotionEngine?

  /// Where in a run changes that are made now begin, and how long they take; the whole run outside of keyframes.
  var keyframe: (start: TimeInterval, span: TimeInterval)?
  /// The time of the loop's clock at which it starts to move.
  private(set) var start: TimeInterval = 0
  /// The frames in which it moves; nil while it waits, and afterwards.
  var grid: FrameGrid?
  /// What starts it after the delay.
  var timer: LoopTimer?
  /// Movements of single properties that have not ended.
  var pending = 0
  /// Whether none of them was taken away.
  var isFinished = true
  /// Whether its end was reached and its views are told no more.
  var isOver = false
  /// Where in its time it stands instead of following the clock: from 0 to 1, by a driver.
  var heldFraction: Double?
  /// How much of its way it has come, whatever its pace, by a driver; beyond 1 where a spring swings.
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
    // What takes no time but waits is a very short movement after its delay.
    self.duration = duration.isFinite ? max(duration, self.delay > 0 ? MotionGroup.shortest : 0) : 0
    self.pace = options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace
    allowsInteraction = options.contains(.allowUserInteraction) || own?.allowsInteraction ?? false
    beginsFromCurrentState = options.contains(.beginFromCurrentState) || own?.beginsFromCurrentState ?? false
    laysOutSubviews = options.contains(.layoutSubviews) || own?.laysOutSubviews ?? false
    repeatCount = options.contains(.repeat) ? .infinity : own?.repeatCount ?? 1
    autoreverses = options.contains(.autoreverse) || own?.autoreverses ?? false
    self.completion = completion
  }

  // MARK: The block under way

  /// The group whose block is being run; nil outside of blocks.
  private(set) static var current: MotionGroup? { didSet { updateRecording() } }
  /// Whether blocks animate at all.
  static var isEnabled = true { didSet { updateRecording() } }
  /// The group that changes of properties go to; nil when they are not animated.
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

  /// Lets the changes from now on belong to a group, or to none.
  static func enter(_ group: MotionGroup?) { current = group }

  // MARK: Time

  func begin(at time: TimeInterval) { start = time + delay }

  /// Seconds from the start to the end.
  var length: TimeInterval { duration > 0 ? duration * (autoreverses ? 2 : 1) * repeatCount : 0 }

  var end: TimeInterval { start + length }

  /// Where in one run it is at a time, in seconds: before the start 0, after the end the duration.
  func place(at time: TimeInterval) -> TimeInterval {
    if let held = heldShare ?? heldFraction { return held * duration }
    let elapsed = time - start
    if elapsed <= 0 { return 0 }
    if elapsed >= length - MotionGroup.tolerance { return duration }
    let cycle = autoreverses ? duration * 2 : duration
    let local = elapsed.truncatingRemainder(dividingBy: cycle)
    return local > duration ? cycle - local : local
  }

  /// What is left of the way of a change at a place of the run: 1 before it begins, 0 when it is done.
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

  /// How much of its way it has come where it is held.
  var shareHeld: Double { 1 - remaining(at: place(at: start), of: nil) }

  /// The shortest movement, in seconds.
  static let shortest: TimeInterval = 1e-6
  /// By how many seconds an end may lie after a frame that is to be the last.
  static let tolerance: TimeInterval = 1e-9
}
