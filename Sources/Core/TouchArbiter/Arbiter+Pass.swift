/// The progress of a pass.
///
/// Every case has the position where the next step continues; indices are into `batch`, those of exclusion and pairs
/// into `claims`.
struct Pass: Sendable {
  enum Stage: Sendable {
    case idle
    /// Determines, for the whole round, which members must wait.
    case waiting(Int)
    case exclusion(Int)
    /// Member `a` of the batch examines candidate `b`; `step` questions about this pair were answered.
    case pair(Int, candidate: Int, step: Int)
    case requirements(Int, dependant: Int)
    case acting(Int)
    /// The first action was returned; `then` is the second one, if any.
    case acted(Int, then: RecognizerState?)
    case resets(Int)
  }

  var stage = Stage.idle
  var batch: [RecognizerID] = []
  /// The batch in the order in which its members exclude others (5.1.4); empty if no member can be excluded.
  var claims: [RecognizerID] = []
  /// The candidates for exclusion when the current member's turn began, and the arbiter's version at that time.
  var candidates: [RecognizerID] = []
  var candidatesVersion = 0
  /// The arbiter's version when the batch of resets was found, and after each of these resets; if it has changed since, a
  /// report may have made a member active again.
  var resetVersion = 0
  var isWaitingForAnswer = false
  var lastAnswer: Bool?

  var isIdle: Bool {
    if case .idle = stage { true } else { false }
  }
}

extension Arbiter {
  /// Answers the question that `next()` has just returned; a late answer is ignored.
  package mutating func answer(_ answer: Bool) {
    guard pass.isWaitingForAnswer else { return }
    pass.lastAnswer = answer
    pass.isWaitingForAnswer = false
  }

  /// Continues the pass, or begins one if a member is dirty, and returns the next step.
  package mutating func next() -> Step {
    defer { checkInvariants() }
    // An interrupted question is treated as answered with false: it excludes no recognizer.
    if pass.isWaitingForAnswer {
      answer(false)
      outdate()
    }
    while true {
      switch pass.stage {
      case .idle:
        guard beginRound() else { return .done }
      case .waiting(let index):
        if let step = waiting(index) { return step }
      case .exclusion(let index):
        if let step = exclusion(index) { return step }
      case .pair(let index, let candidate, let step):
        if let step = pair(index, candidate, step) { return step }
      case .requirements(let index, let dependant):
        if let step = requirements(index, dependant) { return step }
      case .acting(let index):
        if let step = acting(index) { return step }
      case .acted(let index, let then):
        pass.stage = .acting(index + 1)
        let id = pass.batch[index]
        guard members[id].state != .possible else { continue }
        if let then, members[id].state == then {
          pass.stage = .acted(index, then: nil)
          return .act(id, then)
        }
        return .settle(id)
      case .resets(let index):
        if let step = resets(index) { return step }
      }
    }
  }

  /// Moves the dirty members into a sorted batch; otherwise continues with the resets; returns false if there is
  /// nothing to do.
  private mutating func beginRound() -> Bool {
    if !pass.batch.isEmpty { pass.batch.removeAll(keepingCapacity: true) }
    if dirty.isEmpty {
      guard finalCount > 0 else { return false }
      gatherResets()
      sortBatch()
      guard !pass.batch.isEmpty else { return false }
      pass.stage = .resets(0)
      return true
    }
    swap(&dirty, &pass.batch)
    // If no member can be made to fail, none can be excluded (5.1.2.5) and no dependant can fail (5.2.6).
    var isSteady = failableCount == 0
    var last = pass.batch[0]
    var isSorted = true
    for id in pass.batch {
      if !members[id].beginRound() { isSteady = false }
      if members[id].rank.precedes(members[last].rank) { isSorted = false }
      last = id
    }
    if !isSorted { sortBatch() }
    if !isSteady { sortClaims() }
    pass.stage = isSteady ? .acting(0) : .waiting(0)
    return true
  }

  /// Insertion sort: batches are short and mostly sorted, and equal ranks keep their order.
  private mutating func sortBatch() {
    guard pass.batch.count > 1 else { return }
    for index in 1..<pass.batch.count {
      let id = pass.batch[index]
      var hole = index
      while hole > 0, members[id].rank.precedes(members[pass.batch[hole - 1]].rank) {
        pass.batch[hole] = pass.batch[hole - 1]
        hole -= 1
      }
      pass.batch[hole] = id
    }
  }

  /// The batch is sorted, so only recognizers on the same view change positions.
  private mutating func sortClaims() {
    pass.claims.removeAll(keepingCapacity: true)
    for id in pass.batch {
      var index = pass.claims.count
      while index > 0, members[id].rank.claims(before: members[pass.claims[index - 1]].rank) { index -= 1 }
      pass.claims.insert(id, at: index)
    }
  }
}

// MARK: Exclusion

extension Arbiter {
  /// A member that a round releases acts in the next one, after its own exclusions (5.2.5, 5.2.7).
  private mutating func waiting(_ index: Int) -> Step? {
    guard index < pass.batch.count else {
      pass.stage = .exclusion(0)
      return nil
    }
    pass.stage = .waiting(index + 1)
    let id = pass.batch[index]
    guard members[id].isRecognized, members[id].isHeld != isBlocked(id) else { return nil }
    change(id) { $0.isHeld.toggle() }
    return members[id].isHeld ? .hold(id) : .release(id)
  }

  private mutating func exclusion(_ index: Int) -> Step? {
    guard index < pass.claims.count else {
      pass.stage = .requirements(0, dependant: 0)
      return nil
    }
    let id = pass.claims[index]
    guard mayExclude(id) else {
      pass.stage = .exclusion(index + 1)
      return nil
    }
    pass.candidates.removeAll(keepingCapacity: true)
    pass.candidatesVersion = version
    gatherCandidates(of: id)
    pass.stage = pass.candidates.isEmpty ? .exclusion(index + 1) : .pair(index, candidate: 0, step: 0)
    return nil
  }

  /// Collects the members that `mayBeExcluded(_:by:)` allows; most of them share the first touch of `id`.
  private mutating func gatherCandidates(of id: RecognizerID) {
    let touch = members[id].touches.first
    let hasNoRequirements = members[id].requirements.isEmpty && members[id].attemptRequirements.isEmpty
    for other in engaged where members[other].canBeFailed && other != id {
      guard hasNoRequirements || !requires(id, other) else { continue }
      if members[other].touches.first == touch || shareTouch(id, other) { pass.candidates.append(other) }
    }
  }

  /// 5.1.2, conditions 1 and 2.
  ///
  /// A member that was excluded in this pass has failed and excludes none (5.1.4).
  func mayExclude(_ id: RecognizerID) -> Bool {
    if members[id].isHeld { return false }
    return switch members[id].state {
    case .began, .changed: !isBlocked(id)
    // After its ended action it is finished.
    case .ended: (members[id].isUpdated || !members[id].hasActed) && !isBlocked(id)
    case .possible, .cancelled, .failed: false
    }
  }

  /// 5.1.2, conditions 3, 5 and 6.
  func mayBeExcluded(_ other: RecognizerID, by id: RecognizerID) -> Bool {
    other != id && members[other].canBeFailed && !requires(id, other) && shareTouch(id, other)
  }
}

// MARK: Requirements

extension Arbiter {
  private mutating func requirements(_ index: Int, _ position: Int) -> Step? {
    guard index < pass.batch.count else {
      pass.stage = .acting(0)
      return nil
    }
    let id = pass.batch[index]
    if members[id].isFresh {
      members[id].isFresh = false
      if members[id].canBeFailed, let begun = begunRequirement(of: id) { return lose(id, to: begun) }
    }
    let dependants = members[id].dependants.count
    guard mayExclude(id), position < dependants + members[id].attemptDependants.count else {
      pass.stage = .requirements(index + 1, dependant: 0)
      return nil
    }
    pass.stage = .requirements(index, dependant: position + 1)
    let dependant =
      position < dependants
      ? members[id].dependants[position] : members[id].attemptDependants[position - dependants]
    return members[dependant].canBeFailed ? lose(dependant, to: id) : nil
  }

  private mutating func lose(_ id: RecognizerID, to other: RecognizerID) -> Step {
    let cause = Cause(.requirementRecognized, by: other)
    note(id, .failed, cause)
    return .fail(id, cause)
  }
}

// MARK: Actions and resets

extension Arbiter {
  private mutating func acting(_ index: Int) -> Step? {
    guard index < pass.batch.count else {
      pass.stage = .idle
      return nil
    }
    pass.stage = .acting(index + 1)
    let id = pass.batch[index]
    switch members[id].state {
    case .possible:
      return nil
    case .failed:
      guard members[id].isUpdated else { return nil }
      members[id].isUpdated = false
      return .settle(id)
    case .cancelled:
      guard members[id].isUpdated, members[id].hasActed else { return nil }
      members[id].isUpdated = false
      pass.stage = .acted(index, then: nil)
      return .act(id, .cancelled)
    case .began, .changed, .ended:
      return recognized(id, index)
    }
  }

  private mutating func recognized(_ id: RecognizerID, _ index: Int) -> Step? {
    if members[id].isHeld { return nil }
    if members[id].hasActed && !members[id].isUpdated { return nil }
    members[id].isUpdated = false
    let isFirst = !members[id].hasActed
    if isFirst { change(id) { $0.hasActed = true } }
    if isFirst && members[id].hasBegun {
      // 4.5.7: began comes first. 15.8: a changed state is not sent together with it, ended is.
      pass.stage = .acted(index, then: members[id].state == .ended ? .ended : nil)
      return .act(id, .began)
    }
    if members[id].state == .began { members[id].state = .changed }  // 4.5.5
    pass.stage = .acted(index, then: nil)
    return .act(id, members[id].state)
  }

  private mutating func resets(_ index: Int) -> Step? {
    guard index < pass.batch.count else {
      pass.stage = .idle
      return nil
    }
    pass.stage = .resets(index + 1)
    let id = pass.batch[index]
    let isUnchanged = pass.resetVersion == version
    guard members[id].state.isFinal, isUnchanged || mayReset(id) else { return nil }
    clearAttempt(of: id)
    if isUnchanged { pass.resetVersion = version }
    return .reset(id)
  }
}
