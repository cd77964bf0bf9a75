import CSDL2

/// Lends the pixels of one window, and shows them.
///
/// A frame takes three steps: `canvas(for:)` lends pixels that hold the frame before, the frame is drawn into them, and
/// `show(_:)` shows what changed.
@MainActor protocol Presenter: AnyObject {
  /// The window's size in pixels; nil if the window has none.
  var size: PixelSize? { get }
  /// Whether the display server takes a frame now. A frame that is presented in spite of `false` may be lost.
  var isReady: Bool { get }
  /// Whether the display server has not asked for a frame for so long that the window is probably out of sight.
  var isHidden: Bool { get }
  /// Lends pixels of the present size, 32 bits each, the highest eight unused; nil if there are none.
  ///
  /// Outside `damage` they hold the last frame that was shown, unless the size has changed.
  func canvas(for damage: [SDL_Rect]) -> PixelCanvas?
  /// Shows rectangles of the canvas that was lent last; returns false if its pixels are lost.
  func show(_ rects: inout [SDL_Rect]) -> Bool
  /// Shows the last frame again; returns false if its pixels are lost.
  func showAgain() -> Bool
  /// The window has another size or is shown again, so the next frame does not wait for the display server.
  func restart()
  /// Frees what the presenter holds; called before the window is destroyed.
  func close()
}

extension Presenter {
  var isReady: Bool { true }
  var isHidden: Bool { false }
  func restart() {}
}

/// A number of pixels.
struct PixelSize: Equatable {
  var width: Int32
  var height: Int32

  /// The rectangle that covers all.
  var rect: SDL_Rect { SDL_Rect(x: 0, y: 0, w: width, h: height) }
}

/// Pixels that a presenter lends.
struct PixelCanvas {
  var pixels: UnsafeMutableRawPointer
  var size: PixelSize
  /// Bytes from one row to the next.
  var stride: Int
}
