/// Who may act, who must wait, who has lost: the arbitration between recognizers as a value.
///
/// The arbiter is told things (`receive`, `update`, `note`), and then asked for steps until there are none:
///
///     arbiter.note(id, .ended, cause)
///     loop: while true {
///       switch arbiter.next() {
///       case .ask(let question): arbiter.answer(…)      // a delegate or subclass decides
///       case .act(let id, let state): …                 // send the actions
///       …
///       case .done: break loop
///       }
///     }
///
/// It performs nothing, calls nobody and imports nothing. Between two steps anything may be told: a recognizer may be
/// noted as failed, removed, enrolled, new touches may come in; the next step takes it into account. The caller of
/// `next()` continues the one pass that is under way, so a loop that is run inside an action carries on with the rest.
///
/// A pass (semantics §11) consists of rounds while something is dirty, each over a batch in the order of 5.1.4:
/// 1. *exclusion*: everybody who recognized and waits for nobody makes the others fail (5.1), all before any action;
/// 2. *requirements*: dependants of those fail (5.2.6, 15.3); dependants of the failed may be free now (5.2.5);
/// 3. *acting*: one `act` for each action, then one `settle`, for each recognizer; `settle` alone for one that
///    failed; `hold` for one that must wait.
/// When no round is left, every finished recognizer whose requirement component has no active member is reset (4.6.1).
///
/// A gesture that goes on is the case that must cost little: while nobody can be made to fail, a round of recognizers
/// that have acted before has neither exclusions nor requirements to judge and goes to its third part at once, and
/// `nextOfGesture()` hands out its steps.
package struct Arbiter: ~Copyable, Sendable {
  var members: [Member] = []
  var vacant: [RecognizerID] = []
  /// The members that are in an attempt, in the order in which they joined it.
  var engaged: [RecognizerID] = []
  var dirty: [RecognizerID] = []
  var pass = Pass()
  /// Rises with every walk over the graph; a member whose mark is this one was visited.
  var epoch = 0
  /// How many members stand in a final state; without any there is nothing to reset.
  var finalCount = 0
  /// Rises with everything that is told and with every answer that comes too late: while it stays the same, what was
  /// found out about who may exclude whom holds.
  package private(set) var version = 0
  /// How many members may still be made to fail; without any nobody can be excluded or lose to a requirement.
  var failableCount = 0
  #if DEBUG
  /// How many changes there were since the last check of what is always true.
  var changesUnchecked = 0
  #endif

  package init() {}

  /// What is to be done next.
  ///
  /// `ask` must be followed by one `answer`; everything else is done when it is returned.
  package enum Step: Sendable, Equatable {
    case ask(Question)
    /// The recognizer has failed; the arbiter has noted it.
    case fail(RecognizerID, Cause)
    /// It recognized, but waits for `blockers(of:)`. Once per wait.
    case hold(RecognizerID)
    /// It waits no longer and will act in this pass unless it is excluded.
    case release(RecognizerID)
    /// Its action is to be sent with this state.
    case act(RecognizerID, RecognizerState)
    /// It has acted or failed: if it recognized, its touches are to be cancelled in views; what it withheld is to be
    /// let go, and if it is finished, its touches too.
    case settle(RecognizerID)
    /// Its attempt is over; the arbiter has forgotten the attempt.
    case reset(RecognizerID)
    case done
  }

  /// What only a subclass, a delegate or the view tree can say.
  package enum Question: Sendable, Equatable {
    /// Are their views the same, or one an ancestor of the other (5.1.2.4)?
    case related(RecognizerID, RecognizerID)
    case canPrevent(RecognizerID, RecognizerID)
    case canBePrevented(RecognizerID, by: RecognizerID)
    /// Asked of the delegate of the first (5.1.2.8).
    case simultaneous(RecognizerID, with: RecognizerID)
  }
}

// MARK: Telling

extension Arbiter {
  /// Gives out a slot.
  ///
  /// It stays with the recognizer until `expel`.
  package mutating func enroll() -> RecognizerID {
    defer { checkInvariants() }
    let id = vacant.popLast() ?? members.count
    if id == members.count { members.append(Member()) }
    members[id].isEnrolled = true
    return id
  }

  /// Takes a slot back: the recognizer exists no longer.
  ///
  /// Members that waited for it are free to go.
  package mutating func expel(_ id: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    for dependant in members[id].dependants + members[id].attemptDependants { soil(dependant) }
    clearAttempt(of: id)
    for other in members[id].requirements { members[other].dependants.removeAll { $0 == id } }
    for other in members[id].dependants { members[other].requirements.removeAll { $0 == id } }
    dirty.removeAll { $0 == id }
    change(id) { $0 = Member() }
    vacant.append(id)
  }

  /// The recognizer received a touch of the present event.
  ///
  /// The first one opens its attempt.
  package mutating func receive(_ touch: TouchSerial, by id: RecognizerID, at rank: Rank) {
    defer { checkInvariants() }
    if !members[id].isEngaged {
      change(id) { $0.isEngaged = true }
      engaged.append(id)
    }
    outdate()
    members[id].rank = rank
    members[id].isFresh = true
    if !members[id].touches.contains(touch) {
      if members[id].touches.count >= Self.touchesBeforePruning { pruneTouches(of: id) }
      members[id].touches.append(touch)
    }
    soil(id)
  }

  /// The recognizer's view, or the recognizer in its view, has come to stand elsewhere; its branch stays.
  package mutating func move(_ id: RecognizerID, depth: Int, index: Int) {
    members[id].rank.depth = depth
    members[id].rank.index = index
  }

  /// The recognizer got its part of an event.
  ///
  /// One that is still possible has nothing to say until it sets its state, and one that has ended no more than that.
  package mutating func update(_ id: RecognizerID) {
    defer { checkInvariants() }
    switch members[id].state {
    case .began, .changed: if members[id].takeUpdate() { dirty.append(id) }
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  /// The recognizer's state was set to `state`, which `outcome(of:for:)` gave, because of `cause`.
  package mutating func note(_ id: RecognizerID, _ state: RecognizerState, _ cause: Cause) {
    defer { checkInvariants() }
    change(id) { member in
      member.state = state
      member.cause = cause
      member.isUpdated = true
      switch state {
      case .began: member.hasBegun = true
      case .cancelled, .failed: member.isHeld = false
      case .possible, .changed, .ended: break
      }
    }
    soil(id)
    if state == .cancelled || state == .failed { soilDependants(of: id) }
  }

  /// What an assignment of `requested` leads to, or nil when it is ignored (4.3).
  ///
  /// A recognizer that has begun but has not said so to anybody is not cancelled: it fails silently (4.5.3).
  package func outcome(of requested: RecognizerState, for id: RecognizerID) -> RecognizerState? {
    let outcome = members[id].state.assigning(requested)
    return outcome == .cancelled && !members[id].hasActed ? .failed : outcome
  }

  /// Forgets the attempt at once, whatever its state: the recognizer was disabled or taken away (4.9).
  ///
  /// Members that waited for it are judged anew.
  package mutating func abandon(_ id: RecognizerID) {
    defer { checkInvariants() }
    soilDependants(of: id)
    clearAttempt(of: id)
  }

  /// The dependant may act in its present attempt only when the other has failed; asked for anew in each (5.2.2).
  package mutating func requireInAttempt(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    guard dependant != other, !members[dependant].attemptRequirements.contains(other) else { return }
    members[dependant].attemptRequirements.append(other)
    members[other].attemptDependants.append(dependant)
  }

  /// The dependant may act only when the other has failed; for good (5.2.1).
  package mutating func require(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    guard dependant != other, !members[dependant].requirements.contains(other) else { return }
    members[dependant].requirements.append(other)
    members[other].dependants.append(dependant)
  }

  /// Takes back what `require` said; the dependant is judged anew.
  package mutating func unrequire(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    guard members[dependant].requirements.contains(other) else { return }
    members[dependant].requirements.removeAll { $0 == other }
    members[other].dependants.removeAll { $0 == dependant }
    soil(dependant)
  }
}

// MARK: Asking

extension Arbiter {
  package func state(of id: RecognizerID) -> RecognizerState { members[id].state }
  package func isFinished(_ id: RecognizerID) -> Bool { members[id].state.isFinal }
  package func isHeld(_ id: RecognizerID) -> Bool { members[id].isHeld }
  package func isEngaged(_ id: RecognizerID) -> Bool { members[id].isEngaged }
  package func hasActed(_ id: RecognizerID) -> Bool { members[id].hasActed }
  package func rank(of id: RecognizerID) -> Rank { members[id].rank }
  package func cause(of id: RecognizerID) -> Cause? { members[id].cause }
  /// Those in an attempt, in the order in which they joined it.
  package var engagedMembers: [RecognizerID] { engaged }
  /// Whether a slot that was given out before is free.
  package var hasVacancy: Bool { !vacant.isEmpty }
  /// Whether `next()` has anything to say.
  package var isSettled: Bool { dirty.isEmpty && finalCount == 0 && pass.isIdle }

  /// Whether the two have received at least one same touch in their present attempts (15.5).
  package func shareTouch(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    if let touch = members[one].touches.first, touch == members[other].touches.first { return true }
    for touch in members[one].touches where members[other].touches.contains(touch) { return true }
    return false
  }
}

// MARK: Inside

extension Arbiter {
  /// An attempt that outlives this many touches forgets the touches that no other attempt remembers.
  static let touchesBeforePruning = 32

  @inline(__always) mutating func outdate() { version &+= 1 }

  /// Changes a member and counts anew what it counts as.
  @inline(__always) mutating func change(_ id: RecognizerID, _ body: (inout Member) -> Void) {
    outdate()
    let (wasFinal, wasFailable) = (members[id].state.isFinal, members[id].canBeFailed)
    body(&members[id])
    if members[id].state.isFinal != wasFinal { finalCount += wasFinal ? -1 : 1 }
    if members[id].canBeFailed != wasFailable { failableCount += wasFailable ? -1 : 1 }
  }

  mutating func soil(_ id: RecognizerID) {
    guard !members[id].isDirty else { return }
    members[id].isDirty = true
    dirty.append(id)
  }

  mutating func soilDependants(of id: RecognizerID) {
    for dependant in members[id].dependants { soil(dependant) }
    for dependant in members[id].attemptDependants { soil(dependant) }
  }

  mutating func clearAttempt(of id: RecognizerID) {
    for other in members[id].attemptRequirements { members[other].attemptDependants.removeAll { $0 == id } }
    for other in members[id].attemptDependants { members[other].attemptRequirements.removeAll { $0 == id } }
    members[id].attemptRequirements.removeAll(keepingCapacity: true)
    members[id].attemptDependants.removeAll(keepingCapacity: true)
    members[id].touches.removeAll(keepingCapacity: true)
    let wasEngaged = members[id].isEngaged
    change(id) { member in
      member.state = .possible
      member.cause = nil
      member.isFresh = false
      member.isUpdated = false
      member.hasBegun = false
      member.hasActed = false
      member.isHeld = false
      member.isEngaged = false
    }
    if wasEngaged { engaged.removeAll { $0 == id } }
  }

  private mutating func pruneTouches(of id: RecognizerID) {
    let engaged = self.engaged
    let members = self.members
    self.members[id].touches.removeAll { touch in
      !engaged.contains { $0 != id && members[$0].touches.contains(touch) }
    }
  }
}
