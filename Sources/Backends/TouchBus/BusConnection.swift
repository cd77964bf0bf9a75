import CTouchBus
import TouchGeometry
import TouchLoop

/// A connection to a bus through libdbus, which the loop reads and writes.
///
/// No call waits for an answer of the bus. Only the initializer may block: it connects to a local socket, which waits
/// while the queue of the listener is full.
@MainActor package final class BusConnection: BusLink {
  package var onMessage: ((BusMessage) -> Void)?
  package var onLoss: (() -> Void)?
  private let loop: EventLoop
  private var bus: OpaquePointer?
  private var source: LoopSource?
  /// The unanswered calls by number.
  ///
  /// An answer needs the library's own message of the call.
  private var calls: [UInt32: OpaquePointer] = [:]
  private var resumption: LoopTimer?
  /// The number of messages that one turn delivers; further ones wait, so that a flood leaves time for other events.
  static let messagesPerTurn = 64
  /// The number of queued bytes at which a connection whose peer does not read is closed.
  static let longestQueue = 8 << 20

  /// Connects and introduces itself to the bus; nil if there is no address, no library or no listener.
  package init?(loop: EventLoop, address: String?) {
    self.loop = loop
    guard let address, let opened = touch_bus_open(address) else { return nil }
    bus = opened
    source = loop.addSource(descriptor: touch_bus_descriptor(opened)) { [weak self] in self?.serve() }
    send(.call("Hello", of: BusMessage.bus, at: "/org/freedesktop/DBus", in: BusMessage.bus))
  }

  isolated deinit { close() }

  /// Connects to the session's bus.
  package static func toSession(_ loop: EventLoop) -> BusConnection? {
    BusConnection(loop: loop, address: BusAddress.ofSession())
  }

  package func close() {
    source?.cancel()
    source = nil
    resumption?.cancel()
    for call in calls.values { touch_bus_release(call) }
    calls = [:]
    if let bus { touch_bus_close(bus) }
    bus = nil
  }

  @discardableResult package func send(_ message: BusMessage) -> UInt32 {
    let made =
      switch message.kind {
      case .call:
        touch_bus_make_call(
          message.destination, message.path, message.interface, message.member, message.startsService)
      case .signal: touch_bus_make_signal(message.path, message.interface, message.member)
      case .answer, .error: nil as OpaquePointer?
      }
    return send(made, message.arguments)
  }

  package func answer(_ call: BusMessage, _ arguments: [BusValue]) {
    guard let received = calls.removeValue(forKey: call.serial) else { return }
    send(touch_bus_make_answer(received), arguments)
    touch_bus_release(received)
  }

  package func refuse(_ call: BusMessage, _ error: String, _ text: String) {
    guard let received = calls.removeValue(forKey: call.serial) else { return }
    send(touch_bus_make_error(received, error, text), [])
    touch_bus_release(received)
  }

  @discardableResult private func send(_ message: OpaquePointer?, _ arguments: [BusValue]) -> UInt32 {
    guard let message else { return 0 }
    defer { touch_bus_release(message) }
    guard let bus else { return 0 }
    var writer = touch_bus_iter()
    touch_bus_write(message, &writer)
    for argument in arguments where !argument.write(&writer) { return 0 }
    let serial = touch_bus_send(bus, message)
    // The loss is reported by the loop, not from inside the caller's call.
    if touch_bus_queued(bus) > Self.longestQueue { loop.schedule(at: loop.now) { [weak self] in self?.lose() } }
    return serial
  }

  private func lose() {
    guard bus != nil else { return }
    close()
    onLoss?()
  }

  private func serve() {
    guard let bus else { return }
    let isConnected = touch_bus_serve(bus)
    deliver()
    if !isConnected { lose() }
  }

  private func deliver() {
    for _ in 0..<Self.messagesPerTurn {
      guard let bus, let message = touch_bus_next(bus) else { return }
      let value = BusMessage(message)
      if let value, value.kind == .call, value.needsAnswer {
        // If a sender uses a number twice, its first call gets no answer.
        if let old = calls.updateValue(message, forKey: value.serial) { touch_bus_release(old) }
      } else {
        touch_bus_release(message)
      }
      if let value, value.interface != "org.freedesktop.DBus.Local" { onMessage?(value) }
    }
    guard bus != nil else { return }
    resumption = loop.schedule(at: loop.now) { [weak self] in self?.deliver() }
  }
}
