/// A place in a text: the first character of the first line is 1, 1.
///
/// Columns count Unicode scalars.
package struct TextPosition: Sendable, Equatable {
  package var line: Int
  package var column: Int

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Why a file was refused: where, and what would have been accepted.
///
/// `description` is what the command prints, `FILE:LINE: MESSAGE`, and `exitStatus` what it ends with. A reader throws
/// the first error that it meets and returns nothing of the file.
package struct FileError: Error, Sendable, Equatable {
  /// The path or the name that the file was asked for with.
  package var file: String
  /// Nil when the file as a whole is meant.
  package var position: TextPosition?
  /// The key that the complaint is about, if it is about one.
  package var key: String?
  package var message: String
  package var exitStatus: Int32

  package var line: Int? { position?.line }
  package var column: Int? { position?.column }

  /// The exit status of a file with bad content.
  package static let badFile: Int32 = 65
  /// The exit status of a file that is not there or cannot be read.
  package static let noSuchFile: Int32 = 66

  package init(
    file: String, at position: TextPosition?, key: String? = nil, message: String, exitStatus: Int32 = badFile
  ) {
    self.file = file
    self.position = position
    self.key = key
    self.message = message
    self.exitStatus = exitStatus
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    // A name may hold anything, and is one word of one line all the same.
    let name = file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\u{a}")
    guard let position else { return "\(name): \(message)" }
    return "\(name):\(position.line): \(message)"
  }
}
