/// An editing operation by the user.
package enum EditCommand: Sendable, Equatable {
  /// Inserts typed text, or that of the app's `insertText(_:)`.
  case insert(String)
  /// Inserts text of the pasteboard.
  case paste(String)
  /// Inserts text at an offset and keeps the selection.
  case insertAt(Int, String)
  /// Deletes the selection, or the cluster before the caret.
  case deleteBackward
  /// Deletes the selection, or the cluster after the caret.
  case deleteForward
  /// Deletes the selection, or the group before the caret.
  case deleteGroupBackward
  /// Deletes the selection, or the group after the caret.
  case deleteGroupForward
  /// Deletes the selection, or the text from the start of the paragraph to the caret.
  case deleteToParagraphStart
  /// Deletes the selection, or the text from the caret to the end of the paragraph.
  case deleteToParagraphEnd
  /// Moves the selection to the pasteboard.
  case cut
  /// Deletes the selection.
  case deleteSelection
  /// Deletes the whole text, for the clear button.
  case clear

  /// Whether the command replaces the selection by text.
  package var inserts: Bool {
    switch self {
    case .insert, .paste: true
    case .insertAt, .deleteBackward, .deleteForward, .deleteGroupBackward, .deleteGroupForward, .deleteToParagraphStart,
      .deleteToParagraphEnd, .cut, .deleteSelection, .clear:
      false
    }
  }
}

/// A proposed edit, for which the delegate's permission is requested.
package struct EditProposal: Sendable, Equatable {
  /// The range to replace.
  package var range: Range<Int>
  /// The replacement.
  package var replacement: String
  /// The name of the undo action.
  package var name: String
  var kind: EditHistory.Kind
  /// Whether it ends a composition.
  package var endsComposition = false

  /// Creates an edit that ends a composition.
  static func commit(_ range: Range<Int>, _ text: String) -> EditProposal {
    EditProposal(range: range, replacement: text, name: "Typing", kind: .single, endsComposition: true)
  }
}

/// The effects of an operation on text and selection.
package struct EditOutcome: Sendable, Equatable {
  /// The changed part of the text; nil without a change.
  package var span: EditSpan?
  /// Whether an offset of the selection changed.
  package var selectionMoved: Bool
  /// Whether a new undo group began.
  package var beganGroup = false
}
