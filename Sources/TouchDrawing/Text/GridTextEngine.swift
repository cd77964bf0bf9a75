import TouchGeometry

/// A text engine without fonts: every letter is 0.6 em wide and every line 1.2 em high, of which 0.9 above the baseline.
///
/// It is what programs measure with that never draw, and tests that want round numbers: at 10 points a letter is 6 wide
/// and a line 12 high.
package struct GridTextEngine: TextEngine {
  package init() {}

  /// None: there are no fonts.
  package var families: [String] { [] }

  package func metrics(of font: UIFont) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.9, descender: font.pointSize * -0.3, lineHeight: font.pointSize * 1.2)
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

  /// Lines as they fill up.
  private struct Lines {
    struct Line {
      var width: CGFloat = 0
      var height: CGFloat = 0
    }

    let width: CGFloat?
    let mode: NSLineBreakMode
    let limit: Int
    private var all: [Line] = []
    private var line = Line()
    /// The word at the end of the line, which may still move to the next one, with its trailing space not counted.
    private var word: CGFloat = 0

    init(width: CGFloat?, mode: NSLineBreakMode, limit: Int) {
      (self.width, self.mode, self.limit) = (width, mode, limit)
    }

    /// Whether lines break where the text does not say so.
    ///
    /// The last line that is allowed goes on when it will be shortened.
    private var wraps: Bool {
      switch mode {
      case .byWordWrapping, .byCharWrapping: true
      case .byClipping: false
      case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: limit == 0 || all.count < limit - 1
      }
    }

    mutating func add(_ run: TextRun) {
      let advance = run.font.pointSize * 0.6
      for letter in run.text {
        line.height = max(line.height, run.font.pointSize * 1.2)
        if letter.isNewline {
          end(next: Line(height: run.font.pointSize * 1.2))
          continue
        }
        if letter == " " {
          word = 0
        } else if let width, wraps, line.width + advance > width, line.width > 0 {
          let moves = mode != .byCharWrapping && word > 0 && word < line.width ? word : 0
          line.width -= moves
          end(next: Line(width: moves, height: line.height))
          word = moves
        }
        line.width += advance
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
      return kept.map { Line(width: min($0.width, width), height: $0.height) }
    }

    var isTruncated: Bool {
      if limit > 0, all.count > limit { return true }
      guard let width, let last = all.last else { return false }
      return mode != .byWordWrapping && mode != .byCharWrapping && last.width > width
    }
  }
}
