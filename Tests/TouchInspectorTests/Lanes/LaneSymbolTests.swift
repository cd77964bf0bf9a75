import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchInspector
@testable import TouchTrace

/// Every mark of the lanes has an entry in the legend and in the list of keys.
@MainActor @Suite(.serialized) struct LaneSymbolTests {
  private func mark(_ kind: LaneMark.Kind, count: Int = 1) -> LaneMark {
    LaneMark(time: 0, kind: kind, rule: "", until: 0, count: count)
  }

  @Test("Every state, action, call and arrow is among the signs of the list, each with its own words")
  func all() {
    let methods = ["Began", "Moved", "Ended", "Cancelled"].flatMap {
      ["touches\($0)", "no touches\($0)", "presses\($0)"]
    }
    let marks =
      LaneState.allCases.flatMap { [mark(.turned($0)), mark(.action($0)), mark(.action($0), count: 3)] }
      + methods.map { mark(.call($0)) }
    #expect(marks.map(LaneSymbol.init).allSatisfy(LaneSymbol.all.contains))
    #expect(LaneState.allCases.allSatisfy { LaneSymbol.all.contains(.state($0)) })
    #expect(LaneArrow.Kind.allCases.allSatisfy { LaneSymbol.all.contains(.arrow($0)) })
    expectEqual(Set(LaneSymbol.all.map(\.title)).count, LaneSymbol.all.count)
  }

  @Test("F1 lists every sign")
  func list() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.session.showsKeys = true
    shown.program.advance(by: 0.1)
    let texts = try #require(shown.inspector.boards.first).texts.map(\.text)
    expectEqual(LaneSymbol.all.map(\.title).filter { !texts.contains($0) }, [])
  }

  @Test(
    "The legend of a played scene explains exactly what the lanes draw",
    arguments: ["delays-began", "multi-touch", "one-tap"])
  func legend(scene: String) throws {
    let shown = try Shown(builtIn: scene, size: CGSize(width: 1600, height: 1000))
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    shown.program.advance(by: 0.1)
    let lanes = shown.inspector.keyboard.lanes
    let texts = lanes.texts.map(\.text)
    #expect(!lanes.symbols.isEmpty)
    expectEqual(lanes.symbols.map(\.title).filter { !texts.contains($0) }, [])
    let others = LaneSymbol.all.filter { !lanes.symbols.contains($0) }.map(\.title)
    expectEqual(others.filter(texts.contains), [])
  }

  @Test("A legend without room names those that fit, and opens the list")
  func narrow() throws {
    let shown = try Shown(builtIn: "delays-began", size: CGSize(width: 640, height: 480))
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    shown.program.advance(by: 0.1)
    let lanes = shown.inspector.keyboard.lanes
    let texts = lanes.texts.map(\.text)
    #expect(lanes.symbols.allSatisfy { texts.contains($0.title) } || texts.contains("Marks"))
  }
}
