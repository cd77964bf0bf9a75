import TouchGeometry

// What text can have in the kit's drawing (semantics 16.3). Other attributes are kept and not drawn.

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts for the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points after each cluster, a number; 0 turns off what the font says about pairs.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: the raw value of an `NSUnderlineStyle`, for the line below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line below the letters; that of the letters without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number: the raw value of an `NSUnderlineStyle`, for the line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the letters; that of the letters without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far letters are raised above the baseline, in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: 0 keeps letters apart that the font would write as one.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: how wide the outline of letters is, in hundredths of their font's size; more than 0 for the outline alone,
  /// less for letters with an outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the outline; that of the letters without it.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: how far letters lean to the right, in parts of their height; less than 0 for to the left.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the natural logarithm of how many times their width letters are wide.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An `NSShadow`: the shadow of the letters.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Where a link leads: a string, or a URL.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Lines below or through letters. https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// The style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Two lines below letters; through letters it is one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// Attributes as drawing takes them.
package struct ResolvedAttributes {
  /// The font of the letters.
  package var font: UIFont
  /// The color of the letters.
  package var color: UIColor
  /// What else there is to draw; nil for nothing.
  package var decoration: TextDecoration?
  /// How the paragraph is set that begins with them; nil for what the view says.
  package var paragraph: ParagraphShape?

  /// What attributes say, and where they say nothing, the font and the color of the view (semantics 16.4).
  ///
  /// - Parameter tint: what a link is drawn in; nil where links look like other text.
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

  /// A finite number of any type that programs write there.
  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      case let value as NSNumber: CGFloat(value.intValue)
      case _: nil
      }
    guard let number, number.isFinite, abs(number) < 1e6 else { return nil }
    return number
  }
}
