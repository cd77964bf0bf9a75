import TouchGeometry
import TouchLoop

/// Calls a method once for each frame of the display, for movements that a program computes by itself.
///
/// A link does nothing until it is added to the run loop, and then until it is paused or invalidated. It is called in
/// the animate step of a frame, before layout and drawing, so what it changes is seen in that frame. The first call
/// comes one frame after the start, and so on at the pace of the display that the window is on; frames that the program
/// was too slow for are left out. While no link runs and nothing is animated, the loop sleeps. With a manual clock the
/// display has 60 frames a second, counted from the moment at which the link was added or went on.
/// https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var body: ((CADisplayLink) -> Void)?
  private var modes: LoopModes = []
  private weak var clock: FrameClock?
  /// The target, if it is one whose window tells the application.
  private weak var responder: UIResponder?
  /// The frames that the link follows while it runs.
  private var grid: FrameGrid?
  /// The number of the frame that it is called at next.
  private var nextFrame = 0

  /// The time of the frame that the link was called for last, in seconds of `CACurrentMediaTime()`; 0 before.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the link is to be called next, `timestamp` plus the interval between its calls; 0 before the
  /// first call.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Seconds between two frames of the display, whatever rate the link asks for; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// A link that calls a method of a target with itself as the sender.
  ///
  /// The link keeps the target alive until it is invalidated, and the run loop keeps the link. A method that takes no
  /// argument will do too.
  public convenience init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    self.init { link in _ = sel.perform(on: object, sender: link, event: nil) }
    responder = object as? UIResponder
  }

  /// A link that calls a method of a target, written without a selector.
  ///
  /// The link keeps the target alive until it is invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    self.init { link in action(target)(link) }
    responder = target as? UIResponder
  }

  /// A link that calls a closure with itself; UIKit has targets only.
  ///
  /// The closure is let go when the link is invalidated.
  public init(_ body: @escaping (CADisplayLink) -> Void) {
    self.body = body
    super.init()
  }

  // MARK: Running

  /// Whether the link is not called for a while; false at first.
  ///
  /// A link that goes on is called one frame later for the first time.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// Has the link called from now on, while the loop runs in the mode; the run loop keeps it alive.
  ///
  /// Only the main run loop shows frames: another is refused and reported, as is a link that was invalidated.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else {
      return BadUse.report("CADisplayLink.add: only the main run loop shows frames; the link was not added")
    }
    guard body != nil else { return BadUse.report("CADisplayLink.add: the link was invalidated and stays so") }
    guard let application = responder?.responderWindow?.application ?? UIApplication.installed else {
      return BadUse.report("CADisplayLink.add: there is no application whose frames it could follow")
    }
    let clock = clock ?? application.frameClock
    if modes.isEmpty { clock.add(self) }
    self.clock = clock
    modes.formUnion(LoopModes(mode))
    update()
  }

  /// Ends the calls in a mode; in none left, the run loop lets go of the link.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main, !modes.isEmpty else { return }
    modes.subtract(LoopModes(mode))
    if modes.isEmpty { clock?.remove(self) }
    update()
  }

  /// Ends the calls for good, and lets go of the target; may be called from inside one, any number of times.
  public func invalidate() {
    modes = []
    clock?.remove(self)
    update()
    body = nil
  }

  private func update() {
    let runs = !modes.isEmpty && !isPaused
    if runs, grid == nil, let clock {
      let joined = clock.join()
      grid = joined
      nextFrame = joined.count + stride(joined)
    } else if !runs, let left = grid {
      grid = nil
      clock?.leave(left)
    }
  }

  /// Called in the animate step of every frame; tells the target if it is the link's turn.
  func tick(in mode: LoopMode) {
    guard let grid, grid.isDue, grid.count >= nextFrame, modes.contains(mode) else { return }
    let step = stride(grid)
    nextFrame = grid.count + step
    timestamp = grid.time
    targetTimestamp = grid.time(of: nextFrame)
    duration = grid.interval
    body?(self)
  }

  // MARK: Rate

  /// How many calls a second would do; 0, the default, for one at every frame of the display.
  ///
  /// The link is called at every frame, every second, every third and so on, whichever comes nearest.
  /// `preferredFrameRateRange`, where it says something, goes before.
  public var preferredFramesPerSecond = 0

  /// Between which rates the link may be called, and which is preferred; `default` for that of the display.
  ///
  /// As `preferredFramesPerSecond`, but never more often than the maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Every how many frames of the display the link is called.
  private func stride(_ grid: FrameGrid) -> Int {
    let rate = 1 / grid.interval
    let range = preferredFrameRateRange
    let limit = range.maximum > 0 ? Double(range.maximum) : .infinity
    let wanted = range.preferred.map(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? limit
    let preferred = wanted.isFinite ? wanted : preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
    var stride = max(1, (rate / preferred).rounded())
    // A display of 59.94 frames does not exceed 60.
    while rate / stride > limit * 1.01 { stride += 1 }
    return Int(pixels: min(stride, 1e6))
  }
}

/// Seconds, as Core Animation writes them.
public typealias CFTimeInterval = Double

/// The present time in seconds, on the clock that display links and animations follow: that of the application's run
/// loop, so in a test it moves only when the test says so.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.installed?.loop.clock.now ?? MonotonicClock().now
}
