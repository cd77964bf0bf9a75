import TouchGeometry

extension UIImage {
  /// Returns the image with all pixels decoded; itself if they already are, nil on failure.
  ///
  /// Otherwise large pictures are decoded when they are first drawn. It may be called from any thread.
  public func preparingForDisplay() -> UIImage? {
    guard symbol == nil, case .made(let maker)? = cgImage?.source else { return self }
    guard let picture = maker.picture(for: nil), let pixels = CGImage(picture) else { return nil }
    return UIImage(pixels, scale: scale, mode: renderingMode)
  }

  /// Returns the image with all pixels decoded, off the caller's actor.
  public func byPreparingForDisplay() async -> UIImage? {
    await Task.detached { self.preparingForDisplay() }.value
  }

  /// Decodes all pixels in the background and calls a closure there with the result.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task.detached { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image scaled to fit a size in points, keeping its aspect ratio; it is never enlarged.
  ///
  /// An image file is decoded to about that size, which takes a fraction of the memory. Returns nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let pixels = cgImage, size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
    let factor = min(1, size.width / self.size.width, size.height / self.size.height)
    let width = max(1, Int(pixels: (CGFloat(pixels.width) * factor).rounded()))
    let height = max(1, Int(pixels: (CGFloat(pixels.height) * factor).rounded()))
    let source: Bitmap?
    switch pixels.source {
    case .pixels(let bitmap): source = bitmap
    case .made(let maker): source = maker.picture(for: ImageSize(width: width, height: height))
    }
    guard let picture = source?.reduced(width: width, height: height), let result = CGImage(picture) else { return nil }
    return UIImage(result, scale: scale, mode: renderingMode)
  }

  /// Returns the image scaled to fit a size, created off the caller's actor.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }

  /// Creates the image scaled to fit a size in the background, and calls a closure there with it.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
  }
}

extension Bitmap {
  /// Returns the picture reduced: each pixel is the average of the pixels that it covers.
  func reduced(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth < width || newHeight < height else { return self }
    var result = Bitmap(width: min(newWidth, width), height: min(newHeight, height))
    for y in 0..<result.height {
      let rows = y * height / result.height..<max((y + 1) * height / result.height, y * height / result.height + 1)
      for x in 0..<result.width {
        let columns = x * width / result.width..<max((x + 1) * width / result.width, x * width / result.width + 1)
        var sums = (0, 0, 0, 0)
        for row in rows {
          for column in columns {
            let pixel = Int(self[column, row])
            sums.0 += pixel >> 24
            sums.1 += pixel >> 16 & 0xFF
            sums.2 += pixel >> 8 & 0xFF
            sums.3 += pixel & 0xFF
          }
        }
        let count = rows.count * columns.count
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
        result[x, y] = mean(sums.0) << 24 | mean(sums.1) << 16 | mean(sums.2) << 8 | mean(sums.3)
      }
    }
    return result
  }
}
