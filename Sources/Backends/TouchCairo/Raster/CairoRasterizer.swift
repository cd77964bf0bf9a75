import CCairo
import Synchronization
import TouchDrawing
import TouchGeometry

/// Draws display lists into memory: into an external buffer, such as a window's, or into its own image.
///
/// The surface, the drawing context and all scratch storage are kept between frames. Large areas are drawn in bands, by
/// several threads. It is used by one thread at a time; the text engine may be shared.
package final class CairoRasterizer {
  /// The color behind the list; opaque white by default.
  package var background = CGColor.white

  /// The pixels in a row; 0 before `attach` and `resize`.
  package private(set) var width = 0
  /// The rows; 0 before `attach` and `resize`.
  package private(set) var height = 0

  private let text: PangoTextEngine
  /// The external memory of the surface; nil if it has its own.
  private var base: UnsafeMutableRawPointer?
  private var stride = 0
  /// The calling thread's worker.
  private let first: RasterWorker
  /// Those of the other threads, created with the first large frame.
  private var others: [RasterWorker] = []
  /// The pictures that are kept between frames.
  private let pictures = StoredPictures()
  /// The number of threads that draw a large area.
  private let threads: Int
  /// The fewest pixels of an area that several threads draw.
  private let fewestPixels: Int

  /// The number of frames of all rasterizers.
  private static let frames = Atomic<UInt64>(0)

  /// Creates a rasterizer without a target.
  ///
  /// - Parameters:
  ///   - text: The text engine; it should be the one that views measure with.
  ///   - threads: The number of threads that draw a large area; nil for the usual number.
  ///   - fewestPixels: The fewest pixels of such an area; nil for the usual number.
  package init(text: PangoTextEngine = .shared, threads: Int? = nil, fewestPixels: Int? = nil) {
    self.text = text
    self.threads = threads ?? DrawingThreads.usual
    self.fewestPixels = fewestPixels ?? RasterBands.fewestPixels
    first = RasterWorker(text: text)
    pictures.threads = self.threads
  }

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
    if base == self.base, width == self.width, height == self.height, stride == self.stride, first.isAttached {
      return true
    }
    drop()
    guard width > 0, height > 0, width <= 32767, height <= 32767, stride >= width * 4, stride % 4 == 0 else {
      return false
    }
    let surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    return begin(surface, base: base, width: width, height: height, stride: stride)
  }

  /// Draws into its own image after this call.
  ///
  /// A new size begins with transparent pixels; the same size keeps them.
  ///
  /// - Returns: Whether there is such an image; sizes below 1 or above 32767 have none, and rendering does nothing.
  @discardableResult package func resize(width: Int, height: Int) -> Bool {
    if base == nil, width == self.width, height == self.height, first.isAttached { return true }
    drop()
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return false }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    return begin(surface, base: nil, width: width, height: height, stride: width * 4)
  }

  /// Releases the memory or the image; rendering does nothing until the next `attach` or `resize`.
  package func detach() {
    drop()
    pictures.removeAll()
  }

  private func begin(
    _ surface: OpaquePointer?, base: UnsafeMutableRawPointer?, width: Int, height: Int, stride: Int
  ) -> Bool {
    guard first.attach(surface, width: width, height: height, stride: stride) else { return false }
    (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
    return true
  }

  private func drop() {
    for worker in others { worker.drop() }
    first.drop()
    (base, width, height, stride) = (nil, 0, 0, 0)
  }

  /// Draws a list over the background.
  ///
  /// - Parameters:
  ///   - list: The display list, in points from the upper left corner.
  ///   - scale: Device pixels per point.
  ///   - damage: Rectangles in points; only they are redrawn, including partly covered pixels. They may overlap. Nil
  ///     redraws everything.
  package func render(_ list: DisplayList, scale: CGFloat, damage: [CGRect]? = nil) {
    guard first.isAttached, scale > 0, scale.isFinite else { return }
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var frame: UInt64?
    pictures.begin()
    for rect in damage ?? [all] where !rect.isEmpty {
      let area = damage == nil ? all : Self.pixels(rect, scale: scale).overlap(all)
      if area.isEmpty || first.fill(list, scale: scale, within: area, background: background) { continue }
      let number = frame ?? Self.frames.wrappingAdd(1, ordering: .relaxed).newValue
      if frame == nil { first.begin(frame: number) }
      if frame == nil, !list.stored.isEmpty {
        let areas = (damage ?? [all]).map { damage == nil ? all : Self.pixels($0, scale: scale).overlap(all) }
        first.prepare(list, scale: scale, within: areas, background: background, pictures: pictures)
      }
      frame = number
      let bands = RasterBands.divide(area, commands: list.commands.count, fewestPixels: fewestPixels)
      if bands.count == 1 {
        first.draw(
          list, scale: scale, within: area, isBand: false, background: background, pictures: pictures)
      } else {
        draw(list, scale: scale, in: bands, frame: number)
      }
    }
    if frame != nil { first.end() }
  }

  /// Draws a list in several bands, by several threads.
  private func draw(_ list: DisplayList, scale: CGFloat, in bands: [CGRect], frame: UInt64) {
    while others.count < min(threads, bands.count) - 1 { others.append(RasterWorker(text: text)) }
    // A worker without memory for its context takes no part.
    let workers = [first] + others.filter { $0.attach(like: first) }
    for worker in workers.dropFirst() { worker.begin(frame: frame) }
    let (background, pictures) = (background, pictures)
    DrawingThreads.run(pieces: bands.count, threads: workers.count) { thread, band in
      workers[thread].draw(
        list, scale: scale, within: bands[band], isBand: true, background: background, pictures: pictures)
    }
    for worker in workers.dropFirst() { worker.end() }
  }

  /// Returns the device pixels that a rectangle in points covers, at least partly.
  package static func pixels(_ rect: CGRect, scale: CGFloat) -> CGRect {
    if rect.isInfinite || rect.isNull { return rect }
    let (left, top) = ((rect.minX * scale + 1e-6).rounded(.down), (rect.minY * scale + 1e-6).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale - 1e-6).rounded(.up), (rect.maxY * scale - 1e-6).rounded(.up))
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Returns a copy of the pixels; nil without a target.
  package func bitmap() -> Bitmap? { first.bitmap() }

  /// Returns the pixels as a PNG file; nil without a target.
  ///
  /// Takes tens of milliseconds for a window.
  package func pngData() -> [UInt8]? { first.pngData() }
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
