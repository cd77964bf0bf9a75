import CTouchSystem
import TouchGeometry
import TouchKit

/// The result of a command, on the standard output.
///
/// Lines are collected and written in large pieces. Errors are reported at the end, with an exit status.
@MainActor enum Output {
  private static var pending: [UInt8] = []
  /// The system's number of the write error; 0 without an error.
  private static var failure: Int32 = 0

  /// Prints a line; see `printable(_:)` for what is escaped.
  static func line(_ text: String) {
    pending += printable(text).utf8
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= 1 << 16 { flush() }
  }

  /// Prints a line that contains no control characters, at once.
  static func send(_ text: String) {
    pending += text.utf8
    pending.append(UInt8(ascii: "\n"))
    flush()
  }

  /// Writes the remaining output, and throws if some of it could not be written.
  ///
  /// A closed pipe ends the process with SIGPIPE as usual, so `touchstone list | head -1` is not an error.
  static func finish() throws(Failure) {
    flush()
    guard failure != 0 else { return }
    if failure == EPIPE { touch_signals_end(SIGPIPE) }
    throw Failure(message: localized("the standard output is cut off: %1$s", "\(sentence)"), status: .cutOff)
  }

  private static var sentence: String {
    failure == ENOSPC ? localized("the disk is full") : String(cString: strerror(failure))
  }

  private static func flush() {
    var rest = pending[...]
    pending = []
    while !rest.isEmpty, failure == 0 {
      let count = write(STDOUT_FILENO, Array(rest.prefix(1 << 16)), min(rest.count, 1 << 16))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        failure = errno
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}
