import TouchDrawing
import TouchGeometry

/// The lines of a layout manager (semantics 19.16).
@MainActor struct ManagedLayout {
  /// A line and its position in the container.
  struct Line {
    var line: TextLine
    /// From the coordinates of the line to those of the container.
    var shift: CGVector
    /// The offset of the line's text in the whole text.
    var start: Int
    /// The width of the container; that of all lines if it is unlimited.
    var width: CGFloat
    var padding: CGFloat

    /// The units of the line with its line break.
    var range: Range<Int>

    /// The rectangle in the width of the container.
    var rect: CGRect { CGRect(x: 0, y: line.minY + shift.dy, width: width, height: line.height) }
    /// The rectangle of the text, with the padding at both ends.
    var usedRect: CGRect {
      CGRect(
        x: line.minX + shift.dx - padding, y: line.minY + shift.dy, width: line.maxX - line.minX + 2 * padding,
        height: line.height)
    }

    func contains(_ range: NSRange) -> Bool {
      self.range.overlaps(range.location..<(range.location + max(range.length, 0)))
    }

    /// The position at which a unit begins.
    func x(of unit: Int) -> CGFloat { line.caretX(at: unit - start, isUpstream: false) + shift.dx }
  }

  private var layout: AttributedLayout?
  private(set) var lines: [Line] = []
  private var origin = CGPoint.zero

  /// Creates an empty layout.
  init() {}

  /// Lays out a text in a container: as many lines as fit its height, at least one.
  init(_ text: NSAttributedString, in container: NSTextContainer) {
    let size = container.size
    let padding = abs(container.lineFragmentPadding) <= 1e6 ? container.lineFragmentPadding : 0
    let width = size.width > 0 && size.width < 1e6 ? max(size.width - 2 * padding, 1) : nil
    var defaults = AttributedLayout.Defaults(font: .systemFont(ofSize: 12), color: .black)
    switch container.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      defaults.overridingLineBreaks = container.lineBreakMode
    case _: break
    }
    func layOut(_ lines: Int) -> AttributedLayout {
      AttributedLayout(text, defaults, width: width, maximumLines: max(lines, 0))
    }
    var layout = layOut(container.maximumNumberOfLines)
    if size.height > 0, size.height < 1e6, layout.size.height > size.height + 0.01 {
      let fitting = Self.lines(of: layout, text).prefix { $0.y + $0.line.maxY <= size.height + 0.01 }.count
      layout = layOut(max(fitting, 1))
    }
    self.layout = layout
    origin = CGPoint(x: padding, y: 0)
    let all = Self.lines(of: layout, text)
    let whole = size.width > 0 && size.width < 1e6 ? size.width : layout.size.width + 2 * padding
    lines = all.enumerated().map { index, found in
      let start = found.start + found.line.range.lowerBound
      let hides = layout.isTruncated && defaults.overridingLineBreaks == nil
      let last = hides ? found.start + found.line.range.upperBound : text.length
      let end = index + 1 < all.count ? all[index + 1].start + all[index + 1].line.range.lowerBound : last
      return Line(
        line: found.line, shift: CGVector(dx: padding, dy: found.y), start: found.start, width: whole, padding: padding,
        range: start..<max(end, start))
    }
  }

  /// Returns the lines of a layout, each with the position and the offset of its part.
  private static func lines(
    of layout: AttributedLayout, _ text: NSAttributedString
  ) -> [(line: TextLine, y: CGFloat, start: Int)] {
    let units = Array(text.string.utf16)
    var found: [(line: TextLine, y: CGFloat, start: Int)] = []
    var start = 0
    for part in layout.parts {
      for line in TextSystem.current.lines(of: part.layout) { found.append((line, part.y, start)) }
      start += part.layout.runs.reduce(0) { $0 + $1.text.utf16.count }
      // The break between two parts is in neither.
      let isPair = start + 1 < units.count && units[start] == 13 && units[start + 1] == 10
      start += isPair ? 2 : 1
    }
    return found
  }

  /// The shown units, including those in place of which there is an ellipsis.
  var shownRange: Range<Int> { 0..<(lines.last?.range.upperBound ?? 0) }

  /// Returns the line of a unit; nil if it is not shown.
  func line(of unit: Int) -> Line? { lines.first { $0.range.contains(unit) } }

  /// Returns the unit at or nearest to a point, and the fraction of its width before the point.
  func place(nearestTo point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return (0, 0) }
    let x = point.x - line.shift.dx
    guard let index = line.line.index(at: x) else { return (line.range.lowerBound, 0) }
    let cluster = line.line.clusters[index]
    let way = cluster.trailingX - cluster.leadingX
    let fraction = way == 0 ? 0 : min(max((x - cluster.leadingX) / way, 0), 1)
    return (line.start + cluster.range.lowerBound, fraction)
  }

  /// Returns the rectangles around the units of a range, from top to bottom.
  func rects(of range: NSRange) -> [CGRect] {
    let wanted = range.location..<(range.location + max(range.length, 0))
    return lines.filter { $0.range.overlaps(wanted) }.flatMap { line -> [CGRect] in
      let inside = max(wanted.lowerBound - line.start, 0)..<max(wanted.upperBound - line.start, 0)
      return line.line.stretches(of: inside).map { part in
        let (x, width) = (part.minX + line.shift.dx, part.maxX - part.minX)
        return CGRect(x: x, y: line.rect.minY, width: width, height: line.line.height)
      }
    }
  }

  /// Draws the units of a range, those of other ones clipped away.
  func draw(_ range: NSRange, at place: CGPoint, in context: CGContext) {
    guard let layout, range.length > 0 else { return }
    let target = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    let isWhole = range.location <= 0 && range.location + range.length >= shownRange.upperBound
    if isWhole { return layout.draw(at: target, in: context) }
    context.saveGState()
    context.clip(to: rects(of: range).map { $0.offsetBy(dx: place.x, dy: place.y) })
    layout.draw(at: target, in: context)
    context.restoreGState()
  }
}
