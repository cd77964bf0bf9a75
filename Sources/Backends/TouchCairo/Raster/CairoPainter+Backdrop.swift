import CCairo
import TouchDrawing
import TouchGeometry

// Blurred areas. What is behind one is drawn into a separate picture as large as the area, and not read from the target:
// so the pixels do not depend on which part of the target is drawn, nor on what other threads have drawn already.

extension CairoPainter {
  /// What blurred areas and pictures of layers need: the target, the color behind the list, and the stored pictures.
  struct Surroundings {
    /// The device pixels of the target.
    var extent = CGRect(x: 0, y: 0, width: 32767, height: 32767)
    /// The color behind the list.
    var background = CGColor.clear
    /// The pictures that are kept between frames; nil for a target without frames.
    var pictures: StoredPictures?
  }

  /// Creates a stored picture that some rectangles of device pixels contain, at least partly.
  func prepare(_ part: DisplayList.StoredPart, within areas: [CGRect]) {
    let device = CGAffineTransform(scaleX: scale, y: scale)
    let matrix = part.transform.concatenating(device)
    switch part.content {
    case .backdrop(let fill): prepare(fill, matrix, base: part.base.concatenating(device), within: areas)
    case .picture(let fill): prepare(fill, matrix, within: areas)
    }
  }

  private func prepare(
    _ fill: BackdropFill, _ matrix: CGAffineTransform, base: CGAffineTransform, within areas: [CGRect]
  ) {
    guard let pictures = surroundings.pictures,
      let place = BackdropPlace(
        fill, matrix: matrix, base: base, scale: scale, extent: surroundings.extent, isSmooth: true),
      areas.contains(where: { !$0.overlap(place.area).isEmpty }),
      pictures.picture(of: fill.source, at: .backdrop(place, surroundings.background)) == nil,
      let picture = picture(of: fill.source.list, at: place)
    else { return }
    pictures.store(picture, of: fill.source, at: .backdrop(place, surroundings.background))
  }

  /// Replaces an area by a blurred picture of what is behind it.
  ///
  /// - Parameter base: From the space of what is behind to device pixels.
  mutating func draw(_ fill: BackdropFill, base: CGAffineTransform) {
    guard isVisible(fill.rect),
      let place = BackdropPlace(
        fill, matrix: top.matrix, base: base, scale: scale, extent: surroundings.extent, isSmooth: top.isSmooth),
      !place.area.overlap(top.clip).isEmpty
    else { return }
    let stored = surroundings.pictures?.picture(of: fill.source, at: .backdrop(place, surroundings.background))
    guard let picture = stored ?? picture(of: fill.source.list, at: place) else { return }
    if picture.mask == nil, top.isPlain, let target, target.copy(picture.surface, place.area, top.clip) { return }
    use(.identity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    if let mask = picture.mask {
      cairo_mask_surface(cairo, mask, 0, 0)
    } else {
      rectangle(place.area)
      cairo_fill(cairo)
    }
    forgetCairo()
  }

  /// Returns a new surface with a list, drawn within an area of device pixels; nil without memory.
  ///
  /// - Parameters:
  ///   - matrix: From the space of the list to device pixels.
  ///   - scale: Device pixels per point.
  ///   - background: The color behind the list.
  func render(
    _ list: DisplayList, within area: CGRect, matrix: CGAffineTransform, scale: CGFloat, over background: CGColor
  ) -> OpaquePointer? {
    guard let ground = Ground(area) else { return nil }
    defer { cairo_destroy(ground.cairo) }
    guard let data = cairo_image_surface_get_data(ground.surface) else {
      cairo_surface_destroy(ground.surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(ground.surface))
    // The painter also writes pixels without Cairo, which takes a new surface for clear and replaces what was written.
    cairo_surface_mark_dirty(ground.surface)
    // The painter's coordinates are those of the whole target.
    let origin = UnsafeMutableRawPointer(data) - Int(area.minY) * stride - Int(area.minX) * 4
    var painter = CairoPainter(
      cairo: ground.cairo, text: text, scale: scale, target: PixelTarget(base: origin, stride: stride),
      caches: caches, frames: [])
    painter.surroundings = surroundings
    painter.isBand = true
    painter.begin(within: area, isWhole: true, background: background.alpha > 0 ? background : nil)
    painter.top.matrix = matrix
    painter.run(list)
    _ = painter.end()
    cairo_surface_mark_dirty(ground.surface)
    return ground.surface
  }

  /// Returns the blurred picture of a list; nil without memory.
  private func picture(of list: DisplayList, at place: BackdropPlace) -> StoredPicture? {
    let area = place.area
    guard let surface = render(list, within: area, matrix: place.base, scale: scale, over: surroundings.background),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride / 4 * Int(area.height)) {
      BackdropBlur(deviation: Double(place.deviation), saturation: Double(place.saturation)).apply(
        to: $0, width: Int(area.width), height: Int(area.height), stride: stride / 4,
        threads: surroundings.pictures?.threads ?? 1)
    }
    cairo_surface_mark_dirty(surface)
    guard let shape = place.shape else { return StoredPicture(surface: surface) }
    guard let mask = Self.mask(of: shape, area, isSmooth: place.isSmooth) else {
      cairo_surface_destroy(surface)
      return nil
    }
    return StoredPicture(surface: surface, mask: mask)
  }

  /// Returns the coverage of a shape; nil without memory.
  private static func mask(of shape: BackdropPlace.Shape, _ area: CGRect, isSmooth: Bool) -> OpaquePointer? {
    guard let ground = Ground(area, format: CAIRO_FORMAT_A8) else { return nil }
    let cairo = ground.cairo
    defer { cairo_destroy(cairo) }
    if !isSmooth { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    if shape.device == nil || shape.outline != nil {
      let matrix = shape.matrix
      var value = cairo_matrix_t(
        xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d), x0: Double(matrix.tx),
        y0: Double(matrix.ty))
      cairo_set_matrix(cairo, &value)
    }
    if let outline = shape.outline {
      trace(outline, on: cairo)
    } else {
      let radius = CGSize(width: shape.radius, height: shape.radius)
      corners(shape.device ?? shape.rect, shape.device == nil ? radius : grown(radius, by: shape.matrix), on: cairo)
    }
    cairo_fill(cairo)
    cairo_surface_flush(ground.surface)
    return ground.surface
  }
}

extension PixelTarget {
  /// Copies the pixels of a picture for a rectangle of device pixels, within a clip of whole pixels inside the target.
  ///
  /// Returns false, and does nothing, if the rectangle is not on whole pixels.
  func copy(_ surface: OpaquePointer, _ rect: CGRect, _ clip: CGRect) -> Bool {
    guard let area = pixels(rect, clip), let data = cairo_image_surface_get_data(surface) else { return false }
    if area.isEmpty { return true }
    let length = Int(cairo_image_surface_get_stride(surface))
    for y in area.rows {
      let source = UnsafeRawPointer(data) + (y - Int(rect.minY)) * length
      (base + y * stride + area.columns.lowerBound * 4).copyMemory(
        from: source + (area.columns.lowerBound - Int(rect.minX)) * 4, byteCount: area.columns.count * 4)
    }
    return true
  }
}
