import Dispatch
import Expectations
import Testing
import TouchGeometry

@testable import TouchKit
@testable import TouchstoneCLI

/// What is printed: it never stops the window, loses nothing without saying so, and commands no terminal.
@Suite struct OutputTests {
  /// The bytes that a descriptor has, to its end.
  private func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = readPiece(descriptor, &buffer)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// Writes empty lines into a pipe until it takes no more.
  private func fill(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let newline = [UInt8(ascii: "\n")]
    while write(descriptor, newline, 1) == 1 {}
    _ = fcntl(descriptor, F_SETFL, flags)
  }

  @Test func aReaderWhoDoesNotReadLosesLinesThatAreCounted() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    fill(ends[1])
    let log = LogWriter(descriptor: ends[1], capacity: 1 << 12)
    let total = 20_000
    // Nothing more goes into the pipe: this would never return if it waited.
    for number in 0..<total { log.line("line \(number)") }
    let reader = ends[0]
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var text = ""
    // Read from here on; only the semaphore's other side looks at the text.
    DispatchQueue.global().async {
      text = read(reader)
      done.signal()
    }
    let loss = log.finish(within: 60)
    log.line("the last one")
    expectNil(log.finish(within: 60))
    close(ends[1])
    done.wait()
    close(ends[0])
    let lines = text.split(separator: "\n")
    let heard = lines.filter { $0.hasPrefix("line ") }
    let lost = lines.filter { $0.hasPrefix("… ") }.compactMap { Int($0.split(separator: " ")[1]) }
    expectEqual(heard.count + lost.reduce(0, +), total)
    // Those that no line had told of yet.
    expectEqual(loss, "\(try #require(lost.last)) lines of the log are lost: they were not read in time")
    expectEqual(lines.last, "the last one")
    // In their order.
    let numbers = heard.compactMap { Int($0.dropFirst(5)) }
    expectEqual(numbers, numbers.sorted())
  }

  @Test func everyLineThatIsReadArrives() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let log = LogWriter(descriptor: ends[1])
    for number in 0..<100 { log.line("\(number)") }
    expectNil(log.finish(within: 60))
    close(ends[1])
    expectEqual(read(ends[0]), (0..<100).map { "\($0)\n" }.joined())
    close(ends[0])
  }

  @Test func aFullDeviceIsTold() throws {
    let full = open("/dev/full", O_WRONLY)
    let log = LogWriter(descriptor: full)
    log.line("more than fits")
    expectEqual(log.finish(within: 60), "the log is cut off: the disk is full")
    close(full)
  }

  @Test(arguments: [
    ("plain, with\ttab\nand line", "plain, with\ttab\nand line"), ("äöü 漢字 ☺", "äöü 漢字 ☺"),
    ("\u{1b}[31mred", "\\u{1b}[31mred"), ("a\u{9b}31mb\u{7f}", "a\\u{9b}31mb\\u{7f}"),
    ("gpj\u{202e}.exe\u{2066}", "gpj\\u{202e}.exe\\u{2066}"), ("a\u{200b}b\u{feff}\r", "a\\u{200b}b\\u{feff}\\u{d}"),
  ]) func whatATerminalWouldObeyIsEscaped(_ text: String, _ shown: String) {
    expectEqual(printable(text), shown)
  }
}

/// The C library's `read`, which a method of the same name hides.
private func readPiece(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  let capacity = buffer.count
  return read(descriptor, &buffer, capacity)
}
