import TouchGeometry

/// A gesture of a running app in one file: the tree before the first finger, the touches, and the observed decisions.
///
/// `touchstone capture` writes it on Linux, and `TouchRecorder.swift` or `SceneRunner.swift` on an iPhone or iPad.
package struct CaptureFile: Sendable, Equatable {
  /// The name of the app, in a line.
  package var program: String
  package var scene: SceneFile
  package var input: InputFile
  /// The observed decisions, one in a line: `0.41 single acts ended`.
  package var log: [String]
  /// Whether the log was observed from outside: it has every action, but only states that lasted.
  ///
  /// Otherwise it has every change of state.
  package var isObserved: Bool
  /// Whether the log is a callback log, as `SceneRunner.swift` writes it, instead of one of decisions.
  package var hasCallbacks = false
  /// The appearance of the window before the first finger: the bytes of a PNG file.
  package var picture: [UInt8]?
  /// Sentences about conclusions from the log; not part of the file.
  package var conclusions: [String] = []

  static let format = "touchstone-capture"
  static let version = 1
  private static let keys = [
    "format", "version", "program", "observed", "scene", "input", "log", "picture", "ofTheKit", "callbacks",
  ]

  /// Whether a JSON value is a capture.
  static func isCapture(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.content else { return false }
    return members.first { $0.key == "format" }?.value.content == .string(format)
  }

  /// Reads the bytes of a capture; see `read(_:file:)`.
  package static func read(_ bytes: [UInt8], file: String) throws(FileError) -> CaptureFile {
    try read(try JSONReader.read(bytes, file: file), file: file)
  }

  /// Reads a capture.
  ///
  /// Throws status 65 at the first unknown or invalid value.
  ///
  /// `file` is the name of the text in messages.
  static func read(_ value: JSONValue, file: String) throws(FileError) -> CaptureFile {
    let fields = try Fields(value, key: nil, owner: localized("the capture"), file: file)
    _ = try fields.require("version", .count(version...version).calling("\(version)"))
    try fields.accept(keys)
    guard let scene = fields["scene"] else {
      throw fields.missing("scene", accepted: localized("a scene, as an object {…}"))
    }
    var read = try SceneFile.read(scene, file: file)
    read.isCaptured = true
    read.partsOfTheKit = Set(try fields.read("ofTheKit", .texts) ?? [])
    let lines = try fields.elements("input", accepted: localized("a list of lines of an input, as objects {…}"))
    let log = try fields.elements("log", accepted: localized("a list of texts"))
    var said: [String] = []
    for line in log {
      guard let text = Shape<String>.text.read(line) else {
        throw fields.error("log", line, accepted: localized("a text"))
      }
      said.append(text)
    }
    return CaptureFile(
      program: try fields.read("program", .text) ?? "", scene: read,
      input: try InputFile.read(lines, size: read.size, file: file), log: said,
      isObserved: try fields.read("observed", .bool) ?? false,
      hasCallbacks: try fields.read("callbacks", .bool) ?? false, picture: try fields.read("picture", .png))
  }
}

extension Shape where Value == [UInt8] {
  /// A PNG picture in a base64 text.
  fileprivate static var png: Shape {
    Shape(localized("a PNG file in base64")) { value in
      let bytes = Shape<String>.text.read(value).flatMap { Base64.decode($0) }
      return bytes.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil }
    }
  }
}
