import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Programs that are inspected do not notice.
@MainActor @Suite(.serialized) struct LivingTests {
  nonisolated static let names = BuiltInScenes.entries.map(\.name)

  private func load(_ name: String) throws -> (SceneFile, InputFile) {
    let loaded = try BuiltInScenes.library.scene(name)
    return (loaded.scene, try BuiltInScenes.library.input(of: loaded) ?? InputFile(size: loaded.scene.size))
  }

  @Test(arguments: names) func aProgramThatIsInspectedDecidesTheSame(_ name: String) throws {
    let (scene, input) = try load(name)
    func log(isInspected: Bool) -> [String] {
      let player: ScenePlayer
      let wire: Wire?
      if isInspected {
        let made = Wire(scene)
        (player, wire) = (made.player, made)
      } else {
        (player, wire) = (ScenePlayer(scene), nil)
      }
      let log = DecisionLog { player.stage.name(of: $0) }
      if let wire { wire.probe.others = [log] } else { player.application.traceSink = log }
      player.play(input)
      return log.lines + player.stage.log
    }
    expectEqual(log(isInspected: true), log(isInspected: false))
  }
}
