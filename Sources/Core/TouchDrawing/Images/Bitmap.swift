import TouchGeometry

/// A picture in memory: one 32-bit number per pixel, `0xAARRGGBB`, premultiplied; rows from the top.
package struct Bitmap: Equatable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// All rows, without gaps.
  package var pixels: [UInt32]

  /// Creates a picture filled with one color, by default transparent.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// Creates a picture of the given pixels; nil if their number is not width times height.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column of a row; both start at 0 and must be inside.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The difference between a picture and a reference.
  package struct Difference: Equatable, Sendable {
    /// The number of different pixels, including pixels that only one picture has.
    package var count: Int
    /// The largest difference in one component (alpha, red, green or blue) of a pixel, 0 to 255.
    package var largest: Int
  }

  /// Returns the difference from a reference, or nil if the sizes are equal and no component of a pixel differs by more
  /// than the tolerance.
  package func difference(from reference: Bitmap, tolerance: Int = 0) -> Difference? {
    var result = Difference(count: 0, largest: 0)
    compare(with: reference) { _, _, distance in
      result.largest = max(result.largest, distance)
      if distance > tolerance { result.count += 1 }
    }
    return result.count > 0 ? result : nil
  }

  /// Returns the pale reference with pixels that differ from it by more than the tolerance in red; it is as large as
  /// the larger picture.
  package func marked(againstReference reference: Bitmap, tolerance: Int = 0) -> Bitmap {
    var result = Bitmap(width: max(width, reference.width), height: max(height, reference.height))
    for y in 0..<reference.height {
      for x in 0..<reference.width { result[x, y] = Self.lightened(reference[x, y]) }
    }
    compare(with: reference) { x, y, distance in
      if distance > tolerance { result[x, y] = 0xFFFF_0000 }
    }
    return result
  }

  /// Calls a closure with every different pixel and its distance from the reference.
  private func compare(with reference: Bitmap, _ body: (_ x: Int, _ y: Int, _ distance: Int) -> Void) {
    for y in 0..<max(height, reference.height) {
      let (isMine, isOther) = (y < height, y < reference.height)
      let mine = isMine ? pixels[(y * width)..<((y + 1) * width)] : []
      let other = isOther ? reference.pixels[(y * reference.width)..<((y + 1) * reference.width)] : []
      // Most rows are equal.
      if mine == other { continue }
      for x in 0..<max(mine.count, other.count) {
        guard x < mine.count, x < other.count else {
          body(x, y, 255)
          continue
        }
        let (new, old) = (mine[mine.startIndex + x], other[other.startIndex + x])
        if new != old { body(x, y, Self.distance(new, old)) }
      }
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var maximum = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      maximum = max(maximum, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
    return maximum
  }

  /// Returns a quarter of the pixel over three quarters of white.
  private static func lightened(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let over = min((pixel >> shift) & 0xFF + (255 - alpha), 255)
      result |= (191 + over / 4) << shift
    }
    return result
  }
}
