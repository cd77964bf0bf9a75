import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite(.serialized) struct LongLineTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 300))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() {
    stage.window.application?.becomeShared()
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    stage.settle()
  }

  private var layout: DocumentLayout { view.editing.layout }

  /// A line as long as some pieces and a half, between two short ones.
  private func begin(pieces: Int = 3) -> String {
    let long = String(repeating: "lorem ipsum ", count: (pieces * LongLines.piece + LongLines.piece / 2) / 12)
    view.text = "one\n" + long + "\nlast"
    stage.settle()
    return view.text
  }

  @Test("19.11: a long line is laid out in pieces, and each offset is in one of them") func pieces() {
    let text = begin()
    #expect(layout.paragraphCount == 6 && layout.text.lineCount == 3)
    var end = 0
    for index in 0..<layout.paragraphCount {
      let letters = layout.letters(of: index)
      let isNewLine = index == 1 || index == 5
      expectEqual(letters.lowerBound, (isNewLine ? end + 1 : end))
      for offset in [letters.lowerBound, letters.lowerBound + 1, max(letters.upperBound - 1, letters.lowerBound)] {
        expectEqual(layout.paragraph(of: offset), index)
      }
      expectEqual(layout.goesOn(index), (1...3).contains(index))
      end = letters.upperBound
    }
    expectEqual(end, text.utf16.count)
  }

  @Test("19.11: edits in a long line, before it and of its breaks keep layout and text in step") func edits() {
    _ = begin()
    var dice: UInt64 = 5
    func roll(_ count: Int) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(dice >> 33) % max(count, 1)
    }
    let pieces = ["x", "\n", "\r\n", "long " + String(repeating: "word ", count: 4000), "", "e\u{301}", "🙂"]
    for _ in 0..<120 {
      let length = view.editing.text.length
      let start = roll(length + 1)
      let range = start..<min(start + (roll(3) == 0 ? roll(20_000) : roll(4)), length)
      view.editing.program(replace: range, with: pieces[roll(pieces.count)])
      let fresh = LongLines(layout.text)
      expectEqual(layout.paragraphCount, layout.text.lineCount + fresh.extra)
      for _ in 0..<5 {
        let offset = roll(layout.text.length + 1)
        let index = layout.paragraph(of: offset)
        expectEqual(index, fresh.paragraph(at: offset, in: layout.text))
        let letters = layout.letters(of: index)
        #expect(letters.lowerBound <= offset && offset <= letters.upperBound + 2)
        expectEqual(fresh.place(of: index).line, layout.text.line(at: offset))
      }
    }
    stage.settle()
    #expect(layout.height.isFinite)
  }

  @Test("19.11, 21.3: keys go from piece to piece as from line to line") func keys() {
    let text = begin()
    let border = layout.letters(of: 2).lowerBound
    view.selectedRange = NSRange(location: border - 1, length: 0)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(view.selectedRange.location, border)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(view.selectedRange.location, border + 1)
    stage.typeKey(.keyboardHome)
    expectEqual(view.selectedRange.location, border)
    stage.typeKey(.keyboardUpArrow)
    stage.typeKey(.keyboardEnd)
    #expect(view.selectedRange.location == border && view.editing.isUpstream)
    let rect = view.caretRect(for: view.editing.position(border))
    stage.typeKey(.keyboardRightArrow)
    #expect(view.caretRect(for: view.editing.position(border + 1)).minY > rect.minY)
    stage.typeKey(.keyboardUpArrow, modifierFlags: .control)
    expectEqual(view.selectedRange.location, 4)
    stage.typeKey(.keyboardDownArrow, modifierFlags: .control)
    expectEqual(view.selectedRange.location, text.utf16.count - 5)
  }

  @Test("19.11: a line of ten megabytes opens, is typed into and scrolled, with little laid out") func tenMegabytes() {
    view.text = String(repeating: "abcdefghi ", count: 1 << 20)
    stage.settle()
    view.selectedRange = NSRange(location: 5_000_000, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    stage.settle()
    stage.typeText("x")
    expectEqual(view.editing.text.string(in: 4_999_995..<5_000_005), "fghi xabcd")
    let caret = view.caretRect(for: view.editing.position(5_000_001))
    #expect(caret.minY >= view.bounds.minY - 2 && caret.maxY <= view.bounds.maxY + 2)
    #expect(layout.keptParagraphs < 12)
    view.contentOffset.y = 0
    stage.settle()
    #expect(layout.keptParagraphs < 16)
  }
}
