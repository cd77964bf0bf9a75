import TouchArbiter

/// Which recognizers have exchanged the questions of 5.2.2 in their present attempts.
///
/// Promises: who knows another is known by it. It is a table of bits of its own, and not a part of `Attempt`, because it
/// has an entry for each pair: thirty recognizers under a finger are 435 pairs, and to take an attempt out, change it and
/// put it back for each of both was a third of the time of the event.
@MainActor final class Acquaintances {
  /// By the slot of a recognizer, those that it knows.
  private var rows: [RecognizerSet] = []

  /// Whether two recognizers know each other.
  func contains(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    one < rows.count && rows[one].contains(other)
  }

  /// Lets two recognizers know each other.
  func insert(_ one: RecognizerID, _ other: RecognizerID) {
    while rows.count <= max(one, other) { rows.append(RecognizerSet()) }
    rows[one].insert(other)
    rows[other].insert(one)
  }

  /// Makes a recognizer a stranger to all.
  func forget(_ one: RecognizerID) {
    guard one >= 0, one < rows.count else { return }
    var next = rows[one].first(from: 0)
    while let other = next {
      rows[other].remove(one)
      next = rows[one].first(from: other + 1)
    }
    // The room of the bits is kept, so that the next attempt allocates nothing.
    rows[one].removeAll()
  }
}
