import CTouchSystem
import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchScenes

extension Command {
  /// Explains the results of gestures.
  static let explain = Command(
    name: "explain", synopsis: "SCENE [NAME] [--input FILE] [--want GOAL] [OPTIONS]",
    summary: "explains the result of each recognizer, or of the one named, and finds the one change that would help",
    details: """
      --input FILE   the input to play; the scene's own recording without it
      --want GOAL    what should happen: "m acts", "m acts sooner", "m acts once", "m does not act", "q touchesEnded",
                     "q is not cancelled", "list scrolls", "list does not scroll", "list selects", "list does not
                     select", "save sends touchUpInside", "save sends sooner"; by default, that every loser acts, and
                     what the input was probably for
      --thorough     tries every change, and thousands of pairs; this may take a minute, and many minutes in a scene
                     with hundreds of recognizers
      --json         prints one JSON object (Docs/Formats.md), with every decision and the sentences
      NAME           the recognizer to explain; by default every recognizer and every touch. For a view, prints the
                     constraints that determine each of its edges

      The first lines give the result of each recognizer: won, lost, or never asked. Recognizers of the kit that took no
      part are left out. The last lines give the changes that would help, at most three for each loser. Each change was
      found by playing the same input again. It is given as Swift, as the key of the scene file, and with its other
      effects. The last line is the command that asks for something else. After a hundred changes a search prints to a
      terminal how many it has tried; the first interrupt then ends the search, and the changes found so far are printed.

      The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused
      with status 64, and the scene's names are listed.
      """,
    options: ["--input", "--want"], switches: ["--thorough", "--json"]
  ) { arguments throws(Failure) in
    guard let file = arguments.positional.first else { throw .usage(localized("which scene?")) }
    guard arguments.positional.count <= 2 else { throw .usage(localized("one scene and one recognizer at most")) }
    let name = arguments.positional.dropFirst().first
    let loaded = try Scenes.load(file)
    let (scene, input) = try Scenes.withInput(loaded, arguments.value(of: "--input"))
    if let name, let edges = LayoutAccount(of: scene).edges(of: name) {
      if arguments.has("--json") {
        Answer.print(Answer.edges(file, edges))
        return .done
      }
      for line in edges { Output.line(line) }
      return .done
    }
    var question = Question(scene, input)
    if let text = arguments.value(of: "--want") { question.goals = [try Goal.read(text, in: scene)] }
    if arguments.has("--thorough") { question.limits = .thorough }
    question.guesses = .all
    question.progress = SearchProgress.go
    var explanation = question.answer
    explanation.command =
      (["touchstone explain", file] + (arguments.value(of: "--input").map { ["--input", $0] } ?? []))
      .joined(separator: " ")
    SearchProgress.end()
    if let name, !explanation.names.contains(name) {
      let names = explanation.names
      throw .usage(
        names.isEmpty
          ? localized("no recognizer is called %1$s; the scene has none", name)
          : localized(
            "no recognizer is called %1$s; there are %2$s%3$s", name, names.joined(separator: ", "),
            Suggestion.clause(for: name, among: names)))
    }
    let layout = name == nil && !scene.constraints.isEmpty ? LayoutAccount(of: scene).findings : []
    let capture = arguments.value(of: "--input") == nil ? loaded.capture : nil
    let remarks = capture.map(Scenes.remarks) ?? []
    if arguments.has("--json") {
      Answer.print(Answer.explain(file, explanation, of: name, about: remarks, layout: layout))
      return .done
    }
    for line in remarks + (remarks.isEmpty ? [] : [""]) + explanation.lines(of: name) { Output.line(line) }
    if !layout.isEmpty { Output.line("") }
    for line in layout { Output.line(line) }
    return .done
  }
}

/// Displays the progress of a search on a terminal, and ends the search at the first interrupt.
///
/// The second interrupt and every other signal end the process, as they do outside a search.
@MainActor private enum SearchProgress {
  private static var count = 0
  /// The number of plays after which progress is displayed.
  private static let noticeable = 100

  /// Returns whether to continue; called before each play.
  static func go() -> Bool {
    count += 1
    if count == noticeable { touch_note_interrupt() }
    if count.isMultiple(of: noticeable), isatty(STDERR_FILENO) == 1 { show("\r\(count) tried") }
    return touch_was_interrupted() == 0
  }

  static func end() {
    if count >= noticeable, isatty(STDERR_FILENO) == 1 { show("\r\u{1B}[K") }
  }

  private static func show(_ text: String) { _ = write(STDERR_FILENO, text, text.utf8.count) }
}

extension Goal {
  /// Reads a goal from the command line; an invalid one is wrong usage.
  static func read(_ text: String, in scene: SceneFile) throws(Failure) -> Goal {
    do throws(Mistake) {
      return try Goal(text, in: scene)
    } catch {
      let near = nearest(to: text, in: scene).map { localized("did you mean \"%1$s\"?", $0) }
      switch error {
      case .form: throw .usage(localized("--want %1$s: %2$sit takes %3$s", text, near.map { $0 + " " } ?? "", forms))
      case .unknownName(let name, let known):
        let clause = Suggestion.clause(for: name, among: known)
        let end = clause.isEmpty ? near.map { localized("; ") + $0 } ?? "" : clause
        throw .usage(
          localized(
            "--want: nothing in the scene is called %1$s; there are %2$s%3$s", "\(name)",
            "\(known.joined(separator: ", "))", "\(end)"))
      case .cannot(let name, let why):
        let end = near ?? meant(by: name, in: scene).map { localized("did you mean \"%1$s\"?", $0) }
        throw .usage("--want: \(why)" + (end.map { localized("; ") + $0 } ?? ""))
      }
    }
  }
}
