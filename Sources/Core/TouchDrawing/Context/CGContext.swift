import Synchronization
import TouchGeometry

/// The destination of `UIView.draw(_:)`: it records a display list.
///
/// The kit creates contexts, and apps get the current one from `UIGraphicsGetCurrentContext()`: its space is in points
/// with y downward. A context that an app creates draws into pixels, with y upward. A context may be used from any
/// thread, protected by a lock; use it from one thread at a time for a meaningful order.
///
/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext: Sendable {
  let state: Mutex<RecordingState>
  /// The destination pixels; nil for a context that only records.
  let pixels: PixelMemory?

  /// Creates a context without any drawing.
  package convenience init() { self.init(pixels: nil) }

  init(pixels: PixelMemory?) {
    self.pixels = pixels
    var first = RecordingState()
    first.pixels = pixels
    state = Mutex(first)
  }

  /// The commands recorded so far; for a context with pixels, those that the pixels do not show yet.
  package var displayList: DisplayList { state.withLock { $0.list } }

  // MARK: State

  /// Saves transform, clip, colors, line style and opacity.
  ///
  /// The current path is not part of the state.
  public func saveGState() { state.withLock { $0.save() } }

  /// Restores the state of the last `saveGState()`; without an unmatched one, nothing happens.
  public func restoreGState() { state.withLock { $0.restore() } }

  /// Sets the opacity of subsequent drawing, from 0 to 1; it is multiplied with that of colors.
  public func setAlpha(_ alpha: CGFloat) { state.withLock { $0.graphics.alpha = min(max(alpha, 0), 1) } }

  /// Begins a layer: subsequent drawing is composited as a whole with the current opacity when the layer ends.
  ///
  /// Within the layer the opacity starts at 1.
  ///
  /// - Parameter auxiliaryInfo: Not used; Core Graphics defines no keys for it either.
  public func beginTransparencyLayer(auxiliaryInfo: [String: String]? = nil) { state.withLock { $0.beginLayer() } }

  /// Ends the last layer and restores the state at its beginning; without a layer, nothing happens.
  public func endTransparencyLayer() { state.withLock { $0.endLayer() } }

  // MARK: Space

  /// The transform from the current space to the base space.
  public var ctm: CGAffineTransform { state.withLock { $0.graphics.transform } }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales the space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the space by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Concatenates a transform: it maps points of the new space to the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.withLock { $0.concatenate(transform) } }

  // MARK: Colors and line style

  /// Sets the fill color; initially black.
  public func setFillColor(_ color: CGColor) { state.withLock { $0.graphics.fill = color } }

  /// Sets the fill color by its components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color; initially black.
  public func setStrokeColor(_ color: CGColor) { state.withLock { $0.graphics.stroke = color } }

  /// Sets the stroke color by its components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the line width in points; initially 1.
  public func setLineWidth(_ width: CGFloat) { state.withLock { $0.graphics.style.width = width } }

  /// Sets the style of line ends; initially `.butt`.
  public func setLineCap(_ cap: CGLineCap) { state.withLock { $0.graphics.style.cap = cap } }

  /// Sets the style of line joins; initially `.miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.withLock { $0.graphics.style.join = join } }

  /// Sets the longest miter in line widths before a corner is beveled; initially 10.
  public func setMiterLimit(_ limit: CGFloat) { state.withLock { $0.graphics.style.miterLimit = limit } }

  /// Sets the dash pattern: alternating lengths of dashes and gaps, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.withLock {
      $0.graphics.style.dashes = lengths
      $0.graphics.style.dashPhase = phase
    }
  }

  // MARK: Values of the kit

  /// Fills a path with the fill color.
  package func fill(_ path: DisplayList.Path, using rule: CGPathFillRule) {
    state.withLock { $0.fill(path, using: rule) }
  }

  /// Strokes a path with the stroke color and its own style.
  package func stroke(_ path: DisplayList.Path, style: StrokeStyle) {
    state.withLock { $0.stroke(path, style: style) }
  }

  /// Limits drawing to the inside of a path.
  package func clip(to path: DisplayList.Path, using rule: CGPathFillRule) {
    state.withLock { $0.clip(to: path, using: rule) }
  }

  /// Appends a command unchanged, for commands with their own colors, such as text and nested lists.
  package func append(_ command: DisplayList.Command) { state.withLock { $0.draw(command) } }
}
