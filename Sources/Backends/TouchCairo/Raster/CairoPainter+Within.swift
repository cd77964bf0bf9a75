import CCairo
import TouchDrawing
import TouchGeometry

// Blend modes that also change pixels outside the drawn shape: each shape is drawn within its own clip.

extension CairoPainter {
  /// Draws a command within the clip of its shape; returns false for a command that needs none.
  ///
  /// Shapes of one color fill their clip, so that the coverage of an edge pixel applies once.
  mutating func drawWithinShape(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fillRect(let rect, let color): paint(color) { $0.clip(to: rect.standardized) }
    case .fillRoundedRect(let rect, let radius, let color): paint(color) { $0.clip(to: rect, radius: radius) }
    case .fillPath(let path, let color, let rule): paint(color) { $0.clip(to: path, rule) }
    case .strokePath(let path, let style, let color): paint(color) { $0.clip(to: path.stroked(style), .winding) }
    case .strokeRect(let rect, let width, let color):
      let line = DisplayList.Path(rect: rect.standardized).stroked(StrokeStyle(width: width))
      paint(color) { $0.clip(to: line, .winding) }
    case .strokeRoundedRect(let rect, let radius, let width, let color):
      let line = DisplayList.Path(roundedRect: rect, radius: radius).stroked(StrokeStyle(width: width))
      paint(color) { $0.clip(to: line, .winding) }
    case .image(let image):
      save()
      clip(to: image.rect)
      draw(image)
      leaveState()
    case .text(let layout, let place):
      save()
      clip(to: command.drawnBounds)
      draw(layout, at: place)
      leaveState()
    case .gradient, .shadow, .backdrop, .picture, .list, .moved, .save, .restore, .concat, .clipRect, .clipRoundedRect,
      .clipPath,
      .clipMask, .blend, .antialias, .beginGroup, .beginEffect, .endGroup:
      return false
    }
    return true
  }

  /// Fills a clip with a color.
  private mutating func paint(_ color: CGColor, within clip: (inout CairoPainter) -> Void) {
    save()
    clip(&self)
    if !top.clip.isEmpty {
      source(color)
      cairo_paint(cairo)
    }
    leaveState()
  }

  /// Enables or disables smooth edges until the current state ends.
  mutating func setSmooth(_ isSmooth: Bool) {
    guard top.isSmooth != isSmooth else { return }
    saveForClip()
    top.isSmooth = isSmooth
    // Pixels that are written directly have smooth edges.
    if !isSmooth { top.isPlain = false }
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
