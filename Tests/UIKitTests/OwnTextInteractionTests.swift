import Testing
import TouchTesting
import UIKit

/// What a `UITextInteraction` gives a text input of the program (semantics 17.23), and the keys that it has without one.
@MainActor @Suite struct OwnTextInteractionTests {
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

  private final class Box: UITextSelectionRect {
    private let place: CGRect
    init(_ place: CGRect) { self.place = place }
    override var rect: CGRect { place }
  }

  /// Lines of ten letters, each 10 points wide and 20 high.
  private final class Pad: UIView, UITextInput {
    var letters: [Character] = []
    var (low, high) = (0, 0)
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    var selected: String { String(letters[low..<high]) }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !letters.isEmpty }
    func insertText(_ text: String) { replace(Stretch(low, high), withText: text) }
    func deleteBackward() { replace(Stretch(max(0, low == high ? low - 1 : low), high), withText: "") }
    func text(in range: UITextRange) -> String? { (range as? Stretch).map { String(letters[$0.low..<$0.high]) } }
    func replace(_ range: UITextRange, withText text: String) {
      guard let range = range as? Stretch else { return }
      letters.replaceSubrange(range.low..<range.high, with: text)
      (low, high) = (range.low + text.count, range.low + text.count)
    }
    var selectedTextRange: UITextRange? {
      get { Stretch(low, high) }
      set { if let range = newValue as? Stretch { (low, high) = (range.low, range.high) } }
    }
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
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
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
      switch direction {
      case .left: self.position(from: position, offset: -offset)
      case .right: self.position(from: position, offset: offset)
      case .up: self.position(from: position, offset: -10 * offset)
      case .down: self.position(from: position, offset: 10 * offset)
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
    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
    func caretRect(for position: UITextPosition) -> CGRect {
      let index = (position as? Place)?.index ?? 0
      return CGRect(x: index % 10 * 10, y: index / 10 * 20, width: 1, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      guard let range = range as? Stretch else { return [] }
      return [
        Box(CGRect(x: range.low % 10 * 10, y: range.low / 10 * 20, width: (range.high - range.low) * 10, height: 20))
      ]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
      let column = min(9, max(0, Int((point.x / 10).rounded())))
      return Place(min(letters.count, max(0, Int((point.y / 20).rounded(.down)) * 10 + column)))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = selected }
    override func cut(_ sender: Any?) {
      copy(sender)
      deleteBackward()
    }
    override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }
    override func selectAll(_ sender: Any?) {
      inputDelegate?.selectionWillChange(self)
      (low, high) = (0, letters.count)
      inputDelegate?.selectionDidChange(self)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      switch action {
      case .copy, .cut: low != high
      case .paste, .selectAll: true
      default: super.canPerformAction(action, withSender: sender)
      }
    }
  }

  private final class Guard: UITextInteractionDelegate {
    var (mayBegin, log) = (true, [String]())
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { mayBegin }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ends") }
  }

  private let stage = TouchStage(size: CGSize(width: 400, height: 300))
  private let pad = Pad(frame: CGRect(x: 20, y: 50, width: 100, height: 100))

  private func begin(_ text: String, _ mode: UITextInteractionMode? = .editable) -> UITextInteraction? {
    stage.rootView.addSubview(pad)
    pad.letters = Array(text)
    let interaction = mode.map { UITextInteraction(for: $0) }
    interaction?.textInput = pad
    if let interaction { pad.addInteraction(interaction) }
    if mode == nil { #expect(pad.becomeFirstResponder()) }
    stage.settle()
    return interaction
  }

  /// A place of the pad, on the stage.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 20 + x, y: 50 + y) }

  /// The caret as it is drawn, where one is.
  private var caret: CGRect? {
    pad.subviews.flatMap(\.subviews).first { !$0.isHidden }?.frame
  }

  @Test("21.4: the commands of editing come to it by keys")
  func commands() {
    _ = begin("one two", nil)
    stage.typeKey(.keyboardA, modifierFlags: .control)
    #expect(pad.selected == "one two")
    stage.typeKey(.keyboardX, modifierFlags: .control)
    #expect(pad.letters.isEmpty)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    #expect(String(pad.letters) == "one twoone two")
  }

  @Test("17.21: Page Up and Page Down go as far as is seen of it, less a line")
  func pages() {
    _ = begin(String(repeating: "abcdefghi ", count: 12), nil)
    (pad.low, pad.high) = (3, 3)
    stage.typeKey(.keyboardPageDown)
    #expect((pad.low, pad.high) == (43, 43))
    stage.typeKey(.keyboardPageDown, modifierFlags: .shift)
    #expect((pad.low, pad.high) == (43, 83))
    stage.typeKey(.keyboardPageUp)
    stage.typeKey(.keyboardPageUp)
    stage.typeKey(.keyboardPageUp)
    #expect((pad.low, pad.high) == (0, 0))
  }

  @Test("17.23: a tap places the caret, a second one selects the word, a third the paragraph")
  func taps() {
    _ = begin("one two")
    stage.tap(at: place(50, 10))
    stage.settle()
    #expect(pad.isFirstResponder && (pad.low, pad.high) == (5, 5))
    #expect(caret == CGRect(x: 50, y: 0, width: 2, height: 20))
    stage.wait(1)
    stage.doubleTap(at: place(50, 10))
    #expect(pad.selected == "two" && caret == nil)
    stage.typeText("x")
    #expect(String(pad.letters) == "one x" && caret == CGRect(x: 50, y: 0, width: 2, height: 20))
    pad.resignFirstResponder()
    stage.settle()
    #expect(caret == nil)
  }

  @Test("17.23: the mouse selects by letters, words and with Shift")
  func mouse() {
    _ = begin("one two")
    stage.mouse.move(to: place(0, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(20, 10))
    stage.mouse.move(to: place(30, 10))
    stage.mouse.up()
    #expect(pad.selected == "one")
    stage.wait(1)
    stage.mouse.click(at: place(60, 10))
    stage.mouse.click(at: place(60, 10))
    #expect(pad.selected == "two")
  }

  @Test("17.23: the edit menu has the commands that the text input performs")
  func menu() {
    _ = begin("one two")
    stage.press(pad, forDuration: 0.8)
    stage.settle()
    #expect(
      stage.accessibleElements.map(\.label).filter { ["Cut", "Copy", "Paste", "Select All"].contains($0) } == [
        "Paste", "Select All",
      ])
    stage.tap(labeled: "Select All")
    stage.settle()
    #expect(pad.selected == "one two")
  }

  @Test("17.23: text that is not edited has no caret, and a press selects its word")
  func selecting() {
    let interaction = begin("one two", .nonEditable)
    stage.press(pad, forDuration: 0.8)
    #expect(pad.selected == "two" && caret == nil)
    #expect(interaction?.textInteractionMode == .nonEditable)
  }

  @Test("17.23: its delegate decides whether it begins, and its recognizers go with it")
  func delegate() {
    let interaction = begin("one two")
    let guardian = Guard()
    interaction?.delegate = guardian
    guardian.mayBegin = false
    stage.tap(at: place(50, 10))
    stage.mouse.click(at: place(50, 10))
    #expect(!pad.isFirstResponder && guardian.log.isEmpty)
    stage.wait(1)
    guardian.mayBegin = true
    stage.tap(at: place(50, 10))
    #expect(pad.isFirstResponder && guardian.log == ["begins", "ends"])
    #expect(interaction?.gesturesForFailureRequirements.allSatisfy { $0.view === pad } == true)
    if let interaction { pad.removeInteraction(interaction) }
    #expect(pad.gestureRecognizers?.isEmpty ?? true)
    #expect(pad.interactions.isEmpty && pad.subviews.isEmpty)
  }
}
