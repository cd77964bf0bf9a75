import TouchDrawing
import TouchGeometry
import TouchText

/// The layout of a paragraph, for drawing and for the positions of its clusters.
@MainActor final class SetParagraph {
  let layout: TextLayout
  let height: CGFloat
  let lineCount: Int
  private let length: Int

  /// - Parameter length: The number of characters of the paragraph; the ones after them are only there to be truncated.
  init(layout: TextLayout, height: CGFloat, lineCount: Int, length: Int) {
    (self.layout, self.height, self.lineCount, self.length) = (layout, height, lineCount, length)
  }

  /// The positions of the clusters; computed on demand, because drawing does not require them.
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

  /// Whether there is nothing to draw.
  var isEmpty: Bool { layout.runs.allSatisfy(\.text.isEmpty) }
}

/// The position of a line in a document.
struct LinePlace: Equatable {
  var paragraph: Int
  var line: Int
}

/// The lines of a text: each paragraph is laid out on demand, the heights of the others are estimates.
///
/// It has a copy of the text, which receives every change and shares the storage of equal parts. Points are relative to
/// the upper left corner of the text. The cost depends on the requested parts, not on the length of the text (semantics
/// 19.11).
@MainActor final class DocumentLayout {
  /// Returns the attributes of a style number.
  private let style: (Int) -> ResolvedAttributes
  private(set) var content = TextContent()
  private var heights: HeightTree
  private var long = LongLines()
  private var cache: [Int: SetParagraph] = [:]
  /// The maximum number of cached paragraphs.
  private static let maximum = 400

  /// The available width of lines; nil for the width of the longest paragraph.
  var width: CGFloat? { didSet { if width != oldValue { forgetAll() } } }
  /// The alignment of lines.
  var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { forgetAll() } } }
  /// The estimated height of a line that has not been laid out.
  var estimate: CGFloat { didSet { if estimate != oldValue { forgetAll() } } }
  /// The maximum number of displayed lines in all paragraphs; 0 for no limit (semantics 19.15).
  ///
  /// With a limit, all displayed lines are laid out together.
  var maximumLines = 0 { didSet { if maximumLines != oldValue { forgetAll() } } }
  /// The line break mode of the last displayed line, if more text follows.
  var lastLine = NSLineBreakMode.byWordWrapping { didSet { if lastLine != oldValue { forgetAll() } } }
  /// The number of paragraphs with displayed lines; nil without a limit and until it is computed.
  private var shownParagraphs: Int?
  /// The marked range, which is being composed; it is underlined.
  private(set) var marked: Range<Int>?
  /// Called when the height of a paragraph is corrected, with its index and the difference.
  var onCorrection: ((Int, CGFloat) -> Void)?

  init(estimate: CGFloat, style: @escaping (Int) -> ResolvedAttributes) {
    self.estimate = estimate
    self.style = style
    heights = HeightTree(count: 1, estimate: estimate)
  }

  var text: TextRope { content.text }
  /// The number of displayed paragraphs: lines, of which very long ones are laid out in pieces.
  var paragraphCount: Int { maximumLines > 0 ? layOutShown() : wholeCount }
  private var wholeCount: Int { text.lineCount + long.extra }
  /// The number of cached paragraphs.
  var keptParagraphs: Int { cache.count }
  /// The total height, partly estimated.
  var height: CGFloat {
    guard maximumLines > 0 else { return CGFloat(heights.height) }
    let last = paragraphCount - 1
    return CGFloat(heights.top(of: last) + heights.height(of: last).height)
  }

  // MARK: Changes

  /// Discards the whole layout after a change of font or width.
  func forgetAll() {
    forgetSet()
    heights = HeightTree(count: wholeCount, estimate: Double(estimate))
    for pieces in long.pieces { heights.replace(pieces, count: pieces.count, estimate: pieceEstimate) }
  }

  /// Discards the drawn runs after a change of colors; no size changes.
  func forgetColors() { forgetSet() }

  private func forgetSet() {
    cache.removeAll(keepingCapacity: true)
    shownParagraphs = nil
  }

  /// The estimated height of a piece of a long line, if letters are half as wide as high.
  private var pieceEstimate: Double {
    guard let width else { return Double(estimate) }
    return Double(estimate) * max(1, Double(LongLines.piece) * Double(estimate) * 0.45 / Double(max(width, 1)))
  }

  /// Replaces the whole text.
  func replaceAll(_ content: TextContent) {
    self.content = content
    long = LongLines(content.text)
    marked = nil
    forgetAll()
  }

  /// Applies one change of the text.
  func apply(_ span: EditSpan, _ new: TextContent) {
    // With a limit, an edit may change any of the displayed lines.
    guard maximumLines == 0 else {
      let marked = marked
      replaceAll(new)
      return self.marked = marked
    }
    let old = content
    content = new
    // One line more at each end: CR and LF may have joined to one break, or separated.
    let first = min(
      old.text.line(at: max(span.range.lowerBound - 1, 0)), new.text.line(at: max(span.range.lowerBound - 1, 0)))
    let oldLast = old.text.line(at: min(span.range.upperBound + 1, old.text.length))
    let newLast = new.text.line(at: min(span.newRange.upperBound + 1, new.text.length))
    // Pieces of a long line before the change do not change.
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

  /// Applies new styles to a range; the characters do not change.
  func restyle(_ range: Range<Int>, _ new: TextContent) {
    content = new
    guard maximumLines == 0 else { return forgetSet() }
    for index in paragraph(of: range.lowerBound)...paragraph(of: range.upperBound) where cache[index] != nil {
      cache[index] = nil
    }
  }

  /// Sets the marked range, or nil.
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

  /// Returns the offset of the first character of a paragraph.
  func start(of paragraph: Int) -> Int { letters(of: paragraph).lowerBound }

  /// Returns the range of a paragraph without its line break.
  func letters(of paragraph: Int) -> Range<Int> { long.content(of: paragraph, in: text) }

  /// Returns the paragraph that contains an offset; the last one for text that is not displayed.
  func paragraph(of offset: Int) -> Int { shown(long.paragraph(at: offset, in: text)) }

  private func shown(_ paragraph: Int) -> Int { maximumLines > 0 ? min(paragraph, paragraphCount - 1) : paragraph }

  /// Returns whether a line of the text continues in the next paragraph.
  func goesOn(_ paragraph: Int) -> Bool {
    let place = long.place(of: paragraph)
    return place.piece + 1 < place.pieces
  }

  /// Returns the top of a paragraph, which may be an estimate.
  func top(of paragraph: Int) -> CGFloat { CGFloat(heights.top(of: paragraph)) }

  /// Returns the paragraph at a height.
  func paragraph(at y: CGFloat) -> Int { shown(heights.line(at: Double(y))) }

  /// Returns a paragraph, laid out if necessary.
  func paragraph(_ index: Int) -> SetParagraph {
    if maximumLines > 0 { _ = layOutShown() }
    if let known = cache[index] { return known }
    let new = set(index)
    if cache.count >= Self.maximum { cache.removeAll(keepingCapacity: true) }
    cache[index] = new
    let former = heights.height(of: index)
    if !former.isKnown || former.height != Double(new.height) {
      heights.setHeight(Double(new.height), of: index)
      if former.height != Double(new.height) { onCorrection?(index, new.height - CGFloat(former.height)) }
    }
    return new
  }

  /// Lays out the paragraphs that have displayed lines, and returns their number.
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

  /// - Parameter most: The maximum number of lines; 0 for no limit.
  private func set(_ index: Int, lines maximum: Int = 0) -> SetParagraph {
    let range = letters(of: index)
    var runs: [TextRun] = []
    var shape: ParagraphShape?
    for run in content.styles.runs(in: range) {
      let look = style(run.value)
      if run.range.lowerBound == range.lowerBound { shape = look.paragraph }
      append(run.range, look, to: &runs)
    }
    if runs.isEmpty {
      // An empty line has the height of text that would be typed there.
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
    layout.maximumLines = maximum
    if maximum > 0, lastLine.truncates { layout.lineBreakMode = lastLine }
    var metrics = TextSystem.current.measure(layout)
    let isLast = !hasMore || (maximum > 0 && metrics.lineCount >= maximum)
    if isLast, hasMore, lastLine.truncates, !metrics.isTruncated {
      // An ellipsis replaces the omitted text.
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
  /// Whether an ellipsis replaces the omitted text.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
