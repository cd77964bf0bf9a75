import TouchAccessibility
import TouchCapture
import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchKit
import TouchScenes

extension InspectedScene {
  /// Creates the inspector's description of a scene on a stage.
  ///
  /// - Parameters:
  ///   - stage: the live scene.
  ///   - scene: the scene as in its file.
  ///   - window: the window with the scene.
  ///   - name: the name or path by which the scene was opened; without it, it can be neither saved nor played.
  init(_ stage: SceneStage, of scene: SceneFile, in window: UIWindow, openedBy name: String?) {
    self.init(window: window, title: scene.localizedTitle) { [weak stage] in stage?.name(of: $0) }
    about = scene.localizedAbout
    spokenNames = scene.spokenNames
    recognizers = stage.recognizersInOrder
    find = { [weak stage] name in
      stage?.view(named: name) ?? stage?.recognizer(named: name) ?? stage?.constraint(written: name)
    }
    findings = { changes in SceneLint.conflicts(in: ChangedScene.applying(changes, to: scene)) }
    together = stage.scene.together
    touchInsets = stage.scene.touchInsets
    ruleText = RuleBook.text(of:)
    map = { [weak stage, weak window] in
      guard let stage, let window else { return TouchMap() }
      return stage.predicting {
        TouchMap(of: window, scene.every(scene.root).compactMap { stage.view(named: $0.name) }) { stage.name(of: $0) }
      }
    }
    read = { [weak window, weak application = stage.application] in
      guard let window, let application else { return [] }
      return SpokenElement.reading(of: application, in: window)
    }
    guard let name else { return }
    source = { [weak stage] object in
      SceneSource.answer(for: object.flatMap { stage?.name(of: $0) }, in: name)
    }
    save = { changes in ChangedScene.save(scene, changes, openedBy: name) }
    guard let loaded = try? BuiltInScenes.library.scene(name), let input = Scenes.ownInput(of: loaded) else { return }
    play = { changes in ChangedScene.play(input, into: scene, changes) }
  }
}

/// A scene with the changes that were made in the inspector.
@MainActor enum ChangedScene {
  /// The scene with the changes, without those that the file cannot express.
  static func applying(_ changes: [Change], to scene: SceneFile) -> SceneFile {
    changes.reduce(scene) { scene, change in change.applied(to: scene) ?? scene }
  }

  /// Writes the scene next to its file, or into the current folder if it is built in, under an unused name.
  ///
  /// - Returns: The message for the user.
  static func save(_ scene: SceneFile, _ changes: [Change], openedBy name: String) -> String {
    var changed = applying(changes, to: scene)
    let isBuiltIn = BuiltInScenes.entries.contains { $0.name == name }
    // The input is built in or next to the original; a copy elsewhere would not find it.
    if isBuiltIn { changed.input = nil }
    let stem = isBuiltIn ? name : Scenes.stem(of: name)
    for number in 1...999 {
      let path = "\(stem)-changed\(number == 1 ? "" : "-\(number)").json"
      if access(path, F_OK) == 0 { continue }
      do throws(FileError) {
        try TextFile.replace(path, with: changed.text)
        return isBuiltIn
          ? localized("Saved as %1$s in the current folder.", path) : localized("Saved as %1$s.", path)
      } catch {
        return localized("Not saved: %1$s.", "\(error)")
      }
    }
    return localized("Not saved: every name up to %1$s is taken.", "\(stem)-changed-999.json")
  }

  /// Explains an input to the scene with the changes; nil for an input that is too long.
  ///
  /// - Parameter start: the time of the lanes at which the input began, in seconds.
  static func explain(
    _ input: InputFile, _ scene: SceneFile, _ changes: [Change], from start: TimeInterval = 0
  ) -> Explanation? {
    guard input.lines.count <= maximumLines else { return nil }
    let running = UIApplication.installed
    defer { running?.becomeShared() }
    return SentenceClock.$start.withValue(start) {
      Question(applying(changes, to: scene), input, guesses: .ofLosers).answer
    }
  }

  /// The maximum number of lines of an input that is explained while the window waits.
  private static let maximumLines = 1000

  /// Plays an input into a copy of the scene with the changes, without a display, and returns the explained record.
  ///
  /// - Parameter start: the time of the lanes at which the input began, in seconds.
  static func play(
    _ input: InputFile, into scene: SceneFile, _ changes: [Change], from start: TimeInterval = 0
  ) -> Record? {
    let running = UIApplication.installed
    // Making the players has changed the shared application; restore it.
    defer { running?.becomeShared() }
    let changed = applying(changes, to: scene)
    let player = ScenePlayer(changed)
    let record = Record(
      of: player.window, recognizers: player.stage.recognizersInOrder, startTime: -start,
      spokenNames: scene.spokenNames,
      name: { player.stage.name(of: $0) })
    player.application.traceSink = record
    player.play(input)
    player.application.traceSink = nil
    record.keep(ReplayedScene(player))
    record.explanation = explain(input, scene, changes, from: start)
    return record
  }
}

/// Closes a player when the record that refers to its views is released.
@MainActor private final class ReplayedScene {
  private let player: ScenePlayer

  init(_ player: ScenePlayer) { self.player = player }

  isolated deinit { player.close() }
}
