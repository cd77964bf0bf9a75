import Glibc
import Synchronization

/// Writes messages to standard error: to a terminal with their level, to the journal with its priority.
enum LogOutput {
  /// Receives each line instead of standard error, in tests.
  static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Whether standard error is the journal of systemd, whose entries others may read.
  static let isJournal = getenv("JOURNAL_STREAM") != nil

  /// The rank of the least important level that is written: that of `TOUCHSTONE_LOG`, otherwise `debug`.
  static let minimumRank = rank(named: getenv("TOUCHSTONE_LOG").map { String(cString: $0) })

  static func rank(named name: String?) -> Int {
    ["debug", "info", "notice", "error", "fault"].firstIndex(of: name ?? "") ?? 0
  }

  static func write(_ message: OSLogMessage, _ type: OSLogType, _ log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    let line = line(message, type, log, isJournal: isJournal)
    let receiver = receiver.withLock { $0 }
    if let receiver { return receiver(line) }
    let text = line + "\n"
    _ = Glibc.write(2, text, text.utf8.count)
  }

  /// Returns the line of a message; in the journal each line of the text has its priority.
  static func line(_ message: OSLogMessage, _ type: OSLogType, _ log: OSLog, isJournal: Bool) -> String {
    let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: " ")
    let text = message.text(hidesPrivate: isJournal)
    guard isJournal else { return [type.name, origin].filter { !$0.isEmpty }.joined(separator: " ") + ": " + text }
    let whole = origin.isEmpty ? text : origin + ": " + text
    return whole.split(separator: "\n", omittingEmptySubsequences: false).map { "<\(type.priority)>\($0)" }
      .joined(separator: "\n")
  }
}
