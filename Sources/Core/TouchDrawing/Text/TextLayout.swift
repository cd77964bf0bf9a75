import TouchGeometry

/// The alignment of lines of text.
///
/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified: spaces are stretched, except in the last line of a paragraph.
  case justified = 3
  /// Aligned to the side where the script begins.
  case natural = 4
}

/// The treatment of a line that is too long.
///
/// The three truncating modes wrap at words as long as more lines are allowed, and truncate the last one.
///
/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps after a word; a word that is too long is broken.
  case byWordWrapping = 0
  /// It wraps after any letter.
  case byCharWrapping = 1
  /// It is clipped at the edge; there is no wrapping.
  case byClipping = 2
  /// An ellipsis replaces its beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5
}

/// A run of text in one font and one color.
public struct TextRun: Hashable, Sendable {
  /// The text; a newline begins a new paragraph.
  public var text: String
  /// The font.
  public var font: UIFont
  /// The color of the text.
  public var color: CGColor
  /// Further decoration; nil for none.
  package var decoration: TextDecoration?

  /// Creates a run of text.
  public init(_ text: String, font: UIFont, color: CGColor = .black) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// Creates a run of text with lines, a background and other decoration.
  package init(_ text: String, font: UIFont, color: CGColor, decoration: TextDecoration?) {
    self.init(text, font: font, color: color)
    self.decoration = decoration
  }
}

/// The input of text engines: runs of text and how to lay them out, as a value.
public struct TextLayout: Hashable, Sendable {
  /// The runs, in order and without a break between them.
  public var runs: [TextRun]
  /// The available width of a line, in points; nil for unlimited.
  public var width: CGFloat?
  /// The alignment of lines within that width.
  public var alignment: NSTextAlignment
  /// The treatment of a line that is too long.
  public var lineBreakMode: NSLineBreakMode
  /// The maximum number of lines, over all paragraphs; 0 for unlimited.
  public var maximumLines: Int
  /// The indents, spacing and heights of lines; nil for none of these.
  ///
  /// Alignment and line breaks are separate properties.
  package var paragraph: ParagraphShape?

  /// Creates a layout of runs.
  public init(
    runs: [TextRun], width: CGFloat? = nil, alignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0
  ) {
    (self.runs, self.width, self.alignment) = (runs, width, alignment)
    (self.lineBreakMode, self.maximumLines) = (lineBreakMode, maximumLines)
  }

  /// Creates a layout of text in one font and one color.
  public init(
    _ text: String, font: UIFont, color: CGColor = .black, width: CGFloat? = nil,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0
  ) {
    self.init(
      runs: [TextRun(text, font: font, color: color)], width: width, alignment: alignment,
      lineBreakMode: lineBreakMode, maximumLines: maximumLines)
  }

  /// Returns a size that contains the text with the paragraph's indents, tabs and spacing.
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

  /// A rectangle, with the text's upper left corner at the origin, that certainly contains the text.
  ///
  /// It is computed without an engine, from an upper limit: one and a half em for each byte, which no script exceeds. The
  /// number of lines follows from this length. Two consecutive lines together are wider than the layout: otherwise the
  /// first word of the second would fit in the first.
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
      if maximumLines <= 0 { breaks += run.text.countOfLineBreaks }
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

extension String {
  /// The number of CR and LF bytes.
  fileprivate var countOfLineBreaks: Int {
    func count(_ bytes: some Sequence<UInt8>) -> Int {
      bytes.reduce(0) { $1 == UInt8(ascii: "\n") || $1 == UInt8(ascii: "\r") ? $0 + 1 : $0 }
    }
    // A loop over the storage is vectorized.
    return utf8.withContiguousStorageIfAvailable { count($0) } ?? count(utf8)
  }
}
