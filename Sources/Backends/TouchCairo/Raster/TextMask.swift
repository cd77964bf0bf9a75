import CCairo
import TouchGeometry

/// The coverage of each pixel by the glyphs of a text.
///
/// Its pixels do not change, so several threads may draw it at the same time.
final class TextMask {
  /// The size and the subpixel position at which a text is drawn.
  struct Use: Equatable {
    var scale: CGSize
    var phase: CGVector
  }

  /// The maximum number of pixels of a mask at scale 1; a larger text is drawn glyph by glyph.
  static let maximum: CGFloat = 65536

  let mask: ShapeMask
  /// The offset from the pixel in which the text begins to the mask's first pixel.
  let shift: CGVector

  /// Reads a text that was drawn in black on an empty surface; nil if it contains another color or nothing.
  ///
  /// - Parameter shift: the offset from the pixel in which the text begins to the surface's first pixel.
  init?(_ drawn: OpaquePointer, width: Int, height: Int, shift: CGVector) {
    cairo_surface_flush(drawn)
    guard let data = cairo_image_surface_get_data(drawn) else { return nil }
    let sourceStride = Int(cairo_image_surface_get_stride(drawn))
    func row(_ y: Int) -> UnsafePointer<UInt32> {
      UnsafeRawPointer(data + y * sourceStride).assumingMemoryBound(to: UInt32.self)
    }
    var (left, right, top, bottom, colors) = (width, 0, height, 0, UInt32(0))
    for y in 0..<height {
      let row = row(y)
      var (first, last) = (0, width)
      while first < width, row[first] == 0 { first += 1 }
      if first == width { continue }
      while row[last - 1] == 0 { last -= 1 }
      for x in first..<last { colors |= row[x] }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y + 1)
    }
    guard colors & 0xFF_FFFF == 0, left < right, let mask = ShapeMask(columns: right - left, rows: bottom - top) else {
      return nil
    }
    self.mask = mask
    self.shift = CGVector(dx: shift.dx + CGFloat(left), dy: shift.dy + CGFloat(top))
    for y in top..<bottom {
      let (row, line) = (row(y), mask.bytes + (y - top) * mask.stride)
      for x in left..<right { line[x - left] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    cairo_surface_mark_dirty(mask.surface)
  }

  /// The number of pixels.
  var pixels: Int { mask.columns * mask.rows }
}
