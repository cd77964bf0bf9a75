import CPango
import TouchDrawing
import TouchGeometry

/// The text of several runs as bytes, with the end of each run.
struct RunText {
  private(set) var bytes: [UInt8] = []
  /// Whether the first letter with a direction is right-to-left.
  let isRightToLeft: Bool
  private var runs: [(end: Int, font: UIFont, color: CGColor, decoration: TextDecoration?)] = []

  /// - Parameter direction: The direction of the text; natural for that of its letters.
  init(_ runs: [TextRun], direction: NSWritingDirection = .natural) {
    for run in runs {
      bytes.append(contentsOf: run.text.utf8)
      self.runs.append((bytes.count, run.font, run.color, run.decoration))
    }
    isRightToLeft = direction == .natural ? Self.firstDirection(in: runs) : direction == .rightToLeft
  }

  /// Whether the first letter with a direction is of a right-to-left script: in one of the Unicode blocks for such
  /// scripts, from Hebrew to Arabic and those in the upper planes.
  private static func firstDirection(in runs: [TextRun]) -> Bool {
    for run in runs {
      for letter in run.text.unicodeScalars {
        switch letter.value {
        // The first letter usually suffices, without Unicode's tables, which would have to be loaded at the start.
        case 0x41...0x5A, 0x61...0x7A: return false
        case 0...0x7F: continue
        case _ where !letter.properties.isAlphabetic: continue
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
      }
    }
    return false
  }

  /// Replaces the text from an index with other text in the font and color at that index.
  mutating func end(at index: Int, with letters: String) {
    let run = runs.first { index < $0.end }
    bytes.removeSubrange(index...)
    bytes.append(contentsOf: letters.utf8)
    runs.removeAll { $0.end > index }
    if let run { runs.append((bytes.count, run.font, run.color, run.decoration)) }
  }

  /// The runs whose glyphs are reshaped.
  var reshapedRuns: [ReshapedRun] {
    var start = 0
    var found: [ReshapedRun] = []
    for run in runs {
      if let look = run.decoration, look.reshapes, look.box == nil {
        found.append(ReshapedRun(bytes: start..<run.end, size: run.font.pointSize, color: run.color, look: look))
      }
      start = run.end
    }
    return found
  }

  /// Whether the text has more than one font and color.
  var isStyled: Bool { runs.count > 1 || runs.first?.decoration != nil }

  /// Returns Pango's attributes for fonts and colors, relative to the start of a range; the caller owns them.
  func attributes(in range: Range<Int>) -> OpaquePointer? {
    guard let list = pango_attr_list_new() else { return nil }
    // A word that is broken because it is too long for its line gets no hyphen.
    insert(pango_attr_insert_hyphens_new(0), range, range.lowerBound, list)
    guard isStyled else { return list }
    var start = 0
    for run in runs {
      let part = max(start, range.lowerBound)..<max(min(run.end, range.upperBound), max(start, range.lowerBound))
      start = run.end
      guard !part.isEmpty else { continue }
      // Expanded glyphs are those of a larger font, drawn with a smaller height.
      let description = TextSetter.description(of: run.font, stretch: run.decoration?.stretch ?? 1)
      insert(pango_attr_font_desc_new(description), part, range.lowerBound, list)
      pango_font_description_free(description)
      let color = run.color
      insert(
        pango_attr_foreground_new(part16(color.red), part16(color.green), part16(color.blue)), part,
        range.lowerBound, list)
      // Pango treats 0 as "not set"; 1 of 65535 is invisible, too.
      insert(pango_attr_foreground_alpha_new(max(part16(color.alpha), 1)), part, range.lowerBound, list)
      if let decoration = run.decoration { decorate(part, decoration, range.lowerBound, list) }
    }
    return list
  }

  private func part16(_ value: CGFloat) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }

  private func decorate(_ part: Range<Int>, _ decoration: TextDecoration, _ base: Int, _ list: OpaquePointer) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { insert(attribute, part, base, list) }
    func units(_ value: CGFloat) -> Int32 { Int32(min(max(value * TextSetter.units, -1e8), 1e8)) }
    // Decorations of reshaped glyphs have their shape, too.
    let draws = decoration.box != nil || !decoration.reshapes
    if draws, let color = decoration.background {
      add(pango_attr_background_new(part16(color.red), part16(color.green), part16(color.blue)))
      add(pango_attr_background_alpha_new(max(part16(color.alpha), 1)))
    }
    if let kern = decoration.kern, kern != 0 { add(pango_attr_letter_spacing_new(units(kern))) }
    let features = (decoration.kern == 0 ? ["kern 0"] : []) + (decoration.joinsLetters ? [] : ["liga 0", "clig 0"])
    if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ", "))) }
    if draws, decoration.underline & 0xF != 0 {
      add(pango_attr_underline_new(decoration.underline & 0xF == 9 ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
      if let color = decoration.underlineColor {
        add(pango_attr_underline_color_new(part16(color.red), part16(color.green), part16(color.blue)))
      }
    }
    if draws, decoration.strikethrough & 0xF != 0 {
      add(pango_attr_strikethrough_new(1))
      if let color = decoration.strikethroughColor {
        add(pango_attr_strikethrough_color_new(part16(color.red), part16(color.green), part16(color.blue)))
      }
    }
    if let box = decoration.box {
      var rect = PangoRectangle(
        x: 0, y: units(-box.ascent), width: units(box.advance), height: units(box.height))
      // Each character has this size, so a run of several equal attachments has the width of all of them.
      add(pango_attr_shape_new(&rect, &rect))
    }
    if decoration.baselineOffset != 0 { add(pango_attr_rise_new(units(decoration.baselineOffset))) }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ part: Range<Int>, _ base: Int, _ list: OpaquePointer
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(part.lowerBound - base)
    attribute.pointee.end_index = UInt32(part.upperBound - base)
    pango_attr_list_insert(list, attribute)
  }
}

extension UInt8 {
  /// Whether this byte ends a paragraph.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
