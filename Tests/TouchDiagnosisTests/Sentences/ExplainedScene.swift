import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

@testable import TouchDiagnosis

/// A played scene and its explanation.
@MainActor struct ExplainedScene {
  let story: Story
  /// What the engine decided, in order.
  let entries: [TraceEntry]
  let stage: SceneStage

  /// Hands on what it hears, and keeps it.
  private final class Recorder: TraceSink {
    let facts: TraceRecorder
    var entries: [TraceEntry] = []

    init(_ facts: TraceRecorder) { self.facts = facts }

    func record(_ entry: TraceEntry) {
      entries.append(entry)
      facts.record(entry)
    }
  }

  init(_ scene: SceneFile, _ input: InputFile) {
    let player = ScenePlayer(scene)
    let recorder = Recorder(TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) })
    player.application.traceSink = recorder
    player.play(input)
    story = recorder.facts.story
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
