import Expectations
import Testing
import TouchFiles
import TouchGeometry

@testable import TouchstoneCLI

/// Callback logs are compared by one rule, which Docs/Formats.md states.
@Suite struct ComparisonToleranceTests {
  @Test("touchstone compare and Conformance/conformance allow the same difference in time, the documented one")
  func tolerance() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    func text(_ name: String) throws -> String { String(decoding: try TextFile.read("\(root)/\(name)"), as: UTF8.self) }
    let line = try #require(
      try text("Conformance/conformance").split(separator: "\n").first { $0.hasPrefix("TOLERANCE = ") })
    expectEqual(Double(line.dropFirst(12)), CallbackDifference.tolerance)
    #expect(try text("Docs/Formats.md").contains("they may differ by 50 ms"))
    expectEqual(CallbackDifference.tolerance, 0.05)
  }
}
