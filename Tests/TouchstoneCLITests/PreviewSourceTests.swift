@testable import TouchstoneCLI
import Expectations
import Testing

/// What `touchstone preview` reads from a source, and what it makes of it.
@Suite struct PreviewSourceTests {
  private static func source(_ text: String) throws -> PreviewSource {
    try PreviewSource(Array(text.utf8), path: "/tool/Rows.swift")
  }

  @Test func aPreviewBecomesAValueInTheSameLine() throws {
    let source = try Self.source("import UIKit\n\n#Preview {\n  UILabel()\n}\n")
    expectEqual(source.previews, [.init(line: 3, name: "Preview 1")])
    expectEqual(
      source.text,
      """
      #sourceLocation(file: "/tool/Rows.swift", line: 1)
      import UIKit

      @MainActor let touchstonePreview1 = TouchstonePreview(name: "Preview 1") {
        UILabel()
      }

      """)
  }

  @Test func nameAndTraitsBecomeArguments() throws {
    let source = try Self.source(
      """
      #Preview("Two rows", traits: .fixedLayout(width: 320, height: 44 * 2), .landscapeLeft) { Rows() }
      #Preview(traits: .sizeThatFitsLayout) { UISwitch() }
      """)
    expectEqual(source.previews, [.init(line: 1, name: "Two rows"), .init(line: 2, name: "Preview 2")])
    expectEqual(
      source.text.split(separator: "\n").dropFirst(),
      [
        "@MainActor let touchstonePreview1 = TouchstonePreview(name: \"Two rows\", size: (Double(320), Double(44 * 2)), "
          + "isLandscape: true) { Rows() }",
        "@MainActor let touchstonePreview2 = TouchstonePreview(name: \"Preview 2\", fitsContent: true) { UISwitch() }",
      ])
  }

  @Test func aClosureCanBeAnArgument() throws {
    let source = try Self.source("#Preview(\"A\", body: { Rows() })\n")
    #expect(source.text.hasSuffix("let touchstonePreview1 = TouchstonePreview(name: \"A\", { Rows() })\n"))
  }

  @Test func whatFollowsAClosureInTheArgumentsIsRead() throws {
    let source = try Self.source("#Preview(\"A\", body: { Rows() })\n#Preview(\"B\") { Rows() }\n@main class C {}\n")
    expectEqual(source.previews.map(\.name), ["A", "B"])
    #expect(!source.text.contains("@main"))
  }

  @Test func equalNamesGetNumbers() throws {
    let source = try Self.source("#Preview(\"A\") { A() }\n#Preview(\"A\") { A() }\n#Preview(\"A\") { A() }\n")
    expectEqual(source.previews.map(\.name), ["A", "A (2)", "A (3)"])
    #expect(source.text.contains("TouchstonePreview(name: \"A\" + \" (2)\")"))
  }

  @Test func previewsOfSeveralSourcesHaveDifferentNumbers() throws {
    let source = try PreviewSource(Array("#Preview { A() }\n".utf8), path: "/a.swift", firstNumber: 3)
    #expect(source.text.contains("let touchstonePreview3 = TouchstonePreview(name: \"Preview 3\")"))
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.2\nimport A", (6, 2)), ("// swift-tools-version:5.10.1;(x)\n", (5, 10)), ("", (0, 0)),
  ]) func theVersionOfTheToolsIsRead(_ manifest: String, _ version: (Int, Int)) {
    #expect(PreviewMirror.toolsVersion(of: manifest) == version)
  }

  @Test func argumentsInSeveralLinesKeepTheLinesOfTheRest() throws {
    let source = try Self.source("#Preview(\n  \"A\",\n  traits: .portrait\n) {\n  Rows()\n}\n// line 7\n")
    #expect(source.text.split(separator: "\n", omittingEmptySubsequences: false)[7] == "// line 7")
  }

  @Test func unknownTraitsAreNamed() throws {
    let traits = ".portrait, .modifier(Data()), .fixedLayout(width: 1)"
    let source = try Self.source("#Preview(\"A\", traits: \(traits)) { A() }")
    expectEqual(source.previews.first?.ignoredTraits, [".modifier(Data())", ".fixedLayout(width: 1)"])
  }

  @Test func theEntryPointIsRemoved() throws {
    let source = try Self.source("@main class App: UIResponder {}\n@UIApplicationMain\nclass Old {}\n")
    #expect(source.previews.isEmpty)
    expectEqual(
      source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(),
      [
        "      class App: UIResponder {}", "                  ", "class Old {}", "",
      ])
  }

  @Test func previewsInOtherCodeAreLeft() throws {
    let text = "// #Preview {}\nlet text = \"#Preview { }\"\nstruct A { var name = \"#Preview\" }\n"
    let source = try Self.source(text)
    #expect(source.previews.isEmpty)
    #expect(source.text.hasSuffix("\n" + text))
  }

  @Test func previewsInsideAConditionCount() throws {
    let source = try Self.source("#if DEBUG\n#Preview(\"In\") { A() }\n#endif\n")
    expectEqual(source.previews, [.init(line: 2, name: "In")])
  }

  @Test func previewsOfSwiftUIAreNamed() throws {
    let content = "static var previews: some View { Text(\"a\") }"
    let source = try Self.source("struct Rows_Previews: PreviewProvider {\n  \(content)\n}\n")
    #expect(source.previews.isEmpty)
    expectEqual(source.providers, ["Rows_Previews"])
  }

  @Test func aSourceThatDoesNotEndIsRefused() {
    #expect(throws: SwiftLexerError(line: 2, message: "a string does not end")) {
      try Self.source("import UIKit\n#Preview(\"A\n")
    }
  }
}
