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
    #expect(measure("abc") == [18, 12, 1, 0])
    #expect(measure("abc\nde") == [18, 24, 2, 0])
  }

  @Test func linesBreakAtWords() {
    #expect(measure("one two six", width: 42) == [42, 24, 2, 0])
    #expect(measure("abcdefgh", width: 24) == [24, 24, 2, 0])
    #expect(measure("a bcd", width: 24, mode: .byCharWrapping) == [24, 24, 2, 0])
  }

  @Test func limitsShorten() {
    #expect(measure("one two six", width: 42, lines: 1) == [42, 12, 1, 1])
    #expect(measure("one two six", width: 42, mode: .byTruncatingTail, lines: 1) == [42, 12, 1, 1])
    #expect(measure("one two", width: 42, mode: .byTruncatingTail, lines: 1) == [42, 12, 1, 0])
    #expect(measure("one two", width: 20, mode: .byClipping) == [20, 12, 1, 1])
  }

  @Test func fontsAskTheEngineThatIsInstalled() {
    #expect(UIFont.systemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 10) != UIFont.systemFont(ofSize: 10))
    #expect(UIFont.systemFont(ofSize: -1).pointSize == 14)
    let metrics = GridTextEngine().metrics(of: .systemFont(ofSize: 10))
    #expect(metrics == FontMetrics(ascender: 9, descender: -3, lineHeight: 12))
  }
}
