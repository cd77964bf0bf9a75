import TouchScenes

extension Command {
  /// Checks a scene file and prints the conflicts that exist before any touch.
  static let lint = Command(
    name: "lint", synopsis: "SCENE [--json]", summary: "checks a scene for conflicts that exist before any touch",
    details: """
      Prints one sentence in a line: the recognizer or view, the reason with its rule, and the one change that cures
      it; also conflicting constraints and ambiguous views. An invalid file, also the input that the scene names, is
      refused with status 65, and a missing one with 66.

      --json  prints one JSON object (Docs/Formats.md)
      """,
    switches: ["--json"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage("which scene?") }
    let loaded = try Scenes.load(name)
    try Scenes.checkOwnInput(of: loaded)
    var findings = SceneLint.findings(in: loaded.scene)
    if !loaded.scene.constraints.isEmpty { findings += LayoutAccount(of: loaded.scene).findings }
    if arguments.has("--json") {
      Answer.print(Answer.lint(name, loaded.scene, findings))
      return .done
    }
    for finding in findings { Output.line(finding) }
    if findings.isEmpty { Output.line("no conflict can be seen before a touch") }
    return .done
  }
}
