import TouchFiles
import TouchGeometry

/// An immutable picture with a size in points.
///
/// Files are PNG, JPEG, WebP or SVG, recognized from their first bytes; a file that is damaged, or has too many pixels,
/// does not create an image. Large pictures and drawings are decoded at the displayed size. It is not a subclass of
/// `NSObject` here, so that it is sendable.
///
/// https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: Sendable, Hashable {
  /// The colors in which an image is drawn.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    /// The default of the context: a symbol in one color, other images in their own colors.
    case automatic
    /// The image's own colors.
    case alwaysOriginal
    /// One color: the current fill color, with the opacity of the image.
    case alwaysTemplate
  }

  /// The pixels; nil for an image without any.
  public var cgImage: CGImage? { isBlank ? nil : image }
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The colors in which it is drawn.
  public let renderingMode: RenderingMode
  /// The orientation of the pixels: always the first row up.
  ///
  /// Photos are rotated when they are decoded.
  public var imageOrientation: Orientation { .up }
  /// The pixels.
  package let image: CGImage
  /// The insets of the alignment rectangle, in points; initially zero.
  ///
  /// Image views use them as their own `alignmentRectInsets`.
  public let alignmentRectInsets: UIEdgeInsets
  /// The resizing with caps; nil for an image that is stretched as a whole.
  let growth: ImageGrowth?
  /// The frames of an animated image; nil for a static image.
  let frames: ImageFrames?

  /// The symbol of a symbol image; nil for all other images.
  let symbol: Symbol?

  /// Whether it was created without pixels.
  private let isBlank: Bool

  /// The size in points; zero for an image without pixels.
  public var size: CGSize {
    isBlank ? .zero : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Creates an image without pixels and with zero size.
  public init() {
    isBlank = true
    scale = 1
    renderingMode = .automatic
    alignmentRectInsets = .zero
    growth = nil
    symbol = nil
    frames = nil
    // One transparent pixel, for code that draws without checking.
    image = CGImage(Bitmap(width: 1, height: 1))!
  }

  /// Creates an image from pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// Creates an image from pixels, `scale` per point; 1 is used instead of values that are not positive.
  ///
  /// - Parameter orientation: Only `up`: pixels as they are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The orientation of the pixels.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    /// The first row is at the top.
    case up = 0
  }

  /// Creates the image of a file.
  ///
  /// It is nil if there is no such file, the file is not an image, or no window or test has been started yet. A name
  /// that ends in `@2x` or `@3x` before its extension has two or three pixels per point. If the library of a format is
  /// not installed, a line on standard error names the package that provides it, once.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? TextFile.read(path, atMost: Self.largestFile) else { return nil }
    self.init(bytes: bytes, scale: ImageName(path).scale ?? 1, called: path)
  }

  /// Creates the image in the bytes of a file; nil if they are not an image, or no window or test has been started yet.
  public convenience init?(data: [UInt8], scale: CGFloat = 1) { self.init(bytes: data, scale: scale, called: "data") }

  /// Larger files are rejected.
  static let largestFile = 256 << 20

  convenience init?(bytes: [UInt8], scale: CGFloat, called name: String) {
    do throws(ImageError) {
      self.init(try CGImage.decoding(bytes), scale: scale)
    } catch {
      ImageSystem.report(error, name)
      return nil
    }
  }

  #if FoundationGeometry
  /// Creates the image in the data of a file; nil if it is not an image, or no window or test has been started yet.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(data: [UInt8](data), scale: scale) }

  /// Returns the image as the data of a PNG file; nil if it cannot be encoded.
  public func pngData() -> Data? { png.map { Data($0) } }

  /// Returns the image as the data of a JPEG file, on white where it is not opaque; nil if it cannot be encoded.
  ///
  /// - Parameter compressionQuality: The quality from 0 (small) to 1 (good).
  public func jpegData(compressionQuality: CGFloat) -> Data? { jpeg(compressionQuality).map { Data($0) } }
  #else
  /// Returns the image as the bytes of a PNG file; nil if it cannot be encoded.
  public func pngData() -> [UInt8]? { png }

  /// Returns the image as the bytes of a JPEG file, on white where it is not opaque; nil if it cannot be encoded.
  ///
  /// - Parameter compressionQuality: The quality from 0 (small) to 1 (good).
  public func jpegData(compressionQuality: CGFloat) -> [UInt8]? { jpeg(compressionQuality) }
  #endif

  private var png: [UInt8]? { isBlank ? nil : ImageSystem.current?.png(of: image.bitmap) }

  private func jpeg(_ quality: CGFloat) -> [UInt8]? {
    guard !isBlank, let codec = ImageSystem.current else { return nil }
    do throws(ImageError) {
      return try codec.jpeg(of: image.bitmap, quality: quality.isFinite ? min(max(quality, 0), 1) : 1)
    } catch {
      ImageSystem.report(error, "jpegData")
      return nil
    }
  }

  init(
    _ image: CGImage, scale: CGFloat, mode: RenderingMode = .automatic, growth: ImageGrowth? = nil,
    symbol: Symbol? = nil, frames: ImageFrames? = nil, alignment: UIEdgeInsets = .zero
  ) {
    alignmentRectInsets = alignment
    self.image = image
    self.symbol = symbol
    self.frames = frames
    isBlank = false
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    renderingMode = mode
    self.growth = growth
  }

  /// Returns the same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    if isBlank { return self }
    let frames = frames.map { ImageFrames($0.images.map { $0.withRenderingMode(renderingMode) }, $0.duration) }
    return UIImage(
      image, scale: scale, mode: renderingMode, growth: growth, symbol: symbol, frames: frames,
      alignment: alignmentRectInsets)
  }

  /// Returns the same image with another alignment rectangle.
  ///
  /// - Parameter alignmentInsets: The insets from the edges, in points; NaN counts as 0.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    if isBlank { return self }
    return UIImage(
      image, scale: scale, mode: renderingMode, growth: growth, symbol: symbol, frames: frames,
      alignment: alignmentInsets.isFinite ? alignmentInsets : .zero)
  }

  /// Draws the image upright in its own size, with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws like `draw(at:)`, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright in a rectangle of the current context, stretched or according to its cap insets.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  /// Draws the image upright in a rectangle of the current context, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: .some(blendMode), alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    guard !isBlank, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Whether two images show the same pixels in the same way.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || left.isBlank && right.isBlank
      || (left.image == right.image || left.symbol != nil && left.symbol == right.symbol)
        && left.scale == right.scale && left.renderingMode == right.renderingMode
        && left.capInsets == right.capInsets && left.growth?.mode == right.growth?.mode
        && left.frames == right.frames && left.alignmentRectInsets == right.alignmentRectInsets
  }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    guard !isBlank else { return }
    if let symbol { hasher.combine(symbol) } else { hasher.combine(image) }
    hasher.combine(scale)
  }
}
