import Expectations
import Testing
import TouchGeometry
import TouchLoop

@testable import TouchBus

@MainActor @Suite struct BusConnectionTests {
  private static let values: [BusValue] = [
    .byte(255), .bool(true), .int16(-2), .uint16(65535), .int32(-3), .uint32(4_000_000_000), .int64(-5),
    .uint64(.max), .double(-0.5), .string("héllo 😀"), .path("/a/b"), .signature("a{sv}"), .strings([]),
    .strings(["x", ""]), .texts([("id", "1")]),
    .options([("k", .array("(so)", [.structure([.string("s"), .path("/")])]))]),
    .variant(.variant(.uint32(1))), .array("au", [.array("u", [.uint32(1)]), .array("u", [])]),
  ]

  @Test func everyTypeOfValueReturnsAsItWasSent() throws {
    let peer = try Peer()
    let connection = try #require(BusConnection(loop: peer.loop, address: peer.address))
    var received: [BusMessage] = []
    connection.onMessage = { received.append($0) }
    let signal = BusMessage.signal("Changed", of: "a.b", at: "/c", Self.values)
    connection.send(signal)
    peer.echo(until: { received.count == 2 })
    expectEqual(received.map(\.member), ["Hello", "Changed"])
    expectEqual(received.last?.arguments, Self.values)
    #expect(received.last?.kind == .signal && received.last?.interface == "a.b" && received.last?.path == "/c")
    expectEqual(signal.signature, "ybnqiuxtdsogasasa{ss}a{sv}vaau")
  }

  @Test func callsAreAnsweredOnce() throws {
    let peer = try Peer()
    let connection = try #require(BusConnection(loop: peer.loop, address: peer.address))
    var log: [String] = []
    connection.onMessage = { [weak connection] message in
      log.append("\(message.kind) \(message.member)\(message.error) \(message.answered)")
      guard message.kind == .call, message.member != "Hello" else { return }
      if message.member == "Good" { connection?.answer(message, [.uint32(7)]) }
      connection?.refuse(message, "a.b.Error", "no")
      connection?.refuse(message, "a.b.Error", "twice")
    }
    connection.send(.call("Good", of: "a.b", at: "/c", in: "d.e"))
    connection.send(.call("Bad", of: "a.b", at: "/c", in: "d.e"))
    peer.echo(until: { log.count == 5 })
    expectEqual(log, ["call Hello 0", "call Good 0", "call Bad 0", "answer  2", "error a.b.Error 3"])
  }

  @Test func aPeerThatEndsOrTalksNonsenseIsReportedOnce() throws {
    for nonsense in [[], Array("REJECTED\r\n".utf8), Array(repeating: UInt8(65), count: 40_000)] {
      let peer = try Peer()
      let connection = try #require(BusConnection(loop: peer.loop, address: peer.address))
      var losses = 0
      connection.onLoss = { losses += 1 }
      peer.accept()
      peer.write(nonsense)
      peer.hangUp()
      for _ in 0..<20 { peer.turn() }
      expectEqual(losses, 1)
      expectEqual(connection.send(.signal("X", of: "a.b", at: "/c")), 0)
    }
  }

  @Test func nothingListensNothingConnects() {
    let loop = EventLoop(clock: ManualClock())
    expectNil(BusConnection(loop: loop, address: "unix:path=/nowhere"))
    expectNil(BusConnection(loop: loop, address: nil))
  }

  @Test func onlySocketsOfThisMachineAreAddresses() {
    expectEqual(BusAddress.local("tcp:host=a;unix:path=/b,guid=1;autolaunch:"), "unix:path=/b,guid=1")
    expectEqual(BusAddress.local("unix:abstract=/x;unix:path=/y"), "unix:abstract=/x;unix:path=/y")
    for wrong in ["", "tcp:host=a", "unixexec:path=/bin/sh", "autolaunch:"] { expectNil(BusAddress.local(wrong)) }
    expectEqual(BusAddress.escaped("/run/a b:\u{1}"), "/run/a%20b%3a%01")
  }
}

/// The other end of a connection: it accepts the authentication, and returns every message.
@MainActor final class Peer {
  let loop = EventLoop(clock: ManualClock())
  let address: String
  private let listener: Int32
  private var client: Int32 = -1
  private var isAuthenticated = false

  init() throws {
    let path = "/tmp/touch-bus-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    address = "unix:abstract=" + path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0[1...].copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + 1 + path.utf8.count)
    let isBound = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    try #require(isBound == 0 && listen(listener, 1) == 0)
  }

  isolated deinit {
    close(listener)
    hangUp()
  }

  func accept() { client = acceptClient(listener) }

  func write(_ bytes: [UInt8]) { _ = TouchGeometry.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  func hangUp() {
    if client >= 0 { close(client) }
    client = -1
  }

  func turn() { loop.advance(to: loop.now + 1) }

  /// Returns messages to their sender for at most a thousand turns.
  func echo(until isDone: () -> Bool) {
    accept()
    for _ in 0..<1000 where !isDone() {
      turn()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(client, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { continue }
      var bytes = Array(buffer.prefix(count))
      guard !isAuthenticated else {
        write(bytes)
        continue
      }
      let lines = String(decoding: bytes, as: UTF8.self)
      if lines.contains("AUTH EXTERNAL") { write(Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8)) }
      if lines.contains("NEGOTIATE") { write(Array("ERROR\r\n".utf8)) }
      guard let begin = lines.range(of: "BEGIN\r\n") else { continue }
      isAuthenticated = true
      bytes.removeFirst(lines.utf8.distance(from: lines.startIndex, to: begin.upperBound))
      if !bytes.isEmpty { write(bytes) }
    }
  }
}

/// Outside the class, whose `accept()` hides the C library's.
private func acceptClient(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
