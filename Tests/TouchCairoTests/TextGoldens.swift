import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@Suite struct TextGoldens {
  let body = UIFont.systemFont(ofSize: 13)

  @Test func textIsShapedAtEveryScale() {
    expectGolden(
      "text", 164, 76, scales: [1, 1.25, 1.5, 2],
      [
        .text(TextLayout("Hamburgefonstiv 0123", font: body), at: CGPoint(x: 4, y: 4)),
        .text(TextLayout("Bold AVATAR To", font: .boldSystemFont(ofSize: 13), color: blue), at: CGPoint(x: 4, y: 22)),
        .text(
          TextLayout("let x = 1 // mono", font: .monospacedSystemFont(ofSize: 12, weight: .regular), color: red),
          at: CGPoint(x: 4, y: 40)),
        .text(TextLayout("äßé ∞ Жя Ωλ", font: body, color: green), at: CGPoint(x: 4, y: 57)),
      ])
  }

  @Test func linesBreakAtWordsAndLeanAsTold() {
    let text = "Views are hit from the front to the back."
    func block(_ alignment: NSTextAlignment, _ x: CGFloat) -> [DisplayList.Command] {
      [
        .fillRect(rect(x, 4, 90, 64), UIColor.systemGray6.cgColor),
        .text(
          TextLayout(text, font: body, color: ink, width: 90, alignment: alignment), at: CGPoint(x: x, y: 4)),
      ]
    }
    expectGolden(
      "alignment", 388, 72,
      block(.left, 4) + block(.center, 100) + block(.right, 196) + block(.justified, 292))
  }

  @Test func longTextIsShortenedWhereTold() {
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
    var commands: [DisplayList.Command] = []
    for (row, mode) in modes.enumerated() {
      let y = CGFloat(4 + row * 18)
      commands += [
        .fillRect(rect(4, y, 126, 16), UIColor.systemGray6.cgColor),
        .text(
          TextLayout(
            "Gestures conflict silently", font: body, color: ink, width: 126, lineBreakMode: mode, maximumLines: 1),
          at: CGPoint(x: 4, y: y)),
      ]
    }
    expectGolden("ellipsis", 134, 78, commands)
  }

  @Test func theLastLineAllowedIsShortened() {
    let text = "One two three four five six seven eight nine ten.\nSecond paragraph"
    func block(_ lines: Int, _ x: CGFloat) -> [DisplayList.Command] {
      [
        .fillRect(rect(x, 4, 100, 96), UIColor.systemGray6.cgColor),
        .text(
          TextLayout(
            text, font: body, color: ink, width: 100, lineBreakMode: .byTruncatingTail, maximumLines: lines),
          at: CGPoint(x: x, y: 4)),
      ]
    }
    expectGolden("lines-limited", 318, 104, block(2, 4) + block(4, 110) + block(0, 216))
  }

  @Test func runsBringTheirOwnFontsAndColors() {
    let layout = TextLayout(
      runs: [
        TextRun("tap ", font: .boldSystemFont(ofSize: 15), color: blue), TextRun("lost to ", font: body, color: ink),
        TextRun("pan", font: .monospacedSystemFont(ofSize: 13, weight: .bold), color: red),
        TextRun(" faintly", font: body, color: light(.label.withAlphaComponent(0.3))),
      ], width: 110)
    expectGolden("runs", 120, 46, [.text(layout, at: CGPoint(x: 5, y: 4))])
  }

  @Test func scriptsThatRunToTheLeftBeginAtTheRight() throws {
    func edges(_ alignment: NSTextAlignment, _ mode: NSLineBreakMode) throws -> (left: Int, right: Int) {
      let layout = TextLayout("שלום", font: body, width: 100, alignment: alignment, lineBreakMode: mode)
      let drawn = try picture([.text(layout, at: .zero)], 100, 20)
      let inked = (0..<100).filter { x in (0..<20).contains { drawn[x, $0] != 0xFFFF_FFFF } }
      return (try #require(inked.first), try #require(inked.last))
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byClipping] {
      #expect(try edges(.natural, mode).right >= 96)
      #expect(try edges(.right, mode).right >= 96)
      #expect(try edges(.left, mode).left <= 3)
      let middle = try edges(.center, mode)
      #expect(abs(middle.left + middle.right - 99) <= 4)
    }
  }

  @Test func lettersThatNoFontHasAreBoxes() {
    let layout = TextLayout("你好 ok", font: .systemFont(ofSize: 16))
    expectEqual(pinned.countOfMissingLetters(in: layout), 2)
    expectGolden("boxes", 90, 28, [.text(layout, at: CGPoint(x: 4, y: 4))])
  }

  @Test func textFadesWithItsGroup() {
    expectGolden(
      "text-group", 90, 26,
      [
        .fillRect(rect(0, 0, 45, 26), UIColor.systemYellow.cgColor), .beginGroup(opacity: 0.4),
        .text(TextLayout("Half there", font: body), at: CGPoint(x: 8, y: 5)), .endGroup,
      ])
  }
}
