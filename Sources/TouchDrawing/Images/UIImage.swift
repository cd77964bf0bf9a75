import TouchGeometry

/// A picture with a size in points. https://developer.apple.com/documentation/uikit/uiimage
///
/// It never changes. PNG is the one format of files. Not a subclass of `NSObject` here, so that it can be sent anywhere.
public final class UIImage: Sendable, Hashable {
  /// What an image is drawn as. https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    /// As the place that shows it thinks right: its own colors.
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
  /// The pixels.
  package let image: CGImage

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
    // One pixel that nothing can be seen of, for those who draw without asking.
    image = CGImage(Bitmap(width: 1, height: 1))!
  }

  /// An image of pixels, one in a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, mode: .automatic) }

  /// An image of pixels, `scale` in a point; 1 is taken for what is not positive.
  ///
  /// - Parameter orientation: only `up`: pixels as they are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, mode: .automatic)
  }

  /// Which side of the pixels is up. https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    /// The first row.
    case up = 0
  }

  /// The image of a PNG file; nil when there is no such file, or it holds no picture, or no window or test has been
  /// started yet.
  ///
  /// A name that ends in `@2x.png` or `@3x.png` has two or three pixels in a point.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = FileBytes.read(path), let image = UIImage.decode(bytes) else { return nil }
    self.init(image, scale: UIImage.scale(ofFile: path), mode: .automatic)
  }

  /// The image that the bytes of a PNG file hold; nil when they hold none, or no window or test has been started yet.
  public convenience init?(data: [UInt8], scale: CGFloat = 1) {
    guard let image = UIImage.decode(data) else { return nil }
    self.init(image, scale: scale, mode: .automatic)
  }

  #if FoundationGeometry
  /// The image that the data of a PNG file holds; nil when it holds none, or no window or test has been started yet.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(data: [UInt8](data), scale: scale) }

  /// The image as the data of a PNG file; nil when it cannot be encoded.
  public func pngData() -> Data? { ImageSystem.current?.png(of: image.bitmap).map { Data($0) } }
  #else
  /// The image as the bytes of a PNG file; nil when it cannot be encoded.
  public func pngData() -> [UInt8]? { ImageSystem.current?.png(of: image.bitmap) }
  #endif

  private init(_ image: CGImage, scale: CGFloat, mode: RenderingMode) {
    self.image = image
    isBlank = false
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    renderingMode = mode
  }

  /// The same pixels, drawn in other colors.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    isBlank ? self : UIImage(image, scale: scale, mode: renderingMode)
  }

  /// Draws the image upright with its upper left corner at a place of the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image upright, stretched to a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  /// Draws the image upright, stretched to a rectangle of the current context, with a mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: .some(blendMode), alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    guard !isBlank, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }

  private static func decode(_ bytes: [UInt8]) -> CGImage? {
    ImageSystem.current?.picture(png: bytes).flatMap { CGImage($0) }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = path.lowercased()
    return name.hasSuffix("@2x.png") ? 2 : name.hasSuffix("@3x.png") ? 3 : 1
  }

  /// Whether two show the same pixels in the same way.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.isBlank && right.isBlank
      || left.image == right.image && left.scale == right.scale && left.renderingMode == right.renderingMode
        && left.isBlank == right.isBlank
  }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(scale)
  }
}

/// Whole files, read through the C library.
enum FileBytes {
  /// All bytes of a file; nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      result.append(contentsOf: buffer[..<count])
    }
    return ferror(file) == 0 ? result : nil
  }
}
