import Expectations
import Testing
import TouchCairo
import TouchGeometry

@testable import TouchDrawing

/// A label lays out only the beginning of a very long text: each of these took minutes.
@MainActor @Suite(.serialized) struct LongLabelTests {
  private func layout(_ texts: String...) -> TextLayout {
    TextLayout(runs: texts.map { TextRun($0, font: .systemFont(ofSize: 17)) })
  }

  @Test func aLongParagraphEndsWithAnEllipsisAndTheNextIsWhole() {
    let long = String(repeating: "a", count: TextLayout.maximumInParagraph)
    expectEqual(layout(long.dropLast() + "\nb").cut, layout(long.dropLast() + "\nb"))
    expectEqual(layout(long + "aa\nb").cut, layout(long.dropLast() + "…\nb"))
    // The pieces of a text are one.
    expectEqual(layout(String(long.dropLast(2)), "cd", "e\nf").cut, layout(String(long.dropLast(2)), "c…", "\nf"))
  }

  @Test func aLongTextEndsWithAnEllipsis() {
    let lines = String(repeating: String(repeating: "a", count: 99) + "\n", count: TextLayout.maximum / 100 + 1)
    let cut = layout(lines, "more", "and more").cut
    expectEqual(cut.runs.count, 1)
    expectEqual(cut.runs[0].text.unicodeScalars.count, TextLayout.maximum)
    #expect(cut.runs[0].text.hasSuffix("…"))
  }

  @Test func aTextOfManyLinesEndsWithAnEllipsis() {
    let cut = layout(String(repeating: "\n", count: TextLayout.maximumParagraphs - 1) + "last\nand more").cut
    expectEqual(cut, layout(String(repeating: "\n", count: TextLayout.maximumParagraphs - 1) + "last…"))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["a", "\u{301}", "\u{0628}", "漢", "a ", "\u{1F469}\u{200D}", "a\n", "\u{2028}", "\u{200B}", "\t"])
  func aMegabyteIsSetInNoTime(_ piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let layout = TextLayout(text, font: .systemFont(ofSize: 17), width: 200)
    let size = PangoTextEngine.pinned().measure(layout).size
    #expect(size.width > 0 && size.width <= 200 && size.height > 0 && size.height.isFinite)
  }
}
