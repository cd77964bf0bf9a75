/// A text with a style for every unit, as a value; a style is a number defined by its owner.
package struct TextContent: Sendable {
  /// The text.
  package private(set) var text: TextRope
  /// The styles, of the same length as the text.
  package private(set) var styles: RunTree

  /// Creates a text in one style.
  package init(_ text: TextRope = TextRope(), style: Int = 0) {
    self.text = text
    styles = RunTree(style, length: text.length)
  }

  /// Replaces a range by a string of one style; a range that divides surrogate pairs is extended.
  ///
  /// - Returns: the replaced range.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with string: String, style: Int) -> Range<Int> {
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    let before = text.length
    text.replace(range, with: string)
    styles.replace(range, with: style, length: text.length - before + range.count)
    return range
  }

  /// Replaces a range by another text with its styles.
  package mutating func replace(_ range: Range<Int>, with other: TextContent) {
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    text.replace(range, with: other.text)
    styles.replace(range, with: other.styles)
  }

  /// Sets the style of a range.
  package mutating func setStyle(_ style: Int, over range: Range<Int>) {
    styles.replace(range, with: style, length: range.count)
  }

  /// Returns a part with its styles.
  package func part(_ range: Range<Int>) -> TextContent {
    var result = TextContent()
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    result.text = text.part(range)
    result.styles = styles.part(range)
    return result
  }
}
