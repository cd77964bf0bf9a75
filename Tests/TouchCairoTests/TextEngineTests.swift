import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct TextEngineTests {
  let font = UIFont.systemFont(ofSize: 16)

  @Test func theMeasuredWidthIsEnough() {
    for text in ["Hamburgefonstiv", "AVATAR", "a b c", "mmmm llll", "Grüße"] {
      for size in [9, 12.5, 13, 17] as [CGFloat] {
        var layout = TextLayout(text, font: .systemFont(ofSize: size), maximumLines: 0)
        let free = pinned.measure(layout)
        layout.width = free.size.width
        expectEqual(pinned.measure(layout), free, "\(text) at \(Double(size))")
      }
    }
  }

  @Test func aWordThatIsTooLongIsBrokenWithoutAHyphen() {
    var layout = TextLayout("mmmmmm", font: font, maximumLines: 0)
    layout.width = pinned.measure(TextLayout("mmm", font: font)).size.width
    expectEqual(pinned.measure(layout).lineCount, 2)
    layout.runs = [TextRun("mmm", font: font), TextRun("mmm", font: font, color: .white)]
    expectEqual(pinned.measure(layout).lineCount, 2)
  }

  @Test func linesAddUp() {
    let one = pinned.measure(TextLayout("x", font: font))
    let three = pinned.measure(TextLayout("x\ny\nz", font: font))
    #expect(one.lineCount == 1 && three.lineCount == 3)
    expectEqual(three.size.height, one.size.height * 3)
    expectEqual(three.firstBaseline, one.firstBaseline)
    expectEqual(three.lastBaseline, one.firstBaseline + 2 * one.size.height)
    let metrics = pinned.metrics(of: font)
    expectEqual(metrics.lineHeight, one.size.height)
    expectEqual(metrics.ascender, one.firstBaseline)
    expectEqual(metrics.ascender - metrics.descender, metrics.lineHeight)
  }

  @Test func lettersAreAsHighAsTheyAreDrawn() {
    let heights = pinned.letterHeights(of: font)
    #expect(heights.small > 0 && heights.small < heights.capital && heights.capital < pinned.metrics(of: font).ascender)
    let double = pinned.letterHeights(of: font.withSize(font.pointSize * 2))
    #expect(abs(double.capital - 2 * heights.capital) < 1 && abs(double.small - 2 * heights.small) < 1)
  }

  @Test func noTextHasALineOfHeightAndNoWidth() {
    let empty = pinned.measure(TextLayout("", font: font))
    #expect(empty.size.width == 0 && empty.lineCount == 1)
    expectEqual(empty.size.height, pinned.measure(TextLayout("x", font: font)).size.height)
    expectEqual(pinned.measure(TextLayout(runs: [])).size.width, 0)
  }

  @Test(arguments: [
    NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
    .byTruncatingTail,
  ]) func aLimitOfLinesHoldsOverAllParagraphs(mode: NSLineBreakMode) {
    let text = "one two three four five six\nseven eight nine ten\neleven\ntwelve"
    for limit in 1...5 {
      let metrics = pinned.measure(
        TextLayout(text, font: font, width: 90, lineBreakMode: mode, maximumLines: limit))
      expectEqual(metrics.lineCount, (mode == .byClipping ? min(limit, 4) : limit))
      #expect(metrics.isTruncated)
      #expect(metrics.size.width <= 90.001)
    }
  }

  @Test func textThatFitsIsNotShortened() {
    let metrics = pinned.measure(
      TextLayout("fits\nwell", font: font, width: 90, lineBreakMode: .byTruncatingTail, maximumLines: 2))
    #expect(metrics.lineCount == 2 && !metrics.isTruncated)
  }

  @Test func measuresDoNotDependOnColor() {
    let store = PangoTextEngine.pinned()
    _ = store.measure(TextLayout("same", font: font, color: .black))
    _ = store.measure(TextLayout("same", font: font, color: .white))
    expectEqual(store.keptLayouts, 1)
    _ = store.measure(TextLayout("same", font: font, width: 50))
    _ = store.measure(TextLayout("same", font: .systemFont(ofSize: 15)))
    expectEqual(store.keptLayouts, 3)
  }

  @Test func keptLayoutsAreBounded() {
    let store = PangoTextEngine.pinned()
    let used = TextLayout("used all the time", font: font)
    let before = store.measure(used)
    for index in 0..<(PangoTextEngine.capacity * 2) {
      _ = store.measure(TextLayout("\(index)", font: font))
      if index % 100 == 0 { _ = store.measure(used) }
    }
    #expect(store.keptLayouts <= PangoTextEngine.capacity)
    expectEqual(store.measure(used), before)
  }

  @Test func theTextOfKeptLayoutsIsBounded() {
    let store = PangoTextEngine.pinned()
    let used = TextLayout("used all the time", font: font)
    let before = store.measure(used)
    let count = PangoTextEngine.maximumBytes / 1000
    for index in 0..<count * 2 {
      _ = store.measure(TextLayout("\(index)" + String(repeating: "a ", count: 500), font: font))
      if index % 10 == 0 { _ = store.measure(used) }
      #expect(store.keptLayouts <= count + 1)
    }
    #expect(store.measure(used) == before && store.keptLayouts > count / 4)
    // A text that is longer than all of them together is kept until the next one.
    _ = store.measure(TextLayout(String(repeating: "a\n", count: PangoTextEngine.maximumBytes), font: font))
    _ = store.measure(TextLayout("next", font: font))
    expectEqual(store.keptLayouts, 1)
  }

  @Test func withoutAnyFontNothingFails() throws {
    let bare = PangoTextEngine(
      fontconfigFile: GoldenFolder.packageRoot(of: #filePath) + "/Tests/Fonts/none.conf", complain: { _ in })
    let layout = TextLayout("abc", font: font, width: 60, lineBreakMode: .byTruncatingTail, maximumLines: 1)
    expectEqual(bare.measure(layout).lineCount, 1)
    let list = DisplayList([.text(layout, at: .zero)])
    #expect(list.bitmap(size: CGSize(width: 60, height: 30), scale: 1, text: bare) != nil)
  }

  @Test func chineseIsSetWhereAFontHasIt() throws {
    // Whether the machine has such a font is its own business; either every letter is there or each is a box.
    let layout = TextLayout("触摸事件", font: font)
    let missing = PangoTextEngine.shared.countOfMissingLetters(in: layout)
    #expect(missing == 0 || missing == 4)
    #expect(PangoTextEngine.shared.measure(layout).size.width > font.pointSize * 2)
  }

  @Test func twoThreadsMeasureAtATime() async {
    let store = PangoTextEngine.pinned()
    let layout = TextLayout("Warm", font: font)
    async let other = Task.detached { store.measure(layout) }.value
    let metrics = store.measure(layout)
    await expectEqual(metrics, other)
    expectEqual(metrics, pinned.measure(layout))
  }
}
