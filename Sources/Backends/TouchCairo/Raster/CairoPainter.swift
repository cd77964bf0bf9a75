import CCairo
import TouchDrawing
import TouchGeometry

/// One traversal of a display list within one rectangle of device pixels.
///
/// It tracks transforms and clip bounds, so that Cairo receives nothing outside the rectangle, upright rectangles are
/// passed as device pixels, and Cairo's state is saved only if a clip or a group changes it.
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
      /// A group on a separate surface, the last of `layers`.
      case layer
      /// The same, for a mask that ends with the state around it.
      case mask
    }

    var kind: Kind
    /// From the space of the moment to device pixels.
    var matrix: CGAffineTransform
    /// Device pixels outside of which nothing shows.
    var clip: CGRect
    /// Whether Cairo's state was saved for this frame.
    var isSaved = false
    /// How new colors are combined with the colors below them.
    var blendMode = CGBlendMode.normal
    /// Whether `clip` is Cairo's only clip and on whole pixels, and the surface is the target itself: then an opaque
    /// rectangle is a block of equal pixels.
    var isPlain = false
  }

  /// What Cairo draws on at the moment: the target, or the ground of a layer.
  var cairo: OpaquePointer
  let text: PangoTextEngine
  /// Device pixels in a point.
  let scale: CGFloat
  /// Whether whole points are whole pixels, so that nothing needs to be moved.
  let hasWholeScale: Bool
  /// The target's pixels, if they may be written directly.
  let target: PixelTarget?
  /// Whether the target keeps letters as such, so that a clip cannot cut them wrongly.
  var isVector = false
  /// The masks of shadows, kept from frame to frame.
  let shadows: ShadowMasks
  /// The masks of rounded shapes, kept from frame to frame.
  let shapes: ShapeMasks
  /// The layers that are open, innermost last.
  var layers: [PaintLayer] = []
  private var frames: [Frame]
  /// The matrix that Cairo has; nil when not known.
  var cairoMatrix: CGAffineTransform?
  /// The mode that Cairo has; nil when not known.
  private var cairoMode: CGBlendMode?

  /// A walk that uses `frames` as its storage; `end()` gives it back.
  init(
    cairo: OpaquePointer, text: PangoTextEngine, scale: CGFloat, target: PixelTarget?, shadows: ShadowMasks,
    shapes: ShapeMasks, frames: [Frame]
  ) {
    self.cairo = cairo
    self.shadows = shadows
    self.shapes = shapes
    self.text = text
    self.scale = scale
    hasWholeScale = scale == scale.rounded()
    self.target = target
    self.frames = frames
    self.frames.removeAll(keepingCapacity: true)
  }

  /// The state of the moment.
  var top: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  /// Limits everything to whole device pixels, which may be all that the target has, and covers them with the
  /// background, unless that cannot be seen.
  mutating func begin(within area: CGRect, isWhole: Bool, background: CGColor?) {
    frames.append(
      Frame(
        kind: .base, matrix: CGAffineTransform(scaleX: scale, y: scale), clip: area, isSaved: true,
        isPlain: target != nil))
    cairo_save(cairo)
    use(.identity)
    // Under a clip, even one that lets everything through, Cairo takes longer for every step.
    if !isWhole {
      rectangle(area)
      cairo_clip(cairo)
    }
    guard let background else { return }
    if background.alpha < 1 { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
    cairo_set_source_rgba(
      cairo, Double(background.red), Double(background.green), Double(background.blue), Double(background.alpha))
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Undoes `begin` and gives back the storage.
  mutating func end() -> [Frame] {
    cairo_restore(cairo)
    frames.removeAll(keepingCapacity: true)
    return frames
  }

  /// Draws a list, moved by some points; what it leaves open ends with it.
  mutating func run(_ list: DisplayList, by distance: CGVector = .zero) {
    let outer = top
    guard isVisible(list.bounds.movedBy(distance)) else { return }
    let depth = frames.count
    var frame = outer
    frame.kind = .list
    frame.isSaved = false
    if distance.dx != 0 || distance.dy != 0 {
      frame.matrix = CGAffineTransform(translationX: distance.dx, y: distance.dy).concatenating(outer.matrix)
    }
    let base = frame.matrix
    frames.append(frame)
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
      case .gradient(let gradient): fill(gradient)
      case .image(let image): draw(image)
      case .shadow(let shadow): throwShadow(shadow)
      case .list(let nested): run(nested)
      case .moved(let nested, let distance): run(nested, by: distance)
      case .save: save()
      case .restore:
        if case .save = frames[lastState].kind { leaveState() }
      case .concat(let transform): concatenate(transform)
      case .clipRect(let rect): clip(to: rect)
      case .clipRoundedRect(let rect, let radius): clip(to: rect, radius: radius)
      case .clipPath(let path, let rule): clip(to: path, rule)
      case .clipMask(let mask): beginMask(mask)
      case .blend(let mode): top.blendMode = mode
      case .beginGroup(let opacity):
        let extent = list.groupBounds[groups].applying(base)
        if list.groupBlends[groups] {
          beginLayer(GroupEffect(opacity: opacity), extent: extent)
        } else {
          beginGroup(opacity, extent: extent)
        }
        groups += 1
      case .beginEffect(let effect):
        beginLayer(effect, extent: list.groupBounds[groups].applying(base))
        groups += 1
      case .endGroup:
        switch frames[lastState].kind {
        case .group, .layer: leaveState()
        case .base, .list, .save, .mask: break
        }
      }
    }
    while frames.count > depth { leave() }
  }

  /// The index of the innermost state that is not a mask, which ends with the state around it.
  private var lastState: Int {
    var index = frames.count - 1
    while case .mask = frames[index].kind { index -= 1 }
    return index
  }

  /// Ends the innermost state that is not a mask, and the masks in it.
  private mutating func leaveState() {
    let state = lastState
    while frames.count > state { leave() }
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

  private mutating func save() {
    var frame = top
    frame.kind = .save
    frame.isSaved = false
    frames.append(frame)
  }

  /// Begins a state of the walk.
  mutating func push(_ frame: Frame) { frames.append(frame) }

  /// Ends a state that Cairo knows nothing of.
  mutating func pop() { frames.removeLast() }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    top.matrix = transform.concatenating(top.matrix)
    // Cairo refuses a matrix that cannot be inverted; what it would show has no area.
    if top.matrix.inverse == nil { top.clip = .zero }
  }

  /// Begins a group that draws within an extent of device pixels.
  private mutating func beginGroup(_ opacity: CGFloat, extent: CGRect) {
    var frame = top
    frame.kind = .group(opacity: nil)
    frame.isSaved = false
    if !(opacity > 0) || extent.isNull || frame.clip.isEmpty {
      frame.clip = .zero
    } else if opacity < 1 {
      frame.kind = .group(opacity: opacity)
      frame.isSaved = true
      frame.isPlain = false
      frame.blendMode = .normal
      // The smaller the clip, the smaller the picture that Cairo makes for the group.
      frame.clip = frame.clip.overlap(extent.outset(by: 1).integral)
      cairo_save(cairo)
      use(.identity)
      rectangle(frame.clip.isNull ? .zero : frame.clip)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      forgetCairo()
    }
    frames.append(frame)
  }

  /// Ends the state of the moment.
  private mutating func leave() {
    let frame = frames.removeLast()
    if frame.isSaved, isLayer(frame) { cairo_restore(cairo) }
    switch frame.kind {
    case .group(let opacity?):
      cairo_pop_group_to_source(cairo)
      forgetCairo()
      use(top.blendMode)
      cairo_paint_with_alpha(cairo, Double(opacity))
    case .layer, .mask: endLayer()
    case .base, .list, .save, .group: break
    }
    if frame.isSaved, !isLayer(frame) {
      cairo_restore(cairo)
      forgetCairo()
    }
  }

  private func isLayer(_ frame: Frame) -> Bool {
    switch frame.kind {
    case .layer, .mask: true
    case .base, .list, .save, .group: false
    }
  }

  /// Says that Cairo's matrix and mode are not known.
  mutating func forgetCairo() {
    cairoMatrix = nil
    cairoMode = nil
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

  /// Gives Cairo a mode, if it has another.
  mutating func use(_ mode: CGBlendMode) {
    if cairoMode == mode { return }
    cairo_set_operator(cairo, mode.cairo)
    cairoMode = mode
  }

  mutating func source(_ color: CGColor) {
    use(top.blendMode)
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
