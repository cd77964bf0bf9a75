import TouchGeometry

/// The attributes of a run of text in addition to its font and color; initially none.
package struct TextDecoration: Hashable, Sendable {
  /// The color behind the text; nil for none.
  package var background: CGColor?
  /// The extra space after each cluster in points; nil for the font's kerning, 0 for no kerning.
  package var kern: CGFloat?
  /// The line below the text, by the bits of `NSUnderlineStyle`; 0 for none.
  package var underline = 0
  /// The color of that line; nil for that of the text.
  package var underlineColor: CGColor?
  /// The line through the text, by the bits of `NSUnderlineStyle`; 0 for none.
  package var strikethrough = 0
  /// The color of that line; nil for that of the text.
  package var strikethroughColor: CGColor?
  /// The offset of the text above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// Whether the font's ligatures are used.
  package var joinsLetters = true
  /// The width of the outline, in hundredths of the font size: positive for only the outline, negative with filled
  /// letters; 0 for none.
  package var outline: CGFloat = 0
  /// The color of the outline; nil for that of the text.
  package var outlineColor: CGColor?
  /// The slant of letters to the right, as a fraction of their height.
  package var slant: CGFloat = 0
  /// The horizontal scale of letters.
  package var stretch: CGFloat = 1
  /// The space of an attachment for each U+FFFC of the run; nil for text.
  package var box: TextBox?

  package init() {}

  /// Whether letters are drawn differently from the font's outlines.
  package var reshapes: Bool { outline != 0 || slant != 0 || stretch != 1 }

  /// Returns the factor of a logarithm, between a tenth and ten.
  static func stretch(_ logarithm: CGFloat) -> CGFloat {
    guard logarithm != 0 else { return 1 }
    return min(max(exponential(logarithm), 0.1), 10)
  }

  /// Returns the power of e, for which there is a function only in Foundation.
  private static func exponential(_ value: CGFloat) -> CGFloat {
    // Between -2.5 and 2.5, by halving and squaring; beyond, the limits above are reached.
    let part = min(max(value, -2.5), 2.5) / 16
    var (sum, term) = (CGFloat(1), CGFloat(1))
    for index in 1...10 {
      term *= part / CGFloat(index)
      sum += term
    }
    for _ in 0..<4 { sum *= sum }
    return sum
  }
}
