import CTouchLoop
// Not named below, but imported so that libdispatch is linked with the trait off too.
import Dispatch
import TouchGeometry

/// libdispatch's main queue, as a run loop on the operating system's main thread sees it.
@MainActor struct MainQueue {
  /// Readable while jobs wait.
  let descriptor: Int32

  /// Whether a job of the queue is on the stack.
  ///
  /// The loop must leave the descriptor out of its poll then: jobs do not nest, so it would stay readable and the poll
  /// would spin.
  static private(set) var isInsideJob = false

  /// Nil when the caller is not the operating system's main thread, which owns the queue: with an `async` main, or in
  /// test runners, libdispatch serves the queue itself.
  init?() {
    guard touch_is_main_thread() != 0 else { return nil }
    descriptor = touch_main_queue_descriptor()
  }

  /// Runs the jobs that wait.
  func drain() {
    Self.isInsideJob = true
    touch_main_queue_drain()
    Self.isInsideJob = false
  }

  /// Fires Foundation's timers that are due and tells how many seconds it is until the next one.
  func serveFoundation() -> TimeInterval {
    #if FoundationGeometry
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return .infinity }
    return date == .distantFuture ? .infinity : max(0, date.timeIntervalSinceNow)
    #else
    return .infinity
    #endif
  }
}

/// Whether the caller may do what belongs to the main actor.
///
/// It may on the thread that the process started with, and in a job of the main queue, which another thread serves
/// where the program has given up its first one. For functions that are called by code that Swift does not check.
package func isOnMainActor() -> Bool { touch_is_main_actor() != 0 }
