import TouchGeometry
import TouchKit
import TouchText

/// A position in one of the kit's text inputs: an offset in UTF-16 units.
final class TextOffset: UITextPosition {
  let offset: Int
  /// Whether the position belongs to the text before it, if that is displayed elsewhere than the text after it.
  let isUpstream: Bool
  weak var session: EditingSession?

  init(_ offset: Int, _ session: EditingSession, isUpstream: Bool = false) {
    (self.offset, self.isUpstream) = (offset, isUpstream)
    self.session = session
    super.init()
  }
}

/// A range in one of the kit's text inputs.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>
  weak var session: EditingSession?

  init(_ range: Range<Int>, _ session: EditingSession) {
    self.range = range
    self.session = session
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { session.map { TextOffset(range.lowerBound, $0) } ?? UITextPosition() }
  override var end: UITextPosition { session.map { TextOffset(range.upperBound, $0) } ?? UITextPosition() }
}

extension EditingSession {
  /// Returns the offset of a position; nil if it belongs to another input or is no longer inside the text (semantics
  /// 17.14).
  func offset(_ position: UITextPosition) -> Int? {
    guard let position = position as? TextOffset, position.session === self, position.offset <= text.length else {
      return nil
    }
    return position.offset
  }

  /// Returns the offsets of a range; nil as for a position.
  func range(_ range: UITextRange) -> Range<Int>? {
    guard let range = range as? TextOffsetRange, range.session === self, range.range.upperBound <= text.length else {
      return nil
    }
    return range.range
  }

  func position(_ offset: Int) -> TextOffset { TextOffset(offset, self) }
  func range(_ range: Range<Int>) -> TextOffsetRange { TextOffsetRange(range, self) }
}
