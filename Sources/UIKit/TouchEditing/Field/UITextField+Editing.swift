import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// The start, course and end of editing (semantics 18).

extension UITextField: EditingHost, TextInputResponder, UndoPreparing {
  func makeSession() -> EditingSession {
    let session = EditingSession(isSingleLine: true) { styles in
      DocumentLayout(estimate: 20) { [weak self] number in
        guard let self else { return ResolvedAttributes([:], font: .systemFont(ofSize: 17), color: .black) }
        return styles.resolve(
          number, font: usedFont, color: shownColor, tint: tintColor, traits: traitCollection)
      }
    }
    session.host = self
    session.insertionRange = { [weak self] in
      guard let self, clearsOnInsertion else { return nil }
      return 0..<editing.text.length
    }
    return session
  }

  var usedFont: UIFont { fontScale == 1 ? fullFont : fullFont.withSize(fullFont.pointSize * fontScale) }

  // MARK: Begin and end

  func didBegin() {
    guard let window else { return }
    var hasCleared = false
    if clearsOnBeginEditing, !editing.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      guard isFirstResponder, self.window === window else { return }
      hasCleared = true
      clear(notifies: false)
    }
    stateOfEditingDidChange()
    if !editing.isBeingPointedAt { showCaretAround() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    #if FoundationGeometry
    post(Self.textDidBeginEditingNotification)
    #endif
    if hasCleared, isFirstResponder { sendEditingChanged() }
  }

  func didEnd() {
    editing.closeGroup()
    if !editing.undoManager.isOffered {
      editing.forgetHistory()
      editing.undoManager.removeAllActions()
    }
    scrollX = 0
    stateOfEditingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    #if FoundationGeometry
    post(Self.textDidEndEditingNotification)
    #endif
  }

  package func forceResignFirstResponder() {
    guard isFirstResponder, !isFinishing else { return }
    editing.commitComposition()
    _ = delegate?.textFieldShouldEndEditing(self)
    guard isFirstResponder, let window else { return }
    window.firstResponder = nil
    didEnd()
  }

  func stateOfEditingDidChange() {
    textDrag?.refresh()
    setNeedsLayout()
    setNeedsDisplay()
    placeOverlays()
    if isFirstResponder {
      showCaret()
    } else {
      caret.hide()
      pointing?.handles.place()
    }
  }

  package func keyboardDidChange(hasFocus: Bool) {
    hasKeyboardFocus = hasFocus
    if hasFocus {
      showCaret()
    } else {
      editing.commitComposition()
      caret.hide()
    }
    setNeedsDisplay()
  }

  // MARK: Keys

  package func takesTyped(_ key: UIKey) -> Bool { isFirstResponder && editing.wants(key) }
  package var textInputView: UIView { self }
  package func takeText(_ text: String) { editing.user(.insert(text)) }
  package func takeComposition(_ composition: Composition?) { editing.compose(composition) }
  package func takeDeletion(before: Int, after: Int) { editing.userDelete(before: before, after: after) }

  /// The position of the input method's window and the line around the caret; nil when text input is off.
  package var textInputState: TextInputState? { isEnabled && hasKeyboardFocus ? editing.inputState : nil }
  package func prepareForUndo() { editing.commitComposition() }

  package func handleKey(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      if key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) { pressReturn() }
    case .keyboardEscape: if editing.marked != nil { editing.cancelComposition() }
    case _: editing.perform(key)
    }
  }

  /// Handles Return (semantics 18.9).
  private func pressReturn() {
    editing.commitComposition()
    guard delegate?.textFieldShouldReturn(self) ?? true, isFirstResponder else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  // MARK: Clearing

  /// Handles the clear button (semantics 18.10).
  func pressClear() {
    editing.commitComposition()
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear(notifies: true)
    if !isFirstResponder { becomeFirstResponder() }
  }

  private func clear(notifies: Bool) {
    silentChange = !notifies
    if let proposal = editing.editor.proposal(for: .clear) { editing.make(proposal) }
    silentChange = false
  }

  // MARK: Questions and notifications of the session

  var allowsEditing: Bool { isEnabled }
  var allowsSelecting: Bool { isEnabled }
  var hidesText: Bool { isSecureTextEntry }
  var isOneLine: Bool { true }
  var pageHeight: CGFloat { bounds.height }

  var typingStyle: Int {
    if allowsEditingTextAttributes, let typed = typingAttributes { return editing.styles.number(of: typed) }
    return editing.styles.number(of: ownDefaults)
  }

  var attributesBeforeCaret: [NSAttributedString.Key: Any] {
    let place = max(editing.selection.range.lowerBound - 1, 0)
    let style = editing.styles.withoutBox(editing.editor.content.styles.run(at: place)?.value ?? 0)
    return defaultTextAttributes.merging(editing.styles[style]) { _, own in own }
  }

  func shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: replacement) ?? true
  }

  func notifySelection() {
    clearsOnInsertion = false
    ownTyping = nil
    delegate?.textFieldDidChangeSelection(self)
  }

  func notifyChange() {
    clearsOnInsertion = false
    if !silentChange { sendEditingChanged() }
  }

  private func sendEditingChanged() {
    sendActions(for: .editingChanged)
    #if FoundationGeometry
    post(Self.textDidChangeNotification)
    #endif
  }

  func textChanged(_ span: EditSpan) {
    layoutShownText(span)
    sizeDidChange()
  }

  func selectionChanged() {
    textDrag?.refresh()
    keepCaretVisible()
    setNeedsDisplay()
    placeCaret()
  }

  func showCaret() {
    keepCaretVisible()
    placeCaret(anew: true)
  }

  func setContent(_ content: TextContent) {
    let before = editing.selection
    editing.setContent(content)
    layoutShownText()
    if isFirstResponder, editing.selection != before { notifySelection() }
  }

  func selectByProgram(_ range: UITextRange?) {
    guard let range else {
      if editing.programSelect(TextSelection(0)) { notifySelection() }
      return
    }
    guard let offsets = editing.range(range) else { return }
    if editing.programSelect(TextSelection(offsets)) { notifySelection() }
  }

  func setDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    var rest = attributes
    if let font = rest.removeValue(forKey: .font) as? UIFont { self.font = font }
    if let color = rest.removeValue(forKey: .foregroundColor) as? UIColor { textColor = color }
    if let paragraph = rest[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
    ownDefaults = rest
    editing.setStyle(editing.styles.number(of: rest), over: 0..<editing.text.length)
    looksDidChange()
  }
}
