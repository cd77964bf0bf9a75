import Synchronization
import TouchFiles
import TouchGeometry

/// Which kind of file holds a picture.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"
}

/// What a file says of its picture before any of it is decoded.
package struct ImageHeader: Equatable, Sendable {
  package var format: ImageFormat
  /// In pixels; of a drawing without pixels, the ones that it wishes for.
  package var width: Int
  package var height: Int
  /// Whether the picture has no pixels of its own and is sharp at any size.
  package var isVector: Bool { format == .svg }

  package init(format: ImageFormat, width: Int, height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }
}

/// Why the bytes of a file make no picture.
package enum ImageError: Error, Equatable, Sendable {
  /// They begin like no format that is known.
  case unknownFormat
  /// They are not what their format asks for, or end too early.
  case damaged(ImageFormat)
  /// A variety that is not read.
  case unsupported(ImageFormat)
  /// More pixels than are decoded. Nothing was allocated.
  case tooLarge(ImageFormat, width: Int, height: Int)
  /// The library of the format is not installed; with the packages of Debian and Ubuntu that have it.
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
    case .noLibrary(let format, let packages):
      "a \(format.rawValue) file, but the library for it is not installed: apt install \(packages)"
    case .noMemory: "too large for the memory that is left"
    case .noCodec: "asked for before the program has a window"
    }
  }
}

/// What can read and write files of pictures, told apart by how their bytes begin, and make pictures of drawings.
///
/// All of it may be called from any thread.
package protocol ImageCodec: Sendable {
  /// What a file says of its picture; its size is one that may be decoded.
  func header(of file: [UInt8]) throws(ImageError) -> ImageHeader
  /// The picture at a size; for formats that cannot do that cheaply, at a larger one.
  ///
  /// - Parameters:
  ///   - header: what `header(of:)` answered.
  ///   - size: what is shown, in pixels; nil for all there are.
  func picture(of file: [UInt8], _ header: ImageHeader, for size: ImageSize?) throws(ImageError) -> Bitmap
  /// A picture as the bytes of a PNG file; nil when it is empty or cannot be encoded.
  func png(of picture: Bitmap) -> [UInt8]?
  /// A picture as the bytes of a JPEG file, on white where it is not opaque; the quality is from 0 to 1.
  func jpeg(of picture: Bitmap, quality: CGFloat) throws(ImageError) -> [UInt8]
  /// A picture of a display list, from its origin; nil when there would be more pixels than are decoded, or memory does
  /// not suffice.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels in a point.
  func bitmap(of list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor) -> Bitmap?
}

/// A number of pixels in both directions.
package struct ImageSize: Hashable, Sendable {
  /// More pixels are not made: 256 MB of them.
  package static let mostPixels = 64 << 20
  /// Cairo's own limit for a side.
  package static let longestSide = 32767

  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// The process's codec: the composition installs one before the first image is read.
package enum ImageSystem {
  private static let installed = Mutex<(any ImageCodec)?>(nil)
  /// The packages that were asked for already: one line for each is enough.
  private static let said = Mutex<Set<String>>([])

  /// The codec that images ask; nil until one is installed, and then no file can be read.
  package static var current: (any ImageCodec)? { installed.withLock { $0 } }

  /// Makes a codec the current one, for all threads.
  package static func install(_ codec: any ImageCodec) { installed.withLock { $0 = codec } }

  /// Says on standard error, once for each, which package is missing; other errors are told by nil alone, as in UIKit.
  static func report(_ error: ImageError, _ name: String) {
    guard case .noLibrary(_, let packages) = error, said.withLock({ $0.insert(packages).inserted }) else { return }
    let line = printable("\(name): \(error)") + "\n"
    _ = write(2, line, line.utf8.count)
  }
}

/// Makes a picture for the size that is shown.
package protocol PictureMaker: AnyObject, Sendable {
  /// Whether the picture has no pixels of its own and is sharp at any size.
  var isVector: Bool { get }
  /// In pixels; of a drawing without pixels, the ones that it wishes for.
  var width: Int { get }
  /// As `width`.
  var height: Int { get }
  /// The picture for a size in pixels, or larger; nil for all pixels.
  ///
  /// Nil when memory does not suffice.
  func picture(for size: ImageSize?) -> Bitmap?
}

/// A picture in a file, which is decoded to the size that is shown.
package final class EncodedImage: PictureMaker {
  /// Pictures with fewer pixels are decoded at once, and then the file is not kept.
  package static let fewestKept = 1 << 20

  package let file: [UInt8]
  package let header: ImageHeader
  private let codec: any ImageCodec

  /// The picture of a file that was found to be whole.
  init(file: [UInt8], header: ImageHeader, codec: any ImageCodec) {
    (self.file, self.header, self.codec) = (file, header, codec)
  }

  package var isVector: Bool { header.isVector }
  package var width: Int { header.width }
  package var height: Int { header.height }

  package func picture(for size: ImageSize?) -> Bitmap? { try? codec.picture(of: file, header, for: size) }
}
