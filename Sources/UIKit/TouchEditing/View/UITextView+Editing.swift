import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// The start, course and end of editing (semantics 19).

extension UITextView: EditingHost, TextInputResponder, UndoPreparing {
  func makeSession() -> EditingSession {
    let session = EditingSession(isSingleLine: false) { styles in
      DocumentLayout(estimate: usedFont.lineHeight) { [weak self] number in
        guard let self else { return ResolvedAttributes([:], font: .systemFont(ofSize: 12), color: .black) }
        return styles.resolve(
          number, font: usedFont, color: ownColor ?? .label, tint: tintColor, links: ownLinkLook,
          traits: traitCollection)
      }
    }
    session.host = self
    return session
  }

  var usedFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }
  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: usedFont, .foregroundColor: ownColor ?? UIColor.label]
  }

  /// Returns an explicit attribute of the first character, or nil.
  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    editing.editor.content.styles.run(at: 0).flatMap { editing.styles[$0.value][key] }
  }

  func didBegin() {
    textDrag?.refresh()
    setNeedsDisplay()
    showCaret()
    if !editing.isBeingPointedAt { showCaretAround() }
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    #if FoundationGeometry
    post(Self.textDidBeginEditingNotification)
    #endif
  }

  func didEnd() {
    editing.closeGroup()
    caret.hide()
    pointing?.handles.place()
    textDrag?.refresh()
    setNeedsDisplay()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    #if FoundationGeometry
    post(Self.textDidEndEditingNotification)
    #endif
  }

  package func forceResignFirstResponder() {
    guard isFirstResponder, !isFinishing else { return }
    editing.commitComposition()
    if isEditable { _ = textDelegate?.textViewShouldEndEditing(self) }
    guard isFirstResponder, let window else { return }
    window.firstResponder = nil
    didEnd()
  }

  package func keyboardDidChange(hasFocus: Bool) {
    hasKeyboardFocus = hasFocus
    if hasFocus {
      placeCaret(anew: true)
    } else {
      editing.commitComposition()
      caret.hide()
    }
    setNeedsDisplay()
  }

  func editabilityDidChange() {
    if !isEditable, isFirstResponder, !isSelectable { forceResignFirstResponder() }
    pointing?.isEnabled = isSelectable
    textDrag?.refresh()
    pointerShape = isSelectable ? .text : nil
    setNeedsDisplay()
  }

  // MARK: Keys

  package func takesTyped(_ key: UIKey) -> Bool { isFirstResponder && editing.wants(key) }
  package var textInputView: UIView { self }
  package func takeText(_ text: String) { editing.user(.insert(text)) }
  package func takeComposition(_ composition: Composition?) { editing.compose(composition) }
  package func takeDeletion(before: Int, after: Int) { editing.userDelete(before: before, after: after) }

  /// The position of the input method's window and the line around the caret; nil when text input is off.
  package var textInputState: TextInputState? { isEditable && hasKeyboardFocus ? editing.inputState : nil }
  package func prepareForUndo() { editing.commitComposition() }

  package func handleKey(_ key: UIKey) {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: if modifiers.subtracting(.shift).isEmpty { type("\n") }
    case .keyboardTab: if modifiers.isEmpty { type("\t") }
    case .keyboardEscape: if editing.marked != nil { editing.cancelComposition() }
    case _: editing.perform(key)
    }
  }

  /// Inserts the text of a key that types no character.
  private func type(_ text: String) {
    guard isEditable else { return }
    editing.commitComposition()
    editing.user(.insert(text))
  }

  // MARK: Questions and notifications of the session

  var allowsEditing: Bool { isEditable }
  var allowsSelecting: Bool { isSelectable }
  var hidesText: Bool { false }
  var isOneLine: Bool { false }
  var pageHeight: CGFloat { bounds.height - usedInset.top - usedInset.bottom }

  /// The style of the text before the caret; at the start of a paragraph, of the text after it.
  var naturalTypingStyle: Int {
    let (text, place) = (editing.text, editing.selection.range.lowerBound)
    if text.isEmpty { return 0 }
    let isStart = text.start(ofLine: text.line(at: place)) == place
    return editing.styles.withoutBox(editing.editor.content.styles.run(at: isStart ? place : place - 1)?.value ?? 0)
  }

  var typingStyle: Int { ownTyping.map(editing.styles.number(of:)) ?? naturalTypingStyle }

  func shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: replacement) ?? true
  }

  func notifySelection() {
    ownTyping = nil
    textDelegate?.textViewDidChangeSelection(self)
  }

  func notifyChange() {
    textDelegate?.textViewDidChange(self)
    #if FoundationGeometry
    post(Self.textDidChangeNotification)
    #endif
  }

  func textChanged(_ span: EditSpan) {
    editing.layout.apply(span, editing.editor.content)
    storage?.textChanged(span)
    found?.textDidChange()
    heightMayDiffer()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func selectionChanged() {
    textDrag?.refresh()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func showCaret() {
    if !editing.isBeingPointedAt { reveal(editing.selection.head..<editing.selection.head) }
    placeCaret(anew: true)
  }

  func setContent(_ content: TextContent) {
    let before = editing.selection
    fontWasRemoved = false
    editing.setContent(content)
    editing.layout.replaceAll(content)
    found?.textDidChange()
    storage?.textChanged(EditSpan(range: 0..<0, newLength: content.text.length))
    hasNewLargeText = content.text.length >= FreedMemory.worthwhileLength
    heightMayDiffer()
    setNeedsLayout()
    setNeedsDisplay()
    if editing.selection != before { notifySelection() }
  }

  func selectByProgram(_ range: Range<Int>) {
    if editing.programSelect(TextSelection(range)) { notifySelection() }
  }

  #if FoundationGeometry
  /// Posted after editing began; its object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted after editing ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
  #endif
}
