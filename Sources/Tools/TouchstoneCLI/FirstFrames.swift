import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchInspector
import TouchKit
import TouchLoop
import TouchScenes

/// Small pictures of the scenes' first frames, one made in each turn after it is requested, and cached.
@MainActor final class FirstFrames: SceneThumbnails {
  var onThumbnail: (() -> Void)?

  /// The longer side of a picture, in pixels: sharp at a scale of 2.
  static let side = 180.0

  private let application: UIApplication
  /// A picture of a scene in a style.
  private struct Request: Hashable {
    let name: String
    let isDark: Bool
  }
  private var made: [Request: CGImage?] = [:]
  private var wanted: [Request] = []
  private var timer: LoopTimer?

  /// The delay of a picture after the last frame, in seconds, because frames have priority.
  private static let delay = 0.03

  init(_ application: UIApplication) { self.application = application }

  func thumbnail(of name: String, isDark: Bool) -> CGImage? {
    let request = Request(name: name, isDark: isDark)
    if let known = made[request] { return known }
    if !wanted.contains(request) { wanted.append(request) }
    schedule()
    return nil
  }

  private func schedule() {
    guard timer == nil, !wanted.isEmpty else { return }
    timer = application.loop.schedule(at: application.now + Self.delay) { [weak self] in
      guard let self else { return }
      timer = nil
      let request = wanted.removeFirst()
      made[request] = .some(picture(request))
      onThumbnail?()
      schedule()
    }
  }

  /// The first frame of a scene; nil for a scene that cannot be read.
  private func picture(_ request: Request) -> CGImage? {
    guard let scene = try? Scenes.load(request.name).scene else { return nil }
    let scale = Self.side / Double(max(scene.size.width, scene.size.height))
    let surface = HeadlessSurface(size: scene.size, scale: CGFloat(scale))
    // Tables reference their data sources weakly, so the stage must exist until they are drawn.
    let stage = SceneStage(scene, for: application)
    application.drawOnce(on: surface) { windowScene in
      let window = UIWindow(windowScene: windowScene)
      window.overrideUserInterfaceStyle = request.isDark ? .dark : .light
      stage.install(in: window)
      window.isHidden = false
    }
    withExtendedLifetime(stage) {}
    return surface.picture.flatMap { CGImage($0) }
  }
}
