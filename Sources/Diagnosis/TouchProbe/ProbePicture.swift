import TouchDrawing
import TouchGeometry
import TouchKit

/// The appearance of a window scene as a PNG file.
@MainActor package enum ProbePicture {
  /// The maximum number of pixels of a picture.
  private static let maximumPixels: CGFloat = 16_777_216

  /// Draws the windows of a scene; empty if nothing can be drawn.
  ///
  /// - Parameter scale: pixels in a point; reduced for a scene that would have too many pixels.
  package static func png(of scene: UIWindowScene, scale: CGFloat) -> [UInt8] {
    let bounds = scene.screen.bounds
    guard !bounds.isEmpty, scale > 0 else { return [] }
    let format = UIGraphicsImageRendererFormat()
    format.scale = min(scale, (maximumPixels / (bounds.width * bounds.height)).squareRoot())
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    return Array(
      renderer.pngData { _ in
        for window in scene.windows where !window.isHidden {
          window.drawHierarchy(in: window.frame, afterScreenUpdates: false)
        }
      })
  }
}
