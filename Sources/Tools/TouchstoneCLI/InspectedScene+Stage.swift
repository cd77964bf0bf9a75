import TouchGeometry
import TouchInspector
import TouchKit
import TouchProbe
import TouchScenes

extension InspectedScene {
  /// What the inspector is told of a scene on a stage.
  ///
  /// - Parameters:
  ///   - stage: the living scene.
  ///   - window: holds it.
  ///   - name: what the scene was opened by, its name or its path; nil, and then it can be neither saved nor played.
  init(_ stage: SceneStage, in window: UIWindow, openedBy name: String?) {
    let scene = stage.scene
    self.init(window: window, title: scene.title) { [weak stage] in stage?.name(of: $0) }
    about = scene.about
    recognizers = stage.recognizersInOrder
    find = { [weak stage] name in
      stage?.view(named: name) ?? stage?.recognizer(named: name) ?? stage?.constraint(written: name)
    }
    findings = { edits in SceneLint.findings(in: ChangedScene.applying(edits, to: scene)) }
    together = scene.together
    touchInsets = scene.touchInsets
    ruleText = RuleBook.text(of:)
    guard let name else { return }
    save = { edits in ChangedScene.save(scene, edits, openedBy: name) }
    guard let loaded = try? BuiltInScenes.library.scene(name), let input = Scenes.ownInput(of: loaded) else { return }
    play = { edits in ChangedScene.play(input, into: scene, edits) }
  }
}

extension SceneFile {
  /// The scene with another constant in the constraint that is written so.
  fileprivate func with(constant: Double, in text: String) -> SceneFile {
    var scene = self
    for place in scene.constraints.indices where scene.constraints[place].text == text {
      scene.constraints[place].constant = constant
    }
    return scene
  }
}

/// A scene with the changes that were made in the inspector.
@MainActor enum ChangedScene {
  /// The scene with the edits; what the file cannot say is left as it was.
  static func applying(_ edits: [SceneEdit], to scene: SceneFile) -> SceneFile {
    edits.reduce(scene) { scene, edit in
      switch edit {
      case .set(let text, Flag.constantKey, .number(let value)): scene.with(constant: value, in: text)
      case .set(let name, let key, .bool(let flag)): (try? scene.setting(key, .bool(flag), of: name)) ?? scene
      case .set(let name, let key, .number(let value)): (try? scene.setting(key, .number(value), of: name)) ?? scene
      case .require(let one, let other, let isOn): scene.requiring(one, toFail: other, isOn)
      case .recognizeTogether(let one, let other, let isOn): scene.recognizingTogether(one, other, isOn)
      }
    }
  }

  /// Writes the scene beside its file, or into the current folder if it is built in, under a name that is free.
  ///
  /// - Returns: what to tell the user.
  static func save(_ scene: SceneFile, _ edits: [SceneEdit], openedBy name: String) -> String {
    var changed = applying(edits, to: scene)
    let isBuiltIn = BuiltInScenes.entries.contains { $0.name == name }
    // The input lies beside the original, or is built in; a copy elsewhere would not find it.
    if isBuiltIn { changed.input = nil }
    let stem = isBuiltIn ? name : Scenes.stem(of: name)
    for number in 1...999 {
      let path = "\(stem)-changed\(number == 1 ? "" : "-\(number)").json"
      if access(path, F_OK) == 0 { continue }
      do throws(FileError) {
        try TextFile.replace(path, with: changed.text)
        return "Saved as \(path)\(isBuiltIn ? " in the current folder" : "")."
      } catch {
        return "Not saved: \(error)."
      }
    }
    return "Not saved: every name up to \(stem)-changed-999.json is taken."
  }

  /// Plays an input into a copy of the scene with the edits, without a display, and gives what happened, explained.
  static func play(_ input: InputFile, into scene: SceneFile, _ edits: [SceneEdit]) -> Record? {
    let running = UIApplication.installed
    // Making the players made their applications the shared one.
    defer { running?.becomeShared() }
    let changed = applying(edits, to: scene)
    let player = ScenePlayer(changed)
    let record = Record(of: player.window, recognizers: player.stage.recognizersInOrder, startTime: 0) {
      player.stage.name(of: $0)
    }
    player.application.traceSink = record
    player.play(input)
    player.application.traceSink = nil
    record.keep(player)
    record.explanation = ExplainedScene(scene: changed, input: input).explanation
    return record
  }
}
