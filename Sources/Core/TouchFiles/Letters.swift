extension StringProtocol {
  /// Whether the text contains a sequence of characters, compared exactly as written.
  ///
  /// Use it instead of the standard library's `contains(_:)` for strings, which links the regular expressions and makes
  /// every app more than a megabyte larger.
  package func holds(_ letters: some StringProtocol) -> Bool {
    let (text, wanted) = (Array(utf8), Array(letters.utf8))
    guard let first = wanted.first else { return true }
    guard text.count >= wanted.count else { return false }
    return (0...(text.count - wanted.count)).contains { start in
      text[start] == first && text[start..<(start + wanted.count)] == wanted[...]
    }
  }
}
