/// A line of a source file.
package struct SourcePlace: Equatable, Sendable {
  /// The path of the file.
  package var path: String
  /// The number of the line; the first is 1.
  package var line: Int

  /// The name of the file and the line, such as `Mixer.swift:4`.
  package var short: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  package init(path: String, line: Int) { (self.path, self.line) = (path, line) }
}

/// Where something is defined, or why that is not known.
package enum SourceAnswer: Equatable, Sendable {
  case place(SourcePlace)
  /// A sentence for the user.
  case unknown(String)
}
