import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchEditing

/// Images in text that is edited.
@MainActor @Suite struct AttachmentEditingTests {
  let program = HeadlessApplication(size: CGSize(width: 400, height: 300))

  func image() throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(Bitmap(width: 40, height: 12, filledWith: 0xFF11_2233))))
  }

  func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  /// The rectangles of the images that a view draws, in its coordinates.
  func images(_ view: UIView) -> [CGRect] {
    DisplayList.recording { _ in view.draw(view.bounds) }.commands.compactMap { command in
      if case .image(let fill) = command { fill.rect } else { nil }
    }
  }

  @Test("16.12: a text view shows the image behind the letters, and the caret goes over it as over one letter")
  func view() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    program.window.addSubview(view)
    view.attributedText = text(NSTextAttachment(image: try image()))
    program.advance(to: program.now)
    let (before, after) = (view.caretRect(for: try position(view, 2)), view.caretRect(for: try position(view, 3)))
    let drawn = images(view)
    expectEqual(drawn.map(\.size), [CGSize(width: 40, height: 12)])
    expectEqual(after.minX - before.minX, 40)
    #expect(abs(try #require(drawn.first).minX - before.minX) <= 1)
  }

  func position(_ view: UITextView, _ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  @Test("16.12: text typed next to an attachment is not an attachment, and the text keeps it")
  func typing() throws {
    let attachment = NSTextAttachment(image: try image())
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    program.window.addSubview(view)
    view.attributedText = text(attachment)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    expectNil(view.typingAttributes[.attachment])
    view.insertText("c")
    let kept = try #require(view.attributedText)
    expectEqual(kept.string, "ab\u{FFFC}c")
    #expect(view.textStorage.attributedSubstring(from: NSRange(location: 2, length: 1)).holds(attachment))
    #expect(!view.textStorage.attributedSubstring(from: NSRange(location: 3, length: 1)).holds(attachment))
    view.deleteBackward()
    view.deleteBackward()
    expectEqual(view.text, "ab")
  }

  @Test("16.12: a text field shows the image, also while it is edited")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    program.window.addSubview(field)
    field.attributedText = text(NSTextAttachment(image: try image()))
    program.advance(to: program.now)
    let atRest = images(field)
    expectEqual(atRest.map(\.size), [CGSize(width: 40, height: 12)])
    field.becomeFirstResponder()
    program.advance(to: program.now)
    expectEqual(images(field), atRest)
  }
}

extension NSAttributedString {
  /// Whether some letter has an attachment.
  fileprivate func holds(_ attachment: NSTextAttachment) -> Bool {
    var found = false
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
      if attributes[.attachment] as? NSTextAttachment === attachment { found = true }
    }
    return found
  }
}
