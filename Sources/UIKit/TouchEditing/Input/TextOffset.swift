import TouchGeometry
import TouchKit
import TouchText

/// A place in one of the kit's own text inputs: an offset in UTF-16 units.
final class TextOffset: UITextPosition {
  let offset: Int
  /// Whether it belongs to what is before it, where that is seen elsewhere than what is after it.
  let isUpstream: Bool
  weak var session: EditingSession?

  init(_ offset: Int, _ session: EditingSession, isUpstream: Bool = false) {
    (self.offset, self.isUpstream) = (offset, isUpstream)
    self.session = session
    super.init()
  }
}

/// A range of one of the kit's own text inputs.
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
  /// The offset of a place; nil for one of another input, or one that lies outside by now (semantics 17.14).
  func offset(_ position: UITextPosition) -> Int? {
    guard let position = position as? TextOffset, position.session === self, position.offset <= text.length else {
      return nil
    }
    return position.offset
  }

  /// The offsets of a range, likewise.
  func range(_ range: UITextRange) -> Range<Int>? {
    guard let range = range as? TextOffsetRange, range.session === self, range.range.upperBound <= text.length else {
      return nil
    }
    return range.range
  }

  func position(_ offset: Int) -> TextOffset { TextOffset(offset, self) }
  func range(_ range: Range<Int>) -> TextOffsetRange { TextOffsetRange(range, self) }
}
