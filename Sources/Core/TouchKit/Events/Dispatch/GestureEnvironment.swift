import TouchArbiter
import TouchGeometry
import TouchLoop

/// Takes every touch event of an application through the recognizers and on to the views (semantics 0.4, §11).
///
/// For each event: recognizers are collected for the touches that begin; every recognizer gets its part and sets its
/// state; the arbiter is asked what follows, and its steps are carried out; what nobody withholds any longer goes to
/// the views; then the views get what is left of the event. Timers and assignments from outside run the same pass
/// without an event.
///
/// Whatever is called on the way may change everything: views and recognizers may go, come, be disabled, another event
/// may be sent from inside. The environment walks over copies and looks again after each call. An event or a timer that
/// comes in while a handler runs first lets what is under way come to its end, so nothing overtakes.
@MainActor package final class GestureEnvironment {
  /// The application whose environment this is; nil when it is gone and a call still uses the environment.
  private(set) weak var application: UIApplication?
  let loop: EventLoop
  /// The application's one event of touches.
  let touchesEvent: UIEvent
  var arbiter = Arbiter()
  let roster = Roster()
  let acquaintances = Acquaintances()
  let ledger = TouchLedger()
  let turns = TurnStack()
  private var isPassScheduled = false
  /// Whether a sequence may be over since `finishSequence()` ran last: a finger was lifted, or a recognizer whose
  /// window has no finger waits for a recognizer of another window.
  var mayBeOver = false
  var sets = TouchSetCache()
  /// The application's `traceSink`.
  #if TOUCHSTONE_NO_TRACE
  var trace: (any TraceSink)? { nil }
  #else
  var trace: (any TraceSink)?
  #endif
  /// The recognizers that the pointer is over.
  var hovering: [UIGestureRecognizer] = []

  package init(application: UIApplication) {
    self.application = application
    (loop, touchesEvent) = (application.loop, application.touchesEvent)
  }

  /// The environment that a recognizer belongs to: that of its window's application, or else of the one that runs.
  static func current(for recognizer: UIGestureRecognizer) -> GestureEnvironment {
    if let environment = recognizer.environment { return environment }
    return (recognizer.view?.window?.application ?? UIApplication.shared).gestureEnvironment
  }

  /// The recognizer in a slot; nil while it has neither an attempt nor anything to say.
  func recognizer(_ id: RecognizerID) -> UIGestureRecognizer? { roster.recognizer(id) }

  /// The slot of a recognizer; given out at the first call.
  @discardableResult
  func enroll(_ recognizer: UIGestureRecognizer) -> RecognizerID {
    if recognizer.environment === self { return recognizer.slot }
    let id = roster.enroll(recognizer, in: &arbiter)
    recognizer.slot = id
    recognizer.environment = self
    return id
  }

  /// The time of the loop.
  var now: TimeInterval { loop.now }

  // MARK: Events

  /// Sends an event to the windows that have touches in it, each once; they bring it to `process(_:in:)`.
  func send(_ event: UIEvent) {
    for touch in event.touches { if let window = touch.window { turns.owe(window) } }
    while let window = turns.nextOwed() { window.sendEvent(event) }
  }

  /// Brings the event of touches to its end in one of whose handlers another one comes in; touches change in place, so
  /// what they did there has to be told first.
  func concludeUnderWay() {
    concludeTurns()
    while let window = turns.nextOwed() { window.sendEvent(touchesEvent) }
    application?.retireTouches()
  }

  /// Takes an event of touches through everything.
  ///
  /// Called by `UIWindow.sendEvent(_:)` for the touches of the window.
  func process(_ event: UIEvent, in window: UIWindow) {
    let turn = open(event, window)
    guard !turn.touches.isEmpty else {
      close(turn)
      return
    }
    collect(turn)
    turn.gatherRecognizers()
    deliverToRecognizers(turn)
    arbitrate(turn)
    deliverToViews(turn)
    let hasEnds = turn.isPresent[UITouch.Phase.ended.rawValue] || turn.isPresent[UITouch.Phase.cancelled.rawValue]
    if hasEnds {
      retireEndedTouches(turn)
      mayBeOver = true
    }
    close(turn)
    if mayBeOver { finishSequence() }
  }

  private func open(_ event: UIEvent, _ window: UIWindow) -> EventTurn {
    concludeTurns()
    let turn = turns.open(event)
    for touch in event.touches where touch.window === window && touch.phase != .stationary {
      if !touch.isActive && turns.isEnding(touch) { continue }
      turn.add(touch)
    }
    return turn
  }

  /// Does what is left to do of events and passes that are on the stack, all but the rest of the handler that is
  /// running.
  private func concludeTurns() {
    guard turns.activity > 0 else { return }
    for outer in 0..<turns.depth where turns[outer].isOwedToViews {
      deliverToRecognizers(turns[outer])
      arbitrate(turns[outer])
      deliverToViews(turns[outer])
      retireEndedTouches(turns[outer])
    }
    arbitrate(nil)
    finishSequence()
  }

  /// Lets go of the touches of a window that goes, and of those of events that are done, which are kept for their
  /// storage otherwise.
  func forgetTouches(of window: UIWindow) {
    ledger.dropWithheld(of: window)
    turns.forgetTouches(of: window)
    sets = TouchSetCache()
  }

  /// Whether an event or a pass is on the stack, or windows are still to be told.
  var isBusy: Bool { turns.isBusy }

  /// Whether the environment has done with a touch that is lifted.
  func hasRetired(_ touch: UITouch) -> Bool { !ledger.isActive(touch) }

  private func close(_ turn: EventTurn) {
    turns.close(turn)
    if ledger.active.isEmpty { sets.removeAll() }
  }

  private func retireEndedTouches(_ turn: EventTurn) {
    for index in turn.touches.indices where turn.phases[index] == .ended || turn.phases[index] == .cancelled {
      let touch = turn.touches[index]
      for recognizer in touch.route.recognizers {
        recognizer.editAttempt { $0.followed.removeAll { $0 === touch } }
        // A gesture may go on for long while other fingers come and go; what is over for everybody is forgotten.
        if recognizer.phase != .possible && !recognizer.attempt.isHeld && touch.isOverForView {
          recognizer.editAttempt { $0.touches.removeAll { $0 === touch } }
        }
      }
      touch.route.recognizers.removeAll()
      ledger.end(touch)
      // A gesture may have had the touch before its content delay was over.
      if !ledger.isWithheld(touch) {
        touch.route.contentTimer?.cancel()
        touch.route.contentTimer = nil
      }
    }
  }

  // MARK: Without an event

  /// Runs `body`, which may set states, and then the pass; for timers of recognizers.
  func perform(_ body: () -> Void) {
    if turns.activity > 0 { concludeUnderWay() }
    turns.enter()
    body()
    arbitrate(nil)
    turns.leave()
    finishSequence()
  }

  /// Sees to it that what was set from outside is acted upon before the loop sleeps (4.5.1).
  func schedulePass() {
    guard turns.activity == 0, !isPassScheduled else { return }
    isPassScheduled = true
    _ = loop.schedule(at: loop.now) { [weak self] in
      self?.isPassScheduled = false
      self?.perform {}
    }
  }

  /// When no finger is down: recognizers that are undecided and wait for nothing are reset (4.6.5), and recognizers
  /// that only wait for each other fail (5.2.9).
  ///
  /// The last step of every event and timer, also of one that a handler has let in, and of what is under way before
  /// that one comes: a finger that comes down afterwards finds everybody ready for it (4.13).
  private func finishSequence() {
    mayBeOver = false
    if arbiter.engagedMembers.isEmpty { return }
    turns.enter()
    finishWhatIsOver()
    turns.leave()
    // Recognizers that are left may be decided by what happens in other windows, without another finger being lifted.
    // So may recognizers of a window in which a finger of this event comes down, should the window never be told.
    if arbiter.engagedMembers.contains(where: { id in
      guard let recognizer = recognizer(id), let window = recognizer.view?.window else { return false }
      let isLeft = recognizer.attempt.isHeld || recognizer.isInCall || isFingerArriving(in: window)
      return isLeft && !ledger.isActive(in: window)
    }) {
      mayBeOver = true
    }
  }

  private func finishWhatIsOver() {
    for id in arbiter.engagedMembers where arbiter.state(of: id) == .possible {
      guard let recognizer = recognizer(id), isSequenceOver(for: recognizer), !recognizer.isWaitingForTimer,
        !recognizer.isInCall
      else { continue }
      endAttempt(of: recognizer, rule: "4.6.5")
    }
    arbitrate(nil)
    let waiting = arbiter.engagedMembers.filter { recognizer($0).map(isSequenceOver) ?? true }
    guard waiting.contains(where: { arbiter.isHeld($0) }) else { return }
    // A recognizer of another window may still have a finger.
    let open = arbiter.engagedMembers.filter { id in
      recognizer(id).map { $0.isWaitingForTimer || $0.isInCall || !isSequenceOver(for: $0) } ?? false
    }
    let failed = arbiter.breakDeadlocks(among: waiting) { open.contains($0) }
    for id in failed { carryOutFailure(of: id, rule: "5.2.9") }
    if !failed.isEmpty { arbitrate(nil) }
  }

  /// Whether no finger is down in the recognizer's window.
  private func isSequenceOver(for recognizer: UIGestureRecognizer) -> Bool {
    guard let window = recognizer.view?.window else { return true }
    return !ledger.isActive(in: window) && !isFingerArriving(in: window)
  }

  /// Whether the event under way has a finger that came down in a window which has still to be told.
  private func isFingerArriving(in window: UIWindow) -> Bool {
    touchesEvent.touches.contains { $0.window === window && $0.phase == .began }
  }
}
