import TouchArbiter

/// Records which pairs of recognizers have exchanged the questions of 5.2.2 in their current attempts.
///
/// Invariant: the relation is symmetric. It is a separate table of bits and not a part of `Attempt`, because it has an
/// entry for each pair: thirty recognizers under a finger are 435 pairs, and moving an attempt out, changing it and
/// storing it again for both of each pair took a third of the time of the event.
@MainActor final class IntroducedPairs {
  /// For each slot, the recognizers that it has exchanged questions with.
  private var rows: [RecognizerSet] = []

  /// Whether two recognizers have exchanged questions.
  func contains(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    one < rows.count && rows[one].contains(other)
  }

  /// Records that two recognizers have exchanged questions.
  func insert(_ one: RecognizerID, _ other: RecognizerID) {
    while rows.count <= max(one, other) { rows.append(RecognizerSet()) }
    rows[one].insert(other)
    rows[other].insert(one)
  }

  /// Removes all entries of a recognizer.
  func forget(_ one: RecognizerID) {
    guard one >= 0, one < rows.count else { return }
    var next = rows[one].first(from: 0)
    while let other = next {
      rows[other].remove(one)
      next = rows[one].first(from: other + 1)
    }
    // The storage of the bits is kept, so that the next attempt allocates nothing.
    rows[one].removeAll()
  }
}
