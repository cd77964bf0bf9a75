import CTouchSystem
import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// The inspector's agent in an inspected app: sends the view tree and every decision, and performs the inspector's
/// commands.
///
/// The inspector runs in a separate process, so the app contains none of its windows, views, recognizers or delegates.
/// A probe exists only if an environment variable requests one, and only while an inspector is connected.
@MainActor package final class Probe: TraceSink {
  let application: UIApplication
  package let channel: ProbeChannel
  let names = ProbeNames()
  let time: PausedClock
  /// Further sinks, which also receive every decision.
  package var others: [any TraceSink]
  /// The delegates with the inspector's answers about simultaneous recognition, by the recognizer's number.
  var delegates: [Int: TogetherDelegate] = [:]
  /// The states at which the clock stops, by the recognizer's number.
  var stops: [Int: Set<Int>] = [:]
  /// Whether a press selects a view for the inspector and does not reach the view.
  var isPicking = false
  var mark: ProbeMark
  /// The parts of the frame overlay that the inspector shows in the app's windows.
  var overlay: FrameOverlay.Parts = []
  var reading = ProbeReading()
  /// The touch map and the crosses that the inspector shows in the app's windows.
  private(set) lazy var map = ProbeMap(self)
  /// The scene of the last event.
  private weak var eventScene: UIWindowScene?
  /// The inspector's fingers and keys.
  let input: ProbeInput
  /// Captures gestures into the user's folder; nil while no capture runs.
  var capture: Capture?
  /// The inspector's changes to the app's objects.
  var changes = ProbeChanges()
  /// Whether the changes are reverted when the inspector leaves.
  private let revertsChanges: Bool
  /// Called once, when the inspector has left.
  var onLeave: () -> Void = {}
  /// Captures gestures for the inspector to replay; nil while the inspector does not need them.
  var trials: GestureTrials?
  private var tree = ""
  private var isTreeOld = true
  private var refresh: LoopTimer?
  private var passes: [LoopObserver] = []
  /// The latest touches with their numbers, ended ones included: a touch withheld from its view can have later entries.
  private var touches: [KnownTouch] = []
  private var touchCount = 0

  private struct KnownTouch {
    weak var touch: UITouch?
    let number: Int
    /// Whether the end of the touch was sent.
    var isOver = false
  }

  /// The number of touches that are kept when older ones are dropped.
  private static let maximumTouches = 64
  /// The longest delay before a changed tree is sent, in seconds of the app's clock.
  private static let longestDelay: TimeInterval = 0.1

  /// Starts the inspector for an app.
  ///
  /// Reports the reason and returns nil if it cannot be started.
  ///
  /// - Parameters:
  ///   - wanted: the path of the command. A word without a slash selects `touchstone` in `folder`, or else in the
  ///     search path.
  ///   - folder: the folder of the app's executable.
  package static func start(
    _ wanted: String, of application: UIApplication, besides folder: String, _ complain: (String) -> Void
  ) -> Probe? {
    let beside = "\(folder)/touchstone"
    let command = wanted.contains("/") ? wanted : access(beside, X_OK) == 0 ? beside : "touchstone"
    let end = touch_inspector_start(command)
    guard end >= 0 else {
      complain("cannot start the inspector, the command touchstone: \(command): \(String(cString: strerror(-end)))")
      return nil
    }
    return Probe(application, ProbeChannel(end, application.loop))
  }

  /// Begins an inspection.
  ///
  /// - Parameters:
  ///   - channel: the connection to the inspector; the inspection ends when it closes.
  ///   - revertsChanges: whether the changes that the inspector made are reverted at the end.
  package init(_ application: UIApplication, _ channel: ProbeChannel, revertsChanges: Bool = false) {
    (self.application, self.channel, self.revertsChanges) = (application, channel, revertsChanges)
    others = application.traceSink.map { [$0] } ?? []
    time = PausedClock(application)
    mark = ProbeMark(application)
    input = ProbeInput(application)
    channel.add(Self.hello(application, isInspected: true).text + "\n")
    channel.onLine = { [weak self] in self?.perform(ProbeLine.words(of: $0)) }
    channel.onClose = { [weak self] in self?.leave() }
    application.traceSink = self
    application.inputGate = { [weak self] event, scene in self?.admit(event, scene) ?? [event] }
    passes = [
      application.loop.addHandler(for: .present) { [weak self] in self?.treeMayDiffer() },
      application.loop.addHandler(for: .sleep) { [weak self] in self?.channel.flush() },
    ]
    sendTree()
  }

  /// The first line of every connection: the app, its process, the protocol's version, and whether it is inspected.
  static func hello(_ application: UIApplication, isInspected: Bool) -> ProbeLine {
    var line = ProbeLine("program")
    line.add(application.programName)
    line.add(Int(getpid()))
    line.add(ProbeLine.version)
    line.add(isInspected ? 1 : 0)
    return line
  }

  /// Ends the inspection when the inspector has closed.
  private func leave() {
    for pass in passes { pass.cancel() }
    refresh?.cancel()
    capture?.finish()
    trials?.end()
    mark.show(nil)
    map.end()
    showOverlay([])
    if application.traceSink === self { application.traceSink = others.first }
    isPicking = false
    stops = [:]
    time.resume()
    input.withdraw()
    if revertsChanges { changes.revert() }
    time.end()
    onLeave()
  }

  // MARK: Sending

  package func record(_ entry: TraceEntry) {
    for other in others { other.record(entry) }
    guard channel.isOpen else { return }
    capture?.record(entry)
    trials?.record(entry)
    // The hit test uses positions that may have changed since the last frame.
    if case .hitTest = entry.kind, isTreeOld { sendTree() }
    if case .event = entry.kind { sendTouches() }
    let touch = entry.touch.map { touchNumber($0) } ?? 0
    channel.add(ProbeEntry.line(of: entry, touch: touch) { number(of: $0) } + "\n")
    treeMayDiffer()
    if case .transition(_, let state) = entry.kind, let recognizer = entry.recognizer {
      stopIfWanted(recognizer, state)
    }
  }

  /// The name of an object; nil if the object has not been sent.
  package func name(of object: AnyObject) -> String? { names.numberIfKnown(of: object).map { names.name(of: $0) } }

  /// The number of an object.
  ///
  /// Sends the tree first if the object has not been sent.
  func number(of object: AnyObject) -> Int {
    if let number = names.numberIfKnown(of: object) { return number }
    sendTree()
    return names.number(of: object)
  }

  private func touchNumber(_ touch: UITouch) -> Int {
    if let known = touches.last(where: { $0.touch === touch }) { return known.number }
    touchCount += 1
    if touches.count > 2 * Self.maximumTouches { touches.removeFirst(Self.maximumTouches) }
    touches.append(KnownTouch(touch: touch, number: touchCount))
    map.note(touch, touchCount, in: touch.window?.windowScene ?? eventScene)
    send(touch, touchCount)
    return touchCount
  }

  /// Sends the positions of the active touches, and the end of each touch once.
  private func sendTouches() {
    for index in touches.indices where !touches[index].isOver {
      guard let touch = touches[index].touch else { continue }
      send(touch, touches[index].number)
      touches[index].isOver = !touch.isActive
    }
  }

  private func send(_ touch: UITouch, _ number: Int) {
    let view = touch.view.map { self.number(of: $0) } ?? 0
    channel.add(ProbeEntry.line(of: touch, number: number, view: view) + "\n")
  }

  /// Schedules sending the tree, once for all changes until then.
  func treeMayDiffer() {
    isTreeOld = true
    guard refresh == nil else { return }
    let loop = application.loop
    refresh = loop.schedule(at: time.isPaused ? loop.now : loop.now + Self.longestDelay) { [weak self] in
      self?.refresh = nil
      self?.sendTree()
    }
  }

  func sendTree() {
    isTreeOld = false
    if !overlay.isEmpty { showOverlay(overlay) }
    defer { sendReading() }
    let now = ProbeTree.text(of: application, names)
    map.follow(now)
    guard now != tree else { return }
    tree = now
    channel.add(now)
    for one in names.takeClasses() {
      var line = ProbeLine("class")
      line.add(one.name)
      line.add(one.mangled)
      channel.add(line.text + "\n")
    }
    channel.flush()
    mark.update()
  }

  /// Sends what a screen reader reads, if the inspector shows it and it has changed.
  private func sendReading() {
    guard let text = reading.text(of: application, { names.numberIfKnown(of: $0) ?? 0 }) else { return }
    channel.add(text)
    channel.flush()
  }

  /// Shows the costs of frames in all windows of the app, also in those that were opened later.
  func showOverlay(_ parts: FrameOverlay.Parts) {
    overlay = parts
    for scene in application.scenes where !scene.isTool { scene.composer.showOverlay(parts) }
  }

  private func stopIfWanted(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let number = names.number(of: recognizer)
    guard stops[number]?.contains(state.rawValue) == true, !time.isPaused else { return }
    time.pause()
    var line = ProbeLine("held")
    line.add(number)
    line.add(state.rawValue)
    channel.add(line.text + "\n")
  }

  // MARK: Incoming events

  private func admit(_ event: InputEvent, _ scene: UIWindowScene) -> [InputEvent] {
    eventScene = scene
    if isPicking, let place = ProbePick.place(of: event) {
      if ProbePick.isPress(event) { pick(at: place, in: scene) }
      return []
    }
    return time.admit(event, scene)
  }

  private func pick(at place: CGPoint, in scene: UIWindowScene) {
    guard let view = ProbePick.view(at: place, in: scene) else { return }
    sendTree()
    var line = ProbeLine("picked")
    line.add(number(of: view))
    channel.send(line)
  }
}
