import TouchDrawing
import TouchGeometry

/// A text in which names of the scene's objects and numbers of rules are links.
///
/// The links are located when a pointer or a finger is on the text, not whenever it is drawn.
@MainActor struct LinkedText {
  enum Target: Equatable {
    /// A view or a recognizer of the scene.
    case object(String)
    case rule(String)

    /// The name of the object, or the number of the rule.
    var name: String {
      switch self {
      case .object(let name), .rule(let name): name
      }
    }
  }

  /// A link and its rectangle, relative to the upper left corner of the text.
  struct Link {
    let target: Target
    let rect: CGRect
  }

  let words: String
  /// The laid-out text.
  let layout: TextLayout

  /// All links, in reading order.
  ///
  /// - Parameter isObject: returns whether the scene has an object with a name.
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

  /// The UTF-16 ranges of the links: names of objects, which may contain dots, and numbers with a dot in them.
  static func targets(in text: String, _ isObject: (String) -> Bool) -> [(range: Range<Int>, target: Target)] {
    var found: [(Range<Int>, Target)] = []
    var start = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator) {
      defer { start += word.utf16.count + 1 }
      let body = word.drop { !Self.isPart($0) }
      let skipped = word.utf16.count - body.utf16.count
      guard let (name, target) = target(body, isObject) else { continue }
      found.append((start + skipped..<start + skipped + name.utf16.count, target))
    }
    return found
  }

  /// Whether a character separates words: a space, or a wide punctuation mark, which no space follows.
  private static func isSeparator(_ letter: Character) -> Bool { " ：，；。、（）“”".contains(letter) }

  /// Whether a character can be part of a name.
  ///
  /// Dots, which separate the components of a name, are not included.
  private static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "-"
  }

  /// The longest prefix of a word that is a name or a rule's number.
  ///
  /// The word may continue with a comma, a bracket or a call.
  private static func target(
    _ word: Substring, _ isObject: (String) -> Bool
  ) -> (name: String, target: Target)? {
    // The article "a" is not a link, even if an object has this name.
    guard word != "a" else { return nil }
    var name = String(word)
    while !name.isEmpty {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) { return (name, .rule(name)) }
      if isObject(name) { return (name, .object(name)) }
      // Tries the next shorter prefix, which ends before a punctuation mark.
      guard let mark = name.lastIndex(where: { !isPart($0) }) else { return nil }
      name = String(name[..<mark])
    }
    return nil
  }
}
