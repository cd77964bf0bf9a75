import TouchGeometry

/// The layout of an attributed string in a width: a column of layouts, one for each run of paragraphs with equal
/// styles.
///
/// The positions of all but the first require the text engine.
package struct AttributedLayout {
  /// A layout and the position of its upper edge.
  package struct Part {
    package var layout: TextLayout
    package var y: CGFloat
    /// The shadows of its runs, one for each run; empty without any.
    var shadows: [Shadow?]
  }

  package private(set) var parts: [Part] = []
  /// The width of the widest line, and the height of all visible lines with the space between them.
  package private(set) var size = CGSize.zero
  package private(set) var firstBaseline: CGFloat = 0
  package private(set) var lastBaseline: CGFloat = 0
  package private(set) var isTruncated = false

  /// The defaults for attributes that the string does not specify.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor
    /// The color of links; nil if they look like other text.
    package var tint: UIColor?
    package var alignment = NSTextAlignment.natural
    /// The alignment of natural paragraphs; by default that of their letters.
    package var naturalAlignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The factor by which all fonts are reduced.
    package var scale: CGFloat = 1
    /// The color of all text, overriding attributes; nil for none.
    package var overridingColor: UIColor?
    /// The line break mode of all paragraphs, overriding their styles; nil for none.
    package var overridingLineBreaks: NSLineBreakMode?

    package init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// Lays out a string.
  ///
  /// - Parameters:
  ///   - string: The text; the attributes of a paragraph's first character determine its style.
  ///   - defaults: The values for unspecified attributes.
  ///   - width: The available width of a line, in points; nil for unlimited.
  ///   - maximumLines: The maximum number of lines in all paragraphs; 0 for unlimited.
  package init(_ string: NSAttributedString, _ defaults: Defaults, width: CGFloat?, maximumLines: Int = 0) {
    var left = maximumLines
    var y: CGFloat = 0
    for group in Self.groups(of: string, defaults) {
      if maximumLines > 0, left <= 0 {
        isTruncated = true
        break
      }
      var layout = TextLayout(runs: group.runs, width: width, maximumLines: max(left, 0))
      layout.alignment = group.shape?.alignment ?? defaults.alignment
      if layout.alignment == .natural, group.shape?.writingDirection ?? .natural == .natural {
        layout.alignment = defaults.naturalAlignment
      }
      layout.lineBreakMode = defaults.overridingLineBreaks ?? group.shape?.lineBreakMode ?? defaults.lineBreakMode
      layout.paragraph = group.shape
      let metrics = TextSystem.current.measure(layout)
      if parts.isEmpty { firstBaseline = metrics.firstBaseline } else { y += group.shape?.paragraphSpacingBefore ?? 0 }
      parts.append(Part(layout: layout, y: y, shadows: group.shadows))
      lastBaseline = y + metrics.lastBaseline
      size.width = max(size.width, metrics.size.width)
      size.height = y + metrics.size.height
      isTruncated = isTruncated || metrics.isTruncated
      y = size.height + (group.shape?.paragraphSpacing ?? 0)
      left -= metrics.lineCount
    }
  }

  /// Creates a layout of plain text with one style.
  package init(_ layout: TextLayout) {
    let metrics = TextSystem.current.measure(layout)
    parts = [Part(layout: layout, y: 0, shadows: [])]
    (size, isTruncated) = (metrics.size, metrics.isTruncated)
    (firstBaseline, lastBaseline) = (metrics.firstBaseline, metrics.lastBaseline)
  }

  fileprivate struct Group {
    var runs: [TextRun] = []
    var shadows: [Shadow?] = []
    var shape: ParagraphShape?
  }

  /// Returns the paragraphs; consecutive paragraphs with equal styles are one group.
  fileprivate static func groups(of string: NSAttributedString, _ defaults: Defaults) -> [Group] {
    var groups: [Group] = []
    var startsParagraph = true
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
      let resolved = ResolvedAttributes(attributes, font: defaults.font, color: defaults.color, tint: defaults.tint)
      let color = (defaults.overridingColor ?? resolved.color).cgColor
      let shadow = (attributes[.shadow] as? NSShadow)?.drawn
      let font = defaults.scale == 1 ? resolved.font : resolved.font.withSize(resolved.font.pointSize * defaults.scale)
      for piece in string.attributedSubstring(from: range).string.splitAfterBreaks() {
        if startsParagraph, groups.last?.shape != resolved.paragraph || groups.isEmpty {
          // The break that ends the previous group is not a separate line.
          groups.indices.last.map { groups[$0].dropLastBreak() }
          groups.append(Group(shape: resolved.paragraph))
        }
        let run = TextRun(piece, font: font, color: color, decoration: resolved.decoration)
        groups[groups.count - 1].runs.append(run)
        groups[groups.count - 1].shadows.append(shadow)
        startsParagraph = piece.last?.isNewline ?? false
      }
    }
    return groups.map { group in
      var group = group
      if group.shadows.allSatisfy({ $0 == nil }) { group.shadows = [] }
      return group
    }
  }

  /// Draws the text with its upper left corner at a point of a context.
  package func draw(at origin: CGPoint, in context: CGContext) {
    for part in parts { part.draw(at: CGPoint(x: origin.x, y: origin.y + part.y), in: context) }
  }
}

extension AttributedLayout.Part {
  fileprivate func draw(at origin: CGPoint, in context: CGContext) {
    drawLetters(at: origin, in: context)
    layout.drawBoxes(at: origin, in: context)
  }

  private func drawLetters(at origin: CGPoint, in context: CGContext) {
    guard let first = shadows.first else { return context.append(.text(layout, at: origin)) }
    if shadows.allSatisfy({ $0 == first }), let first { return context.draw(layout, at: origin, throwing: first) }
    // Runs with the same shadow are drawn together; the others are included invisibly, for their positions.
    var seen: [Shadow?] = []
    for shadow in shadows where !seen.contains(shadow) {
      seen.append(shadow)
      var shown = layout
      for index in shown.runs.indices where shadows[index] != shadow { shown.runs[index].hide() }
      if let shadow {
        context.draw(shown, at: origin, throwing: shadow)
      } else {
        context.append(.text(shown, at: origin))
      }
    }
  }
}

extension CGContext {
  fileprivate func draw(_ layout: TextLayout, at origin: CGPoint, throwing shadow: Shadow) {
    saveGState()
    setShadow(offset: shadow.offset, blur: shadow.deviation * 2, color: shadow.color)
    append(.text(layout, at: origin))
    restoreGState()
  }
}

extension TextRun {
  fileprivate mutating func hide() {
    color = CGColor(gray: 0, alpha: 0)
    var quiet = TextDecoration()
    quiet.kern = decoration?.kern
    quiet.baselineOffset = decoration?.baselineOffset ?? 0
    quiet.box = decoration?.box
    quiet.joinsLetters = decoration?.joinsLetters ?? true
    quiet.stretch = decoration?.stretch ?? 1
    decoration = quiet == TextDecoration() ? nil : quiet
  }
}

extension AttributedLayout.Group {
  fileprivate mutating func dropLastBreak() {
    guard let last = runs.indices.last, runs[last].text.last?.isNewline == true else { return }
    runs[last].text.removeLast()
  }
}

extension String {
  /// Returns the pieces of a text, each up to and including a line break.
  fileprivate func splitAfterBreaks() -> [String] {
    var pieces: [String] = []
    var start = startIndex
    for index in indices where self[index].isNewline {
      let end = self.index(after: index)
      pieces.append(String(self[start..<end]))
      start = end
    }
    if start < endIndex { pieces.append(String(self[start...])) }
    return pieces
  }
}
