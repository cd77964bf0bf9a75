import CTouchSystem
import TouchGeometry
import TouchKit

/// The result of a command, on the standard output.
///
/// Lines are gathered and written in large pieces. Whether all got through is known at the end, and decides the status.
@MainActor enum Output {
  private static var pending: [UInt8] = []
  /// Why the output was cut off, as the system counts errors; 0 while it was not.
  private static var failure: Int32 = 0

  /// Prints a line; see `printable(_:)` for what is escaped.
  static func line(_ text: String) {
    pending += printable(text).utf8
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= 1 << 16 { flush() }
  }

  /// Writes the remaining output, and throws if some of it could not be written.
  ///
  /// A closed pipe ends the program as it ends others: `touchstone list | head -1` is no failure.
  static func finish() throws(Failure) {
    flush()
    guard failure != 0 else { return }
    if failure == EPIPE { touch_signals_end(SIGPIPE) }
    throw Failure(message: "the standard output is cut off: \(sentence)", status: .cutOff)
  }

  private static var sentence: String {
    failure == ENOSPC ? "there is no room left on the disk" : String(cString: strerror(failure))
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
