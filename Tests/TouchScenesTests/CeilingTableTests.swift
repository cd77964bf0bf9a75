import Ceilings
import Expectations
import Testing
import TouchFiles
import TouchKit

/// Each ceiling of the table: the largest input is accepted, one more is not, and the document has the same table.
@MainActor @Suite(.serialized) struct CeilingTableTests {
  @Test func eachKindIsInTheTableOnce() { expectEqual(Ceiling.all.map(\.kind), Ceiling.Kind.allCases) }

  /// The largest file and picture take seconds without optimization; `Scripts/fuzz files` reads them.
  @Test func theLargestIsAcceptedAndOneMoreIsNot() throws {
    let former = UsageError.report
    var reports = 0
    UsageError.report = { _ in reports += 1 }
    defer { UsageError.report = former }
    for ceiling in Ceiling.all where ![.file, .picture, .message, .peer].contains(ceiling.kind) {
      reports = 0
      try Largest(ceiling.kind, ceiling.maximum, plays: false).prepared()()
      expectEqual(reports, 0, "\(ceiling.kind)")
      do {
        try Largest(ceiling.kind, ceiling.maximum + 1, plays: false).prepared()()
        Issue.record("\(ceiling.maximum + 1) \(ceiling.unit) were accepted")
      } catch let error as FileError {
        expectEqual(error.exitStatus, 65)
        #expect("\(error)".contains("\(ceiling.maximum)"), "\(error)")
      } catch is Largest.NotAdded {
        expectEqual(reports, 1)
      }
    }
  }

  @Test func theDocumentHasTheTable() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let document = String(decoding: try TextFile.read("/\(root)/Docs/Reliability.md"), as: UTF8.self)
    let lines = document.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: Ceiling.table[0]))
    expectEqual(Array(lines[start...].prefix { $0.hasPrefix("|") }), Ceiling.table)
  }
}
