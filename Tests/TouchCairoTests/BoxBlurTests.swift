import Expectations
import Testing

@testable import TouchCairo

/// Compares the blur with one that averages the neighbors of each pixel separately.
@Suite struct BoxBlurTests {
  /// The three averages of the specification, as offsets before and after.
  private func boxes(_ width: Int) -> [(Int, Int)] {
    let half = width / 2
    if width < 2 { return [] }
    if width % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private func average(_ line: [UInt8], _ box: (before: Int, after: Int)) -> [UInt8] {
    let size = box.before + box.after + 1
    return line.indices.map { middle in
      let sum = (middle - box.before...middle + box.after).reduce(0) {
        $0 + (line.indices.contains($1) ? Int(line[$1]) : 0)
      }
      return UInt8((sum + size / 2) / size)
    }
  }

  @Test(
    "Every pixel is what three averages along and three across give, and nothing beside the picture is written",
    arguments: [(1, 1), (1, 9), (9, 1), (70, 5), (130, 40), (64, 33)], [0.4, 0.8, 1.3, 2, 5.5, 18])
  func pixels(_ size: (width: Int, height: Int), _ deviation: Double) {
    let (width, height, stride) = (size.width, size.height, size.width + 3)
    var dice: UInt64 = 7
    var rows: [[UInt8]] = (0..<height).map { y in
      (0..<width).map { _ -> UInt8 in
        dice = dice &* 6_364_136_223_846_793_005 &+ 1
        return y % 7 == 3 ? 0 : dice >> 60 == 0 ? UInt8(dice >> 40 & 255) : dice >> 63 == 0 ? 255 : 0
      }
    }
    var bytes: [UInt8] = rows.flatMap { $0 + [1, 2, 3] }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      BoxBlur(deviation: deviation).apply(to: start, width: width, height: height, stride: stride)
    }
    let wide = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    for box in boxes(wide) { rows = rows.map { average($0, box) } }
    for box in boxes(wide) {
      for x in 0..<width {
        let column = average(rows.map { $0[x] }, box)
        for y in 0..<height { rows[y][x] = column[y] }
      }
    }
    let expected: [UInt8] = rows.flatMap { $0 + [1, 2, 3] }
    expectEqual(bytes, expected)
  }
}
