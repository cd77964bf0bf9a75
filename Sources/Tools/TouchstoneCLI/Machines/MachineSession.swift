import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchInspector
import TouchKit
import TouchScenes

/// Performs the tools of the server on a subject.
@MainActor final class MachineSession {
  /// An answer as text, as structure, and as a picture if there is one.
  struct Reply {
    var text: String
    var members: [JSONMember]
    var picture: [UInt8] = []
  }

  let subject: any MachineSubject
  /// Called after everything that adds to the input.
  var onInput: (InputFile) -> Void = { _ in }
  /// The flags before they were set, the latest last.
  private var undo: [(name: String, flag: String, value: MachineValue)] = []

  init(_ subject: any MachineSubject) { self.subject = subject }

  func perform(_ tool: String, _ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    switch tool {
    case "tree":
      let tree = MachineTree(try subject.objects()) { [subject] in subject.className(of: $0) }
      return Reply(text: tree.text, members: tree.json)
    case "picture": return try picture(arguments)
    case "press", "drag", "pinch": return try gesture(tool, arguments)
    case "type": return try type(arguments)
    case "wait": return try wait(arguments)
    case "explain": return try explain(arguments)
    case "reachability": return try reachability(arguments)
    case "set_flag": return try setFlag(arguments)
    case "undo": return try resetFlag(arguments)
    case "capture":
      let text = try subject.capture()
      return Reply(text: text, members: Self.objects(in: text).first ?? [])
    default:
      let text = subject.input.text
      let lines = text.split(separator: "\n").flatMap { Self.objects(in: String($0)) }
      return Reply(text: text, members: [JSONMember("lines", .array(lines.map(JSONValue.object)))])
    }
  }

  /// The object that a text is, in a list; empty for another text.
  private static func objects(in text: String) -> [[JSONMember]] {
    guard let value = try? JSONReader.read(Array(text.utf8), file: "text"), case .object(let members) = value.content
    else { return [] }
    return [members]
  }

  private func picture(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    let scale = arguments.number("scale") ?? 1
    let bytes = try subject.picture(scale: scale)
    guard !bytes.isEmpty else { throw MachineFailure("There is nothing to draw.") }
    return Reply(
      text: "The window of \(subject.title).", members: [JSONMember("scale", .number(scale))], picture: bytes)
  }

  /// The end of a sentence about a name that does not exist: a similar one, if there is one.
  private static func end(near name: String, among names: [String]) -> String {
    let clause = Suggestion.clause(for: name, among: names)
    return clause.isEmpty ? "." : clause
  }

  // MARK: Input

  private func place(_ arguments: MachineArguments, _ tree: MachineTree) throws(MachineFailure) -> CGPoint {
    if let x = arguments.number("x"), let y = arguments.number("y") { return CGPoint(x: x, y: y) }
    guard let name = arguments.text("name") else { throw MachineFailure("Where? It takes name, or x and y.") }
    return try tree.middle(of: tree.node(named: name))
  }

  private func gesture(_ tool: String, _ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    let tree = MachineTree(try subject.objects())
    let start = try place(arguments, tree)
    let lines: [InputLine]
    switch tool {
    case "press":
      lines = MachineGesture.press(
        at: start, duration: arguments.number("duration") ?? 0.05, count: Int(arguments.number("count") ?? 1))
    case "drag":
      var end = CGPoint(x: start.x + (arguments.number("dx") ?? 0), y: start.y + (arguments.number("dy") ?? 0))
      if let name = arguments.text("to") { end = try tree.middle(of: tree.node(named: name)) }
      lines = MachineGesture.drag(
        from: start, to: end, hold: arguments.number("hold") ?? 0, duration: arguments.number("duration") ?? 0.5)
    default:
      lines = MachineGesture.pinch(
        around: start, scale: arguments.number("scale") ?? 1, duration: arguments.number("duration") ?? 0.5)
    }
    return try input(lines)
  }

  private func type(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    if let text = arguments.text("text"), !arguments.has("key") { return try input([InputLine(0, .text(text))]) }
    guard let name = arguments.text("key"), !arguments.has("text") else {
      throw MachineFailure("It takes either text or key.")
    }
    guard let key = InputKey.all.first(where: { $0.name == name }) else {
      throw MachineFailure(
        "No key is called \(name)\(Self.end(near: name, among: InputKey.all.map(\.name)))")
    }
    return try input([InputLine(0, .press(.began, key)), InputLine(0.05, .press(.ended, key))])
  }

  private func wait(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    _ = subject.takeEvents()
    try subject.wait(arguments.number("seconds") ?? 0)
    return events()
  }

  private func input(_ lines: [InputLine]) throws(MachineFailure) -> Reply {
    _ = subject.takeEvents()
    try subject.perform(lines)
    onInput(subject.input)
    return events()
  }

  private func events() -> Reply {
    let events = subject.takeEvents()
    let text = events.isEmpty ? "Nothing was decided." : events.map(\.sentence).joined(separator: "\n")
    return Reply(text: text, members: [JSONMember("events", .array(events.map(\.json)))])
  }

  // MARK: Answers

  private func explain(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    let asked = try subject.question()
    let running = UIApplication.installed
    // Replays change the shared application; restore it.
    defer { running?.becomeShared() }
    var question = Question(asked.scene, asked.input)
    question.guesses = .all
    if let want = arguments.text("want") {
      do throws(Failure) {
        question.goals = [try Goal.read(want, in: asked.scene)]
      } catch {
        throw MachineFailure(error.message)
      }
    }
    let explanation = question.answer
    let name = arguments.text("name")
    if let name, !explanation.names.contains(name) {
      let near = Self.end(near: name, among: explanation.names)
      let known = explanation.names.isEmpty ? "there is none" : "there are \(explanation.names.joined(separator: ", "))"
      throw MachineFailure("No recognizer is called \(name); \(known)\(near)")
    }
    let lines = asked.about + (asked.about.isEmpty ? [] : [""]) + explanation.lines(of: name)
    let structure = Answer.explain(subject.title, explanation, of: name, about: asked.about)
    guard case .object(let members) = structure.content else { return Reply(text: "", members: []) }
    return Reply(text: lines.joined(separator: "\n"), members: members)
  }

  private func reachability(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    let tree = MachineTree(try subject.objects())
    guard arguments.has("name") || arguments.has("x") else { return try reachabilityOfAll(tree) }
    let place = try place(arguments, tree)
    let forecast = MachineForecast(try subject.forecast(at: place), tree)
    let goal = try arguments.text("name").map { name throws(MachineFailure) in
      try tree.view(of: tree.node(named: name))
    }
    return Reply(
      text: forecast.sentences(at: place).joined(separator: "\n"), members: forecast.json(at: place, goal ?? nil, tree))
  }

  /// Whether the middle of every control and of every view with recognizers is reached.
  private func reachabilityOfAll(_ tree: MachineTree) throws(MachineFailure) -> Reply {
    var (lines, objects): ([String], [JSONValue]) = ([], [])
    for view in tree.takers {
      let place = try tree.middle(of: view)
      let forecast = MachineForecast(try subject.forecast(at: place), tree)
      lines.append("\(view.name): a finger on its middle reaches \(forecast.words(for: view, tree)).")
      objects.append(.object([JSONMember("name", .string(view.name))] + forecast.json(at: place, view, tree)))
    }
    let text = lines.isEmpty ? "No view has recognizers, and none is a control." : lines.joined(separator: "\n")
    return Reply(text: text, members: [JSONMember("views", .array(objects))])
  }

  // MARK: Flags

  private func setFlag(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    let (name, flag) = (arguments.text("name") ?? "", arguments.text("flag") ?? "")
    guard let value = arguments.value("value") else { throw MachineFailure("value is missing.") }
    let before = try set(flag, value, of: name)
    undo.append((name, flag, before))
    return answer(name, flag, value, before)
  }

  private func resetFlag(_ arguments: MachineArguments) throws(MachineFailure) -> Reply {
    guard !undo.isEmpty else { throw MachineFailure("No flag is set.") }
    var last = Reply(text: "", members: [])
    repeat {
      guard let one = undo.popLast() else { break }
      let before = try set(one.flag, one.value, of: one.name)
      last = answer(one.name, one.flag, one.value, before)
    } while arguments.flag("all") && !undo.isEmpty
    return last
  }

  /// Sets a flag, and returns its value before.
  private func set(_ flag: String, _ value: MachineValue, of name: String) throws(MachineFailure) -> MachineValue {
    func present() throws(MachineFailure) -> (node: ReplicaNode, value: MachineValue) {
      let node = try MachineTree(subject.objects()).node(named: name)
      guard let setting = node.settings.first(where: { $0.key == flag })?.1 else {
        let flags = node.settings.map(\.key)
        let known = flags.isEmpty ? "it has none" : "there are \(flags.joined(separator: ", "))"
        throw MachineFailure("\(name) has no flag \(flag); \(known)\(Self.end(near: flag, among: flags))")
      }
      switch setting {
      case .bool(let isOn): return (node, .bool(isOn))
      case .number(let number): return (node, .number(number))
      }
    }
    let before = try present()
    switch (before.value, value) {
    case (.bool, .bool), (.number, .number): break
    case (.bool, .number): throw MachineFailure("\(flag) of \(name) takes true or false, not a number.")
    case (.number, .bool): throw MachineFailure("\(flag) of \(name) takes a number, not true or false.")
    }
    try subject.set(flag, value, of: before.node)
    return before.value
  }

  private func answer(_ name: String, _ flag: String, _ value: MachineValue, _ before: MachineValue) -> Reply {
    Reply(
      text: "\(name).\(flag) is \(JSONWriter.line(value.json)); it was \(JSONWriter.line(before.json)).",
      members: [
        JSONMember("name", .string(name)), JSONMember("flag", .string(flag)), JSONMember("value", value.json),
        JSONMember("before", before.json),
      ])
  }
}
