/// The changed part of a text: a range and its new length.
package struct EditSpan: Hashable, Sendable {
  /// The range before the change.
  package var range: Range<Int>
  /// The number of units after the change.
  package var newLength: Int

  /// Creates a span of a range that became `newLength` units.
  package init(range: Range<Int>, newLength: Int) {
    self.range = range
    self.newLength = newLength
  }

  /// The range after the change.
  package var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + newLength) }
  /// The inverse change.
  package var inverse: EditSpan { EditSpan(range: newRange, newLength: range.count) }

  /// Returns the combination of this change and a later one.
  package func followed(by next: EditSpan) -> EditSpan {
    let start = min(range.lowerBound, next.range.lowerBound)
    let end = max(newRange.upperBound, next.range.upperBound)
    let old = end - start - newLength + range.count
    return EditSpan(range: start..<(start + old), newLength: end - start - next.range.count + next.newLength)
  }

  /// Returns the new offset for one before the change: offsets inside the range move to its end.
  package func moved(_ offset: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    return offset >= range.upperBound ? offset - range.count + newLength : newRange.upperBound
  }
}
