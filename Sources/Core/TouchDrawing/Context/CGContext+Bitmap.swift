import TouchGeometry

/// Contexts that draw into pixels.
///
/// The space is one point a pixel, with the origin at the lower left corner and y upwards, as in Core Graphics; the first
/// row in memory is the upper one.
extension CGContext {
  /// A context that draws into pixels.
  ///
  /// It draws with the program's renderer, so its pixels stay as they are as long as no window, host or test has been
  /// started. https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
  ///
  /// - Parameters:
  ///   - data: where the pixels are, which must stay there as long as the context; what is there is drawn over. Nil for
  ///     memory of the context's own, where all is zero.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: at least what a row of pixels needs; 0 for as many.
  ///   - space: which colors the pixels have.
  ///   - bitmapInfo: a `CGImageAlphaInfo` and the order of the bytes. Of RGB pixels the opacity is first or last, multiplied
  ///     in or skipped; of grays there is none; `alphaOnly` keeps the opacity alone.
  /// - Returns: nil for other ways to keep pixels, without any pixels, or with more than 64 million.
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

  /// Where the pixels are, with all that was drawn; nil for a context without pixels.
  ///
  /// The memory is there as long as the context. What the program writes there is drawn over from then on.
  public var data: UnsafeMutableRawPointer? {
    guard let pixels else { return nil }
    state.withLock { pixels.settle(&$0) }
    return pixels.base
  }

  /// The pixels as they are now, as an image that never changes; nil for a context without pixels.
  public func makeImage() -> CGImage? {
    guard let pixels else { return nil }
    return state.withLock {
      pixels.settle(&$0)
      return CGImage(pixels.picture)
    }
  }

  /// Pixels in a row; 0 for a context without pixels.
  public var width: Int { pixels?.width ?? 0 }
  /// Rows of pixels; 0 for a context without pixels.
  public var height: Int { pixels?.height ?? 0 }
  /// Bytes from one row to the next; 0 for a context without pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// Bits of one part of a pixel; 0 for a context without pixels.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
  /// Bits of a pixel; 0 for a context without pixels.
  public var bitsPerPixel: Int { (pixels?.format.bytes ?? 0) * 8 }
  /// Which colors the pixels have; nil for a context without pixels.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// Where the opacity of a pixel is; `none` for a context without pixels.
  public var alphaInfo: CGImageAlphaInfo { pixels?.format.alpha ?? .none }
  /// How the pixels lie in memory; nothing for a context without pixels.
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [] }
}
