import TouchCapture
import TouchKit
import TouchScenes

extension TouchMap {
  /// Maps the window of a scene before any input, in a copy of the scene.
  @MainActor package init(of scene: SceneFile) {
    let running = UIApplication.installed
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let stage = player.stage
    let views = scene.every(scene.root).compactMap { stage.view(named: $0.name) }
    self.init(of: player.window, views) { stage.name(of: $0) }
  }
}
