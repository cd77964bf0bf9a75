import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchInspector
import TouchProbe
import TouchScenes

/// A running app that listens for inspectors, on its own clock.
@MainActor final class ProgramSubject: MachineSubject {
  let title: String
  private let connection: ProbeConnection
  private var nodes: [ReplicaNode] = []
  /// The lines of a tree that has begun.
  private var pending: [ReplicaNode]?
  private var events: [MachineEvent] = []
  private var lastCapture = ""
  private(set) var input = InputFile(size: .zero)
  private var syncs = 0
  /// The answers to commands, until they are read.
  private var answers: [[String]] = []

  /// How long the app may take to answer, in milliseconds.
  private static let timeout = 5000
  /// How long a gesture is followed after its last event, in milliseconds: at least longer than the interval of a double
  /// tap, so that two gestures are never one.
  private static let (pause, afterglow) = (500, 1000)

  init(_ connection: ProbeConnection) throws(MachineFailure) {
    self.connection = connection
    title = connection.name
    do throws(ProbeConnection.Failure) {
      try connection.attach()
    } catch {
      throw MachineFailure("\(connection.name): \(error.sentence).")
    }
    try send("try", "1")
    try synchronize()
    input = InputFile(size: MachineTree(nodes).size)
  }

  /// The descriptor to wait for between requests; nil after the app has ended.
  var descriptor: Int32? { connection.isOpen ? connection.descriptor : nil }

  /// Takes the lines that have arrived, so that the app need not keep them.
  func drain() { while let line = connection.nextLine(within: 0) { receive(line) } }

  func className(of node: ReplicaNode) -> String { node.className }

  func objects() throws(MachineFailure) -> [ReplicaNode] {
    try synchronize()
    return nodes
  }

  func perform(_ lines: [InputLine]) throws(MachineFailure) {
    try synchronize()
    let start = input.lines.last?.time ?? 0
    var time = 0.0
    lastCapture = ""
    for line in lines {
      if line.time > time { try pass(line.time - time) }
      time = line.time
      try send(line.content)
      input.lines.append(InputLine(((start + line.time) * 1e6).rounded() / 1e6, line.content))
    }
    try synchronize()
    let isGesture = lines.contains { if case .touch = $0.content { true } else { false } }
    guard isGesture else { return }
    // The app sends the gesture when its recognizers have been idle for a while.
    var passed = 0
    while passed < Self.pause || lastCapture.isEmpty && passed < Self.afterglow {
      try pass(0.05)
      passed += 50
    }
    input.lines.append(InputLine((input.lines.last?.time ?? 0) + Double(passed) / 1000, .wait))
  }

  func wait(_ seconds: Double) throws(MachineFailure) {
    try pass(seconds)
    let time = (input.lines.last?.time ?? 0) + seconds
    if !input.lines.isEmpty { input.lines.append(InputLine(time, .wait)) }
  }

  func takeEvents() -> [MachineEvent] {
    defer { events = [] }
    return events
  }

  func picture(scale: Double) throws(MachineFailure) -> [UInt8] {
    let answer = try ask("picture", "\(scale)")
    guard answer.count > 1, let bytes = Base64.decode(answer[1]), !bytes.isEmpty else {
      throw MachineFailure("The app has no window to draw.")
    }
    return bytes
  }

  func forecast(at place: CGPoint) throws(MachineFailure) -> [String] { try ask("reach", "\(place.x)", "\(place.y)") }

  func set(_ flag: String, _ value: MachineValue, of node: ReplicaNode) throws(MachineFailure) {
    try send("set", "\(node.number)", flag, value.word)
    try synchronize()
  }

  func question() throws(MachineFailure) -> (scene: SceneFile, input: InputFile, about: [String]) {
    let text = try capture()
    do throws(FileError) {
      let capture = try CaptureFile.read(Array(text.utf8), file: "gesture")
      return (capture.scene, capture.input, Scenes.remarks(on: capture))
    } catch {
      throw MachineFailure("The last gesture cannot be played again: \(error).")
    }
  }

  func capture() throws(MachineFailure) -> String {
    try synchronize()
    guard !lastCapture.isEmpty else {
      throw MachineFailure("No gesture is over yet: press, drag or pinch first, or wait until recognizers are idle.")
    }
    return lastCapture
  }

  // MARK: Lines

  private func send(_ words: String...) throws(MachineFailure) {
    var line = ProbeLine(words[0])
    for word in words.dropFirst() { line.add(word) }
    guard connection.send(line) else { throw MachineFailure("\(title) has ended or disconnected.") }
  }

  private func send(_ content: InputLine.Content) throws(MachineFailure) {
    switch content {
    case .touch(let touch):
      try send("touch", "\(touch.id)", touch.phase.rawValue, "\(touch.location.x)", "\(touch.location.y)")
    case .press(let phase, let key):
      try send("key", "\(key.usage)", key.characters, phase == .began ? "1" : "0", "0")
    case .text(let text): try send("text", text)
    case .wait, .hover, .scroll, .transform, .hold, .button, .motion, .acceleration, .remoteControl, .composition,
      .paste:
      break
    }
  }

  /// Sends a command and returns the line of the same kind that answers it.
  private func ask(_ words: String...) throws(MachineFailure) -> [String] {
    answers = []
    var line = ProbeLine(words[0])
    for word in words.dropFirst() { line.add(word) }
    guard connection.send(line) else { throw MachineFailure("\(title) has ended or disconnected.") }
    try synchronize()
    guard let answer = answers.last(where: { $0[0] == words[0] }) else {
      throw MachineFailure("\(title) does not support \(words[0]).")
    }
    return answer
  }

  /// Waits until the app has performed every command.
  private func synchronize() throws(MachineFailure) {
    syncs += 1
    try send("sync", "\(syncs)")
    while let line = connection.nextLine(within: Self.timeout) {
      if line == ["sync", "\(syncs)"] { return }
      receive(line)
    }
    throw MachineFailure(
      connection.isOpen ? "\(title) does not answer." : "\(title) has ended or disconnected.")
  }

  /// Takes lines until a time in seconds has passed.
  private func pass(_ seconds: Double) throws(MachineFailure) {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while case let rest = end - clock.now, rest > .zero {
      let (whole, parts) = rest.components
      let milliseconds = Int(whole) * 1000 + Int(parts / 1_000_000_000_000_000) + 1
      if let line = connection.nextLine(within: milliseconds) { receive(line) }
      guard connection.isOpen else { throw MachineFailure("\(title) has ended or disconnected.") }
    }
  }

  private func receive(_ words: [String]) {
    switch words[0] {
    case "tree": pending = []
    case "end":
      nodes = pending ?? []
      pending = nil
    case "entry": if events.count < MachineTrace.maximum, let event = event(words) { events.append(event) }
    case "gesture": lastCapture = words.count > 1 ? words[1] : ""
    case "picture", "reach": answers.append(words)
    default: if let node = ReplicaNode(words) { pending?.append(node) }
    }
  }

  /// The decision of a line; nil for those that answers do not contain.
  private func event(_ line: [String]) -> MachineEvent? {
    guard line.count > 10, let time = Double(outside: line[1]) else { return nil }
    func name(_ index: Int) -> String {
      let number = Int(line[index]) ?? 0
      return (pending ?? nodes).first { $0.number == number }?.name ?? ""
    }
    func event(_ kind: MachineEvent.Kind, _ index: Int) -> MachineEvent {
      MachineEvent(time: time, kind: kind, name: name(index), rule: line[4], reason: line[10], by: name(9))
    }
    switch line[2] {
    case "bound": return MachineEvent(time: time, kind: .reached, name: name(6))
    case "action": return MachineEvent(time: time, kind: .acted, name: name(5))
    case "dropped" where line[6] == "0": return event(.missed, 6)
    case "cancelled": return event(.touchCancelled, 6)
    case "transition":
      switch line[3].split(separator: ",").dropFirst().first {
      case "5": return event(.failed, 5)
      case "4": return event(.cancelled, 5)
      default: return nil
      }
    default: return nil
    }
  }
}
