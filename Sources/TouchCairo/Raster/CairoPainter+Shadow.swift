import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  /// Draws the shadow of a layer, in device pixels, before the layer itself is drawn.
  ///
  /// The shadow moves by whole pixels and is blurred with whole numbers. So a part of it that is drawn alone has
  /// the same pixels as in the whole shadow.
  mutating func throwShadow(_ shadow: Shadow, of layer: PaintLayer) {
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

/// Three averages in a row, which together are nearly a Gaussian blur, in both directions.
///
/// https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement gives the widths.
struct BoxBlur {
  /// For each of the three, how many pixels before and after the middle it averages; none when nothing is blurred.
  private let boxes: [(before: Int, after: Int)]

  init(deviation: Double) {
    let width = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = Array(repeating: (width / 2, width / 2), count: 3)
    } else {
      boxes = [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
    }
  }

  /// Blurs bytes in place; beyond the edges there is nothing.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    // One line at a time, so that the scratch storage is two lines.
    var line = [UInt8](repeating: 0, count: max(width, height))
    var other = line
    for box in boxes {
      for y in 0..<height { blur(pixels + y * stride, width, 1, box, &line, &other) }
    }
    for box in boxes {
      for x in 0..<width { blur(pixels + x, height, stride, box, &line, &other) }
    }
  }

  private func blur(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int, _ box: (before: Int, after: Int),
    _ line: inout [UInt8], _ other: inout [UInt8]
  ) {
    line.withUnsafeMutableBufferPointer { line in
      for index in 0..<count { line[index] = start[index * step] }
      let size = box.before + box.after + 1
      var sum = 0
      for index in 0..<min(box.after, count) { sum += Int(line[index]) }
      for index in 0..<count {
        if index + box.after < count { sum += Int(line[index + box.after]) }
        start[index * step] = UInt8((sum + size / 2) / size)
        if index - box.before >= 0 { sum -= Int(line[index - box.before]) }
      }
    }
  }
}
