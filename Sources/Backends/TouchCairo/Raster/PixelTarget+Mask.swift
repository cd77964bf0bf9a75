import CTouchCairo
import TouchDrawing
import TouchGeometry

extension PixelTarget {
  /// Blends a color through the mask of a shape, within a clip of whole pixels inside the target.
  ///
  /// The pixels equal those of Cairo for a path with the same coverage.
  func blend(
    _ mask: ShapeMask, _ across: PixelStretch, _ down: PixelStretch, _ clip: CGRect, _ color: CGColor
  ) {
    let (left, top) = (max(Int(clip.origin.x) - across.place, 0), max(Int(clip.origin.y) - down.place, 0))
    let right = min(Int(clip.origin.x + clip.size.width) - across.place, across.count)
    let bottom = min(Int(clip.origin.y + clip.size.height) - down.place, down.count)
    guard left < right, top < bottom else { return }
    let ink = touch_ink(color, fills: true)
    let end = across.before + across.times
    // The pixels before the repeated one with its repetitions, and those after it.
    let (first, second) = (
      left..<max(min(across.before, right), left), max(across.before, left)..<max(right, across.before, left)
    )
    for y in top..<bottom {
      let cover = mask.bytes + down.source(y) * mask.stride
      let row = (base + (down.place + y) * stride).assumingMemoryBound(to: UInt32.self) + across.place
      touch_blend(row + first.lowerBound, cover + first.lowerBound, first.count, ink)
      if across.times == 0 { continue }
      let middle = second.clamped(to: 0..<end)
      touch_blend_evenly(row + middle.lowerBound, cover[across.before], middle.count, ink)
      let rest = second.clamped(to: end..<across.count)
      touch_blend(row + rest.lowerBound, cover + (rest.lowerBound - across.times + 1), rest.count, ink)
    }
  }

  /// Blends a color through the mask of a text whose corner is on a whole pixel.
  ///
  /// The pixels equal those of Cairo with the same mask.
  func blend(_ mask: ShapeMask, at corner: CGPoint, _ clip: CGRect, _ color: CGColor) {
    let (x, y) = (Int(corner.x), Int(corner.y))
    let left = max(Int(clip.origin.x) - x, 0)
    let right = min(Int(clip.origin.x + clip.size.width) - x, mask.columns)
    let (top, bottom) = (max(Int(clip.origin.y) - y, 0), min(Int(clip.origin.y + clip.size.height) - y, mask.rows))
    guard left < right, top < bottom else { return }
    let ink = touch_ink(color, fills: false)
    for line in top..<bottom {
      let row = (base + (y + line) * stride).assumingMemoryBound(to: UInt32.self) + x
      touch_blend(row + left, mask.bytes + line * mask.stride + left, right - left, ink)
    }
  }

  /// Blends a translucent color onto a rectangle, within a clip of whole pixels inside the target.
  ///
  /// Returns false, and does nothing, if the rectangle is not on whole pixels.
  func tint(_ rect: CGRect, _ clip: CGRect, _ color: CGColor) -> Bool {
    guard let area = pixels(rect, clip) else { return false }
    if area.isEmpty { return true }
    let ink = touch_ink(color, fills: true)
    for y in area.rows {
      let row = (base + y * stride).assumingMemoryBound(to: UInt32.self) + area.columns.lowerBound
      touch_blend_evenly(row, 255, area.columns.count, ink)
    }
    return true
  }
}

extension touch_ink {
  /// Creates a color to blend onto pixels.
  ///
  /// - Parameter fills: Whether the pixels must equal those of a filled path. Cairo blends an opaque color of such a
  ///   path itself, and rounds differently from Pixman, which does everything else.
  fileprivate init(_ color: CGColor, fills: Bool) {
    self.init(pixel: PixelTarget.pixel(of: color), half: fills && color.alpha >= 1 ? 0x7F : 0x80)
  }
}
