import CCairo

/// How much a shape covers of each pixel.
final class ShapeMask {
  let surface: OpaquePointer
  /// A byte for each pixel: 255 where the shape covers all of it.
  let bytes: UnsafeMutablePointer<UInt8>
  /// Bytes from one row to the next.
  let stride: Int
  let columns: Int
  let rows: Int

  /// A mask that covers nothing; nil when there is no memory for it.
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

  /// Has Cairo fill what `trace` adds to the path of a context; nil when there is no memory for it.
  convenience init?(columns: Int, rows: Int, _ trace: (OpaquePointer) -> Void) {
    self.init(columns: columns, rows: rows)
    guard let cairo = cairo_create(surface) else { return nil }
    trace(cairo)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Makes the edges soft.
  func blur(_ blur: BoxBlur) {
    blur.apply(to: bytes, width: columns, height: rows, stride: stride)
    cairo_surface_mark_dirty(surface)
  }
}

/// Along one axis, which pixel of a mask stands for which of the target: one of the mask may be repeated.
struct PixelStretch {
  /// The first pixel in the target.
  var place: Int
  /// How many pixels come before the one that is repeated.
  var before: Int
  /// How often that one is there; 0 where nothing is repeated.
  var times: Int
  /// How many pixels there are in the target.
  var count: Int

  /// Which pixel of the mask stands for one of the target.
  func source(_ index: Int) -> Int {
    index < before ? index : index < before + times ? before : index - times + 1
  }
}
