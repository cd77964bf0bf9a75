import CTouchLoop
// Not used below, but imported so that libdispatch is linked also without the trait.
import Dispatch
import TouchGeometry

/// libdispatch's main queue, for a run loop on the operating system's main thread.
@MainActor struct MainQueue {
  /// The descriptor, readable while jobs are pending.
  let descriptor: Int32

  /// Whether a job of the queue is on the stack.
  ///
  /// The loop must then omit the descriptor from its poll: jobs do not nest, so it would stay readable and the poll
  /// would never block.
  static private(set) var isInsideJob = false

  /// Nil if the caller is not on the operating system's main thread, which owns the queue: with an `async` main, or in
  /// test runners, libdispatch serves the queue itself.
  init?() {
    guard touch_is_main_thread() != 0 else { return nil }
    descriptor = touch_main_queue_descriptor()
  }

  /// Runs the pending jobs.
  func drain() {
    Self.isInsideJob = true
    touch_main_queue_drain()
    Self.isInsideJob = false
  }

  /// Fires Foundation's timers that are due, and returns the seconds until the next one.
  func serveFoundation() -> TimeInterval {
    #if FoundationGeometry
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return .infinity }
    return date == .distantFuture ? .infinity : max(0, date.timeIntervalSinceNow)
    #else
    return .infinity
    #endif
  }
}

/// Returns whether the caller is on the main actor.
///
/// True on the thread that the process started with, and in a job of the main queue, which another thread serves if the
/// app has ended its first one. For functions called by code that Swift does not check.
package func isOnMainActor() -> Bool { touch_is_main_actor() != 0 }
