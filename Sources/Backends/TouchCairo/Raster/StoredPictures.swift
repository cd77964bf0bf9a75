import CCairo
import TouchDrawing
import TouchGeometry

/// The place of a blurred area on a target: all that its pixels depend on, except for what is behind.
struct BackdropPlace: Equatable {
  /// The whole device pixels that the area touches, inside the target.
  let area: CGRect
  /// The shape in the space of `matrix`; nil for a rectangle on whole pixels, which is `area`.
  let shape: Shape?
  /// From the space of what is behind to device pixels.
  let base: CGAffineTransform
  /// The standard deviation of the blur in pixels.
  let deviation: CGFloat
  let saturation: CGFloat
  /// Whether the edges of the shape are smooth.
  let isSmooth: Bool

  /// The pixels of the area that are replaced.
  struct Shape: Equatable {
    /// An upright rectangle of device pixels, or nil if the area is turned.
    let device: CGRect?
    let rect: CGRect
    let radius: CGFloat
    let outline: DisplayList.Path?
    let matrix: CGAffineTransform
  }

  /// Returns nil for an area outside the target or without a size.
  init?(
    _ fill: BackdropFill, matrix: CGAffineTransform, base: CGAffineTransform, scale: CGFloat, extent: CGRect,
    isSmooth: Bool
  ) {
    let rect = fill.rect.standardized
    let device = CairoPainter.upright(rect, matrix, scale: scale)
    // A coordinate that is almost whole differs by rounding.
    let bounds = (device ?? rect.applying(matrix)).overlap(extent.outset(by: 1))
    guard !bounds.isEmpty, bounds.width <= 32766, bounds.height <= 32766 else { return nil }
    let whole = bounds.integral
    area = whole.overlap(extent)
    guard !area.isEmpty, area.width > 0, area.height > 0 else { return nil }
    let isPlain = device != nil && bounds == whole && fill.outline == nil && fill.radius == 0
    shape =
      isPlain
      ? nil : Shape(device: device, rect: rect, radius: fill.radius, outline: fill.outline, matrix: matrix)
    self.base = base
    deviation = fill.deviation * abs(matrix.determinant).squareRoot()
    saturation = fill.saturation
    self.isSmooth = isSmooth
  }
}

/// The stored pixels of a drawing.
final class StoredPicture {
  /// The pixels; of a blurred area, or of a drawing with transparent parts.
  let surface: OpaquePointer
  /// The part of them that is visible, one byte for each pixel; nil for all of them.
  let mask: OpaquePointer?

  /// Takes the ownership of the surfaces.
  init(surface: OpaquePointer, mask: OpaquePointer? = nil) {
    (self.surface, self.mask) = (surface, mask)
  }

  deinit {
    cairo_surface_destroy(surface)
    if let mask { cairo_surface_destroy(mask) }
  }

  /// The number of pixels.
  var pixels: Int {
    Int(cairo_image_surface_get_width(surface)) * Int(cairo_image_surface_get_height(surface))
  }
}

/// The pictures of drawings, kept for as long as the drawings are used.
///
/// They are created before a frame is drawn; the threads that draw it only read them.
final class StoredPictures {
  /// What the pixels of a picture depend on, except for the drawing.
  enum Use: Equatable {
    case backdrop(BackdropPlace, CGColor)
    /// A picture in its own space, with a number of pixels per point.
    case picture(CGFloat)
  }

  private struct Entry {
    /// The views own it; a drawing that was released is never drawn again.
    weak var source: StoredDrawing?
    let use: Use
    let picture: StoredPicture
    /// The last frame in which it was drawn.
    var frame: Int

    /// Whether it is the picture of a layer, and not a blurred area.
    var isPicture: Bool {
      switch use {
      case .picture: true
      case .backdrop: false
      }
    }
  }

  /// The frames after which a picture that is not drawn is dropped; a blurred area is kept for as long as it is visible.
  private static let lifetime = 120

  private var entries: [Entry] = []
  private var frame = 0
  /// The number of threads that blur a large area.
  var threads = 1

  /// Begins a frame: drops the pictures of drawings that were released, and those that were not drawn for long.
  func begin() {
    guard !entries.isEmpty else { return }
    frame += 1
    entries.removeAll { $0.source == nil || $0.isPicture && frame - $0.frame > Self.lifetime }
  }

  /// Marks a picture as drawn in this frame; returns false if there is none.
  func use(_ source: StoredDrawing, at use: Use) -> Bool {
    guard let index = entries.firstIndex(where: { $0.source === source && $0.use == use }) else { return false }
    entries[index].frame = frame
    return true
  }

  /// Drops pictures that are not drawn in this frame, the least recently drawn ones first, until there is room for some
  /// pixels; returns false if there is none.
  func makeRoom(for pixels: Int, maximum: Int) -> Bool {
    while self.pixels + pixels > maximum {
      let old = entries.indices.filter { entries[$0].isPicture && entries[$0].frame < frame }
      guard let oldest = old.min(by: { entries[$0].frame < entries[$1].frame }) else { return false }
      entries.remove(at: oldest)
    }
    return true
  }

  /// Returns the picture of a drawing, if there is one.
  func picture(of source: StoredDrawing, at use: Use) -> StoredPicture? {
    entries.first { $0.source === source && $0.use == use }?.picture
  }

  /// Stores a picture instead of former ones of the same drawing.
  func store(_ picture: StoredPicture, of source: StoredDrawing, at use: Use) {
    entries.removeAll { $0.source === source }
    entries.append(Entry(source: source, use: use, picture: picture, frame: frame))
  }

  /// Drops all pictures.
  func removeAll() { entries.removeAll() }

  /// The number of stored pixels.
  var pixels: Int { entries.reduce(0) { $0 + $1.picture.pixels } }
}
