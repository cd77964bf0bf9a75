import TouchGeometry

/// What an input method needs to know of the text that is being edited.
public struct TextInputState: Sendable, Equatable {
  /// What the text is for.
  public enum Purpose: Sendable, Hashable, CaseIterable {
    /// Anything.
    case plain
    /// A secret; nothing of it may be kept or suggested.
    case password
    /// Digits.
    case number
    /// An address of electronic mail.
    case email
    /// An address of the web.
    case url
    /// A telephone number.
    case phone
  }

  /// Where the caret or the composed text is, so that the list of candidates can be put beside it; in points.
  public var caret: CGRect
  /// Text around the caret, as much as is at hand; without the composed text.
  public var surroundingText: String
  /// What of it is selected, in UTF-16 units; a caret where it is empty.
  public var selection: Range<Int>
  /// What the text is for.
  public var purpose: Purpose

  /// A state; what is left out says nothing.
  public init(
    caret: CGRect, surroundingText: String = "", selection: Range<Int> = 0..<0, purpose: Purpose = .plain
  ) {
    self.caret = caret
    self.surroundingText = surroundingText
    self.selection = selection
    self.purpose = purpose
  }
}
