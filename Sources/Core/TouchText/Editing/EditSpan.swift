/// Where a text differs from what it was: a range, and how long that is now.
package struct EditSpan: Hashable, Sendable {
  /// The range before.
  package var range: Range<Int>
  /// How many units lie there now.
  package var newLength: Int

  /// A range that has become `newLength` units.
  package init(range: Range<Int>, newLength: Int) {
    self.range = range
    self.newLength = newLength
  }

  /// The range now.
  package var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + newLength) }
  /// How to get back.
  package var inverse: EditSpan { EditSpan(range: newRange, newLength: range.count) }

  /// This change and then another one, as one.
  package func followed(by next: EditSpan) -> EditSpan {
    let start = min(range.lowerBound, next.range.lowerBound)
    let end = max(newRange.upperBound, next.range.upperBound)
    let old = end - start - newLength + range.count
    return EditSpan(range: start..<(start + old), newLength: end - start - next.range.count + next.newLength)
  }

  /// Where an offset of the text before has gone: what was inside goes to the end of the change.
  package func moved(_ offset: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    return offset >= range.upperBound ? offset - range.count + newLength : newRange.upperBound
  }
}
