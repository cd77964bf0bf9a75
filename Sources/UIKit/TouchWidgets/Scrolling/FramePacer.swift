import TouchGeometry
import TouchKit

/// Calls a closure once for each frame of the display until it is stopped, with the time of the frame.
///
/// With a manual clock, frames are 1/60 s apart and count from the moment at which the pacer was made.
@MainActor final class FramePacer {
  private let link: CADisplayLink

  /// Begins at once; the first call comes one frame later.
  ///
  /// The closure says whether it wants to be called again, so that one whose owner is gone ends by itself.
  init(_ body: @escaping @MainActor (TimeInterval) -> Bool) {
    link = CADisplayLink { link in
      if !body(link.timestamp) { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
  }

  /// Ends the calls; may be called from inside one.
  func stop() { link.invalidate() }
}
