import CTouchCairo

/// A Gaussian blur of pixels, approximated by three averages in both directions.
///
/// A wide blur averages cells of up to eight by eight pixels first, so that its cost depends little on its width.
package struct BackdropBlur {
  /// The logarithm of the size of a cell in pixels.
  let shift: Int32
  /// The cells of each average on either side of the middle.
  private let before: [Int32]
  private let after: [Int32]
  /// In 256ths.
  private let saturation: Int32

  /// The deviations in pixels from which cells have 2, 4 and 8 pixels.
  private static let limits: [Double] = [4, 8, 16]

  /// - Parameters:
  ///   - deviation: The standard deviation in pixels; larger ones than 256 are treated as 256.
  ///   - saturation: The factor of the saturation, at most 16; 1 for the same colors.
  package init(deviation: Double, saturation: Double) {
    let deviation = min(max(deviation, 0), 256)
    let shift = Self.limits.count(where: { deviation >= $0 })
    let size = Double(1 << shift)
    // Averaging in cells and interpolating between them blur too.
    let variance = deviation * deviation - (shift == 0 ? 0 : (size * size - 1) / 12 + size * size / 6)
    let width = Int(max(variance, 0).squareRoot() / size * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let half = Int32(width / 2)
    if width < 2 {
      (before, after) = ([0, 0, 0], [0, 0, 0])
    } else if width % 2 == 1 {
      (before, after) = ([half, half, half], [half, half, half])
    } else {
      (before, after) = ([half, half - 1, half], [half - 1, half, half])
    }
    self.shift = Int32(shift)
    self.saturation = Int32(min(max(saturation, 0), 16) * 256 + 0.5)
  }

  /// The fewest pixels that several threads blur.
  static let fewestForThreads = 1 << 19
  /// The rows of cells that a thread takes at a time.
  private static let rowsInPiece = 16

  /// Blurs pixels in place; beyond the edges the pixels are those at the edges.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied, 32 bits each.
  ///   - stride: The pixels from one row to the next.
  ///   - threads: The number of threads for many pixels; the result does not depend on it.
  package func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, threads: Int) {
    guard width > 0, height > 0 else { return }
    let size = 1 << Int(shift)
    let (columns, rows) = ((width + size - 1) >> Int(shift), (height + size - 1) >> Int(shift))
    let threads = width * height >= Self.fewestForThreads ? max(threads, 1) : 1
    let row = width * 4
    // The cells and their copy, and a row of pixels for each thread; a row of sums is as long as two of cells.
    let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * columns * rows * 4 + row * (threads + 2))
    defer { memory.deallocate() }
    let spare = memory + columns * rows * 4
    let lines = spare + columns * rows * 4
    let area = touch_blurred(
      pixels: pixels, stride: stride, width: width, height: height, shift: shift, cells: memory, columns: columns,
      rows: rows)
    let pieces = (rows + Self.rowsInPiece - 1) / Self.rowsInPiece
    DrawingThreads.run(pieces: pieces, threads: threads) { thread, piece in
      touch_blur_shrink(
        area, piece * Self.rowsInPiece, min((piece + 1) * Self.rowsInPiece, rows), lines + thread * row)
    }
    (lines + threads * row).withMemoryRebound(to: UInt32.self, capacity: row) { sums in
      touch_blur_cells(area, before, after, saturation, spare, sums)
    }
    DrawingThreads.run(pieces: pieces, threads: threads) { thread, piece in
      let (first, end) = (piece * Self.rowsInPiece * size, (piece + 1) * Self.rowsInPiece * size)
      touch_blur_grow(area, min(first, height), min(end, height), lines + thread * row)
    }
  }
}
