import TouchDrawing
import TouchGeometry
import TouchPlatform

/// Paints scenes with Cairo.
package struct CairoPainting: Painting {
  private let text: PangoTextEngine

  /// Creates painting with a text engine, which should be the one that views measure with.
  package init(text: PangoTextEngine = .shared) { self.text = text }

  package func makePainter() -> any FramePainter { CairoFramePainter(text: text) }
}

/// Paints one scene's frames; its rasterizer is kept between frames.
@MainActor private final class CairoFramePainter: FramePainter {
  private let rasterizer: CairoRasterizer

  init(text: PangoTextEngine) { rasterizer = CairoRasterizer(text: text) }

  func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool {
    guard
      rasterizer.attach(base: buffer.base, width: buffer.width, height: buffer.height, stride: buffer.stride)
    else { return false }
    rasterizer.render(content, scale: buffer.scale, damage: damage)
    return true
  }
}

/// Pixels to paint into, which are kept until the size changes.
@MainActor package final class CairoCanvas {
  private var memory: UnsafeMutableRawBufferPointer?
  private var width = 0
  private var height = 0

  /// Creates a canvas without pixels.
  package init() {}

  isolated deinit { memory?.deallocate() }

  /// Sets the size in pixels; a new size begins with transparent pixels, the same size keeps them.
  ///
  /// - Returns: Whether there is such a canvas; sizes below 1 or above 32767 have none.
  package func resize(width: Int, height: Int) -> Bool {
    if memory != nil, width == self.width, height == self.height { return true }
    memory?.deallocate()
    memory = nil
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return false }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    (memory, self.width, self.height) = (bytes, width, height)
    return true
  }

  /// Returns the pixels to paint into, valid until the next change of size, or nil.
  package func buffer(scale: CGFloat) -> PixelBuffer? {
    guard let base = memory?.baseAddress else { return nil }
    return PixelBuffer(base: base, width: width, height: height, stride: width * 4, scale: scale)
  }

  /// Returns a copy of the pixels, or nil.
  package func bitmap() -> Bitmap? {
    guard let memory else { return nil }
    return Bitmap(width: width, height: height, pixels: Array(memory.bindMemory(to: UInt32.self)))
  }
}
