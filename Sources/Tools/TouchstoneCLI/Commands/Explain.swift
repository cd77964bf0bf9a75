import CTouchSystem
import TouchExplain
import TouchGeometry
import TouchInspector
import TouchScenes

extension Command {
  /// Says why gestures ended as they did.
  static let explain = Command(
    name: "explain", synopsis: "SCENE [--input FILE] [--want WISH] [--thorough] [NAME]",
    summary: "says why each recognizer, or the one named, ended as it did, and what one change would help",
    details: """
      --input FILE   the input to play; the scene's own recording without it
      --want WISH    what should happen: "m acts", "m acts sooner", "m does not act", "q touchesEnded", "list scrolls", "list does not
                     scroll", "save sends touchUpInside"; without it every loser is helped
      --thorough     tries every change, and thousands of pairs, which may take a minute, in a scene of hundreds of
                     recognizers many
      NAME           the recognizer to explain; every one, and every touch, without it. Of a view, the constraints that
                     decide where each of its edges is

      One line for each recognizer comes first: won, lost, or never asked. At the end stands what would help, three changes
      at the most for each loser. Each was found by playing the same input again, and is told as Swift, as the key of the
      scene file, and with what else it changes; what changes nothing is not told. A search of more than a hundred changes
      tells a terminal how many were tried; the first interrupt then ends it, and what was found by then is told.

      The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused
      with status 64, and the names it has are listed.
      """,
    options: ["--input", "--want"], switches: ["--thorough"]
  ) { arguments throws(Failure) in
    guard let file = arguments.positional.first else { throw .usage("which scene?") }
    guard arguments.positional.count <= 2 else { throw .usage("one scene and one recognizer at most") }
    let name = arguments.positional.dropFirst().first
    let loaded = try Scenes.load(file)
    let (scene, input) = try Scenes.withInput(loaded, arguments.value(of: "--input"))
    if let name, let edges = LayoutAccount(of: scene).edges(of: name) {
      for line in edges { Output.line(line) }
      return .done
    }
    var question = Question(scene, input)
    if let text = arguments.value(of: "--want") { question.goals = [try Goal.read(text, in: scene)] }
    if arguments.has("--thorough") { question.limits = .thorough }
    question.progress = SearchProgress.go
    let explanation = question.answer
    SearchProgress.end()
    if let name, !explanation.names.contains(name) {
      let names = explanation.names
      throw .usage(
        "no recognizer is called \(name); "
          + (names.isEmpty
            ? "the scene has none"
            : "there are \(names.joined(separator: ", "))\(Suggestion.clause(for: name, among: names))"))
    }
    let capture = arguments.value(of: "--input") == nil ? loaded.capture : nil
    let remarks = capture.map(Scenes.remarks) ?? []
    for line in remarks + (remarks.isEmpty ? [] : [""]) + explanation.lines(of: name) { Output.line(line) }
    let layout = name == nil && !scene.constraints.isEmpty ? LayoutAccount(of: scene).findings : []
    if !layout.isEmpty { Output.line("") }
    for line in layout { Output.line(line) }
    return .done
  }
}

/// Tells a terminal how far a search is, and ends it at the first interrupt; the second one ends the program, and so does
/// every other signal, as they do where nothing is searched.
@MainActor private enum SearchProgress {
  private static var count = 0
  /// The number of plays after which progress is displayed.
  private static let noticeable = 100

  /// Returns whether to continue; called before each play.
  static func go() -> Bool {
    count += 1
    if count == noticeable { touch_note_interrupt() }
    if count.isMultiple(of: noticeable), isatty(STDERR_FILENO) == 1 { tell("\r\(count) tried") }
    return touch_was_interrupted() == 0
  }

  static func end() {
    if count >= noticeable, isatty(STDERR_FILENO) == 1 { tell("\r\u{1B}[K") }
  }

  private static func tell(_ text: String) { _ = write(STDERR_FILENO, text, text.utf8.count) }
}

extension Goal {
  /// A goal from the command line; one that is not understood is wrong usage.
  static func read(_ text: String, in scene: SceneFile) throws(Failure) -> Goal {
    do throws(Mistake) {
      return try Goal(text, in: scene)
    } catch {
      let near = nearest(to: text, in: scene).map { "did you mean \"\($0)\"?" }
      switch error {
      case .form: throw .usage("--want \(text): " + (near.map { $0 + " " } ?? "") + "it takes \(forms)")
      case .nobody(let name, let known):
        let clause = Suggestion.clause(for: name, among: known)
        let end = clause.isEmpty ? near.map { "; " + $0 } ?? "" : clause
        throw .usage("--want: the scene has nobody called \(name); there are \(known.joined(separator: ", "))\(end)")
      case .cannot(let name, let why):
        let end = near ?? meant(by: name, in: scene).map { "did you mean \"\($0)\"?" }
        throw .usage("--want: \(name) \(why)" + (end.map { "; " + $0 } ?? ""))
      }
    }
  }
}
