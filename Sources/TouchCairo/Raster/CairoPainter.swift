import CCairo
import TouchDrawing
import TouchGeometry

/// One walk over a display list within one rectangle of device pixels.
///
/// It keeps transforms and clip bounds itself, so that what lies outside never reaches Cairo, upright rectangles are
/// handed over as device pixels, and Cairo's own state is saved only where a clip or a group really changes it.
struct CairoPainter {
  /// A state that something opened.
  struct Frame {
    enum Kind {
      /// The walk itself.
      case base
      case list
      case save
      /// With the opacity to lay it down with, or nil when it is drawn straight.
      case group(opacity: CGFloat?)
    }

    var kind: Kind
    /// From the space of the moment to device pixels.
    var matrix: CGAffineTransform
    /// Device pixels outside of which nothing shows.
    var clip: CGRect
    /// Whether Cairo's state was saved for this frame.
    var isSaved = false
  }

  let cairo: OpaquePointer
  let text: PangoTextEngine
  /// Device pixels in a point.
  let scale: CGFloat
  private var frames: [Frame]
  /// The matrix that Cairo has; nil when not known.
  private var cairoMatrix: CGAffineTransform?

  /// A walk that uses `frames` as its storage; `end()` gives it back.
  init(cairo: OpaquePointer, text: PangoTextEngine, scale: CGFloat, frames: [Frame]) {
    self.cairo = cairo
    self.text = text
    self.scale = scale
    self.frames = frames
    self.frames.removeAll(keepingCapacity: true)
  }

  /// The state of the moment.
  var top: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  /// Limits everything to whole device pixels and covers them with the background.
  mutating func begin(within area: CGRect, background: CGColor) {
    frames.append(Frame(kind: .base, matrix: CGAffineTransform(scaleX: scale, y: scale), clip: area, isSaved: true))
    cairo_save(cairo)
    use(.identity)
    cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(cairo)
    if background.alpha < 1 { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
    source(background)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Undoes `begin` and gives back the storage.
  mutating func end() -> [Frame] {
    cairo_restore(cairo)
    frames.removeAll(keepingCapacity: true)
    return frames
  }

  /// Draws a list; what it leaves open ends with it.
  mutating func run(_ list: DisplayList) {
    guard isVisible(list.bounds) else { return }
    let depth = frames.count
    frames.append(Frame(kind: .list, matrix: top.matrix, clip: top.clip))
    let base = top.matrix
    var groups = 0
    for command in list.commands {
      switch command {
      case .fillRect(let rect, let color): fill(rect, color)
      case .fillRoundedRect(let rect, let radius, let color): fill(rect, radius: radius, color)
      case .strokeRect(let rect, let width, let color): stroke(rect, radius: 0, width: width, color)
      case .strokeRoundedRect(let rect, let radius, let width, let color):
        stroke(rect, radius: radius, width: width, color)
      case .fillPath(let path, let color, let rule): fill(path, color, rule)
      case .strokePath(let path, let style, let color): stroke(path, style, color)
      case .text(let layout, let place): draw(layout, at: place)
      case .list(let nested): run(nested)
      case .save: frames.append(Frame(kind: .save, matrix: top.matrix, clip: top.clip))
      case .restore: if case .save = top.kind { leave() }
      case .concat(let transform): concatenate(transform)
      case .clipRect(let rect): clip(to: rect)
      case .clipRoundedRect(let rect, let radius): clip(to: rect, radius: radius)
      case .clipPath(let path, let rule): clip(to: path, rule)
      case .beginGroup(let opacity):
        beginGroup(opacity, extent: list.groupBounds[groups].applying(base))
        groups += 1
      case .endGroup: if case .group = top.kind { leave() }
      }
    }
    while frames.count > depth { leave() }
  }

  // MARK: State

  /// Whether some of a rectangle in the space of the moment may show.
  ///
  /// A pixel is allowed for soft edges and snapping.
  func isVisible(_ rect: CGRect) -> Bool {
    let frame = top
    if rect.isNull || frame.clip.isEmpty { return false }
    let device = rect.applying(frame.matrix)
    return device.minX - 1 < frame.clip.maxX && device.maxX + 1 > frame.clip.minX
      && device.minY - 1 < frame.clip.maxY && device.maxY + 1 > frame.clip.minY
  }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    top.matrix = transform.concatenating(top.matrix)
    // Cairo refuses a matrix that cannot be inverted; what it would show has no area.
    if top.matrix.inverse == nil { top.clip = .zero }
  }

  /// Begins a group that draws within an extent of device pixels.
  private mutating func beginGroup(_ opacity: CGFloat, extent: CGRect) {
    var frame = Frame(kind: .group(opacity: nil), matrix: top.matrix, clip: top.clip)
    if !(opacity > 0) || extent.isNull || frame.clip.isEmpty {
      frame.clip = .zero
    } else if opacity < 1 {
      frame.kind = .group(opacity: opacity)
      frame.isSaved = true
      // The smaller the clip, the smaller the picture that Cairo makes for the group.
      frame.clip = frame.clip.intersection(extent.outset(by: 1).integral)
      cairo_save(cairo)
      use(.identity)
      rectangle(frame.clip.isNull ? .zero : frame.clip)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      cairoMatrix = nil
    }
    frames.append(frame)
  }

  /// Ends the state of the moment.
  private mutating func leave() {
    let frame = frames.removeLast()
    if case .group(let opacity?) = frame.kind {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, Double(opacity))
    }
    if frame.isSaved {
      cairo_restore(cairo)
      cairoMatrix = nil
    }
  }

  /// Makes sure that a change of Cairo's clip ends with the state of the moment.
  mutating func saveForClip() {
    if top.isSaved { return }
    top.isSaved = true
    cairo_save(cairo)
  }

  // MARK: Cairo

  /// Gives Cairo a matrix, if it has another.
  mutating func use(_ matrix: CGAffineTransform) {
    if cairoMatrix == matrix { return }
    var value = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d), x0: Double(matrix.tx),
      y0: Double(matrix.ty))
    cairo_set_matrix(cairo, &value)
    cairoMatrix = matrix
  }

  func source(_ color: CGColor) {
    if color.alpha >= 1 {
      cairo_set_source_rgb(cairo, Double(color.red), Double(color.green), Double(color.blue))
    } else {
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
  }

  func rectangle(_ rect: CGRect) {
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }
}
