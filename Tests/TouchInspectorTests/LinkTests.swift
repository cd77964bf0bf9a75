import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// Words that lead somewhere: names of the scene's objects, and numbers of rules.
@MainActor @Suite struct LinkTests {
  @Test(
    "Names are found with what stands around them, and numbers of rules; the article and other words are not",
    arguments: [
      ("pan waits for swipe (5.2.4).", ["pan", "swipe", "5.2.4"]),
      ("To let back win, call strip.pan.require(toFail: back);", ["back", "strip.pan", "back"]),
      ("a tap in a, and panZoom's delegate", ["a"]),
      ("needed 2 fingers within 0.35 s", ["0.35"]),
      ("nobody", []), ("", []), ("(((", []), ("… pan…", ["pan"]),
    ])
  func targets(words: String, expected: [String]) {
    let names: Set = ["pan", "swipe", "back", "strip.pan", "strip", "a"]
    let found = LinkedText.targets(in: words) { names.contains($0) }
    let units = Array(words.utf16)
    expectEqual(found.map { String(decoding: units[$0.range], as: UTF16.self) }, expected)
  }

  @Test("A link has the rectangles of its letters, on each of its lines")
  func places() throws {
    _ = try Shown(builtIn: "one-tap")
    let words = "pan waits for a very long time until swipe has failed"
    let layout = Pen.layout(words, Look.body, Look.ink, width: 160, maximum: 12)
    let links = LinkedText(words: words, layout: layout).links { $0 == "pan" || $0 == "swipe" }
    expectEqual(links.map(\.target), [.object("pan"), .object("swipe")])
    #expect(links[0].rect.minX == 0 && links[0].rect.minY == 0)
    #expect(abs(links[0].rect.width - Pen.width("pan", Look.body)) < 1)
    #expect(links[1].rect.minY > 0)
  }

  @Test("A rule in a sentence opens what it says; Close puts it away")
  func rule() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.session.ruleText = { $0 == "5.2.4" ? "It is held." : nil }
    shown.session.follow(.rule("5.2.4"))
    expectEqual(shown.session.rule, "5.2.4")
    shown.program.advance(by: 0.1)
    let why = shown.inspector.layout.frames.why
    let board = try #require(shown.inspector.keyboard.boards.first)
    let close = try #require(board.spots.first).rect
    shown.click(why.minX + close.midX, why.minY + close.midY)
    expectNil(shown.session.rule)
  }

  @Test("A row of the hit test shows its view on the stage under the pointer, and chooses it when it is pressed")
  func rows() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    shown.play(until: 0.1)
    shown.program.advance(by: 0.1)
    let board = try #require(shown.inspector.keyboard.boards.last)
    let place = shown.inspector.layout.frames.details
    let spot = try #require(board.spots.first { $0.name == "E" })
    let middle = CGPoint(x: place.minX + spot.rect.midX, y: place.minY + spot.rect.midY)
    shown.program.send(.hover(middle, timestamp: shown.program.now))
    shown.program.advance(by: 0.1)
    #expect(shown.session.pointed === shown.stage.view(named: "E"))
    shown.program.send(.hover(CGPoint(x: 10, y: 10), timestamp: shown.program.now))
    shown.program.advance(by: 0.1)
    expectNil(shown.session.pointed)
    shown.click(middle.x, middle.y)
    #expect(shown.session.object === shown.stage.view(named: "E"))
  }

  @Test("A lane shows its view on the stage while the pointer is on it")
  func lanes() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.program.advance(by: 0.1)
    let lanes = shown.inspector.layout.frames.lanes
    let y = lanes.minY + LanesBoard.barHeight + LanesBoard.stripHeight + LanesBoard.rulerHeight + 36
    shown.program.send(.hover(CGPoint(x: lanes.minX + 60, y: y), timestamp: shown.program.now))
    shown.program.advance(by: 0.1)
    #expect(shown.session.pointed === shown.stage.recognizer(named: "swipe"))
  }
}
