import CCairo

/// The coverage of each pixel by a shape.
final class ShapeMask {
  let surface: OpaquePointer
  /// One byte per pixel: 255 for complete coverage.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The bytes from one row to the next.
  let stride: Int
  let columns: Int
  let rows: Int

  /// Creates an empty mask; nil if it cannot be allocated.
  init?(columns: Int, rows: Int) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.bytes, self.columns, self.rows) = (surface, bytes, columns, rows)
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Creates the mask of the path that `trace` adds to a context; nil if it cannot be allocated.
  convenience init?(columns: Int, rows: Int, _ trace: (OpaquePointer) -> Void) {
    self.init(columns: columns, rows: rows)
    guard let cairo = cairo_create(surface) else { return nil }
    trace(cairo)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Blurs the mask.
  func blur(_ blur: BoxBlur) {
    blur.apply(to: bytes, width: columns, height: rows, stride: stride)
    cairo_surface_mark_dirty(surface)
  }
}

/// Maps target pixels to the pixels of a smaller mask along one axis: the mask pixel `before` stands for `times` target
/// pixels.
struct PixelStretch {
  /// The first pixel in the target.
  var place: Int
  /// The number of pixels before the repeated one, and so its index in the mask.
  var before: Int
  /// The number of target pixels of the repeated pixel; 0 if none is repeated.
  var times: Int
  /// The number of pixels in the target.
  var count: Int

  /// Returns the mask pixel of a target pixel.
  func source(_ index: Int) -> Int {
    index < before ? index : index < before + times ? before : index - times + 1
  }
}
