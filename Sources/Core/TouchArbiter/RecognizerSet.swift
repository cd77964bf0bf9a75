/// A set of recognizer numbers, with one bit for each: testing, inserting and removing take constant time.
package struct RecognizerSet: Sendable {
  private var words: [UInt64] = []

  package init() {}

  package func contains(_ id: RecognizerID) -> Bool {
    let word = id >> 6
    return word < words.count && words[word] & (1 << UInt64(id & 63)) != 0
  }

  package mutating func insert(_ id: RecognizerID) {
    let word = id >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(id & 63)
  }

  package mutating func remove(_ id: RecognizerID) {
    let word = id >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(id & 63)) }
  }

  /// Removes all members and keeps the storage.
  package mutating func removeAll() { for word in words.indices { words[word] = 0 } }

  /// Returns the smallest member that is at least the given number; nil without one.
  package func first(from id: RecognizerID) -> RecognizerID? {
    var word = id >> 6
    guard word < words.count else { return nil }
    var rest = words[word] & (~0 << UInt64(id & 63))
    while rest == 0 {
      word += 1
      guard word < words.count else { return nil }
      rest = words[word]
    }
    return word << 6 + rest.trailingZeroBitCount
  }
}
