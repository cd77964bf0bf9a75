import CSDL2
import TouchDrawing
import TouchGeometry
import TouchPlatform

extension SDLSurface {
  /// Draws and shows the damage, or everything if the window's pixels were lost.
  package func present(_ frame: PresentedFrame) {
    guard !isClosed, let size = presenter.size else { return }
    let scale = CGFloat(size.width) / CGFloat(max(geometry.width, 1)) * geometry.unitsPerPoint
    rects.removeAll(keepingCapacity: true)
    if hasContent, contentSize == size {
      for rect in frame.damage { addPixels(of: rect, scale: scale, width: size.width, height: size.height) }
    } else {
      rects.append(size.rect)
    }
    guard !rects.isEmpty else { return }
    // Without pixels the damage is lost, so the next frame must be complete.
    hasContent = false
    guard let canvas = presenter.canvas(for: rects), canvas.size == size else {
      // The kit does not check whether a popup accepts a frame.
      hasWaitingFrame = parent != nil
      return
    }
    let points = rects.map {
      CGRect(
        x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale, width: CGFloat($0.w) / scale,
        height: CGFloat($0.h) / scale)
    }
    let buffer = PixelBuffer(
      base: canvas.pixels, width: Int(size.width), height: Int(size.height), stride: canvas.stride, scale: scale)
    guard frame.paint(into: buffer, damage: points) else { return }
    hasContent = presenter.show(&rects)
    contentSize = size
    knownPixels = size
  }

  /// Shows the pixels again after the window was covered; false if they were lost.
  func showAgain() -> Bool {
    guard !isClosed, hasContent, let size = presenter.size, contentSize == size else { return false }
    return presenter.showAgain()
  }

  /// The state changes that the display server has reported.
  enum Progress { case nothing, takesFrame, hasOtherPixels }

  /// Processes what the display server has reported.
  func takeProgress() -> Progress {
    guard !isClosed else { return .nothing }
    if let size = presenter.size, let knownPixels, size != knownPixels {
      self.knownPixels = size
      return .hasOtherPixels
    }
    guard hasWaitingFrame, presenter.isReady else { return .nothing }
    hasWaitingFrame = false
    return .takesFrame
  }

  /// Adds the smallest rectangle of whole pixels around one in points.
  private func addPixels(of rect: CGRect, scale: CGFloat, width: Int32, height: Int32) {
    // Clamped as floating-point numbers, so that the conversion cannot trap; comparisons drop NaN. Damage is on whole
    // pixels, except for rounding errors of the division by the scale.
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
