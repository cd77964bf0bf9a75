import CSDL2
import Expectations
import Testing
import TouchGeometry
import TouchPlatform
import TouchLoop

@testable import TouchSDL

/// Files that are dropped on a window.
@MainActor @Suite struct DropTests {
  @Test func aFileGoesToTheWindowItWasDroppedOn() {
    var desk = Desk()
    expectEqual(desk.feed([raw(.dropped("/tmp/a b.json"))]), ["drop /tmp/a b.json"])
    expectEqual(desk.feed([raw(.dropped("/tmp/a.json"), window: 9)]), [])
    expectEqual(desk.feed([raw(.dropped("/a")), raw(.dropped("/b")), raw(.dropsEnded)]), ["drop /a, /b"])
    expectEqual(
      desk.feed([raw(.dropped("/a")), raw(.exposed), raw(.dropped("/b"))]), ["drop /a", "expose", "drop /b"])
    // Some window systems do not say which window it was.
    expectEqual(desk.feed([raw(.dropped("/tmp/a.json"), window: 0)]), ["drop /tmp/a.json"])
  }

  @Test("54.55: a drop has at most 4,096 files") func manyFiles() {
    var desk = Desk()
    let files = (0..<5000).map { raw(.dropped("/\($0)")) }
    expectEqual(desk.feed(files), ["drop " + (0..<4096).map { "/\($0)" }.joined(separator: ", ")])
  }

  @Test func thePathIsTakenOutOfSDLsEvent() {
    var event = SDL_Event()
    event.type = SDL_DROPFILE.rawValue
    event.drop.windowID = 7
    event.drop.timestamp = 77
    event.drop.file = SDL_strdup("/tmp/käse.json")
    expectEqual(RawEvent(event), RawEvent(window: 7, ticks: 77, kind: .dropped("/tmp/käse.json")))
    event.drop.file = nil
    expectNil(RawEvent(event))
  }
}
