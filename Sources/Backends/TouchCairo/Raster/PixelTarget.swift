import CCairo
import TouchDrawing
import TouchGeometry

/// The pixels of a target, for drawing without a renderer.
///
/// Half of the drawing of most windows is opaque rectangles on whole pixels. Cairo takes longer to prepare one than to
/// write it.
struct PixelTarget {
  let base: UnsafeMutableRawPointer
  /// The bytes from one row to the next.
  let stride: Int

  /// Fills a rectangle in device pixels, within a clip of whole pixels inside the target.
  ///
  /// Returns false, and does nothing, if the rectangle is not on whole pixels.
  func fill(_ rect: CGRect, _ clip: CGRect, _ color: CGColor) -> Bool {
    guard let area = pixels(rect, clip) else { return false }
    if area.isEmpty { return true }
    let (column, line, width, height) = (
      area.columns.lowerBound, area.rows.lowerBound, area.columns.count, area.rows.count
    )
    let pixel = Self.pixel(of: color)
    let first = base + line * stride + column * 4
    if width >= 8, width <= 32 {
      fillNarrow(first, width, height, pixel)
      return true
    }
    first.assumingMemoryBound(to: UInt32.self).update(repeating: pixel, count: width)
    // Copying a row is faster than writing it again, especially a short one.
    var row = first
    for _ in 1..<height {
      row += stride
      row.copyMemory(from: first, byteCount: width * 4)
    }
    return true
  }

  /// The columns and rows of a rectangle in the target.
  struct Area {
    var columns: Range<Int>
    var rows: Range<Int>
    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  }

  /// Intersects a rectangle with a clip, both in device pixels.
  ///
  /// Empty if they do not meet; nil if an edge of the intersection is not on a whole pixel.
  ///
  /// - Parameter clip: Whole pixels inside the target.
  @inline(__always)
  func pixels(_ rect: CGRect, _ clip: CGRect) -> Area? {
    // Foundation's accessors are calls; the sizes here are positive.
    let left = max(rect.origin.x, clip.origin.x)
    let top = max(rect.origin.y, clip.origin.y)
    let right = min(rect.origin.x + rect.size.width, clip.origin.x + clip.size.width)
    let bottom = min(rect.origin.y + rect.size.height, clip.origin.y + clip.size.height)
    guard left < right, top < bottom else { return Area(columns: 0..<0, rows: 0..<0) }
    // They are inside the clip and so inside the target, whose coordinates are small.
    let (columns, rows) = (Int(left)..<Int(right), Int(top)..<Int(bottom))
    guard CGFloat(columns.lowerBound) == left, CGFloat(rows.lowerBound) == top, CGFloat(columns.upperBound) == right,
      CGFloat(rows.upperBound) == bottom
    else { return nil }
    return Area(columns: columns, rows: rows)
  }

  /// Draws a short list that consists of opaque rectangles on whole pixels, as often after a touch.
  ///
  /// The area is in whole pixels inside the target. It uses neither Cairo nor the painter, whose setup would take
  /// longer than the rectangles. Returns false for other lists, which may be partly drawn then.
  func fill(_ list: DisplayList, scale: CGFloat, within area: CGRect, background: CGColor) -> Bool {
    guard list.commands.count <= Self.maximumCommands, background.alpha >= 1 else { return false }
    var isCovered = false
    for command in list.commands {
      guard case .fillRect(let rect, let color) = command, color.alpha >= 1, rect.size.width >= 0,
        rect.size.height >= 0, rect.size.width < .greatestFiniteMagnitude, rect.size.height < .greatestFiniteMagnitude
      else { return false }
      let device = CGRect(
        x: rect.origin.x * scale, y: rect.origin.y * scale, width: rect.size.width * scale,
        height: rect.size.height * scale)
      if !isCovered, device != area { _ = fill(area, area, background) }
      isCovered = true
      guard fill(device, area, color) else { return false }
    }
    return isCovered || fill(area, area, background)
  }

  /// Longer lists seldom consist of rectangles only, and detecting this takes too long.
  private static let maximumCommands = 16

  /// Fills rows of 8 to 32 pixels, for which the call of a copy costs more than the copy.
  @inline(__always)
  private func fillNarrow(_ first: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ pixel: UInt32) {
    let block = SIMD8<UInt32>(repeating: pixel)
    // The last block of a row overlaps the one before it.
    let last = (width - 8) * 4
    var row = first
    for _ in 0..<height {
      var offset = 0
      while offset < last {
        row.storeBytes(of: block, toByteOffset: offset, as: SIMD8<UInt32>.self)
        offset += 32
      }
      row.storeBytes(of: block, toByteOffset: last, as: SIMD8<UInt32>.self)
      row += stride
    }
  }

  /// Returns a color as a premultiplied pixel, rounded as Cairo rounds: to 16 bits first, of which the upper 8 are
  /// used.
  static func pixel(of color: CGColor) -> UInt32 {
    let alpha = min(max(color.alpha, 0), 1)
    func part(_ value: CGFloat) -> UInt32 { UInt32(value * alpha * 65535 + 0.5) >> 8 }
    return part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }
}

extension CairoPainter {
  /// Returns whether a command, as the first of a list, covers the background of an area completely.
  func covers(_ command: DisplayList.Command, _ area: CGRect) -> Bool {
    guard case .fillRect(let rect, let color) = command, color.alpha >= 1 else { return false }
    let device = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    // Edges may be moved by half a pixel.
    return device.insetBy(dx: 0.5, dy: 0.5).contains(area) || device == area
  }
}

extension CGBlendMode {
  /// The corresponding operator of Cairo.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
