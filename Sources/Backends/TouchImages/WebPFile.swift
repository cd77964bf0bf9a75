import CTouchCairo
import TouchDrawing
import TouchGeometry

/// WebP, without animations.
enum WebPFile {
  private static let packages = "libwebp7"

  static func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
    var (width, height): (Int32, Int32) = (0, 0)
    let status = touch_webp_size(file, file.count, &width, &height)
    if let error = ImageError(status, .webp, packages: packages) { throw error }
    return ImageHeader(format: .webp, width: Int(width), height: Int(height))
  }

  /// The picture, halved as often as the requested size allows.
  static func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap {
    var (width, height) = (header.width, header.height)
    while let size, width / 2 >= size.width, height / 2 >= size.height { (width, height) = (width / 2, height / 2) }
    var picture = Bitmap(width: width, height: height)
    let status = touch_webp_read(file, file.count, &picture.pixels, Int32(width), Int32(height))
    if let error = ImageError(status, .webp, packages: packages) { throw error }
    return picture
  }
}
