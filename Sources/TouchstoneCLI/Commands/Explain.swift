import TouchGeometry
import TouchInspector
import TouchKit
import TouchScenes

extension Command {
  /// Says why gestures ended as they did.
  static let explain = Command(
    name: "explain", synopsis: "SCENE [--input FILE] [NAME]",
    summary: "says why each recognizer, or the one named, ended as it did, and what one change would help",
    details: """
      --input FILE   the input to play; the scene's own recording without it
      NAME           the recognizer to explain; every one, and every touch, without it

      The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused
      with status 64, and the names it has are listed.
      """,
    options: ["--input"]
  ) { arguments throws(Failure) in
    guard let file = arguments.positional.first else { throw .usage("which scene?") }
    guard arguments.positional.count <= 2 else { throw .usage("one scene and one recognizer at most") }
    let name = arguments.positional.dropFirst().first
    let (scene, input) = try Scenes.loadWithInput(file, arguments.value(of: "--input"))
    let player = ScenePlayer(scene)
    let story = Story(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    player.application.traceSink = story
    if let name, player.stage.recognizer(named: name) == nil {
      let names = player.stage.recognizersInOrder.compactMap { player.stage.name(of: $0) }
      throw .usage(
        "no recognizer is called \(name); "
          + (names.isEmpty ? "the scene has none" : "there are \(names.joined(separator: ", "))"))
    }
    player.play(input)
    for line in Explanation(story).lines(of: name) { print(line) }
    return .done
  }
}
