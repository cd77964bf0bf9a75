import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit

/// A window that nobody sees: its pixels are in memory, and can be looked at whenever somebody wants to.
///
/// It is told its frames like a window on a display and draws the damaged part of each at once. A new size or scale
/// takes effect when the application is told of it (`HeadlessApplication.resize(to:)`).
@MainActor package final class HeadlessSurface: SceneSurface {
  package private(set) var size: CGSize
  package let scale: CGFloat
  package var title: String
  /// Whether the application has closed the window.
  package private(set) var isClosed = false
  /// How many frames were presented.
  package private(set) var frameCount = 0
  /// What was presented last.
  package private(set) var content = DisplayList()

  private let rasterizer: CairoRasterizer
  /// The size that the pixels were drawn for; nil before the first frame.
  private var drawnSize: CGSize?

  /// A window of a size in points.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels in a point.
  ///   - title: the name that a window manager would show.
  ///   - text: what draws text; the engine that views measure with.
  package init(size: CGSize, scale: CGFloat = 1, title: String = "", text: PangoTextEngine = .shared) {
    self.size = size
    self.scale = scale
    self.title = title
    rasterizer = CairoRasterizer(text: text)
  }

  package func present(_ content: DisplayList, damage: [CGRect]) {
    frameCount += 1
    self.content = content
    let pixels = CairoRasterizer.pixels(CGRect(origin: .zero, size: size), scale: scale)
    guard rasterizer.resize(width: Int(pixels.width), height: Int(pixels.height)) else { return }
    rasterizer.render(content, scale: scale, damage: drawnSize == size ? damage : nil)
    drawnSize = size
  }

  /// What the pointer looks like.
  package private(set) var pointerShape = PointerShape.arrow
  package func showPointer(_ shape: PointerShape) { pointerShape = shape }

  package func close() { isClosed = true }

  /// What the window shows; nil before the first frame.
  package var picture: Bitmap? { drawnSize == nil ? nil : rasterizer.bitmap() }

  /// Writes what the window shows to a PNG file, in the place of one that is there.
  ///
  /// - Returns: whether there was a frame to write and writing succeeded.
  package func writePNG(to path: String) -> Bool { picture?.writePNG(to: path) ?? false }

  func setSize(_ size: CGSize) { self.size = size }
}
