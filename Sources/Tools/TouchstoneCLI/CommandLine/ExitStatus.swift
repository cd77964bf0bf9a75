import TouchScenes

/// What the command ends with; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  /// What was compared is different.
  case differs = 1
  /// The command line cannot be understood.
  case wrongUsage = 64
  /// A file's content is bad.
  case badFile = 65
  /// A file is not there or cannot be read.
  case noSuchFile = 66
  /// There is no display where one is needed.
  case noDisplay = 69
  /// A mistake of ours.
  case bug = 70
  /// The display went away while it was used.
  case lostDisplay = 71
  /// What was to be printed or written did not get through, as on a disk that is full.
  case cutOff = 74
}

/// The reason why a command ends early: the message, and the status.
struct Failure: Error {
  var message: String
  var status: ExitStatus

  init(message: String, status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// A file was refused.
  init(_ error: FileError) {
    self.init(message: "\(error)", status: ExitStatus(rawValue: error.exitStatus) ?? .bug)
  }

  /// A command line that cannot be understood.
  static func usage(_ message: String) -> Failure { Failure(message: message, status: .wrongUsage) }
}
