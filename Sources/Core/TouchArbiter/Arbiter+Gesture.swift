// The steps of a continuing gesture: the same state machine as `next()`, for the few steps that are possible then.

extension Arbiter {
  /// A step for a recognizer that continues to change.
  package enum GestureStep: Sendable, Equatable {
    /// Like `Step.act` with `changed`.
    case act(RecognizerID)
    /// Like `Step.settle`, for a recognizer that is still changing.
    case settle(RecognizerID)
    /// Another step: call `next()`.
    case other
  }

  /// Returns the next step, if it is a repeated action of a gesture; otherwise does nothing.
  ///
  /// It is an optimization for frequent events: calling this first and then `next()` gives the same steps in the same
  /// order as calling only `next()`. A settling step of `settled` is skipped; pass a recognizer that has no touches to
  /// settle.
  package mutating func nextOfGesture(settled: RecognizerID? = nil) -> GestureStep {
    var index: Int
    switch pass.stage {
    case .acting(let next): index = next
    case .acted(let acted, then: nil):
      let id = pass.batch[acted]
      guard members[id].state == .changed else { return .other }
      index = acted + 1
      guard id == settled else {
        pass.stage = .acting(index)
        return .settle(id)
      }
    case .idle, .waiting, .exclusion, .pair, .requirements, .acted, .resets: return .other
    }
    guard index < pass.batch.count, members[pass.batch[index]].actAgain() else {
      pass.stage = .acting(index)
      return .other
    }
    pass.stage = .acted(index, then: nil)
    checkInvariants()
    return .act(pass.batch[index])
  }
}

extension Member {
  /// Records an event of a continuing gesture, and returns whether the member was not dirty before.
  mutating func takeUpdate() -> Bool {
    isUpdated = true
    let wasDirty = isDirty
    isDirty = true
    return !wasDirty
  }

  /// Begins a round, and returns whether only another action is possible: a recognizer that has acted is never held
  /// again in this attempt (15.4), and without a new touch no requirement is evaluated again (15.3).
  mutating func beginRound() -> Bool {
    isDirty = false
    return hasActed && !isFresh
  }

  /// Records another action of a continuing gesture; returns false without a change if there is none to send.
  mutating func actAgain() -> Bool {
    guard hasActed, isUpdated, !isHeld else { return false }
    switch state {
    case .began, .changed: break
    case .possible, .ended, .cancelled, .failed: return false
    }
    isUpdated = false
    state = .changed  // 4.5.5
    return true
  }
}
