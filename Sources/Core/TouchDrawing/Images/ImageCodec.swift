import Synchronization
import TouchFiles
import TouchGeometry

/// The format of an image file.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"
}

/// The properties of an image file that are known before decoding.
package struct ImageHeader: Equatable, Sendable {
  package var format: ImageFormat
  /// The width in pixels; for a vector drawing, its preferred one.
  package var width: Int
  package var height: Int
  /// Whether the picture is a vector drawing, sharp at any size.
  package var isVector: Bool { format == .svg }

  package init(format: ImageFormat, width: Int, height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }
}

/// The reason that the bytes of a file are not an image.
package enum ImageError: Error, Equatable, Sendable {
  /// The bytes do not begin like a known format.
  case unknownFormat
  /// The bytes violate their format, or end too early.
  case damaged(ImageFormat)
  /// A variant that is not supported.
  case unsupported(ImageFormat)
  /// More pixels than the limit. Nothing was allocated.
  case tooLarge(ImageFormat, width: Int, height: Int)
  /// A drawing whose filters, references or pictures would take too long. Nothing was drawn.
  case tooCostly(ImageFormat)
  /// The library of the format is not installed; with the Debian and Ubuntu packages that provide it.
  case noLibrary(ImageFormat, packages: String)
  case noMemory
  /// No window or test has been started yet.
  case noCodec
}

extension ImageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat: "not a picture: neither PNG, JPEG, WebP nor SVG"
    case .damaged(let format): "a damaged \(format.rawValue) file"
    case .unsupported(let format): "a kind of \(format.rawValue) that is not read"
    case .tooLarge(let format, let width, let height):
      "a \(format.rawValue) file of \(width) by \(height) pixels, too many"
    case .tooCostly(let format):
      "a \(format.rawValue) file whose filters, references or pictures would take too long to draw; use fewer of them"
    case .noLibrary(let format, let packages):
      "a \(format.rawValue) file, but the library for it is not installed: apt install \(packages)"
    case .noMemory: "too large for the memory that is left"
    case .noCodec: "asked for before the program has a window"
    }
  }
}

/// Reads and writes image files, whose format is recognized from their first bytes, and renders drawings.
///
/// All methods may be called from any thread.
package protocol ImageCodec: Sendable {
  /// Returns the properties of an image file; its size is within the limits for decoding.
  func header(of file: [UInt8]) throws(ImageError) -> ImageHeader
  /// Returns the picture at a size; for formats that cannot scale cheaply, at a larger one.
  ///
  /// - Parameters:
  ///   - header: The result of `header(of:)`.
  ///   - size: The displayed size in pixels; nil for all pixels.
  func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap
  /// Returns a picture as the bytes of a PNG file; nil if it is empty or cannot be encoded.
  func png(of picture: Bitmap) -> [UInt8]?
  /// Returns a picture as the bytes of a JPEG file, on white where it is not opaque; the quality is from 0 to 1.
  func jpeg(of picture: Bitmap, quality: CGFloat) throws(ImageError) -> [UInt8]
  /// Returns a picture of a display list, from its origin; nil if it exceeds the pixel limit, or memory is
  /// insufficient.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  func bitmap(of list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor) -> Bitmap?
}

/// A width and height in pixels.
package struct ImageSize: Hashable, Sendable {
  /// The pixel limit: 256 MB of pixels.
  package static let maximumPixels = 64 << 20
  /// Cairo's limit for the length of a side.
  package static let longestSide = 32767

  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// The process's codec, which the composition installs before the first image is read.
package enum ImageSystem {
  private static let installed = Mutex<(any ImageCodec)?>(nil)
  /// The packages already reported, so that each is reported once.
  private static let said = Mutex<Set<String>>([])

  /// The current codec; nil until one is installed, and until then no file can be read.
  package static var current: (any ImageCodec)? { installed.withLock { $0 } }

  /// Installs the current codec, for all threads.
  package static func install(_ codec: any ImageCodec) { installed.withLock { $0 = codec } }

  /// Reports a missing package on standard error, once for each; other errors only result in nil, as in UIKit.
  static func report(_ error: ImageError, _ name: String) {
    guard case .noLibrary(_, let packages) = error, said.withLock({ $0.insert(packages).inserted }) else { return }
    let line = printable("\(name): \(error)") + "\n"
    _ = write(2, line, line.utf8.count)
  }
}

/// Renders a picture at the displayed size.
package protocol PictureMaker: AnyObject, Sendable {
  /// Whether the picture is a vector drawing, sharp at any size.
  var isVector: Bool { get }
  /// The width in pixels; for a vector drawing, its preferred one.
  var width: Int { get }
  /// The height, like `width`.
  var height: Int { get }
  /// Returns the picture at a size in pixels, or larger; nil requests all pixels.
  ///
  /// Returns nil if memory is insufficient.
  func picture(for size: ImageSize?) -> Bitmap?
}

/// An image file that is decoded at the displayed size.
package final class EncodedImage: PictureMaker {
  /// Pictures with fewer pixels are decoded immediately, and the file is not kept.
  package static let fewestKept = 1 << 20

  package let file: [UInt8]
  package let header: ImageHeader
  private let codec: any ImageCodec

  /// Creates a picture from a file that has been validated.
  init(file: [UInt8], header: ImageHeader, codec: any ImageCodec) {
    (self.file, self.header, self.codec) = (file, header, codec)
  }

  package var isVector: Bool { header.isVector }
  package var width: Int { header.width }
  package var height: Int { header.height }

  package func picture(for size: ImageSize?) -> Bitmap? { try? codec.picture(of: file, header, for: size) }
}
