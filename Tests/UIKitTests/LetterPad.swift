import UIKit

/// A place in the text of a `LetterPad`.
final class LetterPlace: UITextPosition {
  let index: Int
  init(_ index: Int) { self.index = index }
}

/// A range of the text of a `LetterPad`.
final class LetterRange: UITextRange {
  let (low, high): (Int, Int)
  init(_ low: Int, _ high: Int) { (self.low, self.high) = (low, high) }
  override var start: UITextPosition { LetterPlace(low) }
  override var end: UITextPosition { LetterPlace(high) }
  override var isEmpty: Bool { low == high }
}

private final class LetterBox: UITextSelectionRect {
  private let place: CGRect
  private let containsEnds: Bool
  init(_ place: CGRect, _ containsEnds: Bool) { (self.place, self.containsEnds) = (place, containsEnds) }
  override var rect: CGRect { place }
  override var containsStart: Bool { containsEnds }
  override var containsEnd: Bool { containsEnds }
}

/// Lines of ten letters, each 10 points wide and 20 high.
final class LetterPad: UIView, UITextInput {
  var letters: [Character] = []
  var (low, high) = (0, 0)
  /// Is called after a selection was assigned.
  var onSelection: (() -> Void)?
  /// Whether the rectangle of the selection says that it contains both ends.
  var containsEnds = false
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  var selected: String { String(letters[low..<high]) }
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !letters.isEmpty }
  func insertText(_ text: String) { replace(LetterRange(low, high), withText: text) }
  func deleteBackward() { replace(LetterRange(max(0, low == high ? low - 1 : low), high), withText: "") }
  func text(in range: UITextRange) -> String? { (range as? LetterRange).map { String(letters[$0.low..<$0.high]) } }
  func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? LetterRange else { return }
    letters.replaceSubrange(range.low..<range.high, with: text)
    (low, high) = (range.low + text.count, range.low + text.count)
  }
  var selectedTextRange: UITextRange? {
    get { LetterRange(low, high) }
    set {
      if let range = newValue as? LetterRange { (low, high) = (range.low, range.high) }
      onSelection?()
    }
  }
  var markedTextRange: UITextRange? { nil }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  var beginningOfDocument: UITextPosition { LetterPlace(0) }
  var endOfDocument: UITextPosition { LetterPlace(letters.count) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let one = from as? LetterPlace, let two = to as? LetterPlace else { return nil }
    return LetterRange(min(one.index, two.index), max(one.index, two.index))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? LetterPlace, (0...letters.count).contains(place.index + offset) else { return nil }
    return LetterPlace(place.index + offset)
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
    guard let one = from as? LetterPlace, let two = to as? LetterPlace else { return 0 }
    return two.index - one.index
  }
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let index = (position as? LetterPlace)?.index ?? 0
    return CGRect(x: index % 10 * 10, y: index / 10 * 20, width: 1, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = range as? LetterRange else { return [] }
    let place = CGRect(
      x: range.low % 10 * 10, y: range.low / 10 * 20, width: (range.high - range.low) * 10, height: 20)
    return [LetterBox(place, containsEnds)]
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let column = min(9, max(0, Int((point.x / 10).rounded())))
    return LetterPlace(min(letters.count, max(0, Int((point.y / 20).rounded(.down)) * 10 + column)))
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
