import TouchAccessibility
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

extension Command {
  /// Prints what a screen reader finds in a scene.
  static let read = Command(
    name: "read", synopsis: "SCENE", summary: "prints what a screen reader finds in a scene, in reading order",
    details: """
      One line an object: its role, its name in quotation marks, its value or text, its position in a list, and its
      states. The contents of containers are indented.
      """
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage(localized("which scene?")) }
    for line in reading(of: try Scenes.load(name).scene) { Output.line(line) }
    return .done
  }

  /// What a screen reader finds in a scene before any touch, one line an object.
  @MainActor static func reading(of scene: SceneFile) -> [String] {
    let program = HeadlessApplication(size: scene.size)
    let stage = SceneStage(scene, for: program.application)
    stage.install(in: program.window)
    program.advance(to: program.now)
    return withExtendedLifetime(stage) { AccessibleTree.of(program.application).reading }
  }
}
