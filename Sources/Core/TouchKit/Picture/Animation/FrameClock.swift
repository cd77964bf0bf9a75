import TouchGeometry
import TouchLoop

/// Schedules frames while something is animated: at the rate of the display, and none otherwise.
///
/// An animation obtains a `FrameGrid` and returns it at its end. While at least one is in use, one timer of the loop
/// waits for the next frame; when the last one is returned there is none, and the loop sleeps.
///
/// Contract:
/// - Frames are scheduled at *origin + n · interval*, computed and never summed up, so they do not drift. Frames missed
///   because the app was busy are skipped.
/// - On a real clock all animations share one grid, because they share one display. On a manual clock each start has
///   its own grid: the first frame is one interval after the start, regardless of other animations. So a log does not
///   depend on them.
/// - In the animate step of a due frame, display links are called in the order in which they were added; then
///   animations take their values for the time of the frame, which is the due time and not the wake-up time.
@MainActor final class FrameClock {
  /// Nil after the application was deallocated; a display link may still retain the clock then.
  private weak var application: UIApplication?
  private let loop: EventLoop
  private var grids: [FrameGrid] = []
  private var timer: LoopTimer?
  /// The links that are added to the loop, in that order; including paused ones.
  private(set) var links: [CADisplayLink] = []

  init(application: UIApplication) {
    self.application = application
    loop = application.loop
    loop.addHandler(for: .animate, modes: .default) { [weak self] in self?.animate(.default) }
    loop.addHandler(for: .animate, modes: .tracking) { [weak self] in self?.animate(.tracking) }
  }

  /// The frames per second of the fastest display with one of the app's windows.
  var framesPerSecond: Double {
    let rates = application?.scenes.map(\.surface.framesPerSecond).filter { $0 >= 1 && $0 <= 1000 }
    return rates?.max() ?? FrameClock.usualRate
  }

  /// The current time: in the animate step of a due frame, the time of that frame.
  var now: TimeInterval { loop.phase == .animate ? frameTime ?? loop.now : loop.now }
  private var frameTime: TimeInterval?

  /// The assumed rate of a display that reports none.
  static let usualRate: Double = 60

  // MARK: Grids

  /// Begins frames for an animation; each call must be balanced by one of `leave(_:)`.
  func join() -> FrameGrid {
    let now = now
    let known = loop.hasManualClock ? grids.first { $0.isNew && $0.time == now } : grids.first
    let grid = known ?? FrameGrid(origin: now, interval: 1 / framesPerSecond)
    if known == nil { grids.append(grid) }
    grid.users += 1
    schedule()
    return grid
  }

  /// Ends the frames of a call of `join()`.
  func leave(_ grid: FrameGrid) {
    grid.users -= 1
    guard grid.users == 0 else { return }
    grids.removeAll { $0 === grid }
    schedule()
  }

  /// Sets the timer for the first due frame.
  private func schedule() {
    let next = grids.map(\.next).min()
    if let timer, timer.isValid, let next, timer.fireTime == next - FrameGrid.earliness { return }
    timer?.cancel()
    timer = next.map { due in
      // One timer object per frame, regardless of the number of animations.
      loop.schedule(at: due - FrameGrid.earliness) { [loop] in loop.requestFrame() }
    }
  }

  private func animate(_ mode: LoopMode) {
    guard !grids.isEmpty else { return }
    let (now, rate) = (loop.now, framesPerSecond)
    var isDue = false
    var time = -TimeInterval.infinity
    for grid in grids {
      grid.advance(to: now + FrameGrid.earliness, interval: 1 / rate)
      guard grid.isDue else { continue }
      isDue = true
      time = max(time, grid.time)
    }
    guard isDue else { return schedule() }
    frameTime = time
    let snapshot = links
    for link in snapshot { link.tick(in: mode) }
    application?.motions.step(to: time, in: grids)
    frameTime = nil
    for grid in grids { grid.isDue = false }
    schedule()
  }

  // MARK: Links

  func add(_ link: CADisplayLink) { links.append(link) }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }
}

extension UIApplication {
  /// The seconds from one frame of the display to the next.
  package var frameDuration: TimeInterval { 1 / frameClock.framesPerSecond }
}

/// The times of an animation's frames.
@MainActor final class FrameGrid {
  /// The seconds from one frame to the next.
  private(set) var interval: TimeInterval
  /// The seconds by which frames are early, so that rounded sums in a test that waits for one are never too short.
  static let earliness: TimeInterval = 1e-10
  /// The number of past frames.
  private(set) var count = 0
  /// Whether the current animate step must run a frame.
  var isDue = false
  var users = 0
  /// A frame from which times are counted, and its time.
  private var base: (count: Int, time: TimeInterval)

  init(origin: TimeInterval, interval: TimeInterval) {
    self.interval = interval
    base = (0, origin)
  }

  /// The time of the last frame; the start before the first.
  var time: TimeInterval { time(of: count) }
  /// The time of the next frame.
  var next: TimeInterval { time(of: count + 1) }
  /// Whether no frame has passed yet.
  var isNew: Bool { count == 0 }

  func time(of frame: Int) -> TimeInterval { base.time + Double(frame - base.count) * interval }

  /// Advances to the last frame due at a time; the rate of the display may have changed.
  func advance(to now: TimeInterval, interval new: TimeInterval) {
    // A display that has become faster does not wait for the end of a long frame. The next frame is now, unless the last
    // one was less than a new interval ago.
    if new < interval { (base, interval) = ((count, max(time, now - Self.earliness - new)), new) }
    isDue = next <= now
    guard isDue else { return }
    let passed = ((now - base.time) / interval).rounded(.down)
    count = max(count + 1, base.count + Int(clamping: passed))
    guard new != interval else { return }
    base = (count, time)
    interval = new
  }
}
