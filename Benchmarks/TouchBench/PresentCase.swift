import TouchDrawing
import TouchGeometry
import TouchLoop
import TouchPlatform
import TouchSDL

/// Frames whose pixels are already drawn: the time that a window takes to present them.
@MainActor enum PresentCase {
  private static let size = CGSize(width: 1000, height: 600)

  /// Leaves the pixels as they are.
  private final class Nothing: FramePainter {
    func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool { true }
  }

  /// Returns milliseconds, each as the median and the 99th percentile: of a whole window, and of one line after a whole
  /// window, for which a window with several buffers copies the pixels around the line.
  static func run() throws -> [Double] {
    let loop = EventLoop(clock: MonotonicClock())
    let platform = try SDLPlatform(loop: loop)
    let surface = try platform.open(SurfaceDescription(title: "Present", size: size))
    let painter = Nothing()
    func present(_ rect: CGRect) -> [Double] {
      WindowedFrames.wait(for: surface, loop)
      return Stopwatch.times(1) { surface.present(PresentedFrame(DisplayList(), damage: [rect], painter: painter)) }
    }
    let whole = CGRect(origin: .zero, size: size)
    for _ in 0..<20 {
      _ = present(whole)
      loop.runTurn()
    }
    guard surface.size == size else { return [] }
    var (windows, lines): ([Double], [Double]) = ([], [])
    for _ in 0..<WindowedFrames.first + WindowedFrames.frames {
      windows += present(whole)
      lines += present(CGRect(x: 450, y: 285, width: 100, height: 30))
    }
    return WindowedFrames.percentiles(windows) + WindowedFrames.percentiles(lines)
  }
}
