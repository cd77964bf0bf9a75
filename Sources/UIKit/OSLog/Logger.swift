/// Writes messages of a part of an app to standard error.
///
/// A line of a terminal has the level, the subsystem and the category before the text. If standard error is the journal
/// of systemd, a line has its priority instead of the level, and private values are replaced. The environment variable
/// `TOUCHSTONE_LOG` is the least level that is written: `debug`, which is the default, `info`, `notice`, `error` or
/// `fault`. https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of messages without an origin.
  public init() { log = .default }
  /// Creates a logger of a part of the app, usually in reverse DNS form, and a category in it.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { LogOutput.write(message, .default, log) }
  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { LogOutput.write(message, level, log) }
  /// Writes details for development.
  public func trace(_ message: OSLogMessage) { LogOutput.write(message, .debug, log) }
  /// Writes details for development.
  public func debug(_ message: OSLogMessage) { LogOutput.write(message, .debug, log) }
  /// Writes information that may help with an error.
  public func info(_ message: OSLogMessage) { LogOutput.write(message, .info, log) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { LogOutput.write(message, .default, log) }
  /// Writes a warning, which has the level of errors.
  public func warning(_ message: OSLogMessage) { LogOutput.write(message, .error, log) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { LogOutput.write(message, .error, log) }
  /// Writes a programming error.
  public func critical(_ message: OSLogMessage) { LogOutput.write(message, .fault, log) }
  /// Writes a programming error.
  public func fault(_ message: OSLogMessage) { LogOutput.write(message, .fault, log) }
}

/// Writes a message with interpolated values to standard error.
public func os_log(_ message: OSLogMessage) { LogOutput.write(message, .default, .default) }

/// Writes a message with interpolated values and a level to standard error.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(message, type, log)
}

/// Writes a message with a level, and values in the format of `printf`, to standard error (see the next function).
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ firstArgument: Any?, _ args: Any?...
) {
  LogOutput.write(LogFormat.message("\(message)", [firstArgument] + args), type, log)
}

/// Writes a message with values in the format of `printf` to standard error, as `Logger` does.
///
/// - Parameters:
///   - message: The format. `%@` is any value, `%d`, `%u`, `%x`, `%f`, `%e`, `%g`, `%s` and `%c` with a width and a
///     precision are those of `printf`; `%{public}` and `%{private}` set the privacy of a value.
///   - log: The origin of the message.
///   - type: The level of the message.
///   - args: The values; a missing one is written as `<missing>`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...) {
  LogOutput.write(LogFormat.message("\(message)", args), type, log)
}
