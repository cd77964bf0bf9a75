import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

/// How paragraphs are set: indents, tabs, distances and directions (16.6, 16.16).
@Suite struct ParagraphShapeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(_ text: String, width: CGFloat? = nil, _ change: (inout ParagraphShape) -> Void) -> TextLayout {
    var layout = TextLayout(text, font: font, width: width)
    var shape = ParagraphShape()
    change(&shape)
    layout.paragraph = shape
    return layout
  }
  private func starts(_ layout: TextLayout) -> [CGFloat] { pinned.lines(of: layout).map(\.minX) }
  /// Returns the x of the letters of the first line that follow tabs.
  private func behindTabs(_ layout: TextLayout) -> [CGFloat] {
    let text = layout.runs.map(\.text).joined()
    let units = Array(text.utf16)
    return pinned.lines(of: layout)[0].clusters.filter {
      $0.range.lowerBound > 0 && units[$0.range.lowerBound - 1] == 9
    }.map(\.minX)
  }

  @Test("16.6: the first line and the others begin at their own indents, and both count for the width")
  func indents() {
    let text = "aaa bbb ccc ddd"
    expectEqual(starts(layout(text, width: 100) { $0.headIndent = 30 }), [0, 30, 30])
    expectEqual(starts(layout(text, width: 100) { $0.firstLineHeadIndent = 30 }), [30, 0, 0])
    expectEqual(starts(layout(text, width: 100) { ($0.firstLineHeadIndent, $0.headIndent) = (40, 10) }), [40, 10, 10])
    let plain = pinned.measure(layout("aaa") { _ in }).size.width
    expectEqual(pinned.measure(layout("aaa") { $0.firstLineHeadIndent = 30 }).size.width, plain + 30)
    expectEqual(
      pinned.measure(layout("aaa") { ($0.firstLineHeadIndent, $0.headIndent) = (30, 50) }).size.width, plain + 30)
  }

  @Test("16.16: tabs lead to their places, then on in the distance that is said, or in that of the last two")
  func tabs() {
    func stops(_ places: CGFloat...) -> [TabStop] { places.map { TabStop(alignment: .left, location: $0) } }
    let text = "a\tb\tc\td"
    expectEqual(behindTabs(layout(text) { $0.tabStops = stops(50, 120) }), [50, 120, 190])
    expectEqual(
      behindTabs(
        layout(text) {
          $0.tabStops = stops(50)
          $0.defaultTabInterval = 40
        }), [50, 80, 120])
    expectEqual(behindTabs(layout(text) { $0.defaultTabInterval = 40 }), [40, 80, 120])
  }

  @Test("16.16: text ends at a place, or has its middle there; places count from the edge, not from the indent")
  func tabAlignments() throws {
    let both = layout("a\tbbb\tc") {
      $0.tabStops = [TabStop(alignment: .right, location: 100), TabStop(alignment: .center, location: 150)]
    }
    let clusters = pinned.lines(of: both)[0].clusters
    expectEqual(clusters[4].maxX, 100)
    let last = try #require(clusters.last)
    #expect(abs((last.minX + last.maxX) / 2 - 150) <= 1)
    for (first, others) in [(0, 30), (30, 0), (20, 20)] as [(CGFloat, CGFloat)] {
      let indented = layout("-\tb ccc ddd eee", width: 120) {
        ($0.firstLineHeadIndent, $0.headIndent) = (first, others)
        $0.tabStops = [TabStop(alignment: .left, location: 60)]
      }
      expectEqual(behindTabs(indented), [60])
    }
  }

  @Test("16.6: distances lie between paragraphs, before and after, and neither above the first nor below the last")
  func spacing() {
    let line = pinned.measure(layout("a") { _ in }).size.height
    let three = layout("a\nb\nc") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7) }
    expectEqual(
      pinned.lines(of: three).map(\.baseline),
      [0, line + 12, 2 * line + 24].map {
        $0 + pinned.measure(layout("a") { _ in }).firstBaseline
      })
    expectEqual(pinned.measure(three).size.height, 3 * line + 24)
    // A paragraph that is broken has no such distance between its lines.
    let broken = layout("aaa bbb", width: 50) { $0.paragraphSpacing = 5 }
    #expect(pinned.measure(broken).lineCount == 2 && pinned.measure(broken).size.height == 2 * line)
    var short = layout("a\nb b b b b b", width: 50) { $0.paragraphSpacing = 5 }
    (short.lineBreakMode, short.maximumLines) = (.byTruncatingTail, 2)
    expectEqual(pinned.measure(short).size.height, 2 * line + 5)
    expectEqual(pinned.measure(layout("a") { $0.spaceAbove = 9 }).firstBaseline, 9 + pinned.metrics(of: font).ascender)
  }

  @Test("16.16: a paragraph runs as it says, whatever its letters are")
  func directions() {
    func line(_ text: String, _ direction: NSWritingDirection) -> TextLine {
      pinned.lines(of: layout(text, width: 200) { $0.writingDirection = direction })[0]
    }
    let width = pinned.measure(layout("ab cd") { _ in }).size.width
    #expect(line("ab cd", .natural).minX == 0 && line("ab cd", .leftToRight).minX == 0)
    #expect(abs(line("ab cd", .rightToLeft).minX - (200 - width)) < 1 && line("ab cd", .rightToLeft).isRightToLeft)
    let hebrew = "\u{5D0}\u{5D1}"
    #expect(line(hebrew, .natural).minX > 100 && line(hebrew, .leftToRight).minX == 0)
    // Punctuation at the end of a sentence is at the end of the line.
    expectEqual(line("ab.", .rightToLeft).clusters[0].range, 2..<3)
  }
}
