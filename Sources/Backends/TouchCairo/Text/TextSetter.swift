import CCairo
import CPango
import TouchDrawing
import TouchGeometry

/// The font map, and the creation of Pango layouts with it.
///
/// Used by one thread at a time.
final class TextSetter {
  /// Pango's units per point.
  static let units = CGFloat(PANGO_SCALE)

  let fontMap: UnsafeMutableRawPointer
  private let context: OpaquePointer
  /// The contexts of paragraphs with an explicit direction; created when needed.
  private lazy var directed = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { direction in
    let made = Self.makeContext(fontMap)
    pango_context_set_base_dir(made, direction)
    return made
  }

  init(fontconfigFile: String?) {
    let map = pango_cairo_font_map_new()!
    fontMap = UnsafeMutableRawPointer(map)
    if let fontconfigFile, let config = FcConfigCreate() {
      FcConfigParseAndLoad(config, fontconfigFile, FcBool(1))
      FcConfigBuildFonts(config)
      pango_fc_font_map_set_config(OpaquePointer(fontMap), config)
      FcConfigDestroy(config)
    }
    context = Self.makeContext(fontMap)
  }

  private static func makeContext(_ map: UnsafeMutableRawPointer) -> OpaquePointer {
    let context = pango_font_map_create_context(OpaquePointer(map))!
    let options = cairo_font_options_create()
    // Measures are independent of the device's scale; outlines are unhinted.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // Glyphs advance by whole points. Cairo 1.16 places glyphs on whole pixels anyway: without this, the gaps between
    // them are uneven at scale 1; with it, they are even there and hardly differ at larger scales.
    pango_context_set_round_glyph_positions(context, 1)
    return context
  }

  deinit {
    for made in isDirected ? directed : [] { g_object_unref(UnsafeMutableRawPointer(made)) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  private var isDirected = false

  /// Returns the context of a paragraph with a direction.
  private func context(for direction: NSWritingDirection) -> OpaquePointer {
    guard direction != .natural else { return context }
    isDirected = true
    return directed[direction == .rightToLeft ? 1 : 0]
  }

  func metrics(of font: UIFont) -> FontMetrics {
    let description = Self.description(of: font)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = (CGFloat(pango_font_metrics_get_ascent(metrics)) / Self.units).rounded()
    let descent = (CGFloat(pango_font_metrics_get_descent(metrics)) / Self.units).rounded()
    return FontMetrics(ascender: ascent, descender: -descent, lineHeight: ascent + descent)
  }

  /// Returns the drawn heights of an H and an x.
  func letterHeights(of font: UIFont) -> LetterHeights {
    let description = Self.description(of: font)
    defer { pango_font_description_free(description) }
    func height(of letter: String) -> CGFloat {
      let layout = pango_layout_new(context)!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, letter, -1)
      let line = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(line) }
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_iter_get_line_extents(line, &ink, &logical)
      return CGFloat(pango_layout_iter_get_baseline(line) - ink.y) / Self.units
    }
    return LetterHeights(capital: height(of: "H"), small: height(of: "x"))
  }

  /// Lays out a text: the lines that fit, and a shortened last line if there are too many.
  func set(_ whole: TextLayout) -> SetText {
    var layout = whole.cut
    let text = RunText(layout.runs, direction: layout.paragraph?.writingDirection ?? .natural)
    let result = SetText()
    result.reshaped = text.reshapedRuns
    result.hasBoxes = layout.runs.contains { $0.decoration?.box != nil }
    result.hasBackground = layout.runs.contains { $0.decoration?.background != nil }
    if layout.alignment == .natural { layout.alignment = text.isRightToLeft ? .right : .left }
    if let shape = layout.paragraph {
      let indents = shape.indents(in: layout.width)
      result.shape = shape
      result.indent = text.isRightToLeft ? indents.trailing : indents.leading
      layout.width = layout.width.map { max($0 - indents.leading - indents.trailing, 1) }
    }
    let limit = max(layout.maximumLines, 0)
    switch layout.lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      if limit == 1 {
        addLastLine(of: text, from: 0, layout, to: result)
      } else {
        let body = makeLayout(text, text.bytes.indices, layout)
        let count = Int(pango_layout_get_line_count(body))
        if limit > 0, count > limit {
          result.add(body, lines: limit - 1, room: nil, alignment: layout.alignment)
          let line = pango_layout_get_line_readonly(body, Int32(limit - 1))!
          addLastLine(of: text, from: Int(line.pointee.start_index), layout, to: result)
        } else {
          result.add(body, lines: count, room: nil, alignment: layout.alignment)
        }
      }
    case .byWordWrapping, .byCharWrapping:
      let body = makeLayout(text, text.bytes.indices, layout)
      let count = Int(pango_layout_get_line_count(body))
      result.add(body, lines: limit > 0 ? min(limit, count) : count, room: nil, alignment: layout.alignment)
    case .byClipping:
      let body = makeLayout(text, text.bytes.indices, layout)
      let count = Int(pango_layout_get_line_count(body))
      result.add(body, lines: limit > 0 ? min(limit, count) : count, room: layout.width, alignment: layout.alignment)
    }
    result.finish(width: layout.width.map { $0 + result.indent })
    return result
  }

  /// Adds the last allowed line: the rest of its paragraph, shortened, with an ellipsis even if only further paragraphs
  /// follow.
  private func addLastLine(of text: RunText, from start: Int, _ layout: TextLayout, to result: SetText) {
    let end = text.bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    var line = text
    if let end { line.end(at: end, with: "…") }
    let last = makeLayout(line, start..<line.bytes.count, layout, shortens: true)
    let units = text.bytes[..<start].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) + ($1 >= 0xF0 ? 1 : 0) }
    result.add(
      last, lines: 1, room: nil, alignment: layout.alignment, start: (start, units),
      beginsParagraph: start > 0 && text.bytes[start - 1].isLineBreak)
    if end != nil || pango_layout_is_ellipsized(last) != 0 { result.isTruncated = true }
  }

  /// Returns a Pango layout of some bytes of a text; the caller owns it.
  private func makeLayout(
    _ text: RunText, _ range: Range<Int>, _ layout: TextLayout, shortens: Bool = false
  ) -> OpaquePointer {
    let direction = layout.paragraph?.writingDirection ?? .natural
    let result = pango_layout_new(context(for: direction))!
    if direction != .natural { pango_layout_set_auto_dir(result, 0) }
    text.bytes[range].withUnsafeBytes { bytes in
      pango_layout_set_text(result, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
    }
    if let first = layout.runs.first {
      let description = Self.description(of: first.font)
      pango_layout_set_font_description(result, description)
      pango_font_description_free(description)
    }
    let isWrapped = layout.width != nil && layout.lineBreakMode != .byClipping
    if isWrapped || text.isStyled, let attributes = text.attributes(in: range) {
      pango_layout_set_attributes(result, attributes)
      pango_attr_list_unref(attributes)
    }
    if let shape = layout.paragraph, shape.firstLineHeadIndent != shape.headIndent {
      let indent = min(max((shape.firstLineHeadIndent - shape.headIndent) * Self.units, -1e8), 1e8)
      pango_layout_set_indent(result, Int32(indent))
    }
    setTabs(of: layout, on: result)
    switch layout.lineBreakMode {
    case .byCharWrapping: pango_layout_set_wrap(result, PANGO_WRAP_CHAR)
    case .byWordWrapping, .byClipping: pango_layout_set_wrap(result, PANGO_WRAP_WORD_CHAR)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      pango_layout_set_wrap(result, PANGO_WRAP_WORD_CHAR)
      if shortens { pango_layout_set_ellipsize(result, Self.ellipsis(of: layout.lineBreakMode)) }
    }
    // Pango's left is the start of the script, unless the paragraph sets its direction; the kit's is the left edge.
    let turns = direction == .natural && text.isRightToLeft
    switch layout.alignment {
    case .center: pango_layout_set_alignment(result, PANGO_ALIGN_CENTER)
    case .left, .natural:
      pango_layout_set_alignment(result, turns ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    case .right: pango_layout_set_alignment(result, turns ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    case .justified: pango_layout_set_justify(result, 1)
    }
    if let width = layout.width, shortens || layout.lineBreakMode != .byClipping {
      // Rounded up, so that the measured width suffices.
      let units = Int32(min(max(width, 0) * Self.units, 1e9).rounded(.up))
      if shortens || !fits(result, text, range, layout, units) { pango_layout_set_width(result, units) }
    }
    return result
  }

  /// Sets the tab stops that the paragraph defines.
  private func setTabs(of layout: TextLayout, on result: OpaquePointer) {
    guard let shape = layout.paragraph else { return }
    let places = shape.tabPlaces
    guard !places.isEmpty, let tabs = pango_tab_array_new(Int32(places.count), 0) else { return }
    defer { pango_tab_array_free(tabs) }
    for (index, place) in places.enumerated() {
      let alignment =
        switch place.alignment {
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .left, .natural, .justified: PANGO_TAB_LEFT
        }
      // Lines begin at the indent; tabs are relative to the edge.
      let units = min(max((place.location - shape.leadingIndent) * Self.units, 0), 1e9)
      pango_tab_array_set_tab(tabs, Int32(index), alignment, Int32(units))
    }
    pango_layout_set_tabs(result, tabs)
  }

  /// Returns whether a text fits in one line that begins at the left, so that a width has no effect.
  ///
  /// With a width Pango shapes every glyph twice. So a text that probably fits is set without one first.
  private func fits(
    _ set: OpaquePointer, _ text: RunText, _ range: Range<Int>, _ layout: TextLayout, _ width: Int32
  ) -> Bool {
    let isAtLeft = layout.alignment == .left && !text.isRightToLeft
    let isEven = layout.paragraph.map { $0.firstLineHeadIndent == $0.headIndent } ?? true
    let minimum = CGFloat(range.count) * (layout.runs.map(\.font.pointSize).max() ?? 0) * Self.minimumAdvance
    guard isAtLeft, isEven, minimum * Self.units <= CGFloat(width),
      !text.bytes[range].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
      pango_layout_get_line_count(set) == 1
    else { return false }
    var box = PangoRectangle()
    pango_layout_get_extents(set, nil, &box)
    return box.width <= width
  }

  /// The minimum width per byte of a text that fills a line, as a fraction of its font's size.
  private static let minimumAdvance: CGFloat = 0.45

  private static func ellipsis(of mode: NSLineBreakMode) -> PangoEllipsizeMode {
    switch mode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }

  /// The maximum size of a font, in points; larger ones are drawn with this size.
  static let maximumPoints: CGFloat = 4096

  /// Returns Pango's description of a font; the caller owns it.
  ///
  /// - Parameter stretch: The factor of its size.
  static func description(of font: UIFont, stretch: CGFloat = 1) -> OpaquePointer {
    let result = pango_font_description_new()!
    switch font.face {
    case .system: setFamily("DejaVu Sans,sans", of: result)
    case .monospaced: setFamily("DejaVu Sans Mono,monospace", of: result)
    case .serif: setFamily("DejaVu Serif,serif", of: result)
    case .named(let family): pango_font_description_set_family(result, family)
    }
    // Pango's sizes have 32 bits. An invalid size draws nothing.
    let size = font.pointSize > 0 ? min(font.pointSize * stretch, maximumPoints) : 0
    pango_font_description_set_absolute_size(result, Double(size * units))
    pango_font_description_set_weight(result, PangoWeight(rawValue: UInt32(font.weight.number)))
    if font.isItalic { pango_font_description_set_style(result, PANGO_STYLE_ITALIC) }
    return result
  }

  /// Sets the families of a description, which retains the pointer.
  ///
  /// A literal of the type `String` would be copied for the call, and the copy freed after it.
  private static func setFamily(_ names: StaticString, of description: OpaquePointer) {
    let bytes = UnsafeRawPointer(names.utf8Start).assumingMemoryBound(to: CChar.self)
    pango_font_description_set_family_static(description, bytes)
  }
}
