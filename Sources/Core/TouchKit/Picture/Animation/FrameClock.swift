import TouchGeometry
import TouchLoop

/// Says when there is to be a frame while something moves: at the rate of the display, and not at all otherwise.
///
/// An animation takes a `FrameGrid` and gives it back at its end. While at least one is out, one timer of the loop
/// waits for the next frame; when the last is back there is none, and the loop sleeps.
///
/// Contract:
/// - Frames are due at *origin + n · interval*, computed and never added up, so they do not drift. Frames that were
///   missed because the program was busy are skipped.
/// - On a real clock all share one grid, as they share one display. On a manual clock each start has a grid of its own:
///   the first frame is one interval after the start, whatever else moves already. So a log does not depend on it.
/// - In the animate step of a frame that is due, display links are called in the order in which they were added; then
///   animations take their values for the time of the frame, which is the due time and not when the program woke up.
@MainActor final class FrameClock {
  /// Nil once the application is gone; a display link may still have the clock then.
  private weak var application: UIApplication?
  private let loop: EventLoop
  private var grids: [FrameGrid] = []
  private var timer: LoopTimer?
  /// The links that were added to the loop and not taken away, in that order; paused ones too.
  private(set) var links: [CADisplayLink] = []

  init(application: UIApplication) {
    self.application = application
    loop = application.loop
    loop.addHandler(for: .animate, modes: .default) { [weak self] in self?.animate(.default) }
    loop.addHandler(for: .animate, modes: .tracking) { [weak self] in self?.animate(.tracking) }
  }

  /// Frames in a second: those of the fastest display that shows one of the program's windows.
  var framesPerSecond: Double {
    let rates = application?.scenes.map(\.surface.framesPerSecond).filter { $0 >= 1 && $0 <= 1000 }
    return rates?.max() ?? FrameClock.usualRate
  }

  /// The time: inside the animate step of a frame that is due, the time of that frame.
  var now: TimeInterval { loop.phase == .animate ? frameTime ?? loop.now : loop.now }
  private var frameTime: TimeInterval?

  /// What is assumed of a display that does not say.
  static let usualRate: Double = 60

  // MARK: Grids

  /// Begins to make frames for somebody; each call is to be answered by one of `leave(_:)`.
  func join() -> FrameGrid {
    let now = now
    let known = loop.hasManualClock ? grids.first { $0.isNew && $0.time == now } : grids.first
    let grid = known ?? FrameGrid(origin: now, interval: 1 / framesPerSecond)
    if known == nil { grids.append(grid) }
    grid.users += 1
    schedule()
    return grid
  }

  /// Ends what `join()` began.
  func leave(_ grid: FrameGrid) {
    grid.users -= 1
    guard grid.users == 0 else { return }
    grids.removeAll { $0 === grid }
    schedule()
  }

  /// Lets the one timer wait for the first frame that is due.
  private func schedule() {
    let next = grids.map(\.next).min()
    if let timer, timer.isValid, let next, timer.fireTime == next - FrameGrid.earliness { return }
    timer?.cancel()
    timer = next.map { due in
      // One timer object a frame, however much moves.
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
  /// Seconds from one frame of the display to the next.
  package var frameDuration: TimeInterval { 1 / frameClock.framesPerSecond }
}

/// The times at which somebody wants frames.
@MainActor final class FrameGrid {
  /// Seconds from one frame to the next.
  private(set) var interval: TimeInterval
  /// By how many seconds frames are made before their time, so that the sums of a test that waits for one are not a
  /// billionth short.
  static let earliness: TimeInterval = 1e-10
  /// How many frames have gone by.
  private(set) var count = 0
  /// Whether one is due in the present animate step.
  var isDue = false
  var users = 0
  /// A frame from which the times are counted, and its time.
  private var base: (count: Int, time: TimeInterval)

  init(origin: TimeInterval, interval: TimeInterval) {
    self.interval = interval
    base = (0, origin)
  }

  /// The time of the last frame; the start before the first.
  var time: TimeInterval { time(of: count) }
  /// The time of the next frame.
  var next: TimeInterval { time(of: count + 1) }
  /// Whether no frame has gone by yet.
  var isNew: Bool { count == 0 }

  func time(of frame: Int) -> TimeInterval { base.time + Double(frame - base.count) * interval }

  /// Goes to the last frame that is due at a time; the display may have changed its rate meanwhile.
  func advance(to now: TimeInterval, interval new: TimeInterval) {
    isDue = next <= now
    guard isDue else { return }
    let passed = ((now - base.time) / interval).rounded(.down)
    count = max(count + 1, base.count + Int(pixels: passed))
    guard new != interval else { return }
    base = (count, time)
    interval = new
  }
}
