/// A recognizer, as the arbiter knows it: a slot that is given out by `Arbiter.enroll()`.
package typealias RecognizerID = Int

/// A touch, as the arbiter knows it: a number that is never used again.
package typealias TouchSerial = Int

/// Where a recognizer stands among the recognizers that act in the same update (semantics 5.1.4, 15.19): the deeper
/// view first; at equal depth the branch that was collected first; in one view the lower index acts first, and the
/// higher one excludes first.
package struct Rank: Sendable, Equatable {
  package var depth: Int
  package var branch: Int
  package var index: Int

  package init(depth: Int, branch: Int, index: Int) {
    self.depth = depth
    self.branch = branch
    self.index = index
  }

  func precedes(_ other: Rank) -> Bool {
    if depth != other.depth { return depth > other.depth }
    if branch != other.branch { return branch < other.branch }
    return index < other.index
  }

  /// Whether its claim comes before another's when both have recognized: of those on one view the one that was added
  /// last (5.1.4).
  func claims(before other: Rank) -> Bool {
    guard depth == other.depth, branch == other.branch else { return precedes(other) }
    return index > other.index
  }
}

/// What the arbiter keeps of one recognizer.
///
/// | flag | set when | cleared when |
/// |---|---|---|
/// | `isEnrolled` | the slot is given out | it is taken back |
/// | `isEngaged` | the first touch of an attempt was received | reset |
/// | `isFresh` | a touch was received | the pass that saw it has judged requirements |
/// | `isUpdated` | an event or an assignment concerns it | its action was sent |
/// | `hasBegun` | its state was began at some time in this attempt | reset |
/// | `hasActed` | its first action was handed out | reset |
/// | `isHeld` | it recognized while a requirement is unmet | released, finished |
/// | `isDirty` | it waits for the next round | the round begins |
struct Member: Sendable {
  var state = RecognizerState.possible
  var rank = Rank(depth: 0, branch: 0, index: 0)
  var isEnrolled = false
  var isEngaged = false
  var isFresh = false
  var isUpdated = false
  var hasBegun = false
  var hasActed = false
  var isHeld = false
  var isDirty = false
  var mark = 0
  /// Why the present state was reached; read when the state is final.
  var cause: Cause?
  /// Touches received in this attempt, also touches that were ignored afterwards (15.5).
  var touches: [TouchSerial] = []
  /// The members that must fail before this one may act, for ever and for this attempt.
  var requirements: [RecognizerID] = []
  var attemptRequirements: [RecognizerID] = []
  /// The same edges from the other end.
  var dependants: [RecognizerID] = []
  var attemptDependants: [RecognizerID] = []

  /// Unfinished in an attempt: it may still recognize, or has recognized and not yet said so (15.2).
  var isActive: Bool {
    switch state {
    case .possible, .began, .changed: isEngaged
    case .ended: !hasActed
    case .cancelled, .failed: false
    }
  }

  /// Keeps those from acting that require it to fail; without a touch in this attempt it keeps nobody (5.2.3).
  var isBlocking: Bool { isEngaged && isActive }

  /// A gesture that has begun and said so, and has not ended.
  var isGoingOn: Bool {
    switch state {
    case .began, .changed: hasActed
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Recognized, at whatever stage.
  var isRecognized: Bool { state.isRecognized }

  /// May still be made to fail by others: it has sent no action and is not finished without one (5.1.2.5, 15.4).
  var canBeFailed: Bool {
    guard !hasActed else { return false }
    switch state {
    case .possible: return isEngaged
    case .began, .changed, .ended: return true
    case .cancelled, .failed: return false
    }
  }
}
