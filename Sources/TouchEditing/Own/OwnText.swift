import TouchGeometry
import TouchKit
import TouchWidgets

/// What a text input of the program answers to mouse and fingers, by the methods of `UITextInput` (semantics 17.23).
@MainActor final class OwnText: PointedText {
  private weak var interaction: UITextInteraction?
  /// Whether the delegate was told that something begins, and not yet that it is over.
  private var isUnderWay = false

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  private var input: (any UITextInput)? { interaction?.textInput }
  var view: UIView? { interaction?.view }
  var isActive: Bool { input?.isFirstResponder == true }
  var allowsEditing: Bool { interaction?.textInteractionMode == .editable }
  var allowsSelecting: Bool { input != nil }

  func begin(at point: CGPoint) -> Bool {
    guard let interaction, let input, interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true
    else {
      return false
    }
    isUnderWay = true
    interaction.delegate?.interactionWillBegin(interaction)
    if input.isFirstResponder || input.becomeFirstResponder() { return true }
    end()
    return false
  }

  func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    if let interaction { interaction.delegate?.interactionDidEnd(interaction) }
  }

  // MARK: Places

  func place(at point: CGPoint) -> UITextPosition? { input?.closestPosition(to: point) }

  func order(_ place: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    input?.compare(place, to: other) ?? .orderedSame
  }

  /// The unit by the tokenizer; the place itself where it is in none.
  func unit(_ unit: UITextGranularity, at place: UITextPosition) -> UITextRange? {
    guard let input else { return nil }
    let caret = input.textRange(from: place, to: place)
    guard unit != .character else { return caret }
    let tokenizer = input.tokenizer
    return tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.backward)) ?? caret
  }

  func neighbor(of place: UITextPosition, isForward: Bool) -> UITextPosition? {
    guard let input else { return nil }
    let direction: UITextStorageDirection = isForward ? .forward : .backward
    return input.tokenizer.position(from: place, toBoundary: .character, inDirection: .storage(direction))
      ?? input.position(from: place, offset: isForward ? 1 : -1)
  }

  // MARK: The selection

  var selected: UITextRange? { input?.selectedTextRange }

  var offeredLetters: String? { nil }
  func hasLetters(at point: CGPoint) -> Bool { false }

  /// The farther end: nobody says which one was moved.
  func anchor(extendingTo place: UITextPosition) -> UITextPosition? {
    selected.map { order(place, $0.start) == .orderedAscending ? $0.end : $0.start }
  }

  /// Assigns the selection and tells who stands before the text input, as for a change by the program.
  func select(from anchor: UITextPosition, to head: UITextPosition, byFinger: Bool) {
    guard let input else { return }
    let isBackward = order(head, anchor) == .orderedAscending
    guard let range = input.textRange(from: isBackward ? head : anchor, to: isBackward ? anchor : head) else { return }
    let delegate = input.inputDelegate
    delegate?.selectionWillChange(input)
    input.selectedTextRange = range
    delegate?.selectionDidChange(input)
  }

  func keepForFinger() {}
  func handleCarets() -> (start: CGRect, end: CGRect)? { nil }
  func showsHandle(at caret: CGRect) -> Bool { true }

  // MARK: What else a press does

  func insert(_ letters: String, at place: UITextPosition) {}
  func click(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool { false }

  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    interaction?.openMenu(at: point, isByFinger: isByFinger)
  }

  // MARK: The edit menu

  func commands(isByFinger: Bool) -> [UIMenuElement] { input.map { EditCommands.possible(for: $0) } ?? [] }

  var menuPlaceForKeys: CGPoint? {
    guard let input, input.isFirstResponder, let range = selected else { return nil }
    let rect = input.caretRect(for: range.end)
    return CGPoint(x: rect.minX, y: rect.maxY)
  }

  var lineHeight: CGFloat {
    guard let input, let range = selected else { return 0 }
    let height = input.caretRect(for: range.end).height
    return height.isFinite ? height : 0
  }

  // MARK: Scrolling while selecting

  var scroller: UIView? { nil }
  func scroll(by way: CGVector) -> Bool { false }
}
