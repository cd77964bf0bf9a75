import CTouchSDL
import TouchGeometry
import TouchLoop

/// A connection to the session bus that is read when the loop finds data there; nothing ever waits for it.
@MainActor final class BusConnection {
  private let loop: EventLoop
  private var descriptor: Int32
  private var source: LoopSource?
  /// The received bytes that were not parsed yet.
  private var pending: [UInt8] = []
  /// Whether the server has accepted the authentication; after that it sends messages.
  private var isAccepted = false
  private let onMessage: (BusMessage) -> Void
  private let onLoss: () -> Void
  private static let readsPerTurn = 64

  /// Connects and sends all opening messages at once; nil if there is no listener.
  ///
  /// - Parameters:
  ///   - descriptor: A socket that does not block, which the connection then owns; -1 for none.
  ///   - opening: Authentication, hello and the requests.
  ///   - onMessage: Called with each message.
  ///   - onLoss: Called once when the connection is lost, or its messages are invalid.
  init?(
    loop: EventLoop, descriptor: Int32, opening: [UInt8], onMessage: @escaping (BusMessage) -> Void,
    onLoss: @escaping () -> Void
  ) {
    (self.loop, self.descriptor, self.onMessage, self.onLoss) = (loop, descriptor, onMessage, onLoss)
    guard descriptor >= 0 else { return nil }
    guard sendAll(opening) else {
      close()
      return nil
    }
    source = loop.addSource(descriptor: descriptor) { [weak self] in self?.read() }
  }

  /// Returns the authentication and hello; the calls that follow are numbered from 2.
  static func greeting(user: UInt32) -> [UInt8] {
    let digits = String(user).utf8.map { String($0, radix: 16) }.joined()
    return [0] + Array("AUTH EXTERNAL \(digits)\r\nBEGIN\r\n".utf8)
      + BusMessage.call(1, to: bus, path: "/org/freedesktop/DBus", interface: bus, member: "Hello", [])
  }

  /// Returns a call that subscribes to signals by a rule.
  static func matching(_ rule: String) -> [UInt8] {
    BusMessage.call(2, to: bus, path: "/org/freedesktop/DBus", interface: bus, member: "AddMatch", [rule])
  }

  private static let bus = "org.freedesktop.DBus"

  /// Connects to the bus of the environment with a socket that does not block; returns -1 on failure.
  static func connectToSession() -> Int32 {
    BusAddress.ofEnvironment().map { touch_local_connect($0.name, $0.isAbstract) } ?? -1
  }

  /// Whether the connection is open.
  var isOpen: Bool { descriptor >= 0 }

  /// Ends the connection without calling `onLoss`.
  func close() {
    source?.cancel()
    source = nil
    if descriptor >= 0 { closeDescriptor(descriptor) }
    descriptor = -1
    pending = []
  }

  private func sendAll(_ bytes: [UInt8]) -> Bool {
    send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  private func lose() {
    guard isOpen else { return }
    close()
    onLoss()
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Further data waits for the next turn, so that a flood leaves time for other events.
    for _ in 0..<Self.readsPerTurn where isOpen {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
      guard count > 0 else { return lose() }
      pending += buffer.prefix(count)
      understand()
    }
  }

  private func understand() {
    if !isAccepted {
      guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else {
        if pending.count > 1024 { lose() }
        return
      }
      guard pending.starts(with: Array("OK ".utf8)) else { return lose() }
      pending.removeFirst(end + 1)
      isAccepted = true
    }
    while isOpen {
      switch BusMessage.parse(pending[...]) {
      case .incomplete: return
      case .broken: return lose()
      case .message(let message, let count):
        pending.removeFirst(count)
        if let message { onMessage(message) }
      }
    }
  }
}

/// Outside the class, whose `close()` hides the C library's.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
