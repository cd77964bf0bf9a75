import CCairo
import TouchDrawing
import TouchGeometry

// Drawings that are rendered once: layers with `shouldRasterize`, and views that fade.

extension CairoPainter {
  /// The stored pixels of all pictures, in multiples of the target's pixels, beyond which no more are stored.
  private static let maximumPart: CGFloat = 2.5
  /// The stored pixels that are always permitted.
  private static let permitted: CGFloat = 1_048_576

  /// Creates a picture that some rectangles of device pixels contain, at least partly.
  func prepare(_ fill: PictureFill, _ matrix: CGAffineTransform, within areas: [CGRect]) {
    let bounds = fill.source.list.bounds.applying(matrix).outset(by: 2)
    guard !fill.isInPlace || Self.isInPlace(fill, matrix), let pictures = surroundings.pictures,
      areas.contains(where: { !$0.overlap(bounds).isEmpty }), !pictures.use(fill.source, at: .picture(fill.scale)),
      let area = Self.area(of: fill)
    else { return }
    let maximum = max(surroundings.extent.width * surroundings.extent.height * Self.maximumPart, Self.permitted)
    guard pictures.makeRoom(for: Int(area.width * area.height), maximum: Int(maximum)),
      let picture = picture(of: fill)
    else { return }
    pictures.store(picture, of: fill.source, at: .picture(fill.scale))
  }

  /// Whether a picture has the resolution of the target.
  private static func isExact(_ fill: PictureFill, _ matrix: CGAffineTransform) -> Bool {
    matrix.b == 0 && matrix.c == 0 && abs(matrix.a - fill.scale) < 1e-9 && abs(matrix.d - fill.scale) < 1e-9
  }

  /// Whether the pixels of a picture are those of its drawing.
  private static func isInPlace(_ fill: PictureFill, _ matrix: CGAffineTransform) -> Bool {
    isExact(fill, matrix) && abs(matrix.tx - matrix.tx.rounded()) < 1e-6
      && abs(matrix.ty - matrix.ty.rounded()) < 1e-6
  }

  /// Returns the pixels of a picture, in its own space; nil if it has none or too many.
  private static func area(of fill: PictureFill) -> CGRect? {
    let scale = fill.scale
    let bounds = fill.source.list.bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    guard scale > 0, scale.isFinite, !bounds.isNull, !bounds.isInfinite else { return nil }
    // Soft edges and letters may exceed the bounds by a pixel.
    let area = bounds.outset(by: 1).integral
    return area.width > 0 && area.height > 0 && area.width <= 16384 && area.height <= 16384 ? area : nil
  }

  private func picture(of fill: PictureFill) -> StoredPicture? {
    guard let area = Self.area(of: fill),
      let surface = render(
        fill.source.list, within: area, matrix: CGAffineTransform(scaleX: fill.scale, y: fill.scale),
        scale: fill.scale, over: .clear)
    else { return nil }
    return StoredPicture(surface: surface)
  }

  /// Draws a picture: at the target's resolution on the nearest whole pixels, otherwise stretched.
  mutating func draw(_ fill: PictureFill) {
    guard isVisible(fill.source.list.bounds.outset(by: 1)), fill.opacity > 0 else { return }
    let matrix = top.matrix
    let isExact = Self.isExact(fill, matrix)
    if fill.isInPlace, !Self.isInPlace(fill, matrix) { return drawAnew(fill, isExact: false) }
    let stored = surroundings.pictures?.picture(of: fill.source, at: .picture(fill.scale))
    guard let picture = stored ?? (isExact ? nil : self.picture(of: fill)) else {
      return drawAnew(fill, isExact: isExact)
    }
    use(top.blendMode)
    if isExact {
      use(.identity)
      cairo_set_source_surface(cairo, picture.surface, Double(matrix.tx.rounded()), Double(matrix.ty.rounded()))
    } else {
      use(CGAffineTransform(scaleX: 1 / fill.scale, y: 1 / fill.scale).concatenating(matrix))
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    }
    cairo_paint_with_alpha(cairo, Double(fill.opacity))
  }

  /// Draws the list of a picture, on the pixels on which the picture would be.
  private mutating func drawAnew(_ fill: PictureFill, isExact: Bool) {
    save()
    if isExact {
      top.matrix.tx = top.matrix.tx.rounded()
      top.matrix.ty = top.matrix.ty.rounded()
    }
    var list = DisplayList([
      fill.isInPlace ? .beginGroup(opacity: fill.opacity) : .beginEffect(GroupEffect(opacity: fill.opacity))
    ])
    list.append(.list(fill.source.list))
    run(list)
    leaveState()
  }
}
