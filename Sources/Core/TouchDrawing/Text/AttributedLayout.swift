import TouchGeometry

/// An attributed string set in a width: layouts of paragraphs that are set alike, one below the other.
///
/// Needs the text engine for the places of all but the first.
package struct AttributedLayout {
  /// A layout and where its upper edge lies.
  package struct Part {
    package var layout: TextLayout
    package var y: CGFloat
    /// The shadows of its runs, as many as there are runs; empty for none at all.
    var shadows: [Shadow?]
  }

  package private(set) var parts: [Part] = []
  /// The widest line, and all lines that are shown with what lies between them.
  package private(set) var size = CGSize.zero
  package private(set) var firstBaseline: CGFloat = 0
  package private(set) var lastBaseline: CGFloat = 0
  package private(set) var isTruncated = false

  /// What a string has where it says nothing itself.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor
    /// What links are drawn in; nil where they look like other text.
    package var tint: UIColor?
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// By how much all fonts are made smaller.
    package var scale: CGFloat = 1
    /// The color of all letters, whatever they say; nil for their own.
    package var overridingColor: UIColor?
    /// What happens to lines that are too long, whatever paragraphs say; nil for what they say.
    package var overridingLineBreaks: NSLineBreakMode?

    package init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// Sets a string.
  ///
  /// - Parameters:
  ///   - string: the text; that of a paragraph's first character says how the paragraph is set.
  ///   - defaults: what counts where attributes say nothing.
  ///   - width: the room for a line, in points; nil for as much as is needed.
  ///   - maximumLines: the most lines over all paragraphs; 0 for as many as needed.
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

  /// Plain text that is to be set in one way.
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

  /// The paragraphs; paragraphs that follow each other and are set alike are one.
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
          // The break that ends the group before is no line of its own.
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

  /// Draws the text with its upper left corner at a place of a context.
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
    // Runs with the same shadow together: the others are there, for their places, and not seen.
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
  /// The pieces of a text, each up to a line break and with it.
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
