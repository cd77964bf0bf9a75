import Expectations
import Testing
import TouchBus
import TouchGeometry
import TouchLoop
import TouchPlatform

@testable import TouchSDL

@MainActor @Suite struct DesktopFilesTests {
  private let request = FileChoice(
    title: "Open", takesSeveral: true, takesFolders: false, endings: ["png", "7z"], folder: "/tmp")
  private let handle = "/org/freedesktop/portal/desktop/request/1_7/t"

  /// A dialog on a bus of ours, and what came of it.
  private func ask(
    _ link: FakeLink?, _ loop: EventLoop = EventLoop(clock: ManualClock())
  ) -> (files: DesktopFiles, answers: () -> [FileAnswer]) {
    let files = DesktopFiles(loop: loop, connect: { link })
    final class Box { var answers: [FileAnswer] = [] }
    let box = Box()
    files.choose(request) { box.answers.append($0) }
    return (files, { box.answers })
  }

  /// The portal names the request, whose number is 2.
  private func accept(_ link: FakeLink) { link.receive(.answer, answering: 2, [.path(handle)]) }

  /// An answer of the portal, with values before and behind the one that applies.
  private func respond(_ link: FakeLink, _ number: UInt32, _ uris: [String], path: String? = nil) {
    let pair = BusValue.structure([.string("a"), .string("b")])
    link.onMessage?(
      .signal(
        "Response", of: "org.freedesktop.portal.Request", at: path ?? handle,
        [
          .uint32(number),
          .options([
            ("choices", .array("(ss)", [pair, pair])), ("writable", .bool(true)), ("uris", .strings(uris)),
            ("later", .string("x")),
          ]),
        ]))
  }

  @Test("30.23: the portal's answer is the paths of files of this machine")
  func choice() {
    let link = FakeLink()
    let (files, answers) = ask(link)
    accept(link)
    expectEqual(answers(), [])
    respond(link, 0, ["file:///x"], path: "/somebody/else")
    expectEqual(answers(), [])
    respond(link, 0, ["file:///tmp/a%20b.png", "https://a.b/c", "file://host/d"])
    expectEqual(answers(), [.chosen(["/tmp/a b.png", "/d"])])
    respond(link, 0, ["file:///again"])
    #expect(answers().count == 1 && !link.isOpen)
    withExtendedLifetime(files) {}
  }

  @Test("30.23: an answer that arrives before the name of the request applies")
  func early() {
    let link = FakeLink()
    let (files, answers) = ask(link)
    respond(link, 0, ["file:///x"])
    expectEqual(answers(), [])
    accept(link)
    expectEqual(answers(), [.chosen(["/x"])])
    withExtendedLifetime(files) {}
  }

  @Test("30.23: the request has the title, the folder, and a pattern for each extension")
  func question() {
    let link = FakeLink()
    let files = ask(link).files
    let pattern: (String) -> BusValue = { .structure([.uint32(0), .string($0)]) }
    expectEqual(link.sent.map(\.member), ["AddMatch", "OpenFile"])
    expectEqual(
      link.sent.last?.arguments,
      [
        .string(""), .string("Open"),
        .options([
          ("multiple", .bool(true)), ("directory", .bool(false)),
          (
            "filters",
            .array(
              "(sa(us))",
              [
                .structure([
                  .string("*.png *.7z"), .array("(us)", [pattern("*.[pP][nN][gG]"), pattern("*.7[zZ]")]),
                ])
              ])
          ),
          ("current_folder", .array("y", "/tmp\0".utf8.map(BusValue.byte))),
        ]),
      ])
    expectEqual(link.sent.last?.signature, "ssa{sv}")
    withExtendedLifetime(files) {}
  }

  @Test("30.25: the request for saving one file has its name, for several their names")
  func saving() {
    let bytes: (String) -> BusValue = { .array("y", ($0 + "\0").utf8.map(BusValue.byte)) }
    var request = FileChoice(
      title: "Save", takesSeveral: false, takesFolders: false, endings: [], folder: "/tmp")
    request.savedNames = ["a b.txt"]
    let one = DesktopFiles.question(request)
    expectEqual(one.member, "SaveFile")
    expectEqual(
      one.arguments,
      [
        .string(""), .string("Save"),
        .options([("current_name", .string("a b.txt")), ("current_folder", bytes("/tmp"))]),
      ])
    (request.savedNames, request.folder) = (["a", "ü"], nil)
    let two = DesktopFiles.question(request)
    expectEqual(two.member, "SaveFiles")
    expectEqual(
      two.arguments, [.string(""), .string("Save"), .options([("files", .array("ay", [bytes("a"), bytes("ü")]))])])
  }

  @Test("30.23: a user who cancels, and a bus that is lost during the dialog, choose nothing")
  func cancelled() {
    let first = FakeLink()
    let (files, answers) = ask(first)
    accept(first)
    respond(first, 1, [])
    expectEqual(answers(), [.cancelled])
    let second = FakeLink()
    let (others, later) = ask(second)
    accept(second)
    second.onLoss?()
    expectEqual(later(), [.cancelled])
    withExtendedLifetime((files, others)) {}
  }

  @Test("30.23: without a bus, a portal, or an answer within two seconds there is no dialog")
  func unavailable() {
    let none = ask(nil)
    expectEqual(none.answers(), [.unavailable])
    let refusing = FakeLink()
    let (files, refused) = ask(refusing)
    refusing.receive(.error, answering: 2, [.string("no")])
    expectEqual(refused(), [.unavailable])
    let loop = EventLoop(clock: ManualClock())
    let (others, waited) = ask(FakeLink(), loop)
    loop.advance(to: 1.9)
    expectEqual(waited(), [])
    loop.advance(to: 2.1)
    expectEqual(waited(), [.unavailable])
    withExtendedLifetime((files, others, none)) {}
  }
}
