import TouchKit
import TouchLoop
import TouchPlatform
import TouchSDL
import Touchstone

/// Times of frames in a window on a display.
///
/// A Wayland compositor requests each frame. The time until it does is not counted.
@MainActor enum WindowedFrames {
  /// How many frames are measured, after some that are not.
  static let (frames, first) = (240, 10)

  /// Whether the display server requests frames.
  static let isPaced = DisplayChoice.variable("WAYLAND_DISPLAY") != nil

  /// Runs the loop until the display server accepts a frame.
  static func wait(for surface: any PlatformSurface, _ loop: EventLoop) {
    while !surface.takesFrame {
      // The turn that reads the request for a frame sleeps, too.
      let alarm = loop.schedule(at: loop.clock.now + 0.001) {}
      loop.runTurn(blocking: true)
      alarm.cancel()
    }
  }

  /// Returns the milliseconds from a change to the presented frame: the median and the 99th percentile.
  static func measure(_ program: WindowedProgram, in scene: UIWindowScene?, _ change: () -> Void) -> [Double] {
    guard let surface = scene?.surface else { return [] }
    var times: [Double] = []
    while times.count < first + frames {
      wait(for: surface, program.loop)
      times += Stopwatch.times(1) {
        change()
        program.loop.runTurn()
      }
      // Otherwise nothing was presented: the change was drawn before.
      if isPaced, surface.takesFrame { return [] }
    }
    return percentiles(times)
  }

  /// Returns the milliseconds that the loop works for each presented frame of a running animation, until it has enough.
  static func measureAnimation(_ program: WindowedProgram, in scene: UIWindowScene?, first: Int) -> [Double] {
    guard let surface = scene?.surface else { return [] }
    var times: [Double] = []
    var (start, wasReady) = (0.0, true)
    program.loop.addHandler(for: .timers) {
      wasReady = surface.takesFrame
      start = program.loop.clock.now
    }
    program.loop.addHandler(for: .present) {
      let time = program.loop.clock.now - start
      guard !isPaced || wasReady && !surface.takesFrame else { return }
      times.append(time)
      if times.count == first + frames { program.loop.stop() }
    }
    program.loop.run()
    return percentiles(times, first: first)
  }

  /// Returns the median and the 99th percentile in milliseconds, without the first times.
  static func percentiles(_ times: [Double], first: Int = first) -> [Double] {
    let sorted = times.dropFirst(first).sorted()
    return [sorted[sorted.count / 2] * 1e3, sorted[sorted.count * 99 / 100] * 1e3]
  }
}
