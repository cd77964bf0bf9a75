import TouchScenes

/// The exit status of `touchstone`; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  /// A comparison found a difference.
  case differs = 1
  /// The command line is invalid.
  case wrongUsage = 64
  /// The content of a file is invalid.
  case badFile = 65
  /// A file does not exist or cannot be read.
  case noSuchFile = 66
  /// The command needs a display, and there is none.
  case noDisplay = 69
  /// An error in `touchstone` itself.
  case bug = 70
  /// The connection to the display was lost.
  case lostDisplay = 71
  /// Output could not be written, for example because the disk is full.
  case cutOff = 74
}

/// The reason that a command ends early: the message and the status.
struct Failure: Error {
  var message: String
  var status: ExitStatus

  init(message: String, status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Creates the failure for an error in a file.
  init(_ error: FileError) {
    self.init(message: "\(error)", status: ExitStatus(rawValue: error.exitStatus) ?? .bug)
  }

  /// Creates the failure for an invalid command line.
  static func usage(_ message: String) -> Failure { Failure(message: message, status: .wrongUsage) }
}
