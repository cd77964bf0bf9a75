import TouchDrawing
import TouchGeometry

/// A text in which names of the scene's objects and numbers of rules lead somewhere.
///
/// The places are looked for when a pointer or a finger is on the text, not when it is drawn.
@MainActor struct LinkedText {
  enum Target: Equatable {
    /// A view or a recognizer of the scene.
    case object(String)
    case rule(String)
  }

  /// A word that leads somewhere, and where it lies, from the text's upper left corner.
  struct Link {
    let target: Target
    let rect: CGRect
  }

  let words: String
  /// The text as it is set.
  let layout: TextLayout

  /// All links, in the order of reading.
  ///
  /// - Parameter isObject: whether the scene has an object of a name.
  func links(_ isObject: (String) -> Bool) -> [Link] {
    let found = Self.targets(in: words, isObject)
    guard !found.isEmpty else { return [] }
    let lines = TextSystem.current.lines(of: layout)
    return found.flatMap { range, target -> [Link] in
      lines.compactMap { line -> Link? in
        let clusters = line.clusters.filter { $0.range.overlaps(range) }
        guard let first = clusters.first, let last = clusters.last else { return nil }
        return Link(
          target: target, rect: CGRect(x: first.minX, y: line.minY, width: last.maxX - first.minX, height: line.height))
      }
    }
  }

  /// The words that lead somewhere, by their UTF-16 units: names, with their dots, and numbers with a dot in them.
  static func targets(in text: String, _ isObject: (String) -> Bool) -> [(range: Range<Int>, target: Target)] {
    var found: [(Range<Int>, Target)] = []
    var start = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      defer { start += word.utf16.count + 1 }
      let body = word.drop { !Self.isPart($0) }
      let skipped = word.utf16.count - body.utf16.count
      guard let (name, target) = target(body, isObject) else { continue }
      found.append((start + skipped..<start + skipped + name.utf16.count, target))
    }
    return found
  }

  /// Whether a name may consist of it; dots stand between its parts.
  private static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "-"
  }

  /// The longest beginning of a word that is a name or a rule's number: a comma, a bracket or a call may follow.
  private static func target(
    _ word: Substring, _ isObject: (String) -> Bool
  ) -> (name: String, target: Target)? {
    // The article is never a name.
    guard word != "a" else { return nil }
    var name = String(word)
    while !name.isEmpty {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) { return (name, .rule(name)) }
      if isObject(name) { return (name, .object(name)) }
      // To the next shorter beginning that ends before a mark.
      guard let mark = name.lastIndex(where: { !isPart($0) }) else { return nil }
      name = String(name[..<mark])
    }
    return nil
  }
}
