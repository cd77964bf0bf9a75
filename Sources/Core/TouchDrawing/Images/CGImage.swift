import Synchronization
import TouchGeometry

/// Pixels that never change. https://developer.apple.com/documentation/coregraphics/cgimage
///
/// Equality is identity: two images are equal when they are the same object.
public final class CGImage: Sendable, Hashable {
  /// Where the pixels come from.
  package enum Source: Sendable {
    case pixels(Bitmap)
    /// A large picture or a drawing, made for the size at which it is shown.
    case made(any PictureMaker)
  }

  package let source: Source

  /// What a renderer has made of the pixels, kept here so that it goes away with them.
  package let rendering = Mutex<(any ImageRendering)?>(nil)

  /// An image of the given pixels; nil without any.
  package init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    source = .pixels(bitmap)
  }

  init(_ maker: any PictureMaker) { source = .made(maker) }

  /// The image that the bytes of a file hold.
  ///
  /// The whole file is looked at, so that a damaged one is found here and not when it is drawn.
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

  /// All pixels; those of a file or a drawing are made now.
  package var bitmap: Bitmap {
    switch source {
    case .pixels(let bitmap): bitmap
    case .made(let maker): maker.picture(for: nil) ?? Bitmap(width: width, height: height)
    }
  }

  /// Pixels in a row.
  public var width: Int {
    switch source {
    case .pixels(let bitmap): bitmap.width
    case .made(let maker): maker.width
    }
  }

  /// Rows.
  public var height: Int {
    switch source {
    case .pixels(let bitmap): bitmap.height
    case .made(let maker): maker.height
    }
  }

  /// The pixels inside a rectangle, which is brought to whole pixels and cut to the image; nil when nothing is left.
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
  /// The size of one copy, from the upper left corner on, of which as many are drawn as have room; nil for one that
  /// fills the rectangle.
  package var tile: CGSize?

  package init(
    image: CGImage, rect: CGRect, isFlipped: Bool = false, opacity: CGFloat = 1,
    quality: CGInterpolationQuality = .default, tint: CGColor? = nil, tile: CGSize? = nil
  ) {
    self.image = image
    self.rect = rect
    self.isFlipped = isFlipped
    self.opacity = opacity
    self.quality = quality
    self.tint = tint
    self.tile = tile
  }
}
