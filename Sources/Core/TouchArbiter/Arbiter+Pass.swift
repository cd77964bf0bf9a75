/// How far a pass has come.
///
/// Every case names the place where the next step continues; indices are into `batch`, those of exclusion and pairs
/// into `claims`.
struct Pass: Sendable {
  enum Stage: Sendable {
    case idle
    /// Who must wait is settled for the whole round.
    case waiting(Int)
    case exclusion(Int)
    /// Member `a` of the batch looks at candidate `b`; `step` questions of this pair were answered.
    case pair(Int, candidate: Int, step: Int)
    case requirements(Int, dependant: Int)
    case acting(Int)
    /// The first action was handed out; `then` is the second one, if there is one.
    case acted(Int, then: RecognizerState?)
    case resets(Int)
  }

  var stage = Stage.idle
  var batch: [RecognizerID] = []
  /// The batch in the order in which its members exclude others (5.1.4); empty while nobody can be excluded.
  var claims: [RecognizerID] = []
  /// The members that the one under way might exclude, as they were when its turn came, and the arbiter's version then.
  var candidates: [RecognizerID] = []
  var candidatesVersion = 0
  var isWaitingForAnswer = false
  var lastAnswer: Bool?

  var isIdle: Bool {
    if case .idle = stage { true } else { false }
  }
}

extension Arbiter {
  /// The answer to the question that `next()` has just returned; one that comes when the pass has gone on is not heard.
  package mutating func answer(_ answer: Bool) {
    guard pass.isWaitingForAnswer else { return }
    pass.lastAnswer = answer
    pass.isWaitingForAnswer = false
  }

  /// Goes on with the pass, or begins one if anything is dirty, and says what is to be done next.
  package mutating func next() -> Step {
    defer { checkInvariants() }
    // A question whose asker was cut off counts as answered with no: nobody is excluded by a half-asked question.
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

  /// Takes what is dirty into a batch, sorted; or goes on to the resets; or says that there is nothing to do.
  private mutating func beginRound() -> Bool {
    if !pass.batch.isEmpty { pass.batch.removeAll(keepingCapacity: true) }
    if dirty.isEmpty {
      guard finalCount > 0 else { return false }
      for id in engaged where members[id].state.isFinal && mayReset(id) { pass.batch.append(id) }
      if pass.batch.count < finalCount {  // some finished without ever having had a touch
        for id in members.indices where !members[id].isEngaged && mayReset(id) { pass.batch.append(id) }
      }
      sortBatch()
      guard !pass.batch.isEmpty else { return false }
      pass.stage = .resets(0)
      return true
    }
    swap(&dirty, &pass.batch)
    // While nobody can be made to fail, there is nobody to exclude (5.1.2.5) and no dependant to lose (5.2.6).
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

  /// By insertion: batches are short, mostly sorted already, and equal ranks keep their order.
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

  /// The batch is sorted, so only those on one view have to change places.
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
  /// One that is set free by what a round brings acts in the next, after its own exclusions (5.2.5, 5.2.7).
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

  /// The members that `mayBeExcluded(_:by:)` allows; most of them had the first touch of `id` as theirs.
  private mutating func gatherCandidates(of id: RecognizerID) {
    let touch = members[id].touches.first
    let requiresNobody = members[id].requirements.isEmpty && members[id].attemptRequirements.isEmpty
    for other in engaged where members[other].canBeFailed && other != id {
      guard requiresNobody || !requires(id, other) else { continue }
      if members[other].touches.first == touch || shareTouch(id, other) { pass.candidates.append(other) }
    }
  }

  /// 5.1.2, conditions 1 and 2.
  ///
  /// Somebody who was excluded in this pass has failed and excludes nobody (5.1.4).
  func mayExclude(_ id: RecognizerID) -> Bool {
    if members[id].isHeld { return false }
    return switch members[id].state {
    case .began, .changed: !isBlocked(id)
    // Once it has said that it ended it is over.
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

// MARK: Acting and resetting

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
      // 4.5.7: began comes first. 15.8: a state of changed is not sent along, ended is.
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
    guard members[id].state.isFinal, mayReset(id) else { return nil }
    clearAttempt(of: id)
    return .reset(id)
  }
}
