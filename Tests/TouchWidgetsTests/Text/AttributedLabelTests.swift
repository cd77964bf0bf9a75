import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Attributed text in labels, and drawn without a view.
///
/// The expected values are measured by the current engine.
@MainActor @Suite struct AttributedLabelTests {
  let ten = UIFont.systemFont(ofSize: 10)
  let twenty = UIFont.systemFont(ofSize: 20)

  func mixed() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: ten, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd", attributes: [.font: twenty]))
    return text
  }

  /// What the engine says of some runs, in whole points.
  func measured(_ runs: (String, UIFont)..., lines: Int = 1) -> CGSize {
    let layout = TextLayout(runs: runs.map { TextRun($0.0, font: $0.1) }, maximumLines: lines)
    let size = TextSystem.current.measure(layout).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    return label
  }

  /// The runs of the text that a label draws in 200 by 100.
  func runs(_ label: UILabel) -> [TextRun] {
    let list = DisplayList.recording { _ in label.drawText(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    return list.commands.flatMap { command -> [TextRun] in
      if case .text(let layout, _) = command { layout.runs } else { [] }
    }
  }

  @Test("16.7: attributed text sets the bare text, and the properties to those of the first letter")
  func properties() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    let text = NSMutableAttributedString(attributedString: mixed())
    text.addAttributes([.paragraphStyle: paragraph], range: NSRange(location: 0, length: 4))
    let label = label(text)
    #expect(label.text == "abcd" && label.font == ten && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    expectEqual(label.intrinsicContentSize, measured(("ab", ten), ("cd", twenty)))
    text.append(NSAttributedString(string: "later"))
    expectEqual(label.attributedText?.string, "abcd")
  }

  @Test("16.7: plain text drops the attributes, and font and color are the label's own again")
  func plain() {
    let label = UILabel()
    (label.font, label.textColor) = (twenty, .green)
    label.attributedText = mixed()
    #expect(label.font == ten && label.textColor == .red)
    label.text = "abcd"
    #expect(label.font == twenty && label.textColor == .green)
    expectEqual(label.intrinsicContentSize, measured(("abcd", twenty)))
    label.attributedText = mixed()
    label.attributedText = mixed()
    label.textColor = .blue
    label.attributedText = mixed()
    label.text = "abcd"
    #expect(label.font == twenty && label.textColor == .blue)
  }

  @Test("16.7: alignment and line breaks of attributed text stay")
  func plainParagraphs() {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (.right, .byClipping)
    let label = label(NSAttributedString(string: "a", attributes: [.paragraphStyle: paragraph]))
    label.text = "b"
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
  }

  @Test("16.7: a property applies to the whole text")
  func whole() {
    let label = label(mixed())
    label.textColor = .blue
    expectEqual(runs(label).map(\.color), [UIColor.blue.cgColor, UIColor.blue.cgColor])
    label.font = twenty
    expectEqual(label.intrinsicContentSize, measured(("abcd", twenty)))
    label.textAlignment = .center
    var styles: [NSTextAlignment?] = []
    label.attributedText?.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: 4), options: []) {
      value, _, _ in styles.append((value as? NSParagraphStyle)?.alignment)
    }
    expectEqual(styles, [.center])
  }

  @Test("16.8: plain text has the attributes of the properties")
  func received() throws {
    let label = UILabel()
    expectNil(label.attributedText)
    label.text = "x"
    label.font = ten
    var found: [NSAttributedString.Key: Any] = [:]
    try #require(label.attributedText).enumerateAttributes(in: NSRange(location: 0, length: 1), options: []) {
      attributes, _, _ in found = attributes
    }
    #expect(found[.font] as? UIFont == ten && found[.foregroundColor] as? UIColor == .label)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test("16.4, 16.11: what is left open has the label's look; a link is underlined in the tint color")
  func links() throws {
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "here", attributes: [.link: "https://example.org"]))
    let label = UILabel()
    (label.font, label.textColor, label.tintColor) = (ten, .green, .purple)
    label.attributedText = text
    let runs = runs(label)
    expectEqual(runs.map(\.color), [UIColor.green.cgColor, UIColor.purple.cgColor])
    expectEqual(runs.map(\.font), [ten, ten])
    expectEqual(runs.last?.decoration?.underline, NSUnderlineStyle.single.rawValue)
  }

  @Test("16.6: paragraphs with different styles are stacked, with their spacing between them")
  func paragraphs() {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    left.paragraphSpacing = 5
    right.alignment = .right
    let text = NSMutableAttributedString(string: "aa\n", attributes: [.font: ten, .paragraphStyle: left])
    text.append(NSAttributedString(string: "bbb", attributes: [.font: twenty, .paragraphStyle: right]))
    let label = label(text)
    label.numberOfLines = 0
    let (first, second) = (measured(("aa", ten)), measured(("bbb", twenty)))
    let height = first.height + 5 + second.height
    let list = DisplayList.recording { _ in label.drawText(in: CGRect(x: 0, y: 0, width: 100, height: height)) }
    let places = list.commands.compactMap { command -> CGFloat? in
      if case .text(_, let place) = command { place.y.rounded() } else { nil }
    }
    expectEqual(places, [0, first.height + 5])
    expectEqual(label.intrinsicContentSize.height, height)
    label.numberOfLines = 1
    expectEqual(label.intrinsicContentSize.height, first.height)
  }

  @Test("Strings are measured and drawn without a view")
  func strings() {
    let attributes: [NSAttributedString.Key: Any] = [.font: ten]
    func size(_ text: String, width: CGFloat? = nil) -> CGSize {
      TextSystem.current.measure(TextLayout(text, font: ten, width: width)).size
    }
    expectEqual("abcd".size(withAttributes: attributes), size("abcd"))
    expectEqual("ab\nc".size(withAttributes: attributes), size("ab\nc"))
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let context = NSStringDrawingContext()
    let room = CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude)
    let box = "aaa bbb ccc".boundingRect(with: room, options: options, attributes: attributes, context: context)
    expectEqual(box, CGRect(origin: .zero, size: size("aaa bbb ccc", width: 30)))
    #expect(context.totalBounds == box && box.height > 2 * size("a").height)
    let line = "aaa bbb ccc".boundingRect(with: room, options: [], attributes: attributes, context: nil)
    #expect(line.size == size("aaa bbb ccc") && line.minY < 0 && line.maxY > 0)
    let cut = "aaa bbb ccc".boundingRect(
      with: CGSize(width: 30, height: 2 * size("a").height + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    expectEqual(cut.height, size("a\nb").height)
    expectEqual(mixed().size().height, measured(("ab", ten), ("cd", twenty)).height)
    expectEqual("".size(withAttributes: attributes), .zero)
  }

  @Test("Text in a rectangle is clipped; at a point it is not")
  func drawing() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 12)
    let list = DisplayList.recording { _ in "aaa bbb".draw(in: rect, withAttributes: [.font: ten]) }
    #expect(list.commands.contains(.clipRect(rect)))
    #expect(list.bounds.maxY <= rect.maxY)
    let free = DisplayList.recording { _ in "aaa".draw(at: CGPoint(x: 5, y: 6), withAttributes: [.font: ten]) }
    expectEqual(free.commands, [.text(TextLayout("aaa", font: ten, color: .black), at: CGPoint(x: 5, y: 6))])
  }

  @Test("Letters throw the shadow that they say, and the others none")
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.red
    let all = DisplayList.recording { _ in "ab".draw(at: .zero, withAttributes: [.font: ten, .shadow: shadow]) }
    expectEqual(all.commands.count, 5, "state, group, text, end, state")
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: ten, .shadow: shadow])
    text.append(NSAttributedString(string: "cd", attributes: [.font: ten]))
    let parts = DisplayList.recording { _ in text.draw(at: .zero) }
    let texts = parts.commands.compactMap { command -> [CGFloat]? in
      if case .text(let layout, _) = command { layout.runs.map(\.color.alpha) } else { nil }
    }
    expectEqual(texts, [[1, 0], [0, 1]])
    shadow.shadowColor = nil
    let none = DisplayList.recording { _ in "ab".draw(at: .zero, withAttributes: [.font: ten, .shadow: shadow]) }
    expectEqual(none.commands.count, 1)
  }
}
