import TouchGeometry

/// Contexts that draw into pixels.
///
/// The space has one point per pixel, with the origin at the lower left corner and y upward, as in Core Graphics; the
/// first row in memory is the top one.
extension CGContext {
  /// Creates a context that draws into pixels.
  ///
  /// It draws with the app's renderer, so its pixels do not change until a window, host or test has been started.
  /// https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, which must live as long as the context; drawing goes over its content. Nil for
  ///     memory that the context allocates, initially zero.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: At least the size of a row of pixels; 0 for exactly that size.
  ///   - space: The color space of the pixels.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and the byte order. RGB pixels have their alpha first or last, premultiplied
  ///     or skipped; gray pixels have none; `alphaOnly` keeps only the alpha.
  /// - Returns: nil for other pixel formats, without any pixels, or with more than 64 million.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, width <= 1 << 26, height <= 1 << 26, width * height <= 1 << 26,
      let format = PixelFormat(bitsPerComponent: bitsPerComponent, model: space.model, info: info),
      bytesPerRow == 0 || bytesPerRow >= width * format.bytes, bytesPerRow <= 1 << 32
    else { return nil }
    self.init(
      pixels: PixelMemory(
        data, width: width, height: height, bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * format.bytes,
        format: format, space: space, info: info))
  }

  /// The memory of the pixels, with everything drawn so far; nil for a context without pixels.
  ///
  /// The memory lives as long as the context. Later drawing goes over bytes that the app writes there.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    state.withLock { pixels.settle(&$0) }
    return pixels.base
  }

  /// Returns the current pixels as an immutable image; nil for a context without pixels.
  public func makeImage() -> CGImage? {
    guard let pixels else { return nil }
    return state.withLock {
      pixels.settle(&$0)
      return CGImage(pixels.picture)
    }
  }

  /// The number of pixels in a row; 0 for a context without pixels.
  public var width: Int { pixels?.width ?? 0 }
  /// The number of rows; 0 for a context without pixels.
  public var height: Int { pixels?.height ?? 0 }
  /// The number of bytes between rows; 0 for a context without pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The number of bits per component; 0 for a context without pixels.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
  /// The number of bits per pixel; 0 for a context without pixels.
  public var bitsPerPixel: Int { (pixels?.format.bytes ?? 0) * 8 }
  /// The color space of the pixels; nil for a context without pixels.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// The position of the alpha in a pixel; `none` for a context without pixels.
  public var alphaInfo: CGImageAlphaInfo { pixels?.format.alpha ?? .none }
  /// The memory layout of the pixels; empty for a context without pixels.
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [] }
}
