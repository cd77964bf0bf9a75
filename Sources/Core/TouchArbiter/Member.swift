/// A recognizer in the arbiter: a slot allocated by `Arbiter.enroll()`.
package typealias RecognizerID = Int

/// A touch in the arbiter: a number that is never reused.
package typealias TouchSerial = Int

/// The order of recognizers that act in the same update (semantics 5.1.4, 15.19).
///
/// The deeper view is first; at equal depth the branch that was collected first; in one view the lower index acts
/// first, and the higher one excludes first.
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

  /// Whether its claim precedes another's if both have recognized: of those on one view, the last added (5.1.4).
  func claims(before other: Rank) -> Bool {
    guard depth == other.depth, branch == other.branch else { return precedes(other) }
    return index > other.index
  }
}

/// The state of one recognizer.
///
/// | flag | set when | cleared when |
/// |---|---|---|
/// | `isEnrolled` | the slot is allocated | it is freed |
/// | `isEngaged` | the first touch of an attempt was received | reset |
/// | `isFresh` | a touch was received | the pass that saw it has evaluated requirements |
/// | `isUpdated` | an event or an assignment concerns it | its action was sent |
/// | `hasBegun` | its state was began at some time in this attempt | reset |
/// | `hasActed` | its first action was returned | reset |
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
  /// The cause of the current state; read if the state is final.
  var cause: Cause?
  /// The touches received in this attempt, including those ignored later (15.5).
  var touches: [TouchSerial] = []
  /// The members that must fail before this one may act: permanently, and in this attempt.
  var requirements: [RecognizerID] = []
  var attemptRequirements: [RecognizerID] = []
  /// The same edges in the opposite direction.
  var dependants: [RecognizerID] = []
  var attemptDependants: [RecognizerID] = []

  /// Whether it is unfinished in an attempt: it may still recognize, or has recognized and not yet acted (15.2).
  var isActive: Bool {
    switch state {
    case .possible, .began, .changed: isEngaged
    case .ended: !hasActed
    case .cancelled, .failed: false
    }
  }

  /// Whether it blocks members that require it to fail; without a touch in this attempt it blocks none (5.2.3).
  var isBlocking: Bool { isEngaged && isActive }

  /// Whether it is a gesture that has begun and acted, and has not ended.
  var isContinuing: Bool {
    switch state {
    case .began, .changed: hasActed
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether it has recognized, at any stage.
  var isRecognized: Bool { state.isRecognized }

  /// Whether others can make it fail: it has sent no action and is not finished without one (5.1.2.5, 15.4).
  var canBeFailed: Bool {
    guard !hasActed else { return false }
    switch state {
    case .possible: return isEngaged
    case .began, .changed, .ended: return true
    case .cancelled, .failed: return false
    }
  }
}
