import CTouchSystem
import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// What an inspected program has of the inspector: it tells the tree and every decision, and does what it is told.
///
/// The inspector itself is another process, so there is no window, view, recognizer or delegate of it here. It is made
/// when the environment asks for it and not otherwise.
@MainActor package final class Probe: TraceSink {
  let application: UIApplication
  package let channel: ProbeChannel
  let names = ProbeNames()
  let time: HeldTime
  /// Gets every decision, too.
  package var others: [any TraceSink]
  /// Who is told to a recognizer about others, by its number.
  var delegates: [Int: TogetherDelegate] = [:]
  /// In what states of which recognizers the time is to stand still.
  var stops: [Int: Set<Int>] = [:]
  /// Whether a press chooses a view instead of touching it.
  var isPicking = false
  var mark: ProbeMark
  /// Takes down gestures while that is wanted.
  var capture: Capture?
  /// Takes down gestures that the inspector plays again, while that is wanted.
  var trials: GestureTrials?
  private var tree = ""
  private var isTreeOld = true
  private var refresh: LoopTimer?
  private var passes: [LoopObserver] = []
  /// The last touches, with their numbers: of what was held back from its view, entries may come late.
  private var touches: [KnownTouch] = []
  private var touchCount = 0

  private struct KnownTouch {
    weak var touch: UITouch?
    let number: Int
    /// Whether its end was told.
    var isOver = false
  }

  /// So many touches that are over are kept.
  private static let mostTouches = 64
  /// How long the tree may be old while things move, in seconds of the program.
  private static let patience: TimeInterval = 0.1

  /// Starts the inspector beside a program; nil where it cannot be started, and then the reason is told.
  ///
  /// - Parameters:
  ///   - wanted: the path of the command, or another word for the command that is found.
  ///   - folder: where the program itself lies, and perhaps the command.
  package static func start(
    _ wanted: String, of application: UIApplication, besides folder: String, _ complain: (String) -> Void
  ) -> Probe? {
    let beside = "\(folder)/touchstone"
    let command = wanted.contains("/") ? wanted : access(beside, X_OK) == 0 ? beside : "touchstone"
    let end = touch_inspector_start(command)
    guard end >= 0 else {
      complain("the inspector is the command touchstone: \(command): \(String(cString: strerror(-end)))")
      return nil
    }
    return Probe(application, ProbeChannel(end, application.loop))
  }

  package init(_ application: UIApplication, _ channel: ProbeChannel) {
    (self.application, self.channel) = (application, channel)
    others = application.traceSink.map { [$0] } ?? []
    time = HeldTime(application)
    mark = ProbeMark(application)
    var hello = ProbeLine("program")
    hello.add(application.programName)
    hello.add(Int(getpid()))
    channel.add(hello.text + "\n")
    channel.onLine = { [weak self] in self?.perform(ProbeLine.words(of: $0)) }
    channel.onClose = { [weak self] in self?.leave() }
    application.traceSink = self
    application.inputGate = { [weak self] event, scene in self?.admit(event, scene) ?? [event] }
    passes = [
      application.loop.addHandler(for: .present) { [weak self] in self?.treeMayDiffer() },
      application.loop.addHandler(for: .sleep) { [weak self] in self?.channel.flush() },
    ]
    tellTree()
  }

  /// Lets the program be as if nobody had looked on; flags that were changed stay as they are.
  private func leave() {
    for pass in passes { pass.cancel() }
    refresh?.cancel()
    capture?.finish()
    trials?.end()
    mark.show(nil)
    application.inputGate = nil
    if application.traceSink === self { application.traceSink = others.first }
    time.release()
    application.timeRate = 1
  }

  // MARK: Telling

  package func record(_ entry: TraceEntry) {
    for other in others { other.record(entry) }
    capture?.record(entry)
    trials?.record(entry)
    // What moved since the last frame counts for the hit test.
    if case .hitTest = entry.kind, isTreeOld { tellTree() }
    if case .event = entry.kind { tellTouches() }
    let touch = entry.touch.map { touchNumber($0) } ?? 0
    channel.add(ProbeEntry.line(of: entry, touch: touch) { number(of: $0) } + "\n")
    treeMayDiffer()
    if case .transition(_, let state) = entry.kind, let recognizer = entry.recognizer {
      stopIfWanted(recognizer, state)
    }
  }

  /// What an object is called; nil for one that was not told of.
  package func name(of object: AnyObject) -> String? { names.numberIfKnown(of: object).map { names.name(of: $0) } }

  /// The number of an object, which is told of first if that was not done.
  private func number(of object: AnyObject) -> Int {
    if let number = names.numberIfKnown(of: object) { return number }
    tellTree()
    return names.number(of: object)
  }

  private func touchNumber(_ touch: UITouch) -> Int {
    if let known = touches.last(where: { $0.touch === touch }) { return known.number }
    touchCount += 1
    if touches.count > 2 * Self.mostTouches { touches.removeFirst(Self.mostTouches) }
    touches.append(KnownTouch(touch: touch, number: touchCount))
    tell(touch, touchCount)
    return touchCount
  }

  /// Tells where the touches are that have not ended, and the end of each once.
  private func tellTouches() {
    for index in touches.indices where !touches[index].isOver {
      guard let touch = touches[index].touch else { continue }
      tell(touch, touches[index].number)
      touches[index].isOver = !touch.isActive
    }
  }

  private func tell(_ touch: UITouch, _ number: Int) {
    let view = touch.view.map { self.number(of: $0) } ?? 0
    channel.add(ProbeEntry.line(of: touch, number: number, view: view) + "\n")
  }

  /// Tells the tree a little later, once for all that happens till then.
  func treeMayDiffer() {
    isTreeOld = true
    guard refresh == nil else { return }
    let loop = application.loop
    refresh = loop.schedule(at: time.isHeld ? loop.now : loop.now + Self.patience) { [weak self] in
      self?.refresh = nil
      self?.tellTree()
    }
  }

  func tellTree() {
    isTreeOld = false
    let now = ProbeTree.text(of: application, names)
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

  private func stopIfWanted(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let number = names.number(of: recognizer)
    guard stops[number]?.contains(state.rawValue) == true, !time.isHeld else { return }
    time.hold()
    var line = ProbeLine("held")
    line.add(number)
    line.add(state.rawValue)
    channel.add(line.text + "\n")
  }

  // MARK: Looking at what comes in

  private func admit(_ event: InputEvent, _ scene: UIWindowScene) -> [InputEvent] {
    if isPicking, let place = ProbePick.place(of: event) {
      if ProbePick.isPress(event) { pick(at: place, in: scene) }
      return []
    }
    return time.admit(event, scene)
  }

  private func pick(at place: CGPoint, in scene: UIWindowScene) {
    guard let view = ProbePick.view(at: place, in: scene) else { return }
    tellTree()
    var line = ProbeLine("picked")
    line.add(number(of: view))
    channel.send(line)
  }
}
