/// What a user wants done to a text.
package enum EditCommand: Sendable, Equatable {
  /// Text was typed, or a program calls `insertText(_:)`.
  case insert(String)
  /// Text comes from the pasteboard.
  case paste(String)
  /// Text comes to a place of its own; what is selected stays.
  case insertAt(Int, String)
  /// The cluster before the caret goes, or what is selected.
  case deleteBackward
  /// The cluster after the caret goes, or what is selected.
  case deleteForward
  /// The group before the caret goes, or what is selected.
  case deleteGroupBackward
  /// The group after the caret goes, or what is selected.
  case deleteGroupForward
  /// What lies before the caret in its paragraph goes, or what is selected.
  case deleteToParagraphStart
  /// What lies after the caret in its paragraph goes, or what is selected.
  case deleteToParagraphEnd
  /// What is selected goes to the pasteboard.
  case cut
  /// What is selected goes.
  case deleteSelection
  /// All goes, as the clear button wants.
  case clear

  /// Whether it puts text in the place of the selection.
  package var inserts: Bool {
    switch self {
    case .insert, .paste: true
    case .insertAt, .deleteBackward, .deleteForward, .deleteGroupBackward, .deleteGroupForward, .deleteToParagraphStart,
      .deleteToParagraphEnd, .cut, .deleteSelection, .clear:
      false
    }
  }
}

/// An edit that has not been made yet: what a delegate is asked about.
package struct EditProposal: Sendable, Equatable {
  /// What goes.
  package var range: Range<Int>
  /// What comes.
  package var replacement: String
  /// What undoing it is called.
  package var name: String
  var kind: EditHistory.Kind
  /// Whether it ends a composition.
  package var endsComposition = false

  /// An edit that is no one's but the proposer's.
  static func commit(_ range: Range<Int>, _ text: String) -> EditProposal {
    EditProposal(range: range, replacement: text, name: "Typing", kind: .single, endsComposition: true)
  }
}

/// What became of a text and its selection.
package struct EditOutcome: Sendable, Equatable {
  /// Where the text changed; nil where it did not.
  package var span: EditSpan?
  /// Whether an offset of the selection is another.
  package var selectionMoved: Bool
  /// Whether a new group began that can be undone.
  package var beganGroup = false
}
