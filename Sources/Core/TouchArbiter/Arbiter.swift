/// The arbitration between recognizers as a value: which may act, which must wait, which fail.
///
/// Report events to the arbiter (`receive`, `update`, `note`), then request steps until there are none:
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
/// It performs no actions, makes no calls and imports nothing. Between two steps anything may be reported: a recognizer
/// may fail, be removed or enrolled, new touches may begin; the next step takes it into account. The caller of `next()`
/// continues the current pass, so a loop inside an action executes the rest of it.
///
/// A pass (semantics §11) consists of rounds while a member is dirty, each over a batch in the order of 5.1.4:
/// 1. *exclusion*: every member that recognized and waits for none makes others fail (5.1), all before any action;
/// 2. *requirements*: their dependants fail (5.2.6, 15.3); dependants of failed members may become free (5.2.5);
/// 3. *acting*: one `act` for each action, then one `settle`, for each recognizer; only `settle` for one that failed;
///    `hold` for one that must wait.
/// After the last round, every finished recognizer whose requirement component has no active member is reset (4.6.1).
///
/// A continuing gesture must be cheap: while no member can be made to fail, a round of recognizers that have acted
/// before has no exclusions or requirements to evaluate and immediately enters its third part, and `nextOfGesture()`
/// returns its steps.
package struct Arbiter: ~Copyable, Sendable {
  var members: [Member] = []
  var vacant: [RecognizerID] = []
  /// The members in an attempt, in the order in which they joined it.
  var engaged: [RecognizerID] = []
  var dirty: [RecognizerID] = []
  var pass = Pass()
  /// Increases with every traversal of the graph; a member whose mark equals it was visited.
  var epoch = 0
  /// The number of members in a final state; if it is 0 there is nothing to reset.
  var finalCount = 0
  /// Increases with every report and every late answer: while it is unchanged, earlier results about exclusion are
  /// valid.
  package private(set) var version = 0
  /// The number of members that can be made to fail; if it is 0, none can be excluded or fail by a requirement.
  var failableCount = 0
  #if DEBUG
  /// The number of changes since the last check of the invariants.
  var changesUnchecked = 0
  #endif

  package init() {}

  /// The next step for the caller.
  ///
  /// `ask` must be followed by one `answer`; all other steps are complete when they are returned.
  package enum Step: Sendable, Equatable {
    case ask(Question)
    /// The recognizer has failed; the arbiter has recorded it.
    case fail(RecognizerID, Cause)
    /// It recognized, but waits for `blockers(of:)`. Returned once per wait.
    case hold(RecognizerID)
    /// It no longer waits and acts in this pass unless it is excluded.
    case release(RecognizerID)
    /// Send its action with this state.
    case act(RecognizerID, RecognizerState)
    /// It has acted or failed: if it recognized, cancel its touches in views; release what it withheld, and if it is
    /// finished, its touches too.
    case settle(RecognizerID)
    /// Its attempt has ended; the arbiter has cleared it.
    case reset(RecognizerID)
    case done
  }

  /// A question that only a subclass, a delegate or the view tree can answer.
  package enum Question: Sendable, Equatable {
    /// Are their views the same, or one an ancestor of the other (5.1.2.4)?
    case related(RecognizerID, RecognizerID)
    case canPrevent(RecognizerID, RecognizerID)
    case canBePrevented(RecognizerID, by: RecognizerID)
    /// A question to the delegate of the first one (5.1.2.8).
    case simultaneous(RecognizerID, with: RecognizerID)
  }
}

// MARK: Reporting

extension Arbiter {
  /// Allocates a slot.
  ///
  /// It belongs to the recognizer until `expel`.
  package mutating func enroll() -> RecognizerID {
    defer { checkInvariants() }
    let id = vacant.popLast() ?? members.count
    if id == members.count { members.append(Member()) }
    members[id].isEnrolled = true
    return id
  }

  /// Frees a slot after its recognizer was deallocated.
  ///
  /// Members that waited for it are evaluated again.
  package mutating func expel(_ id: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    for dependant in members[id].dependants + members[id].attemptDependants { markDirty(dependant) }
    clearAttempt(of: id)
    for other in members[id].requirements { members[other].dependants.removeAll { $0 == id } }
    for other in members[id].dependants { members[other].requirements.removeAll { $0 == id } }
    dirty.removeAll { $0 == id }
    change(id) { $0 = Member() }
    vacant.append(id)
  }

  /// Records that the recognizer received a touch of the current event.
  ///
  /// The first touch begins its attempt.
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
    markDirty(id)
  }

  /// Updates the rank after the recognizer's view, or the recognizer in its view, has moved; its branch is unchanged.
  package mutating func move(_ id: RecognizerID, depth: Int, index: Int) {
    members[id].rank.depth = depth
    members[id].rank.index = index
  }

  /// Records that the recognizer received its part of an event.
  ///
  /// A recognizer in `.possible` needs no update until it sets its state, and one that has ended needs none at all.
  package mutating func update(_ id: RecognizerID) {
    defer { checkInvariants() }
    switch members[id].state {
    case .began, .changed: if members[id].takeUpdate() { dirty.append(id) }
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  /// Records a state that was set, as returned by `outcome(of:for:)`, and its cause.
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
    markDirty(id)
    if state == .cancelled || state == .failed { markDependantsDirty(of: id) }
  }

  /// Returns the state that an assignment of `requested` results in, or nil if it is ignored (4.3).
  ///
  /// A recognizer that has begun but not acted is not cancelled: it fails silently (4.5.3).
  package func outcome(of requested: RecognizerState, for id: RecognizerID) -> RecognizerState? {
    let outcome = members[id].state.assigning(requested)
    return outcome == .cancelled && !members[id].hasActed ? .failed : outcome
  }

  /// Ends the attempt immediately, in any state: the recognizer was disabled or removed (4.9).
  ///
  /// Members that waited for it are evaluated again.
  package mutating func abandon(_ id: RecognizerID) {
    defer { checkInvariants() }
    markDependantsDirty(of: id)
    clearAttempt(of: id)
  }

  /// Makes the dependant wait in its current attempt for the other to fail; must be set for each attempt (5.2.2).
  package mutating func requireInAttempt(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    guard dependant != other, !members[dependant].attemptRequirements.contains(other) else { return }
    members[dependant].attemptRequirements.append(other)
    members[other].attemptDependants.append(dependant)
  }

  /// Permanently makes the dependant wait for the other to fail (5.2.1).
  package mutating func require(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    outdate()
    guard dependant != other, !members[dependant].requirements.contains(other) else { return }
    members[dependant].requirements.append(other)
    members[other].dependants.append(dependant)
  }

  /// Removes a requirement of `require`; the dependant is evaluated again.
  package mutating func unrequire(_ dependant: RecognizerID, _ other: RecognizerID) {
    defer { checkInvariants() }
    guard members[dependant].requirements.contains(other) else { return }
    members[dependant].requirements.removeAll { $0 == other }
    members[other].dependants.removeAll { $0 == dependant }
    markDirty(dependant)
  }
}

// MARK: Queries

extension Arbiter {
  package func state(of id: RecognizerID) -> RecognizerState { members[id].state }
  package func isFinished(_ id: RecognizerID) -> Bool { members[id].state.isFinal }
  package func isHeld(_ id: RecognizerID) -> Bool { members[id].isHeld }
  package func isEngaged(_ id: RecognizerID) -> Bool { members[id].isEngaged }
  package func hasActed(_ id: RecognizerID) -> Bool { members[id].hasActed }
  package func rank(of id: RecognizerID) -> Rank { members[id].rank }
  package func cause(of id: RecognizerID) -> Cause? { members[id].cause }
  /// The members in an attempt, in the order in which they joined it.
  package var engagedMembers: [RecognizerID] { engaged }
  /// Whether an allocated slot was freed.
  package var hasVacancy: Bool { !vacant.isEmpty }
  /// Whether `next()` has no step.
  package var isSettled: Bool { dirty.isEmpty && finalCount == 0 && pass.isIdle }

  /// Whether both have received a common touch in their current attempts (15.5).
  package func shareTouch(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    if let touch = members[one].touches.first, touch == members[other].touches.first { return true }
    for touch in members[one].touches where members[other].touches.contains(touch) { return true }
    return false
  }
}

// MARK: Internal

extension Arbiter {
  /// After this many touches an attempt drops those that no other attempt has.
  static let touchesBeforePruning = 32

  @inline(__always) mutating func outdate() { version &+= 1 }

  /// Changes a member and updates the counts.
  @inline(__always) mutating func change(_ id: RecognizerID, _ body: (inout Member) -> Void) {
    outdate()
    let (wasFinal, wasFailable) = (members[id].state.isFinal, members[id].canBeFailed)
    body(&members[id])
    if members[id].state.isFinal != wasFinal { finalCount += wasFinal ? -1 : 1 }
    if members[id].canBeFailed != wasFailable { failableCount += wasFailable ? -1 : 1 }
  }

  mutating func markDirty(_ id: RecognizerID) {
    guard !members[id].isDirty else { return }
    members[id].isDirty = true
    dirty.append(id)
  }

  mutating func markDependantsDirty(of id: RecognizerID) {
    for dependant in members[id].dependants { markDirty(dependant) }
    for dependant in members[id].attemptDependants { markDirty(dependant) }
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
