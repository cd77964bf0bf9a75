import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchPlatform

/// The part of a host's window that displays a scene: frames are painted into separate pixels, which the host copies.
@MainActor final class HostSurface: PlatformSurface {
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  var framesPerSecond: Double = 60
  /// Whether the pixels hold no frame.
  private(set) var hasLostPixels = true
  /// What was painted and not copied yet, in pixels.
  private var fresh: [PixelRect] = []
  /// What the application asked for since the host took it last.
  private var requests: [SurfaceRequest] = []
  private(set) var isClosed = false

  private let canvas = CairoCanvas()
  /// Whether the content of the next frames is kept, which is whole where everything is damaged.
  var keepsContent = false
  private(set) var content: DisplayList?

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// The whole surface in pixels; parts of a pixel count.
  var all: PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int(pixels: (size.width * scale - 1e-6).rounded(.up)),
      height: Int(pixels: (size.height * scale - 1e-6).rounded(.up)))
  }

  func resize(to size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    hasLostPixels = true
    fresh = []
  }

  func present(_ frame: PresentedFrame) {
    let all = all
    guard !isClosed, canvas.resize(width: all.width, height: all.height), let buffer = canvas.buffer(scale: scale)
    else { return }
    let damage = hasLostPixels ? nil : frame.damage
    guard frame.paint(into: buffer, damage: damage) else { return }
    hasLostPixels = false
    if keepsContent { content = frame.content }
    if let damage {
      for rect in damage { if let rect = PixelRect(rect, scale: scale, in: all) { add(rect) } }
    } else {
      fresh = [all]
    }
  }

  /// Notes what was painted; what is noted already is not noted twice, and much is one rectangle around it.
  private func add(_ rect: PixelRect) {
    if fresh.contains(where: { $0.contains(rect) }) { return }
    fresh.removeAll { rect.contains($0) }
    fresh.append(rect)
    guard fresh.count > Self.most else { return }
    fresh = [fresh.dropFirst().reduce(fresh[0]) { $0.union($1) }]
  }
  private static let most = 16

  func take(_ request: SurfaceRequest) {
    requests.removeAll { request.replaces($0) }
    requests.append(request)
    if request == .close { isClosed = true }
  }

  /// Whether something was painted that the host does not have.
  var hasNews: Bool { !fresh.isEmpty }

  /// Copies what is new, or everything, into a buffer of the surface's size; gives what was copied.
  func copy(into target: PixelBuffer, everything: Bool) -> [PixelRect] {
    guard !hasLostPixels, let source = canvas.buffer(scale: scale) else { return [] }
    let rects = everything ? [all] : fresh
    fresh = []
    for rect in rects {
      for row in rect.y..<rect.y + rect.height {
        (target.base + row * target.stride + rect.x * 4).copyMemory(
          from: source.base + row * source.stride + rect.x * 4, byteCount: rect.width * 4)
      }
    }
    return rects
  }

  /// The pixels as a PNG file; nil without any.
  func png() -> [UInt8]? { hasLostPixels ? nil : canvas.bitmap()?.pngData() }

  /// Draws the pixels on a context of the host's, which has what is new then; false where that cannot be.
  func draw(on context: OpaquePointer) -> Bool {
    guard !hasLostPixels, canvas.draw(on: context, scale: scale) else { return false }
    fresh = []
    return true
  }

  /// What the application asked for since this was called last.
  func takeRequests() -> [SurfaceRequest] {
    defer { requests = [] }
    return requests
  }
}
