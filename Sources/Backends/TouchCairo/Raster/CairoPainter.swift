import CCairo
import TouchDrawing
import TouchGeometry

/// One traversal of a display list within one rectangle of device pixels.
///
/// It tracks transforms and clip bounds, so that Cairo receives nothing outside the rectangle, upright rectangles are
/// passed as device pixels, and Cairo's state is saved only if a clip or a group changes it.
struct CairoPainter {
  /// A saved state.
  struct Frame {
    enum Kind {
      /// The traversal itself.
      case base
      case list
      case save
      /// A group with its opacity, or nil if it is drawn directly.
      case group(opacity: CGFloat?)
      /// A group on a separate surface, the last of `layers`.
      case layer
      /// A mask, which ends with the state around it.
      case mask
    }

    var kind: Kind
    /// From the current space to device pixels.
    var matrix: CGAffineTransform
    /// The device pixels outside of which nothing is visible.
    var clip: CGRect
    /// Whether Cairo's state was saved for this frame.
    var isSaved = false
    /// The blend mode of new colors.
    var blendMode = CGBlendMode.normal
    /// Whether edges are smooth.
    var isSmooth = true
    /// Whether `clip` is Cairo's only clip and on whole pixels, and the surface is the target itself: then an opaque
    /// rectangle is a block of equal pixels.
    var isPlain = false
  }

  /// The masks of shadows, rounded shapes and texts.
  struct Caches {
    var shadows = ShadowMasks()
    var shapes = ShapeMasks()
    var texts = TextMasks()
  }

  /// The context to draw on: that of the target, or of a layer.
  var cairo: OpaquePointer
  let text: PangoTextEngine
  /// Device pixels per point.
  let scale: CGFloat
  /// Whether whole points are whole pixels, so that no edge needs to be moved.
  let hasWholeScale: Bool
  /// The target's pixels, if they may be written directly.
  let target: PixelTarget?
  /// Whether the list is drawn in several bands, so that most of its texts are outside the clip.
  var isBand = false
  /// Whether the target stores text as vectors, so that a clip cannot cut glyphs wrongly.
  var isVector = false
  /// The masks that are cached between frames.
  let caches: Caches
  /// What blurred areas and pictures of layers need: the target, the color behind the list, and the stored pictures.
  var surroundings = Surroundings()
  /// The open layers, innermost last.
  var layers: [PaintLayer] = []
  private var frames: [Frame]
  /// Cairo's matrix; nil if unknown.
  var cairoMatrix: CGAffineTransform?
  /// Cairo's blend mode; nil if unknown.
  private var cairoMode: CGBlendMode?

  /// Creates a traversal with `frames` as its storage; `end()` returns it.
  init(
    cairo: OpaquePointer, text: PangoTextEngine, scale: CGFloat, target: PixelTarget?, caches: Caches,
    frames: [Frame]
  ) {
    (self.cairo, self.caches, self.text, self.scale) = (cairo, caches, text, scale)
    hasWholeScale = scale == scale.rounded()
    self.target = target
    self.frames = frames
    self.frames.removeAll(keepingCapacity: true)
  }

  /// The current state.
  var top: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  /// Limits drawing to whole device pixels, possibly all of the target, and fills them with the background unless it
  /// would be invisible.
  mutating func begin(within area: CGRect, isWhole: Bool, background: CGColor?) {
    frames.append(
      Frame(
        kind: .base, matrix: CGAffineTransform(scaleX: scale, y: scale), clip: area, isSaved: true,
        isPlain: target != nil))
    cairo_save(cairo)
    use(.identity)
    // With any clip, even one that clips nothing, every step of Cairo is slower.
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

  /// Reverts `begin` and returns the storage.
  mutating func end() -> [Frame] {
    cairo_restore(cairo)
    frames.removeAll(keepingCapacity: true)
    return frames
  }

  /// Draws a list, translated by some points; states that it leaves open end with it.
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
    // Whole commands are only read where they are needed: a copy of one takes longer than to draw a rectangle.
    for index in list.commands.indices {
      if top.blendMode != .normal, top.blendMode.needsShapeClip, drawWithinShape(list.commands[index]) { continue }
      switch list.commands[index] {
      case .fillRect(let rect, let color): fill(rect, color)
      case .fillRoundedRect(let rect, let radius, let color): fill(rect, radius: radius, color)
      case .strokeRect(let rect, let width, let color): stroke(rect, radius: 0, width: width, color)
      case .strokeRoundedRect(let rect, let radius, let width, let color):
        stroke(rect, radius: radius, width: width, color)
      case .fillPath(let path, let color, let rule): fill(path, color, rule)
      case .strokePath(let path, let style, let color): stroke(path, style, color)
      case .text(let layout, let place):
        if !isBand || isVisible(list.commands[index].drawnBounds) { draw(layout, at: place) }
      case .gradient(let gradient): fill(gradient)
      case .image(let image): draw(image)
      case .shadow(let shadow): drawShadow(shadow)
      case .backdrop(let fill): draw(fill, base: base)
      case .picture(let fill): draw(fill)
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
      case .antialias(let isSmooth): setSmooth(isSmooth)
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
  mutating func leaveState() {
    let state = lastState
    while frames.count > state { leave() }
  }

  // MARK: State

  /// Whether part of a rectangle in the current space may be visible.
  ///
  /// A margin of one pixel is included for soft edges and snapping.
  func isVisible(_ rect: CGRect) -> Bool {
    let frame = top
    if rect.isNull || frame.clip.isEmpty { return false }
    let device = rect.applying(frame.matrix)
    return device.minX - 1 < frame.clip.maxX && device.maxX + 1 > frame.clip.minX
      && device.minY - 1 < frame.clip.maxY && device.maxY + 1 > frame.clip.minY
  }

  mutating func save() {
    var frame = top
    frame.kind = .save
    frame.isSaved = false
    frames.append(frame)
  }

  /// Begins a state of the traversal.
  mutating func push(_ frame: Frame) { frames.append(frame) }

  /// Ends a state that Cairo does not have.
  mutating func pop() { frames.removeLast() }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    top.matrix = transform.concatenating(top.matrix)
    // Cairo refuses a matrix that cannot be inverted; its content would have no area.
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
      // The smaller the clip, the smaller the surface that Cairo creates for the group.
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

  /// Ends the current state.
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

  /// Marks Cairo's matrix and mode as unknown.
  mutating func forgetCairo() {
    cairoMatrix = nil
    cairoMode = nil
  }

  /// Ensures that a change of Cairo's clip ends with the current state.
  mutating func saveForClip() {
    if top.isSaved { return }
    top.isSaved = true
    cairo_save(cairo)
  }

  // MARK: Cairo

  /// Sets Cairo's matrix, if it differs.
  mutating func use(_ matrix: CGAffineTransform) {
    if cairoMatrix == matrix { return }
    var value = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d), x0: Double(matrix.tx),
      y0: Double(matrix.ty))
    cairo_set_matrix(cairo, &value)
    cairoMatrix = matrix
  }

  /// Sets Cairo's blend mode, if it differs.
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
