import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Names without room: different names of a list stay different.
@MainActor @Suite(.serialized) struct ShortNameTests {
  private static let font = UIFont.systemFont(ofSize: 12, weight: .bold)

  private func short(_ names: [String], _ room: CGFloat) -> [String] {
    _ = HeadlessApplication(size: CGSize(width: 100, height: 100), text: .pinned())
    return ShortNames.fitting(
      names.map { ShortNames.Name(text: $0, font: Self.font, room: room) }, symbols: ["key", "button"])
  }

  @Test("A name that fits is not changed, one of several words loses its end, a single word its middle")
  func usual() {
    expectEqual(
      short(["pan", "content of row 2", "backgroundContainer"], 68), ["pan", "content…", "back…ner"])
  }

  @Test("If a button has no room, all buttons lose the word that their symbol repeats")
  func symbols() {
    expectEqual(short(["button up", "button downArrow", "key a"], 80), ["up", "downArrow", "key a"])
  }

  @Test("Names that only differ at their end lose their middle, or what they have in common")
  func ends() {
    expectEqual(short(["content of row 1", "content of row 2"], 68), ["cont…w 1", "cont…w 2"])
    let same = ["button of toolbar with a long name 1 here", "button of toolbar with a long name 2 here"]
    expectEqual(short(same.map { "\($0) and there" }, 68), ["…1 here…", "…2 here…"])
  }

  @Test("A shortened name gives way to one that is as short by itself")
  func taken() {
    expectEqual(short(["menu", "button menu", "button downArrow"], 80), ["menu", "me…u", "downArrow"])
  }

  nonisolated private static let scenes = BuiltInScenes.entries.map(\.name)
  nonisolated private static let sizes = [(640, 480), (853, 533), (1280, 800)]

  @Test("No two names of a list are drawn the same, in every scene", arguments: scenes)
  func everywhere(scene: String) throws {
    let shown = try Shown(builtIn: scene, size: CGSize(width: 640, height: 480))
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    for (width, height) in Self.sizes {
      shown.program.resize(to: CGSize(width: width, height: height))
      for textScale in [1.0, 2] {
        shown.program.application.setTextScale(textScale)
        for tab in [Session.Tab.touch, .relations] {
          shown.session.tab = tab
          shown.program.advance(by: 0.1)
          let name = "\(scene) \(width)x\(height) \(textScale) \(tab)"
          for board in shown.inspector.boards { expectDistinct(board.texts, "\(name) \(type(of: board))") }
        }
      }
    }
    expectDistinct(shown.list.texts, scene)
  }

  /// Expects that no two of the names are drawn the same, and that none is truncated further.
  private func expectDistinct(_ texts: [DrawnText], _ place: String) {
    let names = texts.filter { $0.whole != nil }
    let alike = Dictionary(grouping: names, by: \.drawn).values.map { Set($0.map(\.text)) }.filter { $0.count > 1 }
    expectEqual(alike, [], "\(place)")
    let wide = names.filter { Pen.width($0.drawn, $0.layout.runs[0].font) > ($0.layout.width ?? .infinity) + 0.01 }
    expectEqual(wide.map(\.text), [], "\(place)")
  }
}
