import CTouchSystem
import Glibc
import TouchGeometry
import TouchLoop

/// One end of the socket between a program and its inspector: lines go out at the end of a turn, and come in.
///
/// It never waits for the other side: what finds no room stays for later, and is thrown away with the other side.
@MainActor package final class ProbeChannel {
  private let end: Int32
  private let loop: EventLoop
  private var source: LoopSource?
  private var retry: LoopTimer?
  private var pause: LoopTimer?
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 65536)
  /// Called for each line, without its end.
  package var onLine: (Substring) -> Void = { _ in }
  /// Called once, when nobody is at the other end any more.
  package var onClose: () -> Void = {}
  package private(set) var isOpen = true

  /// How long unsent bytes wait for room, and a flooded channel for its next turn, in seconds.
  private static let patience: TimeInterval = 0.02
  /// The most lines of a turn.
  ///
  /// Other events of the program come between two turns, however much the other side sends.
  package static let linesPerTurn = 4096
  /// The most bytes that wait for a turn, and so the longest line.
  package static let mostIncoming = 1 << 22
  /// The most bytes that wait for the other side.
  package static let mostOutgoing = 1 << 26

  package init(_ end: Int32, _ loop: EventLoop) {
    (self.end, self.loop) = (end, loop)
    listen()
  }

  private func listen() { source = loop.addSource(descriptor: end) { [weak self] in self?.receive() } }

  /// Adds text that ends its last line; it goes out with `flush()`.
  package func add(_ text: String) {
    guard isOpen else { return }
    outgoing.append(contentsOf: text.utf8)
    if outgoing.count > Self.mostOutgoing { close() }
  }

  /// Adds a line, and sends it.
  package func send(_ line: ProbeLine) {
    add(line.text + "\n")
    flush()
  }

  package func flush() {
    guard isOpen, !outgoing.isEmpty else { return }
    let sent = touch_inspector_send(end, outgoing, outgoing.count)
    guard sent >= 0 else { return close() }
    outgoing.removeFirst(sent)
    guard !outgoing.isEmpty, retry == nil else { return }
    retry = loop.schedule(at: loop.now + Self.patience) { [weak self] in
      self?.retry = nil
      self?.flush()
    }
  }

  private func receive() {
    var isAtEnd = false
    while isOpen, !isAtEnd, incoming.count < Self.mostIncoming {
      let count = touch_inspector_receive(end, &piece, piece.count)
      if count == 0 { break }
      isAtEnd = count < 0
      incoming.append(contentsOf: piece[..<max(count, 0)])
    }
    takeLines()
    if isAtEnd { return close() }
    guard isOpen else { return }
    if incoming.count >= Self.mostIncoming, !incoming.contains(UInt8(ascii: "\n")) { return close() }
    if incoming.contains(UInt8(ascii: "\n")) { rest() }
  }

  /// Reads nothing until the program has had time for other events.
  private func rest() {
    source?.cancel()
    source = nil
    pause = loop.schedule(at: loop.now + Self.patience) { [weak self] in
      self?.pause = nil
      self?.listen()
      self?.receive()
    }
  }

  /// Takes the lines of a turn.
  private func takeLines() {
    var start = 0
    for _ in 0..<Self.linesPerTurn {
      guard isOpen, let end = incoming[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let line = String(decoding: incoming[start..<end], as: UTF8.self)
      start = end + 1
      if !line.isEmpty { onLine(line[...]) }
    }
    incoming.removeFirst(min(start, incoming.count))
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    source?.cancel()
    retry?.cancel()
    pause?.cancel()
    outgoing = []
    _ = Glibc.close(end)
    onClose()
  }
}
