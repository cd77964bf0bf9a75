import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

// Cut, copy, paste, select, and whether there is something to undo (semantics 22.4 to 22.6, 24.4).

extension EditingSession {
  /// Whether a command can be performed; nil for one that is not text's business.
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

  /// Takes the selection out, once the delegate agreed, and puts it on the pasteboard.
  func cut() {
    guard let host, host.allowsEditing, !host.hidesText else { return }
    if marked != nil { commitComposition() }
    guard let proposal = editor.proposal(for: .cut) else { return }
    let text = text.string(in: proposal.range)
    guard host.shouldChange(proposal.range, "") else { return }
    UIPasteboard.general.setText(text, on: clipboards)
    make(proposal)
  }

  /// Puts the selection on the pasteboard.
  func copy() {
    guard let host, !host.hidesText, !selection.isEmpty else { return }
    if marked != nil { commitComposition() }
    UIPasteboard.general.setText(text.string(in: text.wholeClusters(selection.range)), on: clipboards)
  }

  /// Puts the pasteboard's text in the place of the selection.
  func paste() {
    guard let string = UIPasteboard.general.text(on: clipboards), !string.isEmpty else { return }
    user(.paste(string))
  }

  /// Puts a text in the place of the selection, as if the user had pasted it.
  package func userPaste(_ text: String) { if !text.isEmpty { user(.paste(text)) } }

  /// The input method takes back text around the caret, as one edit of the user; whole clusters go.
  func userDelete(before: Int, after: Int) {
    guard let host, host.allowsEditing, marked == nil else { return }
    let low = max(selection.range.lowerBound - max(before, 0), 0)
    let high = min(selection.range.upperBound + max(after, 0), text.length)
    select(TextSelection(text.wholeClusters(low..<high)))
    user(.deleteSelection)
  }

  /// The text around the caret in its line, without what is composed, and what of it is selected: as much as an input
  /// method needs.
  var surroundings: (text: String, selection: Range<Int>) {
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

  /// Selects everything.
  func selectAll() { select(TextSelection(0..<text.length), shows: false) }
}
