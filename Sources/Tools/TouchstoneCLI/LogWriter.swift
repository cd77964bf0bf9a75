import Dispatch
import Synchronization
import TouchGeometry
import TouchKit

/// Writes the lines of a log to standard output on another thread, so that a reader that does not read cannot stop the
/// window.
///
/// Each line is written as soon as the previous ones are. Unread lines are stored up to a limit; further ones are
/// dropped, and replaced by a line with their number.
final class LogWriter: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isWriting = false
    /// The number of dropped lines that have not been reported yet.
    var dropped = 0
    /// The system's number of the write error; 0 without an error.
    var failure: Int32 = 0
  }

  private let descriptor: Int32
  private let capacity: Int
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "touchstone.log")
  /// Signalled whenever everything is written.
  private let rest = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - descriptor: The descriptor to write to; it is not closed.
  ///   - capacity: The number of bytes stored for a reader, in addition to those being written.
  init(descriptor: Int32 = STDOUT_FILENO, capacity: Int = 1 << 20) {
    (self.descriptor, self.capacity) = (descriptor, capacity)
  }

  /// Adds a line; never waits.
  func line(_ text: String) {
    let bytes = Array((printable(text) + "\n").utf8)
    let begins = state.withLock { state in
      guard state.failure == 0 else { return false }
      let notice = state.dropped > 0 ? Self.notice(state.dropped) : []
      guard state.pending.count + notice.count + bytes.count <= capacity else {
        state.dropped += 1
        return false
      }
      state.dropped = 0
      state.pending += notice
      state.pending += bytes
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if begins { queue.async { self.drain() } }
  }

  /// Waits until everything is written, for at most some seconds.
  ///
  /// - Returns: A message for the user; nil if everything was written.
  func finish(within seconds: Double) -> String? {
    let deadline = DispatchTime.now() + seconds
    while state.withLock({ $0.isWriting }) {
      guard rest.wait(timeout: deadline) == .success else {
        return localized("the reader does not read the log; its end is lost")
      }
    }
    return state.withLock { state in
      if state.failure == ENOSPC { return localized("the log is cut off: the disk is full") }
      if state.failure != 0, state.failure != EPIPE { return localized("the log is cut off") }
      return state.dropped > 0
        ? localized("%1$s lines of the log are lost: they were not read in time", "\(state.dropped)") : nil
    }
  }

  private static func notice(_ count: Int) -> [UInt8] {
    Array("… \(count) lines are lost: they were not read in time\n".utf8)
  }

  private func drain() {
    while true {
      let bytes = state.withLock { state in
        let bytes = state.pending
        state.pending = []
        if bytes.isEmpty { state.isWriting = false }
        return bytes
      }
      guard !bytes.isEmpty else { break }
      let failure = write(bytes)
      guard failure != 0 else { continue }
      state.withLock { $0.failure = failure }
    }
    rest.signal()
  }

  /// Writes bytes and returns the system's error; 0 if all were written.
  private func write(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(1 << 12))
      let count = writePiece(descriptor, piece)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// The C library's `write`, which a method of the same name hides.
private func writePiece(_ descriptor: Int32, _ bytes: [UInt8]) -> Int { write(descriptor, bytes, bytes.count) }
