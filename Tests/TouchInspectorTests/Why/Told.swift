import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// A scene that was played, and what is told of it.
@MainActor struct Told {
  let story: Story
  /// What the engine decided, in order.
  let entries: [TraceEntry]
  let stage: SceneStage

  /// Hands on what it hears, and keeps it.
  private final class Recorder: TraceSink {
    let story: Story
    var entries: [TraceEntry] = []

    init(_ story: Story) { self.story = story }

    func record(_ entry: TraceEntry) {
      entries.append(entry)
      story.record(entry)
    }
  }

  init(_ scene: SceneFile, _ input: InputFile) {
    let player = ScenePlayer(scene)
    story = Story(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    let recorder = Recorder(story)
    player.application.traceSink = recorder
    player.play(input)
    entries = recorder.entries
    stage = player.stage
  }

  init(builtIn name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    self.init(loaded.scene, try BuiltInScenes.library.input(of: loaded) ?? InputFile(size: loaded.scene.size))
  }

  func lines(of name: String? = nil) -> [String] { Explanation(story).lines(of: name) }
  var cures: [String] { lines().filter { $0.hasPrefix("Cure: ") } }
}
