import TouchScenes

/// `touchstone lint`: checks a scene file and says which conflicts can be seen before any touch.
@MainActor struct LintCommand {
  static let usage = "touchstone lint SCENE"

  private let scene: String

  init(_ line: [String]) throws(UsageError) {
    scene = try Arguments(line, count: 1...1).words[0]
  }

  func run(_ library: SceneLibrary) throws(FileError) {
    let loaded = try library.scene(scene)
    let findings = SceneLint.findings(in: loaded.scene)
    for finding in findings { print(finding) }
    if findings.isEmpty { print("no conflict can be seen before a touch") }
  }
}
