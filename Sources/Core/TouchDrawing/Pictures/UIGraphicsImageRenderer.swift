import TouchGeometry

/// How pictures are made: how many pixels, and whether anything shows through.
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels in a point; 0 means those of the present traits, and so does what is negative or not finite.
  open var scale: CGFloat = 0 {
    didSet { if !(scale > 0 && scale.isFinite) { scale = 0 } }
  }

  /// Whether the picture is opaque, black where nothing is drawn; false by default.
  open var opaque = false

  /// The format for traits: as many pixels in a point as they say.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// The format that fits the display, a new one with every call.
  open override class func `default`() -> Self { preferred() }

  /// The same as `default()`: there is one kind of pixels.
  open override class func preferred() -> Self {
    let format = self.init()
    format.scale = UITraitCollection.current.displayScale
    return format
  }
}

/// Makes pictures of what a closure draws. https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
///
/// A renderer can be used often, from any thread, one call at a time. It draws with the program's renderer. An image
/// that is made before a window, a host or a test was started gets its pixels when it is first shown after that.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer for pictures of a size in points, with the pixels of the display.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// A renderer for pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer for pictures of a part of the space, with the pixels of the display.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer for pictures of a part of the space that is drawn in, in points.
  ///
  /// - Parameter format: read once, here.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// The picture of what `actions` draws; the closure runs once, at once, with its context as the current one.
  ///
  /// - Returns: an image without pixels when the bounds are empty, or too large: more than 64 million pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    run(actions).currentImage
  }

  #if FoundationGeometry
  /// The picture as the data of a PNG file; empty when there is none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture as the data of a JPEG file, of a quality from 0 to 1; empty when there is none.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
  #else
  /// The picture as the bytes of a PNG file; empty when there is none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
    image(actions: actions).pngData() ?? []
  }

  /// The picture as the bytes of a JPEG file, of a quality from 0 to 1; empty when there is none.
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

/// What the closure of an image renderer draws into.
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: PictureCanvas

  init(_ canvas: PictureCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    super.init(canvas.context, format: format)
  }

  /// The picture of what was drawn so far; made anew with every call.
  open var currentImage: UIImage { canvas.image }
}
