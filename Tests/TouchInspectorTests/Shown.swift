import TouchDiagnosis
import TouchCairo
import TouchCapture
import TouchFiles
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes
import TouchTrace

@testable import TouchInspector

/// A scene with the inspector around it, without a display, played by an input.
@MainActor final class Shown {
  let program: HeadlessApplication
  let stage: SceneStage
  let window: UIWindow
  let inspector: Inspector
  let list: SceneList
  let scene: SceneFile
  let input: InputFile
  /// What was to be saved last.
  var saved: [Change]? { desk.saved }
  private let desk = Desk()

  private final class Desk {
    var saved: [Change]?
    var isTouched = false
  }

  /// Treats the scene's input as the user's last input.
  func letTheInputBeTheUsers() { desk.isTouched = true }

  var session: Session { inspector.session }
  var model: LaneModel { session.live.model }

  convenience init(
    builtIn name: String, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1, hasList: Bool = true,
    languages: [String] = ["en"]
  ) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try BuiltInScenes.library.input(of: loaded) ?? InputFile(size: loaded.scene.size)
    self.init(
      loaded.scene, input, named: name, size: size, scale: scale, hasList: hasList, languages: languages)
  }

  /// - Parameter explains: Whether played inputs get their explanations with cures, as in the demo.
  init(
    _ scene: SceneFile, _ input: InputFile, named name: String = "", size: CGSize = CGSize(width: 1280, height: 800),
    scale: CGFloat = 1, hasList: Bool = true, explains: Bool = false, languages: [String] = ["en"]
  ) {
    BuiltInTexts.use(languages)
    ToolTexts.use(languages)
    (self.scene, self.input) = (scene, input)
    program = HeadlessApplication(size: size, scale: scale, text: .pinned())
    program.window.isHidden = true
    stage = SceneStage(scene, for: program.application)
    window = KeyWindow(windowScene: program.scene)
    window.frame = CGRect(origin: .zero, size: scene.size)
    window.clipsToBounds = true
    stage.install(in: window)
    let stage = stage
    var inspected = InspectedScene(window: window, title: scene.localizedTitle) { stage.name(of: $0) }
    inspected.about = scene.localizedAbout
    inspected.spokenNames = scene.spokenNames
    inspected.recognizers = stage.recognizersInOrder
    inspected.find = { stage.view(named: $0) ?? stage.recognizer(named: $0) }
    let own = scene
    inspected.findings = { changes in
      SceneLint.conflicts(in: changes.reduce(own) { scene, change in change.applied(to: scene) ?? scene })
    }
    inspected.together = scene.together
    inspected.touchInsets = scene.touchInsets
    inspected.map = { [stage, window] in
      stage.predicting {
        TouchMap(of: window, own.every(own.root).compactMap { stage.view(named: $0.name) }) { stage.name(of: $0) }
      }
    }
    let list = SceneList(
      BuiltInScenes.entries.filter { $0.curedConflict == nil }.map { entry in
        let cure = BuiltInScenes.entries.first { $0.curedConflict == entry.name }
        let title = (try? BuiltInScenes.title(of: entry)) ?? entry.name
        return SceneList.Entry(group: entry.group.heading, name: entry.name, title: title, cure: cure?.name)
      }, chosen: name)
    self.list = list
    inspected.play = { changes in
      let running = UIApplication.installed
      defer { running?.becomeShared() }
      let player = ScenePlayer(own)
      let copy = LiveScene(
        window: player.window, recognizers: player.stage.recognizersInOrder, together: [],
        name: { player.stage.name(of: $0) },
        find: { player.stage.view(named: $0) ?? player.stage.recognizer(named: $0) })
      for change in changes { copy.perform(change) }
      let record = Record(
        of: player.window, recognizers: player.stage.recognizersInOrder, spokenNames: own.spokenNames,
        name: { player.stage.name(of: $0) })
      player.application.traceSink = record
      player.play(input)
      player.application.traceSink = nil
      record.keep(player)
      if explains {
        record.explanation = Question(changes.reduce(own) { $1.applied(to: $0) ?? $0 }, input).answer
      }
      return record
    }
    let play = inspected.play
    let desk = desk
    inspected.playLast = { changes in desk.isTouched ? play?(changes) : nil }
    inspected.explainLast = { changes in
      guard desk.isTouched else { return nil }
      let running = UIApplication.installed
      defer { running?.becomeShared() }
      return Question(changes.reduce(own) { scene, change in change.applied(to: scene) ?? scene }, input).answer
    }
    inspected.save = { changes in
      desk.saved = changes
      return "Saved as scene-changed.json."
    }
    inspector = Inspector(of: inspected, in: program.scene, list: hasList ? list : nil)
    (window as? KeyWindow)?.inspector = inspector
    window.makeKeyAndVisible()
    program.application.traceSink = inspector
    program.advance(to: 0)
  }

  /// Plays what is left of the scene's own input up to a time, and lets the clock run on to there.
  func play(until end: TimeInterval = 100) {
    for event in input.events where event.time <= end && event.time >= played {
      program.advance(to: event.time)
      for one in event.inputs(on: place) { program.send(one) }
      program.advance(to: event.time)
      played = event.time + 1e-6
    }
    while let next = program.loop.nextTimerTime, next <= min(end, played + 2) { program.advance(to: next) }
    if end < 100 { program.advance(to: max(end, program.now)) }
  }
  private var played: TimeInterval = 0

  /// Where the scene is on the surface.
  var place: ScenePlace { ScenePlace(frame: window.frame, zoom: window.transform.a) }

  /// One finger at a place of the scene, now.
  func touch(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    let onSurface = place.toSurface(CGPoint(x: x, y: y))
    send(phase, onSurface.x, onSurface.y, finger)
  }

  /// One finger at a place of the whole surface.
  func send(
    _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int = 1, modifiers: UIKeyModifierFlags = []
  ) {
    let place = CGPoint(x: x, y: y)
    program.send(
      .touches([
        InputSample(finger: finger, phase: phase, location: place, timestamp: program.now, modifiers: modifiers)
      ]))
    program.advance(to: program.now)
  }

  /// A click somewhere on the surface.
  func click(_ x: CGFloat, _ y: CGFloat) {
    send(.began, x, y)
    send(.ended, x, y)
  }

  func key(_ code: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      program.send(
        .key(
          code: code.rawValue, characters: characters, isDown: isDown, timestamp: program.now, modifiers: modifiers))
    }
    program.advance(to: program.now)
  }
}

/// Gives keys that the scene leaves over to the inspector.
private final class KeyWindow: UIWindow {
  weak var inspector: Inspector?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { _ = inspector?.press(key) } }
    super.pressesBegan(presses.filter { $0.key == nil }, with: event)
  }
}
