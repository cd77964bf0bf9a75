import TouchCapture
import TouchDiagnosis
import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchHeadless
import TouchInspector
import TouchKit
import TouchProbe
import TouchScenes

/// A scene or a capture, on a clock that only the machine advances.
@MainActor final class SceneSubject: MachineSubject {
  let title: String
  private let loaded: SceneLibrary.LoadedScene
  private let ownInput: InputFile?
  private let player: ScenePlayer
  private let names: ProbeNames
  private let trace: MachineTrace
  /// The flags that are set, in order.
  private var changes: [Change] = []
  private(set) var input: InputFile
  private var lastCapture = ""
  private let camera: Camera
  /// UIKit's classes of the scene's objects, by their names; the objects themselves are of subclasses that log.
  private let classes: [String: String]

  /// The pause after a gesture, in seconds: longer than the interval of a double tap, so that two gestures are
  /// never one.
  private static let pause = 0.5
  /// How long a gesture is followed until nothing is pending, in seconds.
  private static let timeout = 1.0

  init(_ loaded: SceneLibrary.LoadedScene) throws(Failure) {
    self.loaded = loaded
    title = loaded.capture?.program ?? loaded.scene.title
    ownInput = Scenes.ownInput(of: loaded)
    classes = Self.classes(in: loaded.scene)
    camera = try Camera(size: loaded.scene.size, scale: 1)
    player = ScenePlayer(loaded.scene, on: camera.surface)
    let stage = player.stage
    names = ProbeNames { stage.name(of: $0) }
    trace = MachineTrace { stage.name(of: $0) ?? "\(type(of: $0))" }
    input = InputFile(size: loaded.scene.size)
    let capture = Capture(program: title) { [weak self] gesture in self?.lastCapture = gesture.text }
    capture.names = { stage.name(of: $0) }
    trace.capture = capture
    player.application.traceSink = trace
  }

  private static func classes(in scene: SceneFile) -> [String: String] {
    var classes: [String: String] = [:]
    for view in scene.every(scene.root) {
      classes[view.name] = view.viewClass.rawValue
      for recognizer in view.recognizers { classes[recognizer.name] = recognizer.recognizerClass.rawValue }
    }
    return classes
  }

  func className(of node: ReplicaNode) -> String { classes[node.name] ?? node.className }

  func objects() -> [ReplicaNode] {
    let lines = ProbeTree.text(of: player.application, names).split(separator: "\n")
    return lines.compactMap { ReplicaNode(ProbeLine.words(of: $0)) }
  }

  func perform(_ lines: [InputLine]) {
    let start = player.application.now
    let timed = lines.map { InputLine(Self.rounded(start + $0.time), $0.content) }
    input.lines += timed
    for event in InputFile(size: input.size, lines: timed).events { player.play(event) }
    let end = player.application.now + Self.timeout
    player.application.loop.advance(to: player.application.now + Self.pause)
    while let next = player.application.loop.nextTimerTime, next <= end, next > player.application.now {
      player.application.loop.advance(to: next)
    }
    noteTime()
  }

  func wait(_ seconds: Double) {
    player.application.loop.advance(to: Self.rounded(player.application.now + seconds))
    noteTime()
  }

  /// The time at which the next event can happen, as a line of the input.
  private func noteTime() {
    let time = Self.rounded(player.application.now)
    if player.application.now < time { player.application.loop.advance(to: time) }
    if case .wait? = input.lines.last?.content { input.lines.removeLast() }
    if input.lines.last.map({ $0.time < time }) ?? (time > 0) { input.lines.append(InputLine(time, .wait)) }
  }

  /// A whole number of microseconds, not before the time except for the errors of binary fractions.
  private static func rounded(_ time: Double) -> Double { (time * 1e6 - 0.001).rounded(.up) / 1e6 + 0 }

  /// The callback log of the scene.
  var log: [String] { player.stage.log }

  func takeEvents() -> [MachineEvent] { trace.removeEvents() }

  func picture(scale: Double) -> [UInt8] {
    ProbePicture.png(of: windowScene, scale: CGFloat(scale))
  }

  func forecast(at place: CGPoint) -> [String] {
    ProbeLine.words(of: Substring(ProbeForecast.line(at: place, in: windowScene) { names.number(of: $0) }.text))
  }

  private var windowScene: UIWindowScene { player.application.scenes[0] }

  func set(_ flag: String, _ value: MachineValue, of node: ReplicaNode) throws(MachineFailure) {
    let stage = player.stage
    let object: AnyObject? = stage.view(named: node.name) ?? stage.recognizer(named: node.name)
    guard let object, let setting = Flag.setting(value.word), Flag.set(flag, setting, on: object) else {
      throw MachineFailure("\(node.name) has no flag \(flag) with such a value; the tool tree lists its flags.")
    }
    let wanted: Change.Setting =
      switch value {
      case .bool(let isOn): .bool(isOn)
      case .number(let number): .number(number)
      }
    guard
      let change = Change(
        setting: flag, to: wanted, of: node.name, isRecognizer: object is UIGestureRecognizer)
    else { return }
    changes.append(change)
    player.application.loop.advance(to: player.application.now)
  }

  /// The scene with the flags that are set, and everything that was touched; before the first touch the scene's own
  /// input.
  func question() throws(MachineFailure) -> (scene: SceneFile, input: InputFile, about: [String]) {
    var scene = loaded.scene
    for change in changes { scene = change.applied(to: scene) ?? scene }
    if input.lines.contains(where: { $0.content != .wait }) { return (scene, input, []) }
    guard let ownInput else {
      throw MachineFailure("Nothing was touched yet, and the scene names no input: press, drag or pinch first.")
    }
    return (scene, ownInput, loaded.capture.map(Scenes.remarks) ?? [])
  }

  func capture() throws(MachineFailure) -> String {
    trace.capture?.finish()
    guard !lastCapture.isEmpty else { throw MachineFailure("No gesture was made yet: press, drag or pinch first.") }
    return lastCapture
  }
}

/// Collects the decisions that answers contain, and captures gestures.
@MainActor final class MachineTrace: TraceSink {
  var capture: Capture?
  private var events: [MachineEvent] = []
  private let name: (AnyObject) -> String

  /// The maximum number of decisions between two answers.
  static let maximum = 10_000

  init(name: @escaping (AnyObject) -> String) { self.name = name }

  func removeEvents() -> [MachineEvent] {
    defer { events = [] }
    return events
  }

  func record(_ entry: TraceEntry) {
    capture?.record(entry)
    guard events.count < Self.maximum, let (kind, object) = kind(entry) else { return }
    events.append(
      MachineEvent(
        time: entry.time, kind: kind, name: object.map(name) ?? "",
        rule: kind == .reached || kind == .acted ? "" : "\(entry.rule)",
        reason: kind == .reached || kind == .acted ? "" : entry.reason?.rawValue ?? "",
        by: entry.culprit.map(name) ?? ""))
  }

  private func kind(_ entry: TraceEntry) -> (MachineEvent.Kind, AnyObject?)? {
    switch entry.kind {
    case .bound: (.reached, entry.view)
    case .dropped where entry.view == nil: (.missed, nil)
    case .action: (.acted, entry.recognizer)
    case .transition(_, .failed): (.failed, entry.recognizer)
    case .transition(_, .cancelled): (.cancelled, entry.recognizer)
    case .cancelled: (.touchCancelled, entry.view)
    default: nil
    }
  }
}
