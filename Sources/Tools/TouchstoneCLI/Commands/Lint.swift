import TouchCapture
import TouchDiagnosis
import TouchScenes

extension Command {
  /// Checks a scene file and prints the conflicts that exist before any touch.
  static let lint = Command(
    name: "lint", synopsis: "SCENE [--map] [--json]",
    summary: "checks a scene for conflicts that exist before any touch",
    details: """
      Prints one sentence in a line: the recognizer or view, the reason with its rule, and the one change that cures
      it; also conflicting constraints and ambiguous views. An invalid file, also the input that the scene names, is
      refused with status 65, and a missing one with 66.

      --map   prints where fingers reach the controls and the views with recognizers: hidden parts and by what, views
              that no finger reaches, sides below 44 points, and views closer than a finger
      --json  prints one JSON object (Docs/Formats.md)
      """,
    switches: ["--map", "--json"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage(localized("which scene?")) }
    let loaded = try Scenes.load(name)
    try Scenes.checkOwnInput(of: loaded)
    if arguments.has("--map") {
      let map = TouchMap(of: loaded.scene)
      if arguments.has("--json") { Answer.print(Answer.map(name, map)) } else { map.lines.forEach(Output.line) }
      return .done
    }
    var findings = SceneLint.conflicts(in: loaded.scene)
    if !loaded.scene.constraints.isEmpty { findings += LayoutAccount(of: loaded.scene).conflicts }
    if arguments.has("--json") {
      Answer.print(Answer.lint(name, loaded.scene, findings))
      return .done
    }
    for finding in findings { Output.line(finding.sentence) }
    if findings.isEmpty { Output.line(localized("no conflict can be seen before a touch")) }
    return .done
  }
}
