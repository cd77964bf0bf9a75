import TouchDrawing
import TouchGeometry

/// The division of a large damaged rectangle into horizontal bands, which several threads draw.
///
/// It depends on the rectangle and the list, and not on the number of threads: where a clip cuts a shape, Cairo rounds
/// some pixels differently.
enum RasterBands {
  /// The fewest pixels of a rectangle that is divided.
  ///
  /// A smaller one takes less than a millisecond.
  static let fewestPixels = 1 << 19
  /// The maximum number of bands: enough that two threads finish together, whatever the bands contain.
  private static let maximum = 16
  /// The number of pixels that take as long as skipping a command outside the band, many times over.
  private static let pixelsForCommand = 256

  /// Returns the bands from top to bottom; the rectangle itself if it is not divided.
  ///
  /// - Parameters:
  ///   - area: A rectangle of whole device pixels.
  ///   - commands: The number of commands of the list, which each band traverses.
  ///   - fewestPixels: The fewest pixels of a rectangle that is divided.
  static func divide(_ area: CGRect, commands: Int, fewestPixels: Int = fewestPixels) -> [CGRect] {
    let (rows, pixels) = (Int(area.height), Int(area.width) * Int(area.height))
    let count = min(maximum, rows, pixels / (pixelsForCommand * max(commands, 1)))
    guard pixels >= fewestPixels, count > 1 else { return [area] }
    return (0..<count).map { band in
      let (first, end) = (rows * band / count, rows * (band + 1) / count)
      return CGRect(x: area.minX, y: area.minY + CGFloat(first), width: area.width, height: CGFloat(end - first))
    }
  }
}
