import CSDL2
import TouchDrawing
import TouchGeometry
import TouchPlatform

extension SDLSurface {
  /// Has the damage drawn and shows it; everything, if the window's pixels were lost.
  package func present(_ frame: PresentedFrame) {
    guard !isClosed, let target = SDL_GetWindowSurface(window) else { return }
    guard let canvas = canvas(for: target) else { return }
    let (width, height) = (target.pointee.w, target.pointee.h)
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
    if canvas != target {
      for var rect in rects {
        var place = rect
        SDL_UpperBlit(canvas, &rect, target, &place)
      }
    }
    hasContent = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    contentSize = (width, height)
  }

  /// Shows the pixels once more, after something covered the window; false if they were lost.
  func showAgain() -> Bool {
    guard !isClosed, hasContent, let target = SDL_GetWindowSurface(window),
      contentSize == (target.pointee.w, target.pointee.h)
    else { return false }
    return SDL_UpdateWindowSurface(window) == 0
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

  /// The pixels to draw into: the window's own if they are of the painter's layout, else a copy of ours.
  private func canvas(for target: UnsafeMutablePointer<SDL_Surface>) -> UnsafeMutablePointer<SDL_Surface>? {
    switch SDL_PixelFormatEnum(target.pointee.format.pointee.format) {
    case SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888:
      return target
    default:  // SDL knows fifty layouts; all others are converted.
      if let shadow, shadow.pointee.w == target.pointee.w, shadow.pointee.h == target.pointee.h { return shadow }
      if let shadow { SDL_FreeSurface(shadow) }
      shadow = SDL_CreateRGBSurfaceWithFormat(
        0, target.pointee.w, target.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
      hasContent = false
      return shadow
    }
  }
}
