import TouchGeometry

/// The state of the edited text for an input method.
public struct TextInputState: Sendable, Equatable {
  /// The purpose of the text.
  public enum Purpose: Sendable, Hashable, CaseIterable {
    /// Anything.
    case plain
    /// A secret; no part of it may be stored or suggested.
    case password
    /// Digits.
    case number
    /// An email address.
    case email
    /// A URL.
    case url
    /// A phone number.
    case phone
  }

  /// The rectangle of the caret or the composed text, next to which the candidates are shown; in points.
  public var caret: CGRect
  /// Text around the caret, as much as is available; without the composed text.
  public var surroundingText: String
  /// The selection in that text, in UTF-16 units; an empty one is a caret.
  public var selection: Range<Int>
  /// The purpose of the text.
  public var purpose: Purpose

  /// Creates a state; omitted values provide no information.
  public init(
    caret: CGRect, surroundingText: String = "", selection: Range<Int> = 0..<0, purpose: Purpose = .plain
  ) {
    (self.caret, self.surroundingText, self.selection, self.purpose) = (caret, surroundingText, selection, purpose)
  }
}
