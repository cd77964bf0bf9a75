/// A selection: from where it began to where it was extended; an empty selection is the caret.
package struct TextSelection: Hashable, Sendable {
  /// The offset where the selection began.
  package var anchor: Int
  /// The offset that keys and the mouse move.
  package var head: Int

  /// Creates a selection between two offsets.
  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a caret.
  package init(_ place: Int) { self.init(anchor: place, head: place) }

  /// Creates a selection of a range, with its head at the end.
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  /// The selected range.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether the selection is a caret.
  package var isEmpty: Bool { anchor == head }

  /// Returns the selection clamped to a text of a length.
  func clamped(to length: Int) -> TextSelection {
    TextSelection(anchor: min(max(anchor, 0), length), head: min(max(head, 0), length))
  }
}
