import Glibc

/// Three consecutive averages in both directions, which approximate a Gaussian blur.
///
/// https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement gives the widths.
///
/// The loops use pointers: a menu or an alert that fades in is blurred in each frame.
struct BoxBlur {
  /// One average.
  private struct Box {
    /// The number of pixels before and after the middle.
    let before: Int
    let after: Int
    /// The factor that replaces a division by the number of pixels: exact for fewer than 65,536 pixels, the limit of
    /// Cairo's surfaces.
    let factor: UInt64

    init(_ before: Int, _ after: Int) {
      (self.before, self.after) = (before, after)
      factor = (1 << 40) / UInt64(before + after + 1) + 1
    }
  }

  /// The averages; empty if nothing is blurred.
  private let boxes: [Box]
  /// The number of columns that are averaged together, so that reads are contiguous.
  private static let columns = 64

  init(deviation: Double) {
    let width = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let half = width / 2
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = Array(repeating: Box(half, half), count: 3)
    } else {
      boxes = [Box(half, half - 1), Box(half - 1, half), Box(half, half)]
    }
  }

  /// Blurs bytes in place; the bytes outside the edges are treated as 0.
  ///
  /// - Parameter stride: The bytes from one row to the next.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard let widest = boxes.last, width > 0, height > 0 else { return }
    // A row or some columns before the blur, with zeros before and after.
    let margin = 2 * widest.after + 1
    let room = max(width + margin, (height + margin) * Self.columns)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    let sums = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.columns)
    defer {
      copy.deallocate()
      sums.deallocate()
    }
    var row = pixels
    for _ in 0..<height {
      // Rows above and below the blurred shape are still empty.
      if row[0] != 0 || memcmp(row, row + 1, width - 1) != 0 {
        for box in boxes { blur(row, width, box, copy) }
      }
      row += stride
    }
    var column = 0
    while column < width {
      let count = min(Self.columns, width - column)
      for box in boxes { blur(pixels + column, count, height, stride, box, copy, sums) }
      column += count
    }
  }

  /// Averages a row.
  private func blur(
    _ row: UnsafeMutablePointer<UInt8>, _ width: Int, _ box: Box, _ copy: UnsafeMutablePointer<UInt8>
  ) {
    let (before, after, factor) = (box.before, box.after, box.factor)
    let own = copy + before
    memset(copy, 0, before)
    memcpy(own, row, width)
    memset(own + width, 0, after)
    var sum = UInt64((before + after + 1) / 2)
    for index in 0..<min(after, width) { sum &+= UInt64(own[index]) }
    var index = 0
    while index < width {
      sum &+= UInt64(own[index &+ after])
      row[index] = UInt8(truncatingIfNeeded: (sum &* factor) >> 40)
      sum &-= UInt64(own[index &- before])
      index &+= 1
    }
  }

  /// Averages some adjacent columns.
  private func blur(
    _ top: UnsafeMutablePointer<UInt8>, _ count: Int, _ height: Int, _ stride: Int, _ box: Box,
    _ copy: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt64>
  ) {
    let (before, after, factor) = (box.before, box.after, box.factor)
    let own = copy + before * count
    memset(copy, 0, before * count)
    for y in 0..<height { memcpy(own + y * count, top + y * stride, count) }
    memset(own + height * count, 0, after * count)
    sums.update(repeating: UInt64((before + after + 1) / 2), count: count)
    for y in 0..<min(after, height) {
      var x = 0
      while x < count {
        sums[x] &+= UInt64(own[y * count + x])
        x += 1
      }
    }
    for y in 0..<height {
      let (row, coming, going) = (top + y * stride, own + (y + after) * count, own + (y - before) * count)
      var x = 0
      while x < count {
        let sum = sums[x] &+ UInt64(coming[x])
        row[x] = UInt8(truncatingIfNeeded: (sum &* factor) >> 40)
        sums[x] = sum &- UInt64(going[x])
        x &+= 1
      }
    }
  }
}
