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
  /// The room of an attachment, which each U+FFFC of the run takes; nil for letters.
  package var box: TextBox?

  package init() {}
}
