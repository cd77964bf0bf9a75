import TouchScenes

extension Command {
  /// Checks a scene file and says which conflicts can be seen before any touch.
  static let lint = Command(
    name: "lint", synopsis: "SCENE", summary: "checks a scene and says which conflicts can be seen before any touch",
    details: "One sentence a line, with the rule; a file that is bad is refused with status 65."
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage("which scene?") }
    let findings = SceneLint.findings(in: try Scenes.load(name).scene)
    for finding in findings { print(finding) }
    if findings.isEmpty { print("no conflict can be seen before a touch") }
    return .done
  }
}
