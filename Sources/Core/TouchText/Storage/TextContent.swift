/// A text with a style for every unit, as a value; a style is a number whose meaning is its owner's.
package struct TextContent: Sendable {
  /// The letters.
  package private(set) var text: TextRope
  /// The styles, as long as the letters.
  package private(set) var styles: RunTree

  /// A text in one style.
  package init(_ text: TextRope = TextRope(), style: Int = 0) {
    self.text = text
    styles = RunTree(style, length: text.length)
  }

  /// Puts a string of one style in the place of a range; half pairs at its ends go too.
  ///
  /// - Returns: the range that went.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with string: String, style: Int) -> Range<Int> {
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    let before = text.length
    text.replace(range, with: string)
    styles.replace(range, with: style, length: text.length - before + range.count)
    return range
  }

  /// Puts another text with its styles in the place of a range.
  package mutating func replace(_ range: Range<Int>, with other: TextContent) {
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    text.replace(range, with: other.text)
    styles.replace(range, with: other.styles)
  }

  /// Gives a range one style.
  package mutating func setStyle(_ style: Int, over range: Range<Int>) {
    styles.replace(range, with: style, length: range.count)
  }

  /// A part with its styles.
  package func part(_ range: Range<Int>) -> TextContent {
    var result = TextContent()
    let range = text.aligned(range.lowerBound)..<text.alignedUp(min(range.upperBound, text.length))
    result.text = text.part(range)
    result.styles = styles.part(range)
    return result
  }
}
