extension StringProtocol {
  /// Whether some letters stand in the text, one after the other; they are compared as they are written.
  ///
  /// Use it in the place of the standard library's `contains(_:)` of a string: that comes with its regular expressions,
  /// which make every program larger by more than a megabyte.
  package func holds(_ letters: some StringProtocol) -> Bool {
    let (text, wanted) = (Array(utf8), Array(letters.utf8))
    guard let first = wanted.first else { return true }
    guard text.count >= wanted.count else { return false }
    return (0...(text.count - wanted.count)).contains { start in
      text[start] == first && text[start..<(start + wanted.count)] == wanted[...]
    }
  }
}
