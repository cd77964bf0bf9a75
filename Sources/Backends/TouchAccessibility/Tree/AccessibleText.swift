/// A text as assistive technologies read it: offsets count Unicode scalars (semantics 47.24).
package struct AccessibleText: Equatable, Sendable {
  /// The text that is read: dots for a secure one.
  package let scalars: [Unicode.Scalar]
  /// The caret, and the other end of the selection.
  package var caret = 0
  package var anchor = 0
  package var isSecret = false
  /// The offset in UTF-16 units of each scalar, or of each dot, and of the end.
  private let units: [Int]

  /// Creates a text that cannot be edited, or one with a selection in UTF-16 units.
  package init(_ text: String, isSecret: Bool = false, anchor: Int = 0, head: Int = 0) {
    self.isSecret = isSecret
    var (scalars, units, unit): ([Unicode.Scalar], [Int], Int) = ([], [], 0)
    if isSecret {
      for cluster in text {
        scalars.append("•")
        units.append(unit)
        unit += cluster.utf16.count
      }
    } else {
      scalars.reserveCapacity(text.utf16.count)
      for scalar in text.unicodeScalars {
        // A NUL would end the text on the bus.
        scalars.append(scalar.value == 0 ? "\u{FFFD}" : scalar)
        units.append(unit)
        unit += UTF16.width(scalar)
      }
    }
    (self.scalars, self.units) = (scalars, units + [unit])
    self.anchor = offset(ofUnit: anchor)
    caret = offset(ofUnit: head)
  }

  package var count: Int { scalars.count }
  /// The selected range.
  package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Returns the offset of a UTF-16 unit.
  package func offset(ofUnit unit: Int) -> Int {
    var (low, high) = (0, units.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if units[middle] <= unit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the UTF-16 unit of an offset, which is clamped to the text.
  package func unit(of offset: Int) -> Int { units[min(max(offset, 0), count)] }

  /// Returns the text of a range.
  package subscript(range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Returns the range that `GetText` means: a negative start is 0, a negative or too large end is the end
  /// (semantics 47.25).
  package func range(_ start: Int, _ end: Int) -> Range<Int> {
    let start = min(max(start, 0), count)
    let end = end < 0 || end > count ? count : end
    return start..<max(start, end)
  }

  /// A part of a text, as clients request it.
  package enum Piece: UInt32, Sendable { case character, word, sentence, line, paragraph }

  /// Returns the piece at an offset; lines are those of `line`, in UTF-16 units (semantics 47.26).
  package func piece(_ piece: Piece, at offset: Int, line: (Int) -> Range<Int>?) -> Range<Int>? {
    guard (0...count).contains(offset) else { return nil }
    if isSecret { return 0..<count }
    let place = min(offset, max(count - 1, 0))
    switch piece {
    case .character: return place..<min(place + 1, count)
    case .word: return part(at: place) { isWordStart($0) }
    case .sentence: return part(at: place) { isSentenceStart($0) }
    case .line:
      guard let units = line(unit(of: offset)) else { return part(at: place) { isParagraphStart($0) } }
      return self.offset(ofUnit: units.lowerBound)..<self.offset(ofUnit: units.upperBound)
    case .paragraph: return part(at: place) { isParagraphStart($0) }
    }
  }

  /// Returns the range around a position from one start to the next.
  private func part(at place: Int, _ isStart: (Int) -> Bool) -> Range<Int> {
    var (start, end) = (place, min(place + 1, count))
    while start > 0, !isStart(start) { start -= 1 }
    while end < count, !isStart(end) { end += 1 }
    return start..<end
  }

  private func isWordStart(_ index: Int) -> Bool { isLetter(index) && !isLetter(index - 1) }

  private func isSentenceStart(_ index: Int) -> Bool {
    if isParagraphStart(index) { return true }
    guard scalars[index - 1] == " ", scalars[index] != " " else { return false }
    var last = index - 1
    while last > 0, scalars[last] == " " { last -= 1 }
    return ".!?".unicodeScalars.contains(scalars[last])
  }

  private func isParagraphStart(_ index: Int) -> Bool { index == 0 || scalars[index - 1] == "\n" }

  private func isLetter(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let properties = scalars[index].properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
      || scalars[index] == "'" || properties.generalCategory == .nonspacingMark
  }
}
