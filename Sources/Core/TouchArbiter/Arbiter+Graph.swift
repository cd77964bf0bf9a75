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

  /// Fails all members that only wait for others that wait as well, and returns them (5.2.9).
  ///
  /// Call it when no finger is down. `mayStillFinish` returns whether a recognizer that is not held may still finish
  /// without a touch, by a timer. Recognizers that wait for it do not fail.
  package mutating func breakDeadlocks(
    among group: [RecognizerID], mayStillFinish: (RecognizerID) -> Bool
  ) -> [RecognizerID] {
    var lost: [RecognizerID] = []
    for id in group where members[id].isHeld {
      epoch += 1
      if !canBeReleased(from: id, mayStillFinish) { lost.append(id) }
    }
    // Read all blockers before the first of them fails.
    let causes = lost.map { Cause(.requirementCycle, by: blockers(of: $0).first) }
    for (id, cause) in zip(lost, causes) { note(id, .failed, cause) }
    return lost
  }

  /// Whether following the blockers leads to a recognizer that is not held and may still finish.
  private mutating func canBeReleased(from id: RecognizerID, _ mayStillFinish: (RecognizerID) -> Bool) -> Bool {
    members[id].mark = epoch
    for blocker in blockers(of: id) where members[blocker].mark != epoch {
      let isOpen = members[blocker].isHeld ? canBeReleased(from: blocker, mayStillFinish) : mayStillFinish(blocker)
      if isOpen { return true }
    }
    return false
  }
}
