/// A position in a text; the first character of the first line is at 1, 1.
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

/// The reason a file is refused: where, and what would be accepted.
///
/// The command prints `description`, `FILE:LINE: MESSAGE`, and exits with `exitStatus`. A reader throws the first error
/// it finds and returns nothing from the file.
package struct FileError: Error, Sendable, Equatable {
  /// The path or name that was used to ask for the file.
  package var file: String
  /// Nil for errors about the whole file.
  package var position: TextPosition?
  /// The key that the error is about, if any.
  package var key: String?
  package var message: String
  package var exitStatus: Int32

  package var line: Int? { position?.line }
  package var column: Int? { position?.column }

  /// The exit status for a file with invalid content.
  package static let badFile: Int32 = 65
  /// The exit status for a file that is missing or not readable.
  package static let noSuchFile: Int32 = 66

  package init(
    file: String, at position: TextPosition?, key: String? = nil, message: String, exitStatus: Int32 = badFile
  ) {
    (self.file, self.position, self.key, self.message, self.exitStatus) = (file, position, key, message, exitStatus)
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    let name = inOneLine(file)
    guard let position else { return "\(name): \(message)" }
    return "\(name):\(position.line): \(message)"
  }
}
