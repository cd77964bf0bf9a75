import Expectations
import Testing
import TouchFiles
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The list that F1 opens: all keys and all marks, at every size and text scale.
@MainActor @Suite(.serialized) struct KeyListTests {
  /// The words of a cell that are keys.
  private func keys(_ cell: some StringProtocol) -> Set<String> {
    let words = String(cell).split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    return Set(words.filter { !["to", "with", "and", "Shift-Tab"].contains($0) })
  }

  @Test("The list has every key of the documentation, and no other")
  func documented() throws {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Docs/Inspector.md"
    let text = try String(decoding: TextFile.read(path), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "## Keys"))
    let rows = lines[(start + 1)...].prefix { !$0.hasPrefix("![") }.filter { $0.hasPrefix("| ") }.dropFirst()
    let documented = rows.reduce(into: Set<String>()) { $0.formUnion(keys($1.split(separator: "|")[0])) }
    #expect(documented.count > 30)
    expectEqual(KeyList.rows.dropLast().reduce(into: Set<String>()) { $0.formUnion(keys($1.keys)) }, documented)
  }

  nonisolated private static let sizes = [
    CGSize(width: 640, height: 400), CGSize(width: 800, height: 600), CGSize(width: 1280, height: 800),
    CGSize(width: 2560, height: 1600),
  ]

  @Test("No key, word or mark of the list is cut, hidden or covered", arguments: sizes, [1, 1.5, 2])
  func whole(size: CGSize, textScale: Double) throws {
    let shown = try Shown(builtIn: "swipe-and-pan", size: size)
    shown.program.application.setTextScale(textScale)
    shown.session.showsKeys = true
    for _ in 0..<3 { shown.program.advance(by: 0.1) }
    let board = try #require(shown.inspector.boards.first)
    let texts = board.texts
    let words =
      KeyList.rows.flatMap { [$0.keys, $0.effect] }
      + ["KEYS", "MARKS IN THE LANES", "WHAT HAS A LANE", "ON THE STAGE", "TOUCH MAP"]
      + LaneSymbol.all.map(\.title) + LaneSubject.allCases.map(\.title) + StageSymbol.allCases.map(\.title)
      + MapSymbol.allCases.map(\.title)
    let drawn = texts.map(\.text)
    expectEqual(words.filter { !drawn.contains($0) }, [])
    expectEqual(texts.filter(\.isCut).map(\.text), [])
    expectEqual(texts.filter { $0.rect.minX < 0 || $0.rect.maxX > board.bounds.width }.map(\.text), [])
    for (index, one) in texts.enumerated() {
      let covered = texts[(index + 1)...].filter { other in
        let shared = one.rect.intersection(other.rect)
        return shared.width > 1 && shared.height > 3
      }
      expectEqual(covered.map(\.text), [], "\(one.text)")
    }
  }
}
