import TouchTrace
import TouchArbiter
import TouchCapture
import TouchDiagnosis
import TouchGeometry
import TouchKit

/// The touches of one window and their accounts, built from the trace stream.
///
/// The account of the last touch stays until the next touch begins.
@MainActor final class Observation {
  /// The observed window.
  ///
  /// Entries about other windows are ignored.
  private let window: UIWindow
  private let nameInScene: (AnyObject) -> String?
  private let parts: PartNames

  /// The accounts of the last touches, oldest first.
  private(set) var accounts: [TouchAccount] = []
  private(set) var fingers: [FingerMark] = []
  private(set) var log = RunningLog()
  /// The time from which the log counts seconds: the start of the played input, or else the first touch or key.
  private(set) var startTime: TimeInterval?
  /// The time of the first touch in the window.
  private(set) var firstTouchTime: TimeInterval?

  /// The maximum number of accounts that are kept.
  static let longestHistory = 256

  var hitTest: HitTestAccount { accounts.last?.hitTest ?? HitTestAccount() }
  var chain: ChainAccount? { accounts.last?.chain }
  /// The name of the view that the last touch hit; nil if it hit none.
  var hitName: String? { accounts.last?.hitName }
  /// The number of the finger of the last account.
  var finger: Int? { accounts.last?.finger }

  private var touches: [UITouch] = []
  /// The recognizers that received a touch whose account is not published yet.
  private var early: [UIGestureRecognizer] = []
  private weak var subject: UITouch?
  /// The touch of the most recent hit test, and the account of it so far.
  private weak var asked: UITouch?
  private var pending = HitTestAccount()

  /// Returns the class that a replica represents; nil for other objects.
  private let className: (AnyObject) -> String?

  /// Returns the number that a touch has in a running program; 0 in scenes.
  var numberOfTouch: (UITouch) -> Int = { _ in 0 }

  init(
    of window: UIWindow, startTime: TimeInterval? = nil, name: @escaping (AnyObject) -> String?,
    className: @escaping (AnyObject) -> String? = { _ in nil }, parts: PartNames? = nil
  ) {
    self.window = window
    self.startTime = startTime
    self.className = className
    nameInScene = name
    self.parts = parts ?? PartNames(name)
  }

  /// Adds a trace entry; returns true if there is something new to show.
  func apply(_ entry: TraceEntry) -> Bool {
    switch entry.kind {
    case .hitTest(let answer): return addHitTest(answer, entry)
    case .bound: return addBound(entry)
    case .event: return entry.press == nil && addPlaces()
    case .sent(let phase): return addCall(phase.method, entry)
    case .cancelled: return entry.view == nil ? false : addCall("touchesCancelled", entry)
    case .forwarded: return addForwarded(entry)
    case .dropped(let phase): return addDropped(phase, entry)
    case .withheld(let phase):
      guard isWatched(entry.view) else { return false }
      let words = localized("%1$s kept from %2$s", phase.method, name(of: entry.view))
      write(entry, .call, Self.line(words, entry))
    case .transition(let from, let to):
      guard let recognizer = entry.recognizer, isWatched(recognizer.view) else { return false }
      let reason = entry.reason.map { localized(", ") + $0.words(entry.measure) } ?? ""
      write(entry, .gesture, "\(name(of: recognizer)) \(from) → \(to)\(reason)")
    case .action(let state):
      guard let recognizer = entry.recognizer, isWatched(recognizer.view) else { return false }
      changeTakings { $0.act(recognizer) }
      write(entry, .gesture, localized("%1$s action, %2$s", name(of: recognizer), "\(state)"))
    case .told(let signal):
      guard let word = signal.word, entry.responder?.responderWindow === window, !(entry.responder is UIWindow) else {
        return false
      }
      write(entry, .call, localized("%1$s to %2$s", word, name(of: entry.responder)))
    case .passedOn(let signal):
      guard signal.word != nil, let next = entry.culprit, entry.responder?.responderWindow === window,
        !(entry.responder is UIWindow)
      else { return false }
      log.extend(" › \(name(of: next))")
    case .transferred:
      guard let view = entry.view, isWatched(view) else { return false }
      write(entry, .gesture, localized("%1$s is at its edge, %2$s scrolls", name(of: view), name(of: entry.culprit)))
    case .receive(let isReceived):
      if isReceived, let recognizer = entry.recognizer, let touch = entry.touch { note(recognizer, received: touch) }
      return false
    case .reset:
      guard let recognizer = entry.recognizer else { return false }
      return changeTakings { $0.reset(recognizer) }
    case .asked, .blocked, .released, .prevented, .delivered: return false
    }
    return true
  }

  /// The name of an object: from the scene, else its name as a part, else the name of its class.
  func name(of object: AnyObject?) -> String {
    guard let object else { return "nobody" }
    return nameInScene(object) ?? parts.name(of: object) ?? kind(of: object)
  }

  /// The name of a view, and whether it is a part that the scene does not name.
  private func nameOfView(_ view: UIView) -> (String, isPart: Bool) {
    if let name = nameInScene(view) { return (name, false) }
    // Views of classes outside the kit may override anything: they are listed even without a name.
    let isPart = !(view is UIWindow) && CapturedTree.isOfTheKit(type(of: view))
    return (parts.name(of: view) ?? kind(of: view), isPart)
  }

  /// Whether the scene names an object; views inside controls and cells have no name.
  func isNamed(_ object: AnyObject) -> Bool { nameInScene(object) != nil }

  // MARK: Entries

  private func addHitTest(_ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry) -> Bool {
    guard let view = entry.view, isWatched(view) else { return false }
    if asked !== entry.touch {
      asked = entry.touch
      pending = HitTestAccount()
    }
    pending.add(view, answer, entry, name: nameOfView)
    return false
  }

  /// Adds the account of a completed hit test to `accounts`.
  ///
  /// Not called for a hit test that ended in another window.
  private func publish(of touch: UITouch, _ time: TimeInterval, hit: UIView? = nil) {
    begin(at: time)
    if firstTouchTime == nil { firstTouchTime = time }
    pending.complete(at: touch.place, name: nameOfView)
    var account = TouchAccount(
      time: time, finger: touch.identifier, tool: Tool(touch), hitName: hit.map { name(of: $0) }, hitTest: pending,
      place: window.toSuperview)
    if let hit {
      account.chains = [
        (time, ChainAccount(from: hit, name: { self.name(of: $0) }, kind: { self.kind(of: $0) }))
      ]
    }
    account.number = numberOfTouch(touch)
    account.taking.spot = place(of: touch)
    account.taking.isOver = hit == nil
    for recognizer in early where hit != nil { account.taking.receive(recognizer, name(of: recognizer)) }
    early = []
    if accounts.count >= Self.longestHistory { accounts.removeFirst(Self.longestHistory / 4) }
    accounts.append(account)
    subject = touch
    if !fingers.contains(where: \.isDown) { fingers = [] }
  }

  private func addBound(_ entry: TraceEntry) -> Bool {
    guard let touch = entry.touch, let view = entry.view, isWatched(view) else { return false }
    publish(of: touch, entry.time, hit: view)
    fingers.removeAll { $0.id == touch.identifier }
    fingers.append(FingerMark(id: touch.identifier, place: place(of: touch)))
    touches.append(touch)
    write(
      entry, .touch,
      localized("%1$s hits %2$s", FingerMark.localizedName(touch.identifier, Tool(touch)), name(of: view)))
    return true
  }

  /// The location of a touch in the scene's coordinates, independent of the zoom.
  private func place(of touch: UITouch) -> CGPoint { window.fromSuperview(touch.place) ?? touch.place }

  private func addPlaces() -> Bool {
    var isNew = false
    for touch in touches {
      guard let index = fingers.firstIndex(where: { $0.id == touch.identifier }) else { continue }
      let before = fingers[index]
      fingers[index].move(to: place(of: touch))
      fingers[index].isDown = touch.isActive
      if fingers[index] != before { isNew = true }
    }
    for touch in touches where !touch.isActive {
      let index = accounts.lastIndex { $0.finger == touch.identifier }
      if let index { accounts[index].taking.isOver = true }
    }
    touches.removeAll { !$0.isActive }
    return isNew
  }

  private func note(_ recognizer: UIGestureRecognizer, received touch: UITouch) {
    guard isWatched(recognizer.view) else { return }
    guard touches.contains(where: { $0 === touch }),
      let index = accounts.lastIndex(where: { $0.finger == touch.identifier })
    else { return early.append(recognizer) }
    accounts[index].taking.receive(recognizer, name(of: recognizer))
  }

  /// Changes what is known about the last touches.
  ///
  /// - Returns: whether another touch is untaken, or one less.
  @discardableResult private func changeTakings(_ change: (inout TouchTaking) -> Void) -> Bool {
    let recent = accounts.indices.suffix(Self.maximumOpen)
    let before = recent.filter { accounts[$0].isUntaken }.count
    for index in recent { change(&accounts[index].taking) }
    return recent.filter { accounts[$0].isUntaken }.count != before
  }

  /// The number of last touches that recognizers may still act on.
  private static let maximumOpen = 20

  private func addCall(_ method: String, _ entry: TraceEntry) -> Bool {
    guard let view = entry.view, isWatched(view) else { return false }
    if entry.touch === subject { changeChain(entry.time) { $0.begin(method) } }
    write(entry, .call, "\(name(of: view)) \(method)")
    return true
  }

  private func addForwarded(_ entry: TraceEntry) -> Bool {
    guard let next = entry.culprit, isWatched(entry.view) else { return false }
    if entry.touch === subject { changeChain(entry.time) { $0.pass(to: next) } }
    log.extend(" › \(name(of: next))")
    return true
  }

  private func addDropped(_ phase: UITouch.Phase, _ entry: TraceEntry) -> Bool {
    guard let touch = entry.touch, entry.view == nil ? touch === asked : isWatched(entry.view) else { return false }
    if let view = entry.view {
      let words = localized("%1$s never reaches %2$s", phase.method, name(of: view))
      write(entry, .call, Self.line(words, entry))
    } else {
      publish(of: touch, entry.time)
      write(entry, .touch, localized("%1$s hits nothing", FingerMark.localizedName(touch.identifier, Tool(touch))))
    }
    return true
  }

  /// A line of the log with the reason of its entry, if it has one.
  private static func line(_ words: String, _ entry: TraceEntry) -> String {
    entry.reason.map { localized("%1$s: %2$s", words, $0.words(entry.measure)) } ?? words
  }

  private func changeChain(_ time: TimeInterval, _ change: (inout ChainAccount) -> Void) {
    guard !accounts.isEmpty else { return }
    accounts[accounts.count - 1].changeChain(time, change)
  }

  /// The account of the most recent touch at a time.
  func account(at time: TimeInterval) -> TouchAccount? { accounts.last { $0.time <= time } }

  // MARK: Parts

  private func isWatched(_ view: UIView?) -> Bool { view?.window === window }

  private func kind(of object: AnyObject) -> String {
    className(object) ?? ViewWords.className(of: object)
  }

  /// Sets `startTime`, unless it is already set.
  func begin(at time: TimeInterval) { if startTime == nil { startTime = time } }

  private func write(_ entry: TraceEntry, _ kind: RunningLog.Line.Kind, _ text: String) {
    begin(at: entry.time)
    log.begin(RunningLog.Line(time: entry.time - (startTime ?? 0), text: text, kind: kind))
  }
}

extension UITouch.Phase {
  /// The name of the responder method for the phase.
  var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "stationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .regionEntered: "entered"
    case .regionMoved: "hovered"
    case .regionExited: "left"
    }
  }
}
