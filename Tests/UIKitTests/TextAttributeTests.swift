import Expectations
import Testing
import UIKit

@testable import TouchTesting

/// Attributes of letters and paragraphs in labels, fields and text views (16.3, 16.6, 16.15, 16.16).
@MainActor @Suite(.serialized) struct TextAttributeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test("A style keeps its tabs in the order of their places, says them again, and is equal to one that says the same")
  func tabs() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.isEmpty && style.defaultTabInterval == 0)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 30)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 60, options: [:]))
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
    #expect(style.tabStops.map(\.location) == [30, 60] && style.tabStops.map(\.alignment) == [.left, .center])
    expectEqual(NSTextTab(textAlignment: .left, location: -.infinity).location, 0)
    let other = NSMutableParagraphStyle()
    #expect(other != style)
    other.setParagraphStyle(style)
    #expect(other == style && style.copy() as? NSParagraphStyle == style)
    (style.paragraphSpacingBefore, style.baseWritingDirection) = (-3, .rightToLeft)
    #expect(style.paragraphSpacingBefore == 0 && style.baseWritingDirection == .rightToLeft)
  }

  @Test("A label of several paragraphs is higher by the spacing between them, equal or not")
  func labels() {
    // Only a view of an app measures text with the app's fonts.
    let stage = TouchStage()
    func height(_ first: NSParagraphStyle, _ second: NSParagraphStyle) -> CGFloat {
      let text = NSMutableAttributedString(string: "one\n", attributes: [.font: font, .paragraphStyle: first])
      text.append(NSAttributedString(string: "two", attributes: [.font: font, .paragraphStyle: second]))
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      stage.rootView.addSubview(label)
      return label.intrinsicContentSize.height
    }
    let (plain, spaced) = (style { _ in }, style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7) })
    let usual = height(plain, plain)
    expectEqual(height(spaced, spaced), usual + 12)
    #expect(height(spaced, plain) == usual + 5 && height(plain, spaced) == usual + 7)
  }

  @Test("In a text view the space before a paragraph is above its first line, not above that of the text")
  func textViews() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.rootView.addSubview(view)
    func tops(_ style: NSParagraphStyle) -> [CGFloat] {
      view.attributedText = NSAttributedString(
        string: "one\ntwo\nthree", attributes: [.font: font, .paragraphStyle: style])
      stage.settle()
      return [0, 4, 8].compactMap { offset in
        view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0).minY }
      }
    }
    let plain = tops(style { _ in })
    let spaced = tops(style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7) })
    expectEqual(spaced, [plain[0], plain[1] + 12, plain[2] + 24])
  }

  @Test("In a text view tabs, indents and wide letters are where the caret says they are")
  func carets() {
    let stage = TouchStage(size: CGSize(width: 300, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    stage.rootView.addSubview(view)
    let bullets = style {
      $0.headIndent = 30
      $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
    }
    view.attributedText = NSAttributedString(string: "-\tword", attributes: [.font: font, .paragraphStyle: bullets])
    stage.settle()
    func caret(_ offset: Int) -> CGFloat? {
      view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0).midX.rounded() }
    }
    // The caret is centered on the edge of a letter, but not outside the text.
    let start = caret(0) ?? -1
    #expect(start >= 0 && start <= 1 && caret(2).map { abs($0 - 30) <= 1 } == true)
    view.attributedText = NSAttributedString(string: "mmmm", attributes: [.font: font])
    stage.settle()
    let usual = caret(4) ?? 0
    view.attributedText = NSAttributedString(string: "mmmm", attributes: [.font: font, .expansion: 0.5])
    stage.settle()
    #expect(abs((caret(4) ?? 0) - usual * 1.65) < 6)
  }

  @Test("A field shows the attributes of letters")
  func fields() {
    let stage = TouchStage(size: CGSize(width: 100, height: 60))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.rootView.addSubview(field)
    func red(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      let all = attributes.merging([.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue]) { $1 }
      field.attributedText = NSAttributedString(string: "MM", attributes: all)
      stage.settle()
      guard let pixels = Pixels(stage) else { return -1 }
      return (0..<60).reduce(0) { sum, y in sum + (0..<100).count { pixels[$0, y] == [255, 0, 0, 255] } }
    }
    #expect(red([:]) == 0 && red([.strokeWidth: -8, .strokeColor: UIColor.red]) > 20)
  }

  #if FoundationGeometry
  @Test("Swift's attributed strings keep what is drawn of letters")
  func attributedStrings() {
    var text = AttributedString("word")
    text.strokeWidth = -2
    text.strokeColor = .red
    text.obliqueness = 0.25
    text.expansion = 0.1
    text.ligature = 0
    let there = NSAttributedString(text)
    expectEqual(AttributedString(there), text)
    var found: [NSAttributedString.Key: Any] = [:]
    there.enumerateAttributes(in: NSRange(location: 0, length: 4), options: []) { attributes, _, _ in
      found = attributes
    }
    #expect(found[.obliqueness] as? CGFloat == 0.25 && found[.ligature] as? Int == 0)
    #expect(found[.strokeColor] as? UIColor == .red && found[.strokeWidth] as? CGFloat == -2)
  }
  #endif
}
