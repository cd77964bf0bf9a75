import TouchGeometry

// The text attributes that the kit draws (semantics 16.3). Other attributes are kept, but not drawn.

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; the style of its first character applies to a paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number: the extra space after each cluster in points; 0 turns off the font's kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: the raw value of an `NSUnderlineStyle`, for the line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line below the text, by default that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number: the raw value of an `NSUnderlineStyle`, for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text, by default that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the offset above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: 0 turns off ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: the width of the outline of letters, in hundredths of the font size; positive for only the outline,
  /// negative for filled letters with an outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the outline, by default that of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: the slant of letters to the right, as a fraction of their height; negative for the left.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the natural logarithm of the horizontal scale of letters.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An `NSShadow`: the shadow of the text.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The target of a link: a string, or a URL.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The style of lines below or through text.
///
/// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Two lines below text; through text it is one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// Attributes in the form used for drawing.
package struct ResolvedAttributes {
  /// The font of the text.
  package var font: UIFont
  /// The color of the text.
  package var color: UIColor
  /// Further decoration; nil for none.
  package var decoration: TextDecoration?
  /// The style of the paragraph that begins with the attributes; nil for the view's.
  package var paragraph: ParagraphShape?

  /// Resolves attributes, with the view's font and color as defaults (semantics 16.4).
  ///
  /// - Parameter tint: The color of links; nil if links look like other text.
  package init(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, tint: UIColor? = nil
  ) {
    self.font = attributes[.font] as? UIFont ?? font
    self.color = attributes[.foregroundColor] as? UIColor ?? color
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.shape
    var decoration = TextDecoration()
    decoration.background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    decoration.kern = Self.number(attributes[.kern])
    decoration.underline = Int(Self.number(attributes[.underlineStyle]) ?? 0)
    decoration.underlineColor = (attributes[.underlineColor] as? UIColor)?.cgColor
    decoration.strikethrough = Int(Self.number(attributes[.strikethroughStyle]) ?? 0)
    decoration.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.cgColor
    decoration.baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    decoration.joinsLetters = Self.number(attributes[.ligature]) != 0
    decoration.outline = min(max(Self.number(attributes[.strokeWidth]) ?? 0, -1000), 1000)
    decoration.outlineColor = decoration.outline == 0 ? nil : (attributes[.strokeColor] as? UIColor)?.cgColor
    decoration.slant = min(max(Self.number(attributes[.obliqueness]) ?? 0, -10), 10)
    decoration.stretch = TextDecoration.stretch(Self.number(attributes[.expansion]) ?? 0)
    decoration.box = (attributes[.attachment] as? NSTextAttachment)?.box
    if attributes[.link] != nil, let tint {
      self.color = tint
      if decoration.underline == 0 { decoration.underline = NSUnderlineStyle.single.rawValue }
    }
    self.decoration = decoration == TextDecoration() ? nil : decoration
  }

  /// Returns a finite number from any supported type.
  static func number(_ value: Any?) -> CGFloat? {
    let number =
      CGFloat(value: value) ?? (value as? NSUnderlineStyle).map { CGFloat($0.rawValue) }
      ?? (value as? NSNumber).map { CGFloat($0.intValue) }
    guard let number, number.isFinite, abs(number) < 1e6 else { return nil }
    return number
  }
}
