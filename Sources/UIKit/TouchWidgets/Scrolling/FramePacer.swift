import TouchGeometry
import TouchKit

/// Calls a closure once for each frame of the display until it is stopped, with the time of the frame.
///
/// With a manual clock, frames are 1/60 s apart, beginning with the creation of the pacer.
@MainActor final class FramePacer {
  private let link: CADisplayLink

  /// Starts a pacer; the first call comes one frame later.
  ///
  /// The closure returns whether to call it again. If its owner has been deallocated, it returns false to end the
  /// calls.
  init(_ body: @escaping @MainActor (TimeInterval) -> Bool) {
    link = CADisplayLink { link in
      if !body(link.timestamp) { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
  }

  /// Ends the calls; the closure itself may call it.
  func stop() { link.invalidate() }
}
