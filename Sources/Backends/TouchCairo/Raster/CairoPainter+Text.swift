import CCairo
import TouchDrawing
import TouchGeometry

// Text: directly, from a mask, or cut by the clip.

extension CairoPainter {
  mutating func draw(_ layout: TextLayout, at place: CGPoint) {
    let color = layout.runs.first?.color ?? .black
    guard layout.runs.count > 1 || color.alpha > 0 else { return }
    let use = maskUse(of: layout, at: place)
    if let use, let mask = caches.texts.mask(of: layout, use) { return blend(mask, at: place, color) }
    var made: TextMask?
    text.lockedDraw(layout) { set in
      let ink = set.drawnBounds.offsetBy(dx: place.x, dy: place.y)
      guard isVisible(ink) else { return }
      let device = ink.applying(top.matrix)
      // Text outside the damage is omitted; only text that the damage cuts is drawn through a picture.
      if scale >= 1, device.overlap(top.clip).isEmpty { return }
      if let use, let mask = mask(of: set, use, at: place, device) {
        made = mask
      } else if isVector || top.clip.contains(device) {
        self.use(top.matrix)
        source(color)
        set.draw(on: cairo, at: place)
      } else {
        drawSliced(set, color, at: place, within: device)
      }
    }
    guard let use, let made else { return }
    caches.texts.keep(made, of: layout, use)
    blend(made, at: place, color)
  }

  /// Draws a text by its mask.
  private mutating func blend(_ mask: TextMask, at place: CGPoint, _ color: CGColor) {
    let origin = place.applying(top.matrix)
    let corner = CGPoint(x: origin.x.rounded(.down) + mask.shift.dx, y: origin.y.rounded(.down) + mask.shift.dy)
    if top.isPlain, let target { return target.blend(mask.mask, at: corner, top.clip, color) }
    source(color)
    use(.identity)
    cairo_mask_surface(cairo, mask.mask.surface, Double(corner.x), Double(corner.y))
  }

  /// Returns the size and subpixel position of a text that may be drawn by a mask, which takes a third of the time; nil
  /// for one that must be drawn directly.
  private func maskUse(of layout: TextLayout, at place: CGPoint) -> TextMask.Use? {
    let matrix = top.matrix
    guard !isVector, top.blendMode == .normal, layout.runs.count == 1, layout.runs[0].decoration == nil,
      matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0
    else { return nil }
    let origin = place.applying(matrix)
    // Cairo rounds halves away from zero: outside the edge glyphs are on other pixels.
    guard origin.x >= 0, origin.y >= 0 else { return nil }
    return TextMask.Use(
      scale: CGSize(width: matrix.a, height: matrix.d),
      phase: CGVector(dx: origin.x - origin.x.rounded(.down), dy: origin.y - origin.y.rounded(.down)))
  }

  /// Returns the mask of a text, or nil if it must be drawn directly.
  ///
  /// It is created when a text is drawn at the same size and subpixel position in a second frame.
  private mutating func mask(
    of set: SetText, _ use: TextMask.Use, at place: CGPoint, _ device: CGRect
  ) -> TextMask? {
    guard set.hasPlainLetters else { return nil }
    if set.use != use {
      (set.use, set.firstUse, set.mask) = (use, caches.texts.frame, nil)
      return nil
    }
    if let mask = set.mask { return mask }
    // Within a frame the order of the bands is not determined.
    if set.firstUse == caches.texts.frame { return nil }
    // From the start of the text, so that all glyphs are on the positive side of the mask's corner.
    let origin = place.applying(top.matrix)
    let corner = CGPoint(x: origin.x.rounded(.down), y: origin.y.rounded(.down))
    let area = device.outset(by: 2).union(CGRect(origin: origin, size: .zero)).integral
    guard area.width * area.height <= TextMask.maximum * max(scale * scale, 1), let ground = Ground(area) else {
      return nil
    }
    draw(set, .black, at: place, on: ground.cairo)
    let shift = CGVector(dx: area.minX - corner.x, dy: area.minY - corner.y)
    let mask = TextMask(ground.surface, width: Int(area.width), height: Int(area.height), shift: shift)
    cairo_surface_destroy(ground.surface)
    if let mask {
      text.keep(mask, of: set, maximum: PangoTextEngine.maximumMaskPixels * Int(max(scale * scale, 1)))
    } else {
      set.hasPlainLetters = false
    }
    return mask
  }

  /// Draws text with the current matrix on another surface, whose context ends with it.
  private mutating func draw(_ set: SetText, _ color: CGColor, at place: CGPoint, on ground: OpaquePointer) {
    let outer = cairo
    cairo = ground
    forgetCairo()
    use(top.matrix)
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    set.draw(on: cairo, at: place)
    cairo_destroy(cairo)
    cairo = outer
    forgetCairo()
  }

  /// Draws text that the clip cuts, through a picture of all lines that the clip touches.
  ///
  /// Where the clip cuts a line, Cairo draws only up to the measured boxes of the glyphs. Hinting may extend them past
  /// these boxes by a row of pixels, so the line would look different in a damaged rectangle.
  private mutating func drawSliced(_ set: SetText, _ color: CGColor, at place: CGPoint, within device: CGRect) {
    let line = set.metrics.size.height / CGFloat(max(set.metrics.lineCount, 1))
    let reach = line * 2 * (abs(top.matrix.b) + abs(top.matrix.d)) + 4
    var area = device
    if !top.clip.isInfinite {
      let (up, down) = (max(device.minY, top.clip.minY - reach), min(device.maxY, top.clip.maxY + reach))
      area = CGRect(x: device.minX, y: up, width: device.width, height: max(down - up, 0))
    }
    // Wider than any screen: then a row of pixels may be missing.
    if area.width > 16384 { area = area.overlap(top.clip.outset(by: reach)) }
    guard !area.isEmpty, let ground = Ground(area.integral) else { return }
    draw(set, color, at: place, on: ground.cairo)
    use(.identity)
    use(top.blendMode)
    cairo_set_source_surface(cairo, ground.surface, 0, 0)
    cairo_paint(cairo)
    cairo_surface_destroy(ground.surface)
  }
}
