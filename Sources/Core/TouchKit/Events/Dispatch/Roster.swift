import TouchArbiter

/// The recognizers by their slots in the arbiter.
///
/// Promises: a recognizer has one slot from the first time it takes part for as long as it exists. The roster keeps it
/// alive from `engage(_:)` to `release(_:)` and not otherwise. A slot is given to another one only when its recognizer
/// is gone.
///
/// No weak reference is needed for that: an object that is referred to weakly is counted more slowly ever after, and
/// recognizers are what an event is about. A recognizer and its entry share a lifeline; an entry that has it alone is
/// that of a recognizer that is gone.
@MainActor final class Roster {
  private struct Entry {
    var lifeline: Lifeline?
    /// The recognizer while it is engaged.
    var engaged: UIGestureRecognizer?

    mutating func isVacant() -> Bool { lifeline != nil && isKnownUniquelyReferenced(&lifeline) }
  }

  private var entries: [Entry] = []
  /// At this many entries, those of recognizers that are gone are looked for.
  private var limit = 64
  private var branches = 0

  /// The recognizer in a slot; nil while it is not engaged.
  func recognizer(_ id: RecognizerID) -> UIGestureRecognizer? { entries[id].engaged }

  /// Gives a recognizer that has no slot here one.
  func enroll(_ recognizer: UIGestureRecognizer, in arbiter: inout Arbiter) -> RecognizerID {
    expelVacant(from: &arbiter)
    let id = arbiter.enroll()
    let lifeline = Lifeline()
    edit { entries in
      if id == entries.count { entries.append(Entry()) }
      entries[id] = Entry(lifeline: lifeline)
    }
    recognizer.lifeline = lifeline
    return id
  }

  /// Keeps an enrolled recognizer alive: it has an attempt, or a state other than possible without one.
  func engage(_ recognizer: UIGestureRecognizer) {
    edit { $0[recognizer.slot].engaged = recognizer }
  }

  /// As `engage`, at no cost for one that is engaged already.
  func engageIfNeeded(_ recognizer: UIGestureRecognizer) {
    if entries[recognizer.slot].engaged == nil { engage(recognizer) }
  }

  /// No longer keeps the recognizer in a slot alive.
  func release(_ id: RecognizerID) {
    // Kept until the entries are whole again: it may be the last to refer to the recognizer.
    let released = entries[id].engaged
    edit { $0[id].engaged = nil }
    withExtendedLifetime(released) {}
  }

  /// A rank for the recognizers of a view that are collected for the first time (15.19).
  func nextBranch() -> Int {
    branches += 1
    return branches
  }

  /// Takes back the slots of recognizers that exist no longer, when there are no others to give.
  private func expelVacant(from arbiter: inout Arbiter) {
    guard !arbiter.hasVacancy, entries.count >= limit else { return }
    var vacant: [RecognizerID] = []
    edit { entries in
      for id in entries.indices where entries[id].isVacant() {
        entries[id] = Entry()
        vacant.append(id)
      }
    }
    for id in vacant { arbiter.expel(id) }
    limit = arbiter.hasVacancy ? entries.count : entries.count * 2
  }

  /// Entries are taken out, changed and put back, for the reason given in `UIGestureRecognizer.editAttempt`.
  private func edit(_ change: (inout [Entry]) -> Void) {
    var edited = entries
    entries = []
    change(&edited)
    entries = edited
  }
}

/// Lives as long as the recognizer that has it.
final class Lifeline: Sendable {}
