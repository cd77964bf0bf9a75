/// Recognizers by their numbers, a bit for each: to ask whether one is in, to add one or to take one out costs the same
/// however many there are.
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

  /// Takes all out and keeps the room.
  package mutating func removeAll() { for word in words.indices { words[word] = 0 } }

  /// The smallest one from a number on; nil when there is none.
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
