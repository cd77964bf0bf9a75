import Testing
import TouchScenes

/// A text that must be refused, and the whole of what must be said about it.
struct BadFile: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let message: String
  let testDescription: String

  init(_ text: String, _ message: String) { self.init(Array(text.utf8), called: text, message) }

  init(_ bytes: [UInt8], called name: String, _ message: String) {
    self.bytes = bytes
    self.message = message
    testDescription = String(name.prefix(100))
  }
}

/// What a reader says about a text that it must refuse: the line that the command prints, and its exit status.
func refusal<Value>(_ read: () throws(FileError) -> Value) -> String {
  do {
    let value = try read()
    return "accepted: \(value)"
  } catch {
    return "\(error) [\(error.exitStatus)]"
  }
}
