import TouchGeometry
import TouchLoop

/// Calls a method once for each frame of the display, for animations that an app computes itself.
///
/// A link is inactive until it is added to the run loop, and after it was paused or invalidated. It is called in the
/// animate step of a frame, before layout and drawing, so its changes are visible in that frame. The first call comes
/// one frame after the start; later ones follow at the rate of the window's display, and frames that the app is too
/// slow for are skipped. While no link runs and nothing is animated, the loop sleeps. With a manual clock the display
/// has 60 frames a second, counted from when the link was added or resumed.
/// https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var body: ((CADisplayLink) -> Void)?
  private var modes: LoopModes = []
  private weak var clock: FrameClock?
  /// The target, if it is a responder, whose window determines the application.
  private weak var responder: UIResponder?
  /// The frame times that the link follows while it runs.
  private var grid: FrameGrid?
  /// The number of the frame of the next call.
  private var nextFrame = 0

  /// The time of the frame of the last call, in seconds of `CACurrentMediaTime()`; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next call, `timestamp` plus the interval of the link; 0 before the first call.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The interval between two frames of the display in seconds, independent of the link's rate; 0 before the first
  /// call.
  public private(set) var duration: CFTimeInterval = 0

  /// Creates a link that calls a method of a target with itself as the sender.
  ///
  /// The link retains the target until it is invalidated, and the run loop retains the link. A method without arguments
  /// also works.
  public convenience init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    self.init { link in _ = sel.perform(on: object, sender: link, event: nil) }
    responder = object as? UIResponder
  }

  /// Creates a link that calls a method of a target, without a selector.
  ///
  /// The link retains the target until it is invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    self.init { link in action(target)(link) }
    responder = target as? UIResponder
  }

  /// Creates a link that calls a closure with itself; UIKit only has targets.
  ///
  /// The closure is released when the link is invalidated.
  public init(_ body: @escaping (CADisplayLink) -> Void) {
    self.body = body
    super.init()
  }

  // MARK: Running

  /// Whether calls are suspended; false by default.
  ///
  /// After resuming, the first call comes one frame later.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// Starts calls of the link while the loop runs in the mode; the run loop retains the link.
  ///
  /// Only the main run loop shows frames: another one is refused and reported, as is an invalidated link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else {
      return UsageError.report("CADisplayLink.add: only the main run loop shows frames; the link was not added")
    }
    guard body != nil else {
      return UsageError.report("CADisplayLink.add: the link was invalidated and cannot be added again")
    }
    guard let application = responder?.responderWindow?.application ?? UIApplication.installed else {
      return UsageError.report("CADisplayLink.add: there is no application whose frames it can follow")
    }
    let clock = clock ?? application.frameClock
    if modes.isEmpty { clock.add(self) }
    self.clock = clock
    modes.formUnion(LoopModes(mode))
    update()
  }

  /// Ends calls in a mode; after the last mode the run loop releases the link.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main, !modes.isEmpty else { return }
    modes.subtract(LoopModes(mode))
    if modes.isEmpty { clock?.remove(self) }
    update()
  }

  /// Ends calls permanently and releases the target; may be called from inside a call, any number of times.
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

  /// Called in the animate step of every frame; calls the target if the link's next frame is reached.
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

  /// The preferred number of calls per second; 0, the default, for every frame of the display.
  ///
  /// The link is called at every frame, every second, every third and so on, whichever is nearest.
  /// `preferredFrameRateRange` has precedence, unless it is the default.
  public var preferredFramesPerSecond = 0

  /// The permitted and the preferred rate of the link; `default` for the display's.
  ///
  /// Like `preferredFramesPerSecond`, but the maximum is never exceeded.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the number of display frames from one call to the next.
  private func stride(_ grid: FrameGrid) -> Int {
    let rate = 1 / grid.interval
    let range = preferredFrameRateRange
    let limit = range.maximum > 0 ? Double(range.maximum) : .infinity
    let wanted = range.preferred.map(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? limit
    let preferred = wanted.isFinite ? wanted : preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
    // A display of 59.94 frames does not exceed 60.
    let minimum = (rate / (limit * 1.01)).rounded(.up)
    return Int(clamping: min(max(1, (rate / preferred).rounded(), minimum), 1e6))
  }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

#if FoundationGeometry
/// A time in seconds since January 1, 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the present time in seconds since January 1, 2001, by the computer's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif

/// Returns the current time in seconds, on the clock of display links and animations.
///
/// It is the clock of the application's run loop, so in a test it is advanced manually.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.installed?.loop.clock.now ?? MonotonicClock().now
}
