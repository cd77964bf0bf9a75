import CTouchCairo
import TouchCairo
import TouchDrawing
import TouchGeometry

/// Image files: PNG by Cairo, JPEG by libjpeg-turbo, WebP by libwebp, SVG by librsvg.
///
/// The first bytes determine the format, never the name. Cairo is linked; each other library is loaded with the first
/// file of its format, so that a program without images loads none. Everything may be called from any thread.
package struct ImageFiles: ImageCodec {
  package init() {}

  package func header(of file: [UInt8]) throws(ImageError) -> ImageHeader {
    guard let format = ImageFormat(file) else { throw .unknownFormat }
    let header =
      switch format {
      case .png: try PNGFile.header(of: file)
      case .jpeg: try JPEGFile.header(of: file)
      case .webp: try WebPFile.header(of: file)
      case .svg: try SVGFile.header(of: file)
      }
    // The preferred size of a drawing is not limited, because it is rendered at the requested size.
    if !header.isVector { try ImageLimits.check(header) }
    return header
  }

  package func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap {
    switch header.format {
    case .png: try PNGFile.picture(of: file)
    case .jpeg: try JPEGFile.picture(of: file, header, for: size)
    case .webp: try WebPFile.picture(of: file, header, for: size)
    case .svg: try SVGFile.picture(of: file, header, for: size)
    }
  }

  package func png(of picture: Bitmap) -> [UInt8]? { picture.pngData() }

  package func jpeg(of picture: Bitmap, quality: CGFloat) throws(ImageError) -> [UInt8] {
    try JPEGFile.encoded(picture, quality: Int((quality * 100).rounded()))
  }

  package func bitmap(of list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor) -> Bitmap? {
    let pixels = CairoRasterizer.pixels(CGRect(origin: .zero, size: size), scale: scale)
    // Checked before the conversion to integers, which traps for huge numbers.
    guard max(pixels.width, pixels.height) <= CGFloat(ImageSize.longestSide),
      pixels.width * pixels.height <= CGFloat(ImageSize.maximumPixels)
    else { return nil }
    let text = TextSystem.current as? PangoTextEngine ?? .shared
    return list.bitmap(size: size, scale: scale, background: background, text: text)
  }
}

extension ImageFormat {
  /// Determines the format by the signature of the first bytes; nil if it is unknown.
  package init?(_ file: [UInt8]) {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if file.starts(with: Array("RIFF".utf8)), file.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if SVGFile.isDrawing(file) {
      self = .svg
    } else {
      return nil
    }
  }
}

/// The maximum sizes of pictures, in pixels; checked before any memory is allocated.
enum ImageLimits {
  static func check(_ header: ImageHeader) throws(ImageError) {
    let (width, height) = (header.width, header.height)
    guard width > 0, height > 0 else { throw .damaged(header.format) }
    guard max(width, height) <= ImageSize.longestSide, width * height <= ImageSize.maximumPixels else {
      throw .tooLarge(header.format, width: width, height: height)
    }
  }
}

extension ImageError {
  /// Creates the error of a library's status; nil for success.
  init?(_ status: touch_image_status, _ format: ImageFormat, packages: String) {
    switch status {
    case TOUCH_IMAGE_OK: return nil
    case TOUCH_IMAGE_NO_LIBRARY: self = .noLibrary(format, packages: packages)
    case TOUCH_IMAGE_UNSUPPORTED: self = .unsupported(format)
    case TOUCH_IMAGE_NO_MEMORY: self = .noMemory
    case _: self = .damaged(format)
    }
  }
}
