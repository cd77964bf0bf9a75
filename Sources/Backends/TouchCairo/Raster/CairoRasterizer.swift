import CCairo
import TouchDrawing
import TouchGeometry

/// Draws display lists into memory: into an external buffer, such as a window's, or into its own image.
///
/// The surface, the drawing context and all scratch storage are kept between frames. It is used by one thread at a
/// time; the text engine may be shared.
package final class CairoRasterizer {
  /// The color behind the list; opaque white by default.
  package var background = CGColor.white

  /// The pixels in a row; 0 before `attach` and `resize`.
  package private(set) var width = 0
  /// The rows; 0 before `attach` and `resize`.
  package private(set) var height = 0

  private let text: PangoTextEngine
  private var surface: OpaquePointer?
  private var cairo: OpaquePointer?
  /// The external memory of the surface; nil if it has its own.
  private var base: UnsafeMutableRawPointer?
  private var stride = 0
  /// The surface's pixels, for drawing without Cairo.
  private var target: PixelTarget?
  private let shadows = ShadowMasks()
  private let shapes = ShapeMasks()
  /// Storage of the painter, kept between frames.
  private var frames: [CairoPainter.Frame] = []

  /// Creates a rasterizer without a target.
  ///
  /// - Parameter text: The text engine; it should be the one that views measure with.
  package init(text: PangoTextEngine = .shared) { self.text = text }

  deinit { drop() }

  /// Draws into external memory after this call, without a copy.
  ///
  /// Calling it again with the same values costs nothing, so call it before every frame.
  ///
  /// - Parameters:
  ///   - base: The first pixel of the first row; 32 bits each, `0xAARRGGBB` in the machine's byte order, premultiplied.
  ///     It must stay valid until the next `attach`, `resize` or `detach`, or the rasterizer's deallocation.
  ///   - width: The pixels in a row.
  ///   - height: The rows.
  ///   - stride: The bytes from one row to the next; a multiple of 4, at least four times the width.
  /// - Returns: Whether Cairo can draw there. If not, rendering does nothing.
  @discardableResult package func attach(
    base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) -> Bool {
    if base == self.base, width == self.width, height == self.height, stride == self.stride, cairo != nil {
      return true
    }
    drop()
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= width * 4, stride % 4 == 0 else {
      return false
    }
    surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    return begin(base: base, width: width, height: height, stride: stride)
  }

  /// Draws into its own image after this call.
  ///
  /// A new size begins with transparent pixels; the same size keeps them.
  ///
  /// - Returns: Whether there is such an image; sizes below 1 or above 32767 have none, and rendering does nothing.
  @discardableResult package func resize(width: Int, height: Int) -> Bool {
    if base == nil, width == self.width, height == self.height, cairo != nil { return true }
    drop()
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return false }
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    return begin(base: nil, width: width, height: height, stride: width * 4)
  }

  /// Releases the memory or the image; rendering does nothing until the next `attach` or `resize`.
  package func detach() { drop() }

  private func begin(base: UnsafeMutableRawPointer?, width: Int, height: Int, stride: Int) -> Bool {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      drop()
      return false
    }
    (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
    cairo = cairo_create(surface)
    if let pixels = cairo_image_surface_get_data(surface) {
      target = PixelTarget(base: UnsafeMutableRawPointer(pixels), stride: stride)
    }
    return true
  }

  private func drop() {
    if let cairo { cairo_destroy(cairo) }
    if let surface {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    (cairo, surface, base, target, width, height, stride) = (nil, nil, nil, nil, 0, 0, 0)
  }

  /// Draws a list over the background.
  ///
  /// - Parameters:
  ///   - list: The display list, in points from the upper left corner.
  ///   - scale: Device pixels per point.
  ///   - damage: Rectangles in points; only they are redrawn, including partly covered pixels. They may overlap. Nil
  ///     redraws everything.
  package func render(_ list: DisplayList, scale: CGFloat, damage: [CGRect]? = nil) {
    guard let cairo, let surface, scale > 0, scale.isFinite else { return }
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var usesCairo = false
    for rect in damage ?? [all] where !rect.isEmpty {
      let area = damage == nil ? all : Self.pixels(rect, scale: scale).overlap(all)
      if area.isEmpty || target?.fill(list, scale: scale, within: area, background: background) == true { continue }
      if !usesCairo {
        // The painter and the owner of the memory write pixels without Cairo.
        usesCairo = true
        cairo_surface_flush(surface)
        cairo_surface_mark_dirty(surface)
      }
      draw(list, scale: scale, within: area, on: cairo)
    }
    guard usesCairo else { return }
    cairo_surface_flush(surface)
    if cairo_status(cairo) != CAIRO_STATUS_SUCCESS {
      // A context with an error no longer draws; the next frame begins with a new one.
      cairo_destroy(cairo)
      self.cairo = cairo_create(surface)
    }
  }

  /// Returns the device pixels that a rectangle in points covers, at least partly.
  package static func pixels(_ rect: CGRect, scale: CGFloat) -> CGRect {
    if rect.isInfinite || rect.isNull { return rect }
    let (left, top) = ((rect.minX * scale + 1e-6).rounded(.down), (rect.minY * scale + 1e-6).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale - 1e-6).rounded(.up), (rect.maxY * scale - 1e-6).rounded(.up))
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  private func draw(_ list: DisplayList, scale: CGFloat, within area: CGRect, on cairo: OpaquePointer) {
    var painter = CairoPainter(
      cairo: cairo, text: text, scale: scale, target: target, shadows: shadows, shapes: shapes, frames: frames)
    frames = []
    let isCovered = list.commands.first.map { painter.covers($0, area) } ?? false
    let isWhole = area.width == CGFloat(width) && area.height == CGFloat(height)
    painter.begin(within: area, isWhole: isWhole, background: isCovered ? nil : background)
    painter.run(list)
    frames = painter.end()
  }

  /// Returns a copy of the pixels; nil without a target.
  package func bitmap() -> Bitmap? { surface.flatMap { Bitmap(surface: $0) } }

  /// Returns the pixels as a PNG file; nil without a target.
  ///
  /// Takes tens of milliseconds for a window.
  package func pngData() -> [UInt8]? { surface.flatMap { PNG.encode($0) } }
}

extension DisplayList {
  /// Returns a picture of the list.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points, from the origin.
  ///   - scale: Pixels per point; fractional sizes are rounded up.
  ///   - background: The color behind the list.
  ///   - text: The text engine.
  /// - Returns: The picture, or nil if a picture cannot have the size.
  package func bitmap(
    size: CGSize, scale: CGFloat, background: CGColor = .white, text: PangoTextEngine = .shared
  ) -> Bitmap? {
    let rasterizer = CairoRasterizer(text: text)
    rasterizer.background = background
    let pixels = CairoRasterizer.pixels(CGRect(origin: .zero, size: size), scale: scale)
    guard pixels.width <= 32767, pixels.height <= 32767,
      rasterizer.resize(width: Int(pixels.width), height: Int(pixels.height))
    else { return nil }
    rasterizer.render(self, scale: scale)
    return rasterizer.bitmap()
  }
}
