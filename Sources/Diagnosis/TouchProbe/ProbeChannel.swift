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
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 65536)
  /// Called for each line, without its end.
  package var onLine: (Substring) -> Void = { _ in }
  /// Called once, when nobody is at the other end any more.
  package var onClose: () -> Void = {}
  package private(set) var isOpen = true

  /// How long what found no room waits, in seconds.
  private static let patience: TimeInterval = 0.02

  package init(_ end: Int32, _ loop: EventLoop) {
    (self.end, self.loop) = (end, loop)
    source = loop.addSource(descriptor: end) { [weak self] in self?.receive() }
  }

  /// Adds text that ends its last line; it goes out with `flush()`.
  package func add(_ text: String) {
    if isOpen { outgoing.append(contentsOf: text.utf8) }
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
    while isOpen {
      let count = touch_inspector_receive(end, &piece, piece.count)
      guard count >= 0 else {
        takeLines()
        return close()
      }
      if count == 0 { break }
      incoming.append(contentsOf: piece[..<count])
    }
    takeLines()
  }

  private func takeLines() {
    guard let last = incoming.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: incoming[...last], as: UTF8.self)
    incoming.removeSubrange(...last)
    for line in text.split(separator: "\n") { onLine(line) }
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    source?.cancel()
    retry?.cancel()
    outgoing = []
    _ = Glibc.close(end)
    onClose()
  }
}
