import TouchGeometry

/// A picture in memory: one 32-bit number a pixel, `0xAARRGGBB`, colors multiplied with the opacity; rows from the top.
package struct Bitmap: Equatable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Row after row, without gaps.
  package var pixels: [UInt32]

  /// A picture of one color, invisible unless said otherwise.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// A picture of the given pixels; nil when their number is not width times height.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column of a row; both count from 0 and must be inside.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// How a picture differs from a reference.
  package struct Difference: Equatable, Sendable {
    /// How many pixels differ; those that only one picture has count too.
    package var count: Int
    /// The largest difference of one part (opacity, red, green or blue) of a pixel, 0 to 255.
    package var largest: Int
    /// The reference, pale, with pixels that differ in red; as large as the larger picture.
    package var picture: Bitmap
  }

  /// The difference from a reference, or nil when no part of a pixel differs by more than the tolerance and the sizes
  /// are the same.
  package func difference(from reference: Bitmap, tolerance: Int = 0) -> Difference? {
    if self == reference { return nil }
    var result = Difference(
      count: 0, largest: 0,
      picture: Bitmap(width: max(width, reference.width), height: max(height, reference.height)))
    for y in 0..<result.picture.height {
      for x in 0..<result.picture.width {
        let new = x < width && y < height ? self[x, y] : nil
        let old = x < reference.width && y < reference.height ? reference[x, y] : nil
        let distance = if let new, let old { Self.distance(new, old) } else { 255 }
        result.largest = max(result.largest, distance)
        if distance > tolerance {
          result.count += 1
          result.picture[x, y] = 0xFFFF_0000
        } else {
          result.picture[x, y] = Self.paled(old ?? 0)
        }
      }
    }
    return result.count > 0 ? result : nil
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      most = max(most, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
    return most
  }

  /// A quarter of the pixel over three quarters of white.
  private static func paled(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let over = min((pixel >> shift) & 0xFF + (255 - alpha), 255)
      result |= (191 + over / 4) << shift
    }
    return result
  }
}
