import Testing
import TouchScenes

@testable import TouchstoneCLI

/// What `touchstone port` changes, names and refuses.
@MainActor @Suite struct PortTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" } + "/PortedCodeTests"

  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  @Test(arguments: ["Recognizers", "Controls", "Views", "Controllers", "Gauges", "Drawers", "Forms", "Machines"])
  func theOriginalsBecomeWhatIsCompiledAndTested(_ name: String) throws {
    let original = try TextFile.read("\(Self.folder)/Originals/\(name).swift.txt")
    let ported = try TextFile.read("\(Self.folder)/Ported/\(name).swift")
    #expect(try Port.port(original).text == String(decoding: ported, as: UTF8.self))
    let again = try Port.port(ported)
    #expect(again.changes == [])
  }

  @Test(arguments: [
    ("class A { func f() { b(#selector(tap)) } }", "class A { func f() { b(Selector(A.tap)) } }"),
    (
      "extension A.B { func f() { b(#selector(self.tap(_:))) } }",
      "extension A.B { func f() { b(Selector(A.B.tap(_:))) } }"
    ),
    ("class A { @objc(go:) dynamic func f() {} }", "class A { func f() {} }"),
    ("class A {\n  @objc\n  func f() {}\n}", "class A {\n  func f() {}\n}"),
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("protocol P: class {}", "protocol P: AnyObject {}"),
    ("let a = \"@objc #selector(x) \\(b(\"}\"))\" // @objc", "let a = \"@objc #selector(x) \\(b(\"}\"))\" // @objc"),
    (
      "/* /* @objc */ #selector(x) */ let b = #\"\"\"\n@objc \"\n\"\"\"#",
      "/* /* @objc */ #selector(x) */ let b = #\"\"\"\n@objc \"\n\"\"\"#"
    ),
  ])
  func changes(_ source: String, _ expected: String) throws { #expect(try port(source).text == expected) }

  @Test func whatIsNotUnderstoodIsLeftAndNamed() throws {
    let source = """
      import SwiftUI
      class A {
        @IBOutlet var b: UIView!
        func f() { c(#selector(other.tap), #selector(getter: A.b)) }
      }
      extension A { override func draw() {} }
      func g() { c(#selector(tap)) }
      """
    let port = try port(source)
    #expect(port.remains.map(\.line) == [1, 3, 4, 4, 6, 7])
    #expect(port.changes.map(\.line) == [3])
    #expect(port.text == source.split(separator: "\n").joined(separator: "\n").replacing("@IBOutlet ", with: ""))
  }

  @Test func everyEntryIsAHeadingOfTheDifferences() throws {
    let path = String(Self.folder.dropLast("Tests/PortedCodeTests".count)) + "Docs/Differences.md"
    let text = String(decoding: try TextFile.read(path), as: UTF8.self)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    for entry in [Porter.selectors, Porter.delegates, Porter.start, Porter.absent, Porter.recognizers, Porter.swift5] {
      #expect(headings.contains(entry))
    }
  }

  @Test(arguments: [
    ("let a = \"x\nlet b", 1, "a string does not end"), ("\n/* x", 2, "a comment does not end"),
    ("class A {\n)", 2, "a ) closes nothing"), ("class A {", 1, "a { is not closed"),
  ])
  func whatCannotBeReadIsRefused(_ source: String, _ line: Int, _ message: String) {
    #expect(throws: SwiftLexerError(line: line, message: message)) { try port(source) }
  }
}
