import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct GridTextTests {
  private func measure(
    _ text: String, width: CGFloat? = nil, mode: NSLineBreakMode = .byWordWrapping, lines: Int = 0
  ) -> [CGFloat] {
    let metrics = GridTextEngine().measure(
      TextLayout(text, font: .systemFont(ofSize: 10), width: width, lineBreakMode: mode, maximumLines: lines))
    return [metrics.size.width, metrics.size.height, CGFloat(metrics.lineCount), metrics.isTruncated ? 1 : 0]
  }

  @Test func lettersAreSixWideAndLinesTwelveHigh() {
    expectEqual(measure("abc"), [18, 12, 1, 0])
    expectEqual(measure("abc\nde"), [18, 24, 2, 0])
  }

  @Test func linesBreakAtWords() {
    expectEqual(measure("one two six", width: 42), [42, 24, 2, 0])
    expectEqual(measure("abcdefgh", width: 24), [24, 24, 2, 0])
    expectEqual(measure("a bcd", width: 24, mode: .byCharWrapping), [24, 24, 2, 0])
  }

  @Test func limitsShorten() {
    expectEqual(measure("one two six", width: 42, lines: 1), [42, 12, 1, 1])
    expectEqual(measure("one two six", width: 42, mode: .byTruncatingTail, lines: 1), [42, 12, 1, 1])
    expectEqual(measure("one two", width: 42, mode: .byTruncatingTail, lines: 1), [42, 12, 1, 0])
    expectEqual(measure("one two", width: 20, mode: .byClipping), [20, 12, 1, 1])
  }

  @Test func fontsAskTheEngineThatIsInstalled() {
    expectEqual(UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 10, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 10) != UIFont.systemFont(ofSize: 10))
    expectEqual(UIFont.systemFont(ofSize: -1).pointSize, 14)
    let metrics = GridTextEngine().metrics(of: .systemFont(ofSize: 10))
    expectEqual(metrics, FontMetrics(ascender: 9, descender: -3, lineHeight: 12))
  }

  @Test func scalarsThatAreClustersOfTheirOwnAreFoundWithoutSearchingForClusters() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x2010...0x2027, 0x3000...0x3020,
      0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60,
    ]
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
    let plain = String(String.UnicodeScalarView(scalars))
    #expect(plain.count == scalars.count && plain.utf16.count == scalars.count)
    // The combining mark, in another run, makes no difference for the letters before it.
    for text in ["one two six", "Grüße, κόσμε", "天地 玄黄,洪荒", plain] {
      let layout = TextLayout(text, font: .systemFont(ofSize: 10), width: 42)
      let marked = TextLayout(text + "e\u{301}", font: .systemFont(ofSize: 10), width: 42)
      let (lines, others) = (GridTextEngine().lines(of: layout), GridTextEngine().lines(of: marked))
      expectEqual(lines.flatMap(\.clusters).map(\.range), others.flatMap(\.clusters).dropLast().map(\.range))
      expectEqual(lines.dropLast(2), others.prefix(max(lines.count - 2, 0)))
    }
  }
}
