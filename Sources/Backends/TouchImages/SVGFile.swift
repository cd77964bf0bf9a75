import CTouchCairo
import TouchDrawing
import TouchFiles
import TouchGeometry

/// SVG, drawn at exactly the displayed size.
enum SVGFile {
  private static let packages = "librsvg2-2"
  /// The maximum number of bytes; larger files take seconds to parse.
  private static let longest = 16 << 20

  /// Whether the bytes are a text that begins as an SVG file does, after the prologue that XML allows.
  static func isDrawing(_ file: [UInt8]) -> Bool {
    let start = String(decoding: file.prefix(4096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<svg") || (start.hasPrefix("<?xml") || start.hasPrefix("<!")) && start.holds("<svg")
  }

  static func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
    guard file.count <= longest else { throw .unsupported(.svg) }
    try SVGCost.check(file, pixels: 0)
    var (width, height) = (0.0, 0.0)
    let status = touch_svg_size(file, file.count, &width, &height)
    if let error = ImageError(status, .svg, packages: packages) { throw error }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { throw .damaged(.svg) }
    // A large preferred size is no reason for refusal: the drawing is rendered at the displayed size.
    let maximum = Double(ImageSize.longestSide)
    return ImageHeader(
      format: .svg, width: Int(min(max(width.rounded(), 1), maximum)),
      height: Int(min(max(height.rounded(), 1), maximum)))
  }

  static func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap {
    let size = size ?? ImageSize(width: header.width, height: header.height)
    try ImageLimits.check(ImageHeader(format: .svg, width: size.width, height: size.height))
    try SVGCost.check(file, pixels: size.width * size.height)
    var picture = Bitmap(width: size.width, height: size.height)
    let status = touch_svg_draw(file, file.count, &picture.pixels, Int32(size.width), Int32(size.height))
    if let error = ImageError(status, .svg, packages: packages) { throw error }
    return picture
  }
}
