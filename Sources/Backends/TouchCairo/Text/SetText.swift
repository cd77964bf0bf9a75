import CCairo
import CPango
import TouchDrawing
import TouchGeometry

/// A laid-out text: its lines and their positions, drawable at any scale.
///
/// Used by one thread at a time.
final class SetText {
  struct PlacedLine {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// The start of the baseline, in points from the upper left corner.
    let origin: CGPoint
    let logicalWidth: CGFloat
    /// The upper and lower edge.
    let (top, bottom): (CGFloat, CGFloat)
    /// The byte and the UTF-16 unit of the whole text at which the layout begins.
    let (base, firstUnit): (Int, Int)
  }

  /// The engine's counter at the last use.
  var lastUse: UInt64 = 0
  /// Whether part of the text is not displayed.
  var isTruncated = false
  /// The parameters of the last drawing, and a mask for repeating it.
  var use: TextMask.Use?
  var mask: TextMask?
  /// The number of the frame that began with those parameters.
  var firstUse: UInt64 = 0
  /// Whether all glyphs have the color of the text.
  var hasPlainLetters: Bool {
    get { cut == nil && !hasColoredLetters }
    set { hasColoredLetters = !newValue }
  }
  private var hasColoredLetters = false
  private(set) var metrics = TextMetrics(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  /// The bounds of the ink, in points from the upper left corner; null if there is none.
  private(set) var ink = CGRect.null
  /// The bounds of the drawn pixels, in points: glyphs are placed on whole pixels and hinted, which extends them by a
  /// pixel or two.
  var drawnBounds: CGRect { ink.outset(by: 2) }
  /// The paragraph style; nil for the default.
  var shape: ParagraphShape?
  /// The indent of lines beyond Pango's.
  var indent: CGFloat = 0
  /// The reshaped runs.
  var reshaped: [ReshapedRun] = []
  /// Whether there are attachments.
  var hasBoxes = false
  /// Whether there are backgrounds behind glyphs.
  var hasBackground = false
  /// The number of letters without a font.
  private(set) var missingLetters = 0

  private var layouts: [OpaquePointer] = []
  private var lines: [PlacedLine] = []
  var placedLines: [PlacedLine] { lines }
  /// The result of `describedLines()`, or nil.
  var lineAnswer: [TextLine]?
  private var height: CGFloat = 0
  /// The right edge at which lines are clipped, in points, or nil.
  private var cut: CGFloat?

  deinit {
    for line in lines { pango_layout_line_unref(line.line) }
    for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// Adds the first lines of a layout, which it then owns, below the present ones.
  ///
  /// With a `room`, the layout has no width and is moved within that room by its alignment. `start` is the byte and the
  /// UTF-16 unit of the whole text that the layout begins with, `beginsParagraph` whether a paragraph begins there.
  func add(
    _ layout: OpaquePointer, lines count: Int, room: CGFloat?, alignment: NSTextAlignment,
    start: (byte: Int, unit: Int) = (0, 0), beginsParagraph: Bool = true
  ) {
    layouts.append(layout)
    missingLetters += Int(pango_layout_get_unknown_glyphs_count(layout))
    var whole = PangoRectangle()
    pango_layout_get_extents(layout, nil, &whole)
    let spare = room.map { max($0 - CGFloat(whole.width) / TextSetter.units, 0) } ?? 0
    let lean =
      switch alignment {
      case .center: spare / 2
      case .right: spare
      case .left, .natural, .justified: CGFloat(0)
      }
    let shift = indent + lean
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    for index in 0..<count {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var inked = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, &inked, &logical)
      let theirs = CGFloat(pango_layout_iter_get_baseline(iterator)) / TextSetter.units
      var box = Self.points(logical)
      let usual = (above: theirs - box.minY, below: box.maxY - theirs)
      let (above, below) = extents(of: line, base: start.byte, usual)
      box = CGRect(x: box.minX, y: theirs - above, width: box.width, height: above + below)
      if let shape {
        if lines.isEmpty {
          height += shape.spaceAbove.rounded()
        } else if index == 0 ? beginsParagraph : line.pointee.is_paragraph_start != 0 {
          height += (shape.paragraphSpacing + shape.paragraphSpacingBefore).rounded()
        }
      }
      // Whole points above and below the baseline, so that lines are evenly spaced on the pixels of every scale.
      let top = height
      if let shape, !lines.isEmpty { height += shape.lineSpacing.rounded() }
      height += (shape?.addition(to: box.height) ?? 0).rounded()
      let baseline = height + (theirs - box.minY).rounded()
      if inked.width > 0, inked.height > 0 {
        let beyond = reshaped.isEmpty ? 0 : reshaped.map { $0.reach(above + below) }.max() ?? 0
        ink = ink.union(Self.points(inked).offsetBy(dx: shift, dy: baseline - theirs).outset(by: beyond))
      }
      if hasBackground { ink = ink.union(box.offsetBy(dx: shift, dy: baseline - theirs)) }
      height = baseline + (box.maxY - theirs).rounded()
      // The additional indent of a line is part of its width.
      let isFirst = line.pointee.is_paragraph_start != 0
      let further = shape.map { (isFirst ? $0.firstLineHeadIndent : $0.headIndent) - $0.leadingIndent } ?? 0
      lines.append(
        PlacedLine(
          line: pango_layout_line_ref(line), origin: CGPoint(x: box.minX + shift, y: baseline),
          logicalWidth: box.width + further, top: top, bottom: height, base: start.byte, firstUnit: start.unit))
      if pango_layout_iter_next_line(iterator) == 0 { break }
    }
    if count < Int(pango_layout_get_line_count(layout)) { isTruncated = true }
  }

  /// Computes the bounds, after all lines were added.
  func finish(width: CGFloat?) {
    var widest = (lines.map(\.logicalWidth).max() ?? 0) + indent
    if let width, widest > width + 1 / TextSetter.units, ink.maxX > width {
      cut = width
      ink = ink.overlap(CGRect(x: ink.minX, y: ink.minY, width: max(width - ink.minX, 0), height: ink.height))
      widest = width
      isTruncated = true
    } else if let width {
      // Lines never break before spaces and tabs, which are invisible outside the edge.
      widest = min(widest, max(width, 0))
    }
    metrics = TextMetrics(
      size: CGSize(width: widest, height: height), firstBaseline: lines.first?.origin.y ?? 0,
      lastBaseline: lines.last?.origin.y ?? 0, lineCount: lines.count, isTruncated: isTruncated)
  }

  /// Draws with the context's source and transform; runs of several colors set their own.
  func draw(on cairo: OpaquePointer, at place: CGPoint) {
    if let cut {
      cairo_save(cairo)
      cairo_rectangle(
        cairo, Double(place.x + ink.minX), Double(place.y + ink.minY), Double(cut - ink.minX), Double(ink.height))
      cairo_clip(cairo)
    }
    for line in lines {
      let start = CGPoint(x: place.x + line.origin.x, y: place.y + line.origin.y)
      if !reshaped.isEmpty {
        drawReshaped(line, at: start, on: cairo)
        continue
      }
      cairo_move_to(cairo, Double(start.x), Double(start.y))
      pango_cairo_show_layout_line(cairo, line.line)
    }
    if cut != nil { cairo_restore(cairo) }
  }

  private static func points(_ rect: PangoRectangle) -> CGRect {
    CGRect(
      x: CGFloat(rect.x) / TextSetter.units, y: CGFloat(rect.y) / TextSetter.units,
      width: CGFloat(rect.width) / TextSetter.units, height: CGFloat(rect.height) / TextSetter.units)
  }
}
