import TouchArbiter
import TouchGeometry
import TouchLoop

/// Routes every touch event of an application through recognizers to views (semantics 0.4, §11).
///
/// For each event, the environment
///
/// 1. collects recognizers for the touches that begin;
/// 2. calls each recognizer with its touches, and the recognizer sets its state;
/// 3. queries the arbiter and executes its steps;
/// 4. delivers the phases that are no longer withheld to the views;
/// 5. delivers the rest of the event to the views.
///
/// Timers, and states that are set outside of an event, run the steps from 3 on.
///
/// A callback may do anything: add, remove or disable views and recognizers, or send another event. The environment
/// iterates over copies, and reads state again after each call. If an event or a timer arrives while a handler runs,
/// the work in progress is completed first, so events are never reordered.
@MainActor package final class GestureEnvironment {
  /// The application of this environment; nil if it was deallocated while a call still uses the environment.
  private(set) weak var application: UIApplication?
  let loop: EventLoop
  /// The application's single event of touches.
  let touchesEvent: UIEvent
  var arbiter = Arbiter()
  /// The number of actions and resets in the running passes; 0 outside of a pass.
  var stepsOfPass = 0
  let recognizerSlots = RecognizerSlots()
  let introducedPairs = IntroducedPairs()
  let registry = TouchRegistry()
  let turns = TurnStack()
  /// The number of begun presses, gestures of a touchpad, and attempts with the wheel.
  var pressCount = 0
  /// The presses with withheld phases that a responder may still receive (48.28, 48.29).
  var withheldPresses: [UIPress] = []
  private var isPassScheduled = false
  /// Whether a sequence may have ended since `finishSequence()` last ran: a finger was lifted, or a recognizer whose
  /// window has no finger waits for one of another window.
  var mayBeOver = false
  var sets = TouchSetCache()
  /// The application's `traceSink`.
  #if TOUCHSTONE_NO_TRACE
  var trace: (any TraceSink)? { nil }
  #else
  var trace: (any TraceSink)?
  #endif
  /// The recognizers under the pointer.
  var hovering: [UIGestureRecognizer] = []
  /// The recognizers under the pointer that refused the hover in progress.
  var hoverRefusers: [UIGestureRecognizer] = []
  /// The slot of the recognizer that followed the last movement of the wheel or touchpad.
  ///
  /// A weak reference to the recognizer would add 3 % of instructions to each later event of a finger.
  var wheelSlot: RecognizerID?

  package init(application: UIApplication) {
    self.application = application
    (loop, touchesEvent) = (application.loop, application.touchesEvent)
  }

  /// Returns the environment of a recognizer: that of its window's application, or of the running one.
  static func current(for recognizer: UIGestureRecognizer) -> GestureEnvironment {
    if let environment = recognizer.environment { return environment }
    return (recognizer.view?.window?.application ?? UIApplication.shared).gestureEnvironment
  }

  /// Returns the recognizer in a slot; nil while it has neither an attempt nor a state other than possible.
  func recognizer(_ id: RecognizerID) -> UIGestureRecognizer? { recognizerSlots.recognizer(id) }

  /// Returns the slot of a recognizer, assigned at the first call.
  @discardableResult
  func enroll(_ recognizer: UIGestureRecognizer) -> RecognizerID {
    if recognizer.environment === self { return recognizer.slot }
    let id = recognizerSlots.enroll(recognizer, in: &arbiter)
    recognizer.slot = id
    recognizer.environment = self
    return id
  }

  /// The current time of the loop.
  var now: TimeInterval { loop.now }

  // MARK: Events

  /// Sends an event to each window that contains its touches, once; the windows call `process(_:in:)`.
  func send(_ event: UIEvent) {
    for touch in event.touches { if let window = touch.window { turns.addWaiting(window) } }
    while let window = turns.nextWaiting() { window.sendEvent(event) }
  }

  /// Completes the running event of touches before another one that was sent from its handlers: touches change in
  /// place, so their earlier changes must be delivered first.
  func concludeUnderWay() {
    concludeTurns()
    while let window = turns.nextWaiting() { window.sendEvent(touchesEvent) }
    application?.retireTouches()
  }

  /// Processes an event of touches.
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

  /// Completes the events and passes on the stack, except for the rest of the running handler.
  func concludeTurns() {
    guard turns.activity > 0 else { return }
    for outer in 0..<turns.depth where turns[outer].isOwedToViews {
      let turn = turns[outer]
      if let presses = turn.presses, let event = turn.event as? UIPressesEvent {
        complete(presses: presses, of: turn, event)
        continue
      }
      deliverToRecognizers(turn)
      arbitrate(turn)
      deliverToViews(turn)
      retireEndedTouches(turn)
    }
    arbitrate(nil)
    finishSequence()
  }

  /// Releases the touches of a removed window, and those of completed events, which are otherwise retained for their
  /// storage.
  func forgetTouches(of window: UIWindow) {
    registry.dropWithheld(of: window)
    turns.forgetTouches(of: window)
    sets = TouchSetCache()
  }

  /// Whether an event or a pass is on the stack, or windows have yet to receive the event.
  var isBusy: Bool { turns.isBusy }

  /// Whether the environment has finished with a lifted touch.
  func hasRetired(_ touch: UITouch) -> Bool { !registry.isActive(touch) }

  private func close(_ turn: EventTurn) {
    turns.close(turn)
    if registry.active.isEmpty { sets.removeAll() }
  }

  private func retireEndedTouches(_ turn: EventTurn) {
    for index in turn.touches.indices where turn.phases[index] == .ended || turn.phases[index] == .cancelled {
      let touch = turn.touches[index]
      for recognizer in touch.route.recognizers {
        recognizer.editAttempt { $0.followed.removeAll { $0 === touch } }
        // A gesture may last long while other fingers come and go; touches that are finished everywhere are dropped.
        if recognizer.phase != .possible && !recognizer.attempt.isHeld && touch.isOverForView {
          recognizer.editAttempt { $0.touches.removeAll { $0 === touch } }
        }
      }
      touch.route.recognizers.removeAll()
      registry.end(touch)
      // A gesture may have taken the touch before its content delay was over.
      if !registry.isWithheld(touch) {
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

  /// Schedules a pass for states set from outside, before the loop sleeps (4.5.1).
  func schedulePass() {
    guard turns.activity == 0, !isPassScheduled else { return }
    isPassScheduled = true
    _ = loop.schedule(at: loop.now) { [weak self] in
      self?.isPassScheduled = false
      self?.perform {}
    }
  }

  /// Ends the sequence when no finger is down: undecided recognizers that wait for nothing are reset (4.6.5), and
  /// recognizers that only wait for each other fail (5.2.9).
  ///
  /// It is the last step of every event and timer, including nested ones, and of work that a nested one completes
  /// first: the next finger finds all recognizers ready (4.13).
  func finishSequence() {
    mayBeOver = false
    if arbiter.engagedMembers.isEmpty { return }
    turns.enter()
    finishEndedSequences()
    turns.leave()
    // The remaining recognizers may be decided by events in other windows, without a finger being lifted; those of
    // presses, of a touchpad's gesture and of the wheel also by events of fingers in their window. The same is true in a
    // window where a finger of this event began, if the window never receives the event.
    if arbiter.engagedMembers.contains(where: { id in
      guard let recognizer = recognizer(id), let window = recognizer.view?.window else { return false }
      let isLeft = recognizer.attempt.isHeld || recognizer.isInCall || isFingerArriving(in: window)
      let hasTouches = !recognizer.isForPresses && !recognizer.isForTransform && !recognizer.attempt.followsWheel
      return isLeft && (hasTouches ? !registry.isActive(in: window) : isSequenceOver(for: recognizer))
    }) {
      mayBeOver = true
    }
  }

  private func finishEndedSequences() {
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

  /// Whether no finger is down in the recognizer's window; in an attempt with presses, whether none of them is (48.34);
  /// with a touchpad's gesture, whether that has ended; with the wheel, whether it is at rest.
  private func isSequenceOver(for recognizer: UIGestureRecognizer) -> Bool {
    if let presses = recognizer.pressAttempt { return presses.followed.isEmpty }
    if let gesture = recognizer.transformAttempt { return gesture.isOver }
    if recognizer.attempt.followsWheel { return !recognizer.isWaitingForTimer }
    guard let window = recognizer.view?.window else { return true }
    return !registry.isActive(in: window) && !isFingerArriving(in: window)
  }

  /// Whether the current event contains a finger that began in a window that has yet to receive it.
  private func isFingerArriving(in window: UIWindow) -> Bool {
    touchesEvent.touches.contains { $0.window === window && $0.phase == .began }
  }
}
