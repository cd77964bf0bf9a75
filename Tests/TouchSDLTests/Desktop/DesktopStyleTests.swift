import Testing
import TouchDrawing
import TouchGeometry
import TouchLoop

@testable import TouchSDL

@MainActor @Suite struct DesktopStyleTests {
  @Test func theEnvironmentIsHeededInOrder() {
    let cases: [(StyleSettings, UIUserInterfaceStyle)] = [
      (StyleSettings(), .light),
      (StyleSettings(forced: "dark"), .dark),
      (StyleSettings(forced: "black"), .light),
      (StyleSettings(gtkTheme: "Adwaita:dark"), .dark),
      (StyleSettings(gtkTheme: "Adwaita"), .light),
      (StyleSettings(forced: "light", gtkTheme: "Adwaita:dark"), .light),
      (StyleSettings(gtkSettings: "[Settings]\ngtk-application-prefer-dark-theme = 1\n"), .dark),
      (StyleSettings(gtkSettings: "[Settings]\ngtk-application-prefer-dark-theme=false\n"), .light),
      (StyleSettings(gtkTheme: "Adwaita", gtkSettings: "gtk-application-prefer-dark-theme=1"), .light),
    ]
    for (settings, style) in cases { #expect(settings.assumedStyle == style, "\(settings)") }
  }

  @Test func theAddressOfTheBusIsRead() {
    #expect(BusAddress(list: "unix:path=/run/user/1000/bus") == BusAddress(name: "/run/user/1000/bus"))
    #expect(
      BusAddress(list: "tcp:host=a;unix:guid=00,abstract=/tmp/x%2dy") == BusAddress(name: "/tmp/x-y", isAbstract: true))
    for wrong in ["", "tcp:host=a", "unix:guid=1", "unix:path=%zz"] { #expect(BusAddress(list: wrong) == nil) }
  }

  @Test func thePortalsAnswerAndItsChangesAreFollowed() throws {
    let bus = try FakeBus()
    var styles: [UIUserInterfaceStyle] = []
    let desktop = DesktopStyle(loop: bus.loop, settings: StyleSettings(), connect: { bus.client }) { styles.append($0) }
    #expect(styles == [.light])
    desktop.ask()
    #expect(bus.received() == DesktopStyle.opening(user: geteuid()))
    bus.send(Array("OK 0123456789abcdef\r\n".utf8) + message(.answer, answering: 1, "s", text(":1.7")))
    #expect(styles == [.light])
    // Old portals pack the value twice; it comes in two pieces.
    let answer = message(.answer, answering: 3, "v", [1, 118, 0, 1, 117, 0, 0, 0, 1, 0, 0, 0])
    bus.send(Array(answer.prefix(20)))
    bus.send(Array(answer.dropFirst(20)))
    #expect(styles == [.light, .dark])
    bus.send(changed("org.freedesktop.appearance", "color-scheme", 2) + changed("org.gnome", "color-scheme", 1))
    bus.send(changed("org.freedesktop.appearance", "accent-color", 1))
    #expect(styles == [.light, .dark, .light])
    bus.send(changed("org.freedesktop.appearance", "color-scheme", 1))
    #expect(styles == [.light, .dark, .light, .dark])
    bus.hangUp()
    #expect(styles == [.light, .dark, .light, .dark])
    desktop.close()
  }

  @Test func nonsenseAndRefusalsEndTheConnectionOnly() throws {
    let answers: [[UInt8]] = [
      Array("REJECTED EXTERNAL\r\n".utf8), Array(repeating: 65, count: 2000),
      Array("OK 1\r\n".utf8) + Array(repeating: 7, count: 64),
      Array("OK 1\r\n".utf8) + [108, 2, 0, 1] + Array(repeating: 255, count: 60),
      Array("OK 1\r\n".utf8) + message(.error, answering: 3, "s", text("no portal")),
    ]
    for answer in answers {
      let bus = try FakeBus()
      var styles: [UIUserInterfaceStyle] = []
      let settings = StyleSettings(gtkTheme: "Adwaita:dark")
      let desktop = DesktopStyle(loop: bus.loop, settings: settings, connect: { bus.client }) { styles.append($0) }
      desktop.ask()
      bus.send(answer)
      bus.send(Array("OK 1\r\n".utf8))
      #expect(styles == [.dark, .dark])
      desktop.close()
    }
  }

  @Test func withoutABusNothingHappens() {
    var styles: [UIUserInterfaceStyle] = []
    let settings = StyleSettings(gtkTheme: "Adwaita:dark")
    let desktop = DesktopStyle(loop: EventLoop(clock: ManualClock()), settings: settings, connect: { -1 }) {
      styles.append($0)
    }
    desktop.ask()
    #expect(styles == [.dark, .dark])
  }

  @Test func nobodyIsAskedBeforeTheFirstFrameNorWhenTheStyleIsForced() {
    for (forced, expected) in [(nil, [0, 1]), ("dark", [0, 0])] as [(String?, [Int])] {
      let loop = EventLoop(clock: ManualClock())
      var asked = 0
      let desktop = DesktopStyle(
        loop: loop, settings: StyleSettings(forced: forced),
        connect: {
          asked += 1
          return -1
        }, onStyle: { _ in })
      desktop.askAfterFirstFrame()
      loop.advance(to: 1)
      var seen = [asked]
      loop.requestFrame()
      loop.advance(to: 2)
      seen.append(asked)
      #expect(seen == expected)
    }
  }

  @Test func messagesOfEitherByteOrderAreRead() {
    let call = BusMessage.call(7, to: "a.b", path: "/c", interface: "d.e", member: "Fgh", ["i", "jk"])
    guard case .message(let read?, let count) = BusMessage.parse(call[...]) else {
      Issue.record("not read")
      return
    }
    #expect(count == call.count)
    #expect([read.interface, read.member, read.signature] == ["d.e", "Fgh", "ss"])
    var arguments = read.arguments
    #expect([arguments.string(), arguments.string(), arguments.string()] == ["i", "jk", nil])
    for length in 0..<call.count { #expect(BusMessage.parse(call.prefix(length)) == .incomplete) }
    // An answer to call 3 with the number 1 in a variant, most significant byte first.
    let big: [UInt8] =
      [66, 2, 0, 1, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 15]
      + [5, 1, 117, 0, 0, 0, 0, 3, 8, 1, 103, 0, 1, 118, 0, 0] + [1, 117, 0, 0, 0, 0, 0, 1]
    guard case .message(let answer?, 40) = BusMessage.parse(big[...]) else {
      Issue.record("not read")
      return
    }
    #expect(answer.answered == 3)
    var value = answer.arguments
    #expect(value.packedNumber() == 1)
  }

  private func changed(_ namespace: String, _ key: String, _ value: UInt8) -> [UInt8] {
    var body = BusWriter()
    body.add(string: namespace)
    body.add(string: key)
    body.add(signature: "u")
    body.add(UInt32(value))
    return message(.signal, answering: nil, "ssv", body.bytes)
  }

  private func text(_ text: String) -> [UInt8] {
    var body = BusWriter()
    body.add(string: text)
    return body.bytes
  }

  /// A message from the bus.
  private func message(_ kind: BusMessage.Kind, answering: UInt32?, _ signature: String, _ body: [UInt8]) -> [UInt8] {
    var fields = BusWriter()
    func add(_ code: UInt8, _ type: String, _ value: (inout BusWriter) -> Void) {
      fields.align(8)
      fields.bytes.append(code)
      fields.add(signature: type)
      value(&fields)
    }
    if let answering {
      add(5, "u") { $0.add(answering) }
    } else {
      add(2, "s") { $0.add(string: "org.freedesktop.portal.Settings") }
      add(3, "s") { $0.add(string: "SettingChanged") }
    }
    add(8, "g") { $0.add(signature: signature) }
    var result = BusWriter(bytes: [UInt8(ascii: "l"), kind.rawValue, 0, 1])
    result.add(UInt32(body.count))
    result.add(9)
    result.add(UInt32(fields.bytes.count))
    result.bytes += fields.bytes
    result.align(8)
    return result.bytes + body
  }
}

/// The other end of a connection to the bus.
@MainActor final class FakeBus {
  let loop = EventLoop(clock: ManualClock())
  let client: Int32
  private var server: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
    (client, server) = (ends[0], ends[1])
  }

  func received() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(server, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    return Array(buffer.prefix(max(0, count)))
  }

  /// Sends bytes and lets the loop read them.
  func send(_ bytes: [UInt8]) {
    _ = TouchGeometry.send(server, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    loop.advance(to: loop.now + 1)
  }

  func hangUp() {
    close(server)
    loop.advance(to: loop.now + 1)
  }
}
