import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// A scene in a window of its own with the inspector around it, on a display or without one.
@MainActor final class DemoScreen {
  let stage: SceneStage
  let inspector: Inspector
  private let window: UIWindow

  /// Where the scene's corner lies in the window of the program, in points; settled by the first layout.
  var origin: CGPoint { window.frame.origin }

  /// - Parameter name: what the scene was opened by; without it, it can be neither saved nor replayed.
  init(
    _ scene: SceneFile, in windowScene: UIWindowScene, of application: UIApplication, list: SceneList? = nil,
    openedBy name: String? = nil
  ) {
    let stage = SceneStage(scene, for: application)
    self.stage = stage
    window = DemoWindow(windowScene: windowScene)
    window.frame = CGRect(origin: .zero, size: scene.size)
    window.clipsToBounds = true
    stage.install(in: window)
    inspector = Inspector(of: InspectedScene(stage, in: window, openedBy: name), in: windowScene, list: list)
    stage.startTime = application.now
    inspector.onFirstEntry = { [unowned stage] time in stage.startTime = time }
    let inspector = inspector
    (window as? DemoWindow)?.onKey = { [weak inspector] key in inspector?.press(key) ?? false }
    window.makeKeyAndVisible()
    application.traceSink = inspector
  }

  /// Takes the scene and the inspector off the surface.
  func close() {
    window.isHidden = true
    inspector.close()
  }
}

/// The window of the scene: keys that the scene leaves over go to the inspector.
@MainActor private final class DemoWindow: UIWindow {
  var onKey: ((UIKey) -> Bool)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key, onKey?(key) == true { continue }
      super.pressesBegan([press], with: event)
    }
  }
}
