import Expectations
import Testing
import TouchGeometry

@testable import TouchLists

@MainActor @Suite struct FlowTests {
  private func flow(
    _ sizes: [CGSize], extent: CGFloat, insets: UIEdgeInsets = .zero, gap: CGFloat = 10, lineGap: CGFloat = 10,
    header: CGFloat = 0, footer: CGFloat = 0, isVertical: Bool = true
  ) -> FlowLines {
    var lines = FlowLines(isVertical: isVertical, extent: extent)
    lines.add(sizes, insets: insets, gap: gap, lineGap: lineGap, header: header, footer: footer, scale: 1)
    return lines
  }
  private func squares(_ count: Int, _ side: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: side, height: side), count: count)
  }
  private func lefts(_ lines: FlowLines) -> [CGFloat] { lines.sections[0].items.map(\.minX) }

  @Test("27.2: an exact fit fits")
  func exact() { expectEqual(flow(squares(3, 100), extent: 320).sections[0].lines.map(\.items), [0..<3]) }

  @Test("27.2, 27.4: sevenths of any width are seven in a line, whatever their last digits add up to")
  func sevenths() {
    for extent in stride(from: CGFloat(200), through: 900, by: 1) {
      let days = Array(repeating: CGSize(width: extent / 7, height: 40), count: 10)
      let lines = flow(days, extent: extent, gap: 0, lineGap: 0)
      expectEqual(lines.sections[0].lines.map(\.items), [0..<7, 7..<10])
      expectEqual(Array(lefts(lines).suffix(3)), Array(lefts(lines).prefix(3)))
    }
  }

  @Test("27.3, 27.4: full lines are spread, the last one of like items as if it were full")
  func spread() {
    let lines = flow(squares(5, 100), extent: 350)
    #expect(lefts(lines) == [0, 125, 250, 0, 125] && lines.sections[0].items[3].minY == 110)
    let mixed = [100, 100, 100, 100, 50].map { CGSize(width: $0, height: 40) }
    expectEqual(lefts(flow(mixed, extent: 350)), [0, 125, 250, 0, 110])
  }

  @Test("27.5: alone in its line an item is centered, also one that is too wide")
  func alone() {
    expectEqual(lefts(flow(squares(2, 200), extent: 300)), [50, 50])
    let wide = flow(squares(1, 400), extent: 300)
    #expect(lefts(wide) == [-50] && wide.hasTooWide)
  }

  @Test("27.6, 27.8: lines are as thick as their largest item; headers ignore insets, empty sections keep them")
  func thickness() {
    let lines = flow(
      [CGSize(width: 50, height: 80), CGSize(width: 50, height: 40)], extent: 300,
      insets: UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 7), header: 30, footer: 20)
    let section = lines.sections[0]
    expectEqual(section.header, CGRect(x: 0, y: 0, width: 300, height: 30))
    expectEqual(
      section.items, [CGRect(x: 7, y: 35, width: 50, height: 80), CGRect(x: 67, y: 55, width: 50, height: 40)])
    #expect(section.footer == CGRect(x: 0, y: 124, width: 300, height: 20) && lines.size.height == 144)
    let empty = flow(
      [], extent: 300, insets: UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0), header: 30, footer: 20)
    expectEqual(empty.size.height, 64)
  }

  @Test("27.8: horizontally everything is turned round")
  func horizontal() {
    let lines = flow(squares(3, 100), extent: 210, header: 20, isVertical: false)
    expectEqual(
      lines.sections[0].items.map(\.origin), [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 110), CGPoint(x: 130, y: 0)])
    expectEqual(lines.size, CGSize(width: 230, height: 210))
    expectEqual(lines.items(in: CGRect(x: 125, y: 0, width: 50, height: 210)), [ListPlace(0, 2)])
  }
}
