import TouchGeometry

/// What all renderers are told about their results.
/// https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat {
  /// The part of the space that is drawn in, in points; zero until a renderer was made with the format.
  public internal(set) var bounds = CGRect.zero

  /// A format with the values that its properties name.
  public required init() {}

  /// The format that fits the display, a new one with every call.
  open class func `default`() -> Self { preferred() }

  /// The format that fits the display, a new one with every call.
  open class func preferred() -> Self { self.init() }
}

/// What all renderers have in common; pictures are made by `UIGraphicsImageRenderer`.
/// https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer {
  /// The format that it was made with, with its bounds.
  public let format: UIGraphicsRendererFormat
  /// Whether it makes pictures: always.
  open var allowsImageOutput: Bool { true }

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    format = rendererFormat
    format.bounds = bounds.standardized
  }
}

/// What the closure of a renderer draws into. https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
///
/// While the closure runs, `cgContext` is the current context of UIKit too.
open class UIGraphicsRendererContext {
  /// Records what is drawn; its space is that of the renderer's bounds.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Covers a rectangle with the fill color of the moment.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Covers a rectangle with the fill color of the moment, which meets what is there as the mode says.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line one point wide just inside a rectangle's edges, with the stroke color of the moment.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// The same, meeting what is there as the mode says.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { stroke(rect) }
  }

  /// Limits what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}
