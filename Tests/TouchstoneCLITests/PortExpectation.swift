import Expectations
import Testing

@testable import TouchstoneCLI

/// The port of a source that imports UIKit.
func port(_ source: String) throws -> Port { try Port.port(Array(("import UIKit\n" + source).utf8)) }

/// Expects that a source becomes another one, with nothing left to do, and that a second run changes nothing.
func expectPort(_ old: String, _ new: String) throws {
  let port = try port(old)
  expectEqual(port.text, "import UIKit\n" + new)
  expectEqual(port.remains, [])
  try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
}
