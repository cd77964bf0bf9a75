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
      let box = run.decoration?.box
      for letter in run.text {
        let isBox = letter == "\u{FFFC}" && box != nil
        let advance = isBox ? box?.advance ?? 0 : run.font.pointSize * 0.6
        line.height = max(line.height, run.font.pointSize * 1.2, isBox ? box?.height ?? 0 : 0)
        let count = letter.utf16.count
        units += count
        if letter.isNewline {
          end(next: Line(height: run.font.pointSize * 1.2, start: units))
          continue
        }
        if letter == " " {
          word = 0
        } else if let width, wraps, line.width + advance > width, line.width > 0 {
          let moves = mode != .byCharWrapping && word > 0 && word < line.width ? word : 0
          line.width -= moves
          let taken = line.takeWord(moves)
          let start = units - count - taken.reduce(0) { $0 + $1.units }
          end(next: Line(width: moves, height: line.height, start: start, clusters: taken))
          word = moves
        }
        line.width += advance
        line.clusters.append((count, advance))
        if letter != " " { word += advance }
      }
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
