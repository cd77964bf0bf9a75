import TouchDiagnosis
import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchLoop
import TouchProbe

/// The inspector of a running program.
///
/// It has its own process and window.
///
/// It receives the program's tree and every decision over a socket, and sends the user's changes back. It displays them
/// with the same code as scenes.
@MainActor package final class LivingInspector {
  let session: Session
  let tree = ReplicaTree()
  let channel: ProbeChannel
  private let trace: ReplicaTrace
  private let record: Record
  private let living: LiveScene
  private let scene: UIWindowScene
  private let window: LivingWindow
  private let boards: [Board]
  private let bar: ControlBar
  let keyboard: KeyboardFocus
  private var loop: EventLoop
  private var refreshing: LoopTimer?
  private var program = ""
  private var sent = Choices()
  private var isCapturing = false
  /// The elements of a reading that is not complete yet, and their number; -1 between readings.
  private var pendingReading: [SpokenElement] = []
  private var pendingCount = -1
  /// The touch map that is arriving.
  private var arrivingMap = ArrivingMap()
  /// Searches for cures by playing a gesture again; nil if this is not offered.
  private let explainer: LivingExplainer?
  private var isGone = false
  /// Whether the program runs on this machine, so that its files can be read.
  private let isLocal: Bool

  /// The choices that were last sent to the program.
  private struct Choices: Equatable {
    var mark = 0
    var isPicking = false
    /// The numbers of the untaken touches whose crosses the program shows.
    var crosses: [Int] = []
    var chosenCross = 0
    var stops: [String: Set<UIGestureRecognizer.State>] = [:]
  }

  /// The initial size of the window.
  package static let preferredSize = CGSize(width: 1120, height: 720)
  /// The maximum number of crosses, the last ones.
  private static let maximumCrosses = 20
  /// The maximum number of elements of a reading.
  private static let maximumElements = 100_000
  /// The time by which the button Step advances the program, in seconds: one frame.
  static let step: TimeInterval = 1.0 / 60

  /// Creates an inspector and shows it.
  ///
  /// - Parameters:
  ///   - scene: the surface for the inspector.
  ///   - end: the file descriptor of the socket to the program.
  ///   - isLocal: whether the program runs on this machine; otherwise the inspector reads none of its sources.
  ///   - explain: plays the gesture in a capture again and searches for cures; nil, the default, to offer no cures.
  ///   - ruleText: returns the text of a rule, or nil for an unknown number.
  ///   - onClose: called when the connection to the program ends.
  package init(
    in scene: UIWindowScene, end: Int32, isLocal: Bool = true,
    explain: (@MainActor (String) -> LivingExplainer.Finding)? = nil,
    ruleText: @escaping (String) -> String? = { _ in nil }, onClose: @escaping () -> Void
  ) {
    guard let running = scene.application else { preconditionFailure("the scene's application was deallocated") }
    loop = running.loop
    (self.scene, self.isLocal) = (scene, isLocal)
    let tree = tree
    trace = ReplicaTrace(tree)
    channel = ProbeChannel(end, running.loop)
    channel.maximumIncoming = ProbeChannel.maximumOutgoing
    record = Record(
      of: tree.window, recognizers: [], name: { tree.name(of: $0) }, className: { tree.className(of: $0) })
    living = LiveScene(
      window: tree.window, recognizers: [], together: [], name: { tree.name(of: $0) },
      find: { tree.object(named: $0) })
    session = Session(record, scene: living, title: localized("The program"), about: "", findings: { _ in [] })
    session.ruleText = ruleText
    explainer = explain.map { LivingExplainer($0) }
    let (why, details, lanes) = (WhyBoard(session), DetailBoard(session), LanesBoard(session))
    let outline = TreeBoard(session, tree)
    bar = ControlBar(session)
    boards = [bar, outline, why, details, lanes]
    keyboard = KeyboardFocus(session: session, list: nil, lanes: lanes, boards: [why, details])
    window = LivingWindow(windowScene: scene)
    let layout = LivingLayout(bar: bar, tree: outline, why: why, details: details, lanes: lanes)
    show(layout, onClose)
  }

  private func show(_ layout: LivingLayout, _ onClose: @escaping () -> Void) {
    session.stops = [:]
    tree.sources.onFound = { [weak self] in self?.refreshSoon() }
    session.save = { [weak self] _ in self?.writeReport() ?? "" }
    living.className = { [tree] in tree.className(of: $0) }
    living.onPerform = { [weak self] in self?.send($0) }
    session.source = { [tree] in tree.source(of: $0) }
    session.onReading = { [weak self] in
      guard let self else { return }
      pendingCount = -1
      send("read") { [session] in $0.add(session.showsReading ? 1 : 0) }
    }
    session.onMap = { [weak self] in
      guard let self else { return }
      arrivingMap.cancel()
      send("map") { [session] in $0.add(session.showsMap ? 1 : 0) }
    }
    record.observation.numberOfTouch = { [trace] in trace.number(of: $0) }
    session.onOverlay = { [weak self] parts in
      self?.send("frames") { line in
        line.add(parts.contains(.damage) ? 1 : 0)
        line.add(parts.contains(.times) ? 1 : 0)
      }
    }
    session.onChange = { [weak self] in
      self?.refreshSoon()
      self?.sendChoices()
    }
    session.onChoice = { [weak self] in self?.sendChoices() }
    session.onRate = { [weak self] rate in self?.send("rate") { $0.add(rate) } }
    bar.makeButtons = { [weak self] in self?.buttons ?? [] }
    channel.onLine = { [weak self] in self?.receive(ProbeLine.words(of: $0)) }
    channel.onClose = { [weak self] in
      self?.isGone = true
      onClose()
    }
    layout.onStyle = { [weak self] in self?.setStyle($0) }
    layout.frame = window.bounds
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(layout)
    window.onKey = { [weak self] in self?.press($0) ?? false }
    setStyle(layout.traitCollection.userInterfaceStyle)
    window.makeKeyAndVisible()
  }

  private func setStyle(_ style: UIUserInterfaceStyle) {
    Look.isDark = style == .dark
    Look.isHigh = window.traitCollection.accessibilityContrast == .high
    window.backgroundColor = UIColor(cgColor: Look.ground)
    refresh()
  }

  // MARK: Lines from the program

  private func receive(_ words: [String]) {
    switch trace.read(words) {
    case .nothing: break
    case .tree:
      living.recognizers = tree.recognizers
      refreshSoon()
    case .entry(let remote): receive(remote)
    case .other: receiveOther(words)
    }
  }

  private func receiveOther(_ words: [String]) {
    switch words[0] {
    case "program" where words.count > 2:
      name(words[1])
      if isLocal { tree.sources.begin(Int32(words[2]) ?? 0) }
    case "class" where words.count > 2:
      tree.note(class: words[1])
      tree.sources.ask(words[1], words[2])
    case "reading" where words.count > 2:
      session.isReadable = words[2] == "1"
      (pendingReading, pendingCount) = ([], min(max(Int(words[1]) ?? 0, 0), Self.maximumElements))
      receiveReading(nil)
    case "spoken": receiveReading(SpokenElement(words) { [tree] in tree.object($0) })
    case "map", "area":
      guard let map = arrivingMap.receive(words, tree), session.showsMap else { return }
      session.touchMap = map
      refreshSoon()
    case "picked" where words.count > 1: picked(words)
    case "held" where words.count > 2: held(words)
    case "captured" where words.count > 1:
      session.say(
        words[1] == "1" ? localized("1 gesture was captured.") : localized("%1$s gestures were captured.", words[1]))
    case "note" where words.count > 1: session.say(words[1])
    case "gesture" where words.count > 1: tryCures(words[1])
    default: break
    }
  }

  /// Takes an element of a reading, and shows the reading when it is complete.
  private func receiveReading(_ element: SpokenElement?) {
    guard pendingCount >= 0 else { return }
    if let element { pendingReading.append(element) }
    guard pendingReading.count >= pendingCount else { return }
    session.setReading(pendingReading)
    (pendingReading, pendingCount) = ([], -1)
    refreshSoon()
  }

  private func name(_ program: String) {
    self.program = program
    session.title = program
    scene.title = localized("Inspector: %1$s", program)
  }

  private func receive(_ remote: ReplicaTrace.RemoteEntry) {
    if case .bound = remote.entry.kind {
      if !session.isLive { session.goLive() }
      record.explanation = nil
    }
    if case .asked(.shouldRecognizeSimultaneouslyWith, let other?, true) = remote.entry.kind,
      let one = remote.entry.recognizer.flatMap({ tree.name(of: $0) }), let two = tree.name(of: other)
    {
      living.note(one, togetherWith: two)
    }
    let version = record.model.version
    if record.apply(remote) || record.model.version != version { refreshSoon() }
  }

  private func picked(_ words: [String]) {
    session.isPicking = false
    session.choose(tree.object(Int(words[1]) ?? 0))
  }

  private func held(_ words: [String]) {
    guard let recognizer = tree.object(Int(words[1]) ?? 0), let name = tree.name(of: recognizer) else { return }
    let state = Int(words[2]).flatMap { UIGestureRecognizer.State(rawValue: $0) }
    let word = DetailBoard.stopStates.first { $0.state == state }?.word ?? localized("changes")
    session.heldWords = localized("%1$s %2$s: %3$s is paused.", name, word, program)
    session.choose(recognizer)
    session.isHeld = true
  }

  // MARK: Commands to the program

  private func send(_ word: String, _ fill: (inout ProbeLine) -> Void = { _ in }) {
    var line = ProbeLine(word)
    fill(&line)
    channel.send(line)
  }

  private func number(named name: String) -> Int { tree.object(named: name).flatMap { tree.number(of: $0) } ?? 0 }

  private func send(_ change: Change) {
    if let (name, key, value) = change.setting {
      send("set") { line in
        line.add(number(named: name))
        line.add(plain: key)
        switch value {
        case .bool(let isOn): line.add(plain: isOn ? "yes" : "no")
        case .number(let number): line.add(number)
        }
      }
    } else if case .require(let one, let other, let isOn) = change {
      sendPair("require", one, other, isOn)
    } else if let (one, other, isOn) = change.pair {
      sendPair("together", one, other, isOn)
    }
  }

  private func sendPair(_ word: String, _ one: String, _ other: String, _ isOn: Bool) {
    send(word) { line in
      line.add(number(named: one))
      line.add(number(named: other))
      line.add(isOn ? 1 : 0)
    }
  }

  /// Sends the choices that differ from those that were last sent.
  private func sendChoices() {
    let read = session.pointedElement.flatMap {
      session.reading.indices.contains($0) ? session.reading[$0].object as? UIView : nil
    }
    let view =
      read ?? session.object as? UIView ?? (session.object as? ReplicaResponder)?.view
      ?? (session.object as? UIGestureRecognizer)?.view
    var now = Choices(
      mark: view.flatMap { tree.number(of: $0) } ?? 0, isPicking: session.isPicking, stops: session.stops ?? [:])
    let untaken = session.untaken
    now.crosses = untaken.suffix(Self.maximumCrosses).map(\.number).filter { $0 != 0 }
    now.chosenCross = untaken.last { $0.id == session.markedTouch }?.number ?? 0
    if now.chosenCross != 0, !now.crosses.contains(now.chosenCross) { now.crosses.append(now.chosenCross) }
    guard now != sent else { return }
    if now.mark != sent.mark { send("mark") { $0.add(now.mark) } }
    if now.isPicking != sent.isPicking { send("pick") { $0.add(now.isPicking ? 1 : 0) } }
    if now.crosses != sent.crosses || now.chosenCross != sent.chosenCross {
      send("crosses") { line in
        line.add(plain: now.crosses.map { "\($0)" }.joined(separator: ","))
        line.add(now.chosenCross)
      }
    }
    for (name, states) in now.stops where sent.stops[name] != states {
      send("stop") { line in
        line.add(number(named: name))
        line.add(plain: states.map { "\($0.rawValue)" }.joined(separator: ","))
      }
    }
    sent = now
  }

  // MARK: Buttons and keys

  private var buttons: [ControlBar.Button] {
    guard !isGone else { return [] }
    var buttons = [
      ControlBar.Button(words: localized("Pick"), isOn: session.isPicking) { [session] in session.isPicking.toggle() },
      ControlBar.Button(
        words: session.isHeld ? localized("Continue") : localized("Pause"),
        alternatives: [localized("Pause"), localized("Continue")], isOn: session.isHeld
      ) { [weak self] in self?.toggleTime() },
      ControlBar.Button(words: localized("Step"), isOn: false, isEnabled: session.isHeld) { [weak self] in
        self?.stepTime()
      },
    ]
    buttons.append(
      ControlBar.Button(words: localized("Capture"), isOn: isCapturing) { [weak self] in self?.toggleCapture() })
    if let explainer {
      buttons.append(
        ControlBar.Button(words: localized("Try cures"), isOn: explainer.isOn) { [weak self] in self?.toggleTrials() })
    }
    return buttons
  }

  private func toggleTrials() {
    guard let explainer else { return }
    explainer.toggle()
    send("try") { $0.add(explainer.isOn ? 1 : 0) }
    session.say(
      explainer.isOn
        ? localized("Do it again: each gesture is played again with changes, to find what helps.") : "")
    refreshSoon()
  }

  /// Plays a gesture that the program has captured, and shows the cures that were found.
  private func tryCures(_ capture: String) {
    guard let finding = explainer?.finding(of: capture) else { return }
    record.explanation = finding.explanation
    record.explainedFrom = record.chapters.all.last?.start
    session.say(finding.sentence)
  }

  private func toggleTime() {
    session.heldWords = nil
    session.isHeld.toggle()
    send("hold") { [session] in $0.add(session.isHeld ? 1 : 0) }
  }

  private func stepTime() { send("step") { $0.add(Self.step) } }

  private func toggleCapture() {
    isCapturing.toggle()
    let folder = "\(program)-capture"
    send("capture") { [isCapturing] in $0.add(isCapturing ? folder : "") }
    if isCapturing { session.say(localized("Each gesture is written to %1$s, in the folder of the program.", folder)) }
    refreshSoon()
  }

  private func writeReport() -> String {
    let path = "\(program)-inspected.txt"
    do throws(FileError) {
      try TextFile.replace(path, with: LivingReport(session, tree).text)
      return localized("Saved as %1$s.", path)
    } catch {
      return localized("Not saved: %1$s.", "\(error)")
    }
  }

  private func press(_ key: UIKey) -> Bool {
    switch key.characters {
    case " ": toggleTime()
    case ".": if session.isHeld { stepTime() }
    case "z", "Z": session.undo()
    case "h", "H": toggleTrials()
    case "d", "D": setStyle(Look.isDark ? .light : .dark)
    default: return keyboard.press(key)
    }
    return true
  }

  // MARK: Drawing

  /// Schedules one redraw for all lines that arrive in this turn.
  private func refreshSoon() {
    guard refreshing == nil else { return }
    refreshing = loop.schedule(at: loop.now) { [weak self] in
      self?.refreshing = nil
      self?.refresh()
    }
  }

  private func refresh() {
    // What has arrived may have untaken touches.
    sendChoices()
    for board in boards { board.setNeedsDisplay() }
  }
}

/// The window of the inspector; it passes keys to the inspector.
@MainActor private final class LivingWindow: UIWindow {
  var onKey: ((UIKey) -> Bool)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if !press.isForText, let key = press.key, onKey?(key) == true { continue }
      super.pressesBegan([press], with: event)
    }
  }
}
