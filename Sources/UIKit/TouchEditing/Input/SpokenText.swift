import TouchGeometry
import TouchText

// The text of the kit's inputs as assistive technologies read and edit it (semantics 47.24 to 47.29).

extension EditingSession {
  /// Whether characters are hidden, so that only their number may be read.
  package var isSecret: Bool { host?.hidesText == true }
  /// Whether the user may change the text.
  package var acceptsEdits: Bool { host?.allowsEditing == true }
  /// Whether the text has one line.
  package var isOneLine: Bool { host?.isOneLine == true }
  /// The selection in UTF-16 units: where it began, and where the caret is.
  package var spokenSelection: (anchor: Int, head: Int) { (selection.anchor, selection.head) }

  /// Selects as the user does.
  package func selectAsUser(anchor: Int, head: Int) { select(TextSelection(anchor: anchor, head: head)) }

  /// Replaces a range, in UTF-16 units, as the user does: the delegate is asked, and the edit can be undone.
  ///
  /// - Returns: Whether the text has the replacement now.
  package func replaceAsUser(_ range: Range<Int>, with replacement: String) -> Bool {
    let range = range.clamped(to: 0..<text.length)
    guard acceptsEdits else { return false }
    commitComposition()
    let former = text.string
    if range.isEmpty {
      if replacement.isEmpty { return true }
      user(.insertAt(range.lowerBound, replacement))
    } else {
      select(TextSelection(range))
      user(replacement.isEmpty ? .deleteSelection : .paste(replacement))
    }
    return text.string != former
  }

  /// Returns the range of the visible line with an offset, up to the start of the next line, in UTF-16 units.
  package func spokenLine(at offset: Int) -> Range<Int> {
    let line = layout.line(of: offset, isUpstream: false)
    let end = layout.line(1, from: line)?.range.lowerBound ?? text.length
    return line.range.lowerBound..<max(end, line.range.upperBound)
  }
}
