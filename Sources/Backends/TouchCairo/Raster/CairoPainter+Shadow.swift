import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  /// Draws the shadow of a layer, in device pixels, before the layer itself is drawn.
  ///
  /// The shadow moves by whole pixels and is blurred with integers. So a part of it that is drawn alone has the same
  /// pixels as in the whole shadow.
  mutating func drawShadow(_ shadow: Shadow, of layer: PaintLayer) {
    let color = shadow.color
    let margin = shadow.reach.rounded(.up)
    let area = layer.area.outset(by: margin)
    guard color.alpha > 0, area.width <= 32767, area.height <= 32767,
      let blurred = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels: area.width), Int32(pixels: area.height))
    else { return }
    defer { cairo_surface_destroy(blurred) }
    cairo_surface_flush(layer.surface)
    guard cairo_surface_status(blurred) == CAIRO_STATUS_SUCCESS,
      let thrower = cairo_image_surface_get_data(layer.surface),
      let target = cairo_image_surface_get_data(blurred)
    else { return }
    cairo_surface_flush(blurred)
    let (sourceStride, stride) = (
      Int(cairo_image_surface_get_stride(layer.surface)), Int(cairo_image_surface_get_stride(blurred))
    )
    let inset = Int(margin)
    for y in 0..<Int(layer.area.height) {
      let row = UnsafeRawPointer(thrower + y * sourceStride).assumingMemoryBound(to: UInt32.self)
      let line = target + (y + inset) * stride + inset
      for x in 0..<Int(layer.area.width) { line[x] = UInt8(row[x] >> 24) }
    }
    BoxBlur(deviation: Double(shadow.deviation))
      .apply(to: target, width: Int(area.width), height: Int(area.height), stride: stride)
    cairo_surface_mark_dirty(blurred)
    use(.identity)
    source(color)
    cairo_mask_surface(
      cairo, blurred, Double(area.minX + shadow.offset.width.rounded()),
      Double(area.minY + shadow.offset.height.rounded()))
  }
}
