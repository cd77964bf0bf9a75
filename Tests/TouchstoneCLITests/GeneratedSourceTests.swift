import Expectations
import Glibc
import Testing

@testable import TouchstoneCLI

/// `touchstone port` over random sources.
///
/// `PORT_SOURCES` is their number, and `PORT_FROM` the first seed.
@MainActor @Suite struct GeneratedSourceTests {
  @Test func theParserAcceptsEveryPortAndASecondRunChangesNothing() throws {
    let count = getenv("PORT_SOURCES").flatMap { Int(String(cString: $0)) } ?? 12
    let first = getenv("PORT_FROM").flatMap { Int(String(cString: $0)) } ?? 1
    var faults: [String] = []
    for seed in first..<first + count where faults.count < 5 {
      // Every other source is one of Swift 2.
      let isOld = seed.isMultiple(of: 2)
      if let fault = Self.fault(of: GeneratedSource(seed: UInt64(seed), isOld: isOld).text, isOld: isOld) {
        faults.append("seed \(seed): \(fault)")
      }
    }
    expectEqual(faults, [])
  }

  @Test func everyFormIsPortedAndASecondRunChangesNothing() {
    expectNil(Self.fault(of: GeneratedSource.withEveryForm.text))
  }

  @Test func everyOldFormIsPortedToWhatTheCompilerReads() {
    expectNil(Self.fault(of: GeneratedSource.withEveryOldForm.text, isOld: true))
  }

  private static func fault(of source: String, isOld: Bool = false) -> String? {
    do {
      guard try isOld || errors(source) == [] else {
        return "the source is not Swift: \(try errors(source))\n\(source)"
      }
      let port = try Port.port(Array(source.utf8))
      guard try errors(port.text) == [] else { return "the port is not Swift: \(try errors(port.text))\n\(port.text)" }
      let again = try Port.port(Array(port.text.utf8))
      guard again.changes == [], again.text == port.text else {
        return "a second run changes \(again.changes)\n\(port.text)\nThe source:\n\(source)"
      }
      return nil
    } catch {
      return "\(error)\n\(source)"
    }
  }

  /// What the compiler's parser refuses in all branches of conditions.
  private static func errors(_ source: String) throws -> [String] {
    let bytes = Array(source.utf8)
    return try ConditionalText.variants(of: bytes, try SwiftLexer.tokens(of: bytes)).flatMap {
      try SwiftParser().parse($0).errors.map { "\($0.line): \($0.text)" }
    }
  }
}
