import CSDL2
import TouchDrawing
import TouchGeometry
import TouchPlatform

extension SDLSurface {
  /// Has the damage drawn and shows it; everything, if the window's pixels were lost.
  package func present(_ frame: PresentedFrame) {
    guard !isClosed, let canvas = pixels.canvas() else { return }
    let (width, height) = (canvas.pointee.w, canvas.pointee.h)
    let scale = CGFloat(width) / CGFloat(max(geometry.width, 1)) * geometry.unitsPerPoint
    rects.removeAll(keepingCapacity: true)
    if hasContent, contentSize == (width, height) {
      for rect in frame.damage { addPixels(of: rect, scale: scale, width: width, height: height) }
    } else {
      rects.append(SDL_Rect(x: 0, y: 0, w: width, h: height))
    }
    guard !rects.isEmpty else { return }
    let points = rects.map {
      CGRect(
        x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale, width: CGFloat($0.w) / scale,
        height: CGFloat($0.h) / scale)
    }
    let buffer = PixelBuffer(
      base: canvas.pointee.pixels, width: Int(width), height: Int(height), stride: Int(canvas.pointee.pitch),
      scale: scale)
    guard frame.paint(into: buffer, damage: points) else { return }
    hasContent = pixels.show(&rects)
    contentSize = (width, height)
  }

  /// Shows the pixels once more, after something covered the window; false if they were lost.
  func showAgain() -> Bool {
    guard !isClosed, hasContent, let size = pixels.size, contentSize == size else { return false }
    return pixels.showAgain()
  }

  /// Adds the smallest rectangle of whole pixels around one in points.
  private func addPixels(of rect: CGRect, scale: CGFloat, width: Int32, height: Int32) {
    // Clamped while still floating, so that the conversion cannot trap; comparisons drop what is no number.
    // Damage lies on whole pixels, but for what the division by the scale has lost.
    let slack: CGFloat = 1e-6
    let (left, right) = ((rect.minX * scale + slack).rounded(.down), (rect.maxX * scale - slack).rounded(.up))
    let (top, bottom) = ((rect.minY * scale + slack).rounded(.down), (rect.maxY * scale - slack).rounded(.up))
    guard left < min(right, CGFloat(width)), top < min(bottom, CGFloat(height)), right > 0, bottom > 0 else { return }
    let (x, y) = (Int32(max(left, 0)), Int32(max(top, 0)))
    rects.append(
      SDL_Rect(
        x: x, y: y, w: Int32(min(right, CGFloat(width))) - x, h: Int32(min(bottom, CGFloat(height))) - y))
  }
}
