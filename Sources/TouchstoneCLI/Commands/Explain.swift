import TouchInspector
import TouchScenes

extension Command {
  /// Says why gestures ended as they did.
  static let explain = Command(
    name: "explain", synopsis: "SCENE [--input FILE] [NAME]",
    summary: "says why each recognizer, or the one named, ended as it did, and what one change would help",
    details: """
      --input FILE   the input to play; the scene's own recording without it
      NAME           the recognizer to explain; every one, and every touch, without it

      At the end stand two cures at the most, the best first. Where a change of the scene can be played again with the same
      input, it has been, and what came of it is said.

      The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused
      with status 64, and the names it has are listed.
      """,
    options: ["--input"]
  ) { arguments throws(Failure) in
    guard let file = arguments.positional.first else { throw .usage("which scene?") }
    guard arguments.positional.count <= 2 else { throw .usage("one scene and one recognizer at most") }
    let name = arguments.positional.dropFirst().first
    let (scene, input) = try Scenes.loadWithInput(file, arguments.value(of: "--input"))
    let explanation = ExplainedScene(scene: scene, input: input).explanation
    if let name, !explanation.names.contains(name) {
      let names = explanation.names
      throw .usage(
        "no recognizer is called \(name); "
          + (names.isEmpty ? "the scene has none" : "there are \(names.joined(separator: ", "))"))
    }
    for line in explanation.lines(of: name) { print(line) }
    return .done
  }
}
