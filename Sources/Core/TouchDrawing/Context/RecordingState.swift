import TouchGeometry

/// The state of a context while it records: the list so far, the current and saved graphics states, and the path under
/// construction.
struct RecordingState: Sendable {
  /// The state saved by `saveGState()`.
  struct Graphics: Sendable {
    var fill = CGColor.black
    var stroke = CGColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var quality = CGInterpolationQuality.default
    /// Whether edges shall be smooth.
    var isSmooth = true
    /// Whether the renderer draws smooth edges.
    var isDrawnSmooth = true
    /// In the list's space; nil without a shadow.
    var shadow: Shadow?
    /// From the current space to the list's.
    var transform = CGAffineTransform.identity
    /// In the list's space.
    var clip = CGRect.infinite
  }

  var list = DisplayList()
  var graphics = Graphics()
  /// In the current space; when the transform changes, the path is transformed to keep its position.
  var path = DisplayList.Path()
  /// Whether edges may be smooth; not saved.
  var allowsSmooth = true
  private var saved: [(graphics: Graphics, isLayer: Bool)] = []
  /// The destination pixels.
  var pixels: PixelMemory?
  /// Whether a layer is open, whose drawing is not complete.
  var isInLayer: Bool { saved.contains { $0.isLayer } }

  init() {}

  mutating func save() {
    saved.append((graphics, false))
    list.append(.save)
  }

  mutating func restore() {
    guard let last = saved.last, !last.isLayer else { return }
    list.append(.restore)
    leave()
  }

  mutating func beginLayer() {
    saved.append((graphics, true))
    if var effect = shadowEffect {
      effect.opacity = graphics.alpha
      list.append(.beginEffect(effect))
    } else if graphics.blendMode != .normal {
      list.append(.beginEffect(GroupEffect(opacity: graphics.alpha, blendMode: graphics.blendMode)))
    } else {
      list.append(.beginGroup(opacity: graphics.alpha))
    }
    graphics.alpha = 1
    graphics.shadow = nil
    setBlendMode(.normal)
  }

  mutating func endLayer() {
    guard let last = saved.last, last.isLayer else { return }
    list.append(.endGroup)
    leave()
    pixels?.didDraw(&self)
  }

  private mutating func leave() {
    let outer = saved.removeLast().graphics
    if !path.isEmpty {
      path = path.applying(graphics.transform).applying(outer.transform.inverted())
    }
    graphics = outer
    updateAntialiasing()
  }

  mutating func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    list.append(.concat(transform))
    graphics.transform = transform.concatenating(graphics.transform)
    if !path.isEmpty { path = path.applying(transform.inverted()) }
  }

  mutating func fill(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    draw(.fillRect(rect.standardized, graphics.fill.faded(by: graphics.alpha)))
  }

  mutating func clear(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    let former = graphics.blendMode
    setBlendMode(.clear)
    list.append(.fillRect(rect.standardized, .black))
    setBlendMode(former)
    pixels?.didDraw(&self)
  }

  mutating func fill(_ path: DisplayList.Path, using rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    if let rect = path.rectangle { return fill(rect) }
    draw(.fillPath(path, graphics.fill.faded(by: graphics.alpha), rule))
  }

  mutating func stroke(_ path: DisplayList.Path, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let color = graphics.stroke.faded(by: graphics.alpha)
    if let rect = path.rectangle, style.join == .miter, style.miterLimit >= 1.5, style.dashes.isEmpty {
      draw(.strokeRect(rect, width: style.width, color))
    } else {
      draw(.strokePath(path, style, color))
    }
  }

  mutating func clip(to path: DisplayList.Path, using rule: CGPathFillRule) {
    let box = path.isEmpty ? CGRect.zero : path.controlBox
    graphics.clip = graphics.clip.overlap(box.applying(graphics.transform))
    if path.isEmpty {
      list.append(.clipRect(.zero))
    } else if let rect = path.rectangle {
      list.append(.clipRect(rect))
    } else {
      list.append(.clipPath(path, rule))
    }
  }

  /// Returns the path under construction and clears it.
  mutating func takePath() -> DisplayList.Path {
    let taken = path
    path = DisplayList.Path()
    return taken
  }
}
