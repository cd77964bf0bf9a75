/// The importance of a log message. https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number, which is that of Apple's module.
  public let rawValue: UInt8
  /// Creates a level; a number without a name is treated as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of ordinary messages.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information that may help with an error.
  public static let info = OSLogType(rawValue: 1)
  /// Details for development.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the app.
  public static let error = OSLogType(rawValue: 16)
  /// A programming error, or an error of several processes.
  public static let fault = OSLogType(rawValue: 17)

  /// The name in a line, and the priority of the journal.
  var name: String { Self.names[self]?.name ?? "notice" }
  var priority: Int { Self.names[self]?.priority ?? 5 }
  /// The position of the level from the least important one on.
  var rank: Int { [Self.debug, .info, .default, .error, .fault].firstIndex(of: self) ?? 2 }

  private static let names: [OSLogType: (name: String, priority: Int)] = [
    .debug: ("debug", 7), .info: ("info", 6), .default: ("notice", 5), .error: ("error", 3), .fault: ("fault", 2),
  ]
}

/// A log: the origin of messages. https://developer.apple.com/documentation/os/oslog
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
  }

  /// Creates a log whose messages name a part of the app, usually in reverse DNS form, and a category in it.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isEnabled: true) }

  /// The log of messages without an origin.
  public static let `default` = OSLog("", "", isEnabled: true)
  /// A log that discards its messages.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type.rank >= LogOutput.minimumRank }
}
