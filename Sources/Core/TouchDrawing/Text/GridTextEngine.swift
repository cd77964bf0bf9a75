import TouchGeometry

/// A text engine without fonts: every letter is 0.6 em wide and every line 1.2 em high, 0.9 of it above the baseline.
///
/// Capital letters are 0.7 em high, small letters 0.5. It measures text in processes that never draw, and in tests that
/// need round numbers: in a font of size 10 a letter is 6 wide and a line 12 high.
package struct GridTextEngine: TextEngine {
  package init() {}

  /// Empty, because there are no fonts.
  package var faces: [FontFace] { [] }
  package func addFonts(fromFile path: String) -> Bool { false }

  package func metrics(of font: UIFont) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.9, descender: font.pointSize * -0.3, lineHeight: font.pointSize * 1.2)
  }

  package func letterHeights(of font: UIFont) -> LetterHeights {
    LetterHeights(capital: font.pointSize * 0.7, small: font.pointSize * 0.5)
  }

  package func measure(_ layout: TextLayout) -> TextMetrics {
    var lines = Lines(width: layout.width, mode: layout.lineBreakMode, limit: layout.maximumLines)
    for run in layout.runs { lines.add(run) }
    lines.finish()
    let shown = lines.shown
    let height = shown.reduce(0) { $0 + $1.height }
    return TextMetrics(
      size: CGSize(width: shown.map(\.width).max() ?? 0, height: height),
      firstBaseline: (shown.first?.height ?? 0) * 0.75,
      lastBaseline: height - (shown.last?.height ?? 0) * 0.25,
      lineCount: shown.count, isTruncated: lines.isTruncated)
  }

  package func lines(of layout: TextLayout) -> [TextLine] {
    var lines = Lines(width: layout.width, mode: layout.lineBreakMode, limit: layout.maximumLines)
    for run in layout.runs { lines.add(run) }
    lines.finish()
    var top: CGFloat = 0
    return lines.shown.map { line in
      let spare = max((layout.width ?? line.width) - line.width, 0)
      let shift: CGFloat =
        switch layout.alignment {
        case .center: spare / 2
        case .right: spare
        case .left, .natural, .justified: 0
        }
      defer { top += line.height }
      var x = shift
      var place = line.start
      let clusters = line.clusters.map { cluster in
        defer {
          x += cluster.width
          place += cluster.units
        }
        return TextCluster(
          range: place..<(place + cluster.units), minX: x, maxX: x + cluster.width, isRightToLeft: false)
      }
      return TextLine(
        range: line.start..<place, minY: top, height: line.height, baseline: top + line.height * 0.75, startX: shift,
        isRightToLeft: false, clusters: clusters)
    }
  }

  /// The lines under construction.
  private struct Lines {
    struct Line {
      var width: CGFloat = 0
      var height: CGFloat = 0
      /// The line's first unit.
      var start = 0
      var clusters: [(units: Int, width: CGFloat)] = []

      /// Removes and returns the clusters of the last word.
      mutating func takeWord(_ width: CGFloat) -> [(units: Int, width: CGFloat)] {
        var taken: [(units: Int, width: CGFloat)] = []
        var rest = width
        while rest > 0.001, let last = clusters.popLast() {
          taken.insert(last, at: 0)
          rest -= last.width
        }
        return taken
      }
    }

    let width: CGFloat?
    let mode: NSLineBreakMode
    let limit: Int
    private var all: [Line] = []
    private var line = Line()
    /// The number of units added.
    private var units = 0
    /// The word at the end of the line, which may still move to the next one, without its trailing space.
    private var word: CGFloat = 0

    init(width: CGFloat?, mode: NSLineBreakMode, limit: Int) {
      (self.width, self.mode, self.limit) = (width, mode, limit)
    }

    /// Whether lines wrap.
    ///
    /// The last allowed line continues if it will be truncated.
    private var wraps: Bool {
      switch mode {
      case .byWordWrapping, .byCharWrapping: true
      case .byClipping: false
      case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: limit == 0 || all.count < limit - 1
      }
    }

    mutating func add(_ run: TextRun) {
      // Finding the clusters of any text takes ten times as long.
      if run.text.unicodeScalars.allSatisfy(\.isCluster) {
        for letter in run.text.unicodeScalars { add(run.font, units: 1, isSpace: letter == " ") }
        return
      }
      for letter in run.text {
        let box = letter == "\u{FFFC}" ? run.decoration?.box : nil
        if letter.isNewline {
          units += letter.utf16.count
          line.height = max(line.height, run.font.pointSize * 1.2)
          end(next: Line(height: run.font.pointSize * 1.2, start: units))
        } else {
          add(run.font, box, units: letter.utf16.count, isSpace: letter == " ")
        }
      }
    }

    /// Adds a cluster.
    private mutating func add(_ font: UIFont, _ box: TextBox? = nil, units count: Int, isSpace: Bool) {
      let advance = box?.advance ?? font.pointSize * 0.6
      line.height = max(line.height, font.pointSize * 1.2, box?.height ?? 0)
      units += count
      if isSpace {
        word = 0
      } else if let width, line.width + advance > width, wraps, line.width > 0 {
        let moves = mode != .byCharWrapping && word > 0 && word < line.width ? word : 0
        line.width -= moves
        let taken = line.takeWord(moves)
        let start = units - count - taken.reduce(0) { $0 + $1.units }
        end(next: Line(width: moves, height: line.height, start: start, clusters: taken))
        word = moves
      }
      line.width += advance
      line.clusters.append((count, advance))
      if !isSpace { word += advance }
    }

    private mutating func end(next: Line) {
      all.append(line)
      line = next
      word = 0
    }

    mutating func finish() { all.append(line) }

    var shown: [Line] {
      let kept = limit > 0 ? Array(all.prefix(limit)) : all
      guard let width else { return kept }
      return kept.map { line in
        var line = line
        line.width = min(line.width, width)
        return line
      }
    }

    var isTruncated: Bool {
      if limit > 0, all.count > limit { return true }
      guard let width, let last = all.last else { return false }
      return mode != .byWordWrapping && mode != .byCharWrapping && last.width > width
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a cluster of one UTF-16 unit, next to scalars for which this is true, too: letters, digits and
  /// punctuation of Latin, Greek, Cyrillic, Chinese and Japanese, and the space.
  fileprivate var isCluster: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x2010...0x2027, 0x3000...0x3020,
      0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
