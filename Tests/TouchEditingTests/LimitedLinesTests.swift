import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// Text views that show only so many lines (19.15).
@MainActor @Suite(.serialized) struct LimitedLinesTests {
  private let program = HeadlessApplication(size: CGSize(width: 240, height: 200))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))

  init() {
    program.window.addSubview(view)
    settle()
  }

  private func settle() { program.advance(to: program.now) }
  private var line: CGFloat { view.usedFont.lineHeight }
  private func limit(_ lines: Int, _ mode: NSLineBreakMode = .byWordWrapping) {
    view.textContainer.maximumNumberOfLines = lines
    view.textContainer.lineBreakMode = mode
    settle()
  }

  /// Returns the picture of a text without a limit.
  private func picture(of text: String) -> Bitmap? {
    let former = (view.textContainer.maximumNumberOfLines, view.text)
    view.textContainer.maximumNumberOfLines = 0
    view.text = text
    settle()
    defer {
      (view.textContainer.maximumNumberOfLines, view.text) = former
      settle()
    }
    return program.surface.picture
  }

  @Test("19.15: sizes are those of the lines that are shown", arguments: [true, false])
  func sizes(truncates: Bool) {
    view.text = "one\ntwo\nthree\nfour"
    func heights() -> [CGFloat] {
      view.isScrollEnabled = false
      defer { view.isScrollEnabled = true }
      settle()
      return [view.sizeThatFits(view.bounds.size).height, view.intrinsicContentSize.height, view.contentSize.height]
    }
    func expected(_ lines: CGFloat) -> [CGFloat] {
      [(lines * line + 16).rounded(.up), (lines * line + 16).rounded(.up), lines * line + 16]
    }
    expectEqual(heights(), expected(4))
    limit(2, truncates ? .byTruncatingTail : .byWordWrapping)
    expectEqual(heights(), expected(2))
    limit(9, truncates ? .byTruncatingTail : .byWordWrapping)
    expectEqual(heights(), expected(4))
    view.text = String(repeating: "word ", count: 100)
    limit(3, truncates ? .byTruncatingTail : .byWordWrapping)
    expectEqual(heights(), [expected(3)[0], expected(1)[1], expected(3)[2]], "an intrinsic size knows no width")
    limit(-1)
    #expect(view.sizeThatFits(view.bounds.size).height > 5 * line)
  }

  @Test("19.15: an ellipsis stands for what follows the last line, where the mode truncates")
  func ellipsis() {
    view.text = "one\ntwo\nthree"
    limit(2, .byTruncatingTail)
    expectEqual(program.surface.picture, picture(of: "one\ntwo…"))
    limit(2, .byClipping)
    expectEqual(program.surface.picture, picture(of: "one\ntwo"))
    limit(3, .byTruncatingTail)
    expectEqual(program.surface.picture, picture(of: "one\ntwo\nthree"), "nothing follows")
    view.text = "one\n\nthree"
    limit(2, .byTruncatingTail)
    expectEqual(program.surface.picture, picture(of: "one\n…"))
    let long = "begin " + String(repeating: "word ", count: 20) + "end"
    view.text = long + "\nmore"
    limit(1, .byTruncatingHead)
    #expect(program.surface.picture != picture(of: long))
    #expect(view.text == long + "\nmore" && view.textStorage.length == long.utf16.count + 5, "the text is whole")
  }

  @Test("19.15: places of what is not shown are the end of the last line, and points below lie in that line")
  func places() {
    view.text = "one\ntwo\nthree\nfour"
    limit(2, .byTruncatingTail)
    let end = view.caretRect(for: view.endOfDocument)
    let last = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 7)!)
    #expect(end.minY == last.minY && end.minX >= last.minX && end.minX < last.minX + 20)
    let below = view.closestPosition(to: CGPoint(x: 7, y: 180))!
    expectEqual(view.offset(from: view.beginningOfDocument, to: below), 4)
    let whole = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
    #expect(view.selectionRects(for: whole).allSatisfy { $0.rect.maxY <= 2 * line + 8 })
  }

  @Test("19.15: typed, deleted and styled text is displayed within the limit")
  func editing() {
    view.text = "one\ntwo\nthree"
    limit(2, .byTruncatingTail)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 4)
    view.deleteBackward()
    view.resignFirstResponder()
    settle()
    expectEqual(program.surface.picture, picture(of: "two\nthree"))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 9, length: 0)
    view.insertText("\nfour")
    view.resignFirstResponder()
    settle()
    #expect(view.text == "two\nthree\nfour" && program.surface.picture == picture(of: "two\nthree…"))
    limit(0)
    expectEqual(program.surface.picture, picture(of: "two\nthree\nfour"))
  }
}
