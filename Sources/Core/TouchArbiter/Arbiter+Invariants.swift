// The invariants of an arbiter between any two calls. Debug builds check them after every change, or less often in a
// large arbiter; release builds do not check them.

extension Arbiter {
  /// Stops a debug build if an invariant is violated.
  ///
  /// Called at the end of every change from outside. The cost of a check grows with the number of members, so a large
  /// arbiter is checked less often: at every change up to 63 members, at every tenth with 640.
  @inline(__always) mutating func checkInvariants() {
    #if DEBUG
    changesUnchecked += 1
    guard changesUnchecked * 64 > members.count else { return }
    changesUnchecked = 0
    checkSlots()
    checkLists()
    checkGraph()
    #endif
  }

  #if DEBUG
  private func checkSlots() {
    for (id, member) in members.enumerated() {
      precondition(member.isEnrolled != vacant.contains(id), "slot \(id) is either given out or free")
      guard member.isEnrolled else { continue }
      precondition(
        member.touches.isEmpty || member.isEngaged, "\(id) has touches, so it is in an attempt")
      precondition(!member.isHeld || member.isRecognized, "\(id) is held, so it has recognized")
      precondition(!member.isHeld || !member.hasActed, "\(id) is held, so it has not acted")
      precondition(
        !member.hasActed || member.state != .possible && member.state != .failed,
        "\(id) has acted, so it is neither possible nor failed")
      precondition(
        member.state != .cancelled || member.hasActed, "\(id) is cancelled, so targets know that it had begun")
    }
  }

  private func checkLists() {
    precondition(
      members.indices.filter { members[$0].isEngaged } == engaged.sorted(),
      "the engaged members are in an attempt, each once")
    precondition(
      members.indices.filter { members[$0].isDirty } == dirty.sorted(), "the dirty are those marked so, each once")
    precondition(members.count { $0.state.isFinal } == finalCount, "the finished are counted")
    precondition(members.count { $0.canBeFailed } == failableCount, "members that can be made to fail are counted")
  }

  private func checkGraph() {
    for (id, member) in members.enumerated() {
      for (ends, others) in [
        (member.requirements, \Member.dependants), (member.dependants, \Member.requirements),
        (member.attemptRequirements, \Member.attemptDependants),
        (member.attemptDependants, \Member.attemptRequirements),
      ] {
        precondition(Set(ends).count == ends.count, "an edge of \(id) occurs once")
        precondition(!ends.contains(id), "\(id) does not wait for itself")
        precondition(ends.allSatisfy { members[$0][keyPath: others].contains(id) }, "an edge of \(id) has both ends")
      }
    }
  }
  #endif
}
