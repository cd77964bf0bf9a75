import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

// Cut, copy, paste, select and undo (semantics 22.4 to 22.6, 24.4).

extension EditingSession {
  /// Returns whether a command can be performed; nil if it is not a text command.
  func can(_ action: Selector) -> Bool? {
    guard let host else { return nil }
    let hasSelection = !selection.isEmpty
    switch action {
    case .cut: return hasSelection && host.allowsEditing && !host.hidesText
    case .copy: return hasSelection && !host.hidesText
    case .paste: return host.allowsEditing && UIPasteboard.general.hasText(on: clipboards)
    case .delete: return hasSelection && host.allowsEditing
    case .select: return !hasSelection && !text.isEmpty
    case .selectAll: return !text.isEmpty && selection.range != 0..<text.length
    case .undo: return host.allowsEditing && (marked != nil || host.undoManager?.canUndo == true)
    case .redo: return host.allowsEditing && host.undoManager?.canRedo == true
    case _: return nil
    }
  }

  /// Moves the selected text to the pasteboard, if the delegate agrees.
  func cut() {
    guard let host, host.allowsEditing, !host.hidesText else { return }
    if marked != nil { commitComposition() }
    guard let proposal = editor.proposal(for: .cut) else { return }
    let text = text.string(in: proposal.range)
    guard host.shouldChange(proposal.range, "") else { return }
    UIPasteboard.general.setText(text, on: clipboards)
    make(proposal)
  }

  /// Copies the selected text to the pasteboard.
  func copy() {
    guard let host, !host.hidesText, !selection.isEmpty else { return }
    if marked != nil { commitComposition() }
    UIPasteboard.general.setText(text.string(in: text.wholeClusters(selection.range)), on: clipboards)
  }

  /// Replaces the selection with the text of the pasteboard.
  func paste() {
    guard let string = UIPasteboard.general.text(on: clipboards), !string.isEmpty else { return }
    user(.paste(string))
  }

  /// Replaces the selection with text, as if the user had pasted it.
  package func userPaste(_ text: String) { if !text.isEmpty { user(.paste(text)) } }

  /// Deletes text around the caret for the input method, as one edit by the user; whole clusters are deleted.
  func userDelete(before: Int, after: Int) {
    guard let host, host.allowsEditing, marked == nil else { return }
    let low = max(selection.range.lowerBound - max(before, 0), 0)
    let high = min(selection.range.upperBound + max(after, 0), text.length)
    select(TextSelection(text.wholeClusters(low..<high)))
    user(.deleteSelection)
  }

  /// The position of the input method's window, and the line around the caret unless characters are hidden.
  var inputState: TextInputState? {
    guard let host else { return nil }
    let place = marked.flatMap(firstViewRect) ?? host.shownCaret
    guard !host.hidesText else { return TextInputState(caret: place, purpose: .password) }
    let (around, selection) = surroundings
    return TextInputState(caret: place, surroundingText: around, selection: selection)
  }

  /// The text around the caret in its line, without the marked text, and the selection in it: what an input method
  /// requires.
  private var surroundings: (text: String, selection: Range<Int>) {
    let reach = 200
    let chosen = marked ?? selection.range
    let line = text.paragraph(at: chosen.lowerBound)
    let low = text.clusterStart(max(line.lowerBound, chosen.lowerBound - reach))
    let high = max(chosen.upperBound, text.clusterEnd(min(max(line.upperBound, low), chosen.upperBound + reach)))
    let before = text.string(in: low..<chosen.lowerBound)
    let inside = marked == nil && chosen.count <= reach ? text.string(in: chosen) : ""
    let start = before.utf16.count
    return (before + inside + text.string(in: chosen.upperBound..<high), start..<(start + inside.utf16.count))
  }

  /// Selects the word at the caret.
  func selectWord() {
    select(TextSelection(host?.hidesText == true ? 0..<text.length : text.selectableUnit(at: selection.head)))
  }

  /// Selects all text.
  func selectAll() { select(TextSelection(0..<text.length), shows: false) }
}
