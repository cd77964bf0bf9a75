import Synchronization
import TouchGeometry

/// What `UIView.draw(_:)` draws into: it records a display list.
///
/// The kit makes contexts, and programs get the current one from `UIGraphicsGetCurrentContext()`: the space is in points
/// with y downwards. A context that a program makes itself draws into pixels, with y upwards. A context may be used from any thread, by one at a time for a sensible order; a lock guards it.
/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext: Sendable {
  let state: Mutex<RecordingState>
  /// Where the drawing goes as pixels; nil for a context that only records.
  let pixels: PixelMemory?

  /// A context without any drawing.
  package convenience init() { self.init(pixels: nil) }

  init(pixels: PixelMemory?) {
    self.pixels = pixels
    var first = RecordingState()
    first.pixels = pixels
    state = Mutex(first)
  }

  /// What was recorded so far; of a context with pixels, what they do not show yet.
  package var displayList: DisplayList { state.withLock { $0.list } }

  // MARK: State

  /// Remembers transform, clip, colors, line style and opacity.
  ///
  /// The current path does not belong to the state.
  public func saveGState() { state.withLock { $0.save() } }

  /// Returns to what the last `saveGState()` remembered; without one that is still open, nothing happens.
  public func restoreGState() { state.withLock { $0.restore() } }

  /// The opacity of what is drawn from now on, from 0 to 1; it multiplies that of colors.
  public func setAlpha(_ alpha: CGFloat) { state.withLock { $0.graphics.alpha = min(max(alpha, 0), 1) } }

  /// Begins a layer: what follows is drawn together, and at its end laid over the rest with the opacity of the moment.
  ///
  /// Within the layer the opacity begins with 1.
  ///
  /// - Parameter auxiliaryInfo: not used; Core Graphics knows no keys for it either.
  public func beginTransparencyLayer(auxiliaryInfo: [String: String]? = nil) { state.withLock { $0.beginLayer() } }

  /// Ends the last layer and returns to the state of its beginning; without one, nothing happens.
  public func endTransparencyLayer() { state.withLock { $0.endLayer() } }

  // MARK: Space

  /// The transform from the space of the moment to that of the beginning.
  public var ctm: CGAffineTransform { state.withLock { $0.graphics.transform } }

  /// Moves the space's origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales the space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the space by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Makes a new space: its points are taken through the transform into the present one.
  public func concatenate(_ transform: CGAffineTransform) { state.withLock { $0.concatenate(transform) } }

  // MARK: Colors and line style

  /// The color of fills; black at the beginning.
  public func setFillColor(_ color: CGColor) { state.withLock { $0.graphics.fill = color } }

  /// The color of fills by its parts, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The color of fills as a gray, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// The color of lines; black at the beginning.
  public func setStrokeColor(_ color: CGColor) { state.withLock { $0.graphics.stroke = color } }

  /// The color of lines by its parts, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The color of lines as a gray, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// The width of lines in points; 1 at the beginning.
  public func setLineWidth(_ width: CGFloat) { state.withLock { $0.graphics.style.width = width } }

  /// How open ends of lines look; `.butt` at the beginning.
  public func setLineCap(_ cap: CGLineCap) { state.withLock { $0.graphics.style.cap = cap } }

  /// How corners of lines look; `.miter` at the beginning.
  public func setLineJoin(_ join: CGLineJoin) { state.withLock { $0.graphics.style.join = join } }

  /// The longest miter in line widths before a corner is cut off; 10 at the beginning.
  public func setMiterLimit(_ limit: CGFloat) { state.withLock { $0.graphics.style.miterLimit = limit } }

  /// Breaks lines into dashes: lengths of dashes and gaps by turns, in points; empty for unbroken lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.withLock {
      $0.graphics.style.dashes = lengths
      $0.graphics.style.dashPhase = phase
    }
  }

  // MARK: Values of the kit

  /// Covers the inside of a path with the fill color.
  package func fill(_ path: DisplayList.Path, using rule: CGPathFillRule) {
    state.withLock { $0.fill(path, using: rule) }
  }

  /// Draws a line along a path with the stroke color and a style of its own.
  package func stroke(_ path: DisplayList.Path, style: StrokeStyle) {
    state.withLock { $0.stroke(path, style: style) }
  }

  /// Limits drawing to the inside of a path.
  package func clip(to path: DisplayList.Path, using rule: CGPathFillRule) {
    state.withLock { $0.clip(to: path, using: rule) }
  }

  /// Adds a command as it is; for what draws in its own colors, such as text and nested lists.
  package func append(_ command: DisplayList.Command) { state.withLock { $0.draw(command) } }
}
