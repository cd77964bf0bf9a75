import TouchGeometry
import TouchKit
import TouchWidgets

/// The responses of a custom text input to mouse and fingers, through the methods of `UITextInput` (semantics 17.23).
@MainActor final class OwnText: PointedText {
  private weak var interaction: UITextInteraction?
  /// The range that a finger selected, while it is the selection.
  private var fingerRange: UITextRange?
  /// Whether the delegate received the start of an interaction but not its end.
  private var isUnderWay = false

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  /// Resets the positions after a change of the text input.
  func forgetPlaces() { fingerRange = nil }

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

  /// Returns the tokenizer's unit; an empty range at the position if there is none.
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

  /// Text that the input refuses to copy is hidden from other clients, too.
  var offeredLetters: String? {
    guard let input, let range = selected, !range.isEmpty, input.canPerformAction(.copy, withSender: nil) else {
      return nil
    }
    return input.text(in: range)
  }

  func hasLetters(at point: CGPoint) -> Bool {
    guard let input, let range = selected else { return false }
    return input.selectionRects(for: range).contains { $0.rect.contains(point) }
  }

  /// Returns the farther end, because `UITextInput` does not report which one was moved.
  func anchor(extendingTo place: UITextPosition) -> UITextPosition? {
    selected.map { order(place, $0.start) == .orderedAscending ? $0.end : $0.start }
  }

  /// Sets the selection and notifies the input delegate, as after a change by the app.
  func select(from anchor: UITextPosition, to head: UITextPosition, byFinger: Bool) {
    guard let input else { return }
    let isBackward = order(head, anchor) == .orderedAscending
    guard let range = input.textRange(from: isBackward ? head : anchor, to: isBackward ? anchor : head) else { return }
    if isSelected(range), input.markedTextRange == nil, byFinger == (fingerRange != nil) { return }
    let delegate = input.inputDelegate
    delegate?.selectionWillChange(input)
    input.selectedTextRange = range
    // The text input may have chosen another range.
    fingerRange = byFinger ? input.selectedTextRange : nil
    delegate?.selectionDidChange(input)
  }

  private func isSelected(_ range: UITextRange) -> Bool {
    guard let now = selected else { return false }
    return order(now.start, range.start) == .orderedSame && order(now.end, range.end) == .orderedSame
  }

  func keepForFinger() {
    fingerRange = selected
    interaction?.showSelection()
  }

  func handleCarets() -> (start: CGRect, end: CGRect)? {
    guard let input, let fingerRange else { return nil }
    guard let range = selected, !range.isEmpty, isSelected(fingerRange) else {
      self.fingerRange = nil
      return nil
    }
    guard input.isFirstResponder else { return nil }
    let rects = input.selectionRects(for: range)
    guard let start = edge(range.start, isStart: true, of: rects), let end = edge(range.end, isStart: false, of: rects)
    else {
      return nil
    }
    return (start, end)
  }

  /// Returns the rectangle of an end of the selection: the side of the selection rectangle that contains it, otherwise
  /// its caret.
  private func edge(_ place: UITextPosition, isStart: Bool, of rects: [UITextSelectionRect]) -> CGRect? {
    var edge = input?.caretRect(for: place) ?? .null
    if let piece = rects.first(where: { isStart ? $0.containsStart : $0.containsEnd }) {
      let isLeft = isStart != (piece.writingDirection == .rightToLeft)
      edge = piece.rect
      edge.origin.x = isLeft ? edge.minX : edge.maxX
    }
    edge.size.width = 0
    let isSomewhere = !edge.isNull && edge.minX.isFinite && edge.minY.isFinite && edge.height.isFinite
    return isSomewhere ? edge : nil
  }

  func showsHandle(at caret: CGRect) -> Bool { true }

  func isDragged(from point: CGPoint) -> Bool { false }
  func isDraggable(at point: CGPoint) -> Bool { false }

  // MARK: Other effects of a press

  func insert(_ letters: String, at place: UITextPosition) {
    guard let input, let range = input.textRange(from: place, to: place) else { return }
    let delegate = input.inputDelegate
    delegate?.textWillChange(input)
    input.replace(range, withText: letters)
    delegate?.textDidChange(input)
  }

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

  /// The nearest view that scrolls, which may be the interaction's own.
  private var scrollView: UIScrollView? {
    var next = view
    while let here = next {
      if let scroll = here as? UIScrollView, scroll.isScrollEnabled { return scroll }
      next = here.superview
    }
    return nil
  }

  var scroller: UIView? { scrollView }

  func scroll(by way: CGVector) -> Bool {
    guard let scroll = scrollView else { return false }
    let (inset, offset) = (scroll.adjustedContentInset, scroll.contentOffset)
    func moved(_ offset: CGFloat, _ way: CGFloat, _ before: CGFloat, _ content: CGFloat, _ seen: CGFloat) -> CGFloat {
      way == 0 ? offset : min(max(offset + way, -before), max(content - seen, -before))
    }
    let wanted = CGPoint(
      x: moved(offset.x, way.dx, inset.left, scroll.contentSize.width + inset.right, scroll.bounds.width),
      y: moved(offset.y, way.dy, inset.top, scroll.contentSize.height + inset.bottom, scroll.bounds.height))
    guard wanted != offset else { return false }
    scroll.contentOffset = wanted
    return true
  }
}
