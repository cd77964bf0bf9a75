import TouchInspector
import TouchKit
import TouchScenes

/// A scene with an input, explained: what happened, and what would help, tried by playing again.
@MainActor struct ExplainedScene {
  let scene: SceneFile
  let input: InputFile

  /// The explanation of what happens when the input is played into the scene.
  var explanation: Explanation { explanation(story(of: scene)) }

  /// The explanation of a story that came of playing the input into the scene.
  func explanation(_ story: Story) -> Explanation {
    Explanation(story) { trial in changed(trial).map { self.story(of: $0) } }
  }

  /// What happens when the input is played into a scene.
  private func story(of scene: SceneFile) -> Story {
    let player = ScenePlayer(scene)
    let story = Story(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    player.application.traceSink = story
    player.play(input)
    player.application.traceSink = nil
    return story
  }

  /// The scene with a change; nil where the file cannot say it.
  private func changed(_ trial: Cure.Trial) -> SceneFile? {
    let changed: SceneFile? =
      switch trial {
      case .change(let change): ChangedScene.applying([SceneEdit(change)], to: scene)
      case .doesNotWait(let name, let other): scene.requiring(name, toFail: other, false)
      case .set(let names, let key, let flag):
        names.reduce(Optional(scene)) { scene, name in try? scene?.setting(key, .bool(flag), of: name) }
      case .notControls(let name): scene.receivingNoControls(name)
      case .beginsAlong(let name, let isHorizontal):
        scene.beginning(name, isHorizontal ? .horizontal : .vertical)
      }
    return changed == scene ? nil : changed
  }
}
