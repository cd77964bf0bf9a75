import CPango
import TouchDrawing
import TouchGeometry

/// The letters of several runs in one row of bytes, and where which run ends.
struct RunText {
  private(set) var bytes: [UInt8] = []
  /// Whether the first letter that has a direction runs to the left.
  let isRightToLeft: Bool
  private var runs: [(end: Int, font: UIFont, color: CGColor, decoration: TextDecoration?)] = []

  /// - Parameter direction: which way the text runs whatever its letters say; natural for as they say.
  init(_ runs: [TextRun], direction: NSWritingDirection = .natural) {
    for run in runs {
      bytes.append(contentsOf: run.text.utf8)
      self.runs.append((bytes.count, run.font, run.color, run.decoration))
    }
    isRightToLeft = direction == .natural ? Self.firstDirection(in: runs) : direction == .rightToLeft
  }

  /// Whether the first letter with a direction is of a script that runs to the left: those of the Unicode blocks that
  /// are set aside for such scripts, from Hebrew to Arabic and what was added in the upper planes.
  private static func firstDirection(in runs: [TextRun]) -> Bool {
    for run in runs {
      for letter in run.text.unicodeScalars {
        switch letter.value {
        // Most text is known by its first letter, without Unicode's tables, which a start would read for nothing.
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

  /// Forgets what follows a place and puts other letters there, in the font and color of that place.
  mutating func end(at index: Int, with letters: String) {
    let run = runs.first { index < $0.end }
    bytes.removeSubrange(index...)
    bytes.append(contentsOf: letters.utf8)
    runs.removeAll { $0.end > index }
    if let run { runs.append((bytes.count, run.font, run.color, run.decoration)) }
  }

  /// The runs whose letters are drawn in another way than the font has them.
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

  /// Whether one font and one color do not say how it looks.
  var isStyled: Bool { runs.count > 1 || runs.first?.decoration != nil }

  /// Fonts and colors as Pango takes them, counted from the beginning of a range; the caller owns them.
  func attributes(in range: Range<Int>) -> OpaquePointer? {
    guard let list = pango_attr_list_new() else { return nil }
    // A word that is broken because it is too long for its line gets no hyphen, which it does not have.
    insert(pango_attr_insert_hyphens_new(0), range, range.lowerBound, list)
    guard isStyled else { return list }
    var start = 0
    for run in runs {
      let part = max(start, range.lowerBound)..<max(min(run.end, range.upperBound), max(start, range.lowerBound))
      start = run.end
      guard !part.isEmpty else { continue }
      // Wider letters are those of a larger font, which are drawn lower.
      let description = TextSetter.description(of: run.font, stretch: run.decoration?.stretch ?? 1)
      insert(pango_attr_font_desc_new(description), part, range.lowerBound, list)
      pango_font_description_free(description)
      let color = run.color
      insert(
        pango_attr_foreground_new(part16(color.red), part16(color.green), part16(color.blue)), part,
        range.lowerBound, list)
      // Pango takes 0 for "not set"; 1 of 65535 cannot be seen either.
      insert(pango_attr_foreground_alpha_new(max(part16(color.alpha), 1)), part, range.lowerBound, list)
      if let decoration = run.decoration { decorate(part, decoration, range.lowerBound, list) }
    }
    return list
  }

  private func part16(_ value: CGFloat) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }

  private func decorate(_ part: Range<Int>, _ decoration: TextDecoration, _ base: Int, _ list: OpaquePointer) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { insert(attribute, part, base, list) }
    func units(_ value: CGFloat) -> Int32 { Int32(min(max(value * TextSetter.units, -1e8), 1e8)) }
    // What is drawn with letters of another shape has that shape, too.
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
      // Each character has the room, so a run of several attachments that are alike is as wide as all of them.
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
  /// Whether a paragraph ends with this byte.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
