import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor final class LoggedTextView: UITextView, UITextViewDelegate {
  var lines: [String] = []
  var refusals: Set<String> = []
  var swallowsKeys = false

  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func ask(_ name: String, _ arguments: String = "") -> Bool {
    lines.append(name + arguments)
    return !refusals.contains(name)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if swallowsKeys { lines.append("pressesBegan") } else { super.pressesBegan(presses, with: event) }
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBeginEditing") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEndEditing") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEndEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask("shouldChange", "(\(range.location),\(range.length),\(text.debugDescription))")
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("didChangeSelection") }
}

@MainActor @Suite(.serialized) struct ViewTests {
  private func begin(_ text: String = "", editing: Bool = true) -> (FieldStage, LoggedTextView) {
    let stage = FieldStage()
    let view = LoggedTextView(frame: CGRect(x: 20, y: 80, width: 300, height: 200))
    view.delegate = view
    view.text = text
    stage.controller.view.addSubview(view)
    stage.program.advance(to: stage.program.now)
    if editing { view.becomeFirstResponder() }
    view.lines = []
    return (stage, view)
  }

  @Test("19.3: T17, keys") func T17_keys() {
    let (stage, view) = begin()
    stage.type("12")
    expectEqual(
      view.taken(),
      [
        "shouldChange(0,0,\"1\")", "didChangeSelection", "didChange", "shouldChange(1,0,\"2\")", "didChangeSelection",
        "didChange",
      ])
  }

  @Test("19.2: T18, a press begins editing and then moves the caret") func T18_press() {
    let (stage, view) = begin("ab", editing: false)
    let rect = view.caretRect(for: view.editing.position(1))
    stage.click(view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil))
    expectEqual(view.taken(), ["shouldBeginEditing", "didBeginEditing", "didChangeSelection"])
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
  }

  @Test("19.4: T19, an assignment tells the selection only") func T19_assignment() {
    let (_, view) = begin()
    view.text = "x"
    expectEqual(view.taken(), ["didChangeSelection"])
  }

  @Test("21.1: T24, an override that does not call super keeps the key") func T24_override() {
    let (stage, view) = begin()
    view.swallowsKeys = true
    stage.type("a")
    expectEqual(view.taken(), ["pressesBegan"])
    expectEqual(view.text, "")
  }

  @Test("19.5: Return and Tab are inserted, Shift-Tab moves the focus") func returnAndTab() {
    let (stage, view) = begin()
    stage.key(.keyboardReturnOrEnter, "\r")
    stage.key(.keyboardTab, "\t")
    expectEqual(view.text, "\n\t")
    stage.key(.keyboardTab, "\t", .shift)
    #expect(!view.isEditing)
  }

  @Test("21.3: Up and Down keep the x, Home and End are those of the line") func vertical() {
    let (stage, view) = begin("a long first line\nx\nanother long line")
    view.selectedRange = NSRange(location: 10, length: 0)
    stage.key(.keyboardDownArrow)
    expectEqual(view.selectedRange.location, 19)
    stage.key(.keyboardDownArrow)
    #expect((28...32).contains(view.selectedRange.location))
    stage.key(.keyboardHome)
    expectEqual(view.selectedRange.location, 20)
    stage.key(.keyboardUpArrow, "", .control)
    expectEqual(view.selectedRange.location, 18)
    stage.key(.keyboardEnd, "", .control)
    expectEqual(view.selectedRange.location, 37)
    stage.key(.keyboardDownArrow)
    expectEqual(view.selectedRange.location, 37)
  }

  @Test(
    "21.3: a step that ends at the start or the end keeps the x, also by pages, until something else moves the caret")
  func verticalEdges() {
    let (stage, view) = begin("a long first line\na long second line\na long third line")
    view.selectedRange = NSRange(location: 9, length: 0)
    let x = view.shownCaret.minX
    stage.key(.keyboardUpArrow)
    expectEqual(view.selectedRange.location, 0)
    stage.key(.keyboardDownArrow)
    #expect((26...28).contains(view.selectedRange.location) && abs(view.shownCaret.minX - x) < 8)
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardDownArrow)
    expectEqual(view.selectedRange.location, 54)
    stage.key(.keyboardUpArrow)
    #expect((26...28).contains(view.selectedRange.location) && abs(view.shownCaret.minX - x) < 8)
    stage.key(.keyboardPageUp)
    expectEqual(view.selectedRange.location, 0)
    stage.key(.keyboardDownArrow)
    #expect((26...28).contains(view.selectedRange.location))
    stage.key(.keyboardPageDown)
    stage.key(.keyboardHome)
    stage.key(.keyboardUpArrow)
    expectEqual(view.selectedRange.location, 18)
  }

  @Test("21.3: at a soft break End stays on its line") func softBreak() {
    let (stage, view) = begin(String(repeating: "word ", count: 40))
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.key(.keyboardEnd)
    let end = view.selectedRange.location
    #expect(end > 10 && end < 200)
    #expect(view.shownCaret.minY < view.editing.layout.line(of: 0, isUpstream: false).maxY + 8)
    stage.key(.keyboardHome)
    expectEqual(view.selectedRange.location, 0)
  }

  @Test("19.6: the view follows the caret, and a program's edit does not scroll") func following() {
    let (stage, view) = begin(String(repeating: "line\n", count: 100))
    stage.key(.keyboardEnd, "", .control)
    #expect(view.contentOffset.y > 1000)
    #expect(view.bounds.contains(view.shownCaret))
    stage.key(.keyboardHome, "", .control)
    expectEqual(view.contentOffset.y, 0)
    view.textStorage.replaceCharacters(in: NSRange(location: 300, length: 0), with: "more\n")
    stage.program.advance(by: 0.1)
    expectEqual(view.contentOffset.y, 0)
    view.scrollRangeToVisible(NSRange(location: 250, length: 1))
    #expect(view.contentOffset.y > 500)
  }

  @Test("19.11: a million lines are not laid out") func millionLines() {
    let (stage, view) = begin(String(repeating: "some line\n", count: 200_000))
    let layout = view.editing.layout
    #expect(view.contentSize.height > 1_000_000)
    view.selectedRange = NSRange(location: 1_000_000, length: 0)
    stage.type("x")
    expectEqual(view.text.utf16.count, 2_000_001)
    #expect(view.bounds.contains(view.shownCaret))
    expectEqual(layout.paragraphCount, 200_001)
    #expect(layout.keptParagraphs < 100)
  }

  @Test("19.7: visible text stays in place when heights above it are corrected") func corrections() {
    let long = String(repeating: "wrapped words ", count: 30) + "\n"
    let (stage, view) = begin(String(repeating: long, count: 200))
    view.contentOffset.y = 1500
    stage.program.advance(by: 0.1)
    let first = view.editing.layout.paragraph(at: view.bounds.minY)
    let place = view.editing.layout.top(of: first) - view.bounds.minY
    _ = view.editing.layout.paragraph(3)
    expectEqual(view.editing.layout.top(of: first) - view.bounds.minY, place)
  }

  @Test("19.12: the storage's delegate receives edits, and grouped changes once") func storage() {
    let (stage, view) = begin("let x = 1")
    let listener = StorageListener()
    view.textStorage.delegate = listener
    stage.type("0")
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "var")
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    view.textStorage.endEditing()
    expectEqual(listener.lines, ["2 9,1 1", "3 0,3 0"])
    expectEqual(view.text, "var x = 10")
    expectEqual(view.textStorage.attributes(at: 1).attributes[.foregroundColor] as? UIColor, .red)
    expectEqual(view.textStorage.attributes(at: 0).range, NSRange(location: 0, length: 3))
  }

  @Test("19.8: typed text has what is before it, or what a program set") func typing() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    let (stage, view) = begin()
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    stage.type("x")
    expectEqual(view.textStorage.attributes(at: 1).attributes[.foregroundColor] as? UIColor, .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    stage.type("y")
    expectEqual(view.textStorage.attributes(at: 2).attributes[.foregroundColor] as? UIColor, .blue)
  }

  @Test("23.4: undo restores text, attributes and selection") func undo() {
    let (stage, view) = begin("abc")
    view.selectedRange = NSRange(location: 0, length: 2)
    stage.type("x")
    expectEqual(view.undoManager?.undoActionName, "Typing")
    stage.key(.keyboardZ, "z", .control)
    expectEqual(view.text, "abc")
    expectEqual(view.selectedRange, NSRange(location: 0, length: 2))
    stage.key(.keyboardZ, "z", [.control, .shift])
    expectEqual(view.text, "xc")
    view.text = "new"
    expectEqual(view.undoManager?.canUndo, false)
  }

  @Test("17.21: a custom view receives keys") func keyInput() {
    let stage = FieldStage()
    let own = OwnInput(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.controller.view.addSubview(own)
    own.becomeFirstResponder()
    stage.type("ab")
    stage.key(.keyboardReturnOrEnter, "\r")
    stage.key(.keyboardDeleteOrBackspace)
    stage.key(.keyboardDeleteOrBackspace)
    expectEqual(own.text, "a")
  }

  @Test("17.18: the tokenizer finds words, sentences and paragraphs") func tokenizer() {
    let (_, view) = begin("One two. Three?\nFour")
    func unit(_ granularity: UITextGranularity, _ offset: Int) -> String? {
      view.tokenizer.rangeEnclosingPosition(
        view.editing.position(offset), with: granularity, inDirection: .storage(.forward)
      ).flatMap(view.text(in:))
    }
    expectEqual(unit(.word, 5), "two")
    expectNil(unit(.word, 7))
    expectEqual(unit(.sentence, 2), "One two. ")
    expectEqual(unit(.sentence, 10), "Three?\n")
    expectEqual(unit(.paragraph, 3), "One two. Three?\n")
    expectEqual(unit(.document, 3), "One two. Three?\nFour")
  }

  #if FoundationGeometry
  @Test("19.12: a storage posts a notification after every change, also without a delegate")
  func storageNotification() {
    let (view, other) = (UITextView(), UITextView())
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSTextStorage.didProcessEditingNotification, object: view.textStorage, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    view.text = "ab"
    #expect(count > 0)
    count = 0
    other.text = "c"
    expectEqual(count, 0)
    view.insertText("d")
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "e")
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "f")
    expectEqual(count, 1)
    view.textStorage.endEditing()
    expectEqual(count, 2)
  }
  #endif
}

@MainActor private final class StorageListener: NSTextStorageDelegate {
  var lines: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { lines.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
}

@MainActor private final class OwnInput: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }

  @Test("19.14: font and color are those of the first letter, and are given to all text") func looks() {
    let view = UITextView()
    #expect(view.font == nil && view.textColor == nil)
    view.text = "x"
    #expect(view.font == .systemFont(ofSize: 12) && view.textColor == nil)
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 1])
    text.append(NSAttributedString(string: "b"))
    view.attributedText = text
    #expect(view.font == .systemFont(ofSize: 30) && view.textColor == .red)
    (view.font, view.textColor) = (.systemFont(ofSize: 10), .blue)
    #expect(view.font == .systemFont(ofSize: 10) && view.textColor == .blue)
    var runs: [Bool] = []
    view.attributedText.enumerateAttributes(in: NSRange(location: 0, length: 2), options: []) { attributes, _, _ in
      let (font, color) = (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
      runs.append(font == .systemFont(ofSize: 10) && color == .blue)
    }
    expectEqual(runs, [true, true])
    view.font = nil
    expectNil(view.font)
    view.text = "y"
    expectEqual(view.font, .systemFont(ofSize: 12))
  }

  @Test("19.14: a font that is set goes for what is typed next, too") func fontOfWhatIsTyped() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 40)]
    view.font = .systemFont(ofSize: 10)
    expectEqual(view.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 10))
    view.insertText("b")
    #expect(view.font == .systemFont(ofSize: 10) && view.attributedText.string == "ab")
  }
}
