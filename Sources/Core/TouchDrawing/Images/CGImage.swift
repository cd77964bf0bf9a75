import Synchronization
import TouchGeometry

/// Immutable pixels.
///
/// Equality is identity: two images are equal if they are the same object.
///
/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable, Hashable {
  /// The source of the pixels.
  package enum Source: Sendable {
    case pixels(Bitmap)
    /// A large picture or a drawing, rendered at the size at which it is shown.
    case made(any PictureMaker)
  }

  package let source: Source

  /// The renderer's version of the pixels, cached here so that it is freed with them.
  package let rendering = Mutex<(any ImageRendering)?>(nil)

  /// Creates an image of the given pixels; nil without any.
  package init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    source = .pixels(bitmap)
  }

  init(_ maker: any PictureMaker) { source = .made(maker) }

  /// Returns the image in the bytes of a file.
  ///
  /// The whole file is decoded, so that a damaged file is detected here and not when it is drawn.
  package static func decoding(_ file: [UInt8]) throws(ImageError) -> CGImage {
    guard let codec = ImageSystem.current else { throw .noCodec }
    let header = try codec.header(of: file)
    if header.isVector || header.format != .png && header.width * header.height > EncodedImage.fewestKept {
      _ = try codec.picture(of: file, header, for: ImageSize(width: 1, height: 1))
      return CGImage(EncodedImage(file: file, header: header, codec: codec))
    }
    let picture = try codec.picture(of: file, header, for: nil)
    guard let image = CGImage(picture) else { throw .damaged(header.format) }
    return image
  }

  /// All pixels; those of a file or a drawing are rendered now.
  package var bitmap: Bitmap {
    switch source {
    case .pixels(let bitmap): bitmap
    case .made(let maker): maker.picture(for: nil) ?? Bitmap(width: width, height: height)
    }
  }

  /// The number of pixels in a row.
  public var width: Int {
    switch source {
    case .pixels(let bitmap): bitmap.width
    case .made(let maker): maker.width
    }
  }

  /// The number of rows.
  public var height: Int {
    switch source {
    case .pixels(let bitmap): bitmap.height
    case .made(let maker): maker.height
    }
  }

  /// Returns the pixels inside a rectangle, rounded to whole pixels and clipped to the image; nil if nothing remains.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.overlap(all)
    guard !part.isEmpty else { return nil }
    let (left, top) = (Int(pixels: part.minX), Int(pixels: part.minY))
    let whole = bitmap
    var result = Bitmap(width: Int(pixels: part.width), height: Int(pixels: part.height))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = whole[left + x, top + y] }
    }
    return CGImage(result)
  }

  /// Whether two images are identical.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image in a renderer's format.
package protocol ImageRendering: AnyObject, Sendable {}

/// The interpolation of pixels when an image is scaled.
///
/// https://developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
  /// The renderer's default: the same as `medium`.
  case `default` = 0
  /// Nearest neighbor, so that enlarged pixels are squares.
  case none = 1
  /// Bilinear.
  case low = 2
  /// Bilinear when enlarged, an average when reduced.
  case medium = 4
  /// The best quality that the renderer has, at a cost.
  case high = 3
}

/// An image and its placement.
public struct ImageFill: Sendable, Equatable {
  package let image: CGImage
  /// The rectangle of the whole image, in the current coordinate space.
  package let rect: CGRect
  /// Whether the first row is at the bottom.
  package var isFlipped = false
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat = 1
  package var quality = CGInterpolationQuality.default
  /// The color to draw in; with a tint, only the opacity of the image is used.
  package var tint: CGColor?
  /// The size of one tile, repeated from the upper left corner as often as there is room; nil for one that fills the
  /// rectangle.
  package var tile: CGSize?

  package init(
    image: CGImage, rect: CGRect, isFlipped: Bool = false, opacity: CGFloat = 1,
    quality: CGInterpolationQuality = .default, tint: CGColor? = nil, tile: CGSize? = nil
  ) {
    (self.image, self.rect, self.isFlipped, self.opacity) = (image, rect, isFlipped, opacity)
    (self.quality, self.tint, self.tile) = (quality, tint, tile)
  }
}
