import TouchDrawing
import TouchGeometry
import TouchText

/// A paragraph that is laid out: what draws it and where its clusters are.
@MainActor final class SetParagraph {
  let layout: TextLayout
  let height: CGFloat
  let lineCount: Int
  private let length: Int

  /// - Parameter length: how many letters are its own; what follows them is there only to be left out.
  init(layout: TextLayout, height: CGFloat, lineCount: Int, length: Int) {
    (self.layout, self.height, self.lineCount, self.length) = (layout, height, lineCount, length)
  }

  /// Where the clusters are; found when somebody asks, which is not needed for drawing.
  private(set) lazy var lines = ownLines()

  private func ownLines() -> [TextLine] {
    var lines = TextSystem.current.lines(of: layout)
    let own = 0..<length
    for number in lines.indices where lines[number].range.upperBound > length {
      lines[number].range = lines[number].range.clamped(to: own)
      for index in lines[number].clusters.indices {
        lines[number].clusters[index].range = lines[number].clusters[index].range.clamped(to: own)
      }
    }
    return lines
  }

  /// Whether there is anything to draw.
  var isEmpty: Bool { layout.runs.allSatisfy(\.text.isEmpty) }
}

/// Where in a document a line is.
struct LinePlace: Equatable {
  var paragraph: Int
  var line: Int
}

/// A text as lines on a surface: each paragraph is laid out when somebody asks for it, the others are heights.
///
/// It holds a copy of the text, which is told of every change and shares all that is equal. Places are in points from
/// the upper left corner of the text. A text of any length costs what is asked for (semantics 19.11).
@MainActor final class DocumentLayout {
  /// How letters of a style look.
  private let style: (Int) -> ResolvedAttributes
  private(set) var content = TextContent()
  private var heights: HeightTree
  private var long = LongLines()
  private var cache: [Int: SetParagraph] = [:]
  /// The most paragraphs that are kept.
  private static let most = 400

  /// The room for lines; nil for as much as the longest paragraph needs.
  var width: CGFloat? { didSet { if width != oldValue { forgetAll() } } }
  /// To which side lines lean.
  var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { forgetAll() } } }
  /// The height of a line that nobody has laid out yet.
  var estimate: CGFloat { didSet { if estimate != oldValue { forgetAll() } } }
  /// The most lines that are shown, over all paragraphs; 0 for all (semantics 19.15).
  ///
  /// With a limit, what it shows is laid out in one go.
  var maximumLines = 0 { didSet { if maximumLines != oldValue { forgetAll() } } }
  /// What happens to the last line that is shown when more follow.
  var lastLine = NSLineBreakMode.byWordWrapping { didSet { if lastLine != oldValue { forgetAll() } } }
  /// How many paragraphs have lines among those that are shown; nil without a limit, and until somebody asks.
  private var shownParagraphs: Int?
  /// What is being composed; it is underlined.
  private(set) var marked: Range<Int>?
  /// Is told when the height of a paragraph turned out to be another: which one, and by how much.
  var onCorrection: ((Int, CGFloat) -> Void)?

  init(estimate: CGFloat, style: @escaping (Int) -> ResolvedAttributes) {
    self.estimate = estimate
    self.style = style
    heights = HeightTree(count: 1, estimate: estimate)
  }

  var text: TextRope { content.text }
  /// How many paragraphs are shown: lines, of which the longest are laid out in pieces.
  var paragraphCount: Int { maximumLines > 0 ? layOutShown() : wholeCount }
  private var wholeCount: Int { text.lineCount + long.extra }
  /// How many paragraphs are laid out and kept.
  var keptParagraphs: Int { cache.count }
  /// The height of everything, as well as it is known.
  var height: CGFloat {
    guard maximumLines > 0 else { return CGFloat(heights.height) }
    let last = paragraphCount - 1
    return CGFloat(heights.top(of: last) + heights.height(of: last).height)
  }

  // MARK: Changes

  /// Everything is to be laid out anew: another font, another width.
  func forgetAll() {
    forgetSet()
    heights = HeightTree(count: wholeCount, estimate: Double(estimate))
    for pieces in long.pieces { heights.replace(pieces, count: pieces.count, estimate: pieceEstimate) }
  }

  /// Colors are others, and nothing is of another size.
  func forgetColors() { forgetSet() }

  private func forgetSet() {
    cache.removeAll(keepingCapacity: true)
    shownParagraphs = nil
  }

  /// The height of a piece of a long line that nobody has laid out yet: letters are about half as wide as high.
  private var pieceEstimate: Double {
    guard let width else { return Double(estimate) }
    return Double(estimate) * max(1, Double(LongLines.piece) * Double(estimate) * 0.45 / Double(max(width, 1)))
  }

  /// The text is another from end to end.
  func replaceAll(_ content: TextContent) {
    self.content = content
    long = LongLines(content.text)
    marked = nil
    forgetAll()
  }

  /// The text has changed in one place.
  func apply(_ span: EditSpan, _ new: TextContent) {
    // What an edit leaves of a few lines may be any of them.
    guard maximumLines == 0 else {
      let marked = marked
      replaceAll(new)
      return self.marked = marked
    }
    let old = content
    content = new
    // A line more at either end: what was CR and LF may have become one break, or two.
    let first = min(
      old.text.line(at: max(span.range.lowerBound - 1, 0)), new.text.line(at: max(span.range.lowerBound - 1, 0)))
    let oldLast = old.text.line(at: min(span.range.upperBound + 1, old.text.length))
    let newLast = new.text.line(at: min(span.newRange.upperBound + 1, new.text.length))
    // Pieces of a long line that lie before the change stay what they are.
    let start = long.paragraph(at: max(span.range.lowerBound - 1, 0), in: old.text)
    let removed = start..<max(long.paragraph(ofLine: max(oldLast, first) + 1), start + 1)
    long.replace(first..<(max(oldLast, first) + 1), with: first..<(max(newLast, first) + 1), in: new.text)
    let count = max(long.paragraph(ofLine: max(newLast, first) + 1) - start, 1)
    let shift = count - removed.count
    if removed.count == 1, count == 1 {
      let height = heights.height(of: start).height
      heights.replace(removed, count: 1, estimate: height)
    } else {
      heights.replace(removed, count: count, estimate: Double(estimate))
      for pieces in long.pieces where pieces.overlaps(start..<(start + count)) {
        let part = pieces.clamped(to: start..<(start + count))
        heights.replace(part, count: part.count, estimate: pieceEstimate)
      }
    }
    if shift == 0, removed.count <= cache.count {
      for index in removed { cache[index] = nil }
      return
    }
    var kept: [Int: SetParagraph] = [:]
    for (index, paragraph) in cache where !removed.contains(index) {
      kept[index < removed.lowerBound ? index : index + shift] = paragraph
    }
    cache = kept
  }

  /// Styles of a range are others; the letters are not.
  func restyle(_ range: Range<Int>, _ new: TextContent) {
    content = new
    guard maximumLines == 0 else { return forgetSet() }
    for index in paragraph(of: range.lowerBound)...paragraph(of: range.upperBound) where cache[index] != nil {
      cache[index] = nil
    }
  }

  /// Something is being composed, or no more.
  func mark(_ range: Range<Int>?) {
    guard range != marked else { return }
    defer { marked = range }
    guard maximumLines == 0 else { return forgetSet() }
    for place in [marked, range] {
      guard let place else { continue }
      cache[paragraph(of: min(place.lowerBound, text.length))] = nil
      cache[paragraph(of: min(place.upperBound, text.length))] = nil
    }
  }

  // MARK: Paragraphs

  /// The offset that a paragraph begins with.
  func start(of paragraph: Int) -> Int { letters(of: paragraph).lowerBound }

  /// The letters of a paragraph, without a line break.
  func letters(of paragraph: Int) -> Range<Int> { long.content(of: paragraph, in: text) }

  /// The paragraph that an offset is in; the last one for what is not shown.
  func paragraph(of offset: Int) -> Int { shown(long.paragraph(at: offset, in: text)) }

  private func shown(_ paragraph: Int) -> Int { maximumLines > 0 ? min(paragraph, paragraphCount - 1) : paragraph }

  /// Whether a line of the text goes on in the next paragraph.
  func goesOn(_ paragraph: Int) -> Bool {
    let place = long.place(of: paragraph)
    return place.piece + 1 < place.pieces
  }

  /// The top of a paragraph, as well as it is known.
  func top(of paragraph: Int) -> CGFloat { CGFloat(heights.top(of: paragraph)) }

  /// The paragraph at a height.
  func paragraph(at y: CGFloat) -> Int { shown(heights.line(at: Double(y))) }

  /// A paragraph, laid out now if it was not.
  func paragraph(_ index: Int) -> SetParagraph {
    if maximumLines > 0 { _ = layOutShown() }
    if let known = cache[index] { return known }
    let new = set(index)
    if cache.count >= Self.most { cache.removeAll(keepingCapacity: true) }
    cache[index] = new
    let former = heights.height(of: index)
    if !former.isKnown || former.height != Double(new.height) {
      heights.setHeight(Double(new.height), of: index)
      if former.height != Double(new.height) { onCorrection?(index, new.height - CGFloat(former.height)) }
    }
    return new
  }

  /// Lays out as many paragraphs as have lines that are shown; how many these are.
  private func layOutShown() -> Int {
    if let shownParagraphs { return shownParagraphs }
    var (left, index) = (maximumLines, 0)
    repeat {
      let paragraph = set(index, lines: left)
      cache[index] = paragraph
      heights.setHeight(Double(paragraph.height), of: index)
      left -= paragraph.lineCount
      index += 1
    } while left > 0 && index < wholeCount
    shownParagraphs = index
    return index
  }

  /// - Parameter most: how many lines it may have; 0 for as many as it needs.
  private func set(_ index: Int, lines most: Int = 0) -> SetParagraph {
    let range = letters(of: index)
    var runs: [TextRun] = []
    var shape: ParagraphShape?
    for run in content.styles.runs(in: range) {
      let look = style(run.value)
      if run.range.lowerBound == range.lowerBound { shape = look.paragraph }
      append(run.range, look, to: &runs)
    }
    if runs.isEmpty {
      // An empty line is as high as what would be typed there.
      let near = content.styles.run(at: max(range.lowerBound - 1, 0))?.value ?? 0
      let look = style(near)
      shape = look.paragraph
      runs = [TextRun("", font: look.font, color: look.color.cgColor)]
    }
    var layout = TextLayout(runs: runs, width: width, alignment: alignment)
    if var shape {
      let beginsLine = text.start(ofLine: text.line(at: range.lowerBound)) == range.lowerBound
      if index > 0, beginsLine { shape.spaceAbove = shape.paragraphSpacingBefore }
      layout.paragraph = shape
      if shape.alignment != .natural { layout.alignment = shape.alignment }
    }
    let hasMore = index + 1 < wholeCount
    layout.maximumLines = most
    if most > 0, lastLine.truncates { layout.lineBreakMode = lastLine }
    var metrics = TextSystem.current.measure(layout)
    let isLast = !hasMore || (most > 0 && metrics.lineCount >= most)
    if isLast, hasMore, lastLine.truncates, !metrics.isTruncated {
      // An ellipsis stands for what follows.
      layout.runs[layout.runs.count - 1].text += "\n"
      metrics = TextSystem.current.measure(layout)
    }
    let spacing = isLast ? 0 : shape?.paragraphSpacing ?? 0
    return SetParagraph(
      layout: layout, height: max(metrics.size.height, 1) + spacing, lineCount: metrics.lineCount, length: range.count)
  }

  private func append(_ range: Range<Int>, _ look: ResolvedAttributes, to runs: inout [TextRun]) {
    let marked = self.marked?.clamped(to: range) ?? range.lowerBound..<range.lowerBound
    func add(_ part: Range<Int>, isMarked: Bool) {
      guard !part.isEmpty else { return }
      var decoration = look.decoration
      if isMarked {
        decoration = decoration ?? TextDecoration()
        decoration?.underline = NSUnderlineStyle.single.rawValue
      }
      runs.append(
        TextRun(text.string(in: part), font: look.font, color: look.color.cgColor, decoration: decoration))
    }
    guard !marked.isEmpty else { return add(range, isMarked: false) }
    add(range.lowerBound..<marked.lowerBound, isMarked: false)
    add(marked, isMarked: true)
    add(marked.upperBound..<range.upperBound, isMarked: false)
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis stands for what is left out.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
