import TouchGeometry

/// What a run of text has besides its font and color; all of it off at first.
package struct TextDecoration: Hashable, Sendable {
  /// What lies behind the letters; nil for nothing.
  package var background: CGColor?
  /// Points after each cluster; nil for what the font says about pairs, 0 for nothing at all.
  package var kern: CGFloat?
  /// The line below the letters, by the bits of `NSUnderlineStyle`; 0 for none.
  package var underline = 0
  /// The color of that line; nil for that of the letters.
  package var underlineColor: CGColor?
  /// The line through the letters, by the bits of `NSUnderlineStyle`; 0 for none.
  package var strikethrough = 0
  /// The color of that line; nil for that of the letters.
  package var strikethroughColor: CGColor?
  /// How far the letters are raised above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// Whether letters become one where the font says so.
  package var joinsLetters = true
  /// How wide the outline is, in hundredths of the font's size: above 0 without the letters, below with them; 0 for none.
  package var outline: CGFloat = 0
  /// The color of the outline; nil for that of the letters.
  package var outlineColor: CGColor?
  /// How far letters lean to the right, in parts of their height.
  package var slant: CGFloat = 0
  /// How many times their width letters are wide.
  package var stretch: CGFloat = 1
  /// The room of an attachment, which each U+FFFC of the run takes; nil for letters.
  package var box: TextBox?

  package init() {}

  /// Whether letters are drawn in another way than the font has them.
  package var reshapes: Bool { outline != 0 || slant != 0 || stretch != 1 }

  /// The factor of a logarithm, between a tenth and ten.
  static func stretch(_ logarithm: CGFloat) -> CGFloat {
    guard logarithm != 0 else { return 1 }
    return min(max(exponential(logarithm), 0.1), 10)
  }

  /// The power of e, of which there is a function in Foundation only.
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
