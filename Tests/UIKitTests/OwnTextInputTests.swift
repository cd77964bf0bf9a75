import Expectations
import Testing
import TouchPlatform
import TouchTesting
import UIKit

@testable import TouchKit

/// A text input of the program (semantics 17.21): keys and input methods come to it by its own methods.
@MainActor @Suite struct OwnTextInputTests {
  private final class Place: UITextPosition {
    let index: Int
    init(_ index: Int) { self.index = index }
  }

  private final class Stretch: UITextRange {
    let (low, high): (Int, Int)
    init(_ low: Int, _ high: Int) { (self.low, self.high) = (low, high) }
    override var start: UITextPosition { Place(low) }
    override var end: UITextPosition { Place(high) }
    override var isEmpty: Bool { low == high }
  }

  /// One line of letters, each 10 points wide, that notes what is asked of it.
  private final class Editor: UIView, UITextInput {
    var letters: [Character] = []
    var (low, high) = (0, 0)
    var marked: Stretch?
    var log: [String] = []
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// The letters with the selection in brackets, or the caret as a bar, and what is marked in braces.
    var seen: String {
      var text = ""
      for index in 0...letters.count {
        if index == marked?.low { text += "{" }
        if index == low { text += low == high ? "|" : "[" }
        if index == high, low != high { text += "]" }
        if index == marked?.high { text += "}" }
        if index < letters.count { text.append(letters[index]) }
      }
      return text
    }

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !letters.isEmpty }
    func insertText(_ text: String) {
      log.append("insert(\(text))")
      replace(Stretch(low, high), withText: text)
    }
    func deleteBackward() {
      log.append("delete")
      if low == high, low > 0 { low -= 1 }
      replace(Stretch(low, high), withText: "")
    }
    func text(in range: UITextRange) -> String? {
      guard let range = range as? Stretch else { return nil }
      return String(letters[range.low..<range.high])
    }
    func replace(_ range: UITextRange, withText text: String) {
      guard let range = range as? Stretch else { return }
      letters.replaceSubrange(range.low..<range.high, with: text)
      (low, high) = (range.low + text.count, range.low + text.count)
    }
    var selectedTextRange: UITextRange? {
      get { Stretch(low, high) }
      set { if let range = newValue as? Stretch { (low, high) = (range.low, range.high) } }
    }
    var markedTextRange: UITextRange? { marked }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      let text = markedText ?? ""
      log.append("mark(\(text),\(selectedRange.location),\(selectedRange.length))")
      let range = marked ?? Stretch(low, high)
      replace(range, withText: text)
      marked = text.isEmpty ? nil : Stretch(range.low, range.low + text.count)
      low = range.low + selectedRange.location
      high = low + selectedRange.length
    }
    func unmarkText() {
      log.append("unmark")
      marked = nil
    }
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(letters.count) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
      guard let one = from as? Place, let two = to as? Place else { return nil }
      return Stretch(min(one.index, two.index), max(one.index, two.index))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      guard let place = position as? Place, (0...letters.count).contains(place.index + offset) else { return nil }
      return Place(place.index + offset)
    }
    func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
      switch direction {
      case .left: self.position(from: position, offset: -offset)
      case .right: self.position(from: position, offset: offset)
      case .up, .down: nil
      }
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let distance = offset(from: position, to: other)
      return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int {
      guard let one = from as? Place, let two = to as? Place else { return 0 }
      return two.index - one.index
    }
    func firstRect(for range: UITextRange) -> CGRect {
      guard let range = range as? Stretch else { return .zero }
      return CGRect(x: range.low * 10, y: 0, width: (range.high - range.low) * 10, height: 20)
    }
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: ((position as? Place)?.index ?? 0) * 10, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { Place(min(letters.count, max(0, Int(point.x / 10)))) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
    /// A change that the text input makes without an outside request.
    func changeItself(_ text: String) {
      inputDelegate?.textWillChange(self)
      letters = Array(text)
      (low, high) = (text.count, text.count)
      inputDelegate?.textDidChange(self)
    }
    func take() -> String {
      defer { log = [] }
      return log.joined(separator: " ")
    }
  }

  private let stage = TouchStage(size: CGSize(width: 400, height: 200))
  private let editor = Editor(frame: CGRect(x: 20, y: 50, width: 300, height: 30))

  /// The state for the input method, with the caret in the text input's coordinates.
  private var received: TextInputState? { stage.window.windowScene?.textInput.client?.textInputState }

  private func begin(_ text: String) {
    stage.rootView.addSubview(editor)
    editor.letters = Array(text)
    (editor.low, editor.high) = (text.count, text.count)
    #expect(editor.becomeFirstResponder())
    stage.settle()
    _ = editor.take()
  }

  @Test("17.21: what an input method composes is marked, and committed in its place")
  func composed() {
    begin("ab")
    stage.compose("k")
    expectEqual(editor.seen, "ab{k|}")
    stage.compose("ka")
    stage.commit("か")
    #expect(editor.seen == "abか|" && editor.marked == nil)
    expectEqual(editor.take(), "mark(k,1,0) mark(ka,2,0) mark(か,1,0) unmark")
    stage.commit("x")
    #expect(editor.seen == "abかx|" && editor.take() == "insert(x)")
  }

  @Test("17.21: a cancelled composition leaves nothing")
  func givenUp() {
    begin("ab")
    stage.compose("k")
    stage.compose("")
    #expect(editor.seen == "ab|" && editor.take() == "mark(k,1,0) mark(,0,0) unmark")
  }

  @Test("17.21: keys type, remove, move and select by the positions of the text input")
  func keys() {
    begin("one two")
    stage.typeText("!")
    expectEqual(editor.seen, "one two!|")
    stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(editor.take(), "insert(!) delete")
    let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
      (.keyboardLeftArrow, [], "one tw|o"), (.keyboardLeftArrow, .shift, "one t[w]o"),
      (.keyboardLeftArrow, .shift, "one [tw]o"), (.keyboardRightArrow, .shift, "one t[w]o"),
      (.keyboardRightArrow, [], "one tw|o"), (.keyboardHome, [], "|one two"),
      (.keyboardRightArrow, .control, "one| two"),
      (.keyboardEnd, .shift, "one[ two]"), (.keyboardDeleteForward, [], "one|"), (.keyboardUpArrow, [], "|one"),
      (.keyboardDeleteForward, [], "|ne"), (.keyboardDownArrow, [], "ne|"), (.keyboardRightArrow, [], "ne|"),
      (.keyboardDeleteOrBackspace, .control, "|"),
    ]
    for (key, modifiers, seen) in steps {
      stage.typeKey(key, modifierFlags: modifiers)
      expectEqual(editor.seen, seen, "\(key) \(modifiers)")
    }
    expectEqual(editor.take(), "", "none of these types")
  }

  @Test("17.21: a key, a change by the input and the end of editing leave the marked text in place")
  func ended() {
    begin("ab")
    stage.compose("k")
    stage.typeKey(.keyboardLeftArrow)
    #expect(editor.seen == "ab|k" && editor.marked == nil)
    stage.compose("x")
    editor.changeItself("new")
    #expect(editor.seen == "new|" && editor.marked == nil)
    stage.compose("y")
    editor.resignFirstResponder()
    stage.settle()
    #expect(editor.seen == "newy|" && editor.marked == nil && editor.inputDelegate == nil)
    stage.compose("z")
    expectEqual(editor.seen, "newy|")
  }

  @Test("17.7, 17.21: an input method receives the position of the caret and the text around it")
  func whatAnInputMethodIsTold() {
    begin("one two")
    expectEqual(received?.caret, CGRect(x: 70, y: 0, width: 2, height: 20))
    #expect(received?.surroundingText == "one two" && received?.selection == 7..<7)
    stage.typeKey(.keyboardHome, modifierFlags: .shift)
    expectEqual(received?.selection, 0..<7)
    stage.compose("k")
    expectEqual(received?.caret, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(received?.surroundingText, "")
    editor.resignFirstResponder()
    stage.settle()
    expectNil(received)
  }

  @Test("17.21: a text input may keep its delegate longer than its scene lives")
  func outlivesItsScene() {
    var other: TouchStage? = TouchStage(size: CGSize(width: 200, height: 100))
    other?.rootView.addSubview(editor)
    #expect(editor.becomeFirstResponder())
    other?.settle()
    let kept = editor.inputDelegate
    #expect(kept != nil)
    weak let scene = other?.window.windowScene
    editor.removeFromSuperview()
    stage.window.application?.becomeShared()
    other = nil
    expectNil(scene)
    kept?.textDidChange(editor)
    kept?.selectionDidChange(editor)
  }
}
