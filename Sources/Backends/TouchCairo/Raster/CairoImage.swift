import CCairo
import Synchronization
import TouchDrawing
import TouchGeometry

/// An image's pixels in Cairo's format.
///
/// It is `@unchecked Sendable` because a surface is a plain pointer: its pixels never change, and Cairo counts its
/// references atomically.
final class CairoImage: @unchecked Sendable {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  private init?(_ bitmap: Bitmap) {
    guard bitmap.width <= 32767, bitmap.height <= 32767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<bitmap.height {
      let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width { row[x] = bitmap[x, y] }
    }
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    (width, height) = (bitmap.width, bitmap.height)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Returns the image's pixels for a size in device pixels, rendered when it is first drawn at such a size.
  static func of(_ image: CGImage, for size: ImageSize) -> CairoImage? {
    image.rendering.withLock { kept in
      let made = kept as? Renderings ?? Renderings()
      kept = made
      switch image.source {
      case .pixels(let bitmap): return made.only { CairoImage(bitmap) }
      case .made(let maker): return made.image(of: maker, for: size) { CairoImage($0) }
      }
    }
  }

  /// The renderings of an image: one of a bitmap, a few of a vector drawing.
  ///
  /// It is `@unchecked Sendable` because it is accessed only while the image's lock is held.
  private final class Renderings: ImageRendering, @unchecked Sendable {
    /// The renderings, the last used one last.
    private var images: [(size: ImageSize, image: CairoImage)] = []
    /// The maximum number of renderings; a drawing is seldom displayed at more sizes at once.
    private static let maximum = 4

    func only(_ make: () -> CairoImage?) -> CairoImage? {
      if let known = images.first { return known.image }
      let made = make()
      if let made { images = [(ImageSize(width: made.width, height: made.height), made)] }
      return made
    }

    func image(of maker: any PictureMaker, for size: ImageSize, _ make: (Bitmap) -> CairoImage?) -> CairoImage? {
      // A drawing is rendered for the exact size; for a bitmap any rendering with enough pixels suffices.
      let known = images.firstIndex { old in
        maker.isVector
          ? old.size == size
          : (old.image.width >= min(size.width, maker.width)
            && old.image.height >= min(size.height, maker.height))
      }
      if let known {
        images.append(images.remove(at: known))
        return images.last?.image
      }
      guard let made = maker.picture(for: size).flatMap(make) else { return images.last?.image }
      // The larger rendering of a bitmap serves all sizes of the smaller one.
      if !maker.isVector { images.removeAll() }
      if images.count == Self.maximum { images.removeFirst() }
      images.append((size, made))
      return made
    }
  }
}
