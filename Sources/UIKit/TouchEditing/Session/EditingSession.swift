import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// The editing of one text input: passes user actions to the editor, asks and notifies the host in the order of the
/// rules, and keeps layout and undo consistent.
///
/// Delegates may change anything during a call: the state is read again after each one.
@preconcurrency @MainActor public final class EditingSession {
  private(set) var editor: TextEditor
  let styles = StyleTable()
  let layout: DocumentLayout
  let undoManager = UndoManager()
  /// Whether the caret belongs to the text before it, if that is displayed elsewhere than the text after it.
  private(set) var isUpstream = false
  /// Whether a finger made the selection, so that it has handles (semantics 20.8).
  private(set) var isFingerSelection = false
  /// Whether a press is making the text first responder: the text does not scroll then.
  var isBeingPointedAt = false
  /// The text that is being dragged; nil without a drag, and once an edit has touched it (semantics 54.84).
  var dragged: Range<Int>?
  /// The number of changes of the text so far.
  private(set) var edits = 0
  /// The x that vertical moves preserve.
  var goalX: CGFloat?
  /// Returns the range that the next insertion replaces instead of the selection (semantics 18.11).
  var insertionRange: (() -> Range<Int>?)?
  weak var host: (any EditingHost)? { didSet { undoManager.home = host } }
  /// The clipboards of the desktop that displays the text.
  var clipboards: ClipboardLink? { (host?.window?.application ?? UIApplication.installed)?.clipboard }

  init(isSingleLine: Bool, layout: (StyleTable) -> DocumentLayout) {
    editor = TextEditor(isSingleLine: isSingleLine)
    self.layout = layout(styles)
  }

  package var text: TextRope { editor.text }
  var selection: TextSelection { editor.selection }
  var marked: Range<Int>? { editor.marked }

  // MARK: Edits by the user

  /// Performs a command of the user, if the delegate agrees (semantics 17.13).
  ///
  /// - Returns: Whether there was anything to do, even if it was refused.
  @discardableResult
  func user(_ command: EditCommand) -> Bool {
    guard let host, host.allowsEditing else { return false }
    if case .insert = command { (host as? any TextInputResponder)?.hidePointer() }
    if marked != nil {
      if case .insert = command {} else { commitComposition() }
    }
    guard var proposal = editor.proposal(for: command) else {
      // Subclasses receive a Backspace even if there is nothing to delete.
      if command == .deleteBackward { host.deleteBackward() }
      return false
    }
    if !proposal.endsComposition, command.inserts, let range = insertionRange?() { proposal.range = range }
    guard host.shouldChange(proposal.range, proposal.replacement) else {
      if proposal.endsComposition { refuse() }
      return true
    }
    switch command {
    case .insert: host.insertText(proposal.replacement)
    case .deleteBackward: host.deleteBackward()
    case .paste, .insertAt, .deleteForward, .deleteGroupBackward, .deleteGroupForward, .deleteToParagraphStart,
      .deleteToParagraphEnd, .cut, .deleteSelection, .clear:
      make(proposal)
    }
    return true
  }

  /// Makes an edit that the delegate allowed, and sends the notifications.
  func make(_ proposal: EditProposal) {
    guard let host else { return }
    let notifiesAlways = proposal.endsComposition
    let outcome = editor.perform(proposal, style: host.typingStyle)
    if outcome.beganGroup { registerUndo(proposal.name) }
    applied(outcome, notifiesAlways: notifiesAlways)
  }

  /// Moves or copies a part of the text, as the delegate allowed, and sends the notifications.
  func make(_ proposal: EditProposal, transferring part: Range<Int>) {
    let outcome = editor.perform(proposal, transferring: part)
    if outcome.beganGroup { registerUndo(proposal.name) }
    applied(outcome, notifiesAlways: false)
  }

  /// Completes an edit by the user: updates the display, then notifies of the selection, then of the change.
  private func applied(_ outcome: EditOutcome, notifiesAlways: Bool) {
    note(outcome)
    guard let host else { return }
    isUpstream = false
    isFingerSelection = false
    goalX = nil
    layout.mark(editor.marked)
    if let span = outcome.span { host.textChanged(span) }
    host.selectionChanged()
    host.showCaret()
    host.showCaretAround()
    if outcome.selectionMoved || notifiesAlways { host.notifySelection() }
    host.notifyChange()
  }

  private func note(_ outcome: EditOutcome) {
    guard let span = outcome.span else { return }
    edits += 1
    moveDragged(along: span)
  }

  // MARK: Edits by the app

  /// Replaces a range with a string, without asking or notifying the delegate.
  func program(replace range: Range<Int>, with string: String, style: Int? = nil) {
    let outcome = editor.replace(range, with: string, style: style ?? host?.typingStyle ?? 0)
    followProgram(outcome)
  }

  /// Replaces a range with styled text, without asking or notifying the delegate.
  func program(replace range: Range<Int>, with content: TextContent) {
    followProgram(editor.replace(range, with: content))
  }

  /// Replaces the whole text; drops the composition and the history.
  func setContent(_ content: TextContent) {
    let hadMarked = editor.marked != nil
    let outcome = editor.setContent(content)
    if hadMarked { resetInputMethod() }
    followProgram(outcome)
  }

  private func followProgram(_ outcome: EditOutcome) {
    note(outcome)
    undoManager.removeAllActions(withTarget: self)
    isUpstream = false
    isFingerSelection = false
    goalX = nil
    layout.mark(editor.marked)
    if let span = outcome.span { host?.textChanged(span) }
    host?.selectionChanged()
  }

  /// Sets the style of a range, which is not an edit.
  func setStyle(_ style: Int, over range: Range<Int>) {
    editor.setStyle(style, over: range)
    layout.restyle(range.clamped(to: 0..<text.length), editor.content)
    host?.selectionChanged()
  }

  /// Removes an attribute from all text, which is not an edit; returns whether any text had it.
  func removeAttribute(_ key: NSAttributedString.Key) -> Bool {
    var wasSet = false
    for run in editor.content.styles.runs(in: 0..<text.length) where styles[run.value][key] != nil {
      wasSet = true
      setStyle(styles.number(of: styles[run.value].filter { $0.key != key }), over: run.range)
    }
    return wasSet
  }

  // MARK: Selection

  /// Selects for the user: ends the composition first, and notifies the host if an offset changed.
  func select(
    _ new: TextSelection, isUpstream: Bool = false, keepsGoal: Bool = false, shows: Bool = true, byFinger: Bool = false
  ) {
    if let marked, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
      commitComposition()
    }
    isFingerSelection = byFinger
    let moved = editor.select(new)
    let isNews = moved || self.isUpstream != isUpstream
    self.isUpstream = isUpstream
    if !keepsGoal { goalX = nil }
    if isNews { host?.selectionChanged() }
    if shows { host?.showCaret() }
    if moved { host?.notifySelection() }
  }

  /// Selects for a finger: handles appear.
  func selectByFinger(_ new: TextSelection, isUpstream: Bool = false) {
    select(new, isUpstream: isUpstream, byFinger: true)
  }

  /// Marks the selection as made by touch.
  func keepForFinger() {
    isFingerSelection = !selection.isEmpty
    host?.selectionChanged()
  }

  /// Moves the head of the selection; the anchor stays if the selection is extended.
  func moveHead(to offset: Int, isUpstream: Bool = false, extends: Bool, keepsGoal: Bool = false) {
    let selection =
      extends ? TextSelection(anchor: self.selection.anchor, head: offset) : TextSelection(offset)
    select(selection, isUpstream: isUpstream, keepsGoal: keepsGoal)
  }

  /// Selects for the app; the host decides about notifications.
  ///
  /// - Returns: Whether an offset changed.
  @discardableResult
  func programSelect(_ new: TextSelection) -> Bool {
    if let marked, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
      commitComposition()
    }
    let moved = editor.select(new)
    isUpstream = false
    isFingerSelection = false
    goalX = nil
    host?.selectionChanged()
    return moved
  }

  /// Ends the current group of edits.
  func closeGroup() { editor.closeGroup() }

  // MARK: Composition

  /// Displays the marked text of the input method, nil for none (semantics 17.9, 17.10).
  func compose(_ composition: Composition?) {
    guard let host, host.allowsEditing, !host.hidesText else { return }
    let (text, selection, style) = (composition?.text ?? "", composition?.selection ?? 0..<0, host.typingStyle)
    guard let outcome = editor.compose(text, selected: selection, style: style, isUser: true) else { return }
    (host as? any TextInputResponder)?.hidePointer()
    applied(outcome, notifiesAlways: true)
  }

  /// Marks text for the app; only the changed selection is reported (semantics 17.12).
  func programCompose(_ text: String?, selected: Range<Int>) {
    let style = host?.typingStyle ?? 0
    guard let outcome = editor.compose(text ?? "", selected: selected, style: style, isUser: false) else { return }
    followProgram(outcome)
    host?.notifySelection()
  }

  /// Commits the marked text, as the user does; does nothing without a composition.
  func commitComposition() {
    guard let host, let proposal = editor.commitProposal() else { return }
    resetInputMethod()
    guard host.shouldChange(proposal.range, proposal.replacement) else { return refuse() }
    make(proposal)
  }

  /// Cancels the composition and removes its text.
  func cancelComposition() {
    guard marked != nil else { return }
    resetInputMethod()
    compose(nil)
  }

  /// Resets the composition of the input method.
  private func resetInputMethod() { (host as? any TextInputResponder)?.discardComposition() }

  private func refuse() { applied(editor.refuseCommit(), notifiesAlways: true) }

  /// Ends the marking and keeps the text, without asking the delegate.
  func unmark() {
    guard marked != nil else { return }
    resetInputMethod()
    editor.unmark()
    undoManager.removeAllActions(withTarget: self)
    layout.mark(nil)
    host?.selectionChanged()
    host?.notifySelection()
  }

  // MARK: Undo

  private func registerUndo(_ name: String) {
    undoManager.closeEventGroup()
    undoManager.registerUndo(withTarget: self) { $0.undo() }
    if host?.hidesText != true { undoManager.setActionName(name) }
    undoManager.closeEventGroup()
  }

  /// Groups edits into one undo step.
  func asOneStep(_ edits: () -> Void) {
    undoManager.closeEventGroup()
    undoManager.beginUndoGrouping()
    edits()
    undoManager.endUndoGrouping()
    undoManager.closeEventGroup()
  }

  private func undo() {
    guard let outcome = editor.undo() else { return }
    undoManager.registerUndo(withTarget: self) { $0.redo() }
    applied(outcome, notifiesAlways: false)
  }

  private func redo() {
    guard let outcome = editor.redo() else { return }
    undoManager.registerUndo(withTarget: self) { $0.undo() }
    applied(outcome, notifiesAlways: false)
  }

  /// Empties the undo history.
  func forgetHistory() {
    editor.forgetHistory()
    undoManager.removeAllActions(withTarget: self)
  }
}
