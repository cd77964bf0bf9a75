import CCairo
import CPango
import TouchDrawing
import TouchGeometry

/// Glyphs with a changed shape: outlined, slanted, expanded or condensed (semantics 16.15).
struct ReshapedRun {
  /// Their range in the bytes of the whole text.
  let bytes: Range<Int>
  /// The size of the font, in points.
  let size: CGFloat
  let color: CGColor
  let look: TextDecoration

  /// Returns the distance from the line's bounds within which something may be drawn.
  func reach(_ height: CGFloat) -> CGFloat {
    size * abs(look.outline) / 100 + height * abs(look.slant) + (look.stretch == 1 ? 0 : height)
  }

  /// Draws the background of glyphs that begin at a point of their baseline.
  func drawGround(_ piece: ReshapedPiece, on cairo: OpaquePointer) {
    guard let background = look.background else { return }
    let (above, below) = piece.extents(look.stretch)
    fill(
      CGRect(x: piece.place.x, y: piece.place.y - above, width: piece.width, height: above + below), background, cairo)
  }

  /// Draws glyphs, and the lines below and through them.
  func draw(_ piece: ReshapedPiece, on cairo: OpaquePointer) {
    guard let metrics = pango_font_get_metrics(piece.font, nil) else { return }
    defer { pango_font_metrics_unref(metrics) }
    let units = TextSetter.units * look.stretch
    func line(_ position: Int32, _ thickness: Int32, _ shift: CGFloat, _ color: CGColor?) {
      let height = CGFloat(thickness) / units
      let top = piece.place.y - CGFloat(position) / units + shift * height
      fill(CGRect(x: piece.place.x, y: top, width: piece.width, height: height), color ?? self.color, cairo)
    }
    if look.underline & 0xF != 0 {
      let (position, thickness) = (
        pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics)
      )
      line(position, thickness, 0, look.underlineColor)
      if look.underline & 0xF == 9 { line(position, thickness, 2, look.underlineColor) }
    }
    drawLetters(piece, on: cairo)
    if look.strikethrough & 0xF != 0 {
      line(
        pango_font_metrics_get_strikethrough_position(metrics),
        pango_font_metrics_get_strikethrough_thickness(metrics), 0, look.strikethroughColor)
    }
  }

  private func drawLetters(_ piece: ReshapedPiece, on cairo: OpaquePointer) {
    let height = 1 / look.stretch
    cairo_save(cairo)
    cairo_translate(cairo, Double(piece.place.x), Double(piece.place.y))
    var matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: Double(-look.slant * height), yy: Double(height), x0: 0, y0: 0)
    cairo_save(cairo)
    cairo_transform(cairo, &matrix)
    cairo_move_to(cairo, 0, 0)
    if look.outline <= 0 {
      use(color, on: cairo)
      pango_cairo_show_glyph_string(cairo, piece.font, piece.glyphs)
    }
    cairo_new_path(cairo)
    if look.outline != 0 {
      cairo_move_to(cairo, 0, 0)
      pango_cairo_glyph_string_path(cairo, piece.font, piece.glyphs)
    }
    // The pen has the same width in all directions.
    cairo_restore(cairo)
    if look.outline != 0 {
      use(look.outlineColor ?? color, on: cairo)
      cairo_set_line_width(cairo, Double(size * abs(look.outline) / 100))
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      cairo_set_miter_limit(cairo, 4)
      cairo_stroke(cairo)
    }
    cairo_restore(cairo)
  }

  private func fill(_ rect: CGRect, _ color: CGColor, _ cairo: OpaquePointer) {
    cairo_save(cairo)
    use(color, on: cairo)
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  private func use(_ color: CGColor, on cairo: OpaquePointer) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

/// Adjacent glyphs of one font and direction in a line.
struct ReshapedPiece {
  let font: OpaquePointer
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// The start of the baseline, and its length.
  var place: CGPoint
  let width: CGFloat

  /// Returns the extents above and below the baseline, in points.
  ///
  /// The font is `stretch` times as large as requested, so its measures are divided by it.
  func extents(_ stretch: CGFloat) -> (above: CGFloat, below: CGFloat) {
    var logical = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, nil, &logical)
    let units = TextSetter.units * stretch
    return (CGFloat(-logical.y) / units, CGFloat(logical.height + logical.y) / units)
  }
}

extension SetText {
  /// Returns the pieces of a line, from left to right, each with whether its shape is changed.
  private func pieces(
    of line: UnsafeMutablePointer<PangoLayoutLine>, at start: CGPoint, base: Int
  ) -> [(piece: ReshapedPiece, run: ReshapedRun?)] {
    var found: [(piece: ReshapedPiece, run: ReshapedRun?)] = []
    var x = start.x
    var node = line.pointee.runs
    while let each = node {
      node = each.pointee.next
      guard let item = each.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = item.pointee.glyphs, let piece = item.pointee.item
      else { continue }
      let width = CGFloat(pango_glyph_string_get_width(glyphs)) / TextSetter.units
      defer { x += width }
      guard let font = piece.pointee.analysis.font else { continue }
      let rise = CGFloat(item.pointee.y_offset) / TextSetter.units
      found.append(
        (
          ReshapedPiece(
            font: OpaquePointer(font), glyphs: glyphs, place: CGPoint(x: x, y: start.y - rise), width: width),
          reshaped.first { $0.bytes.contains(Int(piece.pointee.offset) + base) }
        ))
    }
    return found
  }

  /// Draws a line with reshaped glyphs, which are drawn after the others.
  func drawReshaped(_ line: PlacedLine, at place: CGPoint, on cairo: OpaquePointer) {
    let own = pieces(of: line.line, at: place, base: line.base).filter { $0.run != nil }
    for (piece, run) in own { run?.drawGround(piece, on: cairo) }
    // During this call the run has no glyphs.
    let letters = own.map { part in
      let glyphs = part.piece.glyphs.pointee
      return (0..<Int(glyphs.num_glyphs)).map { index in
        defer { glyphs.glyphs[index].glyph = Self.noGlyph }
        return glyphs.glyphs[index].glyph
      }
    }
    cairo_move_to(cairo, Double(place.x), Double(place.y))
    pango_cairo_show_layout_line(cairo, line.line)
    for (part, glyphs) in zip(own, letters) {
      for (index, glyph) in glyphs.enumerated() { part.piece.glyphs.pointee.glyphs[index].glyph = glyph }
      part.run?.draw(part.piece, on: cairo)
    }
  }

  /// Returns the extents of a line above and below its baseline, with expanded glyphs.
  func extents(
    of line: UnsafeMutablePointer<PangoLayoutLine>, base: Int, _ usual: (above: CGFloat, below: CGFloat)
  ) -> (above: CGFloat, below: CGFloat) {
    guard !hasBoxes, reshaped.contains(where: { $0.look.stretch != 1 }) else { return usual }
    let all = pieces(of: line, at: .zero, base: base)
    guard all.contains(where: { $0.run.map { $0.look.stretch != 1 } ?? false }) else { return usual }
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for (piece, run) in all {
      let part = piece.extents(run?.look.stretch ?? 1)
      above = max(above, part.above - piece.place.y)
      below = max(below, part.below + piece.place.y)
    }
    return (above, below)
  }

  /// The number of an empty glyph in Pango.
  private static let noGlyph: UInt32 = 0x0FFF_FFFF
}
