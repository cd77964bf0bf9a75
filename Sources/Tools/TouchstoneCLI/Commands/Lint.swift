import TouchScenes

extension Command {
  /// Checks a scene file and says which conflicts can be seen before any touch.
  static let lint = Command(
    name: "lint", synopsis: "SCENE", summary: "checks a scene and says which conflicts can be seen before any touch",
    details: """
      One sentence a line: who, where, why by which rule, and the one change that
      cures it; constraints that contradict each other, and what they leave open. A file that is bad is refused with status 65, and so is the input
      that the scene names; one that is not there with 66.
      """
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("scene") else { throw .usage("which scene?") }
    let loaded = try Scenes.load(name)
    try Scenes.checkOwnInput(of: loaded)
    var findings = SceneLint.findings(in: loaded.scene)
    if !loaded.scene.constraints.isEmpty { findings += LayoutAccount(of: loaded.scene).findings }
    for finding in findings { Output.line(finding) }
    if findings.isEmpty { Output.line("no conflict can be seen before a touch") }
    return .done
  }
}
