import TouchDrawing
import TouchGeometry

/// Shortens the names of a list to the room that each has, so that different names stay different.
///
/// A name that fits is not changed. The name of a key or a button loses its first word, which its symbol repeats. Another
/// name loses its end, if it has several words, else its middle. Where two names would be the same, both lose their
/// middle or their beginning instead, and as a last resort everything before the first difference.
@MainActor enum ShortNames {
  /// A name, the widest font in which it is drawn, and the width for it, in points.
  @MainActor struct Name {
    let text: String
    let font: UIFont
    let room: CGFloat

    fileprivate func fits(_ other: String, in room: CGFloat? = nil) -> Bool {
      Pen.width(other, font) <= room ?? self.room
    }
    fileprivate var fits: Bool { fits(text) }
  }

  /// Returns what to draw in place of the names, in their order.
  ///
  /// - Parameter symbols: first words that a symbol next to the name repeats.
  static func fitting(_ names: [Name], symbols: [String] = []) -> [String] {
    if names.allSatisfy(\.fits) { return names.map(\.text) }
    // If one name has no room for its first word, the others of its kind lose it too.
    let dropped = symbols.filter { symbol in names.contains { $0.text.hasPrefix(symbol + " ") && !$0.fits } }
    let choices = names.map { Self.choices($0, dropped) }
    var chosen = names.map { _ in 0 }
    // Of names that look the same, those with another choice take it.
    while let same = clash(names, names.indices.map { choices[$0][chosen[$0]] }) {
      let movable = same.filter { chosen[$0] + 1 < choices[$0].count }
      if movable.isEmpty { break }
      for index in movable { chosen[index] += 1 }
    }
    var drawn = names.indices.map { choices[$0][chosen[$0]] }
    // Each turn shows a longer common beginning less, so there are at most as many as letters.
    for _ in 0..<(names.map(\.text.count).max() ?? 0) {
      guard let same = clash(names, drawn) else { break }
      for index in same where !names[index].fits {
        drawn[index] = fromDifference(names[index], among: same.map { names[$0].text })
      }
    }
    return drawn
  }

  /// The indices of different names that are drawn the same; nil if there are none.
  private static func clash(_ names: [Name], _ drawn: [String]) -> [Int]? {
    var places: [String: [Int]] = [:]
    for (index, text) in drawn.enumerated() { places[text, default: []].append(index) }
    var first: [Int]?
    for same in places.values {
      let text = names[same[0]].text
      let isClash = same.contains { (index: Int) in names[index].text != text }
      if isClash, first.map({ (other: [Int]) in same[0] < other[0] }) ?? true { first = same }
    }
    return first
  }

  /// The ways to shorten a name, best first.
  private static func choices(_ name: Name, _ symbols: [String]) -> [String] {
    var (text, choices) = (name.text, [String]())
    if let symbol = symbols.first(where: { text.hasPrefix($0 + " ") }) {
      text = String(text.dropFirst(symbol.count + 1))
      if name.fits(text) { choices.append(text) }
    }
    if name.fits { return choices + [name.text] }
    if text.contains(" ") { choices.append(cut(text, of: name, from: .end)) }
    return choices + [cut(text, of: name, from: .middle), cut(text, of: name, from: .beginning)]
  }

  private enum Part { case beginning, middle, end }

  /// The longest version of a text in which an ellipsis stands for a part of it.
  private static func cut(_ text: String, of name: Name, in room: CGFloat? = nil, from part: Part) -> String {
    let letters = Array(text)
    func version(_ count: Int) -> String {
      switch part {
      case .beginning: "…" + String(letters.suffix(count))
      case .middle: String(letters.prefix((count + 1) / 2)) + "…" + String(letters.suffix(count / 2))
      case .end: String(letters.prefix(count)).trimmed + "…"
      }
    }
    var (low, high) = (1, max(1, letters.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if name.fits(version(middle), in: room) { low = middle } else { high = middle - 1 }
    }
    return version(low)
  }

  /// A name without what it has in common with the beginnings of other ones.
  private static func fromDifference(_ name: Name, among others: [String]) -> String {
    var common = 0
    for other in others {
      let prefix: String = other.commonPrefix(with: name.text)
      if prefix != name.text { common = max(common, prefix.count) }
    }
    let rest = String(name.text.dropFirst(common))
    if name.fits("…" + rest) { return "…" + rest }
    return "…" + cut(rest, of: name, in: name.room - Pen.width("…", name.font), from: .end)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
