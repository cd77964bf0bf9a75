// The steps of a gesture that goes on: the same machine as `next()`, for the few steps that are possible then.

extension Arbiter {
  /// A step for a recognizer that goes on changing.
  package enum GestureStep: Sendable, Equatable {
    /// As `Step.act` with `changed`.
    case act(RecognizerID)
    /// As `Step.settle`, of one that is still changing.
    case settle(RecognizerID)
    /// Something else: ask `next()`.
    case other
  }

  /// The next step, if it is one of a gesture that acted before and acts again; otherwise nothing is done.
  ///
  /// For the events of which there are many: a caller that asks here first and then `next()` gets the same steps in the
  /// same order as one who only asks `next()`. The step of settling `settled` counts as carried out when it is due; for
  /// one that has nothing to settle.
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
  /// Takes note of an event of a gesture that goes on, and says whether it was not dirty before.
  mutating func takeUpdate() -> Bool {
    isUpdated = true
    let wasDirty = isDirty
    isDirty = true
    return !wasDirty
  }

  /// It is in the batch; says whether nothing but another action can come of it: a recognizer that has acted is never
  /// held again in this attempt (15.4), and without a new touch no requirement is judged anew (15.3).
  mutating func beginRound() -> Bool {
    isDirty = false
    return hasActed && !isFresh
  }

  /// Takes note of another action of a gesture that goes on; false, and nothing is noted, when it is not due.
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
