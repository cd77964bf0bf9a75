import Expectations
import Testing

@testable import TouchstoneCLI

/// How `touchstone port` reads line ends, strings and regular expressions.
@MainActor @Suite struct PortedTextTests {
  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  @Test func lineEndsOfWindowsAreKept() throws {
    let source = "import UIKit\nimport MapKit\nclass A: B {\n  @objc\n  func f() {}\n  /* a\n b */ func g() {}\n}\n"
    let (windows, linux) = (try port(source.replacing("\n", with: "\r\n")), try port(source))
    #expect(linux.text.contains("#endif\nclass A: B {\n  func f() {}\n"))
    expectEqual(windows.text, linux.text.replacing("\n", with: "\r\n"))
    #expect(windows.changes == linux.changes && windows.remains == linux.remains)
    try expectEqual(port(windows.text).changes, [])
  }

  @Test func anImportOfATypeDeclaresNoType() throws {
    let source = "import struct B.C\nimport UIKit\nfunc f() { g(#selector(h)) }\n"
    try expectEqual(port(source).text, source)
  }

  @Test func aByteOrderMarkStaysAtTheStart() throws {
    let source = "import MapKit\nclass A {}\n"
    try expectEqual(port("\u{FEFF}" + source).text, "\u{FEFF}" + port(source).text)
  }

  @Test(arguments: [
    "f(a ? /\"/ : /b[\\/]c/)", "f([1.0].reduce(1, /) / 2, \"@objc\")", "let a = #\"\"\"#, b = ##\"\"\"\"##",
    "let a = #/\n  \" @objc \\/# \\(\n/#", "let a = try /(a)\"/", "f(/, \")\") / g(\"(\")",
  ])
  func textsInCodeAreNoCode(_ statement: String) throws {
    let port = try port("import UIKit\nclass A {\n  @objc func f() {\n    \(statement)\n  }\n}\n")
    expectEqual(port.text, "import UIKit\nclass A {\n  func f() {\n    \(statement)\n  }\n}\n")
    #expect(port.changes.count == 1 && port.remains == [])
  }
}
