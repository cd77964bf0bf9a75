import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// The editing of one text input: takes what the user does to the editor, asks and tells the host in the order of the
/// rules, and keeps layout and undo in step.
///
/// A handler may do anything while it is asked or told: after each call everything is looked at again.
@preconcurrency @MainActor public final class EditingSession {
  private(set) var editor: TextEditor
  let styles = StyleTable()
  let layout: DocumentLayout
  let undoManager = UndoManager()
  /// Whether the caret belongs to what is before it, where that is seen elsewhere than what is after it.
  private(set) var isUpstream = false
  /// Whether what is selected was selected by a finger, so that handles belong to it (semantics 20.8).
  private(set) var isFingerSelection = false
  /// Whether a press is making the text first responder: then nothing scrolls away from under it.
  var isBeingPointedAt = false
  /// The x that vertical moves keep.
  var goalX: CGFloat?
  /// Is asked for the range that the next insertion replaces, in the place of the selection (semantics 18.11).
  var insertionRange: (() -> Range<Int>?)?
  weak var host: (any EditingHost)? { didSet { undoManager.home = host } }
  /// The clipboards of the desktop that the text is on.
  var clipboards: ClipboardLink? { (host?.window?.application ?? UIApplication.installed)?.clipboard }

  init(isSingleLine: Bool, layout: (StyleTable) -> DocumentLayout) {
    editor = TextEditor(isSingleLine: isSingleLine)
    self.layout = layout(styles)
  }

  var text: TextRope { editor.text }
  var selection: TextSelection { editor.selection }
  var marked: Range<Int>? { editor.marked }

  // MARK: The user's edits

  /// Does what the user wants, after having asked (semantics 17.13).
  ///
  /// - Returns: whether there was anything to do, even if it was refused.
  @discardableResult
  func user(_ command: EditCommand) -> Bool {
    guard let host, host.allowsEditing else { return false }
    if case .insert = command { (host as? any TextInputResponder)?.hidePointer() }
    if marked != nil {
      if case .insert = command {} else { commitComposition() }
    }
    guard var proposal = editor.proposal(for: command) else {
      // A subclass may want to hear of a Backspace that has nothing to delete.
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

  /// Makes an edit that everybody agreed to, and tells.
  func make(_ proposal: EditProposal) {
    guard let host else { return }
    let tellsAlways = proposal.endsComposition
    let outcome = editor.perform(proposal, style: host.typingStyle)
    if outcome.beganGroup { registerUndo(proposal.name) }
    applied(outcome, tellsAlways: tellsAlways)
  }

  /// What follows every edit of the user: what is shown, then selection, then change.
  private func applied(_ outcome: EditOutcome, tellsAlways: Bool) {
    guard let host else { return }
    isUpstream = false
    isFingerSelection = false
    goalX = nil
    layout.mark(editor.marked)
    if let span = outcome.span { host.textChanged(span) }
    host.selectionChanged()
    host.showCaret()
    host.showCaretAround()
    if outcome.selectionMoved || tellsAlways { host.tellSelection() }
    host.tellChange()
  }

  // MARK: Programs' edits

  /// Puts a string in the place of a range, asking and telling nobody.
  func program(replace range: Range<Int>, with string: String, style: Int? = nil) {
    let outcome = editor.replace(range, with: string, style: style ?? host?.typingStyle ?? 0)
    followProgram(outcome)
  }

  /// Puts other text with its styles in the place of a range, asking and telling nobody.
  func program(replace range: Range<Int>, with content: TextContent) {
    followProgram(editor.replace(range, with: content))
  }

  /// Becomes another text; a composition is dropped, the history is gone.
  func setContent(_ content: TextContent) {
    let hadMarked = editor.marked != nil
    let outcome = editor.setContent(content)
    if hadMarked { resetInputMethod() }
    followProgram(outcome)
  }

  private func followProgram(_ outcome: EditOutcome) {
    undoManager.removeAllActions(withTarget: self)
    isUpstream = false
    isFingerSelection = false
    goalX = nil
    layout.mark(editor.marked)
    if let span = outcome.span { host?.textChanged(span) }
    host?.selectionChanged()
  }

  /// Gives a range a style, which is no edit of the text.
  func setStyle(_ style: Int, over range: Range<Int>) {
    editor.setStyle(style, over: range)
    layout.restyle(range.clamped(to: 0..<text.length), editor.content)
    host?.selectionChanged()
  }

  /// Takes an attribute away from all text, which is no edit of it; returns whether any text had it.
  func removeAttribute(_ key: NSAttributedString.Key) -> Bool {
    var hadIt = false
    for run in editor.content.styles.runs(in: 0..<text.length) where styles[run.value][key] != nil {
      hadIt = true
      setStyle(styles.number(of: styles[run.value].filter { $0.key != key }), over: run.range)
    }
    return hadIt
  }

  // MARK: Selection

  /// Selects as the user does: a composition ends first, and the host is told if an offset is another.
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
    if moved { host?.tellSelection() }
  }

  /// Selects as the user does with a finger: handles are shown.
  func selectByFinger(_ new: TextSelection, isUpstream: Bool = false) {
    select(new, isUpstream: isUpstream, byFinger: true)
  }

  /// What is selected is from now on what a finger has selected.
  func keepForFinger() {
    isFingerSelection = !selection.isEmpty
    host?.selectionChanged()
  }

  /// Moves the head; the anchor stays when the selection is extended.
  func moveHead(to offset: Int, isUpstream: Bool = false, extends: Bool, keepsGoal: Bool = false) {
    let selection =
      extends ? TextSelection(anchor: self.selection.anchor, head: offset) : TextSelection(offset)
    select(selection, isUpstream: isUpstream, keepsGoal: keepsGoal)
  }

  /// Selects as a program does: told by the host, if it does.
  ///
  /// - Returns: whether an offset is another.
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

  /// The group of edits that is growing is complete.
  func closeGroup() { editor.closeGroup() }

  // MARK: Composition

  /// The input method shows what it has so far (semantics 17.9, 17.10).
  func compose(_ text: String, selected: Range<Int>) {
    guard let host, host.allowsEditing, !host.hidesText else { return }
    let style = host.typingStyle
    guard let outcome = editor.compose(text, selected: selected, style: style, isUser: true) else { return }
    (host as? any TextInputResponder)?.hidePointer()
    applied(outcome, tellsAlways: true)
  }

  /// A program marks text; the selection is told, nothing else (semantics 17.12).
  func programCompose(_ text: String?, selected: Range<Int>) {
    let style = host?.typingStyle ?? 0
    guard let outcome = editor.compose(text ?? "", selected: selected, style: style, isUser: false) else { return }
    followProgram(outcome)
    host?.tellSelection()
  }

  /// Ends a composition with what stands there, as the user's commit; without one, nothing happens.
  func commitComposition() {
    guard let host, let proposal = editor.commitProposal() else { return }
    resetInputMethod()
    guard host.shouldChange(proposal.range, proposal.replacement) else { return refuse() }
    make(proposal)
  }

  /// Gives a composition up: what it put there goes.
  func cancelComposition() {
    guard marked != nil else { return }
    resetInputMethod()
    compose("", selected: 0..<0)
  }

  /// The input method is to forget what it composes.
  private func resetInputMethod() { (host as? any TextInputResponder)?.discardComposition() }

  private func refuse() { applied(editor.refuseCommit(), tellsAlways: true) }

  /// Ends the marking, keeping the text and asking nobody.
  func unmark() {
    guard marked != nil else { return }
    resetInputMethod()
    editor.unmark()
    undoManager.removeAllActions(withTarget: self)
    layout.mark(nil)
    host?.selectionChanged()
    host?.tellSelection()
  }

  // MARK: Undo

  private func registerUndo(_ name: String) {
    undoManager.closeEventGroup()
    undoManager.registerUndo(withTarget: self) { $0.takeBack() }
    if host?.hidesText != true { undoManager.setActionName(name) }
    undoManager.closeEventGroup()
  }

  /// Makes edits that are taken back together.
  func asOneStep(_ edits: () -> Void) {
    undoManager.closeEventGroup()
    undoManager.beginUndoGrouping()
    edits()
    undoManager.endUndoGrouping()
    undoManager.closeEventGroup()
  }

  private func takeBack() {
    guard let outcome = editor.undo() else { return }
    undoManager.registerUndo(withTarget: self) { $0.doAgain() }
    applied(outcome, tellsAlways: false)
  }

  private func doAgain() {
    guard let outcome = editor.redo() else { return }
    undoManager.registerUndo(withTarget: self) { $0.takeBack() }
    applied(outcome, tellsAlways: false)
  }

  /// Forgets what could be taken back.
  func forgetHistory() {
    editor.forgetHistory()
    undoManager.removeAllActions(withTarget: self)
  }
}
