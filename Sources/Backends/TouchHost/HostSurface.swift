import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchPlatform

/// The part of a host's window that displays a scene: frames are painted into separate pixels, which the host copies.
@MainActor final class HostSurface: PlatformSurface {
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  var framesPerSecond: Double = 60
  /// Whether the pixels contain no frame.
  private(set) var hasLostPixels = true
  /// The painted rectangles that were not copied yet, in pixels.
  private var fresh: [PixelRect] = []
  /// The requests of the application since the host last took them.
  private var requests: [SurfaceRequest] = []
  private(set) var isClosed = false

  private let canvas = CairoCanvas()
  /// Whether the next frames keep the present content, which is complete if everything is damaged.
  var keepsContent = false
  private(set) var content: DisplayList?

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// The whole surface in pixels, rounded up.
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

  /// Adds a painted rectangle; covered ones are not added twice, and many are replaced by one around them.
  private func add(_ rect: PixelRect) {
    if fresh.contains(where: { $0.contains(rect) }) { return }
    fresh.removeAll { rect.contains($0) }
    fresh.append(rect)
    guard fresh.count > Self.maximum else { return }
    fresh = [fresh.dropFirst().reduce(fresh[0]) { $0.union($1) }]
  }
  private static let maximum = 16

  func take(_ request: SurfaceRequest) {
    requests.removeAll { request.replaces($0) }
    requests.append(request)
    if request == .close { isClosed = true }
  }

  /// Whether there are painted pixels that the host has not copied.
  var hasNews: Bool { !fresh.isEmpty }

  /// Copies new pixels, or all, into a buffer of the surface's size; returns the copied rectangles.
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

  /// Returns the pixels as a PNG file; nil if there is no frame.
  func png() -> [UInt8]? { hasLostPixels ? nil : canvas.bitmap()?.pngData() }

  /// Draws the pixels on a context of the host, which then has all new pixels; returns false if that is impossible.
  func draw(on context: OpaquePointer) -> Bool {
    guard !hasLostPixels, canvas.draw(on: context, scale: scale) else { return false }
    fresh = []
    return true
  }

  /// Returns the requests of the application since the last call.
  func takeRequests() -> [SurfaceRequest] {
    defer { requests = [] }
    return requests
  }
}
