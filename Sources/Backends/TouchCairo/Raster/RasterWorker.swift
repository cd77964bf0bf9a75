import CCairo
import TouchDrawing
import TouchGeometry

/// One thread's means of drawing into a target: a Cairo context, and caches that are kept between frames.
///
/// Several workers draw into different rows of the same memory at the same time; each is used by one thread at a time.
final class RasterWorker {
  private let text: PangoTextEngine
  private let shadows = ShadowMasks()
  private let shapes = ShapeMasks()
  private let texts = TextMasks()
  /// Storage of the painter, kept between frames.
  private var frames: [CairoPainter.Frame] = []
  private var surface: OpaquePointer?
  private var cairo: OpaquePointer?
  private var target: PixelTarget?
  private var width = 0
  private var height = 0

  init(text: PangoTextEngine) { self.text = text }

  deinit { drop() }

  /// Whether it has a target.
  var isAttached: Bool { cairo != nil }

  /// Draws into a surface after this call, which it then owns; returns false if the surface has an error.
  func attach(_ surface: OpaquePointer?, width: Int, height: Int, stride: Int) -> Bool {
    drop()
    guard let surface else { return false }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      drop()
      return false
    }
    cairo = cairo_create(surface)
    (self.width, self.height) = (width, height)
    if let pixels = cairo_image_surface_get_data(surface) {
      target = PixelTarget(base: UnsafeMutableRawPointer(pixels), stride: stride)
    }
    return true
  }

  /// Draws into the same memory as another worker after this call; returns false if Cairo has no memory.
  func attach(like other: RasterWorker) -> Bool {
    guard let target = other.target else { return false }
    if self.target?.base == target.base, self.target?.stride == target.stride, width == other.width,
      height == other.height
    {
      return true
    }
    let surface = cairo_image_surface_create_for_data(
      target.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(other.width), Int32(other.height),
      Int32(target.stride))
    return attach(surface, width: other.width, height: other.height, stride: target.stride)
  }

  /// Releases the target.
  func drop() {
    if let cairo { cairo_destroy(cairo) }
    if let surface {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    (cairo, surface, target, width, height) = (nil, nil, nil, 0, 0)
  }

  /// Draws a short list of opaque rectangles without Cairo; returns false for other lists.
  func fill(_ list: DisplayList, scale: CGFloat, within area: CGRect, background: CGColor) -> Bool {
    target?.fill(list, scale: scale, within: area, background: background) ?? false
  }

  /// Prepares for a frame with an unused number.
  func begin(frame: UInt64) {
    // The painter and the owner of the memory write pixels without Cairo.
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
    texts.begin(frame: frame, of: text)
  }

  /// Draws a list over a background, within an area of whole pixels inside the target, which may be one of several
  /// bands.
  func draw(
    _ list: DisplayList, scale: CGFloat, within area: CGRect, isBand: Bool, background: CGColor,
    pictures: StoredPictures
  ) {
    guard let cairo else { return }
    var painter = painter(on: cairo, scale: scale, frames: frames, background, pictures)
    frames = []
    painter.isBand = isBand
    let isCovered = list.commands.first.map { painter.covers($0, area) } ?? false
    let isWhole = area.width == CGFloat(width) && area.height == CGFloat(height)
    painter.begin(within: area, isWhole: isWhole, background: isCovered ? nil : background)
    painter.run(list)
    frames = painter.end()
  }

  /// Creates the stored pictures of a list that some rectangles of whole pixels contain, at least partly.
  func prepare(
    _ list: DisplayList, scale: CGFloat, within areas: [CGRect], background: CGColor, pictures: StoredPictures
  ) {
    guard let cairo else { return }
    let painter = painter(on: cairo, scale: scale, frames: [], background, pictures)
    for part in list.stored { painter.prepare(part, within: areas) }
  }

  private func painter(
    on cairo: OpaquePointer, scale: CGFloat, frames: [CairoPainter.Frame], _ background: CGColor,
    _ pictures: StoredPictures
  ) -> CairoPainter {
    var painter = CairoPainter(
      cairo: cairo, text: text, scale: scale, target: target,
      caches: CairoPainter.Caches(shadows: shadows, shapes: shapes, texts: texts), frames: frames)
    painter.surroundings = CairoPainter.Surroundings(
      extent: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), background: background,
      pictures: pictures)
    return painter
  }

  /// Ends a frame.
  func end() {
    cairo_surface_flush(surface)
    if cairo_status(cairo) != CAIRO_STATUS_SUCCESS {
      // A context with an error no longer draws; the next frame begins with a new one.
      cairo_destroy(cairo)
      cairo = cairo_create(surface)
    }
  }

  /// Returns a copy of the pixels; nil without a target.
  func bitmap() -> Bitmap? { surface.flatMap { Bitmap(surface: $0) } }

  /// Returns the pixels as a PNG file; nil without a target.
  func pngData() -> [UInt8]? { surface.flatMap { PNG.encode($0) } }
}
