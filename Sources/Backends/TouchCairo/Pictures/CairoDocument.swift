import CCairo
import TouchDrawing
import TouchGeometry

extension DisplayList {
  /// Returns the list as a PDF of one page, with text and shapes as vectors: it is sharp at every size.
  ///
  /// - Parameters:
  ///   - size: The size of the page, in points.
  ///   - background: The color behind the list.
  ///   - text: The text engine.
  /// - Returns: The bytes of the file; nil if Cairo cannot create it.
  package func pdf(size: CGSize, background: CGColor = .white, text: PangoTextEngine = .shared) -> [UInt8]? {
    var bytes: [UInt8] = []
    let isWritten = withUnsafeMutablePointer(to: &bytes) { bytes -> Bool in
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes, Double(size.width), Double(size.height))
      guard let surface else { return false }
      defer { cairo_surface_destroy(surface) }
      guard let cairo = cairo_create(surface) else { return false }
      var painter = CairoPainter(
        cairo: cairo, text: text, scale: 1, target: nil, caches: CairoPainter.Caches(), frames: [])
      painter.isVector = true
      painter.surroundings.background = background
      painter.begin(within: CGRect(origin: .zero, size: size), isWhole: true, background: background)
      painter.run(self)
      _ = painter.end()
      let status = cairo_status(cairo)
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      return status == CAIRO_STATUS_SUCCESS && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    }
    return isWritten ? bytes : nil
  }
}

extension CairoCanvas {
  /// Draws the pixels on a Cairo context of the host, from the origin, with `scale` pixels per unit.
  ///
  /// - Parameters:
  ///   - context: A `cairo_t`, whose source is changed and whose clip is respected.
  ///   - scale: Pixels per point.
  /// - Returns: False for a context with an error, and without pixels.
  package func draw(on context: OpaquePointer, scale: CGFloat) -> Bool {
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let buffer = buffer(scale: scale),
      let surface = cairo_image_surface_create_for_data(
        buffer.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(buffer.width),
        Int32(buffer.height), Int32(buffer.stride))
    else { return false }
    defer {
      // The host owns the pixels. A recording context would retain a reference to them, so it gets a copy now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    cairo_save(context)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
    return cairo_status(context) == CAIRO_STATUS_SUCCESS
  }
}
