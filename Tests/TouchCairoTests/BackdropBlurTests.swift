import Expectations
import Testing

@testable import TouchCairo

/// Compares the blur of what is behind materials with one that computes each pixel separately.
@Suite struct BackdropBlurTests {
  private typealias Cell = SIMD4<Int>

  /// The three averages, as cells before and after.
  private static func boxes(_ deviation: Double, size: Int) -> [(Int, Int)] {
    let size = Double(size)
    let variance = deviation * deviation - (size == 1 ? 0 : (size * size - 1) / 12 + size * size / 6)
    let width = Int(max(variance, 0).squareRoot() / size * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    if width < 2 { return [(0, 0), (0, 0), (0, 0)] }
    let half = width / 2
    return width % 2 == 1
      ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func blurred(
    _ pixels: [UInt32], _ width: Int, _ height: Int, _ deviation: Double, _ saturation: Double
  ) -> [UInt32] {
    let size = deviation < 4 ? 1 : deviation < 8 ? 2 : deviation < 16 ? 4 : 8
    let (columns, rows) = ((width + size - 1) / size, (height + size - 1) / size)
    func clamped(_ value: Int, _ count: Int) -> Int { min(max(value, 0), count - 1) }
    var cells = (0..<columns * rows).map { index -> Cell in
      let (left, top) = (index % columns * size, index / columns * size)
      var (sum, count) = (Cell.zero, 0)
      for y in top..<min(top + size, height) {
        for x in left..<min(left + size, width) {
          for part in 0..<4 { sum[part] += Int(pixels[y * width + x] >> (8 * part) & 255) }
          count += 1
        }
      }
      return sum &* 64 / count
    }
    for (before, after) in boxes(deviation, size: size) {
      let count = before + after + 1
      for (dx, dy) in [(1, 0), (0, 1)] {
        cells = cells.indices.map { index in
          let (x, y) = (index % columns, index / columns)
          let sum = (-before...after).reduce(Cell.zero) {
            $0 &+ cells[clamped(y + $1 * dy, rows) * columns + clamped(x + $1 * dx, columns)]
          }
          return (sum &+ count / 2) / count
        }
      }
    }
    let factor = Int(saturation * 256 + 0.5)
    if factor != 256 {
      cells = cells.map { cell in
        var result = cell
        let gray = (19 * cell[0] + 183 * cell[1] + 54 * cell[2]) / 256
        for part in 0..<3 { result[part] = min(max(gray + (cell[part] - gray) * factor / 256, 0), cell[3]) }
        return result
      }
    }
    let whole = 2 * size
    func place(_ pixel: Int, _ count: Int) -> (Int, Int, Int) {
      let distance = 2 * pixel + 1 - size
      let first = distance < 0 ? -1 : distance / whole
      return (clamped(first, count), clamped(first + 1, count), distance - first * whole)
    }
    return (0..<width * height).map { index in
      let (left, right, across) = place(index % width, columns)
      let (top, bottom, down) = place(index / width, rows)
      func line(_ x: Int) -> Cell {
        (cells[top * columns + x] &* (whole - down) &+ cells[bottom * columns + x] &* down &+ size) / whole
      }
      let sum = (line(left) &* (whole - across) &+ line(right) &* across &+ 32 * whole) / (64 * whole)
      return (0..<4).reduce(0) { $0 | UInt32(sum[$1]) << (8 * UInt32($1)) }
    }
  }

  private static func noise(_ count: Int, _ seed: UInt64) -> [UInt32] {
    var dice = seed
    return (0..<count).map { _ in
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let alpha = UInt32(dice >> 62 == 0 ? dice >> 40 & 255 : 255)
      let parts = (0..<3).map { UInt32(dice >> (8 + 8 * UInt64($0)) & 255) * alpha / 255 }
      return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
  }

  private static func applied(
    _ pixels: [UInt32], _ width: Int, _ height: Int, stride: Int, _ blur: BackdropBlur, threads: Int = 1
  ) -> [UInt32] {
    var memory = [UInt32](repeating: 7, count: stride * height)
    for y in 0..<height { for x in 0..<width { memory[y * stride + x] = pixels[y * width + x] } }
    memory.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      blur.apply(to: base, width: width, height: height, stride: stride, threads: threads)
    }
    for y in 0..<height { for x in width..<stride where memory[y * stride + x] != 7 { return [] } }
    return (0..<width * height).map { memory[$0 / width * stride + $0 % width] }
  }

  @Test(
    "Every pixel is the interpolated average of cells, and nothing next to the picture is written",
    arguments: [(1, 1), (3, 40), (40, 3), (33, 25), (64, 16)], [0, 1, 3, 5, 7.5, 11, 20, 60])
  func pixels(_ size: (width: Int, height: Int), _ deviation: Double) {
    let pixels = Self.noise(size.width * size.height, UInt64(size.width))
    for saturation in [1, 1.8] {
      let blur = BackdropBlur(deviation: deviation, saturation: saturation)
      expectEqual(
        Self.applied(pixels, size.width, size.height, stride: size.width + 3, blur),
        Self.blurred(pixels, size.width, size.height, deviation, saturation), "\(size) \(deviation) \(saturation)")
    }
  }

  @Test("A picture of one color does not change, and no part of a color exceeds the opacity")
  func colors() {
    for color: UInt32 in [0xFFFF_FFFF, 0xFF00_0000, 0, 0x8040_2010, 0xFF12_3456] {
      for deviation in [2, 6, 12, 20, 45] as [Double] {
        let all = [UInt32](repeating: color, count: 61 * 43)
        expectEqual(Self.applied(all, 61, 43, stride: 61, BackdropBlur(deviation: deviation, saturation: 1)), all)
      }
    }
    let result = Self.applied(Self.noise(50 * 40, 3), 50, 40, stride: 50, BackdropBlur(deviation: 5, saturation: 9))
    #expect(result.allSatisfy { pixel in (0..<3).allSatisfy { pixel >> ($0 * 8) & 255 <= pixel >> 24 } })
  }

  @Test("Eight threads blur a large picture as one does")
  func threads() {
    let (width, height) = (1031, 517)
    let pixels = Self.noise(width * height, 11)
    for deviation in [3, 20] as [Double] {
      let blur = BackdropBlur(deviation: deviation, saturation: 1.8)
      let one = Self.applied(pixels, width, height, stride: width, blur)
      let isEqual = Self.applied(pixels, width, height, stride: width, blur, threads: 8) == one
      #expect(isEqual && !one.isEmpty)
    }
  }
}
