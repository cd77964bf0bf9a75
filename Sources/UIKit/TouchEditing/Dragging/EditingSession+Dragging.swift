import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// Text that is dragged out of a text input and dropped on one (semantics 54.80 to 54.87).

extension EditingSession {
  /// The selection, if it is visible and other programs may read it: what a press on it drags (semantics 54.80).
  var draggable: Range<Int>? {
    guard let host, host.isFirstResponder, host.allowsSelecting, !host.hidesText, marked == nil, !selection.isEmpty
    else { return nil }
    return text.wholeClusters(selection.range)
  }

  /// Returns the selection if a point is on its letters, otherwise nil.
  func draggable(at point: CGPoint) -> Range<Int>? {
    guard let range = draggable, let host, let offset = layout.character(at: host.layoutPoint(point)),
      range.contains(offset)
    else { return nil }
    return range
  }

  /// Keeps the range of dragged text up to date after a change of the text; nil once the change touches it.
  func moveDragged(along span: EditSpan) {
    guard let range = dragged else { return }
    if span.range.upperBound <= range.lowerBound {
      let way = span.newLength - span.range.count
      dragged = (range.lowerBound + way)..<(range.upperBound + way)
    } else if span.range.lowerBound < range.upperBound {
      dragged = nil
    }
  }

  /// Moves the dragged text to an offset of the same text, or copies it there, if the delegate agrees.
  ///
  /// Nothing happens if the delegate changes the text in its answer.
  func dropDragged(at place: Int, moves: Bool) {
    guard let host, host.allowsEditing else { return }
    if marked != nil { commitComposition() }
    guard let range = dragged, let (proposal, part) = editor.transfer(of: range, to: place, moves: moves) else {
      return
    }
    let version = edits
    guard host.shouldChange(proposal.range, proposal.replacement), edits == version else { return }
    make(proposal, transferring: part)
  }

  /// Inserts dropped text as the user's edit; returns whether the delegate agreed.
  func drop(_ letters: String, _ action: UITextDropProposal.Action, at place: Int) -> Bool {
    guard let host, host.allowsEditing, !letters.isEmpty else { return false }
    if marked != nil { commitComposition() }
    let command: EditCommand
    switch action {
    case .insert: command = .insertAt(place, letters)
    case .replaceSelection: command = selection.isEmpty ? .insertAt(place, letters) : .paste(letters)
    case .replaceAll:
      select(TextSelection(0..<text.length), shows: false)
      command = .paste(letters)
    }
    guard let proposal = editor.proposal(for: command), host.shouldChange(proposal.range, proposal.replacement) else {
      return false
    }
    make(proposal)
    return true
  }

  /// Removes the dragged text after it was moved elsewhere, as the user's edit; does nothing if it has changed.
  func removeDragged() {
    guard let host, host.allowsEditing else { return }
    if marked != nil { commitComposition() }
    guard let range = dragged, let proposal = editor.removal(of: range) else { return }
    dragged = nil
    let version = edits
    guard host.shouldChange(proposal.range, ""), edits == version else { return }
    make(proposal)
  }
}
