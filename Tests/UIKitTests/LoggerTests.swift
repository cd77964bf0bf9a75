import Expectations
import Synchronization
import Testing

@testable import OSLog

/// What loggers write.
@Suite(.serialized) struct LoggerTests {
  private func lines(_ body: () -> Void) -> [String] {
    final class Lines: Sendable { let all = Mutex<[String]>([]) }
    let lines = Lines()
    LogOutput.receiver.withLock { $0 = { line in lines.all.withLock { $0.append(line) } } }
    body()
    LogOutput.receiver.withLock { $0 = nil }
    return lines.all.withLock { $0 }
  }

  @Test func aLineHasTheLevelAndTheOrigin() {
    let logger = Logger(subsystem: "com.example.app", category: "net")
    expectEqual(
      lines {
        logger.info("begin")
        logger.warning("\(3) of \("four", privacy: .public)")
        logger.log(level: .fault, "end")
        Logger().debug("plain")
        Logger(.disabled).error("nothing")
      },
      [
        "info com.example.app net: begin", "error com.example.app net: 3 of four", "fault com.example.app net: end",
        "debug: plain",
      ])
  }

  @Test func valuesHaveFormatsAndWidths() {
    expectEqual(
      lines {
        os_log("\(1.5, format: .fixed(precision: 2)) \(255, format: .hex(includePrefix: true, minDigits: 4))")
        os_log(.error, log: OSLog(subsystem: "a", category: ""), "[\("b", align: .right(columns: 3))] \(true)")
      }, ["notice: 1.50 0x00ff", "error a: [  b] true"])
  }

  @Test func theOlderFunctionReadsFormats() {
    expectEqual(
      lines {
        os_log("%{public}@ has %d of %ld, %5.1f%%, %04x", "a", 2, 3, 4.25, 255)
        os_log("%@ and %@", log: .default, type: .debug, "one")
        os_log("100%", type: .info)
      }, ["notice: a has 2 of 3,   4.2%, 00ff", "debug: one and <missing>", "info: 100%"])
  }

  @Test func theJournalHidesPrivateValuesAndHasPriorities() {
    let log = OSLog(subsystem: "a", category: "b")
    let message: OSLogMessage = "\(1) \("two") \("three", privacy: .public) \(4, privacy: .private)\nfive"
    expectEqual(LogOutput.line(message, .error, log, isJournal: true), "<3>a b: 1 <private> three <private>\n<3>five")
    expectEqual(LogOutput.line(message, .error, log, isJournal: false), "error a b: 1 two three 4\nfive")
  }

  @Test func equalPrivateValuesHaveEqualHashes() {
    func text(_ value: String) -> String {
      OSLogMessage(parts: [.value(value, .private(mask: .hash), isNumber: false)]).text(hidesPrivate: true)
    }
    #expect(text("a") == text("a") && text("a") != text("b") && text("a").hasPrefix("<mask.hash: '"))
  }

  @Test func theVariableNamesTheLeastLevel() {
    expectEqual(
      [nil, "debug", "info", "notice", "error", "fault", "x"].map { LogOutput.rank(named: $0) },
      [
        0, 0, 1, 2, 3, 4, 0,
      ])
  }
}
