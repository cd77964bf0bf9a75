import CTouchSystem
import Glibc
import TouchGeometry
import TouchProbe

/// A connection to an app that listens for inspectors, for callers that wait for its lines.
@MainActor package final class ProbeConnection {
  /// The reason that a connection failed, as a sentence without a capital letter.
  package struct Failure: Error {
    package let sentence: String
    /// Whether no process listens at the socket.
    package var isStale = false
  }

  /// The name that the app sent.
  package let name: String
  /// The number of the app's process, on its machine.
  package let process: Int
  /// Whether another inspector was attached.
  package let isInspected: Bool
  private var end: Int32
  private var incoming: [UInt8] = []
  private var lines: ArraySlice<[String]> = []

  /// How long an app may take to answer, in milliseconds.
  package static let timeout = 3000
  /// The maximum length of a line in bytes: a tree or a picture.
  private static let longest = 1 << 26

  /// Connects to a socket and reads the app's first line.
  ///
  /// Nothing changes in the app until `attach()`.
  package convenience init(path: String, timeout: Int = ProbeConnection.timeout) throws(Failure) {
    let end = touch_user_socket_connect(path)
    guard end >= 0 else {
      let sentence =
        switch end {
        case -ECONNREFUSED: localized("no process listens there")
        case -EPERM: localized("the process that listens there belongs to another user")
        case -EAGAIN: localized("the app does not answer")
        default: String(cString: strerror(-end))
        }
      throw Failure(sentence: sentence, isStale: end == -ECONNREFUSED)
    }
    try self.init(end, timeout: timeout)
  }

  private init(_ end: Int32, timeout: Int) throws(Failure) {
    self.end = end
    var incoming: [UInt8] = []
    guard let line = Self.firstLine(of: end, &incoming, timeout) else {
      _ = Glibc.close(end)
      throw Failure(sentence: localized("the app does not answer"))
    }
    let words = ProbeLine.words(of: Substring(String(decoding: line, as: UTF8.self)))
    guard words.count > 4, words[0] == "program", let process = Int(words[2]), words[3] == "\(ProbeLine.version)" else {
      _ = Glibc.close(end)
      throw Failure(
        sentence: localized("the app does not support version %1$s of the protocol", "\(ProbeLine.version)"))
    }
    (name, self.process, isInspected, self.incoming) = (words[1], process, words[4] == "1", incoming)
  }

  isolated deinit { close() }

  /// Whether the app runs on this machine; false if the socket is forwarded from another one.
  package var isLocal: Bool { touch_user_socket_process(end) == process }

  package var isOpen: Bool { end >= 0 }

  /// The descriptor, to wait for; negative after the connection was closed.
  package var descriptor: Int32 { end }

  /// Asks for an inspection, and returns the descriptor, which the caller closes.
  ///
  /// The app's tree follows, or the reason of a refusal.
  package func handOver() throws(Failure) -> Int32 {
    try attach()
    defer { end = -1 }
    return end
  }

  /// Asks for an inspection; the app's lines follow.
  package func attach() throws(Failure) {
    guard !isInspected else { throw Failure(sentence: localized("another inspector is attached")) }
    var line = ProbeLine("attach")
    line.add(ProbeLine.version)
    guard send(line) else { throw Failure(sentence: localized("the app has disconnected")) }
  }

  /// Sends a line; returns whether the app still reads.
  ///
  /// Waits as long as the app may take to answer.
  @discardableResult package func send(_ line: ProbeLine) -> Bool {
    var rest = Array((line.text + "\n").utf8)[...]
    var waits = 0
    while !rest.isEmpty, isOpen {
      let count = touch_inspector_send(end, Array(rest), rest.count)
      if count < 0 || waits > Self.timeout / 10 { close() }
      rest = rest.dropFirst(max(0, count))
      // Lines that arrive meanwhile make room at the other side.
      if !rest.isEmpty, isOpen {
        waits += 1
        if touch_user_socket_wait(end, 10) { receive() }
      }
    }
    return isOpen
  }

  /// The words of the next line; nil if none arrives in so many milliseconds, or after the app has disconnected.
  package func nextLine(within timeout: Int) -> [String]? {
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(timeout)
    var rest = timeout
    // A long line arrives in pieces.
    while lines.isEmpty, isOpen, touch_user_socket_wait(end, Int32(clamping: rest)) {
      receive()
      rest = max(0, Int((deadline - clock.now) / .milliseconds(1)))
    }
    return lines.popFirst()
  }

  package func close() {
    if end >= 0 { _ = Glibc.close(end) }
    end = -1
  }

  private func receive() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = touch_inspector_receive(end, &piece, piece.count)
    incoming += piece[..<max(0, count)]
    if let last = piece[..<max(0, count)].lastIndex(of: UInt8(ascii: "\n")) {
      let whole = incoming.count - max(0, count) + last
      for line in incoming[...whole].split(separator: UInt8(ascii: "\n")) {
        lines.append(ProbeLine.words(of: Substring(String(decoding: line, as: UTF8.self))))
      }
      incoming.removeSubrange(...whole)
    }
    if count < 0 || incoming.count > Self.longest { close() }
  }

  /// Reads up to the first newline, which is removed; nil if it does not arrive.
  private static func firstLine(of end: Int32, _ incoming: inout [UInt8], _ timeout: Int) -> [UInt8]? {
    var byte: UInt8 = 0
    var line: [UInt8] = []
    var isWaiting = true
    while line.count < 4096 {
      let count = touch_inspector_receive(end, &byte, 1)
      if count < 0 { return nil }
      if count == 0 {
        // The first line arrives as a whole: a process that sends less is no app of the kit.
        guard isWaiting, touch_user_socket_wait(end, Int32(clamping: timeout)) else { return nil }
        isWaiting = false
      } else if byte == UInt8(ascii: "\n") {
        return line
      } else {
        line.append(byte)
      }
    }
    return nil
  }
}
