import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// A scene in a window of its own with the inspector around it, on a display or without one.
@MainActor final class DemoScreen {
  let stage: SceneStage
  let inspector: Inspector
  private let window: UIWindow

  init(_ scene: SceneFile, in windowScene: UIWindowScene, of application: UIApplication) {
    let stage = SceneStage(scene, for: application)
    self.stage = stage
    window = UIWindow(windowScene: windowScene)
    window.frame = CGRect(origin: .zero, size: scene.size)
    window.clipsToBounds = true
    stage.install(in: window)
    inspector = Inspector(of: window, in: windowScene, title: scene.title, about: scene.about) { [unowned stage] in
      stage.name(of: $0)
    }
    inspector.onFirstEntry = { [unowned stage] time in stage.startTime = time }
    window.makeKeyAndVisible()
    application.traceSink = inspector
  }
}
