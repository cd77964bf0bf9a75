import TouchGeometry

/// The base class of renderer formats.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat {
  /// The rectangle of the drawing, in points; zero until a renderer is created with the format.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format with the default values of its properties.
  public required init() {}

  /// Returns a new format for the display.
  open class func `default`() -> Self { preferred() }

  /// Returns a new format for the display.
  open class func preferred() -> Self { self.init() }
}

/// The base class of renderers; `UIGraphicsImageRenderer` renders pictures.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer {
  /// The renderer's format, with its bounds.
  public let format: UIGraphicsRendererFormat
  /// Whether it renders pictures; always true.
  open var allowsImageOutput: Bool { true }

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    format = rendererFormat
    format.bounds = bounds.standardized
  }
}

/// The context of a renderer's closure.
///
/// While the closure runs, `cgContext` is also UIKit's current context.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext {
  /// Records the drawing; its space is that of the renderer's bounds.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color and a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line one point wide just inside a rectangle's edges, with the current stroke color.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws such a line with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { stroke(rect) }
  }

  /// Limits subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}
