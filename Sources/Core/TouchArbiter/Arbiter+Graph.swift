// The failure requirements as a graph: an edge leads from a recognizer to one that must fail first (semantics 5.2).

extension Arbiter {
  /// Whether a requirement prevents the recognizer from acting (5.2.3, 15.2).
  ///
  /// After its first action, none does (15.4).
  package func isBlocked(_ id: RecognizerID) -> Bool {
    if members[id].hasActed { return false }
    for other in members[id].requirements where members[other].isBlocking { return true }
    for other in members[id].attemptRequirements where members[other].isBlocking { return true }
    return false
  }

  /// Returns the recognizers that currently prevent this one from acting, each once.
  package func blockers(of id: RecognizerID) -> [RecognizerID] {
    let member = members[id]
    if member.hasActed { return [] }
    let permanent = member.requirements.filter { members[$0].isBlocking }
    return permanent + member.attemptRequirements.filter { members[$0].isBlocking && !permanent.contains($0) }
  }

  /// Whether `id` may only act after `other` has failed.
  package func requires(_ id: RecognizerID, _ other: RecognizerID) -> Bool {
    if !members[id].requirements.isEmpty && members[id].requirements.contains(other) { return true }
    return !members[id].attemptRequirements.isEmpty && members[id].attemptRequirements.contains(other)
  }

  /// Whether a chain of requirements leads from `id` to `other`.
  package func waits(_ id: RecognizerID, for other: RecognizerID) -> Bool {
    if members[id].requirements.isEmpty && members[id].attemptRequirements.isEmpty { return false }
    var isReached = [Bool](repeating: false, count: members.count)
    var frontier = [id]
    while let here = frontier.popLast() {
      if requires(here, other) { return true }
      for next in members[here].requirements where !isReached[next] {
        isReached[next] = true
        frontier.append(next)
      }
      for next in members[here].attemptRequirements where !isReached[next] {
        isReached[next] = true
        frontier.append(next)
      }
    }
    return false
  }

  /// Returns a requirement that has begun and acted: its dependant must fail (15.3).
  func begunRequirement(of id: RecognizerID) -> RecognizerID? {
    for other in members[id].requirements where members[other].isContinuing { return other }
    for other in members[id].attemptRequirements where members[other].isContinuing { return other }
    return nil
  }

  /// Calls `visit` once for each member of the connected component of `id`, including `id`, until `visit` returns
  /// false; returns whether it never did.
  mutating func walkComponent(of id: RecognizerID, _ visit: (Member) -> Bool) -> Bool {
    if members[id].requirements.isEmpty && members[id].dependants.isEmpty
      && members[id].attemptRequirements.isEmpty && members[id].attemptDependants.isEmpty
    {
      return visit(members[id])
    }
    epoch += 1
    var frontier = [id]
    members[id].mark = epoch
    while let here = frontier.popLast() {
      let member = members[here]
      guard visit(member) else { return false }
      for neighbors in [member.requirements, member.dependants, member.attemptRequirements, member.attemptDependants] {
        for next in neighbors where members[next].mark != epoch {
          members[next].mark = epoch
          frontier.append(next)
        }
      }
    }
    return true
  }

  /// Whether all members of the recognizer's component are finished, so that it may be reset (4.6.1).
  mutating func mayReset(_ id: RecognizerID) -> Bool {
    guard members[id].state.isFinal else { return false }
    return walkComponent(of: id) { !$0.isActive }
  }

  /// Adds the members that may be reset to the batch.
  ///
  /// Each component is visited once, however many of its members are finished.
  mutating func gatherResets() {
    let first = epoch + 1
    // Whether each component visited so far is finished; the marks of its members are its index, after `first`.
    var answers: [Bool] = []
    for id in engaged where mayReset(id, since: first, &answers) { pass.batch.append(id) }
    if pass.batch.count < finalCount {  // Some members finished without a touch.
      for id in members.indices where !members[id].isEngaged && mayReset(id, since: first, &answers) {
        pass.batch.append(id)
      }
    }
    pass.resetVersion = version
  }

  private mutating func mayReset(_ id: RecognizerID, since first: Int, _ answers: inout [Bool]) -> Bool {
    guard members[id].state.isFinal else { return false }
    if members[id].mark >= first { return answers[members[id].mark - first] }
    var isFinished = true
    _ = walkComponent(of: id) { member in
      if member.isActive { isFinished = false }
      return true
    }
    // A member without relations is not marked.
    if epoch == first + answers.count { answers.append(isFinished) }
    return isFinished
  }

  /// Fails all members that only wait for others that wait as well, and returns them (5.2.9).
  ///
  /// Call it when no finger is down. `mayStillFinish` returns whether a recognizer that is not held may still finish
  /// without a touch, by a timer. Recognizers that wait for it do not fail.
  package mutating func breakDeadlocks(
    among group: [RecognizerID], mayStillFinish: (RecognizerID) -> Bool
  ) -> [RecognizerID] {
    guard group.contains(where: { members[$0].isHeld }) else { return [] }
    markReleasable(mayStillFinish)
    let lost = group.filter { members[$0].isHeld && members[$0].mark != epoch }
    // Read all blockers before the first of them fails.
    let causes = lost.map { Cause(.requirementCycle, by: firstBlocker(of: $0)) }
    for (id, cause) in zip(lost, causes) { note(id, .failed, cause) }
    return lost
  }

  /// Marks the held members from which the blockers lead to a member that is not held and may still finish.
  ///
  /// Follows the requirements backwards, so that each is visited once.
  private mutating func markReleasable(_ mayStillFinish: (RecognizerID) -> Bool) {
    epoch += 1
    var frontier = engaged.filter { members[$0].isBlocking && !members[$0].isHeld && mayStillFinish($0) }
    while let here = frontier.popLast() {
      guard members[here].isBlocking else { continue }
      for dependants in [members[here].dependants, members[here].attemptDependants] {
        for next in dependants where members[next].isHeld && members[next].mark != epoch {
          members[next].mark = epoch
          frontier.append(next)
        }
      }
    }
  }

  /// Returns the first of `blockers(of:)`.
  private func firstBlocker(of id: RecognizerID) -> RecognizerID? {
    if members[id].hasActed { return nil }
    return members[id].requirements.first { members[$0].isBlocking }
      ?? members[id].attemptRequirements.first { members[$0].isBlocking }
  }
}
