import TouchFiles
import TouchGeometry

/// A picture with a size in points. https://developer.apple.com/documentation/uikit/uiimage
///
/// It never changes. Files are PNG, JPEG, WebP or SVG, told apart by how they begin; a file that is damaged, or has
/// more pixels than are decoded, makes no image. Large pictures and drawings are decoded to the size at which they are
/// shown. Not a subclass of `NSObject` here, so that it can be sent anywhere.
public final class UIImage: Sendable, Hashable {
  /// What an image is drawn as. https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    /// As the place that shows it thinks right: a symbol in one color, other images in their own colors.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In one color: the current fill color, where and as far as the image is opaque.
    case alwaysTemplate
  }

  /// The pixels; nil for an image without any.
  public var cgImage: CGImage? { isBlank ? nil : image }
  /// Pixels in a point.
  public let scale: CGFloat
  /// In which colors it is drawn.
  public let renderingMode: RenderingMode
  /// Which side of the pixels is up: always the first row.
  ///
  /// Photos are turned when they are decoded.
  public var imageOrientation: Orientation { .up }
  /// The pixels.
  package let image: CGImage
  /// How far from the edges the part lies that layout goes by, in points; zero at first.
  ///
  /// Image views take it as their own `alignmentRectInsets`.
  public let alignmentRectInsets: UIEdgeInsets
  /// How it grows; nil for an image that is stretched as a whole.
  let growth: ImageGrowth?
  /// What an animated image shows one after the other; nil for an image that stands still.
  let frames: ImageFrames?

  /// What the symbol of a symbol image is; nil for all other images.
  let symbol: Symbol?

  /// Whether it was made without pixels.
  private let isBlank: Bool

  /// The size in points; zero for an image without pixels.
  public var size: CGSize {
    isBlank ? .zero : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// An image without pixels, of no size.
  public init() {
    isBlank = true
    scale = 1
    renderingMode = .automatic
    alignmentRectInsets = .zero
    growth = nil
    symbol = nil
    frames = nil
    // One transparent pixel, for code that draws without asking.
    image = CGImage(Bitmap(width: 1, height: 1))!
  }

  /// An image of pixels, one in a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// An image of pixels, `scale` in a point; 1 is taken for what is not positive.
  ///
  /// - Parameter orientation: only `up`: pixels as they are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// Which side of the pixels is up. https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    /// The first row.
    case up = 0
  }

  /// The image of a file; nil when there is no such file, or it holds no picture, or no window or test has been started
  /// yet.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension has two or three pixels in a point. Where the library of a
  /// format is not installed, a line on standard error says which package has it, once.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? TextFile.read(path, atMost: Self.largestFile) else { return nil }
    self.init(bytes: bytes, scale: ImageName(path).scale ?? 1, called: path)
  }

  /// The image that the bytes of a file hold; nil when they hold none, or no window or test has been started yet.
  public convenience init?(data: [UInt8], scale: CGFloat = 1) { self.init(bytes: data, scale: scale, called: "data") }

  /// Larger files are refused.
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
  /// The image that the data of a file holds; nil when it holds none, or no window or test has been started yet.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(data: [UInt8](data), scale: scale) }

  /// The image as the data of a PNG file; nil when it cannot be encoded.
  public func pngData() -> Data? { png.map { Data($0) } }

  /// The image as the data of a JPEG file, on white where it is not opaque; nil when it cannot be encoded.
  ///
  /// - Parameter compressionQuality: from 0 (small) to 1 (good).
  public func jpegData(compressionQuality: CGFloat) -> Data? { jpeg(compressionQuality).map { Data($0) } }
  #else
  /// The image as the bytes of a PNG file; nil when it cannot be encoded.
  public func pngData() -> [UInt8]? { png }

  /// The image as the bytes of a JPEG file, on white where it is not opaque; nil when it cannot be encoded.
  ///
  /// - Parameter compressionQuality: from 0 (small) to 1 (good).
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

  /// The same pixels, drawn in other colors.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    if isBlank { return self }
    let frames = frames.map { ImageFrames($0.images.map { $0.withRenderingMode(renderingMode) }, $0.duration) }
    return UIImage(
      image, scale: scale, mode: renderingMode, growth: growth, symbol: symbol, frames: frames,
      alignment: alignmentRectInsets)
  }

  /// The same pixels, of which layout goes by another part.
  ///
  /// - Parameter alignmentInsets: how far from the edges it lies, in points; what is no number counts as 0.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    if isBlank { return self }
    return UIImage(
      image, scale: scale, mode: renderingMode, growth: growth, symbol: symbol, frames: frames,
      alignment: alignmentInsets.isFinite ? alignmentInsets : .zero)
  }

  /// Draws the image upright with its upper left corner at a place of the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// As `draw(at:)`, with a mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright in a rectangle of the current context: stretched, or as its cap insets say.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  /// Draws the image upright in a rectangle of the current context, with a mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: .some(blendMode), alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    guard !isBlank, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Whether two show the same pixels in the same way.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || left.isBlank && right.isBlank
      || (left.image == right.image || left.symbol != nil && left.symbol == right.symbol)
        && left.scale == right.scale && left.renderingMode == right.renderingMode
        && left.capInsets == right.capInsets && left.growth?.mode == right.growth?.mode
        && left.frames == right.frames && left.alignmentRectInsets == right.alignmentRectInsets
  }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    guard !isBlank else { return }
    if let symbol { hasher.combine(symbol) } else { hasher.combine(image) }
    hasher.combine(scale)
  }
}
