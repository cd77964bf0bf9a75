import TouchGeometry

/// To which side lines of text lean. https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// Neither: the same room on both sides.
  case center = 1
  /// To the right.
  case right = 2
  /// To both: spaces are stretched, but for the last line of a paragraph.
  case justified = 3
  /// To the side where the script begins.
  case natural = 4
}

/// What happens to a line that is too long. https://developer.apple.com/documentation/uikit/nslinebreakmode
///
/// The three that truncate break lines at words as long as more lines are allowed, and shorten the last one.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line after a word; a word that is too long is broken.
  case byWordWrapping = 0
  /// It goes on in the next line after any letter.
  case byCharWrapping = 1
  /// It is cut off at the edge; lines break only where the text says so.
  case byClipping = 2
  /// An ellipsis stands for its beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for its end.
  case byTruncatingTail = 4
  /// An ellipsis stands for its middle.
  case byTruncatingMiddle = 5
}

/// A piece of text in one font and one color.
public struct TextRun: Hashable, Sendable {
  /// The letters; a newline begins a new paragraph.
  public var text: String
  /// The typeface and size.
  public var font: UIFont
  /// The color of the letters.
  public var color: CGColor
  /// What else they have; nil for nothing.
  package var decoration: TextDecoration?

  /// A piece of text.
  public init(_ text: String, font: UIFont, color: CGColor = .black) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// A piece of text with lines, a background and the like.
  package init(_ text: String, font: UIFont, color: CGColor, decoration: TextDecoration?) {
    self.init(text, font: font, color: color)
    self.decoration = decoration
  }
}

/// What text engines measure and draw: pieces of text and how to set them, as a value.
public struct TextLayout: Hashable, Sendable {
  /// The pieces, one after the other without a break.
  public var runs: [TextRun]
  /// The room for a line, in points; nil for as much as the longest paragraph needs.
  public var width: CGFloat?
  /// To which side lines lean within that room.
  public var alignment: NSTextAlignment
  /// What happens to a line that is too long.
  public var lineBreakMode: NSLineBreakMode
  /// The most lines, over all paragraphs; 0 for as many as needed.
  public var maximumLines: Int
  /// Indents, spacing and heights of lines; nil for none of these.
  ///
  /// Alignment and line breaks stand above.
  package var paragraph: ParagraphShape?

  /// Pieces of text and how to set them.
  public init(
    runs: [TextRun], width: CGFloat? = nil, alignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0
  ) {
    self.runs = runs
    self.width = width
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.maximumLines = maximumLines
  }

  /// Text in one font and one color, and how to set it.
  public init(
    _ text: String, font: UIFont, color: CGColor = .black, width: CGFloat? = nil,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0
  ) {
    self.init(
      runs: [TextRun(text, font: font, color: color)], width: width, alignment: alignment,
      lineBreakMode: lineBreakMode, maximumLines: maximumLines)
  }

  /// What holds the text if the paragraph has indents, tabs and distances besides.
  private func looseSize(_ size: CGSize, lines: CGFloat, breaks: Int, em: CGFloat) -> CGSize {
    guard let shape = paragraph else { return size }
    let line = shape.lineSpacing + shape.minimumLineHeight + shape.lineHeightMultiple * em * 2
    let between = CGFloat(breaks) * (shape.paragraphSpacing + shape.paragraphSpacingBefore)
    var width = size.width
    if self.width == nil || lineBreakMode == .byClipping {
      let tabs = runs.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\t") } }
      let places = shape.tabPlaces
      let reach =
        (places.last?.location ?? 0) + CGFloat(tabs) * max(shape.defaultTabInterval, places.last?.location ?? 0)
      width += shape.headIndent + shape.firstLineHeadIndent + (tabs > 0 ? reach : 0)
    }
    return CGSize(width: width, height: size.height + lines * line + between + shape.spaceAbove)
  }

  /// A rectangle, with the text's upper left corner at the origin, that surely holds all of it.
  ///
  /// Needs no engine.
  ///
  /// It counts one and a half em for each byte, which no script exceeds, and as many lines as that can fill: two lines
  /// in a row are together longer than one, else the second's first word would stand in the first.
  package var looseBounds: CGRect {
    var em: CGFloat = 0
    var advance: CGFloat = 0
    var breaks = 0
    var beyond: CGFloat = 0
    for run in runs {
      let raised = abs(run.decoration?.baselineOffset ?? 0)
      let box = run.decoration?.box
      em = max(em, run.font.pointSize + raised, (box?.height ?? 0) + abs(box?.ascent ?? 0) + raised)
      advance += box?.advance ?? 0
      let letter = run.font.pointSize * 1.5 * max(run.decoration?.stretch ?? 1, 1)
      advance += CGFloat(run.text.utf8.count) * (letter + max(run.decoration?.kern ?? 0, 0))
      if let look = run.decoration, look.reshapes {
        beyond = max(beyond, run.font.pointSize * (abs(look.slant) * 2 + abs(look.outline) / 50))
      }
      if maximumLines <= 0 { breaks += run.text.utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
    }
    if advance == 0 { return .null }
    let room = max(width ?? advance, 0)
    var lines = CGFloat(maximumLines)
    if maximumLines <= 0 {
      let wrapped = width == nil || lineBreakMode == .byClipping ? 0 : (2 * advance / max(room, em)).rounded(.up)
      lines = CGFloat(breaks + 1) + wrapped
    }
    let size = looseSize(CGSize(width: room, height: lines * em * 2), lines: lines, breaks: breaks, em: em)
    return CGRect(origin: .zero, size: size).outset(by: em + beyond)
  }
}
