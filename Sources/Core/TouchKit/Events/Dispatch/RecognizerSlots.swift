import TouchArbiter

/// The recognizers by their slots in the arbiter.
///
/// Invariants: a recognizer has one slot from its first participation until it is deallocated. The roster retains it
/// from `engage(_:)` to `release(_:)` and not otherwise. A slot is reused only after its recognizer was deallocated.
///
/// This works without weak references, which would make all reference counting of recognizers slower. A recognizer and
/// its entry share a lifetime token; if an entry holds the only reference to it, the recognizer was deallocated.
@MainActor final class RecognizerSlots {
  private struct Entry {
    var lifetimeToken: LifetimeToken?
    /// The recognizer while it is engaged.
    var engaged: UIGestureRecognizer?

    mutating func isVacant() -> Bool { lifetimeToken != nil && isKnownUniquelyReferenced(&lifetimeToken) }
  }

  private var entries: [Entry] = []
  /// The number of entries at which those of deallocated recognizers are collected.
  private var limit = 64
  private var branches = 0

  /// Returns the recognizer in a slot; nil while it is not engaged.
  func recognizer(_ id: RecognizerID) -> UIGestureRecognizer? { entries[id].engaged }

  /// Assigns a slot to a recognizer without one.
  func enroll(_ recognizer: UIGestureRecognizer, in arbiter: inout Arbiter) -> RecognizerID {
    expelVacant(from: &arbiter)
    let id = arbiter.enroll()
    let lifetimeToken = LifetimeToken()
    edit { entries in
      if id == entries.count { entries.append(Entry()) }
      entries[id] = Entry(lifetimeToken: lifetimeToken)
    }
    recognizer.lifetimeToken = lifetimeToken
    return id
  }

  /// Retains an enrolled recognizer: it has an attempt, or a state other than possible without one.
  func engage(_ recognizer: UIGestureRecognizer) {
    edit { $0[recognizer.slot].engaged = recognizer }
  }

  /// Like `engage`, without cost if it is already engaged.
  func engageIfNeeded(_ recognizer: UIGestureRecognizer) {
    if entries[recognizer.slot].engaged == nil { engage(recognizer) }
  }

  /// Stops retaining the recognizer in a slot.
  func release(_ id: RecognizerID) {
    // Released only after the entries are stored again: this may be the last reference.
    let released = entries[id].engaged
    edit { $0[id].engaged = nil }
    withExtendedLifetime(released) {}
  }

  /// Returns a rank for the recognizers of a view that are collected for the first time (15.19).
  func nextBranch() -> Int {
    branches += 1
    return branches
  }

  /// Reclaims the slots of deallocated recognizers if no other slots are free.
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

  /// Entries are moved out, changed and stored again, for the reason given at `UIGestureRecognizer.editAttempt`.
  private func edit(_ change: (inout [Entry]) -> Void) {
    var edited = entries
    entries = []
    change(&edited)
    entries = edited
  }
}

/// An object with the lifetime of its recognizer.
final class LifetimeToken: Sendable {}
