import CSDL2

/// Provides the pixels of one window, and shows them.
///
/// A frame takes three steps: `canvas(for:)` provides pixels with the previous frame, the new frame is drawn into them,
/// and `show(_:)` shows the changes.
@MainActor protocol Presenter: AnyObject {
  /// The window's size in pixels; nil if the window has none.
  var size: PixelSize? { get }
  /// Whether the display server accepts a frame now.
  ///
  /// A frame that is presented in spite of `false` may be lost.
  var isReady: Bool { get }
  /// Whether the display server has requested no frame for so long that the window is probably not visible.
  var isHidden: Bool { get }
  /// Provides pixels of the present size, 32 bits each, of which the highest eight are unused; nil if there are none.
  ///
  /// Outside `damage` they contain the last frame that was shown, unless the size has changed.
  func canvas(for damage: [SDL_Rect]) -> PixelCanvas?
  /// Shows rectangles of the last canvas; returns false if its pixels are lost.
  func show(_ rects: inout [SDL_Rect]) -> Bool
  /// Shows the last frame again; returns false if its pixels are lost.
  func showAgain() -> Bool
  /// Called after the window was resized or shown again, so that the next frame does not wait for the display server.
  func restart()
  /// Frees the resources; called before the window is destroyed.
  func close()
}

extension Presenter {
  var isReady: Bool { true }
  var isHidden: Bool { false }
  func restart() {}
}

/// A size in pixels.
struct PixelSize: Equatable {
  var width: Int32
  var height: Int32

  /// The rectangle of the whole size.
  var rect: SDL_Rect { SDL_Rect(x: 0, y: 0, w: width, h: height) }
}

/// The pixels that a presenter provides.
struct PixelCanvas {
  var pixels: UnsafeMutableRawPointer
  var size: PixelSize
  /// Bytes from one row to the next.
  var stride: Int
}
