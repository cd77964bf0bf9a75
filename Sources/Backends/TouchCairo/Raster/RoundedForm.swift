import TouchGeometry

/// An upright rectangle with rounded corners on device pixels, or the line along its edges, and its mask.
///
/// The mask has only one pixel for a stretch of equal pixels, so it serves all sizes that differ by whole pixels.
struct RoundedForm {
  /// The mask's key.
  let look: Look
  let across: PixelStretch
  let down: PixelStretch

  /// The common properties of all shapes with the same mask; lengths are in device pixels.
  struct Look: Equatable {
    /// The rectangle in the mask, relative to the mask's corner.
    var rect: CGRect
    var radius: CGSize
    /// The width of the line; 0 for the whole shape.
    var line: CGFloat
    /// The columns and rows of the mask.
    var columns: Int
    var rows: Int

    /// The maximum number of pixels of a mask.
    static let maximum = 128 * 128

    var pixels: Int { columns * rows }

    /// A hash value.
    var mixed: Int {
      var bits = UInt(0)
      for value in [
        rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, radius.width, radius.height, line,
      ] {
        bits ^= UInt(Double(value).bitPattern)
        // The lower bits of short numbers are all 0.
        bits = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
      }
      return Int(truncatingIfNeeded: bits >> 1)
    }
  }

  /// Returns nil for an empty or very distant rectangle, or one that requires a large mask.
  ///
  /// - Parameters:
  ///   - rect: The outer edges.
  ///   - radius: The radius of the outer corners along both axes.
  ///   - line: The width of the line along the edges; 0 for the whole shape.
  init?(_ rect: CGRect, radius: CGSize, line: CGFloat) {
    guard rect.size.width > 0, rect.size.height > 0, abs(rect.origin.x) < 1e6, abs(rect.origin.y) < 1e6,
      rect.size.width < 1e6, rect.size.height < 1e6, line < 1e3
    else { return nil }
    let radius = CGSize(
      width: min(radius.width, rect.size.width / 2), height: min(radius.height, rect.size.height / 2))
    across = Self.stretch(rect.origin.x, rect.size.width, max(radius.width, line))
    down = Self.stretch(rect.origin.y, rect.size.height, max(radius.height, line))
    let (columns, rows) = (across.count - max(across.times - 1, 0), down.count - max(down.times - 1, 0))
    guard columns * rows <= Look.maximum else { return nil }
    look = Look(
      rect: CGRect(
        x: rect.origin.x - CGFloat(across.place), y: rect.origin.y - CGFloat(down.place),
        width: rect.size.width - CGFloat(across.count - columns),
        height: rect.size.height - CGFloat(down.count - rows)),
      radius: radius, line: line, columns: columns, rows: rows)
  }

  private static func stretch(_ start: CGFloat, _ length: CGFloat, _ bent: CGFloat) -> PixelStretch {
    let (first, end) = (start.rounded(.down), (start + length).rounded(.up))
    let count = Int(end - first)
    // One more pixel at both ends: the repeated pixel must not touch a curve.
    let before = Int((start - first + bent).rounded(.up)) + 1
    let after = Int((end - (start + length) + bent).rounded(.up)) + 1
    let times = count - before - after
    if times < 2 { return PixelStretch(place: Int(first), before: count, times: 0, count: count) }
    return PixelStretch(place: Int(first), before: before, times: times, count: count)
  }
}

/// The masks of recent shapes, most of which recur in the next frame or elsewhere.
final class ShapeMasks {
  /// Shapes with equal hash values replace each other.
  private var slots: [(look: RoundedForm.Look, mask: ShapeMask)?] = []
  private static let count = 256
  /// The total number of pixels of the masks.
  private var pixels = 0
  /// The total size at which all masks are discarded.
  private static let maximum = 512 * 1024

  /// Returns the mask of a shape; nil if Cairo cannot allocate it.
  func mask(of look: RoundedForm.Look, _ trace: (OpaquePointer) -> Void) -> ShapeMask? {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.count) }
    let slot = look.mixed % Self.count
    if let entry = slots[slot], entry.look == look { return entry.mask }
    guard let mask = ShapeMask(columns: look.columns, rows: look.rows, trace) else { return nil }
    pixels += look.pixels - (slots[slot]?.look.pixels ?? 0)
    if pixels > Self.maximum {
      for index in slots.indices { slots[index] = nil }
      pixels = look.pixels
    }
    slots[slot] = (look, mask)
    return mask
  }
}
