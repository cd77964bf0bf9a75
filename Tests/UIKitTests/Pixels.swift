import TouchTesting
import UIKit

/// The pixels of an image, read through a context that draws into memory.
@MainActor struct Pixels {
  let width: Int
  private var bytes: [UInt8]

  init?(_ image: CGImage?) {
    guard let image else { return nil }
    width = image.width
    bytes = Array(repeating: 0, count: image.width * image.height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { memory -> Bool in
      guard
        let context = CGContext(
          data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return true
    }
    if !isDrawn { return nil }
  }

  /// What a stage shows at the moment.
  init?(_ stage: TouchStage) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/touchstone-pixels-\(getpid()).png"
    defer { unlink(path) }
    guard stage.writePicture(to: path) else { return nil }
    self.init(UIImage(contentsOfFile: path)?.cgImage)
  }

  /// Red, green, blue and opacity.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// The colors along a row: one letter for each pixel, `r`, `g`, `b`, `w`, `k`, or `.` for any other.
  func row(_ y: Int, _ places: [Int]) -> String {
    String(
      places.map { x -> Character in
        switch self[x, y] {
        case [255, 0, 0, 255]: "r"
        case [0, 255, 0, 255]: "g"
        case [0, 0, 255, 255]: "b"
        case [255, 255, 255, 255]: "w"
        case [0, 0, 0, 255]: "k"
        case _: "."
        }
      })
  }
}

extension UIView {
  /// A view of one color.
  static func block(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }
}
