import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchKit
import TouchScenes
import TouchTrace

extension Command {
  /// Plays an input into a scene without a display, and prints the log.
  static let play = Command(
    name: "play", synopsis: "SCENE [INPUT] [OPTIONS]",
    summary: "plays an input into a scene without a display and prints the log",
    details: """
      INPUT, --input FILE    the input to play; by default the scene's own
      --log callbacks        prints the callbacks of the scene (default)
      --log decisions        prints the engine's decisions and reasons, one JSON object per line
      --log none             prints nothing
      --screenshot OUT.png   a picture of the scene at the end, or at the time of --at SECONDS
      --film FOLDER          one picture for each event: 0001.png, 0002.png, …
      --scale N              pixels in a point of the pictures, 0.5 to 4; 1 by default
      --style light|dark     the style of the scene, instead of that in its file; by default a scene with both
                             styles has that of TOUCHSTONE_STYLE
      --inspector            the pictures include the inspector
      --trace OUT.json       fingers, recognizers and views as Chrome trace events, which Perfetto opens
      --html OUT.html        the explained replay as one file that needs no network
      --captured OUT.png     the picture in a capture: the app before the first finger
      --json                 prints the log as one JSON object (Docs/Formats.md), with the decisions if --log decisions
                             is given
      """,
    options: [
      "--input", "--log", "--screenshot", "--at", "--film", "--scale", "--trace", "--html", "--style", "--captured",
    ],
    switches: ["--inspector", "--json"]
  ) { arguments throws(Failure) in
    guard let name = arguments.positional.first else { throw .usage(localized("which scene?")) }
    guard arguments.positional.count == 1 || arguments.positional.count == 2 && arguments.value(of: "--input") == nil
    else {
      throw .usage(
        localized("one scene and one input at most, not %1$s", "\(arguments.positional.joined(separator: " "))"))
    }
    let input = arguments.value(of: "--input") ?? arguments.positional.dropFirst().first
    let log = try arguments.choice("--log", default: PlayLog.callbacks)
    let pictures = try Pictures(arguments)
    let loaded = try Scenes.load(name)
    var (scene, events) = try Scenes.withInput(loaded, input)
    if arguments.value(of: "--style") != nil {
      scene.userInterfaceStyle = try arguments.choice("--style", default: StyleName.light)
    } else if scene.userInterfaceStyle == .unspecified {
      scene.userInterfaceStyle = getenv("TOUCHSTONE_STYLE").flatMap { StyleName(rawValue: String(cString: $0)) }
    }
    if let path = arguments.value(of: "--captured") {
      guard let picture = loaded.capture?.picture else {
        throw Failure(
          message: localized("%1$s: the file contains no picture; --screenshot makes one of the scene", "\(name)"),
          status: .badFile)
      }
      try Scenes.write(picture, to: path)
    }
    let (trace, page) = (arguments.value(of: "--trace"), arguments.value(of: "--html"))
    for path in [trace, page].compactMap({ $0 }) { try Scenes.checkWritable(path) }
    if pictures.areWanted { try pictures.write(of: scene, events) }
    if log == .decisions, trace == nil, page == nil, !arguments.has("--json") {
      PlayedScene.printDecisions(of: scene, events)
      return .done
    }
    let performance = PlayedScene(
      scene, events, isHeard: log == .decisions || trace != nil || page != nil,
      keeping: log == .decisions ? .max : ReplayPage.maximumDecisions)
    if let trace { try Scenes.write(TraceEventFile(performance.tracks, title: scene.title).text, to: trace) }
    if let page { try Scenes.write(performance.page.text, to: page) }
    if arguments.has("--json") {
      Answer.print(
        Answer.play(
          name, callbacks: log == .none ? [] : performance.callbacks,
          decisions: log == .decisions ? performance.decisions.objects : nil))
      return .done
    }
    switch log {
    case .callbacks: for line in performance.callbacks { Output.line(line) }
    case .decisions: for line in performance.decisions.lines { Output.line(line) }
    case .none: break
    }
    return .done
  }
}

/// The logs that `play` can print.
enum PlayLog: String, CaseIterable { case callbacks, decisions, none }

extension PlayedScene {
  /// Prints each decision immediately, so that a log of any length takes no memory.
  static func printDecisions(of scene: SceneFile, _ input: InputFile) {
    let player = ScenePlayer(scene)
    let log = DecisionLog(onLine: Output.line) { player.stage.name(of: $0) }
    player.application.traceSink = log
    player.play(input)
    player.application.traceSink = nil
  }
}

/// A scene after an input was played into it, with the recorded log.
@MainActor struct PlayedScene {
  let scene: SceneFile
  let callbacks: [String]
  let decisions: DecisionLog
  let tracks: Tracks
  private let input: InputFile
  private let stage: PageStage

  /// - Parameters:
  ///   - scene: the scene.
  ///   - input: the input.
  ///   - isHeard: whether decisions are recorded; otherwise only callbacks are.
  ///   - maximum: the maximum number of recorded decisions.
  init(_ scene: SceneFile, _ input: InputFile, isHeard: Bool, keeping maximum: Int = .max) {
    let surface = WatchedSurface(size: scene.size)
    let player = ScenePlayer(scene, on: surface)
    let decisions = DecisionLog(keeping: maximum) { player.stage.name(of: $0) }
    let recorder = TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    let stage = PageStage(player.stage)
    let relay = TraceRelay([decisions, recorder])
    if isHeard { player.application.traceSink = relay }
    surface.onFrame = { [weak player] in
      if let player { stage.note(at: player.application.now) }
    }
    player.play(input)
    (self.scene, self.input, self.decisions, self.stage) = (scene, input, decisions, stage)
    callbacks = player.stage.log
    tracks = Tracks(
      recorder, of: scene, until: max(player.application.now, input.lines.last?.time ?? 0))
  }

  /// The explained replay.
  var page: ReplayPage {
    let data = stage.data
    let spokenNames = scene.spokenNames
    return ReplayPage(
      scene: scene, stage: (stage.groups, data.first, data.changes), tracks: tracks.spoken(spokenNames),
      explanation: Question(scene, input, guesses: .ofLosers).answer,
      findings: SceneLint.findings(in: scene).map { "\($0)" },
      callbacks: callbacks.map(spokenNames.text),
      decisions: Array(decisions.objects.prefix(ReplayPage.maximumDecisions)),
      furtherDecisions: max(0, decisions.objects.count - ReplayPage.maximumDecisions) + decisions.further)
  }
}
