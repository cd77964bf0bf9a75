#if FoundationGeometry
import Expectations
import Testing
import TouchTesting
import UIKit

/// Programs about text in the manner of iOS code: what they show after a user has typed, tapped and pasted.
@MainActor @Suite struct TextProgramTests {
  private let stage = TouchStage(size: CGSize(width: 320, height: 480))

  private func show(_ view: UIView) {
    stage.rootView.addSubview(view)
    stage.settle()
  }

  // MARK: Formatting while one types

  private final class PhoneField: UITextField, UITextFieldDelegate {
    override init(frame: CGRect) {
      super.init(frame: frame)
      delegate = self
    }
    required init?(coder: NSCoder) { fatalError() }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      guard let text = textField.text, let stretch = Range(range, in: text) else { return false }
      let before = text[..<stretch.lowerBound].filter(\.isNumber).count + string.filter(\.isNumber).count
      let digits = text.replacingCharacters(in: stretch, with: string).filter(\.isNumber).prefix(10)
      var shown = ""
      var caret = 0
      for (index, digit) in digits.enumerated() {
        if index == 3 || index == 6 { shown += "-" }
        shown.append(digit)
        if index + 1 == before { caret = shown.count }
      }
      textField.text = shown
      if let place = textField.position(from: textField.beginningOfDocument, offset: caret) {
        textField.selectedTextRange = textField.textRange(from: place, to: place)
      }
      textField.sendActions(for: .editingChanged)
      return false
    }
  }

  @Test func aNumberIsGroupedAndTheCaretStaysBehindItsDigit() {
    let field = PhoneField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    show(field)
    stage.tap(field)
    stage.typeText("5551234567")
    expectEqual(field.text, "555-123-4567")
    for _ in 0..<5 { stage.typeKey(.keyboardLeftArrow) }
    stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "555-124-567")
    let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    expectEqual(caret, 6)
  }

  // MARK: A counter, a placeholder, a view that grows

  private final class Composer: UIView, UITextViewDelegate {
    let textView = UITextView()
    let counter = UILabel()
    let placeholder = UILabel()
    private lazy var height = textView.heightAnchor.constraint(equalToConstant: 36)
    private let (maximum, limit): (CGFloat, Int) = (100, 40)

    override init(frame: CGRect) {
      super.init(frame: frame)
      textView.font = .systemFont(ofSize: 16)
      textView.isScrollEnabled = false
      textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
      textView.textContainer.lineFragmentPadding = 0
      textView.delegate = self
      placeholder.text = "Message"
      for view in [textView, counter, placeholder] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        textView.leadingAnchor.constraint(equalTo: leadingAnchor), textView.topAnchor.constraint(equalTo: topAnchor),
        textView.trailingAnchor.constraint(equalTo: trailingAnchor), height,
        counter.topAnchor.constraint(equalTo: textView.bottomAnchor),
        counter.trailingAnchor.constraint(equalTo: trailingAnchor),
        placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 4),
        placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      ])
      textViewDidChange(textView)
    }
    required init?(coder: NSCoder) { fatalError() }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      let length = (textView.text as NSString).replacingCharacters(in: range, with: text).count
      return length <= limit
    }

    func textViewDidChange(_ textView: UITextView) {
      placeholder.isHidden = !textView.text.isEmpty
      counter.text = "\(textView.text.count)/\(limit)"
      let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
      height.constant = min(size.height, maximum)
      textView.isScrollEnabled = size.height > maximum
    }
  }

  @Test func aComposerGrowsCountsAndStopsAtItsLimit() {
    let composer = Composer(frame: CGRect(x: 20, y: 20, width: 120, height: 200))
    show(composer)
    #expect(composer.counter.text == "0/40" && !composer.placeholder.isHidden)
    stage.tap(composer.textView)
    let low = composer.textView.frame.height
    stage.typeText("one two three four five six")
    stage.settle()
    #expect(composer.counter.text == "27/40" && composer.placeholder.isHidden)
    #expect(composer.textView.frame.height > low && composer.textView.frame.height <= 100)
    stage.paste(String(repeating: "x", count: 20))
    expectEqual(composer.counter.text, "27/40")
    composer.textView.text = ""
    composer.textViewDidChange(composer.textView)
    stage.settle()
    expectEqual(composer.textView.frame.height, low)
  }

  // MARK: Mentions

  private final class Mentions: NSObject, UITextViewDelegate {
    let names = ["anna", "anton", "berta"]
    var offered: [String] = []

    func textViewDidChange(_ textView: UITextView) {
      offered = names.filter { $0.hasPrefix(word(in: textView) ?? "-") }
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
      if word(in: textView) == nil { offered = [] }
    }

    private func word(in textView: UITextView) -> String? {
      let text = textView.text as NSString
      let before = text.substring(to: textView.selectedRange.location) as NSString
      let at = before.range(of: "@", options: .backwards)
      guard at.location != NSNotFound else { return nil }
      let word = before.substring(from: at.location + 1)
      return word.contains(" ") ? nil : word
    }

    func choose(_ name: String, in textView: UITextView) {
      let text = textView.text as NSString
      let caret = textView.selectedRange.location
      let at = text.range(of: "@", options: .backwards, range: NSRange(location: 0, length: caret))
      let range = NSRange(location: at.location, length: caret - at.location)
      textView.textStorage.replaceCharacters(
        in: range,
        with: NSAttributedString(
          string: "@\(name)", attributes: [.foregroundColor: UIColor.systemBlue, .font: UIFont.systemFont(ofSize: 12)]))
      textView.selectedRange = NSRange(location: at.location + name.count + 1, length: 0)
      textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label]
      textView.insertText(" ")
      offered = []
    }
  }

  @Test func aMentionIsOfferedAndPutIn() {
    let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let mentions = Mentions()
    textView.delegate = mentions
    show(textView)
    stage.tap(textView)
    stage.typeText("hi @an")
    expectEqual(mentions.offered, ["anna", "anton"])
    stage.typeText("t")
    expectEqual(mentions.offered, ["anton"])
    mentions.choose("anton", in: textView)
    stage.typeText("x")
    #expect(textView.text == "hi @anton x" && mentions.offered.isEmpty)
    let colors = (3...10).map {
      textView.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors.prefix(6).allSatisfy { $0 == .systemBlue } && colors.last == .label)
  }

  // MARK: Links

  private final class Links: NSObject, UITextViewDelegate {
    var opened: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      opened.append("\(URL.absoluteString) \(characterRange)")
      return false
    }
  }

  @Test func aTapOnALinkComesToTheDelegate() {
    let textView = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 60))
    textView.isEditable = false
    let text = NSMutableAttributedString(string: "Terms apply", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "app://terms", range: (text.string as NSString).range(of: "Terms"))
    textView.attributedText = text
    textView.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]
    let links = Links()
    textView.delegate = links
    show(textView)
    stage.tap(at: CGPoint(x: 30, y: 40))
    #expect(links.opened == ["app://terms {0, 5}"])
  }

  // MARK: Tokens

  private final class TokenField: UITextField, UITextFieldDelegate {
    var tokens: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      delegate = self
      addTarget(self, action: Selector(TokenField.edited), for: .editingChanged)
    }
    required init?(coder: NSCoder) { fatalError() }
    func edited() {
      guard let text, text.hasSuffix(",") else { return }
      tokens.append(String(text.dropLast()).trimmingCharacters(in: .whitespaces))
      self.text = ""
    }
    override func deleteBackward() {
      if text?.isEmpty ?? true, !tokens.isEmpty { tokens.removeLast() }
      super.deleteBackward()
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let text, !text.isEmpty { tokens.append(text) }
      text = nil
      return true
    }
  }

  @Test func tokensAreMadeAndTakenAway() {
    let field = TokenField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    show(field)
    stage.tap(field)
    stage.typeText("red, blue,")
    #expect(field.tokens == ["red", "blue"] && field.text == "")
    stage.typeKey(.keyboardDeleteOrBackspace)
    stage.typeText("g")
    stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(field.tokens, ["red"])
    stage.typeText("x")
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(field.tokens, ["red", "x"])
  }

  // MARK: Highlights, measuring, undo, the pasteboard

  private func highlighted(_ text: String, _ query: String) -> NSAttributedString {
    let shown = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])
    var range = NSRange(location: 0, length: shown.length)
    while true {
      let found = (text as NSString).range(of: query, options: .caseInsensitive, range: range)
      guard found.location != NSNotFound else { return shown }
      shown.addAttributes([.backgroundColor: UIColor.yellow, .font: UIFont.boldSystemFont(ofSize: 12)], range: found)
      range = NSRange(location: NSMaxRange(found), length: shown.length - NSMaxRange(found))
    }
  }

  @Test func whatIsSearchedIsHighlightedEverywhere() {
    let text = highlighted("Banana ban", "an")
    var found: [NSRange] = []
    text.enumerateAttribute(.backgroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil { found.append(range) }
    }
    expectEqual(found, [NSRange(location: 1, length: 4), NSRange(location: 8, length: 2)])
    let label = UILabel(frame: .zero)
    label.attributedText = text
    label.sizeToFit()
    let size = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    expectEqual(label.bounds.width, size.width.rounded(.up))
  }

  private final class Drawing: UIView {
    var strokes: [String] = []
    func add(_ stroke: String) {
      strokes.append(stroke)
      undoManager?.registerUndo(withTarget: self) { $0.removeLast() }
      undoManager?.setActionName("Stroke")
    }
    private func removeLast() {
      let last = strokes.removeLast()
      undoManager?.registerUndo(withTarget: self) { $0.add(last) }
    }
  }

  @Test func aGroupIsTakenBackAsOne() {
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    show(drawing)
    let manager = drawing.undoManager
    manager?.groupsByEvent = false
    manager?.beginUndoGrouping()
    drawing.add("a")
    drawing.add("b")
    manager?.endUndoGrouping()
    manager?.beginUndoGrouping()
    drawing.add("c")
    manager?.endUndoGrouping()
    expectEqual(manager?.undoActionName, "Stroke")
    manager?.undo()
    expectEqual(drawing.strokes, ["a", "b"])
    manager?.undo()
    #expect(drawing.strokes.isEmpty && manager?.canUndo == false && manager?.canRedo == true)
    manager?.redo()
    expectEqual(drawing.strokes, ["a", "b"])
  }

  @Test func aFieldThatOffersNoPaste() {
    final class Pin: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == .paste { return false }
        return super.canPerformAction(action, withSender: sender)
      }
    }
    let field = Pin(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    show(field)
    stage.tap(field)
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "1234"
    #expect(board.hasStrings && board.changeCount > count)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    expectEqual(field.text, "")
    field.paste(nil)
    expectEqual(field.text, "1234", "a program may")
  }
}
#endif
