import CCairo
import TouchDrawing
import TouchGeometry

/// A separate surface for a group with effects.
///
/// It is created in each frame: groups with effects are few, and their size follows the damage.
struct PaintLayer {
  enum Purpose {
    case effect(GroupEffect)
    case mask(ImageFill)
  }

  let purpose: Purpose
  let surface: OpaquePointer
  /// The context before the layer.
  let outer: OpaquePointer
  /// The device pixels of the surface.
  let area: CGRect
  /// From the space in which the group began to device pixels.
  let matrix: CGAffineTransform
}

extension CairoPainter {
  /// Begins a group with effects that draws within an area of device pixels.
  mutating func beginLayer(_ effect: GroupEffect, extent: CGRect) {
    var area = top.clip
    if let shadow = effect.shadow, !area.isEmpty {
      // A shape that casts a shadow into the clip may be outside of it.
      area = area.union(shadow.applying(top.matrix).sources(of: area))
    }
    let isSeen = effect.opacity > 0
    push(.effect(effect), kind: .layer, area: isSeen ? area.overlap(extent.outset(by: 1)) : .null)
  }

  /// Masks the following drawing with the opacity of an image, until the current state ends.
  mutating func beginMask(_ mask: ImageFill) {
    push(.mask(mask), kind: .mask, area: top.clip.overlap(mask.rect.applying(top.matrix).outset(by: 1)))
    clip(to: mask.rect)
  }

  private mutating func push(_ purpose: PaintLayer.Purpose, kind: Frame.Kind, area: CGRect) {
    var frame = top
    frame.isSaved = false
    frame.isPlain = false
    let area = area.integral
    guard !top.clip.isEmpty || area.isEmpty, area.width > 0, area.height > 0, area.width <= 32767,
      area.height <= 32767, let ground = Ground(area)
    else {
      // Nothing is visible; the frame only waits for its end.
      switch kind {
      case .mask: top.clip = .zero
      case .base, .list, .save, .group, .layer:
        frame.kind = .group(opacity: nil)
        frame.clip = .zero
        push(frame)
      }
      return
    }
    layers.append(
      PaintLayer(purpose: purpose, surface: ground.surface, outer: cairo, area: area, matrix: frame.matrix))
    cairo = ground.cairo
    forgetCairo()
    if !frame.isSmooth { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    frame.kind = kind
    frame.clip = area
    frame.blendMode = .normal
    push(frame)
  }

  /// Ends the last layer: applies its effects and composites it.
  mutating func endLayer() {
    let layer = layers.removeLast()
    switch layer.purpose {
    case .mask(let mask):
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      paint(mask, matrix: layer.matrix)
      leave(layer)
      lay(layer, opacity: 1, mode: .normal)
    case .effect(let effect):
      if let mask = effect.mask { apply(mask, to: layer) }
      leave(layer)
      if let shadow = effect.shadow {
        layShadowed(layer, shadow.applying(layer.matrix), effect)
      } else {
        lay(layer, opacity: effect.opacity, mode: effect.blendMode)
      }
    }
    cairo_surface_destroy(layer.surface)
  }

  private mutating func leave(_ layer: PaintLayer) {
    cairo_destroy(cairo)
    cairo = layer.outer
    forgetCairo()
  }

  private mutating func lay(_ layer: PaintLayer, opacity: CGFloat, mode: CGBlendMode) {
    let mode = mode == .normal ? top.blendMode : mode
    use(.identity)
    use(mode)
    if mode.needsShapeClip {
      cairo_save(cairo)
      rectangle(layer.area)
      cairo_clip(cairo)
    }
    cairo_set_source_surface(cairo, layer.surface, 0, 0)
    cairo_paint_with_alpha(cairo, Double(opacity))
    if mode.needsShapeClip { cairo_restore(cairo) }
  }

  /// Composites a group with its shadow; both have one opacity, so that the shadow is not visible through the group.
  private mutating func layShadowed(_ layer: PaintLayer, _ shadow: Shadow, _ effect: GroupEffect) {
    if effect.opacity >= 1, effect.blendMode == .normal, top.blendMode == .normal {
      drawShadow(shadow, of: layer)
      return lay(layer, opacity: 1, mode: .normal)
    }
    let area = shadow.bounds(of: layer.area).union(layer.area).overlap(top.clip).integral
    guard area.width > 0, area.height > 0, let ground = Ground(area) else { return }
    let outer = cairo
    cairo = ground.cairo
    forgetCairo()
    // The surface is still transparent, so nothing overlaps.
    var frame = top
    frame.blendMode = .normal
    push(frame)
    drawShadow(shadow, of: layer)
    lay(layer, opacity: 1, mode: .normal)
    pop()
    cairo_destroy(cairo)
    cairo = outer
    forgetCairo()
    let both = PaintLayer(
      purpose: layer.purpose, surface: ground.surface, outer: outer, area: area, matrix: layer.matrix)
    lay(both, opacity: effect.opacity, mode: effect.blendMode)
    cairo_surface_destroy(ground.surface)
  }

  /// Erases the pixels that a drawing does not cover.
  private mutating func apply(_ mask: DisplayList, to layer: PaintLayer) {
    guard let ground = Ground(layer.area) else { return }
    let (kept, depth) = (cairo, layers.count)
    cairo = ground.cairo
    forgetCairo()
    push(Frame(kind: .base, matrix: layer.matrix, clip: layer.area))
    run(mask)
    pop()
    assert(layers.count == depth)
    cairo_destroy(ground.cairo)
    cairo = kept
    forgetCairo()
    use(.identity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, ground.surface, 0, 0)
    cairo_paint(cairo)
    cairo_surface_destroy(ground.surface)
    forgetCairo()
  }
}

/// An invisible picture of some device pixels, and what draws on it in their coordinates.
struct Ground {
  let surface: OpaquePointer
  let cairo: OpaquePointer

  init?(_ area: CGRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard let surface = cairo_image_surface_create(format, Int32(pixels: area.width), Int32(pixels: area.height)) else {
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_set_device_offset(surface, -Double(area.minX), -Double(area.minY))
    self.surface = surface
    cairo = cairo_create(surface)
  }
}
