import CTouchSystem
import Glibc
import TouchGeometry
import TouchLoop

/// One end of the socket between an app and its inspector.
///
/// Sends lines at the end of a turn of the loop, and receives lines.
///
/// It never blocks: bytes that the socket does not accept yet are sent later, and are discarded when the other side
/// closes.
@MainActor package final class ProbeChannel {
  private let end: Int32
  private let loop: EventLoop
  private var source: LoopSource?
  private var retry: LoopTimer?
  private var pause: LoopTimer?
  private var outgoing: [UInt8] = []
  /// The number of bytes at the start of `outgoing` that were sent.
  private var sent = 0
  private var incoming: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: ProbeChannel.pieceSize)
  /// Called for each received line, without its newline.
  package var onLine: (Substring) -> Void = { _ in }
  /// Called once, when the other side has closed.
  package var onClose: () -> Void = {}
  package private(set) var isOpen = true
  /// Whether the remaining lines wait for the next turn.
  private var isYielding = false

  private static let pieceSize = 1 << 16
  /// How long unsent bytes wait for the next attempt, and a flooded channel for its next turn, in seconds.
  private static let retryInterval: TimeInterval = 0.02
  /// The maximum number of lines that are handled in a turn.
  ///
  /// Between two turns the loop serves the app's other events, even if the other side sends without pause.
  package static let linesPerTurn = 4096
  /// The maximum number of received bytes that wait for a turn, and so the maximum length of a line; a longer one closes
  /// the channel.
  package var maximumIncoming = ProbeChannel.maximumIncoming
  /// The default of `maximumIncoming`.
  package static let maximumIncoming = 1 << 22
  /// The maximum number of bytes that wait to be sent; beyond it the channel closes.
  package static let maximumOutgoing = 1 << 26

  package init(_ end: Int32, _ loop: EventLoop) {
    (self.end, self.loop) = (end, loop)
    listen()
  }

  private func listen() { source = loop.addSource(descriptor: end) { [weak self] in self?.receive() } }

  /// Adds text that ends with a newline; `flush()` sends it.
  package func add(_ text: String) {
    guard isOpen else { return }
    outgoing.append(contentsOf: text.utf8)
    if outgoing.count - sent > Self.maximumOutgoing { close() }
  }

  /// Adds and sends a line.
  package func send(_ line: ProbeLine) {
    add(line.text + "\n")
    flush()
  }

  package func flush() {
    guard isOpen, !outgoing.isEmpty else { return }
    var isFull = false
    while !isFull, sent < outgoing.count {
      let piece = Array(outgoing[sent...].prefix(Self.pieceSize))
      let count = touch_inspector_send(end, piece, piece.count)
      guard count >= 0 else { return close() }
      sent += count
      isFull = count < piece.count
    }
    // Moving the rest costs no more than sending as many bytes did, however slowly the other side reads.
    if sent > outgoing.count / 2 {
      outgoing.removeFirst(sent)
      sent = 0
    }
    guard !outgoing.isEmpty, retry == nil else { return }
    retry = loop.schedule(at: loop.now + Self.retryInterval) { [weak self] in
      self?.retry = nil
      self?.flush()
    }
  }

  private func receive() {
    var isAtEnd = false
    while isOpen, !isAtEnd, incoming.count < maximumIncoming {
      let count = touch_inspector_receive(end, &piece, piece.count)
      if count == 0 { break }
      isAtEnd = count < 0
      incoming.append(contentsOf: piece[..<max(count, 0)])
    }
    handleLines()
    if isAtEnd { return close() }
    guard isOpen else { return }
    if incoming.count >= maximumIncoming, !incoming.contains(UInt8(ascii: "\n")) { return close() }
    if incoming.contains(UInt8(ascii: "\n")) { rest() }
  }

  /// Pauses reading, so that the loop serves the app's other events.
  private func rest() {
    source?.cancel()
    source = nil
    pause = loop.schedule(at: loop.now + Self.retryInterval) { [weak self] in
      self?.pause = nil
      self?.listen()
      self?.receive()
    }
  }

  /// Makes the remaining lines wait for the next turn, after a command that takes long.
  package func yield() { isYielding = true }

  /// Handles the received lines, at most `linesPerTurn` of them.
  private func handleLines() {
    var start = 0
    isYielding = false
    for _ in 0..<Self.linesPerTurn {
      guard isOpen, !isYielding, let end = incoming[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let line = String(decoding: incoming[start..<end], as: UTF8.self)
      start = end + 1
      if !line.isEmpty { onLine(line[...]) }
    }
    incoming.removeFirst(min(start, incoming.count))
  }

  /// Sends a last line and closes the channel.
  package func close(after line: ProbeLine) {
    send(line)
    close()
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    source?.cancel()
    retry?.cancel()
    pause?.cancel()
    (outgoing, incoming) = ([], [])
    _ = Glibc.close(end)
    onClose()
  }
}
