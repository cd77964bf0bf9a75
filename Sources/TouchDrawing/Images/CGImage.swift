import Synchronization
import TouchGeometry

/// Pixels that never change. https://developer.apple.com/documentation/coregraphics/cgimage
///
/// Equality is identity: two images are equal when they are the same object.
public final class CGImage: Sendable, Hashable {
  /// The pixels.
  package let bitmap: Bitmap

  /// What a renderer has made of the pixels, kept here so that it goes away with them.
  package let rendering = Mutex<(any ImageRendering)?>(nil)

  /// An image of the given pixels; nil without any.
  package init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    self.bitmap = bitmap
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }

  /// The pixels inside a rectangle, which is brought to whole pixels and cut to the image; nil when nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.overlap(all)
    guard !part.isEmpty else { return nil }
    let (left, top) = (Int(pixels: part.minX), Int(pixels: part.minY))
    var result = Bitmap(width: Int(pixels: part.width), height: Int(pixels: part.height))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = bitmap[left + x, top + y] }
    }
    return CGImage(result)
  }

  /// Whether two are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image in a renderer's own form.
package protocol ImageRendering: AnyObject, Sendable {}

/// How pixels between pixels are found when an image is scaled.
/// https://developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the renderer thinks good: the same as `medium`.
  case `default` = 0
  /// Not at all: each shows the nearest pixel, so that enlarged pixels are squares.
  case none = 1
  /// Between the four nearest.
  case low = 2
  /// Between the four nearest when enlarged, an average when made smaller.
  case medium = 4
  /// As good as the renderer can, at a price.
  case high = 3
}

/// An image and where it is drawn.
public struct ImageFill: Sendable, Equatable {
  package let image: CGImage
  /// The place of the whole image, in the space of the moment.
  package let rect: CGRect
  /// Whether the first row is at the bottom.
  package var isFlipped = false
  /// From 0 to 1.
  package var opacity: CGFloat = 1
  package var quality = CGInterpolationQuality.default
  /// A color to draw in, in which case only the opacity of the image counts.
  package var tint: CGColor?

  package init(
    image: CGImage, rect: CGRect, isFlipped: Bool = false, opacity: CGFloat = 1,
    quality: CGInterpolationQuality = .default, tint: CGColor? = nil
  ) {
    self.image = image
    self.rect = rect
    self.isFlipped = isFlipped
    self.opacity = opacity
    self.quality = quality
    self.tint = tint
  }
}

/// Whoever can read and write PNG.
package protocol ImageCodec: Sendable {
  /// The picture that the bytes of a PNG file hold; nil when they hold none.
  func picture(png: [UInt8]) -> Bitmap?
  /// A picture as the bytes of a PNG file; nil when it is empty or cannot be encoded.
  func png(of picture: Bitmap) -> [UInt8]?
}

/// The process's codec: the composition installs one before the first image is read.
package enum ImageSystem {
  private static let installed = Mutex<(any ImageCodec)?>(nil)

  /// The codec that images ask; nil until one is installed, and then no file can be read.
  package static var current: (any ImageCodec)? { installed.withLock { $0 } }

  /// Makes a codec the current one, for all threads.
  package static func install(_ codec: any ImageCodec) { installed.withLock { $0 = codec } }
}
