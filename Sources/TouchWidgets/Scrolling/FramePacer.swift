import TouchGeometry
import TouchKit
import TouchLoop

/// Calls a closure once for each frame of the display until it is stopped, with the time of the frame.
///
/// With a manual clock, frames are 1/60 s apart and count from the moment at which the pacer was made.
@MainActor final class FramePacer {
  private var timer: LoopTimer?
  private var count = 0.0

  /// Begins at once; the first call comes one frame later.
  init(_ body: @escaping @MainActor (TimeInterval) -> Void) {
    next(from: UIApplication.shared.loop.now, body)
  }

  private func next(from start: TimeInterval, _ body: @escaping @MainActor (TimeInterval) -> Void) {
    count += 1
    let time = start + count / 60
    timer = UIApplication.shared.loop.schedule(at: time) { [weak self] in
      self?.next(from: start, body)
      body(time)
    }
  }

  /// Ends the calls; may be called from inside one.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}
