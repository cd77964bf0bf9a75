import Testing
import TouchGeometry
import TouchLoop

@testable import TouchSDL

@MainActor @Suite struct DesktopFilesTests {
  private let wish = DesktopFiles.Wish(
    title: "Open", takesSeveral: true, takesFolders: false, endings: ["png", "7z"], folder: "/tmp")
  private let handle = "/org/freedesktop/portal/desktop/request/1_7/t"

  /// A dialog on a bus of ours, and what came of it.
  private func ask(_ bus: FakeBus) -> (files: DesktopFiles, answers: () -> [DesktopFiles.Answer]) {
    let files = DesktopFiles(loop: bus.loop, connect: { bus.client })
    final class Box { var answers: [DesktopFiles.Answer] = [] }
    let box = Box()
    files.choose(wish) { box.answers.append($0) }
    return (files, { box.answers })
  }

  private func message(
    _ kind: BusMessage.Kind, answering: UInt32 = 0, path: String = "", member: String = "", _ signature: String,
    _ body: (inout BusWriter) -> Void
  ) -> [UInt8] {
    var fields = BusWriter()
    func add(_ code: UInt8, _ type: String, _ value: (inout BusWriter) -> Void) {
      fields.align(8)
      fields.bytes.append(code)
      fields.add(signature: type)
      value(&fields)
    }
    if answering > 0 { add(5, "u") { $0.add(answering) } }
    if !path.isEmpty { add(1, "o") { $0.add(string: path) } }
    if !member.isEmpty { add(3, "s") { $0.add(string: member) } }
    add(8, "g") { $0.add(signature: signature) }
    var content = BusWriter()
    body(&content)
    var result = BusWriter(bytes: [UInt8(ascii: "l"), kind.rawValue, 0, 1])
    result.add(UInt32(content.bytes.count))
    result.add(9)
    result.add(UInt32(fields.bytes.count))
    result.bytes += fields.bytes
    result.align(8)
    return result.bytes + content.bytes
  }

  private func accepted() -> [UInt8] {
    Array("OK 1\r\n".utf8) + message(.answer, answering: 3, "o") { $0.add(string: handle) }
  }

  /// An answer of the portal, with values before and behind the one that counts.
  private func response(_ number: UInt32, _ uris: [String], path: String? = nil) -> [UInt8] {
    message(.signal, path: path ?? handle, member: "Response", "ua{sv}") { body in
      body.add(number)
      body.addList { values in
        values.addEntry("choices", "a(ss)") { list in
          list.addList { pairs in
            for _ in 0..<2 {
              pairs.align(8)
              pairs.add(string: "a")
              pairs.add(string: "b")
            }
          }
        }
        values.addEntry("writable", "b") { $0.add(1) }
        values.addEntry("uris", "as") { list in
          var texts = BusWriter()
          for uri in uris { texts.add(string: uri) }
          list.add(UInt32(texts.bytes.count))
          for uri in uris { list.add(string: uri) }
        }
        values.addEntry("later", "s") { $0.add(string: "x") }
      }
    }
  }

  @Test("30.23: the portal is asked in one go, and its answer is the paths of files of this machine")
  func choice() throws {
    let bus = try FakeBus()
    let (files, answers) = ask(bus)
    #expect(bus.received() == DesktopFiles.opening(wish, user: geteuid()))
    bus.send(accepted())
    #expect(answers() == [])
    bus.send(response(0, ["file:///x"], path: "/somebody/else"))
    #expect(answers() == [])
    bus.send(response(0, ["file:///tmp/a%20b.png", "https://a.b/c", "file://host/d"]))
    #expect(answers() == [.chosen(["/tmp/a b.png", "/d"])])
    bus.send(response(0, ["file:///again"]))
    #expect(answers().count == 1)
    withExtendedLifetime(files) {}
  }

  @Test("30.23: the question says what is wanted, as the bus writes it")
  func question() throws {
    let all = DesktopFiles.opening(wish, user: 7)
    let calls = all.dropFirst(1 + "AUTH EXTERNAL 37\r\nBEGIN\r\n".utf8.count)
    var rest = calls[...]
    var members: [String] = []
    while case .message(let call?, let count) = BusMessage.parse(rest) {
      members.append(call.member)
      rest = rest.dropFirst(count)
      guard call.member == "OpenFile" else { continue }
      #expect(call.signature == "ssa{sv}")
      var arguments = call.arguments
      #expect([arguments.string(), arguments.string()] == ["", "Open"])
      // Everything in the list can be gone over: nothing in it is called so.
      #expect(arguments.strings(named: "nothing") == nil && arguments.place == arguments.bytes.count)
    }
    #expect(members == ["Hello", "AddMatch", "OpenFile"] && rest.isEmpty)
    #expect(DesktopFiles.anyCase("7z") == "7[zZ]")
  }

  @Test("30.23: a user who cancels, and a bus that is lost during the dialog, choose nothing")
  func cancelled() throws {
    let first = try FakeBus()
    let (files, answers) = ask(first)
    first.send(accepted() + response(1, []))
    #expect(answers() == [.cancelled])
    let second = try FakeBus()
    let (others, later) = ask(second)
    second.send(accepted())
    second.hangUp()
    #expect(later() == [.cancelled])
    withExtendedLifetime((files, others)) {}
  }

  @Test("30.23: without a bus, a portal, or an answer within two seconds there is no dialog")
  func unavailable() throws {
    var answers: [DesktopFiles.Answer] = []
    let none = DesktopFiles(loop: EventLoop(clock: ManualClock()), connect: { -1 })
    none.choose(wish) { answers.append($0) }
    #expect(answers == [.unavailable])
    let refusing = try FakeBus()
    let (files, refused) = ask(refusing)
    refusing.send(Array("OK 1\r\n".utf8) + message(.error, answering: 3, "s") { $0.add(string: "no") })
    #expect(refused() == [.unavailable])
    let silent = try FakeBus()
    let (others, waited) = ask(silent)
    silent.loop.advance(to: 1.9)
    #expect(waited() == [])
    silent.loop.advance(to: 2.1)
    #expect(waited() == [.unavailable])
    withExtendedLifetime((files, others)) {}
  }

  @Test("32.4: the desktop's setting for animations is reported, and again when it changes")
  func motion() throws {
    let bus = try FakeBus()
    var told: [Bool] = []
    let desktop = DesktopStyle(loop: bus.loop, settings: StyleSettings(), connect: { bus.client }) { _ in }
    desktop.onMotion = { told.append($0) }
    desktop.ask()
    bus.send(
      Array("OK 1\r\n".utf8)
        + message(.answer, answering: 5, "v") { body in
          body.add(signature: "b")
          body.add(UInt32(0))
        })
    #expect(told == [true])
    bus.send(
      changed("org.gnome.desktop.interface", "enable-animations", 1)
        + changed("org.gnome.desktop.interface", "cursor-blink", 0))
    #expect(told == [true, false])
    desktop.close()
  }

  private func changed(_ namespace: String, _ key: String, _ value: UInt32) -> [UInt8] {
    var fields = BusWriter()
    for (code, text) in [(2, "org.freedesktop.portal.Settings"), (3, "SettingChanged")] as [(UInt8, String)] {
      fields.align(8)
      fields.bytes.append(code)
      fields.add(signature: "s")
      fields.add(string: text)
    }
    fields.align(8)
    fields.bytes.append(8)
    fields.add(signature: "g")
    fields.add(signature: "ssv")
    var body = BusWriter()
    body.add(string: namespace)
    body.add(string: key)
    body.add(signature: "b")
    body.add(value)
    var result = BusWriter(bytes: [UInt8(ascii: "l"), BusMessage.Kind.signal.rawValue, 0, 1])
    result.add(UInt32(body.bytes.count))
    result.add(9)
    result.add(UInt32(fields.bytes.count))
    result.bytes += fields.bytes
    result.align(8)
    return result.bytes + body.bytes
  }
}
