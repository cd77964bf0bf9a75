import TouchGeometry

/// The format of rendered pictures: their scale and opacity.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point; 0, negative and nonfinite values mean that of the current traits.
  open var scale: CGFloat = 0 {
    didSet { if !(scale > 0 && scale.isFinite) { scale = 0 } }
  }

  /// Whether the picture is opaque, and black where nothing is drawn; false by default.
  open var opaque = false

  /// Creates the format for traits, with their display scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns a new format for the display.
  open override class func `default`() -> Self { preferred() }

  /// Returns the same as `default()`, because there is one kind of pixels.
  open override class func preferred() -> Self {
    let format = self.init()
    format.scale = UITraitCollection.current.displayScale
    return format
  }
}

/// Renders pictures of what a closure draws.
///
/// A renderer can be used repeatedly, from any thread, one call at a time. It draws with the app's renderer. An image
/// created before a window, a host or a test was started gets its pixels when it is first shown after that.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for pictures of a size in points, at the display's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer for pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for pictures of part of the space, at the display's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer for pictures of part of the space, in points.
  ///
  /// - Parameter format: The format, read only by this initializer.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Returns the picture that `actions` draws; the closure runs once, immediately, with its context as the current one.
  ///
  /// - Returns: an image without pixels if the bounds are empty, or too large: more than 64 million pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    run(actions).currentImage
  }

  #if FoundationGeometry
  /// Returns the picture as the data of a PNG file; empty without a picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the picture as the data of a JPEG file, with a quality from 0 to 1; empty without a picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
  #else
  /// Returns the picture as the bytes of a PNG file; empty without a picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
    image(actions: actions).pngData() ?? []
  }

  /// Returns the picture as the bytes of a JPEG file, with a quality from 0 to 1; empty without a picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> [UInt8] {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? []
  }
  #endif

  private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext {
    let canvas = PictureCanvas(bounds: format.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(canvas, format: imageFormat)
    UIGraphicsPushContext(canvas.context)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// The context of an image renderer's closure.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: PictureCanvas

  init(_ canvas: PictureCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    super.init(canvas.context, format: format)
  }

  /// The picture drawn so far; each call renders it again.
  open var currentImage: UIImage { canvas.image }
}
