import Synchronization
import TouchGeometry

/// A context that draws a picture.
struct PictureCanvas: Sendable {
  let context = CGContext()
  /// The size in points.
  private let size: CGSize
  /// The number of pixels per point.
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Creates a canvas for part of the space; scale 0 means that of the current traits.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    size = bounds.size
    self.scale = scale > 0 && scale.isFinite ? scale : max(UITraitCollection.current.displayScale, 1)
    self.isOpaque = isOpaque
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  /// The picture drawn so far; without pixels if it is empty or exceeds the pixel limit.
  var image: UIImage { image(by: ImageSystem.current) }

  /// Returns the picture from a renderer; without one it only has a size, and is rendered when it is first shown.
  func image(by system: (any ImageCodec)?) -> UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let drawing = DrawnPicture(
      list: context.displayList, size: size, scale: scale,
      background: isOpaque ? CGColor.black : CGColor.black.faded(by: 0))
    guard let drawing else { return nothing }
    guard let system else { return UIImage(CGImage(drawing), scale: scale) }
    guard let image = drawing.bitmap(by: system).flatMap({ CGImage($0) }) else { return nothing }
    return UIImage(image, scale: scale)
  }

  private var nothing: UIImage {
    let line = "a picture was not made: \(size.width) by \(size.height) points are too many\n"
    _ = write(2, line, line.utf8.count)
    return UIImage()
  }
}

/// A picture drawn before there was a renderer, for example by code in an app's initializers.
private final class DrawnPicture: PictureMaker {
  private let list: DisplayList
  private let size: CGSize
  private let scale: CGFloat
  private let background: CGColor
  let width: Int
  let height: Int
  private let made = Mutex<Bitmap?>(nil)

  /// Creates a picture; nil if it exceeds the pixel limit.
  init?(list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard max(width, height) <= CGFloat(ImageSize.longestSide), width * height <= CGFloat(ImageSize.maximumPixels)
    else { return nil }
    (self.list, self.size, self.scale, self.background) = (list, size, scale, background)
    (self.width, self.height) = (Int(pixels: width), Int(pixels: height))
  }

  var isVector: Bool { false }

  func picture(for size: ImageSize?) -> Bitmap? {
    made.withLock { made in
      if made == nil { made = ImageSystem.current.flatMap(bitmap(by:)) }
      return made
    }
  }

  /// Returns the picture from a renderer; nil if memory is insufficient.
  func bitmap(by system: any ImageCodec) -> Bitmap? {
    system.bitmap(of: list, size: size, scale: scale, background: background)
  }
}
