import TouchGeometry
import TouchPlatform

/// An interaction that shows the caret and the selection of an app-defined text input (semantics 17.23).
@MainActor package protocol TextSelectionShowing: UIInteraction {
  /// Updates the display of text, selection and first responder.
  ///
  /// Called at the end of a turn in which one of them, or the layout, may have changed.
  func showSelection()
}

/// Connects input methods and keys to an app-defined `UITextInput` that is first responder (semantics 17.21).
///
/// Composed text becomes marked text of the text input, committed text replaces it, and keys move and select by its
/// positions. The adapter is the `inputDelegate`: a change that the text input makes itself ends a composition.
@MainActor final class TextInputAdapter: UIResponder, TextInputClient, UITextInputDelegate {
  private(set) weak var input: (any UITextInput)?
  /// Nil after the scene was deallocated: an app may retain its `inputDelegate` longer.
  private weak var link: TextInputLink?
  /// Whether the adapter itself is making a change.
  private var isBusy = false
  /// The end of the selection that stays fixed while the other one moves.
  private var anchor: UITextPosition?

  init(_ input: any UITextInput, _ link: TextInputLink) {
    (self.input, self.link) = (input, link)
    super.init()
    input.inputDelegate = self
  }

  /// Ends the connection when the text input resigns first responder; composed text is kept.
  func end() {
    commit()
    if input?.inputDelegate === self { input?.inputDelegate = nil }
    showSelection()
    input = nil
  }

  /// Notifies the interactions of the text input's view that show its selection.
  func showSelection() {
    for interaction in input?.responderHost?.interactions ?? [] {
      (interaction as? any TextSelectionShowing)?.showSelection()
    }
  }

  /// Changes the text input and ignores its notifications.
  private func change(_ body: (any UITextInput) -> Void) {
    guard let input else { return }
    let wasBusy = isBusy
    isBusy = true
    body(input)
    isBusy = wasBusy
    link?.needsUpdate()
  }

  /// Keeps composed text as it is; the input method discards its composition.
  private func commit() {
    guard let input, input.markedTextRange != nil else { return }
    change { $0.unmarkText() }
    link?.discard()
  }

  // MARK: Input methods

  var textInputView: UIView { input?.responderHost ?? UIView() }

  /// The length of the text before and after the selection that input methods receive, in the text input's units.
  private static let surroundings = 500

  var textInputState: TextInputState? {
    guard let input, input.responderHost != nil, let selection = input.selectedTextRange else { return nil }
    let marked = input.markedTextRange
    let caret = marked.map(input.firstRect) ?? input.caretRect(for: selection.end)
    guard caret.minX.isFinite, caret.minY.isFinite, caret.width.isFinite, caret.height.isFinite else { return nil }
    let first = input.position(from: selection.start, offset: -Self.surroundings) ?? input.beginningOfDocument
    let last = input.position(from: selection.end, offset: Self.surroundings) ?? input.endOfDocument
    func text(_ from: UITextPosition, _ to: UITextPosition) -> String {
      input.textRange(from: from, to: to).flatMap { input.text(in: $0) } ?? ""
    }
    // Without the composed text.
    let (before, after) = (text(first, marked?.start ?? selection.start), text(marked?.end ?? selection.end, last))
    let inside = marked == nil ? text(selection.start, selection.end) : ""
    let start = before.utf16.count
    return TextInputState(
      caret: caret, surroundingText: before + inside + after, selection: start..<(start + inside.utf16.count))
  }

  func takeText(_ text: String) {
    change { input in
      if input.markedTextRange == nil { return input.insertText(text) }
      input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      input.unmarkText()
    }
  }

  func takeComposition(_ composition: Composition?) {
    change { input in
      if let composition {
        let range = composition.selection
        let selected = NSRange(location: range.lowerBound, length: range.count)
        return input.setMarkedText(composition.text, selectedRange: selected)
      }
      guard input.markedTextRange != nil else { return }
      input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      input.unmarkText()
    }
  }

  func takeDeletion(before: Int, after: Int) {
    guard let input, let selection = input.selectedTextRange else { return }
    let start = input.position(from: selection.start, offset: -before) ?? input.beginningOfDocument
    let end = input.position(from: selection.end, offset: after) ?? input.endOfDocument
    if let range = input.textRange(from: start, to: end) { change { $0.replace(range, withText: "") } }
  }

  // MARK: Changes by the text input

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}

  func selectionDidChange(_ textInput: (any UITextInput)?) { noteChange() }
  func textDidChange(_ textInput: (any UITextInput)?) { noteChange() }

  private func noteChange() {
    guard !isBusy else { return }
    anchor = nil
    commit()
    link?.needsUpdate()
  }

  // MARK: Keys

  /// Returns whether a key moves or deletes in the text, without performing it.
  func wants(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard modifiers.subtracting([.shift, .control]).isEmpty, input?.selectedTextRange != nil else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
      .keyboardPageUp, .keyboardPageDown, .keyboardDeleteForward:
      return true
    case .keyboardDeleteOrBackspace: return modifiers.contains(.control)
    case _: return false
    }
  }

  /// Performs the text operation of a key; returns false if it has none (semantics 21.3).
  func perform(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard modifiers.subtracting([.shift, .control]).isEmpty, let input, let selection = input.selectedTextRange else {
      return false
    }
    let (extends, control) = (modifiers.contains(.shift), modifiers.contains(.control))
    let head = head(of: selection, in: input)
    let target: UITextPosition?
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isRight = key.keyCode == .keyboardRightArrow
      if control {
        target = step(from: head, .word, isRight ? .forward : .backward, in: input)
      } else if !extends, !selection.isEmpty {
        target = isRight ? selection.end : selection.start
      } else {
        target = input.position(from: head, in: isRight ? .right : .left, offset: 1)
      }
    case .keyboardUpArrow:
      target = input.position(from: head, in: .up, offset: 1) ?? input.beginningOfDocument
    case .keyboardDownArrow: target = input.position(from: head, in: .down, offset: 1) ?? input.endOfDocument
    case .keyboardHome: target = control ? input.beginningOfDocument : edge(of: head, .backward, in: input)
    case .keyboardEnd: target = control ? input.endOfDocument : edge(of: head, .forward, in: input)
    case .keyboardPageUp, .keyboardPageDown:
      target = page(from: head, isDown: key.keyCode == .keyboardPageDown, in: input)
    case .keyboardDeleteForward:
      remove(selection, from: head, control ? .word : .character, .forward)
      return true
    case .keyboardDeleteOrBackspace where control:
      remove(selection, from: head, .word, .backward)
      return true
    default:
      // The input method did not use the key: its composed text precedes what the key types.
      let types = key.keyCode == .keyboardDeleteOrBackspace || key.keyCode == .keyboardReturnOrEnter
      if types || !key.characters.isEmpty, !control { commit() }
      return false
    }
    commit()
    if let target { move(to: target, from: head, selection, extends: extends) }
    return true
  }

  /// Returns the end of the selection that moves.
  private func head(of selection: UITextRange, in input: any UITextInput) -> UITextPosition {
    guard let anchor else { return selection.end }
    if input.compare(anchor, to: selection.end) == .orderedSame { return selection.start }
    if input.compare(anchor, to: selection.start) != .orderedSame { self.anchor = nil }
    return selection.end
  }

  private func move(to target: UITextPosition, from head: UITextPosition, _ selection: UITextRange, extends: Bool) {
    guard let input else { return }
    let fixed = extends ? anchor ?? selection.start : target
    let isBackward = input.compare(target, to: fixed) == .orderedAscending
    let (first, last) = isBackward ? (target, fixed) : (fixed, target)
    guard let range = input.textRange(from: first, to: last) else { return }
    anchor = extends ? fixed : nil
    change { $0.selectedTextRange = range }
  }

  private func step(
    from place: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextStorageDirection,
    in input: any UITextInput
  ) -> UITextPosition? {
    input.tokenizer.position(from: place, toBoundary: granularity, inDirection: .storage(direction))
      ?? (direction == .forward ? input.endOfDocument : input.beginningOfDocument)
  }

  /// Returns the position one visible page up or down, less a line; otherwise the first or the last position.
  private func page(from place: UITextPosition, isDown: Bool, in input: any UITextInput) -> UITextPosition? {
    guard let view = input.responderHost, let window = view.window else { return nil }
    let caret = input.caretRect(for: place)
    let step = max(view.visibleRect(in: window).height - caret.height, caret.height)
    let target = input.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY + (isDown ? step : -step)))
    guard let target, input.compare(target, to: place) == (isDown ? .orderedDescending : .orderedAscending) else {
      return isDown ? input.endOfDocument : input.beginningOfDocument
    }
    return target
  }

  /// Returns the end of the line, or the position itself if it is there.
  private func edge(
    of place: UITextPosition, _ direction: UITextStorageDirection, in input: any UITextInput
  ) -> UITextPosition? {
    if input.tokenizer.isPosition(place, atBoundary: .line, inDirection: .storage(direction)) { return place }
    return step(from: place, .line, direction, in: input)
  }

  /// Deletes the selection, or without one the text between the caret and the next boundary.
  private func remove(
    _ selection: UITextRange, from head: UITextPosition, _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection
  ) {
    guard let input else { return }
    commit()
    var range: UITextRange? = selection
    if selection.isEmpty {
      guard let other = step(from: head, granularity, direction, in: input) else { return }
      range = direction == .forward ? input.textRange(from: head, to: other) : input.textRange(from: other, to: head)
    }
    if let range, !range.isEmpty { change { $0.replace(range, withText: "") } }
  }
}
