import TouchDoctor
import TouchInspector
import TouchScenes

extension Command {
  /// Says why gestures ended as they did.
  static let explain = Command(
    name: "explain", synopsis: "SCENE [--input FILE] [--want WISH] [NAME]",
    summary: "says why each recognizer, or the one named, ended as it did, and what one change would help",
    details: """
      --input FILE   the input to play; the scene's own recording without it
      --want WISH    what should happen: "m acts", "m does not act", "q touchesEnded", "list scrolls", "list does not
                     scroll", "save sends touchUpInside"; without it every loser is helped
      NAME           the recognizer to explain; every one, and every touch, without it

      One line for each recognizer comes first: won, lost, or never asked. At the end stands what would help, three changes
      at the most for each loser. Each was found by playing the same input again, and is told as Swift, as the key of the
      scene file, and with what else it changes; what changes nothing is not told.

      The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused
      with status 64, and the names it has are listed.
      """,
    options: ["--input", "--want"]
  ) { arguments throws(Failure) in
    guard let file = arguments.positional.first else { throw .usage("which scene?") }
    guard arguments.positional.count <= 2 else { throw .usage("one scene and one recognizer at most") }
    let name = arguments.positional.dropFirst().first
    let (scene, input) = try Scenes.loadWithInput(file, arguments.value(of: "--input"))
    var explained = ExplainedScene(scene: scene, input: input)
    if let text = arguments.value(of: "--want") { explained.wishes = [try Wish.read(text, in: scene)] }
    let explanation = explained.explanation
    if let name, !explanation.names.contains(name) {
      let names = explanation.names
      throw .usage(
        "no recognizer is called \(name); "
          + (names.isEmpty
            ? "the scene has none"
            : "there are \(names.joined(separator: ", "))\(Suggestion.clause(for: name, among: names))"))
    }
    for line in explanation.lines(of: name) { Output.line(line) }
    for line in explained.hopeless(explanation) { Output.line("\n\(line)") }
    return .done
  }
}

extension Wish {
  /// A wish from the command line; one that is not understood is wrong usage.
  static func read(_ text: String, in scene: SceneFile) throws(Failure) -> Wish {
    do throws(Mistake) {
      return try Wish(text, in: scene)
    } catch {
      switch error {
      case .form: throw .usage("--want \(text): it takes \(forms)")
      case .nobody(let name, let known):
        let near = Suggestion.clause(for: name, among: known)
        throw .usage("--want: the scene has nobody called \(name); there are \(known.joined(separator: ", "))\(near)")
      case .cannot(let name, let why): throw .usage("--want: \(name) \(why)")
      }
    }
  }
}
