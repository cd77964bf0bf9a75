/// What is selected: from where it began to where it is moved; the same place twice is the caret.
package struct TextSelection: Hashable, Sendable {
  /// Where it began.
  package var anchor: Int
  /// Where keys and the mouse move it.
  package var head: Int

  /// A selection between two offsets.
  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// The caret.
  package init(_ place: Int) { self.init(anchor: place, head: place) }

  /// A range with its head at the end.
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  /// The offsets in order.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether it is the caret.
  package var isEmpty: Bool { anchor == head }

  /// The selection within a text of a length.
  func clamped(to length: Int) -> TextSelection {
    TextSelection(anchor: min(max(anchor, 0), length), head: min(max(head, 0), length))
  }
}
